"""Op lines as calls: the operator, its operands seen through views, its keys.

The views are NumPy's own. The words of a line are split by bench/peers/oplines.
"""

import ast
import os
import re
import sys

import numpy as np

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "peers"))
import oplines  # noqa: E402

DTYPES = oplines.DTYPES


class Keys:
    """The keys of a line, read as what the operator's documentation says they are."""

    def __init__(self, texts):
        self.texts = {k: v.strip().strip("()[]").strip() for k, v in texts.items()}

    def __contains__(self, name):
        return name in self.texts

    def word(self, name, default=None):
        return self.texts.get(name, default)

    def flag(self, name):
        return self.word(name, "false") == "true"

    def number(self, name, default=None):
        return float(self.texts[name]) if name in self.texts else default

    def integers(self, name, default=None):
        """A tuple of integers."""
        if name not in self.texts:
            return default
        return tuple(int(i, 0) for i in self.texts[name].split(",") if i.strip())

    def integer(self, name, default=None):
        return self.integers(name)[0] if name in self.texts else default

    def scalar(self, name):
        """A number, complex where it has two parts."""
        parts = [float(p) for p in self.texts[name].split(",")]
        return parts[0] if len(parts) == 1 else complex(*parts)

    def dtype(self, name):
        return np.dtype(DTYPES[self.texts[name]])

    def index(self, name):
        """A subscript: integers, ranges, newaxis and ..."""
        return tuple(_item(i.strip()) for i in self.texts[name].split(",") if i.strip())


def _item(text):
    if text == "newaxis":
        return None
    if text == "...":
        return Ellipsis
    if ":" in text:
        return slice(*[int(p) if p.strip() else None for p in text.split(":")])
    return int(text)


def call(text, arrays):
    """The operator of a line, its operands and its keys; arrays are by name."""
    line = oplines.Line(text)
    if line.expression is None:
        return line.op, [arrays[name] for name, _, _ in line.operands], Keys(line.keys)
    # at=(1:5) is no Python; as a text it is.
    source = re.sub(r"\bat=\(([^)]*)\)", r"at='\1'", line.expression)
    # with is a word of Python's; so are the letters of an equation or a layout with its arrow.
    source = re.sub(r"\bwith=", "with_=", source)
    source = re.sub(r"\b(equation|layout)=\(([^)]*)\)", r"\1='\2'", source)
    tree = ast.parse(source, mode="eval").body
    return tree.func.id, [_view(a, arrays, source) for a in tree.args], Keys(_keys(tree, source))


def _keys(node, source):
    texts = {}
    for k in node.keywords:
        quoted = isinstance(k.value, ast.Constant) and isinstance(k.value.value, str)
        if not quoted:
            # What is between this key's equals sign and the next key.
            start = k.value.col_offset
            texts[k.arg.rstrip("_")] = re.match(r"[^=]*?(?=\)*\s*(?:,\s*\w+=|$))", source[start:]).group(0)
        else:
            texts[k.arg.rstrip("_")] = k.value.value
    return texts


def _view(node, arrays, source):
    if isinstance(node, ast.Name):
        return arrays[node.id]
    if isinstance(node, ast.Attribute) and node.attr == "T":
        return _view(node.value, arrays, source).T
    if isinstance(node, ast.Subscript):
        names = {"newaxis": None}
        index = eval(compile(ast.Expression(_subscript(node)), "index", "eval"), {"s_": np.s_, **names})
        return _view(node.value, arrays, source)[index]
    x = _view(node.args[0], arrays, source)
    keys = {k.arg: ast.literal_eval(k.value) for k in node.keywords}
    if node.func.id == "flip":
        return np.flip(x, keys["axes"])
    if node.func.id == "broadcast_to":
        return np.broadcast_to(x, keys["shape"])
    if node.func.id == "reshape":
        return np.reshape(x, keys["shape"])
    if node.func.id == "permute_dims":
        return np.transpose(x, np.atleast_1d(keys["perm"]))
    if node.func.id == "squeeze":
        return np.squeeze(x, keys["axes"])
    if node.func.id == "diagonal":
        return np.diagonal(x, keys["offset"], *keys["axes"])
    if node.func.id == "sliding_window":
        windows = np.lib.stride_tricks.sliding_window_view(x, keys["size"], keys["axis"])
        return windows[(slice(None),) * keys["axis"] + (slice(None, None, keys["step"]),)]
    raise KeyError(f"no view {node.func.id}")


def _subscript(node):
    """np.s_[...] of a subscript."""
    made = ast.Subscript(ast.Name("s_", ast.Load()), node.slice, ast.Load())
    return ast.fix_missing_locations(ast.copy_location(made, node))
