"""Writes what oplines.py makes of the op lines that it is given, as peers_test.go reads it."""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "bench/peers"))
from oplines import DTYPES, Line


def described(line):
    line.arguments()  # which fails where a key cannot be read
    operands = [[name, DTYPES[dtype], *shape] for name, dtype, shape in line.operands]
    return {"Text": line.text, "Op": line.op, "DType": DTYPES[line.dtype], "Operands": operands}


print(json.dumps([described(Line(text)) for text in sys.stdin.read().splitlines()]))
