package arrayapi_test

import (
	"slices"
	"strings"
	"testing"

	"arrayapi.example"
)

// standard is every name of the Array API 2024.12 and 2025.12, by the chapters of its
// specification.
var standard = map[string]string{
	"creation functions": `arange asarray empty empty_like eye from_dlpack full full_like linspace meshgrid
		ones ones_like tril triu zeros zeros_like`,
	"data type functions": `astype can_cast finfo iinfo isdtype result_type`,
	"data types":          `bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64 complex64 complex128`,
	"element-wise functions": `abs acos acosh add asin asinh atan atan2 atanh bitwise_and bitwise_left_shift
		bitwise_invert bitwise_or bitwise_right_shift bitwise_xor ceil clip conj copysign cos cosh divide
		equal exp expm1 floor floor_divide greater greater_equal hypot imag isfinite isinf isnan less
		less_equal log log1p log2 log10 logaddexp logical_and logical_not logical_or logical_xor maximum
		minimum multiply negative nextafter not_equal positive pow real reciprocal remainder round sign
		signbit sin sinh square sqrt subtract tan tanh trunc`,
	"indexing functions":       `take take_along_axis`,
	"inspection":               `__array_namespace_info__`,
	"linear algebra functions": `matmul matrix_transpose tensordot vecdot`,
	"manipulation functions": `broadcast_arrays broadcast_shapes broadcast_to concat expand_dims flip moveaxis permute_dims
		repeat reshape roll squeeze stack tile unstack`,
	"searching functions":   `argmax argmin count_nonzero nonzero searchsorted where`,
	"set functions":         `isin unique_all unique_counts unique_inverse unique_values`,
	"sorting functions":     `argsort sort`,
	"statistical functions": `cumulative_prod cumulative_sum max mean min prod std sum var`,
	"utility functions":     `all any diff`,
	"constants":             `e inf nan newaxis pi`,
}

// beyondMain are the names outside the main namespace.
var beyondMain = map[string]string{
	"array.": `T device dtype mT ndim shape size to_device`,
	"array.__": `abs add and array_namespace bool complex dlpack dlpack_device eq float floordiv ge getitem gt
		index int invert le lshift lt matmul mod mul ne neg or pos pow rshift setitem sub truediv xor
		iadd isub imul itruediv ifloordiv ipow imod imatmul iand ior ixor ilshift irshift
		radd rsub rmul rtruediv rfloordiv rpow rmod rmatmul rand ror rxor rlshift rrshift`,
	"info.": `capabilities default_device default_dtypes devices dtypes`,
	"linalg.": `cholesky cross det diagonal eig eigvals eigh eigvalsh inv matmul matrix_norm matrix_power matrix_rank
		matrix_transpose outer pinv qr slogdet solve svd svdvals tensordot trace vecdot vector_norm`,
	"fft.": `fft ifft fftn ifftn rfft irfft rfftn irfftn hfft ihfft fftfreq rfftfreq fftshift ifftshift`,
}

// ours are names that the standard has not got: Weft's own dtypes.
const ours = `bfloat16 float16`

func allNames() []string {
	var names []string
	for _, chapter := range standard {
		names = append(names, strings.Fields(chapter)...)
	}
	for prefix, rest := range beyondMain {
		for _, name := range strings.Fields(rest) {
			if strings.HasSuffix(prefix, "__") {
				name += "__"
			}
			names = append(names, prefix+name)
		}
	}
	slices.Sort(names)
	return names
}

func TestEveryNameHasAnEntry(t *testing.T) {
	names, known := allNames(), arrayapi.Names()
	for _, name := range names {
		if !slices.Contains(known, name) {
			t.Errorf("%s has no entry", name)
		}
	}
	for _, name := range known {
		if !slices.Contains(names, name) && !slices.Contains(strings.Fields(ours), name) {
			t.Errorf("%s is no name of the standard", name)
		}
	}
}
