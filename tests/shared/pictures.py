"""Pictures of any game: SVG that is sound."""

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def root_of(drawn: str) -> ElementTree.Element:
    """Of a part of a picture."""
    return ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{drawn}</svg>')


def check_symbols(root: ElementTree.Element) -> None:
    """Whatever is used is there."""
    used = {use.get("href", "") for use in root.iter(f"{SVG}use")}
    assert used
    assert used <= {f"#{symbol.get('id')}" for symbol in root.iter(f"{SVG}symbol")}


def check_title(picture: str, title: str) -> None:
    assert ElementTree.fromstring(picture).findtext(f"{SVG}title") == title
