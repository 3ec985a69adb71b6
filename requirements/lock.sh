#!/bin/sh
# Renews the pins (needs `uv`). Wheels of all platforms, hashes, and no address of any index.
set -eu
cd "$(dirname "$0")"
export UV_CUSTOM_COMPILE_COMMAND="sh requirements/lock.sh"
lock() {
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes "$@"
}
# dev holds the other two sets, so it is made first and rules their versions.
lock dev.in --output-file dev.txt
lock runtime.in --constraint dev.txt --output-file runtime.txt
lock compile.in --constraint dev.txt --output-file compile.txt
# The peer of the measurements. Apart from dev: nobody needs it to test.
lock bench.in --constraint dev.txt --output-file bench.txt
# Node for the browser client; its own packages are in web/package-lock.json.
lock web.in --constraint dev.txt --output-file web.txt
