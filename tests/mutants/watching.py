"""A plugin of pytest: which tests noticed something, and how; and what lines each comes by."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

REPORT = Path(os.environ["MUTANT_REPORT"])
MEASURED = os.environ.get("MUTANT_SOURCES", "")  # folders whose lines are measured; or none are
EXPECTED = (AssertionError, pytest.fail.Exception)
HOW = "how"


def measuring() -> Any:
    """Begun before the sources are imported: lines that are run then belong to no test."""
    import coverage  # noqa: PLC0415 - a trial measures nothing

    begun = coverage.Coverage(
        data_file=str(REPORT.with_suffix(".coverage")), data_suffix=True, source=MEASURED.split()
    )
    begun.start()
    return begun


COVERAGE = measuring() if MEASURED else None


class Watching:
    def __init__(self) -> None:
        self.noticed: dict[str, list[str]] = {"expectation": [], "crash": []}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if COVERAGE is not None:
            COVERAGE.switch_context(item.nodeid)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> Any:
        """Where the test runs; what it says goes along to whoever gathers the reports."""
        report = yield
        if report.failed and call.excinfo is not None:
            how = "expectation" if call.excinfo.errisinstance(EXPECTED) else "crash"
            report.user_properties.append((HOW, how))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.failed:
            how = dict(report.user_properties).get(HOW, "crash")  # or its whole process is gone
            self.noticed[str(how)].append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.noticed["crash"].append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if COVERAGE is not None:
            COVERAGE.stop()
            COVERAGE.save()
        if not hasattr(session.config, "workerinput"):
            told = {"noticed": self.noticed, "seconds": self.seconds}
            REPORT.write_text(json.dumps(told), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Watching(), "who noticed")
