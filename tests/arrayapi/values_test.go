package arrayapi_test

import (
	"math"
	"slices"
	"testing"

	"arrayapi.example"

	"github.com/weft-gpu/weft/dtype"
)

var (
	inf  = math.Inf(1)
	nan  = math.NaN()
	zero = math.Copysign(0, -1) // the negative one
)

// f32 and f64 are vectors that take untyped numbers.
func f32(elements ...float32) literal      { return vec(elements...) }
func f64(elements ...float64) literal      { return vec(elements...) }
func i32(elements ...int32) literal        { return vec(elements...) }
func i64(elements ...int64) literal        { return vec(elements...) }
func bools(elements ...bool) literal       { return vec(elements...) }
func c128(elements ...complex128) literal  { return vec(elements...) }
func ints(columns int, e ...int64) literal { return mat(columns, e...) }

// cases have results worked out by hand. A bound is relative; without one the
// bits must be the same.
var cases = []struct {
	name  string
	args  []any
	attrs attrs
	want  any
	bound float64
}{
	// Element-wise functions.
	{name: "abs", args: args(i32(-3, 0, 4)), want: i32(3, 0, 4)},
	{name: "abs", args: args(c128(3 + 4i)), want: f64(5)},
	{name: "acos", args: args(f64(1, 0)), want: f64(0, math.Pi/2), bound: 1e-15},
	{name: "acosh", args: args(f64(1, 2)), want: f64(0, 1.3169578969248167), bound: 1e-15},
	{name: "add", args: args(i32(1, 2), i32(10, 20)), want: i32(11, 22)},
	{name: "add", args: args(mat[float32](2, 1, 2, 3, 4), 0.5), want: mat[float32](2, 1.5, 2.5, 3.5, 4.5)},
	{name: "add", args: args(2, mat[uint8](1, 1, 2)), want: mat[uint8](1, 3, 4)},
	{name: "add", args: args(1i, c128(1)), want: c128(1 + 1i)},
	{name: "add", args: args(vec[int8](1), vec[int32](2)), want: i32(3)},
	{name: "asin", args: args(f64(0, 1)), want: f64(0, math.Pi/2), bound: 1e-15},
	{name: "asinh", args: args(f64(0, 1)), want: f64(0, 0.881373587019543), bound: 1e-15},
	{name: "atan", args: args(f64(0, 1)), want: f64(0, math.Pi/4), bound: 1e-15},
	{name: "atan2", args: args(f64(1, -1), f64(1, 0)), want: f64(math.Pi/4, -math.Pi/2), bound: 1e-15},
	{name: "atanh", args: args(f64(0, 0.5)), want: f64(0, 0.5493061443340548), bound: 1e-15},
	{name: "bitwise_and", args: args(i32(6, 5), 3), want: i32(2, 1)},
	{name: "bitwise_and", args: args(bools(true, true), bools(true, false)), want: bools(true, false)},
	{name: "bitwise_invert", args: args(i32(0, 5)), want: i32(-1, -6)},
	{name: "bitwise_invert", args: args(bools(true, false)), want: bools(false, true)},
	{name: "bitwise_left_shift", args: args(1, i32(0, 4)), want: i32(1, 16)},
	{name: "bitwise_or", args: args(i32(4, 1), i32(3, 1)), want: i32(7, 1)},
	{name: "bitwise_right_shift", args: args(i32(-8, 9), 1), want: i32(-4, 4)},
	{name: "bitwise_xor", args: args(i32(6, 5), i32(3, 5)), want: i32(5, 0)},
	{name: "ceil", args: args(f32(1.5, -1.5)), want: f32(2, -1)},
	{name: "clip", args: args(i32(1, 5, 9), 2, 6), want: i32(2, 5, 6)},
	{name: "clip", args: args(i32(1, 5, 9)), attrs: attrs{"max": 6}, want: i32(1, 5, 6)},
	{name: "clip", args: args(i32(1, 5, 9)), attrs: attrs{"min": i32(3, 6, 3)}, want: i32(3, 6, 9)},
	{name: "clip", args: args(i32(1, 5, 9)), want: i32(1, 5, 9)},
	{name: "conj", args: args(c128(1 + 2i)), want: c128(1 - 2i)},
	{name: "copysign", args: args(f32(1, -2), f32(-1, 3)), want: f32(-1, 2)},
	{name: "copysign", args: args(f64(1, -2), zero), want: f64(-1, -2)},
	{name: "cos", args: args(f64(0, math.Pi)), want: f64(1, -1)},
	{name: "cosh", args: args(f64(0, 1)), want: f64(1, 1.5430806348152437), bound: 1e-15},
	{name: "divide", args: args(1, f32(2, 4)), want: f32(0.5, 0.25)},
	{name: "equal", args: args(i32(1, 2), 2), want: bools(false, true)},
	{name: "equal", args: args(bools(true, false), true), want: bools(true, false)},
	{name: "exp", args: args(f64(0, 1)), want: f64(1, math.E), bound: 1e-15},
	{name: "expm1", args: args(f64(0, 1)), want: f64(0, math.E-1), bound: 1e-15},
	{name: "floor", args: args(f32(1.5, -1.5)), want: f32(1, -2)},
	{name: "floor_divide", args: args(i32(7, -7), 2), want: i32(3, -4)},
	{name: "greater", args: args(i32(1, 2, 3), 2), want: bools(false, false, true)},
	{name: "greater_equal", args: args(2, i32(1, 2, 3)), want: bools(true, true, false)},
	{name: "hypot", args: args(f64(3, 5), f64(4, 12)), want: f64(5, 13)},
	{name: "imag", args: args(c128(1 + 2i)), want: f64(2)},
	{name: "isfinite", args: args(f32(1, float32(inf), float32(nan))), want: bools(true, false, false)},
	{name: "isinf", args: args(f32(1, float32(-inf), float32(nan))), want: bools(false, true, false)},
	{name: "isnan", args: args(f32(1, float32(inf), float32(nan))), want: bools(false, false, true)},
	{name: "less", args: args(i32(1, 2, 3), 2), want: bools(true, false, false)},
	{name: "less_equal", args: args(i32(1, 2, 3), i32(2)), want: bools(true, true, false)},
	{name: "log", args: args(f64(1, math.E)), want: f64(0, 1), bound: 1e-15},
	{name: "log10", args: args(f64(1, 1000)), want: f64(0, 3), bound: 1e-15},
	{name: "log1p", args: args(f64(0, 1)), want: f64(0, math.Ln2), bound: 1e-15},
	{name: "log2", args: args(f64(1, 8)), want: f64(0, 3), bound: 1e-15},
	{name: "logaddexp", args: args(f64(1, 0), f64(1, -inf)), want: f64(1.6931471805599454, 0), bound: 1e-15},
	{name: "logical_and", args: args(bools(true, true), bools(true, false)), want: bools(true, false)},
	{name: "logical_not", args: args(bools(true, false)), want: bools(false, true)},
	{name: "logical_or", args: args(bools(false, true), false), want: bools(false, true)},
	{name: "logical_xor", args: args(true, bools(true, false)), want: bools(false, true)},
	{name: "maximum", args: args(i32(1, 5), 3), want: i32(3, 5)},
	{name: "minimum", args: args(3, i32(1, 5)), want: i32(1, 3)},
	{name: "multiply", args: args(i32(2, 3), i32(4)), want: i32(8, 12)},
	{name: "negative", args: args(f32(1, -2)), want: f32(-1, 2)},
	{name: "nextafter", args: args(f32(1), f32(2)), want: f32(math.Nextafter32(1, 2))},
	{name: "not_equal", args: args(i32(1, 2), 2), want: bools(true, false)},
	{name: "positive", args: args(i32(1, -2)), want: i32(1, -2)},
	{name: "pow", args: args(i32(2, 3), 3), want: i32(8, 27)},
	{name: "pow", args: args(2.0, f64(3, -1)), want: f64(8, 0.5)},
	{name: "real", args: args(c128(1 + 2i)), want: f64(1)},
	{name: "reciprocal", args: args(f32(2, 4)), want: f32(0.5, 0.25)},
	{name: "remainder", args: args(i32(7, -7), 3), want: i32(1, 2)},
	{name: "round", args: args(f32(0.5, 1.5, -2.5)), want: f32(0, 2, -2)},
	{name: "sign", args: args(f32(-3, 0, 2)), want: f32(-1, 0, 1)},
	{name: "signbit", args: args(f64(-3, zero, 0)), want: bools(true, true, false)},
	{name: "sin", args: args(f64(0, math.Pi/2)), want: f64(0, 1)},
	{name: "sinh", args: args(f64(0, 1)), want: f64(0, 1.1752011936438014), bound: 1e-15},
	{name: "sqrt", args: args(f32(4, 9)), want: f32(2, 3)},
	{name: "square", args: args(i32(-3, 4)), want: i32(9, 16)},
	{name: "subtract", args: args(1, i32(3, -3)), want: i32(-2, 4)},
	{name: "tan", args: args(f64(0, math.Pi/4)), want: f64(0, 1), bound: 1e-15},
	{name: "tanh", args: args(f64(0, inf)), want: f64(0, 1)},
	{name: "trunc", args: args(f32(1.5, -1.5)), want: f32(1, -1)},
	{name: "where", args: args(bools(true, false), i32(1, 2), i32(3, 4)), want: i32(1, 4)},
	{name: "where", args: args(bools(true, false), i32(1, 2), 9), want: i32(1, 9)},

	// Creation functions.
	{name: "arange", args: args(3), want: i64(0, 1, 2)},
	{name: "arange", args: args(1, 2, 0.5), want: f64(1, 1.5)},
	{name: "arange", args: args(5, 0, -2), attrs: attrs{"dtype": dtype.Int8}, want: vec[int8](5, 3, 1)},
	{name: "arange", args: args(0), attrs: attrs{"stop": 2, "dtype": "float32"}, want: f32(0, 1)},
	{name: "arange", args: args(3, 1), want: i64()},
	{name: "asarray", args: args([]any{[]any{1, 2}, []any{3, 4}}), want: ints(2, 1, 2, 3, 4)},
	{name: "asarray", args: args([]any{1, 2.5}), want: f64(1, 2.5)},
	{name: "asarray", args: args([]any{[]any{true}, []any{2}}), want: ints(1, 1, 2)},
	{name: "asarray", args: args([]any{true, false}), want: bools(true, false)},
	{name: "asarray", args: args([]any{1, 2i}), want: c128(1, 2i)},
	{name: "asarray", args: args([]any{uint64(1 << 63), 1}), want: vec[uint64](1<<63, 1)},
	{name: "asarray", args: args([]any{[]any{}, []any{}}), want: of[float64]([]int{2, 0})},
	{name: "asarray", args: args([][]float32{{1, 2}, {3, 4}}), want: mat[float32](2, 1, 2, 3, 4)},
	{name: "asarray", args: args([][][]int16{{{1}, {2}}}), want: of[int16]([]int{1, 2, 1}, 1, 2)},
	{name: "asarray", args: args([]bool{true, false}), attrs: attrs{"dtype": dtype.Int32}, want: i32(1, 0)},
	{name: "asarray", args: args(7), attrs: attrs{"dtype": dtype.Uint8}, want: num[uint8](7)},
	{name: "asarray", args: args(true), want: num(true)},
	{name: "asarray", args: args(i32(1, 2)), attrs: attrs{"dtype": dtype.Float32, "copy": true}, want: f32(1, 2)},
	{name: "asarray", args: args(i32(1, 2)), attrs: attrs{"copy": false}, want: i32(1, 2)},
	{name: "asarray", args: args([]any{num[int8](1), num[int8](2)}), want: vec[int8](1, 2)},
	{name: "asarray", args: args([]any{[]any{num[int8](1), 2}, i64(3, 4)}), attrs: attrs{"dtype": dtype.Int32}, want: mat[int32](2, 1, 2, 3, 4)},
	{name: "empty", args: args([]int{0, 2}), attrs: attrs{"dtype": dtype.Bool}, want: of[bool]([]int{0, 2})},
	{name: "empty_like", args: args(of[int8]([]int{2, 0})), want: of[int8]([]int{2, 0})},
	{name: "eye", args: args(2), want: mat(2, 1.0, 0, 0, 1)},
	{name: "eye", args: args(2, 3), attrs: attrs{"k": 1, "dtype": dtype.Int32}, want: mat[int32](3, 0, 1, 0, 0, 0, 1)},
	{name: "from_dlpack", args: args(i32(1, 2)), want: i32(1, 2)},
	{name: "full", args: args([]int{2}, 3), want: i64(3, 3)},
	{name: "full", args: args(2, 0.5), attrs: attrs{"dtype": dtype.Float32}, want: f32(0.5, 0.5)},
	{name: "full", args: args([]any{}, true), want: num(true)},
	{name: "full", args: args(1, 2i), want: c128(2i)},
	{name: "full_like", args: args(f32(1, 2), 7), want: f32(7, 7)},
	{name: "full_like", args: args(f32(1, 2), 7), attrs: attrs{"dtype": dtype.Int32}, want: i32(7, 7)},
	{name: "linspace", args: args(0, 1, 5), want: f64(0, 0.25, 0.5, 0.75, 1)},
	{name: "linspace", args: args(0, 1), attrs: attrs{"num": 4, "endpoint": false, "dtype": dtype.Float32}, want: f32(0, 0.25, 0.5, 0.75)},
	{name: "linspace", args: args(0, 2i, 3), want: c128(0, 1i, 2i)},
	{name: "meshgrid", args: args(i32(1, 2), i32(3, 4, 5)), want: []any{mat[int32](2, 1, 2, 1, 2, 1, 2), mat[int32](2, 3, 3, 4, 4, 5, 5)}},
	{name: "meshgrid", args: args(i32(1, 2), i32(3)), attrs: attrs{"indexing": "ij"}, want: []any{mat[int32](1, 1, 2), mat[int32](1, 3, 3)}},
	{name: "ones", args: args([]int{1, 2}), want: mat(2, 1.0, 1)},
	{name: "ones_like", args: args(i32(5, 6)), want: i32(1, 1)},
	{name: "tril", args: args(ints(2, 1, 2, 3, 4)), want: ints(2, 1, 0, 3, 4)},
	{name: "triu", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"k": 1}, want: ints(2, 0, 2, 0, 0)},
	{name: "zeros", args: args(3), attrs: attrs{"dtype": "complex64"}, want: vec[complex64](0, 0, 0)},
	{name: "zeros_like", args: args(f32(5)), attrs: attrs{"dtype": dtype.Bool}, want: bools(false)},

	// Data types.
	{name: "astype", args: args(f64(1.5, -2), dtype.Int32), want: i32(1, -2)},
	{name: "astype", args: args(i32(1, 2), "int32"), attrs: attrs{"copy": false}, want: i32(1, 2)},
	{name: "can_cast", args: args(dtype.Int8, dtype.Int16), want: true},
	{name: "can_cast", args: args(f64(1), "float32"), want: false},
	{name: "finfo", args: args(dtype.Float32), want: dtype.FloatInfo{DType: dtype.Float32, Bits: 32, Eps: 0x1p-23, Max: math.MaxFloat32, Min: -math.MaxFloat32, SmallestNormal: 0x1p-126}},
	{name: "finfo", args: args(c128(1)), want: dtype.FloatInfo{DType: dtype.Float64, Bits: 64, Eps: 0x1p-52, Max: math.MaxFloat64, Min: -math.MaxFloat64, SmallestNormal: 0x1p-1022}},
	{name: "iinfo", args: args("int8"), want: dtype.IntInfo{DType: dtype.Int8, Bits: 8, Max: 127, Min: -128}},
	{name: "iinfo", args: args(vec[uint64](1)), want: dtype.IntInfo{DType: dtype.Uint64, Bits: 64, Max: math.MaxUint64, Min: 0}},
	{name: "isdtype", args: args(dtype.Int32, "integral"), want: true},
	{name: "isdtype", args: args(dtype.Int32, []any{"real floating", dtype.Int64}), want: false},
	{name: "isdtype", args: args("uint8", []any{"bool", "unsigned integer"}), want: true},
	{name: "isdtype", args: args(dtype.Bool, "bool"), want: true},
	{name: "isdtype", args: args(dtype.Float32, dtype.Float32), want: true},
	{name: "result_type", args: args(dtype.Int8, vec[uint8](1)), want: dtype.Int16},
	{name: "result_type", args: args(f32(1), 2.5, 1), want: dtype.Float32},
	{name: "bool", want: dtype.Bool},
	{name: "int8", want: dtype.Int8},
	{name: "int16", want: dtype.Int16},
	{name: "int32", want: dtype.Int32},
	{name: "int64", want: dtype.Int64},
	{name: "uint8", want: dtype.Uint8},
	{name: "uint16", want: dtype.Uint16},
	{name: "uint32", want: dtype.Uint32},
	{name: "uint64", want: dtype.Uint64},
	{name: "float16", want: dtype.Float16},
	{name: "bfloat16", want: dtype.BFloat16},
	{name: "float32", want: dtype.Float32},
	{name: "float64", want: dtype.Float64},
	{name: "complex64", want: dtype.Complex64},
	{name: "complex128", want: dtype.Complex128},
	{name: "e", want: math.E},
	{name: "inf", want: inf},
	{name: "nan", want: nan},
	{name: "pi", want: math.Pi},

	// Indexing, searching, sets, sorting.
	{name: "take", args: args(i32(5, 6, 7), i64(2, 0, -1)), want: i32(7, 5, 7)},
	{name: "take", args: args(ints(2, 1, 2, 3, 4), i32(1)), attrs: attrs{"axis": 1}, want: ints(1, 2, 4)},
	{name: "take_along_axis", args: args(ints(2, 1, 2, 3, 4), ints(1, 1, 0)), want: ints(1, 2, 3)},
	{name: "argmax", args: args(i32(3, 7, 7)), want: num[int64](1)},
	{name: "argmax", args: args(ints(2, 1, 2, 4, 3)), attrs: attrs{"axis": 1, "keepdims": true}, want: ints(1, 1, 0)},
	{name: "argmin", args: args(ints(2, 1, 2, 4, 3)), attrs: attrs{"axis": 0}, want: i64(0, 0)},
	{name: "isin", args: args(ints(2, 1, 2, 3, 4), i32(4, 1, 7)), want: mat(2, true, false, false, true)},
	{name: "isin", args: args(ints(2, 1, 2, 3, 4), i32(4, 1, 7)), attrs: attrs{"invert": true}, want: mat(2, false, true, true, false)},
	{name: "isin", args: args(i32(1, 2), ints(2, 2, 9, 8, 7)), want: bools(false, true)},
	{name: "isin", args: args(i32(1, 2), 2), want: bools(false, true)},
	{name: "isin", args: args(i32(1, 2), int64(1)<<40), attrs: attrs{"invert": true}, want: bools(true, true)},
	{name: "isin", args: args(2, i32(1, 2)), want: num(true)},
	{name: "isin", args: args(i32(1, 2), i32()), want: bools(false, false)},
	{name: "isin", args: args(f32(1, float32(nan), 0), f32(float32(nan), 0)), want: bools(false, false, true)},
	{name: "count_nonzero", args: args(ints(2, 1, 0, 4, 3)), attrs: attrs{"axis": 0}, want: i64(2, 1)},
	{name: "nonzero", args: args(ints(2, 1, 0, 0, 3)), want: []any{i64(0, 1), i64(0, 1)}},
	{name: "searchsorted", args: args(i32(1, 3, 5), 4), want: num[int64](2)},
	{name: "searchsorted", args: args(i32(1, 3, 5), i32(3, 6)), want: i64(1, 3)},
	{name: "searchsorted", args: args(i32(5, 3, 1), i32(3, 6)), attrs: attrs{"side": "right", "sorter": i64(2, 1, 0)}, want: i64(2, 3)},
	{name: "unique_all", args: args(i32(3, 1, 3)), want: []any{i32(1, 3), i64(1, 0), i64(1, 0, 1), i64(1, 2)}},
	{name: "unique_counts", args: args(i32(3, 1, 3)), want: []any{i32(1, 3), i64(1, 2)}},
	{name: "unique_inverse", args: args(mat[int32](2, 3, 1, 3, 3)), want: []any{i32(1, 3), ints(2, 1, 0, 1, 1)}},
	{name: "unique_values", args: args(i32(3, 1, 3)), want: i32(1, 3)},
	{name: "argsort", args: args(i32(3, 1, 2)), want: i64(1, 2, 0)},
	{name: "argsort", args: args(i32(1, 3, 3)), attrs: attrs{"descending": true}, want: i64(1, 2, 0)},
	{name: "sort", args: args(ints(2, 4, 1, 3, 2)), attrs: attrs{"axis": 0, "stable": false}, want: ints(2, 3, 1, 4, 2)},
	{name: "sort", args: args(f32(1, 3, 2)), attrs: attrs{"descending": true}, want: f32(3, 2, 1)},

	// Linear algebra.
	{name: "matmul", args: args(ints(2, 1, 2, 3, 4), ints(2, 5, 6, 7, 8)), want: ints(2, 19, 22, 43, 50)},
	{name: "matmul", args: args(f32(1, 2), f32(3, 4)), want: num[float32](11)},
	{name: "matrix_transpose", args: args(ints(2, 1, 2, 3, 4)), want: ints(2, 1, 3, 2, 4)},
	{name: "tensordot", args: args(ints(2, 1, 2, 3, 4), ints(2, 5, 6, 7, 8)), want: num[int64](70)},
	{name: "tensordot", args: args(ints(2, 1, 2, 3, 4), i64(1, 10)), attrs: attrs{"axes": 1}, want: i64(21, 43)},
	{name: "tensordot", args: args(ints(2, 1, 2, 3, 4), i64(1, 10)), attrs: attrs{"axes": []any{[]int{0}, []any{0}}}, want: i64(31, 42)},
	{name: "vecdot", args: args(ints(2, 1, 2, 3, 4), i64(1, 10)), want: i64(21, 43)},
	{name: "linalg.matmul", args: args(f32(1, 2), f32(3, 4)), want: num[float32](11)},
	{name: "linalg.matrix_transpose", args: args(ints(2, 1, 2)), want: ints(1, 1, 2)},
	{name: "linalg.tensordot", args: args(i64(1, 2), i64(3, 4)), attrs: attrs{"axes": 0}, want: ints(2, 3, 4, 6, 8)},
	{name: "linalg.vecdot", args: args(c128(1i), c128(1i)), want: num[complex128](1)},
	{name: "linalg.cross", args: args(i32(1, 0, 0), i32(0, 1, 0)), want: i32(0, 0, 1)},
	{name: "linalg.diagonal", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"offset": 1}, want: i64(2)},
	{name: "linalg.matrix_norm", args: args(mat(2, 3.0, 0, 0, 4)), want: num(5.0)},
	{name: "linalg.matrix_norm", args: args(mat(2, 1.0, -2, 3, 4)), attrs: attrs{"ord": 1, "keepdims": true}, want: mat(1, 6.0)},
	{name: "linalg.matrix_norm", args: args(mat(2, 1.0, -2, 3, 4)), attrs: attrs{"ord": -inf}, want: num(3.0)},
	{name: "linalg.matrix_power", args: args(ints(2, 1, 1, 0, 1), 3), want: ints(2, 1, 3, 0, 1)},
	{name: "linalg.outer", args: args(i32(1, 2), i32(3, 4)), want: mat[int32](2, 3, 4, 6, 8)},
	{name: "linalg.cholesky", args: args(mat(2, 4.0, 2, 2, 2)), attrs: attrs{"upper": true}, want: mat(2, 2.0, 1, 0, 1)},
	{name: "linalg.det", args: args(mat(2, 2.0, 0, 0, 3)), want: num(6.0)},
	{name: "linalg.eig", args: args(mat(2, 3.0, 0, 0, 2)), want: []any{c128(3, 2), mat[complex128](2, 1, 0, 0, 1)}},
	{name: "linalg.eigvals", args: args(mat(2, 3.0, 0, 0, 2)), want: c128(3, 2)},
	{name: "linalg.eigh", args: args(mat(2, 3.0, 0, 0, 2)), want: []any{f64(2, 3), mat(2, 0.0, 1, 1, 0)}},
	{name: "linalg.eigvalsh", args: args(mat(2, 3.0, 0, 0, 2)), want: f64(2, 3)},
	{name: "linalg.inv", args: args(mat(2, 2.0, 0, 0, 4)), want: mat(2, 0.5, 0, 0, 0.25)},
	{name: "linalg.matrix_norm", args: args(mat(2, 3.0, 0, 0, 4)), attrs: attrs{"ord": "nuc"}, want: num(7.0)},
	{name: "linalg.matrix_norm", args: args(mat(2, 3.0, 0, 0, 4)), attrs: attrs{"ord": -2}, want: num(3.0)},
	{name: "linalg.matrix_power", args: args(mat(2, 2.0, 0, 0, 4), -2), want: mat(2, 0.25, 0, 0, 0.0625)},
	{name: "linalg.matrix_rank", args: args(mat(2, 2.0, 0, 0, 1)), attrs: attrs{"rtol": 0.75}, want: num[int64](1)},
	{name: "linalg.pinv", args: args(mat(2, 2.0, 0, 0, 0)), want: mat(2, 0.5, 0, 0, 0)},
	{name: "linalg.qr", args: args(mat(2, -2.0, 0, 0, 3)), want: []any{mat(2, 1.0, 0, 0, 1), mat(2, -2.0, 0, 0, 3)}},
	{name: "linalg.slogdet", args: args(mat(2, 1.0, 0, 0, -1)), want: []any{num(-1.0), num(0.0)}},
	{name: "linalg.solve", args: args(mat(2, 2.0, 0, 0, 4), f64(2, 2)), want: f64(1, 0.5)},
	{name: "linalg.svd", args: args(mat(2, 3.0, 0, 0, 2)), attrs: attrs{"full_matrices": false}, want: []any{mat(2, 1.0, 0, 0, 1), f64(3, 2), mat(2, 1.0, 0, 0, 1)}},
	{name: "linalg.svdvals", args: args(mat(2, 0.0, 2, 3, 0)), want: f64(3, 2)},
	{name: "linalg.trace", args: args(mat[int8](2, 1, 2, 3, 4)), want: num[int64](5)},
	{name: "linalg.trace", args: args(mat[float32](2, 1, 2, 3, 4)), attrs: attrs{"offset": -1, "dtype": dtype.Float64}, want: num(3.0)},
	{name: "linalg.vector_norm", args: args(f64(3, -4)), want: num(5.0)},
	{name: "linalg.vector_norm", args: args(f64(3, -4)), attrs: attrs{"ord": inf, "keepdims": true}, want: f64(4)},
	{name: "linalg.vector_norm", args: args(f64(3, -4)), attrs: attrs{"axis": []int{}}, want: f64(3, 4)},

	// Fourier transforms.
	{name: "fft.fft", args: args(c128(1, 2, 3, 4)), want: c128(10, -2+2i, -2, -2-2i)},
	{name: "fft.fft", args: args(mat[complex64](2, 1, 2, 3, 4)), attrs: attrs{"axis": 0, "norm": "forward"}, want: mat[complex64](2, 2, 3, -1, -1)},
	{name: "fft.ifft", args: args(c128(10, -2+2i, -2, -2-2i)), want: c128(1, 2, 3, 4)},
	{name: "fft.ifft", args: args(c128(4)), attrs: attrs{"n": 4, "norm": "ortho"}, want: c128(2, 2, 2, 2)},
	{name: "fft.rfft", args: args(f64(1, 2, 3, 4)), want: c128(10, -2+2i, -2)},
	{name: "fft.irfft", args: args(c128(10, -2+2i, -2)), want: f64(1, 2, 3, 4)},
	{name: "fft.irfft", args: args(c128(10)), attrs: attrs{"n": 1}, want: f64(10)},
	{name: "fft.hfft", args: args(c128(10, -2+2i, -2)), want: f64(4, 16, 12, 8)},
	{name: "fft.ihfft", args: args(f64(4, 16, 12, 8)), want: c128(10, -2+2i, -2)},
	{name: "fft.fftn", args: args(mat[complex128](2, 1, 2, 3, 4)), want: mat[complex128](2, 10, -2, -4, 0)},
	{name: "fft.ifftn", args: args(mat[complex128](2, 10, -2, -4, 0)), attrs: attrs{"axes": []int{0, 1}}, want: mat[complex128](2, 1, 2, 3, 4)},
	{name: "fft.rfftn", args: args(mat(2, 1.0, 2, 3, 4)), attrs: attrs{"s": []any{2, 1}}, want: mat[complex128](1, 4, -2)},
	{name: "fft.irfftn", args: args(mat[complex128](2, 10, -2, -4, 0)), want: mat(2, 1.0, 2, 3, 4)},
	{name: "fft.fftfreq", args: args(5), want: f64(0, 0.2, 0.4, -0.4, -0.2)},
	{name: "fft.rfftfreq", args: args(4), attrs: attrs{"d": 0.25, "dtype": dtype.Float32}, want: f32(0, 1, 2)},
	{name: "fft.fftshift", args: args(i32(0, 1, 2, 3, 4)), want: i32(3, 4, 0, 1, 2)},
	{name: "fft.ifftshift", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"axes": 1}, want: ints(2, 2, 1, 4, 3)},

	// Manipulation functions.
	{name: "broadcast_arrays", args: args(i32(1, 2), mat[int32](1, 3, 4)), want: []any{mat[int32](2, 1, 2, 1, 2), mat[int32](2, 3, 3, 4, 4)}},
	{name: "broadcast_shapes", args: args([]int{2, 1}, []any{3}), want: []int{2, 3}},
	{name: "broadcast_to", args: args(i32(1, 2), []int{2, 2}), want: mat[int32](2, 1, 2, 1, 2)},
	{name: "concat", args: args([]any{i32(1), i32(2, 3)}), want: i32(1, 2, 3)},
	{name: "concat", args: args([]any{ints(2, 1, 2), i32(3)}), attrs: attrs{"axis": nil}, want: i64(1, 2, 3)},
	{name: "expand_dims", args: args(i32(1, 2), []int{0, -1}), want: of([]int{1, 2, 1}, int32(1), 2)},
	{name: "expand_dims", args: args(i32(1, 2), -1), want: mat[int32](1, 1, 2)},
	{name: "flip", args: args(ints(2, 1, 2, 3, 4)), want: ints(2, 4, 3, 2, 1)},
	{name: "flip", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"axis": 0}, want: ints(2, 3, 4, 1, 2)},
	{name: "flip", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"axis": []any{}}, want: ints(2, 1, 2, 3, 4)},
	{name: "moveaxis", args: args(of[int8]([]int{1, 2, 3}, 1, 2, 3, 4, 5, 6), 0, -1), want: of[int8]([]int{2, 3, 1}, 1, 2, 3, 4, 5, 6)},
	{name: "moveaxis", args: args(ints(2, 1, 2, 3, 4), []int{0, 1}, []int{1, 0}), want: ints(2, 1, 3, 2, 4)},
	{name: "permute_dims", args: args(ints(2, 1, 2, 3, 4), []int{-1, 0}), want: ints(2, 1, 3, 2, 4)},
	{name: "permute_dims", args: args(ints(2, 1, 2, 3, 4), []int{1, 0}), want: ints(2, 1, 3, 2, 4)},
	{name: "repeat", args: args(i32(1, 2), 2), want: i32(1, 1, 2, 2)},
	{name: "repeat", args: args(ints(2, 1, 2, 3, 4), i64(0, 2)), attrs: attrs{"axis": 1}, want: ints(2, 2, 2, 4, 4)},
	{name: "reshape", args: args(i32(1, 2, 3, 4), []int{2, -1}), want: mat[int32](2, 1, 2, 3, 4)},
	{name: "reshape", args: args(i32(1, 2)), attrs: attrs{"shape": []any{2, 1}, "copy": true}, want: mat[int32](1, 1, 2)},
	{name: "roll", args: args(ints(2, 1, 2, 3, 4), 1), want: ints(2, 4, 1, 2, 3)},
	{name: "roll", args: args(ints(2, 1, 2, 3, 4), []int{1, 1}), attrs: attrs{"axis": []int{0, 1}}, want: ints(2, 4, 3, 2, 1)},
	{name: "squeeze", args: args(mat[int32](1, 1, 2), 1), want: i32(1, 2)},
	{name: "stack", args: args([]any{i32(1, 2), i32(3, 4)}), attrs: attrs{"axis": 1}, want: mat[int32](2, 1, 3, 2, 4)},
	{name: "tile", args: args(i32(1, 2), []int{2, 1}), want: mat[int32](2, 1, 2, 1, 2)},
	{name: "unstack", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"axis": 1}, want: []any{i64(1, 3), i64(2, 4)}},

	// Statistical and utility functions.
	{name: "cumulative_prod", args: args(i32(2, 3, 4)), want: i64(2, 6, 24)},
	{name: "cumulative_sum", args: args(f32(1, 2)), attrs: attrs{"include_initial": true, "dtype": dtype.Float64}, want: f64(0, 1, 3)},
	{name: "cumulative_sum", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"axis": 0}, want: ints(2, 1, 2, 4, 6)},
	{name: "max", args: args(ints(2, 1, 2, 4, 3)), attrs: attrs{"axis": []int{0, 1}}, want: num[int64](4)},
	{name: "mean", args: args(mat[float32](2, 1, 2, 3, 4)), attrs: attrs{"axis": -1, "keepdims": true}, want: mat[float32](1, 1.5, 3.5)},
	{name: "min", args: args(ints(2, 1, 2, 4, 3)), attrs: attrs{"axis": 1}, want: i64(1, 3)},
	{name: "prod", args: args(i32(2, 3)), attrs: attrs{"dtype": dtype.Int32}, want: num[int32](6)},
	{name: "prod", args: args(i32()), want: num[int64](1)},
	{name: "std", args: args(f64(1, 3)), want: num(1.0)},
	{name: "sum", args: args(vec[int8](100, 100)), want: num[int64](200)},
	{name: "sum", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"axis": 0, "keepdims": true, "dtype": dtype.Float32}, want: mat[float32](2, 4, 6)},
	{name: "sum", args: args(ints(2, 1, 2, 3, 4)), attrs: attrs{"axis": []any{}, "keepdims": true}, want: ints(2, 1, 2, 3, 4)},
	{name: "var", args: args(f64(1, 2, 3)), attrs: attrs{"correction": 1}, want: num(1.0)},
	{name: "all", args: args(mat(2, true, false, true, true)), attrs: attrs{"axis": 1}, want: bools(false, true)},
	{name: "any", args: args(i32(0, 2)), want: num(true)},
	{name: "diff", args: args(i32(1, 4, 9)), want: i32(3, 5)},
	{name: "diff", args: args(i32(1, 4, 9)), attrs: attrs{"n": 2, "prepend": i32(0), "append": i32(9)}, want: i32(2, 2, -5)},

	// The array object, but for indexing and operators.
	{name: "array.T", args: args(ints(2, 1, 2)), want: ints(1, 1, 2)},
	{name: "array.mT", args: args(of[int8]([]int{1, 1, 2}, 1, 2)), want: of[int8]([]int{1, 2, 1}, 1, 2)},
	{name: "array.dtype", args: args(i32(1)), want: dtype.Int32},
	{name: "array.ndim", args: args(ints(2, 1, 2)), want: 2},
	{name: "array.shape", args: args(ints(2, 1, 2)), want: []int{1, 2}},
	{name: "array.size", args: args(ints(2, 1, 2)), want: 2},
	{name: "array.__abs__", args: args(i32(-1)), want: i32(1)},
	{name: "array.__invert__", args: args(i32(0)), want: i32(-1)},
	{name: "array.__neg__", args: args(i32(1)), want: i32(-1)},
	{name: "array.__pos__", args: args(i32(1)), want: i32(1)},
	{name: "array.__bool__", args: args(num[float32](0.5)), want: true},
	{name: "array.__bool__", args: args(num(complex128(0))), want: false},
	{name: "array.__int__", args: args(num(-2.5)), want: int64(-2)},
	{name: "array.__int__", args: args(num[uint64](math.MaxUint64)), want: uint64(math.MaxUint64)},
	{name: "array.__int__", args: args(num(true)), want: int64(1)},
	{name: "array.__index__", args: args(num[uint8](3)), want: int64(3)},
	{name: "array.__float__", args: args(num[int32](3)), want: 3.0},
	{name: "array.__complex__", args: args(num[float32](0.5)), want: complex(0.5, 0)},
	{name: "info.capabilities", want: map[string]any{"boolean indexing": true, "data-dependent shapes": true, "max dimensions": nil}},
	{name: "info.default_dtypes", want: map[string]dtype.DType{"real floating": dtype.Float64, "complex floating": dtype.Complex128, "integral": dtype.Int64, "indexing": dtype.Int64}},
	{name: "info.dtypes", attrs: attrs{"kind": "real floating"}, want: map[string]dtype.DType{"float32": dtype.Float32, "float64": dtype.Float64}},
	{name: "info.dtypes", attrs: attrs{"kind": []any{"bool", "complex floating"}}, want: map[string]dtype.DType{"bool": dtype.Bool, "complex64": dtype.Complex64, "complex128": dtype.Complex128}},
}

func TestValues(t *testing.T) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) { expect(t, c.name, c.args, c.attrs, c.want, c.bound) })
	}
}

// operatorCases are the array object's operators, of two vectors.
var operatorCases = []struct {
	name             string // without the underscores, and i and r before it
	x, y             literal
	want, reflected  literal
	scalar           any // instead of y, all of whose elements it has; nil for none
	withoutReflected bool
}{
	{name: "add", x: i32(1, 2), y: i32(5, 5), want: i32(6, 7), reflected: i32(6, 7), scalar: 5},
	{name: "sub", x: i32(1, 2), y: i32(5, 5), want: i32(-4, -3), reflected: i32(4, 3), scalar: 5},
	{name: "mul", x: f32(1, 2), y: f32(0.5, 0.5), want: f32(0.5, 1), reflected: f32(0.5, 1), scalar: 0.5},
	{name: "truediv", x: f32(1, 2), y: f32(4, 4), want: f32(0.25, 0.5), reflected: f32(4, 2), scalar: 4},
	{name: "floordiv", x: i32(7, 2), y: i32(3, 3), want: i32(2, 0), reflected: i32(0, 1), scalar: 3},
	{name: "mod", x: i32(7, 2), y: i32(3, 3), want: i32(1, 2), reflected: i32(3, 1), scalar: 3},
	{name: "pow", x: i32(2, 3), y: i32(2, 2), want: i32(4, 9), reflected: i32(4, 8), scalar: 2},
	{name: "matmul", x: mat[int32](2, 1, 2, 3, 4), y: mat[int32](2, 0, 1, 1, 0), want: mat[int32](2, 2, 1, 4, 3), reflected: mat[int32](2, 3, 4, 1, 2)},
	{name: "and", x: i32(6, 5), y: i32(3, 3), want: i32(2, 1), reflected: i32(2, 1), scalar: 3},
	{name: "or", x: bools(true, false), y: bools(false, false), want: bools(true, false), reflected: bools(true, false), scalar: false},
	{name: "xor", x: bools(true, false), y: bools(true, true), want: bools(false, true), reflected: bools(false, true), scalar: true},
	{name: "lshift", x: i32(1, 2), y: i32(2, 2), want: i32(4, 8), reflected: i32(4, 8), scalar: 2},
	{name: "rshift", x: i32(1, 2), y: i32(8, 8), want: i32(0, 0), reflected: i32(4, 2), scalar: 8},
	{name: "eq", x: i32(1, 2), y: i32(2, 2), want: bools(false, true), scalar: 2, withoutReflected: true},
	{name: "ne", x: i32(1, 2), y: i32(2, 2), want: bools(true, false), scalar: 2, withoutReflected: true},
	{name: "lt", x: i32(1, 2), y: i32(2, 2), want: bools(true, false), scalar: 2, withoutReflected: true},
	{name: "le", x: i32(1, 3), y: i32(2, 2), want: bools(true, false), scalar: 2, withoutReflected: true},
	{name: "gt", x: i32(1, 3), y: i32(2, 2), want: bools(false, true), scalar: 2, withoutReflected: true},
	{name: "ge", x: i32(1, 2), y: i32(2, 2), want: bools(false, true), scalar: 2, withoutReflected: true},
}

// Scalars may stand on either side; in place, the Var itself is the result.
func TestOperators(t *testing.T) {
	for _, c := range operatorCases {
		t.Run(c.name, func(t *testing.T) {
			others := []any{c.y}
			if c.scalar != nil {
				others = append(others, c.scalar)
			}
			for _, other := range others {
				expect(t, "array.__"+c.name+"__", args(c.x, other), nil, c.want, 0)
				if c.withoutReflected {
					continue
				}
				expect(t, "array.__r"+c.name+"__", args(c.x, other), nil, c.reflected, 0)
				expect(t, "array.__i"+c.name+"__", args(variable{c.x}, other), nil, c.want, 0)
			}
		})
	}
}

// elsewhere are names that other tests evaluate.
var elsewhere = []string{
	"array.__getitem__", "array.__setitem__", "array.device", "array.to_device", "array.__array_namespace__",
	"array.__dlpack_device__", "info.default_device", "info.devices", "__array_namespace_info__", "newaxis",
}

func TestEveryNameIsEvaluated(t *testing.T) {
	seen := slices.Concat(elsewhere, unsupported)
	for _, c := range cases {
		seen = append(seen, c.name)
	}
	for _, c := range operatorCases {
		seen = append(seen, "array.__"+c.name+"__", "array.__r"+c.name+"__", "array.__i"+c.name+"__")
	}
	for _, name := range arrayapi.Names() {
		if !slices.Contains(seen, name) {
			t.Errorf("no test evaluates %s", name)
		}
	}
}
