"""Weft as a Python array library, for conformance suites of the Array API.

Every name of the standard is a function here that sends a request to the
command serve, and an Array keeps the number of an array over there. Build the
command, name it, and run a suite such as array-api-tests on this module:

    (cd tests/arrayapi && go build -o serve.out ./serve)
    export WEFT_SERVE=$PWD/tests/arrayapi/serve.out
    export PYTHONPATH=$PWD/tests/arrayapi/serve
    ARRAY_API_TESTS_MODULE=weft pytest array_api_tests

It needs nothing but Python; WEFT_DEVICE selects the device, and
ARRAY_API_TESTS_VERSION the version of the standard, 2025.12 or 2024.12.
"""

import collections
import inspect
import json
import math
import operator
import os
import subprocess
import types

__array_api_version__ = os.environ.get("ARRAY_API_TESTS_VERSION", "2025.12")

_server = subprocess.Popen(
    [os.environ.get("WEFT_SERVE", "serve")],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
)
_held = collections.Counter()  # how many Arrays have a number
_dropped = []  # numbers that none has any more


class DType:
    """A dtype by name."""

    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, DType) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return "weft." + self.name


class Device:
    """A device by name."""

    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Device) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return f"weft.Device({self.name!r})"


class AxisError(ValueError, IndexError):
    """An axis that is out of range, which is a ValueError to some functions of
    the standard and an IndexError to others."""


# The Python errors of some causes; all others are ValueErrors.
_errors = {
    "*shape.AxisError": AxisError,
    "*shape.IndexError": IndexError,
    "*dtype.PromotionError": TypeError,
    "*ops.DTypeError": TypeError,
    "*ops.TargetDTypeError": TypeError,
    "*tensor.ScalarError": TypeError,
    "*tensor.NestedTypeError": TypeError,
    "*arrayapi.ArgumentError": TypeError,
    "*arrayapi.UnsupportedError": NotImplementedError,
    "*arrayapi.KeyError": IndexError,
    "*arrayapi.NameError": AttributeError,
}


def _encode(value):
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, Array):
        return {"array": value._number}
    if isinstance(value, DType):
        return {"dtype": value.name}
    if isinstance(value, Device):
        return {"device": value.name}
    if isinstance(value, slice):
        return {"slice": [n if n is None else operator.index(n) for n in (value.start, value.stop, value.step)]}
    if value is Ellipsis:
        return {"ellipsis": True}
    if isinstance(value, float):
        return value if math.isfinite(value) else {"float": "-" * (math.copysign(1, value) < 0) + repr(abs(value))}
    if isinstance(value, complex):
        return {"complex": [_encode(value.real), _encode(value.imag)]}
    if isinstance(value, (list, tuple)):
        return [_encode(v) for v in value]
    return operator.index(value)


def _decode(value):
    if isinstance(value, list):
        return [_decode(v) for v in value]
    if not isinstance(value, dict):
        return value
    ((kind, content),) = value.items()
    if kind == "array":
        return Array(content)
    if kind == "dtype":
        return DType(content)
    if kind == "device":
        return Device(content)
    if kind == "float":
        return float(content)
    if kind == "complex":
        return complex(*(_decode(v) for v in content))
    return {k: _decode(v) for k, v in content.items()}


def _send(name, args, attrs):
    request = {"name": name, "args": [_encode(a) for a in args], "attrs": {k: _encode(v) for k, v in attrs.items()}}
    _server.stdin.write(json.dumps(request) + "\n")
    _server.stdin.flush()
    reply = json.loads(_server.stdout.readline())
    if "error" in reply:
        raise _errors.get(reply["error"]["type"], ValueError)(reply["error"]["message"])
    return reply["result"]


def _call(name, *args, **attrs):
    if _dropped:
        numbers, _dropped[:] = _dropped[:], []
        _server.stdin.write(json.dumps({"name": "serve.release", "args": [{"array": n} for n in numbers]}) + "\n")
        _server.stdin.flush()
        _server.stdout.readline()
    return _results(name, _decode(_send(name, args, attrs)))


class Array:
    """An array on the device, by number."""

    def __init__(self, number):
        self._number = number
        _held[number] += 1

    def __del__(self):
        _held[self._number] -= 1
        if not _held[self._number]:
            del _held[self._number]
            _dropped.append(self._number)

    def __repr__(self):
        whole = _call("serve.elements", self)
        return f"weft.Array({whole['elements']}, shape={tuple(whole['shape'])}, dtype={whole['dtype']})"

    def __setitem__(self, key, value):
        _call("array.__setitem__", self, list(key) if isinstance(key, tuple) else key, value)

    def __getitem__(self, key):
        return _call("array.__getitem__", self, list(key) if isinstance(key, tuple) else key)

    def __array_namespace__(self, *, api_version=None):
        _call("array.__array_namespace__", self, api_version=api_version)
        import weft

        return weft

    @property
    def shape(self):
        return tuple(_call("array.shape", self))

    def to_device(self, device, /, *, stream=None):
        return _call("array.to_device", self, device, stream=stream)

    def __dlpack__(self, /, *, stream=None, max_version=None, dl_device=None, copy=None):
        return _call("array.__dlpack__", self, stream=stream, max_version=max_version, dl_device=dl_device, copy=copy)


def _unary(name):
    return lambda self: _call("array." + name, self)


_operand = (bool, int, float, complex, Array)


def _binary(name):
    def method(self, other):
        return _call("array." + name, self, other) if isinstance(other, _operand) else NotImplemented

    return method


def _in_place(name):
    def method(self, other):
        if not isinstance(other, _operand):
            return NotImplemented
        _send("array." + name, (self, other), {})
        return self

    return method


for _name in ("T", "mT", "dtype", "device", "ndim", "size"):
    setattr(Array, _name, property(_unary(_name)))
for _name in ("abs", "bool", "complex", "dlpack_device", "float", "index", "int", "invert", "neg", "pos"):
    setattr(Array, f"__{_name}__", _unary(f"__{_name}__"))
for _name in ("eq", "ge", "gt", "le", "lt", "ne"):
    setattr(Array, f"__{_name}__", _binary(f"__{_name}__"))
for _name in "add and floordiv lshift matmul mod mul or pow rshift sub truediv xor".split():
    setattr(Array, f"__{_name}__", _binary(f"__{_name}__"))
    setattr(Array, f"__r{_name}__", _binary(f"__r{_name}__"))
    setattr(Array, f"__i{_name}__", _in_place(f"__i{_name}__"))
Array.__hash__ = None

_fields = {
    "unique_all": collections.namedtuple("unique_all", "values indices inverse_indices counts"),
    "unique_counts": collections.namedtuple("unique_counts", "values counts"),
    "linalg.eig": collections.namedtuple("eig", "eigenvalues eigenvectors"),
    "linalg.eigh": collections.namedtuple("eigh", "eigenvalues eigenvectors"),
    "linalg.qr": collections.namedtuple("qr", "Q R"),
    "linalg.slogdet": collections.namedtuple("slogdet", "sign logabsdet"),
    "linalg.svd": collections.namedtuple("svd", "U S Vh"),
    "unique_inverse": collections.namedtuple("unique_inverse", "values inverse_indices"),
}


def _results(name, result):
    """The result in the type that the standard says."""
    if name in _fields:
        return _fields[name](*result)
    if name in ("nonzero", "unstack", "broadcast_shapes", "array.__dlpack_device__"):
        return tuple(result)
    if name in ("broadcast_arrays", "meshgrid", "info.devices") and __array_api_version__ >= "2025.12":
        return tuple(result)
    if name in ("finfo", "iinfo"):
        return types.SimpleNamespace(**result)
    return result


class _Functions:
    """The functions under a prefix, of an extension or of the inspection."""

    def __init__(self, prefix):
        self._prefix = prefix

    def __getattr__(self, name):
        full = self._prefix + name
        if full not in _names:
            raise AttributeError(full)
        return _function(full, name)


def _function(full, name):
    def function(*args, **attrs):
        return _call(full, *args, **attrs)

    function.__name__ = name
    function.__signature__ = inspect.signature(eval(f"lambda {_names[full]}: None"))
    return function


_names = _decode(_send("serve.names", (), {}))  # and their signatures
_constants = {"e", "inf", "nan", "pi", "newaxis"}
_dtypes = {
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "float16", "bfloat16", "float32", "float64", "complex64", "complex128",
}  # fmt: skip
fft = _Functions("fft.")
linalg = _Functions("linalg.")
_info = _Functions("info.")


def __array_namespace_info__():
    return _info


def __getattr__(name):
    if name not in _names or "." in name:
        raise AttributeError(name)
    if name in _dtypes:
        return DType(name)
    if name in _constants:
        return _call(name)
    return _function(name, name)
