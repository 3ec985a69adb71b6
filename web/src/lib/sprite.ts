// The art of the pieces, once for the whole page: every board and panel uses its symbols by id.
// The same art as in the server's pictures.
import art from "../../../src/tawy/pictures/sprite.svg?raw";

const ID = "tawy-sprite";

export function bringSprite(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.setAttribute("aria-hidden", "true");
  // Not `display: none`, which would take the patterns away.
  Object.assign(holder.style, { position: "absolute", width: "0", height: "0" });
  // A class and no style attribute, which the server's policy may forbid.
  holder.innerHTML = art.replaceAll('style="fill:var(--pat)"', 'class="seat-pattern"');
  document.body.append(holder);
}
