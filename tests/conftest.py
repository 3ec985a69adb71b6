"""What all tests share: they run interpreted, and `--nothing-skipped` lets no test be left out."""

import os

import pytest

# Before anything imports tawy. Tests of the compiled build start processes of their own.
os.environ["TAWY_COMPILED"] = "0"

pytest.register_assert_rewrite("shared")  # what several games' tests share: it tells as they do

# By the start of their names: the last worker is not left alone with any of them.
LONG = (
    "tests/test_client.py",
    "tests/test_both_ways.py",
    "tests/browser/",
    "tests/test_conventions.py",
)
LEFT_OUT = pytest.StashKey[list[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--nothing-skipped",
        action="store_true",
        help="fail if any test was skipped or is expected to fail",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--nothing-skipped"):
        config.stash[LEFT_OUT] = []
        config.pluginmanager.register(NothingSkipped(config), "nothing-skipped")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, in this order."""

    def place(item: pytest.Item) -> int:
        fitting = [i for i, start in enumerate(LONG) if item.nodeid.startswith(start)]
        return fitting[0] if fitting else len(LONG)

    items.sort(key=place)


class NothingSkipped:
    """Collects what was left out and turns a green run with such tests red.

    With parallel workers this runs in each of them and in the process that gathers the reports;
    only the latter's exit code counts, and it sees all reports.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.left_out = config.stash[LEFT_OUT]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self.left_out.append(f"{report.nodeid}: {_reason(report)}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.left_out.append(f"{report.nodeid}: {_reason(report)}")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.left_out and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left_out:
            terminalreporter.section("--nothing-skipped: these were left out", red=True)
            for line in sorted(set(self.left_out)):
                terminalreporter.line(line)


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    expected = getattr(report, "wasxfail", None)
    if expected is not None:
        return f"expected to fail {expected}".strip()
    where = report.longrepr
    return str(where[2] if isinstance(where, tuple) else where)
