"""Evaluates the NumPy column of docs/from-numpy.md.

Standard input is the arrays and the idioms as JSON, standard output the results.
An idiom that is no expression is a statement that changes w.
"""

import json
import sys
import warnings

import numpy as np


def result(value, nan):
    if isinstance(value, np.dtype):
        return [{"Kind": value.name, "Shape": None, "Data": None}]
    if isinstance(value, (tuple, list)) and any(isinstance(v, np.ndarray) for v in value):
        return [r for v in value for r in result(v, nan)]
    x = np.asarray(value)
    if isinstance(value, tuple) and x.ndim == 1 and not x.size:
        x = x.astype(np.int64)
    data = x.astype(np.complex128).view(np.float64) if x.dtype.kind == "c" else x.astype(np.float64)
    data = np.where(np.isnan(data), nan, data)
    return [{"Kind": x.dtype.kind, "Shape": list(x.shape), "Data": data.reshape(-1).tolist()}]


def evaluate(idiom, arrays, nan):
    names = {name: a.copy() for name, a in arrays.items()}
    names["w"] = names["a"].copy()
    try:
        code = compile(idiom, idiom, "eval")
    except SyntaxError:
        exec(idiom, {"np": np}, names)
        return result(names["w"], nan)
    value = eval(code, {"np": np, **names}, names)
    return result(names["w"] if value is None else value, nan)


def main():
    given = json.load(sys.stdin)
    arrays = {name: np.array(d["Data"]).reshape(d["Shape"]).astype(d["DType"]) for name, d in given["arrays"].items()}
    arrays["v"] = np.where(arrays["v"] > 1e29, np.float32(np.nan), arrays["v"])
    arrays["z"] = np.array([1 + 2j, -1, 0.5j, 1 - 1j], np.complex64)
    results = []
    for idiom in given["idioms"]:
        try:
            results.append({"Results": evaluate(idiom, arrays, given["nan"])})
        except Exception as problem:  # the test says which idiom it is
            results.append({"Error": repr(problem)})
    json.dump(results, sys.stdout)


warnings.simplefilter("ignore")
np.seterr(all="ignore")
main()
