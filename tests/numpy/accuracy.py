"""Numbers in extended precision, and how far a result may be from them.

Reference values are of NumPy's longdouble and clongdouble, which have 64 bits of
mantissa on x86 (and no fewer than a double has elsewhere), so that their own
error, a few units in their last place, is added to every tolerance.
"""

from fractions import Fraction

import numpy as np

EXTENDED = np.finfo(np.longdouble)
ERROR_OF_NUMPY = 8 * EXTENDED.eps  # relative, of a function in extended precision

FORMATS = {"e": (10, -14, 15), "f": (23, -126, 127), "d": (52, -1022, 1023), "g": (EXTENDED.nmant, -16382, 16383)}


class Near:
    """A reference value, and how far from it a result may be.

    value is extended; tolerance is absolute, of the same shape. signed: a result
    of 0 has the sign of the value. overflows: where an infinite value is one that
    finite operands have. open_signs: an infinity beside a NaN has any sign, as C99,
    Annex G, leaves it.
    """

    overflows = False
    open_signs = False

    def __init__(self, value, tolerance, dtype, signed=False):
        self.value, self.tolerance, self.dtype, self.signed = np.asarray(value), np.asarray(tolerance), np.dtype(dtype), signed


def wide(x):
    """x in extended precision."""
    return np.asarray(x).astype(np.clongdouble if np.asarray(x).dtype.kind == "c" else np.longdouble)


def parts(dtype):
    """The real dtype of which a complex dtype is made; of others the dtype."""
    dtype = np.dtype(dtype)
    return np.dtype({"F": "f4", "D": "f8", "G": np.longdouble}.get(dtype.char, dtype))


def unit(dtype):
    """The relative error of one rounding in the type in which dtype is computed: halves are in float32."""
    dtype = parts(dtype)
    return np.longdouble(2.0) ** -(24 if dtype.itemsize <= 4 else 53)


def ulp(x, dtype):
    """The unit in the last place of dtype at |x|, that of the least subnormal at least."""
    mantissa, least, _ = FORMATS[parts(dtype).char]
    size = np.abs(x)
    _, exponent = np.frexp(np.where(np.isfinite(size), size, 1))
    return np.ldexp(np.longdouble(1), np.maximum(exponent - 1, least) - mantissa)


def greatest(dtype):
    return np.longdouble(np.finfo(parts(dtype)).max)


def least(dtype):
    """The least subnormal."""
    mantissa, exponent, _ = FORMATS[parts(dtype).char]
    return np.ldexp(np.longdouble(1), exponent - mantissa)


def last_rounding(x, dtype):
    """The error of rounding what was computed in float32 to a half: 0 for other dtypes."""
    return ulp(x, dtype) * 0.501 if parts(dtype) == np.float16 else np.zeros(np.shape(x), np.longdouble)


def tree_roundings(n):
    """The roundings on the way of one element through the reduction tree of docs/numerics.md."""
    count = 0
    while n > 1:
        leaf = min(n, 1024)
        count += -(-leaf // 16) - 1 + 4
        n = -(-n // 1024)
    return count


def clamp(x, dtype):
    """x, what is beyond dtype's numbers being the power of two after the last."""
    _, _, most = FORMATS[parts(dtype).char]
    return np.clip(x, -np.ldexp(np.longdouble(1), most + 1), np.ldexp(np.longdouble(1), most + 1))


def close(got, near):
    """Where got is within the tolerance of near."""
    with np.errstate(all="ignore"):
        if got.dtype.kind == "c":
            return _close_complex(got, near)
        want = near.value
        distance = np.abs(clamp(got.astype(np.longdouble), near.dtype) - clamp(want, near.dtype))
        good = distance <= near.tolerance + np.abs(clamp(want, near.dtype)) * ERROR_OF_NUMPY
        good = np.where(np.isinf(want), got == want, good) | (np.isnan(got) & np.isnan(want))
        if near.signed:
            good &= (got != 0) | np.isnan(want) | (np.signbit(got) == np.signbit(want))
        return good


def _close_complex(got, near):
    """By the distance in the plane, where the value is finite; else part by part."""
    want, dtype = near.value, near.dtype
    got_re, got_im = clamp(got.real.astype(np.longdouble), dtype), clamp(got.imag.astype(np.longdouble), dtype)
    size = np.hypot(want.real, want.imag)
    distance = np.hypot(got_re - clamp(want.real, dtype), got_im - clamp(want.imag, dtype))
    good = distance <= near.tolerance + size * ERROR_OF_NUMPY
    good = np.where(beyond(near), _beyond_range(got, near), good)
    finite = np.isfinite(want.real) & np.isfinite(want.imag)
    by_parts = _close_part(got.real.astype(np.longdouble), want.real, near) & _close_part(got.imag.astype(np.longdouble), want.imag, near)
    return np.where(finite | beyond(near), good, by_parts)


def beyond(near):
    """Where a part of a complex value of finite operands is beyond the dtype's range."""
    want = near.value
    if want.dtype.kind != "c":
        return np.zeros(want.shape, bool)
    return near.overflows & ~np.isnan(want) & (np.maximum(np.abs(want.real), np.abs(want.imag)) > greatest(near.dtype) * (1 + 16 * unit(near.dtype)))


def _beyond_range(got, near):
    """One part at least is infinite, and the signs of what is more than an error of the magnitude are right."""
    want = near.value
    size = np.hypot(want.real, want.imag) * 16 * unit(near.dtype)
    same = lambda g, w: (np.signbit(g) == np.signbit(w)) | (np.isfinite(w) & (np.abs(w) <= size))
    return (np.isinf(got.real) | np.isinf(got.imag)) & same(got.real, want.real) & same(got.imag, want.imag)


def _close_part(got, want, near):
    infinite = np.where(near.open_signs & np.isnan(near.value), np.abs(got) == np.abs(want), got == want)
    part = np.where(np.isfinite(want), np.abs(clamp(got, near.dtype) - clamp(want, near.dtype)) <= _part_tolerance(want, near), infinite)
    return part | (np.isnan(got) & np.isnan(want))


def _part_tolerance(want, near):
    """The tolerance, or where it was taken from a magnitude that is none, that of the part."""
    own = 4 * ulp(np.where(np.isfinite(want), want, 0), near.dtype)
    return np.where(np.isfinite(near.tolerance), np.maximum(near.tolerance, own), own)


def within(value, bound, dtype, signed=True):
    """A value and a bound in ULP."""
    size = np.abs(value)
    return Near(value, max(bound, 0.5) * ulp(clamp(size, dtype), dtype) * (1 + 2.0**-20), dtype, signed)


def rounded(fraction, dtype):
    """An exact fraction rounded once, to nearest even; None is NaN."""
    if fraction is None:
        return np.nan
    mantissa, smallest, most = FORMATS[np.dtype(dtype).char]
    if fraction == 0:
        return 0.0
    size = abs(fraction)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if size < Fraction(2) ** exponent:
        exponent -= 1
    exponent = max(exponent, smallest) - mantissa
    steps = round(size / Fraction(2) ** exponent)  # Python rounds halves to even
    result = steps * Fraction(2) ** exponent
    if result >= Fraction(2) ** (most + 1):
        return np.inf if fraction > 0 else -np.inf
    return float(result) if fraction > 0 else -float(result)


def rounded_from_extended(x, dtype):
    """Extended numbers rounded once to a float dtype (NumPy goes by way of a double to a half)."""
    mantissa, smallest, most = FORMATS[np.dtype(dtype).char]
    x = np.asarray(x, np.longdouble)
    _, exponent = np.frexp(np.where(np.isfinite(x), x, 1))
    scale = np.maximum(exponent - 1, smallest) - mantissa
    result = np.ldexp(np.rint(np.ldexp(x, -scale)), scale)
    result = np.where(np.abs(result) >= np.ldexp(np.longdouble(1), most + 1), np.copysign(np.inf, x), result)
    return np.where(np.isfinite(x), result, x).astype(np.float64).astype(dtype)
