"""What every operator's result should be, by NumPy.

A reference takes a case (its operands c.args, keys c.keys, the bound c.bound in
ULP that the catalogue states) and returns

  an array            the result has its dtype, shape and elements, zeros with their signs
  Unsigned(array)     the same, but NumPy does not define which zero it is
  accuracy.Near       the result is within a tolerance of it

and leaves out elements for which NumPy defines something else or nothing, with
the reason. The keys are those that `gpubench ops` lists; the meaning of an
operator that NumPy lacks is that of its line in docs/numerics.md.
"""

import copy
import math
from fractions import Fraction

import numpy as np

import accuracy
import lines
from accuracy import Near, last_rounding, parts, tree_roundings, ulp, unit, wide, within

TABLE = {}

# Operators that no case can be made of.
WITHOUT = {
    "data": "elements that are in memory: the operands of every case",
    "routine": "the programs of the decompositions",
    **dict.fromkeys(
        ["lu", "cholesky", "qr", "solve", "solve_triangular", "cholesky_solve", "inv", "det", "slogdet", "eigh", "eigvalsh", "eig", "eigvals", "svd", "svdvals", "pinv", "matrix_rank", "lstsq", "cond"],
        "by their residuals, since signs and last digits differ: tensor/decompositions_test.go",
    ),
}


class Entry:
    def __init__(self, function, how):
        self.function, self.how = function, how


class Unsigned:
    """An array whose zeros may have either sign."""

    def __init__(self, value):
        self.value = value


def defines(*names, how=None):
    def register(function):
        for name in names:
            assert name not in TABLE, name
            TABLE[name] = Entry(function, how or "numpy." + name)
        return function

    return register


def promoted(c):
    """The operands in the dtype they promote to; that of arrays of no axes counts too."""
    return [a.astype(c.common) for a in c.args]


# ---------------------------------------------------------------- element by element, exact

def _ufunc(function, signed=True, how=None):
    def reference(c):
        value = function(*promoted(c))
        return value if signed else Unsigned(value)

    return Entry(reference, how or "numpy." + function.__name__)


for _name, _function in {
    "add": np.add, "sub": np.subtract, "bitwise_and": np.bitwise_and, "bitwise_or": np.bitwise_or, "bitwise_xor": np.bitwise_xor,
    "bitwise_invert": np.invert, "bitwise_left_shift": np.left_shift, "bitwise_right_shift": np.right_shift,
    "equal": np.equal, "not_equal": np.not_equal, "less": np.less, "less_equal": np.less_equal, "greater": np.greater, "greater_equal": np.greater_equal,
    "logical_and": np.logical_and, "logical_or": np.logical_or, "logical_xor": np.logical_xor, "logical_not": np.logical_not,
    "isfinite": np.isfinite, "isinf": np.isinf, "isnan": np.isnan, "signbit": np.signbit,
    "fmod": np.fmod, "conj": np.conj, "real": np.real, "imag": np.imag, "remainder": np.remainder, "neg": np.negative,
    "copy": np.copy, "round": np.around,
}.items():
    TABLE[_name] = _ufunc(_function)
for _name, _function in {"maximum": np.maximum, "minimum": np.minimum}.items():
    TABLE[_name] = _ufunc(_function, signed=False)


@defines("clip", how="numpy.minimum(numpy.maximum(x, low), high), as numpy.clip takes a NaN without axes for no bound")
def _clip(c):
    x, low, high = promoted(c)
    return Unsigned(np.minimum(np.maximum(x, low), high))


@defines("copysign")
def _copysign(c):
    c.leave_out(np.isnan(c.args[1]) & (c.args[1].dtype != c.common), "the sign of a NaN of another dtype: a conversion makes the canonical NaN")
    return np.copysign(*promoted(c))


@defines("nextafter")
def _nextafter(c):
    value = np.nextafter(*promoted(c))
    # From a zero to the other one NumPy's halves stay where they are; C goes there.
    return Unsigned(value) if value.dtype == np.float16 else value


@defines("ceil", "floor", "trunc")
def _integral(c):
    x, = c.args
    if x.dtype.kind in "iu":  # NumPy 1.24 would make floats of them; the Array API and NumPy 2 do not
        return x.copy()
    return getattr(np, c.name)(x)


@defines("sign")
def _sign(c):
    x, = c.args
    if x.dtype.kind != "c":
        return Unsigned(np.sign(x))
    c.leave_out(~(np.isfinite(x.real) & np.isfinite(x.imag)), "sign of a complex number that is not finite: NumPy 1.24 has that of the real part")
    w = wide(x)
    size = np.hypot(w.real, w.imag)
    return within(np.where(size == 0, 0, w / np.where(size == 0, 1, size)), 2, x.dtype)


@defines("mul", how="numpy.multiply")
def _mul(c):
    a, b = promoted(c)
    return np.multiply(a, b) if a.dtype.kind != "c" else _complex_mul(c, a, b)


def _complex_mul(c, a, b):
    # By parts, as NumPy multiplies; its loops may contract, so not to the bit.
    dtype, a, b = np.result_type(a, b), wide(a), wide(b)
    products = [np.abs(_finite(x) * _finite(y)) for x in (a.real, a.imag) for y in (b.real, b.imag)]
    c.leave_out(np.maximum.reduce(products) > accuracy.greatest(dtype), "complex product of which a part overflows")
    return within(a * b, max(c.bound, 3), dtype)


@defines("square")
def _square(c):
    x, = c.args
    return np.square(x) if x.dtype.kind != "c" else _complex_mul(c, x, x)


@defines("div", how="numpy.divide")
def _div(c):
    a, b = promoted(c)
    return np.divide(a, b) if a.dtype.kind != "c" else _complex_div(c, a, b)


@defines("reciprocal")
def _reciprocal(c):
    x, = c.args
    return np.reciprocal(x) if x.dtype.kind != "c" else _complex_div(c, np.ones_like(x), x)


def _complex_div(c, a, b):
    c.leave_out(~(np.isfinite(a) & np.isfinite(b)) | (b == 0), "complex quotient at infinities and by 0: NumPy does not follow C99, Annex G")
    value = wide(a) / np.where(b == 0, 1, wide(b))
    return within(value, max(c.bound, 4), a.dtype)


@defines("abs", how="numpy.absolute")
def _abs(c):
    x, = c.args
    if x.dtype.kind != "c":
        return np.absolute(x)
    return within(np.hypot(wide(x.real), wide(x.imag)), c.bound, parts(x.dtype))


@defines("floor_divide", how="numpy.floor_divide; finite floats by exact fractions, as NumPy rounds twice")
def _floor_divide(c):
    a, b = promoted(c)
    value = np.floor_divide(a, b)
    if a.dtype.kind != "f":
        return value
    a, b = np.broadcast_arrays(a, b)
    c.leave_out(np.isinf(a), "an infinite dividend: NumPy has NaN where the Array API has an infinity")
    c.leave_out(np.isinf(b) & (np.signbit(a) != np.signbit(b)), "a quotient by infinity: NumPy has -1 where the Array API has -0")
    value = np.array(value)
    for at in map(tuple, np.argwhere(np.isfinite(a) & np.isfinite(b) & (b != 0))):
        x, y = float(a[at]), float(b[at])
        quotient = math.floor(Fraction(x) / Fraction(y))
        value[at] = accuracy.rounded(Fraction(quotient), a.dtype) if quotient else math.copysign(0, x) * math.copysign(1, y)
    return value


@defines("fma", how="exact fractions")
def _fma(c):
    return _multiplied_and_added(*np.broadcast_arrays(*promoted(c)))


def _multiplied_and_added(x, y, z):
    """x y + z with one rounding, of arrays of one shape and dtype."""
    value = np.array(wide(x) * wide(y) + wide(z), ndmin=x.ndim)
    out = np.array(value.astype(np.float64))
    for at in map(tuple, np.argwhere(np.isfinite(x) & np.isfinite(y) & np.isfinite(z))):
        exact = Fraction(float(x[at])) * Fraction(float(y[at])) + Fraction(float(z[at]))
        if exact:
            out[at] = accuracy.rounded(exact, x.dtype)
    return out.astype(x.dtype)


# ---------------------------------------------------------------- sums in two parts, operation by operation

TERM_DOWN, TERM_UP = np.float32(2.0**-40), np.float32(2.0**40)


def _two(high, low):
    out = np.empty(np.shape(high), np.result_type(np.asarray(high).dtype, np.complex64))
    out.real, out.imag = high, low
    return out


@defines("sum_term", how="NumPy's multiplication and subtraction, halves in float32")
def _sum_term(c):
    x = c.args[0].astype(_accumulator(c.args[0].dtype))
    high = x * TERM_DOWN
    return _two(high, x - high * TERM_UP)


def _terms_added(x, y):
    """Two sums in two parts, by NumPy's additions and subtractions (Knuth, volume 2, 4.2.2, theorem B)."""
    high = x.real + y.real
    virtual = high - x.real
    error = (x.real - (high - virtual)) + (y.real - virtual)
    return _two(high, (x.imag + y.imag) + error * TERM_UP)


@defines("add_terms", how="NumPy's additions and subtractions of the parts")
def _add_terms(c):
    return _terms_added(*np.broadcast_arrays(*promoted(c)))


@defines("divide_terms", how="NumPy's quotients of the parts; the remainder by exact fractions")
def _divide_terms(c):
    x, by = np.broadcast_arrays(*promoted(c))
    most = np.finfo(x.real.dtype).max
    high = x.real / by.imag
    high = np.where(np.isfinite(x.real), np.clip(high, -most, most), high)
    left = _multiplied_and_added(-high, by.imag, x.real)
    return _two(high, (left * TERM_UP + x.imag) / by.real)


@defines("join_term", how="NumPy's addition of the parts")
def _join_term(c):
    x, = c.args
    return np.where((x.imag != 0) & np.isfinite(x.imag), x.real + x.imag, x.real)


def _leaf(x):
    """A row of 1024 terms or fewer by 16 accumulators, as docs/numerics.md has the tree."""
    lanes = [x[..., i] for i in range(min(16, x.shape[-1]))]
    for i in range(16, x.shape[-1]):
        lanes[i % 16] = _terms_added(lanes[i % 16], x[..., i])
    for half in (8, 4, 2, 1):
        for i in range(half, min(2 * half, len(lanes))):
            lanes[i - half] = _terms_added(lanes[i - half], lanes[i])
    return lanes[0]


def _leaves(x):
    """The sums of a row's leaves."""
    return np.stack([_leaf(x[..., at:at + 1024]) for at in range(0, x.shape[-1], 1024)], axis=-1)


def _terms_of_rows(x):
    while x.shape[-1] > 1:
        x = _leaves(x)
    return x[..., 0]


def _terms_up_to(x):
    """The sums up to each term of rows, leaf by leaf."""
    if x.shape[-1] > 1024:
        before = _terms_up_to(_leaves(x))
        parts = [_terms_up_to(x[..., at:at + 1024]) for at in range(0, x.shape[-1], 1024)]
        later = [_terms_added(before[..., i:i + 1], part) for i, part in enumerate(parts[1:])]
        return np.concatenate([parts[0]] + later, axis=-1)
    out = x.copy()
    for i in range(1, x.shape[-1]):
        out[..., i] = _terms_added(out[..., i - 1], x[..., i])
    return out


@defines("sum_terms", how="NumPy's additions of the parts, by the tree of docs/numerics.md")
def _sum_terms(c):
    x, axes = c.args[0], _axes(c)
    kept = [a for a in range(x.ndim) if a not in axes]
    shape = [x.shape[a] for a in kept]
    value = np.zeros(shape, x.dtype)
    if x.size:
        value = _terms_of_rows(x.transpose(kept + sorted(axes)).reshape(shape + [-1]))
    return np.expand_dims(value, tuple(axes)) if c.keys.flag("keepdims") else value


@defines("cumulative_terms", how="NumPy's additions of the parts, by the leaves of docs/numerics.md")
def _cumulative_terms(c):
    along = lambda x, axis: np.moveaxis(_terms_up_to(np.moveaxis(x, axis, -1)), -1, axis) if x.size else x
    return _scanned(c, c.args[0], along, 0)


@defines("where")
def _where(c):
    common = np.result_type(c.args[1].dtype, c.args[2].dtype)
    return np.where(c.args[0], c.args[1].astype(common), c.args[2].astype(common))


@defines("relu", how="numpy.maximum(x, 0)")
def _relu(c):
    return Unsigned(np.maximum(c.args[0], c.args[0].dtype.type(0)))


@defines("cast", how="numpy.ndarray.astype; integers to halves rounded once, as NumPy goes by way of float32")
def _cast(c):
    return _converted(c, c.args[0], c.keys.dtype("to"))


@defines("bitcast", how="numpy.ndarray.view")
def _bitcast(c):
    return np.ascontiguousarray(c.args[0]).view(c.keys.dtype("to")).reshape(c.args[0].shape)


def _converted(c, x, to):
    if x.dtype.kind == "c" and to.kind not in "cb":
        x = x.real
    if to.kind == "c" and x.dtype.kind != "c":
        return _converted(c, x, parts(to)).astype(to)
    if to.kind in "iu" and x.dtype.kind == "f":
        least, beyond = np.longdouble(np.iinfo(to).min), np.longdouble(2.0) ** (8 * to.itemsize - (to.kind == "i"))
        whole = np.trunc(wide(x))
        inside = (whole >= least) & (whole < beyond)
        c.leave_out(~inside, "float to integer out of range: C, hence NumPy, does not define it")
        return np.where(inside, np.where(inside, x, x.dtype.type(0)).astype(to), to.type(0))
    if to == np.float16 and x.dtype.kind in "iu":
        return accuracy.rounded_from_extended(x, to)
    return x.astype(to)


@defines("pow", how="numpy.power, floats in extended precision")
def _pow(c):
    a, b = promoted(c)
    if a.dtype.kind in "iu":
        negative = b < 0
        c.leave_out(negative, "integer to a negative integer power: an error in NumPy")
        return np.power(a, np.where(negative, b.dtype.type(0), b))
    if a.dtype.kind == "c":
        odd = ~(np.isfinite(a) & np.isfinite(b)) | (a == 0)
        c.leave_out(odd, "complex power of 0 and of what is not finite: not defined by C99")
        # The logarithm is within 2^-66, which the exponent multiplies.
        exponents = np.maximum(np.abs(wide(b.real)), np.abs(wide(b.imag)))
        c.leave_out(exponents > 2.0**40, "complex power with an exponent above 2^40: an error in the logarithm of 2^-66 counts")
        a, b = np.where(odd, 1, wide(a)), np.where(odd, 1, wide(b))
        exponent = b * np.log(a)
        c.leave_out(np.abs(exponent) > 2.0**40, "complex power with a large exponent: extended precision loses its angle")
        value = np.exp(exponent)
        c.leave_out(~np.isfinite(value), "complex power beyond extended precision")
        near = within(value, c.bound, c.common, signed=False)
        near.tolerance = near.tolerance + np.minimum(np.abs(value), 4 * accuracy.greatest(c.common)) * (np.abs(exponent) * 8 * accuracy.EXTENDED.eps + np.minimum(exponents, 2.0**40) * 2.0**-66)
        return near
    # powl of glibc takes the exponent -2^63 of -inf for an odd one; a double's power does not.
    value = np.where(np.isinf(a), np.power(a.astype(np.float64), b.astype(np.float64)), np.power(wide(a), wide(b)))
    return within(value, c.bound, c.common)


@defines("logaddexp", how="numpy.logaddexp in extended precision")
def _logaddexp(c):
    value = np.logaddexp(*[wide(a) for a in c.args])
    bound = 4 if c.common == np.float64 else 2
    return Near(value, bound * np.maximum(ulp(value, c.common), ulp(np.longdouble(0.5), c.common)), c.common)


@defines("xlogy", how="numpy.where(x == 0 and y is a number, 0, x numpy.log(y)) in extended precision")
def _xlogy(c):
    x, y = [wide(a) for a in promoted(c)]
    return within(np.where((x == 0) & ~np.isnan(y), 0, x * np.log(y)), c.bound, c.common)


# ---------------------------------------------------------------- elementary functions

def _elementary(function, how):
    def reference(c):
        near = within(function(*[wide(a) for a in promoted(c)]), c.bound, c.common)
        near.open_signs = True
        return near

    return Entry(reference, how)


for _name, _function in {
    "exp": np.exp, "exp2": np.exp2, "log": np.log, "log2": np.log2, "log10": np.log10, "sin": np.sin, "cos": np.cos, "tan": np.tan,
    "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "atan2": np.arctan2, "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh,
    "asinh": np.arcsinh, "acosh": np.arccosh, "atanh": np.arctanh, "cbrt": np.cbrt, "hypot": np.hypot, "sqrt": np.sqrt,
}.items():
    TABLE[_name] = _elementary(_function, f"numpy.{_function.__name__} in extended precision")


@defines("expm1", how="numpy.expm1 in extended precision, complex by real functions, as NumPy cancels near 0")
def _expm1(c):
    x = wide(c.args[0])
    if x.dtype.kind != "c":
        return within(np.expm1(x), c.bound, c.common)
    _finite_alone(c, x)
    a, b = x.real, x.imag
    value = _by_parts(np.expm1(a) * np.cos(b) - 2 * np.sin(b / 2) ** 2, np.where(b == 0, b, np.exp(a) * np.sin(b)))
    return within(value, c.bound, c.common, signed=False)


@defines("log1p", how="numpy.log1p in extended precision, complex by real functions, as NumPy cancels near 0")
def _log1p(c):
    x = wide(c.args[0])
    if x.dtype.kind != "c":
        return within(np.log1p(x), c.bound, c.common)
    _finite_alone(c, x)
    a, b = x.real, x.imag
    small = np.hypot(a, b) < 0.5
    re = np.where(small, np.log1p(np.where(small, a * (2 + a) + b * b, 0)) / 2, np.log(np.hypot(1 + a, b)))
    value = _by_parts(re, np.arctan2(b, 1 + a))
    return within(value, c.bound, c.common, signed=False)


def _finite_alone(c, x):
    c.leave_out(~(np.isfinite(x.real) & np.isfinite(x.imag)), "complex function of what is not finite: not in C99")


# ---------------------------------------------------------------- functions that NumPy lacks

_erf = np.frompyfunc(math.erf, 1, 1)
_erfc = np.frompyfunc(math.erfc, 1, 1)


def _double(function, x):
    return np.asarray(function(np.asarray(x, np.float64)), np.longdouble)


def _error_of_libm(near, value, c, extra=0):
    """The error of a function of the standard library, in double: a unit in its last place, and what the arguments' rounding adds."""
    near.tolerance = near.tolerance + ulp(value, np.float64) * (1 + extra)
    return near


@defines("erf", how="math.erf")
def _erf_reference(c):
    value = _double(_erf, c.args[0])
    return _error_of_libm(within(value, c.bound, c.common), value, c)


@defines("erfc", how="math.erfc")
def _erfc_reference(c):
    value = _double(_erfc, c.args[0])
    return _error_of_libm(within(value, c.bound, c.common), value, c)


@defines("gelu", how="x/2 math.erfc(-x/sqrt(2))")
def _gelu(c):
    x = wide(c.args[0])
    value = np.where(x == -np.inf, -np.longdouble(0), x / 2 * _double(_erfc, -x / np.sqrt(np.longdouble(2))))
    # The argument of erfc is rounded to a double: relative to the result x^2/2 such roundings.
    return _error_of_libm(within(value, c.bound, c.common), value, c, 2 + np.minimum(np.where(np.isfinite(x), x * x, 0), 2000))


@defines("gelu_tanh", how="its formula in extended precision")
def _gelu_tanh(c):
    x = wide(c.args[0])
    y = np.sqrt(2 / np.longdouble(np.pi)) * (x + np.longdouble(0.044715) * x**3)
    # (1 + tanh y) / 2 is 1 / (1 + e^-2y), which does not cancel.
    value = np.where(x == -np.inf, -np.longdouble(0), x * _sigmoid(2 * y))
    near = within(value, c.bound, c.common)
    # The constants are doubles; e^2y has 2|y| times their error.
    near.tolerance = near.tolerance + np.abs(value) * np.minimum(np.abs(np.where(np.isfinite(y), y, 0)), 1e5) * 2.0**-52 * 2
    return near


def _sigmoid(x):
    return 1 / (1 + np.exp(-x))


def _softplus(x):
    return np.where(x == -np.inf, 0, np.logaddexp(0, x))


def _silu(x):
    return np.where(x == -np.inf, -np.longdouble(0), x * _sigmoid(x))


def _mish(x):
    return np.where(x == -np.inf, -np.longdouble(0), x * np.tanh(_softplus(x)))


def _softsign(x):
    return np.where(np.isinf(x), np.sign(x), x / (1 + np.abs(x)))


def _six(x):
    return np.minimum(np.maximum(x + 3, 0), 6)


_SELU_ALPHA, _SELU_SCALE = np.longdouble("1.6732632423543772848170429916717"), np.longdouble("1.0507009873554804934193349852946")

for _name, (_function, _how) in {
    "sigmoid": (_sigmoid, "1 / (1 + numpy.exp(-x))"),
    "softplus": (_softplus, "numpy.logaddexp(0, x)"),
    "silu": (_silu, "x / (1 + numpy.exp(-x))"),
    "mish": (_mish, "x numpy.tanh(numpy.logaddexp(0, x))"),
    "softsign": (_softsign, "x / (1 + |x|)"),
    "hard_swish": (lambda x: np.where(x == -np.inf, -np.longdouble(0), x * _six(x) / 6), "x min(max(x + 3, 0), 6) / 6"),
    "selu": (lambda x: _SELU_SCALE * np.where(x > 0, x, _SELU_ALPHA * np.expm1(np.minimum(x, 0))), "scale (x, or alpha numpy.expm1(x)), the constants of Klambauer et al., 2017"),
    "rsqrt": (lambda x: 1 / np.sqrt(x), "1 / numpy.sqrt(x)"),
}.items():
    TABLE[_name] = _elementary(_function, _how + " in extended precision")


@defines("leaky_relu", how="numpy.where(x >= 0, x, slope x)")
def _leaky_relu(c):
    x = wide(c.args[0])
    return within(np.where(x >= 0, x, np.longdouble(c.keys.number("slope", 0.01)) * x), c.bound, c.common)


@defines("elu", how="numpy.where(x > 0, x, alpha numpy.expm1(x))")
def _elu(c):
    x = wide(c.args[0])
    return within(np.where(x > 0, x, np.longdouble(c.keys.number("alpha", 1)) * np.expm1(np.minimum(x, 0))), c.bound, c.common)


@defines("hard_sigmoid", how="min(max(x + 3, 0), 6) / 6, or alpha x + beta in [0, 1]")
def _hard_sigmoid(c):
    x = wide(c.args[0])
    if "alpha" not in c.keys and "beta" not in c.keys:
        return within(_six(x) / 6, c.bound, c.common)
    alpha, beta = np.longdouble(c.keys.number("alpha", 1 / 6)), np.longdouble(c.keys.number("beta", 0.5))
    value = np.minimum(np.maximum(alpha * x + beta, 0), 1)
    return Near(value, (np.abs(alpha * x) + np.abs(beta)) * 4 * unit(c.common) + last_rounding(value, c.common), c.common)


@defines("prelu", how="numpy.where(x1 >= 0, x1, x1 x2)")
def _prelu(c):
    x, slope = promoted(c)
    return np.where(x >= 0, x, x * slope)


# ---------------------------------------------------------------- reductions

def _axes(c, default=None):
    """The axes to work along: those of the key, or all."""
    x = c.args[0]
    axes = c.keys.integers("axis", default if x.ndim else ())
    return tuple(range(x.ndim)) if axes is None else tuple(a % x.ndim for a in axes)


def _along(c, function, x=None, **more):
    """A reduction of NumPy along the case's axes."""
    return function(c.args[0] if x is None else x, axis=_axes(c), keepdims=c.keys.flag("keepdims"), **more)


def _count(c, axes=None):
    return int(np.prod([c.args[0].shape[a] for a in (_axes(c) if axes is None else axes)], dtype=np.int64))


def _by_parts(re, im):
    value = np.empty(np.shape(re), np.clongdouble)
    value.real, value.imag = re, im
    return value


def _keeping(c, function, x):
    return function(x, axis=_axes(c), keepdims=True)


def _finite(x):
    """x with zeros for what is not finite, part by part."""
    x = np.asarray(x)
    if x.dtype.kind == "c":
        return _by_parts(_finite(x.real), _finite(x.imag))
    return np.where(np.isfinite(x), x, 0)


OVERFLOW = "a partial result may overflow on the way"


def _sum_near(c, terms, dtype, rounded_terms=0):
    """The sum of terms in extended precision: each has been rounded so often, and is again at each step of the tree."""
    value, size = _along(c, np.sum, terms), _along(c, np.sum, np.abs(_finite(terms)))
    c.leave_out(size > accuracy.greatest(_accumulator(dtype)) / 2, OVERFLOW)
    roundings = tree_roundings(_count(c)) + rounded_terms
    return Near(value, roundings * 1.01 * unit(dtype) * size + last_rounding(value, dtype), dtype)


def _accumulator(dtype):
    return np.float32 if parts(dtype) == np.float16 else parts(dtype)


@defines("sum", how="numpy.sum, floats in extended precision")
def _sum(c):
    x, = c.args
    return _along(c, np.sum) if x.dtype.kind in "iu" else _sum_near(c, wide(x), x.dtype)


@defines("prod", how="numpy.prod, floats in extended precision")
def _prod(c):
    x, = c.args
    return _along(c, np.prod) if x.dtype.kind in "iu" else _prod_near(c, wide(x), x.dtype, lambda f, v: _along(c, f, v), _count(c))


def _numbers(x, instead):
    """x with a number in the place of each NaN."""
    return np.where(np.isnan(x), instead, x)


@defines("nansum", how="numpy.nansum in extended precision")
def _nansum(c):
    x, = c.args
    return _sum_near(c, _numbers(wide(x), 0), x.dtype)


@defines("nanprod", how="numpy.nanprod in extended precision")
def _nanprod(c):
    x, = c.args
    return _prod_near(c, _numbers(wide(x), 1), x.dtype, lambda f, v: _along(c, f, v), _count(c))


@defines("nanmax", "nanmin", how="numpy.nanmax and nanmin")
def _nanextreme(c):
    x, = c.args
    greatest = c.name == "nanmax"
    value = _along(c, np.max if greatest else np.min, _numbers(x, -np.inf if greatest else np.inf))
    return Unsigned(np.where(_along(c, np.all, np.isnan(x)), np.nan, value).astype(x.dtype))


@defines("nanmean", how="numpy.nanmean in extended precision")
def _nanmean(c):
    x, = c.args
    near, n = _nansum(c), _along(c, np.sum, ~np.isnan(x))
    value = near.value / n
    tolerance = (near.tolerance - last_rounding(near.value, x.dtype)) / np.maximum(n, 1) + np.abs(_finite(value)) * 4 * unit(x.dtype)
    return Near(value, tolerance + last_rounding(value, x.dtype) + accuracy.least(_accumulator(x.dtype)), x.dtype)


def _prod_near(c, x, dtype, along, n):
    value = along(np.prod, x)
    size = np.abs(x)
    logs = np.log2(np.where(np.isfinite(size) & (size != 0), size, 1))
    growth, shrinkage = along(np.sum, np.maximum(logs, 0)), along(np.sum, np.maximum(-logs, 0))
    most = accuracy.FORMATS[np.dtype(_accumulator(dtype)).char][2]
    c.leave_out(growth > most - 1, OVERFLOW)
    odd = along(np.max, np.where(np.isfinite(x), 0, 1)) if n else 0
    c.leave_out((odd > 0) & (shrinkage > most - 30), "a product with infinities of which a part may underflow to 0")
    each = 3 if np.dtype(dtype).kind == "c" else 1
    if each > 1:
        c.leave_out(odd > 0, "complex product at infinities: its order counts")
    underflow = each * n * accuracy.least(_accumulator(dtype)) * np.exp2(np.minimum(growth, most))
    return Near(value, n * each * unit(dtype) * 1.01 * np.abs(_finite(value)) + underflow + last_rounding(np.abs(value), dtype), dtype)


@defines("max", "min")
def _extreme(c):
    return Unsigned(_along(c, getattr(np, c.name)))


@defines("all", "any")
def _truth(c):
    return np.asarray(_along(c, getattr(np, c.name)))


@defines("count_nonzero")
def _count_nonzero(c):
    if c.args[0].ndim == 0 or _axes(c) == ():
        return (c.args[0] != 0).astype(np.int64)
    return np.asarray(_along(c, np.count_nonzero)).astype(np.int64)


@defines("argmax", "argmin", how="numpy.argmax and argmin, of several axes as one")
def _position(c):
    x, axes = c.args[0], _axes(c)
    kept = [a for a in range(x.ndim) if a not in axes]
    rows = x.transpose(kept + sorted(axes)).reshape([x.shape[a] for a in kept] + [-1 if x.size else _count(c)])
    value = getattr(np, c.name)(rows, axis=-1).astype(np.int64)
    return np.expand_dims(value, axes) if c.keys.flag("keepdims") else np.asarray(value)


@defines("mean", how="numpy.mean in extended precision")
def _mean(c):
    x, n = c.args[0], _count(c)
    near = _sum_near(c, wide(x), x.dtype)
    value = near.value * np.nan if n == 0 else near.value / n if x.dtype.kind != "c" else _by_parts(near.value.real / n, near.value.imag / n)
    if x.dtype.kind == "c":
        c.leave_out(~np.isfinite(value), "complex quotient at infinities: NumPy does not follow C99, Annex G")
    tolerance = (near.tolerance - last_rounding(near.value, x.dtype)) / max(n, 1) + np.abs(_finite(value)) * 4 * unit(x.dtype)
    return Near(value, tolerance + last_rounding(value, x.dtype) + accuracy.least(_accumulator(x.dtype)), x.dtype)


def _centred(c, x, dtype, count):
    """Distances from the mean, the mean's error, and the sum of squares with its error, kept along the axes."""
    u = unit(dtype)
    n = max(count, 1)
    mean = _keeping(c, np.sum, x) / n
    distance = x - mean
    of_mean = (tree_roundings(count) + 2) * u * _keeping(c, np.sum, np.abs(x)) / n + accuracy.least(_accumulator(dtype))
    total, apart = _keeping(c, np.sum, distance * distance), _keeping(c, np.sum, np.abs(distance))
    # A distance d has the error e = |d| u + of_mean, and its square (2 |d| + e) e: summed term by term.
    of_squares = (2 * u + u * u) * total + 2 * (1 + u) * of_mean * apart + n * (of_mean * of_mean + accuracy.least(_accumulator(dtype)))
    return distance, of_mean, total, of_squares + (tree_roundings(count) + 2) * u * total


def _squares_overflow(c, x, dtype, count, axes=None):
    most = np.max(np.abs(_finite(x)), axis=_axes(c) if axes is None else axes, keepdims=True) if x.size else np.zeros(())
    return 4 * most * most * max(count, 1) > accuracy.greatest(_accumulator(dtype))


def _dropped(c, x):
    """What was kept along the axes without them, unless the case keeps them."""
    return x if c.keys.flag("keepdims") else np.squeeze(x, _axes(c))


def _variance(c):
    x, n, dtype = wide(c.args[0]), _count(c), c.args[0].dtype
    left = n - c.keys.number("correction", 0)
    if x.size:
        c.leave_out(_dropped(c, _squares_overflow(c, x, dtype, n)), OVERFLOW)
    _, _, total, of_total = _centred(c, x, dtype, n)
    value = _along(c, np.var, x, ddof=c.keys.number("correction", 0)) if left > 0 else _dropped(c, total) * np.nan
    if left <= 0:
        c.leave_out(True, "a correction of as many as there are elements, or more")
    return value, _dropped(c, of_total) / max(left, 1e-300) + 2 * unit(dtype) * np.abs(_finite(value)), dtype


@defines("var", how="numpy.var in extended precision")
def _var(c):
    value, tolerance, dtype = _variance(c)
    return Near(value, tolerance + last_rounding(value, dtype) + accuracy.least(_accumulator(dtype)), dtype)


@defines("std", how="numpy.std in extended precision")
def _std(c):
    value, tolerance, dtype = _variance(c)
    return _root(value, tolerance, dtype)


def _root(value, tolerance, dtype):
    """The square root of a value that is within a tolerance."""
    tolerance = tolerance + accuracy.least(_accumulator(dtype))
    root = np.sqrt(value)
    spread = np.maximum(np.sqrt(value + tolerance) - root, root - np.sqrt(np.maximum(value - tolerance, 0)))
    return Near(root, spread + root * 2 * unit(dtype) + last_rounding(root, dtype), dtype)


@defines("sum_square", how="numpy.sum of squares, integers in 64 bits, floats in extended precision")
def _sum_square(c):
    x, = c.args
    if x.dtype.kind in "iu":
        return _along(c, np.sum, x.astype(np.int64 if x.dtype.kind == "i" else np.uint64) ** 2)
    near = _sum_near(c, wide(x) ** 2, x.dtype, 1)
    near.tolerance = near.tolerance + _count(c) * accuracy.least(_accumulator(x.dtype))
    return near


def _sizes(x):
    return np.hypot(wide(x.real), wide(x.imag)) if x.dtype.kind == "c" else np.abs(wide(x))


@defines("l1_norm", how="numpy.sum(numpy.abs(x)) in extended precision")
def _l1(c):
    return _norm(c, 1.0)


@defines("l2_norm", how="the root of numpy.sum(numpy.abs(x)**2) in extended precision")
def _l2(c):
    return _norm(c, 2.0)


@defines("inf_norm", how="numpy.max(numpy.abs(x))")
def _inf_norm(c):
    return _norm(c, math.inf)


@defines("vector_norm", how="numpy.linalg.norm's formulas in extended precision")
def _vector_norm(c):
    return _norm(c, c.keys.number("p", 2.0))


def _norm(c, p):
    x, = c.args
    dtype, size, n = parts(x.dtype), _sizes(x), _count(c)
    complex_error = 4 if x.dtype.kind == "c" else 0
    if x.dtype.kind == "c" and x.size:
        c.leave_out(_along(c, np.any, np.isinf(size) & (np.isnan(x.real) | np.isnan(x.imag))), "the size of an infinity with a NaN: NumPy squares the parts")
    if math.isinf(p):
        value = _along(c, np.max if p > 0 else np.min, size)
        return Near(value, complex_error * (np.abs(_finite(value)) * unit(dtype) + accuracy.least(dtype)), dtype)
    if p == 0:
        return Near(_along(c, np.sum, (size != 0).astype(np.longdouble)), np.longdouble(0), dtype)
    if p == 1:
        near = _sum_near(c, size, dtype, complex_error)
        near.tolerance = near.tolerance + n * complex_error * accuracy.least(_accumulator(dtype))
        return near
    near = _sum_near(c, size**p, dtype, 4 + complex_error * p + 2)
    tolerance = near.tolerance - last_rounding(near.value, dtype) + n * 3 * accuracy.least(_accumulator(dtype))
    if p == 2:
        return _root(near.value, tolerance, dtype)
    value = near.value ** (1 / np.longdouble(p))
    spread = (near.value + tolerance) ** (1 / np.longdouble(p)) - value
    low = value - np.maximum(near.value - tolerance, 0) ** (1 / np.longdouble(p))
    log = np.abs(np.log(np.where(near.value > 0, near.value, 1)))
    return Near(value, np.maximum(spread, low) + _finite(value) * (3 + log) * unit(dtype) + last_rounding(value, dtype), dtype)


def _exponentials(c, x, axes, dtype):
    """e^(x - max), its relative error, the greatest, the sum and its relative error, kept along axes."""
    u = unit(dtype)
    most = np.max(x, axis=axes, keepdims=True, initial=-np.inf)
    terms = np.exp(x - most)
    distance = np.where(np.isfinite(x - most), np.abs(x - most), 0)
    error = (2 + distance) * u
    total = np.sum(terms, axis=axes, keepdims=True)
    small = accuracy.least(_accumulator(dtype))
    of_total = (tree_roundings(_count(c, axes)) + 1) * u + np.sum(_finite(terms) * error + small, axis=axes, keepdims=True) / np.where(total > 0, total, 1)
    return terms, error, most, total, of_total


@defines("logsumexp", how="numpy.log(numpy.sum(numpy.exp(x))) in extended precision")
def _logsumexp(c):
    x, dtype = wide(c.args[0]), c.args[0].dtype
    _, _, most, total, of_total = _exponentials(c, x, _axes(c), dtype)
    log = np.log(total)
    value = np.where(np.isinf(most), most, most + log)
    tolerance = of_total + (2 * np.abs(_finite(log)) + np.abs(_finite(value))) * unit(dtype)
    value, tolerance = _dropped(c, value), _dropped(c, tolerance)
    return Near(value, tolerance + last_rounding(value, dtype), dtype)


@defines("softmax", how="numpy.exp(x) over its sum in extended precision")
def _softmax(c):
    x, dtype, axes = wide(c.args[0]), c.args[0].dtype, _axes(c, (-1,))
    terms, error, _, total, of_total = _exponentials(c, x, axes, dtype)
    value = terms / total
    tolerance = value * (error + of_total + 2 * unit(dtype)) + 3 * accuracy.least(_accumulator(dtype))
    return Near(value, tolerance + last_rounding(value, dtype), dtype)


@defines("log_softmax", how="x less numpy.log of the sum of numpy.exp in extended precision")
def _log_softmax(c):
    x, dtype, axes = wide(c.args[0]), c.args[0].dtype, _axes(c, (-1,))
    _, _, most, total, of_total = _exponentials(c, x, axes, dtype)
    value = (x - most) - np.log(total)
    distance = np.abs(_finite(x - most))
    tolerance = of_total + (distance + 2 * np.abs(_finite(np.log(total))) + np.abs(_finite(value))) * unit(dtype)
    return Near(value, tolerance + last_rounding(value, dtype), dtype)


@defines("layer_norm", how="(x - numpy.mean) over the root of numpy.var in extended precision")
def _layer_norm(c):
    x, dtype, axes = wide(c.args[0]), c.args[0].dtype, _axes(c, (-1,))
    c.keys.texts["axis"] = ",".join(map(str, axes))
    count = _count(c)
    c.leave_out(_squares_overflow(c, x, dtype, count), OVERFLOW)
    distance, of_mean, total, of_total = _centred(c, x, dtype, count)
    return _normalized(c, distance, np.abs(distance) * unit(dtype) + of_mean, total, of_total, count, dtype)


@defines("rms_norm", how="x over the root of numpy.mean of its squares in extended precision")
def _rms_norm(c):
    x, dtype, axes = wide(c.args[0]), c.args[0].dtype, _axes(c, (-1,))
    c.keys.texts["axis"] = ",".join(map(str, axes))
    count = _count(c)
    c.leave_out(_squares_overflow(c, x, dtype, count), OVERFLOW)
    total = _keeping(c, np.sum, x * x)
    of_total = (tree_roundings(count) + 2) * unit(dtype) * total + count * accuracy.least(_accumulator(dtype))
    return _normalized(c, x, np.zeros(x.shape, np.longdouble), total, of_total, count, dtype)


def _normalized(c, distance, error, total, of_total, count, dtype):
    """distance over the root of the mean of total plus eps; times a scale; plus a bias."""
    u = unit(dtype)
    under = total / count + np.longdouble(c.keys.number("eps", 1e-5))
    root = np.sqrt(under)
    value = distance / root
    relative = (of_total / count) / (2 * under) + 6 * u
    tolerance = error / root + np.abs(value) * relative + accuracy.least(_accumulator(dtype))
    for i, operand in enumerate(c.args[1:]):
        operand = wide(operand)
        if i == 0:
            tolerance = tolerance * np.abs(operand) + np.abs(value * operand) * u + accuracy.least(_accumulator(dtype))
            value = value * operand
        else:
            value = value + operand
            tolerance = tolerance + np.abs(value) * u
    c.leave_out(np.abs(_finite(value)) > accuracy.greatest(_accumulator(dtype)), OVERFLOW)
    return Near(value, np.where(np.isfinite(tolerance), tolerance, np.inf) + last_rounding(value, dtype), dtype)


# ---------------------------------------------------------------- several operands, element by element

@defines("nary_max", "nary_min", how="numpy.maximum and minimum, one operand after the other")
def _nary_extreme(c):
    function = np.maximum if c.name == "nary_max" else np.minimum
    operands = promoted(c)
    value = operands[0]
    for other in operands[1:]:
        value = function(value, other)
    return Unsigned(value)


def _nary_sum_of(c):
    halves = c.common == np.float16
    operands = [a.astype(np.float32) if halves else a for a in promoted(c)]
    value = operands[0]
    for other in operands[1:]:
        value = value + other
    return value


@defines("nary_sum", how="numpy.add, one operand after the other, halves in float32")
def _nary_sum(c):
    return _nary_sum_of(c).astype(c.common)


@defines("nary_mean", how="numpy.add, one operand after the other, and numpy.divide, halves in float32")
def _nary_mean(c):
    total, n = _nary_sum_of(c), len(c.args)
    if total.dtype.kind != "c":
        return (total / total.dtype.type(n)).astype(c.common)
    c.leave_out(~np.isfinite(total), "complex quotient at infinities: NumPy does not follow C99, Annex G")
    return within(wide(total) / n, 4, c.common, signed=False)


# ---------------------------------------------------------------- scans

def _scan_axis(c):
    axis = c.keys.integer("axis", 0)
    return axis % c.args[0].ndim


def _scanned(c, x, accumulate, identity):
    """accumulate along the axis, from the end, without the element itself, with the identity before the first."""
    axis = _scan_axis(c)
    if c.keys.flag("reverse"):
        x = np.flip(x, axis)
    out = accumulate(x, axis=axis)
    first = np.full(x.shape[:axis] + (1,) + x.shape[axis + 1:], identity, out.dtype)
    if c.keys.flag("exclusive"):
        out = np.concatenate([first, out], axis=axis)
        out = np.delete(out, -1, axis)
    if c.keys.flag("include_initial"):
        out = np.concatenate([first, out], axis=axis)
    return np.flip(out, axis) if c.keys.flag("reverse") else out


def _scan_roundings(n):
    """An element is the last of 1024 at most; the totals of leaves are scanned the same way."""
    return min(n, 1024) + (68 + _scan_roundings(-(-n // 1024)) if n > 1024 else 0)


@defines("cumulative_sum", how="numpy.cumsum, floats in extended precision")
def _cumulative_sum(c):
    x, = c.args
    if x.dtype.kind in "iu":
        return _scanned(c, x, np.cumsum, 0)
    value = _scanned(c, wide(x), np.cumsum, 0)
    size = _scanned(c, np.abs(_finite(wide(x))), np.cumsum, 0)
    c.leave_out(size > accuracy.greatest(_accumulator(x.dtype)) / 2, OVERFLOW)
    tolerance = _scan_roundings(x.shape[_scan_axis(c)]) * unit(x.dtype) * size + last_rounding(value, x.dtype)
    return Near(value, tolerance, x.dtype)


@defines("cumulative_prod", how="numpy.cumprod, floats in extended precision")
def _cumulative_prod(c):
    x, = c.args
    if x.dtype.kind in "iu":
        return _scanned(c, x, np.cumprod, 1)
    functions = {
        np.prod: (np.cumprod, 1), np.sum: (np.cumsum, 0), np.max: (np.maximum.accumulate, 0),
    }
    return _prod_near(c, wide(x), x.dtype, lambda f, v: _scanned(c, v, *functions[f]), x.shape[_scan_axis(c)])


@defines("cumulative_max", "cumulative_min", how="numpy.maximum.accumulate and minimum.accumulate")
def _cumulative_extreme(c):
    x, greatest = c.args[0], c.name == "cumulative_max"
    if x.dtype.kind == "f":
        identity = -np.inf if greatest else np.inf
    else:
        identity = np.iinfo(x.dtype).min if greatest else np.iinfo(x.dtype).max
    return Unsigned(_scanned(c, x, np.maximum.accumulate if greatest else np.minimum.accumulate, identity))


@defines("logcumsumexp", how="numpy.logaddexp.accumulate in extended precision")
def _logcumsumexp(c):
    x, axis = c.args[0], _scan_axis(c)
    value = np.logaddexp.accumulate(wide(x), axis)
    size = _finite(np.abs(value)) + 2 * math.log(max(x.shape[axis], 2))
    steps = max(x.shape[axis] - 1, 0).bit_length()
    return Near(value, steps * 4 * size * 2 * unit(x.dtype) + last_rounding(value, x.dtype), x.dtype)


@defines("diff", how="numpy.diff, halves in float32")
def _diff(c):
    operands = promoted(c)
    if c.common == np.float16:
        operands = [a.astype(np.float32) for a in operands]
    mode = c.keys.word("mode")
    more = dict(zip({None: (), "prepend": ("prepend",), "append": ("append",), "both": ("prepend", "append")}[mode], operands[1:]))
    return np.diff(operands[0], c.keys.integer("n", 1), c.keys.integer("axis", -1), **more).astype(c.common)


# ---------------------------------------------------------------- movement and joining

@defines("broadcast_to")
def _broadcast_to(c):
    return np.broadcast_to(c.args[0], c.keys.integers("shape"))


@defines("reshape")
def _reshape(c):
    return np.reshape(c.args[0], c.keys.integers("shape"))


@defines("permute_dims", how="numpy.transpose")
def _permute_dims(c):
    return np.transpose(c.args[0], c.keys.integers("perm"))


@defines("expand_dims")
def _expand_dims(c):
    return np.expand_dims(c.args[0], c.keys.integers("axes"))


@defines("squeeze")
def _squeeze(c):
    return np.squeeze(c.args[0], c.keys.integers("axes"))


@defines("flip")
def _flip(c):
    return np.flip(c.args[0], c.keys.integers("axes"))


@defines("slice", how="x[start:stop:step, ...]")
def _slice(c):
    lists = [c.keys.texts[k].split(",") if k in c.keys else [] for k in ("start", "stop", "step")]
    bound = lambda list, i: None if i >= len(list) or list[i].strip() in ("_", "") else int(list[i])
    return c.args[0][tuple(slice(*[bound(l, i) for l in lists]) for i in range(max(map(len, lists))))]


@defines("index", how="x[index]")
def _index(c):
    return c.args[0][c.keys.index("at")]


@defines("assign", how="x[index] = y")
def _assign(c):
    out = c.args[0].copy()
    out[c.keys.index("at")] = c.args[1]
    return out


@defines("matrix_transpose", how="numpy.swapaxes(x, -1, -2)")
def _matrix_transpose(c):
    return np.swapaxes(c.args[0], -1, -2)


@defines("moveaxis")
def _moveaxis(c):
    return np.moveaxis(c.args[0], c.keys.integers("source"), c.keys.integers("destination"))


@defines("swapaxes")
def _swapaxes(c):
    return np.swapaxes(c.args[0], *c.keys.integers("axes"))


@defines("diagonal")
def _diagonal(c):
    first, second = c.keys.integers("axes", (-2, -1))
    return np.diagonal(c.args[0], c.keys.integer("offset", 0), first, second)


@defines("tile")
def _tile(c):
    return np.tile(c.args[0], c.keys.integers("repetitions"))


@defines("repeat")
def _repeat(c):
    return np.repeat(c.args[0], c.keys.integer("repeats"), c.keys.integer("axis"))


@defines("repeat_each", how="numpy.repeat")
def _repeat_each(c):
    axis, n = c.keys.integer("axis"), c.keys.integer("n")
    return _first(c, np.repeat(c.args[0], c.args[1].astype(np.int64), axis), n, axis or 0)


@defines("roll")
def _roll(c):
    axis = c.keys.integers("axis")
    shift = c.keys.integers("shift")
    return np.roll(c.args[0], shift if axis else shift[0], axis)


@defines("pad", how="numpy.pad; mode wrap by numpy.take(mode='wrap'), as NumPy before 1.25 wraps otherwise beyond the size")
def _pad(c):
    x, = c.args
    if x.ndim == 0:
        return x
    axes = [a % x.ndim for a in c.keys.integers("axes", tuple(range(x.ndim)))]
    widths = c.keys.integers("widths")
    pairs = [widths] * len(axes) if len(widths) == 2 else [widths[2 * i:2 * i + 2] for i in range(len(axes))]
    mode = c.keys.word("mode", "constant")
    if mode == "wrap":
        for axis, (before, after) in zip(axes, pairs):
            x = np.take(x, np.arange(-before, x.shape[axis] + after), axis, mode="wrap")
        return x
    every = [(0, 0)] * x.ndim
    for axis, pair in zip(axes, pairs):
        every[axis] = tuple(pair)
    return np.pad(x, every, mode)


@defines("tril", "triu")
def _triangle(c):
    return getattr(np, c.name)(c.args[0], c.keys.integer("k", 0))


@defines("meshgrid")
def _meshgrid(c):
    return np.meshgrid(*c.args, indexing=c.keys.word("indexing", "xy"))[_which(c)]


def _which(c):
    return c.keys.integer("result", 0)


@defines("concat", how="numpy.concatenate")
def _concat(c):
    return np.concatenate(promoted(c), c.keys.integer("axis"))


@defines("stack")
def _stack(c):
    return np.stack(promoted(c), c.keys.integer("axis", 0))


@defines("unstack", how="numpy.moveaxis(x, axis, 0)")
def _unstack(c):
    return np.moveaxis(c.args[0], c.keys.integer("axis", 0), 0)[_which(c), ...]


@defines("split")
def _split(c):
    axis, sizes = c.keys.integer("axis", 0), c.keys.integers("sizes")
    parts_of = c.keys.integer("sections") if sizes is None else np.cumsum(sizes)[:-1]
    return np.split(c.args[0], parts_of, axis)[_which(c)]


# ---------------------------------------------------------------- indexing

@defines("lookup", how="numpy.take(mode='clip')")
def _lookup(c):
    x, at = c.args
    axis = c.keys.integer("axis")
    if axis is None:
        return np.take(x.ravel(), at.astype(np.int64), mode="clip") if at.size else np.empty(at.shape, x.dtype)
    return np.take_along_axis(x, np.clip(at.astype(np.int64), 0, x.shape[axis] - 1), axis)


@defines("take")
def _take(c):
    return np.take(c.args[0], c.args[1].astype(np.int64), c.keys.integer("axis", 0))


@defines("take_along_axis")
def _take_along_axis(c):
    x, at = c.args
    axis = c.keys.integer("axis", -1) % x.ndim
    others = [s if i != axis else 1 for i, s in enumerate(np.broadcast_shapes(*[s[:axis] + (1,) + s[axis + 1:] for s in (x.shape, at.shape)]))]
    spread = lambda a: np.broadcast_to(a, others[:axis] + [a.shape[axis]] + others[axis + 1:])
    return np.take_along_axis(spread(x), spread(at).astype(np.int64), axis)


@defines("gather_nd", how="x[index], batch by batch")
def _gather_nd(c):
    x, at = c.args
    return _gathered(x, at, c.keys.integer("batch_dims", 0))


def _gathered(x, at, batch):
    if batch:
        return np.stack([_gathered(a, b, batch - 1) for a, b in zip(x, at)])
    return x[tuple(np.moveaxis(at, -1, 0).astype(np.int64))]


@defines("one_hot", how="index[..., newaxis] == numpy.arange(depth)")
def _one_hot(c):
    at, depth, axis = c.args[0].astype(np.int64), c.keys.integer("depth"), c.keys.integer("axis", -1)
    at = np.where(at < 0, at + depth, at)
    axis %= at.ndim + 1
    places = np.arange(depth).reshape([depth if i == axis else 1 for i in range(at.ndim + 1)])
    return (np.expand_dims(at, axis) == places).astype(c.keys.dtype("dtype"))


def _first(c, x, n, axis=0):
    """The first n parts along an axis; those that are not there are left out."""
    have = x.shape[axis]
    if have < n:
        shape = x.shape[:axis] + (n - have,) + x.shape[axis + 1:]
        x = np.concatenate([x, np.zeros(shape, x.dtype)], axis)
        c.leave_out(np.arange(n).reshape([n if i == axis else 1 for i in range(x.ndim)]) >= have, "more elements asked for than NumPy finds")
    return np.take(x, np.arange(n), axis)


@defines("compress", how="numpy.compress, or x[condition]")
def _compress(c):
    condition, x = c.args
    n, axis = c.keys.integer("n"), c.keys.integer("axis")
    if axis is None:
        return _first(c, x[condition], n)
    return _first(c, np.compress(condition, x, axis), n, axis % x.ndim)


@defines("nonzero")
def _nonzero(c):
    return _first(c, np.nonzero(c.args[0])[_which(c)].astype(np.int64), c.keys.integer("n"))


_JOINING = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}


def _write(c, out, at, values):
    """out[at] = values, or joined with them one after the other."""
    mode = c.keys.word("mode", "set")
    if mode == "set":
        out[at] = values
        return out
    _JOINING[mode].at(out, at, values)
    return Unsigned(out) if mode in ("max", "min") else out


@defines("scatter", how="x[index] = y, numpy.add.at and its kin")
def _scatter(c):
    x, at, values = c.args
    common = np.result_type(x.dtype, values.dtype)
    axis = c.keys.integer("axis", 0) % x.ndim
    at = at.astype(np.int64)
    where = list(np.indices(at.shape, sparse=True))
    where[axis] = np.where(at < 0, at + x.shape[axis], at)
    return _write(c, x.astype(common), tuple(np.broadcast_arrays(*where)), np.broadcast_to(values, at.shape).astype(common))


@defines("put", how="x[..., index, ...] = y, numpy.add.at and its kin")
def _put(c):
    x, at, values = c.args
    common = np.result_type(x.dtype, values.dtype)
    axis = c.keys.integer("axis", 0) % x.ndim
    shape = x.shape[:axis] + at.shape + x.shape[axis + 1:]
    return _write(c, x.astype(common), (slice(None),) * axis + (at.astype(np.int64),), np.broadcast_to(values, shape).astype(common))


@defines("scatter_nd", how="x[index] = y, numpy.add.at and its kin")
def _scatter_nd(c):
    x, at, values = c.args
    common = np.result_type(x.dtype, values.dtype)
    where = tuple(np.moveaxis(at, -1, 0).astype(np.int64))
    shape = at.shape[:-1] + x.shape[at.shape[-1]:]
    return _write(c, x.astype(common), where, np.broadcast_to(values, shape).astype(common))


@defines("segment", how="numpy.add and its kin, element by element")
def _segment(c):
    x, start, extent = c.args
    axis = c.keys.integer("axis", 0) % x.ndim
    function, n = _JOINING[c.keys.word("mode")], x.shape[axis]
    x, out = np.moveaxis(x, axis, 0), np.moveaxis(start.copy(), axis, 0)
    extent = np.moveaxis(np.broadcast_to(extent, start.shape), axis, 0)
    for at in np.ndindex(*out.shape):
        low, high = int(extent[at]) & 0xFFFFFFFF, int(extent[at]) >> 32
        for i in range(min(low, n), min(high, n)):
            out[at] = function(out[at], x[(i,) + at[1:]])
    out = np.moveaxis(out, 0, axis)
    return Unsigned(out) if c.keys.word("mode") in ("max", "min") else out


# ---------------------------------------------------------------- windows, segments and histograms

def _of_part(c, name, x, keys, result=None, out=None):
    """The reference of another operator for a part of the case."""
    part = copy.copy(c)
    part.name, part.args, part.keys = name, [x], lines.Keys(keys)
    if result is not None:
        part.result, part.out = result, out
    return TABLE[name].function(part)


def _windows(c):
    x, axis, size = c.args[0], c.keys.integer("axis"), c.keys.integer("size")
    return np.lib.stride_tricks.sliding_window_view(x, size, axis)


@defines("sliding_window", how="numpy.lib.stride_tricks.sliding_window_view")
def _sliding_window(c):
    axis, step = c.keys.integer("axis"), c.keys.integer("step", 1)
    w = _windows(c)
    return np.moveaxis(np.moveaxis(w, axis if axis >= 0 else axis - 1, 0)[::step], 0, axis if axis >= 0 else axis - 1)


for _name in "sum", "mean", "var", "std", "max", "min":
    def _rolling(c, name=_name):
        return _of_part(c, name, _windows(c), {"axis": "-1", "correction": c.keys.word("correction", "0")})

    TABLE["rolling_" + _name] = Entry(_rolling, "numpy.%s of sliding_window_view" % _name)


def _of_none(dtype, name):
    """What a segment without elements has."""
    info = np.iinfo(dtype) if dtype.kind in "iu" else None
    if name == "max":
        return info.min if info else -np.inf
    return info.max if info else np.inf


def _laid_out(x, axes, spread, pads, fill):
    """x with its elements apart along axes, and padded; what is negative is cut off."""
    for axis, apart, before, after in zip(axes, spread, pads[::2], pads[1::2]):
        x = np.moveaxis(x, axis, 0)
        n = max((len(x) - 1) * apart + 1, 0)
        low, high = max(before, 0), max(after, 0)
        out = np.full((low + n + high,) + x.shape[1:], fill, x.dtype)
        out[low : low + n][::apart] = x
        out = out[max(-before, 0) : len(out) - max(-after, 0)]
        x = np.moveaxis(out, 0, axis)
    return x


def _kernel_windows(c, x, axes, size, strides, fill=0):
    """The windows of a convolution, pooling or reduction along axes: behind x's, those of the elements."""
    n = len(size)
    many = lambda name, default, k: (lambda t: t * (k // max(len(t), 1)))(c.keys.integers(name, default))
    strides, dilations, pads = many("strides", strides, n), many("dilations", (1,), n), many("pads", (0, 0), 2 * n)
    x = _laid_out(x, axes, many("base_dilations", (1,), n), pads, fill)
    reach = tuple((k - 1) * d + 1 for k, d in zip(size, dilations))
    w = np.lib.stride_tricks.sliding_window_view(x, reach, axes) if n else x
    steps = dict(zip(axes, strides))
    return w[tuple(slice(None, None, steps.get(i, 1)) for i in range(x.ndim)) + tuple(slice(None, None, d) for d in dilations)]


def _pool_windows(c, fill=0, x=None, beyond=None):
    """The windows of a pooling; what its ceil adds behind the padding is beyond, or else padded too."""
    x = c.args[0] if x is None else x
    n = x.ndim - 2
    size = c.keys.integers("size")
    size = size * (n // len(size))
    if c.keys.flag("ceil"):
        c = copy.copy(c)
        pads = _ceil_pads(c, x, size, n)
        inner = c.keys.integers("pads", (0, 0)) * (n if len(c.keys.integers("pads", (0, 0))) == 2 else 1)
        c.keys = lines.Keys(dict(c.keys.texts, pads=",".join(map(str, pads if beyond is None else [0] * (2 * n)))))
        if beyond is not None:
            x = np.pad(x, [(0, 0), (0, 0)] + [(inner[2 * i], inner[2 * i + 1]) for i in range(n)], constant_values=fill)
            x = np.pad(x, [(0, 0), (0, 0)] + [(0, pads[2 * i + 1] - inner[2 * i + 1]) for i in range(n)], constant_values=beyond)
    return _kernel_windows(c, x, tuple(range(2, x.ndim)), size, size, fill)


def _ceil_pads(c, x, size, n):
    """The padding with what ceil adds, by PyTorch's count of places."""
    many = lambda name, default, k: (lambda t: t * (k // max(len(t), 1)))(c.keys.integers(name, default))
    strides, dilations, pads = many("strides", size, n), many("dilations", (1,), n), list(many("pads", (0, 0), 2 * n))
    for i in range(n):
        length, reach = x.shape[2 + i] + pads[2 * i] + pads[2 * i + 1], (size[i] - 1) * dilations[i] + 1
        places = -(-(length - reach) // strides[i]) + 1
        if (places - 1) * strides[i] >= x.shape[2 + i] + pads[2 * i]:
            places -= 1
        pads[2 * i + 1] += max((places - 1) * strides[i] + reach - length, 0)
    return pads


@defines("conv", how="numpy.lib.stride_tricks.sliding_window_view and numpy.einsum, of what is spread and padded")
def _conv(c):
    spatial = "abdefhjklm"[: c.args[0].ndim - 2]
    layout = c.keys.word("layout", "nc%s,oi%s->nc%s" % (spatial, spatial, spatial)).replace(" ", "")
    first, second, result = layout.replace("->", ",").split(",")
    spatial = "".join(a for a in first if a not in "nc")
    x = np.transpose(c.args[0], [first.index(a) for a in "nc" + spatial])
    weights = np.transpose(c.args[1], [second.index(a) for a in "oi" + spatial])
    groups, batches, n = c.keys.integer("groups", 1), c.keys.integer("batch_groups", 1), x.ndim - 2
    apart = lambda a, axis, k: a.reshape(a.shape[:axis] + (k, a.shape[axis] // k) + a.shape[axis + 1 :])
    order = [("nc" + spatial).index(a) for a in result]
    plain = np.transpose(c.result, np.argsort(order))
    windows = _kernel_windows(c, x, tuple(range(2, x.ndim)), weights.shape[2:], (1,))
    windows = np.moveaxis(apart(windows, 0, batches), 0, 1) if batches > 1 else apart(windows, 1, groups)
    places, kernel = "xyzXYZ"[:n], "uvwUVW"[:n]
    part = copy.copy(c)
    part.name, part.args, part.out = "einsum", [windows, apart(weights, 0, max(groups, batches))], []
    part.keys = lines.Keys({"equation": "ngc" + places + kernel + ",goc" + kernel + "->ngo" + places})
    part.result = apart(plain, 1, max(groups, batches))
    out = TABLE["einsum"].function(part)
    back = lambda a: np.transpose(np.broadcast_to(a, part.result.shape).reshape(plain.shape), order)
    for where, reason in part.out:
        c.leave_out(back(where), reason)
    if isinstance(out, Near):
        return Near(back(out.value), back(out.tolerance), out.dtype)
    return back(out)


@defines("max_pool", how="numpy.max of sliding_window_view")
def _max_pool(c):
    x = c.args[0]
    w = _pool_windows(c, _of_none(x.dtype, "max"))
    return _of_part(c, "max", w, {"axis": ",".join(str(i) for i in range(x.ndim, w.ndim))})


@defines("average_pool", how="numpy.mean of sliding_window_view, over the share that is not padded")
def _average_pool(c):
    x, w = c.args[0], _pool_windows(c)
    axes = tuple(range(x.ndim, w.ndim))
    near = _of_part(c, "mean", w, {"axis": ",".join(map(str, axes))})
    includes = c.keys.word("mode") == "include"
    if includes and not c.keys.flag("ceil"):
        return near
    one = np.ones((1, 1) + x.shape[2:], np.longdouble)
    share = (_pool_windows(c, 1, one, beyond=0) if includes else _pool_windows(c, x=one)).mean(axes)
    value = near.value / share if x.dtype.kind != "c" else _by_parts(near.value.real / share, near.value.imag / share)
    return Near(value, near.tolerance / share + np.abs(_finite(value)) * unit(x.dtype) + last_rounding(value, x.dtype), near.dtype)


def _every_axis(c, x, fill):
    """The windows along every axis, and the number of these axes."""
    size = c.keys.integers("size")
    size = size * (x.ndim // max(len(size), 1))
    if x.size == 0:  # of which NumPy has no windows
        w = _every_axis(c, np.zeros([max(n, 1) for n in x.shape], x.dtype), fill)
        return w[tuple(slice(None) if n else slice(0) for n in x.shape)]
    return _kernel_windows(c, x, tuple(range(x.ndim)), size, size, fill)


@defines("reduce_window", how="numpy.sum and its kin of sliding_window_view, of what is spread and padded")
def _reduce_window(c):
    x, mode = c.args[0], c.keys.word("mode", "sum")
    fill = {"sum": 0, "prod": 1}[mode] if mode in ("sum", "prod") else _of_none(x.dtype, mode)
    w = _every_axis(c, x, fill)
    axes = tuple(range(x.ndim, w.ndim))
    if mode in ("sum", "prod") and x.dtype.kind in "iu":
        return getattr(np, mode)(w, axes, dtype=x.dtype)
    if not axes:
        return w.copy()
    return _of_part(c, mode, w, {"axis": ",".join(map(str, axes))})


@defines("select_and_scatter", how="numpy.argmax and numpy.argmin of each window of sliding_window_view, added up window by window")
def _select_and_scatter(c):
    x, source = c.args
    least = c.keys.word("mode", "max") == "min"
    # NumPy's argmax takes the first NaN; of what is padded none is selected.
    values = _every_axis(c, x, 0)
    real = _every_axis(c, np.ones(x.shape, bool), False)
    at = _every_axis(c, np.arange(x.size).reshape(x.shape), -1)
    out = [[] for _ in range(x.size)]
    for place in np.ndindex(source.shape):
        inside = real[place].ravel()
        if inside.any():
            some = values[place].ravel()[inside]
            first = np.argmin(some) if least else np.argmax(some)
            out[at[place].ravel()[inside][first]].append(source[place])
    added = lambda of, dtype: np.array([np.array(f, dtype).sum(dtype=dtype) for f in of], dtype).reshape(x.shape)
    if c.common.kind in "iu":
        return added(out, c.common)
    value, size = added(out, np.longdouble), added([np.abs(_finite(wide(np.array(f, c.common)))) for f in out], np.longdouble)
    c.leave_out(size > accuracy.greatest(_accumulator(c.common)) / 2, OVERFLOW)
    roundings = np.array([len(f) for f in out], np.longdouble).reshape(x.shape)
    return Near(value, roundings * 1.01 * unit(c.common) * size + last_rounding(value, c.common), c.common)


for _name in "sum", "mean", "max", "min":
    def _segmented(c, name=_name):
        x, ids = c.args
        axis, n = c.keys.integer("axis", 0), c.keys.integer("segments")
        rows, results = np.moveaxis(x, axis, 0), np.moveaxis(c.result, axis, 0)
        parts, left_out = [], {}
        for i in range(n):
            mine, out = rows[ids == i], []
            if name in ("max", "min") and len(mine) == 0:
                parts.append(Unsigned(np.full(rows.shape[1:], _of_none(x.dtype, name), x.dtype)))
                continue
            parts.append(_of_part(c, name, mine, {"axis": "0"}, results[i], out))
            for where, reason in out:
                left_out.setdefault(reason, np.zeros(results.shape, bool))[i] |= where
        for reason, where in left_out.items():
            c.leave_out(np.moveaxis(where, 0, axis), reason)
        if n == 0:
            return np.zeros(c.result.shape, c.result.dtype)
        together = lambda pick: np.moveaxis(np.stack([pick(p) for p in parts]), 0, axis)
        if isinstance(parts[0], Near):
            return Near(together(lambda p: p.value), together(lambda p: p.tolerance), parts[0].dtype)
        if isinstance(parts[0], Unsigned):
            return Unsigned(together(lambda p: p.value))
        return together(np.asarray)

    TABLE["segment_" + _name] = Entry(_segmented, "numpy.%s of x[..., ids == i, ...]" % _name)


@defines("bincount")
def _bincount(c):
    ids, n = c.args[0].ravel().astype(np.int64), c.keys.integer("bins")
    return np.bincount(ids[(ids >= 0) & (ids < n)], minlength=n)[:n].astype(np.int64)


@defines("histogram_edges", how="numpy.histogram_bin_edges in float64")
def _histogram_edges(c):
    x, n = c.args[0].astype(np.float64), c.keys.integer("bins")
    limits = (c.keys.number("low"), c.keys.number("high")) if "low" in c.keys else None
    if limits is None and not np.isfinite(x).all():
        c.leave_out(True, "NumPy refuses a range that is not finite")
        return np.full(n + 1, np.nan, c.args[0].dtype)
    return Unsigned(np.histogram_bin_edges(x, n, limits).astype(c.args[0].dtype))


@defines("histogram_bin", how="numpy.digitize, less one, the last edge in the last bin")
def _histogram_bin(c):
    x, edges = promoted(c)
    c.leave_out(np.isnan(edges).any(), "edges that are no numbers")
    return np.where(x <= edges[-1], np.digitize(x, edges[:-1]) - 1, -1).astype(np.int64) if len(edges) > 2 else \
        np.where((edges[0] <= x) & (x <= edges[-1]), 0, -1).astype(np.int64)


@defines("histogram")
def _histogram(c):
    x, edges = promoted(c)
    if np.isnan(edges).any():
        c.leave_out(True, "edges that are no numbers")
        return np.zeros(len(edges) - 1, np.int64)
    return np.histogram(x, edges)[0].astype(np.int64)


# ---------------------------------------------------------------- statistics

def _resize_taps(size, out, mode, coordinates, antialias):
    """The places and weights of each element of a resized axis: ONNX, Resize, version 19."""
    scale = out / size
    i = np.arange(out, dtype=np.float64)
    over = lambda v: (v / scale).astype(np.float32).astype(np.float64) if mode == "nearest" else v / scale
    half = over(i + 0.5) - 0.5
    at = {
        "half_pixel": half, "asymmetric": over(i), "pytorch_half_pixel": half if out > 1 else i * 0,
        "half_pixel_symmetric": half + size / 2 * (1 - out / (scale * size)),
        "align_corners": i * (size - 1) / (out - 1) if out > 1 else i * 0,
    }[coordinates]
    if mode == "nearest":
        return np.clip(np.ceil(at - 0.5), 0, size - 1).astype(int)[:, None], np.ones((out, 1))
    reach = 1 if mode == "linear" else 2
    shrink = scale if antialias and scale < 1 else 1.0
    start = 1 - reach if shrink == 1 else math.floor(-reach / shrink) + 1
    offsets = np.arange(start, 2 - start)
    first = np.ceil(at)[:, None] - 1
    d = np.abs(shrink * (offsets - (at[:, None] - first)))
    a = -0.75
    cubic = np.where(d <= 1, ((a + 2) * d - (a + 3)) * d * d + 1, np.where(d < 2, ((a * d - 5 * a) * d + 8 * a) * d - 4 * a, 0))
    weights = np.maximum(1 - d, 0) if mode == "linear" else cubic
    if shrink < 1:
        weights = weights / weights.sum(1, keepdims=True)
    return np.clip(first + offsets, 0, size - 1).astype(int), weights


@defines("resize", how="sums of numpy.take by the weights of ONNX's Resize in extended precision")
def _resize(c):
    x, mode = c.args[0], c.keys.word("mode", "nearest")
    axes = c.keys.integers("axes", tuple(range(x.ndim)))
    sizes = c.keys.integers("sizes")
    value = x if mode == "nearest" else wide(x)
    size = np.abs(_finite(value)) if mode != "nearest" else None
    steps = 0
    for axis, out in zip(axes, sizes):
        if out == value.shape[axis] or out == 0:
            value = np.take(value, np.arange(out), axis)
            size = None if size is None else np.take(size, np.arange(out), axis)
            continue
        index, weight = _resize_taps(value.shape[axis], out, mode, c.keys.word("coordinates", "half_pixel"), c.keys.flag("antialias"))
        if mode == "nearest":
            value = np.take(value, index[:, 0], axis)
            continue
        along = [1] * value.ndim
        along[axis] = out
        sums = lambda v, w: sum(np.take(v, index[:, j], axis) * np.reshape(w[:, j], along) for j in range(index.shape[1]))
        spoiled = np.any(~np.isfinite(value), axis, keepdims=True) & (index.shape[1] > 8)
        value, size = sums(value, weight), sums(size, np.abs(weight))
        if index.shape[1] > 8:
            c.leave_out(np.broadcast_to(spoiled, value.shape), "a product with a matrix, in which an infinity times a weight of 0 is NaN")
        steps += index.shape[1] + 2
    if mode == "nearest":
        return value
    c.leave_out(~np.isfinite(value), "an infinity times a weight of 0")
    c.leave_out(2 * size > accuracy.greatest(_accumulator(x.dtype)), OVERFLOW)
    return Near(value, steps * unit(x.dtype) * size + steps * accuracy.least(_accumulator(x.dtype)) + last_rounding(value, x.dtype), x.dtype)


@defines("nanmedian")
def _nanmedian(c):
    x = c.args[0]
    if x.ndim == 0:
        return x.copy()
    wider = x.astype(np.float32) if x.dtype == np.float16 else x
    value = np.asarray(np.nanmedian(wider, axis=_axes(c), keepdims=c.keys.flag("keepdims")))
    with_inf = np.asarray(np.nanmax(np.abs(wide(x)), axis=_axes(c), keepdims=c.keys.flag("keepdims"))) if x.size else value
    c.leave_out(2 * np.where(np.isnan(with_inf), 0, with_inf) > accuracy.greatest(_accumulator(x.dtype)), OVERFLOW)
    return Unsigned(value.astype(x.dtype))


@defines("nanquantile", how="numpy.nanquantile in float64")
def _nanquantile(c):
    x, axes = c.args[0], _axes(c)
    q, method = c.keys.number("q", 0.5), c.keys.word("method", "linear")
    kept = [a for a in range(x.ndim) if a not in axes]
    rows = x.transpose(kept + sorted(axes)).reshape([x.shape[a] for a in kept] + [_count(c)])
    rows = np.sort(rows, -1)
    counts = (~np.isnan(rows)).sum(-1)
    value, gap, open_ = (np.zeros(counts.shape, t) for t in (np.longdouble, np.longdouble, bool))
    for at in np.ndindex(counts.shape):
        n = int(counts[at])
        if n == 0:
            value[at] = np.nan
            continue
        place = float(np.quantile(np.arange(n, dtype=np.float64), q, method=method))
        low = min(int(place), n - 1)
        a, b = wide(rows[at][low]), wide(rows[at][min(low + 1, n - 1)])
        value[at] = a if place == low or a == b else a + (b - a) * np.longdouble(place - low)
        gap[at] = abs(b - a) if np.isfinite(b - a) else 0
        # The place itself, worked out in float64, may fall on the other side of an element.
        open_[at] = (np.isinf(a) or np.isinf(b)) and a != b
    shape = tuple(1 if i in axes else d for i, d in enumerate(x.shape)) if c.keys.flag("keepdims") else tuple(x.shape[i] for i in kept)
    with_q = lambda v: np.reshape(v, (1,) + shape)
    c.leave_out(with_q(open_), "between a number and an infinity")
    c.leave_out(with_q(gap > accuracy.greatest(_accumulator(x.dtype)) / 4), OVERFLOW)
    tolerance = (gap + np.abs(_finite(value))) * 4 * unit(x.dtype) + gap * rows.shape[-1] * 2.0**-48 + accuracy.least(_accumulator(x.dtype))
    return Near(with_q(value), with_q(tolerance + last_rounding(value, x.dtype)), x.dtype)


@defines("nanvar", "nanstd", how="numpy.nanvar and nanstd in extended precision")
def _nanvar(c):
    x, dtype = wide(c.args[0]), c.args[0].dtype
    there = ~np.isnan(x)
    n = np.sum(there, axis=_axes(c), keepdims=True)
    left = n - c.keys.number("correction", 0)
    zeroed = np.where(there, x, 0)
    mean = _keeping(c, np.sum, zeroed) / n
    d = np.where(there, x - mean, 0)
    if x.size:
        c.leave_out(_dropped(c, _squares_overflow(c, zeroed, dtype, _count(c))), OVERFLOW)
    u, roundings = unit(dtype), tree_roundings(_count(c)) + 2
    total = _keeping(c, np.sum, d * d)
    error = np.abs(d) * u + np.where(there, roundings * u * _keeping(c, np.sum, np.abs(_finite(zeroed))) / np.maximum(n, 1), 0) + accuracy.least(_accumulator(dtype))
    of_total = _keeping(c, np.sum, (2 * np.abs(d) + error) * error + accuracy.least(_accumulator(dtype))) + (roundings + 4) * u * total
    value = np.where(left > 0, total / np.where(left > 0, left, 1), np.nan)
    tolerance = of_total / np.where(left > 0, left, 1) + 3 * u * np.abs(_finite(value))
    value, tolerance = _dropped(c, value), _dropped(c, tolerance)
    if c.name == "nanstd":
        return _root(value, tolerance, dtype)
    return Near(value, tolerance + last_rounding(value, dtype) + accuracy.least(_accumulator(dtype)), dtype)


@defines("round_decimals", how="numpy.round")
def _round_decimals(c):
    x, decimals = c.args[0], c.keys.integer("decimals")
    if x.dtype.kind in "iu":
        return _rounded_integers(x, decimals)
    y = x.astype(_accumulator(x.dtype))
    power = y.dtype.type(10.0 ** abs(decimals))
    rounded = np.rint(y * power if decimals > 0 else y / power)
    y = np.where(np.isfinite(rounded) | (decimals <= 0), rounded / power if decimals > 0 else rounded * power, y)
    return y.astype(x.dtype)


def _rounded_integers(x, decimals):
    """Python's round, which is exact of integers, modulo the dtype's width."""
    power = 10 ** max(-decimals, 0)
    if power > np.iinfo(x.dtype).max:
        return np.zeros_like(x)
    bits = 8 * x.dtype.itemsize
    values = [round(int(v), min(decimals, 0)) % 2**bits for v in x.reshape(-1)]
    return np.array(values, np.dtype("u%d" % x.dtype.itemsize)).astype(x.dtype).reshape(x.shape)


@defines("median")
def _median(c):
    x = c.args[0]
    axes, keeps = _axes(c), c.keys.flag("keepdims")
    if x.ndim == 0:
        return x.copy()
    return Unsigned(np.asarray(np.median(x, axis=axes, keepdims=keeps)).astype(x.dtype))


@defines("quantile", how="numpy.quantile's place among as many elements, between neighbours in extended precision")
def _quantile(c):
    x, axes, n = c.args[0], _axes(c), _count(c)
    kept = [a for a in range(x.ndim) if a not in axes]
    rows = np.sort(x.transpose(kept + sorted(axes)).reshape([x.shape[a] for a in kept] + [n]), axis=-1)
    place = float(np.quantile(np.arange(n, dtype=np.float64), c.keys.number("q", 0.5), method=c.keys.word("method", "linear")))
    low = min(int(place), n - 1)
    a, b = wide(rows[..., low]), wide(rows[..., min(low + 1, n - 1)])
    value = a + np.where(a == b, 0, b - a) * np.longdouble(place - low) if place != low else a.copy()
    value = np.where(np.isnan(rows[..., -1]), np.nan, value)
    gap = np.where(np.isfinite(b - a), np.abs(b - a), 0)
    shape = tuple(1 if i in axes else d for i, d in enumerate(x.shape)) if c.keys.flag("keepdims") else tuple(x.shape[i] for i in kept)
    with_q = lambda v: np.reshape(v, (1,) + shape)
    # The place itself, worked out in float64, may fall on the other side of an element.
    c.leave_out(with_q((place != low) & (np.isinf(a) | np.isinf(b)) & (a != b)), "between a number and an infinity")
    c.leave_out(with_q(gap > accuracy.greatest(_accumulator(x.dtype))), OVERFLOW)
    tolerance = (0 if place == low else (gap + np.abs(_finite(value))) * 4 * unit(x.dtype) + gap * n * 2.0**-48) + accuracy.least(_accumulator(x.dtype)) * (place != low)
    return Near(with_q(value), with_q(tolerance + last_rounding(value, x.dtype)), x.dtype)


def _covariances(c, correction):
    """The covariances and how far they may be off, before the last rounding."""
    x, dtype = wide(np.atleast_2d(c.args[0])), c.args[0].dtype
    n, u = x.shape[-1], unit(dtype)
    left = n - correction
    mean = x.sum(-1, keepdims=True) / max(n, 1)
    d = x - mean
    most = np.max(np.abs(_finite(x))) if x.size else np.longdouble(0)
    c.leave_out(4 * most * most * max(n, 1) > accuracy.greatest(_accumulator(dtype)), OVERFLOW)
    f = np.abs(_finite(d))
    error = f * u + (tree_roundings(n) + 2) * u * np.abs(_finite(x)).mean(-1, keepdims=True) + accuracy.least(_accumulator(dtype))
    turned = lambda a: np.swapaxes(a, -1, -2)
    value = np.matmul(d, turned(d))
    roundings = min(n, 1024) + tree_roundings(n) + 2
    tolerance = np.matmul(f, turned(error)) + np.matmul(error, turned(f)) + np.matmul(error, turned(error)) + roundings * u * np.matmul(f, turned(f)) + n * accuracy.least(_accumulator(dtype))
    value, tolerance = (value / left, tolerance / left) if left > 0 else (value * np.nan, tolerance)
    tolerance = tolerance + np.abs(_finite(value)) * 2 * u
    return value, tolerance, dtype


def _of_rank(c, value, tolerance, dtype):
    shape = c.args[0].shape[:-1] + c.args[0].shape[-2:-1]
    value, tolerance = np.reshape(value, shape), np.reshape(tolerance, shape)
    return Near(value, tolerance + last_rounding(value, dtype) + accuracy.least(_accumulator(dtype)), dtype)


@defines("cov", how="numpy.cov in extended precision")
def _cov(c):
    return _of_rank(c, *_covariances(c, c.keys.number("correction", 0)))


@defines("corrcoef", how="numpy.corrcoef in extended precision")
def _corrcoef(c):
    value, tolerance, dtype = _covariances(c, 0)
    variance, off = (np.diagonal(a, axis1=-2, axis2=-1) for a in (value, tolerance))
    relative = np.where(variance > 0, off / np.where(variance > 0, variance, 1), np.inf)
    doubtful = (relative > 0.05)[..., :, None] | (relative > 0.05)[..., None, :]
    shape = c.args[0].shape[:-1] + c.args[0].shape[-2:-1]
    c.leave_out(np.reshape(doubtful, shape), "a variable whose variance is lost in its rounding")
    size = np.sqrt(variance)[..., :, None] * np.sqrt(variance)[..., None, :]
    size = np.where(doubtful, 1, size)
    r = np.clip(value / size, -1, 1)
    relative = np.where(doubtful, 0, relative[..., :, None] + relative[..., None, :])
    return _of_rank(c, r, tolerance / size + relative + 8 * unit(dtype), dtype)


# ---------------------------------------------------------------- sorting and sets

def _order(x, axis, descending):
    """Positions in stable order."""
    if x.dtype.kind == "c":  # in NumPy's order, of which argsort is not stable in every release
        x = np.unique(x, return_inverse=True)[1].reshape(x.shape) if not np.isnan(x).any() else _complex_ranks(x)
    if descending:
        last = x.shape[axis] - 1
        return last - np.flip(np.argsort(np.flip(x, axis), axis, kind="stable"), axis)
    return np.argsort(x, axis, kind="stable")


def _complex_ranks(x):
    """Whole numbers in the order that numpy.sort says of complex numbers."""
    nan = lambda part: np.where(np.isnan(part), 0, part) + 0.0
    keys = np.stack([np.isnan(x.real) * 2 + np.isnan(x.imag), nan(x.real), nan(x.imag)], -1).reshape(-1, 3)
    return np.unique(keys, axis=0, return_inverse=True)[1].reshape(x.shape)


@defines("interp", how="numpy.interp in extended precision")
def _interp(c):
    x, places, heights = [wide(a) for a in promoted(c)]
    after = np.searchsorted(places, x, "right")
    i, j = np.clip(after - 1, 0, len(places) - 1), np.clip(after, 0, len(places) - 1)
    left, right, low, high = places[i], places[j], heights[i], heights[j]
    part = (x - left) / (right - left)
    inside = (x > left) & (left != right)
    value = np.where(np.isnan(x), x, np.where(inside, low * (1 - part) + high * part, low))
    c.leave_out(inside & ~np.isfinite(value), "between a number and an infinity")
    c.leave_out(inside & (np.abs(_finite(x)) + np.abs(_finite(left)) + np.abs(_finite(right)) > accuracy.greatest(_accumulator(c.common))), OVERFLOW)
    far = (np.abs(x - left) + np.abs(left) * 0 + np.abs(right - left)) / np.abs(right - left)
    size = np.abs(_finite(low)) + np.abs(_finite(high))
    tolerance = np.where(inside, _finite(far) * size * 6 * unit(c.common) + 4 * accuracy.least(_accumulator(c.common)), 0)
    return Near(value, tolerance + last_rounding(value, c.common), c.common)


@defines("sort", how="numpy.argsort(kind='stable')")
def _sort(c):
    x, axis = c.args[0], c.keys.integer("axis", -1)
    return np.take_along_axis(x, _order(x, axis, c.keys.flag("descending")), axis)


@defines("argsort", how="numpy.argsort(kind='stable')")
def _argsort(c):
    return _order(c.args[0], c.keys.integer("axis", -1), c.keys.flag("descending"))


@defines("sort_rows", how="numpy.sort")
def _sort_rows(c):
    return np.sort(c.args[0], axis=-1)


@defines("order_rows", how="numpy.argsort(kind='stable')")
def _order_rows(c):
    x = c.args[0]
    return np.argsort(x, -1, kind="stable")[..., : c.keys.integer("k", x.shape[-1])].astype(np.int64)


@defines("topk", how="numpy.argsort(kind='stable')")
def _topk(c):
    x, axis = c.args[0], c.keys.integer("axis", -1)
    order = np.take(_order(x, axis, c.keys.word("mode", "largest") == "largest"), np.arange(c.keys.integer("k")), axis)
    return order if _which(c) else np.take_along_axis(x, order, axis)


@defines("searchsorted")
def _searchsorted(c):
    x, values = promoted(c)
    return np.asarray(np.searchsorted(x, values, c.keys.word("side", "left"))).astype(np.int64)


@defines("search", how="numpy.searchsorted, row by row")
def _search(c):
    rows, values = c.args
    side = c.keys.word("side", c.keys.word("mode", "left"))
    if rows.ndim == 1:
        return np.asarray(np.searchsorted(rows, values, side)).astype(np.int64)
    out = np.empty(values.shape, np.int64)
    for at in np.ndindex(*rows.shape[:-1]):
        out[at] = np.searchsorted(rows[at], values[at], side)
    return out


@defines("isin")
def _isin(c):
    x, among = promoted(c)
    return np.asarray(np.isin(x, among, invert=c.keys.word("mode") == "invert"))


def _unique(c):
    """NumPy's unique: elements, first positions, inverse and counts."""
    x = c.args[0]
    if x.dtype.kind == "c" and np.isnan(x).any():
        c.leave_out(True, "distinct complex numbers with NaN: NumPy orders them by where the NaN is")
    values, first, inverse, counts = np.unique(x, return_index=True, return_inverse=True, return_counts=True, equal_nan=False)
    return values, first.astype(np.int64), inverse.reshape(x.shape).astype(np.int64), counts.astype(np.int64)


def _unique_result(*which):
    def reference(c):
        i = which[_which(c)]
        found = _unique(c)[i]
        return found if i == 2 else _first(c, found, c.keys.integer("n"))

    return reference


for _name, _results in {"unique_all": (0, 1, 2, 3), "unique_from": (0, 1, 2, 3), "unique_counts": (0, 3), "unique_inverse": (0, 2), "unique_values": (0,)}.items():
    TABLE[_name] = Entry(_unique_result(*_results), "numpy.unique(equal_nan=False)")


@defines("unique_order", how="numpy.argsort(kind='stable') and numpy.unique(equal_nan=False)")
def _unique_order(c):
    _, _, inverse, _ = _unique(c)
    order = np.argsort(inverse.ravel(), kind="stable")
    return order if _which(c) == 0 else inverse.ravel()[order] + 1


# ---------------------------------------------------------------- linear algebra

def _products(c, function, dtype, terms, operands=2):
    """Sums of so many products by a function of NumPy, each product and each sum rounded."""
    args = [wide(a) for a in c.args]
    value, size = function(*args), function(*[_sizes(_finite(a)) for a in args])
    most = accuracy.greatest(_accumulator(dtype))
    c.leave_out(size > most / 2, OVERFLOW)
    if np.dtype(dtype).kind == "c":
        c.leave_out(~(np.isfinite(value.real) & np.isfinite(value.imag)), "complex product at infinities: its order counts")
    each = 2 if np.dtype(dtype).kind == "c" else 1
    roundings = (terms + 3 * operands) * each
    small = accuracy.least(_accumulator(dtype)) * (terms + 2) * each
    return Near(value, roundings * unit(dtype) * size + small + last_rounding(np.abs(value), dtype), dtype)


@defines("matmul", how="numpy.matmul, floats in extended precision")
def _matmul(c):
    if c.common.kind in "iu":
        return np.asarray(np.matmul(*promoted(c)))
    return _products(c, np.matmul, c.common, c.args[0].shape[-1])


@defines("vecdot", how="numpy.sum(numpy.conj(x1) * x2), floats in extended precision")
def _vecdot(c):
    axis = c.keys.integer("axis", -1)
    function = lambda a, b: np.asarray((np.conj(a) * b).sum(axis=axis, dtype=np.result_type(a, b)))
    if c.common.kind in "iu":
        return function(*promoted(c))
    return _products(c, function, c.common, c.args[0].shape[axis])


@defines("outer")
def _outer(c):
    a, b = promoted(c)
    return np.outer(a, b) if c.common.kind != "c" else _complex_mul(c, a.reshape(-1, 1), b.reshape(1, -1))


@defines("tensordot", how="numpy.tensordot, floats in extended precision")
def _tensordot(c):
    first, second = c.keys.integers("axes"), c.keys.integers("with")
    axes = (first, second) if first is not None else (second[0] if second else 2)
    along = first if first is not None else range(c.args[0].ndim - axes, c.args[0].ndim)
    function = lambda a, b: np.asarray(np.tensordot(a, b, axes))
    if c.common.kind in "iu":
        return function(*promoted(c)).astype(c.common)
    return _products(c, function, c.common, int(np.prod([c.args[0].shape[a] for a in along], dtype=np.int64)))


@defines("einsum", how="numpy.einsum, floats in extended precision")
def _einsum(c):
    equation = c.keys.word("equation")
    function = lambda *operands: np.asarray(np.einsum(equation, *operands))
    if c.common.kind in "iu":
        return function(*promoted(c)).astype(c.common)
    if not all(np.isfinite(a).all() for a in c.args):
        c.leave_out(True, "sums of products that are not finite: their order counts")
    terms = max(a.size for a in c.args) * len(c.args)
    return _products(c, function, c.common, min(terms, 4096), len(c.args))


@defines("trace", how="numpy.trace, floats in extended precision")
def _trace(c):
    x = c.args[0]
    first, second = c.keys.integers("axes", (-2, -1))
    offset = c.keys.integer("offset", 0)
    if x.dtype.kind in "iu":
        return np.asarray(np.trace(x, offset, first, second))
    lines = np.diagonal(wide(x), offset, first, second)
    size = np.abs(_finite(lines)).sum(-1)
    value = lines.sum(-1)
    c.leave_out(size > accuracy.greatest(_accumulator(x.dtype)) / 2, OVERFLOW)
    return Near(value, tree_roundings(lines.shape[-1]) * 1.01 * unit(x.dtype) * size + last_rounding(np.abs(value), x.dtype), x.dtype)


@defines("matrix_power", how="numpy.matmul, n times, floats in extended precision")
def _matrix_power(c):
    x, n = c.args[0], c.keys.integer("n")
    if c.common.kind in "iu":
        return _power_of(x, n)
    size = _power_of(_sizes(_finite(x)), n)
    near = _products(c, lambda a: _power_of(a, n), c.common, x.shape[-1] * max(n, 1), max(n, 1))
    # A square that overflows on the way need not show in the result.
    grown = np.max(_sizes(_finite(x)), initial=0) * max(x.shape[-1], 1)
    c.leave_out((grown > 1) & (grown ** (2 * max(n, 1)) > accuracy.greatest(_accumulator(c.common))), OVERFLOW)
    c.leave_out(~np.isfinite(wide(x)).all(), "the power of a matrix that is not finite: the order of products counts")
    near.tolerance = near.tolerance + accuracy.least(_accumulator(c.common)) * np.maximum(size, 1) * (1 + grown) ** max(n, 1)
    return near


def _power_of(x, n):
    """x multiplied n times."""
    out = np.broadcast_to(np.eye(x.shape[-1], dtype=x.dtype), x.shape)
    for _ in range(n):
        out = np.matmul(out, x)
    return out


@defines("matrix_norm", how="numpy.linalg.norm, floats in extended precision")
def _matrix_norm(c):
    x, mode = c.args[0], c.keys.word("mode") or "fro"
    c.leave_out(~np.isfinite(wide(x)).all(), "norms of matrices that are not finite")
    sizes = _sizes(_finite(wide(x)))
    c.leave_out(np.max(sizes, initial=0) > np.sqrt(accuracy.greatest(_accumulator(x.dtype))) / max(x.size, 1), OVERFLOW)
    if mode in ("1", "-1", "inf", "-inf"):
        sums = sizes.sum(-2 if mode[-1] == "1" else -1)
        value = sums.min(-1) if mode[0] == "-" else sums.max(-1)
    else:
        elements = sizes if mode == "fro" else np.where(np.isfinite(wide(x)), wide(x), 0)
        kind = complex if elements.dtype.kind == "c" else float
        value = np.linalg.norm(np.asarray(np.where(sizes < 1e150, elements, 0), kind), {"2": 2, "-2": -2}.get(mode, mode), (-2, -1))
    whole = np.sqrt((sizes**2).sum((-2, -1)))
    tolerance = whole * 40 * max(x.shape[-2:]) * unit(x.dtype) + 8 * np.sqrt(accuracy.least(_accumulator(x.dtype)))
    real = parts(x.dtype)
    return Near(value, tolerance + last_rounding(np.abs(value), real), real)


@defines("cross", how="numpy.cross, floats in extended precision")
def _cross(c):
    axis = c.keys.integer("axis", -1)
    if c.common.kind in "iu":
        return np.cross(*np.broadcast_arrays(*promoted(c)), axis=axis)
    function = lambda a, b: np.cross(*np.broadcast_arrays(a, b), axis=axis)
    a, b = [np.moveaxis(_sizes(_finite(wide(x))), axis, -1) for x in np.broadcast_arrays(*c.args)]
    size = np.moveaxis(a[..., [1, 2, 0]] * b[..., [2, 0, 1]] + a[..., [2, 0, 1]] * b[..., [1, 2, 0]], -1, axis)
    c.leave_out(size > accuracy.greatest(_accumulator(c.common)) / 2, OVERFLOW)
    value = function(*[wide(x) for x in c.args])
    if c.common.kind == "c":
        c.leave_out(~(np.isfinite(value.real) & np.isfinite(value.imag)), "complex product at infinities: its order counts")
    tolerance = size * 6 * unit(c.common) + 4 * accuracy.least(_accumulator(c.common)) + last_rounding(np.abs(value), c.common)
    return Near(value, tolerance, c.common)


# ---------------------------------------------------------------- creation

def _shape(c):
    return c.keys.integers("shape")


def _made(c):
    return np.dtype(c.record["dtype"])


@defines("zeros", "zeros_like", "empty", "empty_like", how="numpy.zeros")
def _zeros(c):
    return np.zeros(_shape(c), _made(c)) if not c.args else np.zeros_like(c.args[0])


@defines("ones", "ones_like", how="numpy.ones")
def _ones(c):
    return np.ones(_shape(c), _made(c)) if not c.args else np.ones_like(c.args[0])


@defines("full")
def _full(c):
    low, high = c.keys.integers("bits")
    words = np.array([low, high], np.uint64).tobytes()
    return np.full(_shape(c), np.frombuffer(words[:_made(c).itemsize], _made(c))[0])


@defines("full_like", how="numpy.broadcast_to")
def _full_like(c):
    return np.broadcast_to(promoted(c)[1], c.args[0].shape)


@defines("iota", how="numpy.arange")
def _iota(c):
    shape = _shape(c)
    return np.arange(int(np.prod(shape, dtype=np.int64))).reshape(shape)


@defines("eye")
def _eye(c):
    rows, columns = _shape(c)
    return np.eye(rows, columns, c.keys.integer("k", 0), _made(c))


@defines("arange", how="start + numpy.arange(n) * step, halves in float32")
def _arange(c):
    n, dtype = _shape(c)[0], _made(c)
    if dtype.kind in "iu":
        return (c.keys.integer("start") + np.arange(n) * c.keys.integer("step")).astype(dtype)
    working = np.dtype(np.float32 if dtype == np.float16 else dtype)
    start, step = working.type(c.keys.scalar("start")), working.type(c.keys.scalar("step"))
    return Unsigned((start + np.arange(n).astype(working) * step).astype(dtype))


@defines("linspace")
def _linspace(c):
    start, stop = c.keys.scalar("start"), c.keys.scalar("stop")
    value = np.linspace(start, stop, _shape(c)[0], endpoint=not c.keys.flag("open"), dtype=_made(c))
    if value.dtype.kind != "c":
        return Unsigned(value)
    # NumPy's complex step has been multiplied by a reciprocal.
    return Near(wide(value), 4 * ulp(np.longdouble(abs(start) + abs(stop)), value.dtype), value.dtype)


# ---------------------------------------------------------------- Fourier transforms

def _roots(n, turn):
    """The roots of unity of a transform, by place and frequency."""
    angle = np.arange(n).astype(np.longdouble) * (8 * np.arctan(np.longdouble(1)) / n)
    roots = np.cos(angle) + turn * 1j * np.sin(angle)
    return roots[np.arange(n).reshape(-1, 1) * np.arange(n) % n]


def _scale(c, n, turn):
    """What the sums of n elements are multiplied by."""
    norm = c.keys.word("norm", "backward")
    if norm == "ortho":
        return 1 / np.sqrt(np.longdouble(n))
    return 1 / np.longdouble(n) if (norm == "forward") == (turn < 0) else np.longdouble(1)


def _resized(x, n):
    """The first n elements along the last axis, zeros added where there are less."""
    x = x[..., :n]
    return np.concatenate([x, np.zeros(x.shape[:-1] + (n - x.shape[-1],), x.dtype)], axis=-1)


def _mirrored(x, n):
    """The spectrum of n real numbers, of its first n/2 + 1 elements."""
    x = _resized(x, n // 2 + 1)
    own = [0] + [n // 2] * (n % 2 == 0)
    x[..., own] = x[..., own].real
    return np.concatenate([x, np.conj(x[..., 1:n - n // 2][..., ::-1])], axis=-1)


def _transforms(c, axes, lengths, turn, takes_half, gives_half):
    """Transforms along axes in extended precision; their error is relative to the norm along all of them,
    which a transform changes by a factor."""
    x = wide(c.args[0]).astype(np.clongdouble)
    finite = np.isfinite(x.real) & np.isfinite(x.imag)
    left = np.zeros(x.shape, bool) | ~finite
    y = np.where(finite, x, 0)
    sizes = _sizes(y)
    gain = np.sqrt(np.longdouble(2)) if takes_half else 1  # of the norm
    error, terms = 0, 1
    order = list(zip(axes, lengths))
    for axis, n in order if takes_half else order[::-1]:
        last = (axis, n) == order[-1]
        y = np.moveaxis(y, axis, -1)
        y = _mirrored(y, n) if takes_half and last else _resized(y, n)
        y = np.moveaxis(y @ _roots(n, turn) * _scale(c, n, turn), -1, axis)
        gain = gain * np.sqrt(np.longdouble(n)) * _scale(c, n, turn)
        chirp = max((p for p in range(2, n + 1) if n % p == 0 and all(p % q for q in range(2, int(p**0.5) + 1))), default=1) > 128
        error, terms = error + (2 + 2 * np.log2(n)) * (3 if chirp else 1), terms * n
    along = tuple(axes)
    most = sizes.sum(axis=along, keepdims=True)
    left = left.any(axis=along, keepdims=True)
    real = parts(_complex_of(c.common))
    norm = np.sqrt((sizes**2).sum(axis=along, keepdims=True))
    tolerance = error * unit(c.common) * norm * gain + accuracy.least(real) * 8 * terms
    if gives_half:
        axis, n = order[-1]
        y = np.take(y, range(n // 2 + 1), axis)
    dtype = _complex_of(c.common)
    if takes_half:
        y, dtype = y.real, parts(c.common)
    tolerance = np.broadcast_to(tolerance, y.shape) + last_rounding(np.abs(y), dtype)
    c.leave_out(left, "a transform of what is not finite")
    c.leave_out(most > accuracy.greatest(real) / (8 * terms), OVERFLOW)
    if takes_half:
        c.leave_out(np.abs(y) > accuracy.greatest(dtype) / 2, OVERFLOW)
    return Near(y, tolerance, dtype)


def _complex_of(dtype):
    """The complex dtype that holds the numbers of a floating-point one."""
    return np.dtype("c16" if parts(dtype).itemsize == 8 else "c8")


def _along_one(turn, takes_half=False, gives_half=False):
    def reference(c):
        axis = c.keys.integer("axis", -1) % c.args[0].ndim
        size = c.args[0].shape[axis]
        n = c.keys.integer("n", 2 * (size - 1) if takes_half else size)
        return _transforms(c, [axis], [n], turn, takes_half, gives_half)

    return reference


def _along_several(turn, takes_half=False, gives_half=False):
    def reference(c):
        x, lengths = c.args[0], c.keys.integers("s")
        axes = c.keys.integers("axes")
        if axes is None:
            axes = range(x.ndim - len(lengths), x.ndim) if lengths is not None else range(x.ndim)
        axes = [a % x.ndim for a in axes]
        if lengths is None:
            lengths = [x.shape[a] for a in axes]
            if takes_half:
                lengths[-1] = 2 * (lengths[-1] - 1)
        return _transforms(c, axes, lengths, turn, takes_half, gives_half)

    return reference


for _name, _function, _turn, _takes, _gives in [
    ("fft", _along_one, -1, False, False), ("ifft", _along_one, 1, False, False), ("rfft", _along_one, -1, False, True), ("irfft", _along_one, 1, True, False),
    ("hfft", _along_one, -1, True, False), ("ihfft", _along_one, 1, False, True),
    ("fftn", _along_several, -1, False, False), ("ifftn", _along_several, 1, False, False), ("rfftn", _along_several, -1, False, True), ("irfftn", _along_several, 1, True, False),
]:
    TABLE[_name] = Entry(_function(_turn, _takes, _gives), f"numpy.fft.{_name} by its definition, in extended precision")


@defines("fftshift", "ifftshift", how="numpy.fft.fftshift, numpy.fft.ifftshift")
def _fft_shifted(c):
    return getattr(np.fft, c.name)(c.args[0], c.keys.integers("axes")) if c.args[0].ndim else c.args[0]


# ---------------------------------------------------------------- random numbers

_WORD = np.uint64(0xFFFFFFFF)


def _philox(counter, draw, key):
    """Words 0 and 1, as one number, of a block."""
    x = _philox_block(counter, draw, key)
    return x[0] | x[1] << np.uint64(32)


def _philox_block(counter, draw, key):
    """The words of Philox4x32-10 (Salmon et al., Parallel random numbers: as easy as 1, 2, 3, 2011)."""
    counter, draw, key = np.broadcast_arrays(counter.astype(np.uint64), draw.astype(np.uint64), key.astype(np.uint64))
    half = np.uint64(32)
    x0, x1, x2, x3 = counter & _WORD, counter >> half, draw & _WORD, draw >> half
    k0, k1 = key & _WORD, key >> half
    for _ in range(10):
        p0, p1 = x0 * np.uint64(0xD2511F53), x2 * np.uint64(0xCD9E8D57)
        x0, x1, x2, x3 = (p1 >> half) ^ x1 ^ k0, p1 & _WORD, (p0 >> half) ^ x3 ^ k1, p0 & _WORD
        k0, k1 = (k0 + np.uint64(0x9E3779B9)) & _WORD, (k1 + np.uint64(0xBB67AE85)) & _WORD
    return x0, x1, x2, x3


def _bits_of(c, more=0):
    """The bits of every element of the shape."""
    key, draw = [a.reshape(()) for a in c.args]
    shape = _shape(c)
    index = np.arange(int(np.prod(shape, dtype=np.int64)), dtype=np.uint64).reshape(shape)
    return np.asarray(_philox(index, draw.astype(np.uint64) + np.uint64(more), key))


PHILOX = "Philox4x32-10 in NumPy"


@defines("random_bits", how=PHILOX)
def _random_bits(c):
    return np.asarray(_philox(*c.args))


@defines("random_bits_high", how=PHILOX)
def _random_bits_high(c):
    x = _philox_block(*c.args)
    return np.asarray(x[2] | x[3] << np.uint64(32))


@defines("bits", how=PHILOX)
def _bits(c):
    return _bits_of(c)


def _high(bits, n):
    """The upper 64 bits of bits * n."""
    return np.array([int(b) * int(n) >> 64 for b in bits.ravel()], np.uint64).reshape(bits.shape)


@defines("mul_high", how="Python's integers")
def _mul_high(c):
    a, b = np.broadcast_arrays(*c.args)
    return np.array([int(x) * int(y) >> 64 for x, y in zip(a.ravel(), b.ravel())], np.uint64).reshape(a.shape)


@defines("pack_words", how="x1 << 32 | x2")
def _pack_words(c):
    return c.args[0].astype(np.uint64) << np.uint64(32) | c.args[1].astype(np.uint64)


def _units(bits, dtype):
    """Numbers of [0, 1) in the type in which dtype is computed."""
    if dtype == np.float64:
        return (bits >> np.uint64(11)).astype(np.float64) * 2.0**-53
    p = 11 if dtype == np.float16 else 24
    return ((bits & _WORD) >> np.uint64(32 - p)).astype(np.float32) * np.float32(2.0**-p)


@defines("uniform", how=PHILOX + ", low + u (high - low)")
def _uniform(c):
    dtype = c.keys.dtype("dtype")
    u = _units(_bits_of(c), dtype)
    low, high = u.dtype.type(c.keys.number("low", 0.0)), u.dtype.type(c.keys.number("high", 1.0))
    value = (low + u * (high - low)).astype(dtype)
    return np.where(value >= dtype.type(high), np.nextafter(dtype.type(high), dtype.type(low)), value)


@defines("normal", how=PHILOX + ", Box and Muller in extended precision")
def _normal(c):
    dtype, bits = c.keys.dtype("dtype"), _bits_of(c)
    u = unit(dtype)
    if dtype == np.float64:
        first = (bits.astype(np.longdouble) + 0.5) / np.longdouble(2.0) ** 64
        second = wide(_units(_bits_of(c, 1), dtype))
    else:
        first = ((bits & _WORD).astype(np.longdouble) + 0.5) / np.longdouble(2.0) ** 32
        second = ((bits >> np.uint64(32)) >> np.uint64(8)).astype(np.longdouble) / 2**24
    squared = -2 * np.log(first)
    of_squared = 2 * u + 3 * u * squared
    radius = np.sqrt(squared)
    of_radius = np.maximum(np.sqrt(squared + of_squared) - radius, radius - np.sqrt(np.maximum(squared - of_squared, 0))) + radius * u
    value = radius * np.cos(2 * np.longdouble("3.14159265358979323846264338327950288") * second)
    of_value = of_radius + radius * 16 * u
    mean, std = np.longdouble(c.keys.number("mean", 0.0)), np.longdouble(c.keys.number("std", 1.0))
    value = mean + std * value
    return Near(value, of_value * std + (np.abs(value) + abs(mean)) * 3 * u + last_rounding(value, dtype), dtype)


@defines("integers", how=PHILOX + ", low + the upper half of bits (high - low)")
def _integers(c):
    low, high = c.keys.integer("low", 0), c.keys.integer("high")
    return (_high(_bits_of(c), high - low).astype(np.int64) + low).astype(c.keys.dtype("dtype"))


@defines("bernoulli", how=PHILOX + ", bits < p 2^64")
def _bernoulli(c):
    limit = int(Fraction(c.keys.number("probability", 0.5)) * 2**64)
    return np.array([int(b) < limit for b in _bits_of(c).ravel()], bool).reshape(_shape(c))


@defines("permutation", how=PHILOX + ", numpy.argsort(kind='stable')")
def _permutation(c):
    return np.argsort(_bits_of(c), axis=-1, kind="stable")


@defines("order_key", how="its order against that of numpy.argsort")
def _order_key(c):
    """Keys are not unique: what they promise is the order of the numbers, and the greatest key for NaN."""
    x, key = c.args[0].ravel(), c.result.ravel()
    dtype = np.dtype(f"u{max(x.dtype.itemsize, 1)}")
    if key.dtype != dtype:
        return np.empty(c.result.shape, dtype)
    good = (key == np.iinfo(dtype).max) == np.isnan(x) if x.dtype.kind == "f" else np.ones(x.shape, bool)
    order = np.argsort(x, kind="stable")
    a, b = x[order][:-1], x[order][1:]
    low, high = key[order][:-1], key[order][1:]
    good[order[1:]] &= np.where((a == b) | ((a != a) & (b != b)), low == high, low < high)
    return np.where(good, key, ~key).reshape(c.result.shape)
