package ops

// Names are an operator's names elsewhere; "" where it has none, or only as an expression of
// others.
type Names struct {
	ArrayAPI string // 2024.12
	NumPy    string // in package numpy, ndarray.x for a method
	PyTorch  string // in package torch, Tensor.x for a method
	ONNX     string // the operator
}

// Subject is a group of operators, as documents list them.
type Subject struct {
	Title string
	Ops   []*Op
}

// Names returns the operator's names elsewhere.
func (o *Op) Names() Names { return namesOf[o.Name] }

// Subjects lists the operators by subject. Those without a subject come last, under no title.
func Subjects() []Subject {
	var list []Subject
	listed := map[*Op]bool{}
	for _, s := range subjects {
		subject := Subject{Title: s.title}
		for _, row := range s.rows {
			if o, ok := byName[row.name]; ok {
				subject.Ops = append(subject.Ops, o)
				listed[o] = true
			}
		}
		list = append(list, subject)
	}
	rest := Subject{}
	for _, o := range all {
		if !listed[o] {
			rest.Ops = append(rest.Ops, o)
		}
	}
	if len(rest.Ops) > 0 {
		list = append(list, rest)
	}
	return list
}

type nameRow struct {
	name string
	Names
}

var namesOf = func() map[string]Names {
	m := map[string]Names{}
	for _, s := range subjects {
		for _, row := range s.rows {
			m[row.name] = row.Names
		}
	}
	return m
}()

var subjects = []struct {
	title string
	rows  []nameRow
}{
	{"Arithmetic", []nameRow{
		{"add", Names{"add", "add", "add", "Add"}},
		{"sub", Names{"subtract", "subtract", "sub", "Sub"}},
		{"mul", Names{"multiply", "multiply", "mul", "Mul"}},
		{"div", Names{"divide", "divide", "div", "Div"}},
		{"floor_divide", Names{"floor_divide", "floor_divide", "floor_divide", ""}},
		{"remainder", Names{"remainder", "remainder", "remainder", "Mod"}},
		{"fmod", Names{"", "fmod", "fmod", "Mod, fmod=1"}},
		{"pow", Names{"pow", "power", "pow", "Pow"}},
		{"fma", Names{"", "", "", ""}},
		{"neg", Names{"negative", "negative", "neg", "Neg"}},
		{"copy", Names{"positive", "copy", "clone", "Identity"}},
		{"abs", Names{"abs", "absolute", "abs", "Abs"}},
		{"sign", Names{"sign", "sign", "sgn", "Sign"}},
		{"square", Names{"square", "square", "square", ""}},
		{"sqrt", Names{"sqrt", "sqrt", "sqrt", "Sqrt"}},
		{"rsqrt", Names{"", "", "rsqrt", ""}},
		{"cbrt", Names{"", "cbrt", "", ""}},
		{"reciprocal", Names{"reciprocal", "reciprocal", "reciprocal", "Reciprocal"}},
		{"hypot", Names{"hypot", "hypot", "hypot", ""}},
		{"maximum", Names{"maximum", "maximum", "maximum", ""}},
		{"minimum", Names{"minimum", "minimum", "minimum", ""}},
		{"clip", Names{"clip", "clip", "clamp", "Clip"}},
		{"nary_max", Names{"", "", "", "Max"}},
		{"nary_min", Names{"", "", "", "Min"}},
		{"nary_sum", Names{"", "", "", "Sum"}},
		{"nary_mean", Names{"", "", "", "Mean"}},
		{"ceil", Names{"ceil", "ceil", "ceil", "Ceil"}},
		{"floor", Names{"floor", "floor", "floor", "Floor"}},
		{"round", Names{"round", "round", "round", "Round"}},
		{"round_decimals", Names{"", "round, decimals=n", "round, decimals=n", ""}},
		{"trunc", Names{"trunc", "trunc", "trunc", ""}},
		{"copysign", Names{"copysign", "copysign", "copysign", ""}},
		{"nextafter", Names{"nextafter", "nextafter", "nextafter", ""}},
		{"real", Names{"real", "real", "real", ""}},
		{"imag", Names{"imag", "imag", "imag", ""}},
		{"conj", Names{"conj", "conj", "conj", ""}},
		{"cast", Names{"astype", "ndarray.astype", "Tensor.to", "Cast"}},
		{"bitcast", Names{"", "ndarray.view", "Tensor.view", "BitCast"}},
	}},
	{"Comparisons, logic and bits", []nameRow{
		{"equal", Names{"equal", "equal", "eq", "Equal"}},
		{"not_equal", Names{"not_equal", "not_equal", "ne", ""}},
		{"less", Names{"less", "less", "lt", "Less"}},
		{"less_equal", Names{"less_equal", "less_equal", "le", "LessOrEqual"}},
		{"greater", Names{"greater", "greater", "gt", "Greater"}},
		{"greater_equal", Names{"greater_equal", "greater_equal", "ge", "GreaterOrEqual"}},
		{"isfinite", Names{"isfinite", "isfinite", "isfinite", ""}},
		{"isinf", Names{"isinf", "isinf", "isinf", "IsInf"}},
		{"isnan", Names{"isnan", "isnan", "isnan", "IsNaN"}},
		{"signbit", Names{"signbit", "signbit", "signbit", ""}},
		{"where", Names{"where", "where", "where", "Where"}},
		{"logical_and", Names{"logical_and", "logical_and", "logical_and", "And"}},
		{"logical_or", Names{"logical_or", "logical_or", "logical_or", "Or"}},
		{"logical_xor", Names{"logical_xor", "logical_xor", "logical_xor", "Xor"}},
		{"logical_not", Names{"logical_not", "logical_not", "logical_not", "Not"}},
		{"bitwise_and", Names{"bitwise_and", "bitwise_and", "bitwise_and", "BitwiseAnd"}},
		{"bitwise_or", Names{"bitwise_or", "bitwise_or", "bitwise_or", "BitwiseOr"}},
		{"bitwise_xor", Names{"bitwise_xor", "bitwise_xor", "bitwise_xor", "BitwiseXor"}},
		{"bitwise_invert", Names{"bitwise_invert", "bitwise_invert", "bitwise_not", "BitwiseNot"}},
		{"bitwise_left_shift", Names{"bitwise_left_shift", "left_shift", "bitwise_left_shift", "BitShift, direction=LEFT"}},
		{"bitwise_right_shift", Names{"bitwise_right_shift", "right_shift", "bitwise_right_shift", "BitShift, direction=RIGHT"}},
	}},
	{"Elementary functions", []nameRow{
		{"exp", Names{"exp", "exp", "exp", "Exp"}},
		{"exp2", Names{"", "exp2", "exp2", ""}},
		{"expm1", Names{"expm1", "expm1", "expm1", ""}},
		{"log", Names{"log", "log", "log", "Log"}},
		{"log2", Names{"log2", "log2", "log2", ""}},
		{"log10", Names{"log10", "log10", "log10", ""}},
		{"log1p", Names{"log1p", "log1p", "log1p", ""}},
		{"logaddexp", Names{"logaddexp", "logaddexp", "logaddexp", ""}},
		{"xlogy", Names{"", "", "xlogy", ""}},
		{"sin", Names{"sin", "sin", "sin", "Sin"}},
		{"cos", Names{"cos", "cos", "cos", "Cos"}},
		{"tan", Names{"tan", "tan", "tan", "Tan"}},
		{"asin", Names{"asin", "arcsin", "asin", "Asin"}},
		{"acos", Names{"acos", "arccos", "acos", "Acos"}},
		{"atan", Names{"atan", "arctan", "atan", "Atan"}},
		{"atan2", Names{"atan2", "arctan2", "atan2", ""}},
		{"sinh", Names{"sinh", "sinh", "sinh", "Sinh"}},
		{"cosh", Names{"cosh", "cosh", "cosh", "Cosh"}},
		{"tanh", Names{"tanh", "tanh", "tanh", "Tanh"}},
		{"asinh", Names{"asinh", "arcsinh", "asinh", "Asinh"}},
		{"acosh", Names{"acosh", "arccosh", "acosh", "Acosh"}},
		{"atanh", Names{"atanh", "arctanh", "atanh", "Atanh"}},
		{"erf", Names{"", "", "erf", "Erf"}},
		{"erfc", Names{"", "", "erfc", ""}},
	}},
	{"Activations and normalizations", []nameRow{
		{"relu", Names{"", "", "relu", "Relu"}},
		{"leaky_relu", Names{"", "", "nn.functional.leaky_relu", "LeakyRelu"}},
		{"prelu", Names{"", "", "nn.functional.prelu", "PRelu"}},
		{"elu", Names{"", "", "nn.functional.elu", "Elu"}},
		{"selu", Names{"", "", "nn.functional.selu", "Selu"}},
		{"gelu", Names{"", "", "nn.functional.gelu", "Gelu"}},
		{"gelu_tanh", Names{"", "", "nn.functional.gelu, approximate='tanh'", "Gelu, approximate=tanh"}},
		{"sigmoid", Names{"", "", "sigmoid", "Sigmoid"}},
		{"hard_sigmoid", Names{"", "", "nn.functional.hardsigmoid", "HardSigmoid"}},
		{"silu", Names{"", "", "nn.functional.silu", "Swish"}},
		{"hard_swish", Names{"", "", "nn.functional.hardswish", "HardSwish"}},
		{"mish", Names{"", "", "nn.functional.mish", "Mish"}},
		{"softplus", Names{"", "", "nn.functional.softplus", "Softplus"}},
		{"softsign", Names{"", "", "nn.functional.softsign", "Softsign"}},
		{"softmax", Names{"", "", "softmax", "Softmax"}},
		{"log_softmax", Names{"", "", "log_softmax", "LogSoftmax"}},
		{"layer_norm", Names{"", "", "nn.functional.layer_norm", "LayerNormalization"}},
		{"rms_norm", Names{"", "", "nn.functional.rms_norm", "RMSNormalization"}},
	}},
	{"Reductions", []nameRow{
		{"sum", Names{"sum", "sum", "sum", "ReduceSum"}},
		{"prod", Names{"prod", "prod", "prod", "ReduceProd"}},
		{"max", Names{"max", "max", "amax", "ReduceMax"}},
		{"min", Names{"min", "min", "amin", "ReduceMin"}},
		{"mean", Names{"mean", "mean", "mean", "ReduceMean"}},
		{"var", Names{"var", "var", "var", ""}},
		{"std", Names{"std", "std", "std", ""}},
		{"all", Names{"all", "all", "all", ""}},
		{"any", Names{"any", "any", "any", ""}},
		{"count_nonzero", Names{"count_nonzero", "count_nonzero", "count_nonzero", ""}},
		{"sum_square", Names{"", "", "", "ReduceSumSquare"}},
		{"logsumexp", Names{"", "", "logsumexp", "ReduceLogSumExp"}},
		{"l1_norm", Names{"", "", "", "ReduceL1"}},
		{"l2_norm", Names{"", "", "", "ReduceL2"}},
		{"inf_norm", Names{"", "", "", ""}},
		{"vector_norm", Names{"linalg.vector_norm", "linalg.norm", "linalg.vector_norm", ""}},
		{"argmax", Names{"argmax", "argmax", "argmax", "ArgMax"}},
		{"argmin", Names{"argmin", "argmin", "argmin", "ArgMin"}},
		{"median", Names{"", "median", "", ""}},
		{"nansum", Names{"", "nansum", "nansum", ""}},
		{"nanprod", Names{"", "nanprod", "", ""}},
		{"nanmax", Names{"", "nanmax", "", ""}},
		{"nanmin", Names{"", "nanmin", "", ""}},
		{"nanmean", Names{"", "nanmean", "nanmean", ""}},
		{"nanvar", Names{"", "nanvar", "", ""}},
		{"nanstd", Names{"", "nanstd", "", ""}},
		{"nanmedian", Names{"", "nanmedian", "", ""}},
		{"nanquantile", Names{"", "nanquantile", "nanquantile", ""}},
		{"quantile", Names{"", "quantile", "quantile", ""}},
		{"cov", Names{"", "cov", "cov", ""}},
		{"corrcoef", Names{"", "corrcoef", "corrcoef", ""}},
	}},
	{"Scans", []nameRow{
		{"cumulative_sum", Names{"cumulative_sum", "cumsum", "cumsum", "CumSum"}},
		{"cumulative_prod", Names{"cumulative_prod", "cumprod", "cumprod", ""}},
		{"cumulative_max", Names{"", "maximum.accumulate", "cummax", ""}},
		{"cumulative_min", Names{"", "minimum.accumulate", "cummin", ""}},
		{"logcumsumexp", Names{"", "logaddexp.accumulate", "logcumsumexp", ""}},
		{"diff", Names{"diff", "diff", "diff", ""}},
	}},
	{"Windows, segments and histograms", []nameRow{
		{"sliding_window", Names{"", "lib.stride_tricks.sliding_window_view", "Tensor.unfold", ""}},
		{"rolling_sum", Names{"", "", "", ""}},
		{"rolling_mean", Names{"", "", "", ""}},
		{"rolling_var", Names{"", "", "", ""}},
		{"rolling_std", Names{"", "", "", ""}},
		{"rolling_max", Names{"", "", "", ""}},
		{"rolling_min", Names{"", "", "", ""}},
		{"conv", Names{"", "", "convolution", "Conv"}},
		{"resize", Names{"", "", "nn.functional.interpolate", "Resize"}},
		{"max_pool", Names{"", "", "nn.functional.max_pool2d", "MaxPool"}},
		{"average_pool", Names{"", "", "nn.functional.avg_pool2d", "AveragePool"}},
		{"reduce_window", Names{"", "", "", ""}},
		{"select_and_scatter", Names{"", "", "", ""}},
		{"segment_sum", Names{"", "", "", ""}},
		{"segment_mean", Names{"", "", "", ""}},
		{"segment_max", Names{"", "", "", ""}},
		{"segment_min", Names{"", "", "", ""}},
		{"bincount", Names{"", "bincount", "bincount", ""}},
		{"histogram_edges", Names{"", "histogram_bin_edges", "", ""}},
		{"histogram_bin", Names{"", "", "", ""}},
		{"histogram", Names{"", "histogram", "histogram", ""}},
	}},
	{"Movement", []nameRow{
		{"broadcast_to", Names{"broadcast_to", "broadcast_to", "broadcast_to", "Expand"}},
		{"reshape", Names{"reshape", "reshape", "reshape", "Reshape"}},
		{"permute_dims", Names{"permute_dims", "transpose", "permute", "Transpose"}},
		{"moveaxis", Names{"moveaxis", "moveaxis", "moveaxis", ""}},
		{"swapaxes", Names{"", "swapaxes", "swapaxes", ""}},
		{"expand_dims", Names{"expand_dims", "expand_dims", "unsqueeze", "Unsqueeze"}},
		{"squeeze", Names{"squeeze", "squeeze", "squeeze", "Squeeze"}},
		{"flip", Names{"flip", "flip", "flip", ""}},
		{"concat", Names{"concat", "concatenate", "cat", "Concat"}},
		{"stack", Names{"stack", "stack", "stack", ""}},
		{"unstack", Names{"unstack", "unstack", "unbind", ""}},
		{"split", Names{"", "split", "split", "Split"}},
		{"repeat", Names{"repeat", "repeat", "repeat_interleave", ""}},
		{"repeat_each", Names{"repeat", "repeat", "repeat_interleave", ""}},
		{"tile", Names{"tile", "tile", "tile", "Tile"}},
		{"roll", Names{"roll", "roll", "roll", ""}},
		{"pad", Names{"", "pad", "nn.functional.pad", "Pad"}},
		{"tril", Names{"tril", "tril", "tril", "Trilu, upper=0"}},
		{"triu", Names{"triu", "triu", "triu", "Trilu"}},
		{"diagonal", Names{"linalg.diagonal", "diagonal", "diagonal", ""}},
	}},
	{"Indexing", []nameRow{
		{"slice", Names{"x[i:j:k]", "x[i:j:k]", "x[i:j:k]", "Slice"}},
		{"index", Names{"x[...]", "x[...]", "x[...]", ""}},
		{"assign", Names{"x[...] = y", "x[...] = y", "x[...] = y", ""}},
		{"take", Names{"take", "take", "index_select", "Gather"}},
		{"take_along_axis", Names{"take_along_axis", "take_along_axis", "take_along_dim", "GatherElements"}},
		{"gather_nd", Names{"", "", "", "GatherND"}},
		{"put", Names{"", "", "Tensor.index_copy", ""}},
		{"scatter", Names{"", "put_along_axis", "scatter_reduce", "ScatterElements"}},
		{"scatter_nd", Names{"", "", "Tensor.index_put", "ScatterND"}},
		{"compress", Names{"", "compress", "masked_select", "Compress"}},
		{"nonzero", Names{"nonzero", "nonzero", "nonzero", "NonZero"}},
		{"one_hot", Names{"", "", "nn.functional.one_hot", "OneHot"}},
	}},
	{"Linear algebra", []nameRow{
		{"matmul", Names{"matmul", "matmul", "matmul", "MatMul"}},
		{"vecdot", Names{"vecdot", "vecdot", "linalg.vecdot", ""}},
		{"outer", Names{"linalg.outer", "outer", "outer", ""}},
		{"tensordot", Names{"tensordot", "tensordot", "tensordot", ""}},
		{"einsum", Names{"", "einsum", "einsum", "Einsum"}},
		{"matrix_transpose", Names{"matrix_transpose", "matrix_transpose", "Tensor.mT", ""}},
		{"trace", Names{"linalg.trace", "trace", "trace", ""}},
		{"matrix_power", Names{"linalg.matrix_power", "linalg.matrix_power", "linalg.matrix_power", ""}},
		{"cross", Names{"linalg.cross", "cross", "linalg.cross", ""}},
		{"lu", Names{"", "", "linalg.lu", ""}},
		{"cholesky", Names{"linalg.cholesky", "linalg.cholesky", "linalg.cholesky", ""}},
		{"qr", Names{"linalg.qr", "linalg.qr", "linalg.qr", ""}},
		{"solve", Names{"linalg.solve", "linalg.solve", "linalg.solve", ""}},
		{"solve_triangular", Names{"", "", "linalg.solve_triangular", ""}},
		{"cholesky_solve", Names{"", "", "cholesky_solve", ""}},
		{"inv", Names{"linalg.inv", "linalg.inv", "linalg.inv", ""}},
		{"det", Names{"linalg.det", "linalg.det", "linalg.det", "Det"}},
		{"slogdet", Names{"linalg.slogdet", "linalg.slogdet", "linalg.slogdet", ""}},
		{"eigh", Names{"linalg.eigh", "linalg.eigh", "linalg.eigh", ""}},
		{"eigvalsh", Names{"linalg.eigvalsh", "linalg.eigvalsh", "linalg.eigvalsh", ""}},
		{"eig", Names{"linalg.eig", "linalg.eig", "linalg.eig", ""}},
		{"eigvals", Names{"linalg.eigvals", "linalg.eigvals", "linalg.eigvals", ""}},
		{"svd", Names{"linalg.svd", "linalg.svd", "linalg.svd", ""}},
		{"svdvals", Names{"linalg.svdvals", "linalg.svdvals", "linalg.svdvals", ""}},
		{"pinv", Names{"linalg.pinv", "linalg.pinv", "linalg.pinv", ""}},
		{"matrix_rank", Names{"linalg.matrix_rank", "linalg.matrix_rank", "linalg.matrix_rank", ""}},
		{"lstsq", Names{"", "linalg.lstsq", "linalg.lstsq", ""}},
		{"matrix_norm", Names{"linalg.matrix_norm", "linalg.norm", "linalg.matrix_norm", ""}},
		{"cond", Names{"", "linalg.cond", "linalg.cond", ""}},
		{"routine", Names{"", "", "", ""}},
	}},
	{"Fourier transforms", []nameRow{
		{"fft", Names{"fft.fft", "fft.fft", "fft.fft", "DFT"}},
		{"ifft", Names{"fft.ifft", "fft.ifft", "fft.ifft", "DFT, inverse=1"}},
		{"rfft", Names{"fft.rfft", "fft.rfft", "fft.rfft", "DFT, onesided=1"}},
		{"irfft", Names{"fft.irfft", "fft.irfft", "fft.irfft", "DFT, inverse=1, onesided=1"}},
		{"hfft", Names{"fft.hfft", "fft.hfft", "fft.hfft", ""}},
		{"ihfft", Names{"fft.ihfft", "fft.ihfft", "fft.ihfft", ""}},
		{"fftn", Names{"fft.fftn", "fft.fftn", "fft.fftn", ""}},
		{"ifftn", Names{"fft.ifftn", "fft.ifftn", "fft.ifftn", ""}},
		{"rfftn", Names{"fft.rfftn", "fft.rfftn", "fft.rfftn", ""}},
		{"irfftn", Names{"fft.irfftn", "fft.irfftn", "fft.irfftn", ""}},
		{"fftshift", Names{"fft.fftshift", "fft.fftshift", "fft.fftshift", ""}},
		{"ifftshift", Names{"fft.ifftshift", "fft.ifftshift", "fft.ifftshift", ""}},
	}},
	{"Sorting, searching and sets", []nameRow{
		{"sort", Names{"sort", "sort", "sort", ""}},
		{"argsort", Names{"argsort", "argsort", "argsort", ""}},
		{"topk", Names{"", "", "topk", "TopK"}},
		{"searchsorted", Names{"searchsorted", "searchsorted", "searchsorted", ""}},
		{"interp", Names{"", "interp", "", ""}},
		{"unique_all", Names{"unique_all", "unique_all", "", "Unique"}},
		{"unique_counts", Names{"unique_counts", "unique_counts", "unique, return_counts=True", ""}},
		{"unique_inverse", Names{"unique_inverse", "unique_inverse", "unique, return_inverse=True", ""}},
		{"unique_values", Names{"unique_values", "unique", "unique", ""}},
		{"isin", Names{"", "isin", "isin", ""}},
	}},
	{"Creation", []nameRow{
		{"zeros", Names{"zeros", "zeros", "zeros", ""}},
		{"ones", Names{"ones", "ones", "ones", ""}},
		{"full", Names{"full", "full", "full", "ConstantOfShape"}},
		{"empty", Names{"empty", "empty", "empty", ""}},
		{"zeros_like", Names{"zeros_like", "zeros_like", "zeros_like", ""}},
		{"ones_like", Names{"ones_like", "ones_like", "ones_like", ""}},
		{"full_like", Names{"full_like", "full_like", "full_like", ""}},
		{"empty_like", Names{"empty_like", "empty_like", "empty_like", ""}},
		{"arange", Names{"arange", "arange", "arange", "Range"}},
		{"linspace", Names{"linspace", "linspace", "linspace", ""}},
		{"eye", Names{"eye", "eye", "eye", "EyeLike"}},
		{"meshgrid", Names{"meshgrid", "meshgrid", "meshgrid", ""}},
	}},
	{"Random numbers", []nameRow{
		{"uniform", Names{"", "random.Generator.uniform", "rand", "RandomUniform"}},
		{"normal", Names{"", "random.Generator.normal", "normal", "RandomNormal"}},
		{"integers", Names{"", "random.Generator.integers", "randint", ""}},
		{"bernoulli", Names{"", "", "bernoulli", "Bernoulli"}},
		{"permutation", Names{"", "random.Generator.permutation", "randperm", ""}},
		{"bits", Names{"", "random.Generator.bytes", "", ""}},
	}},
	{"What the others are made of", []nameRow{
		{"data", Names{}}, {"iota", Names{}}, {"lookup", Names{}}, {"search", Names{}}, {"segment", Names{}},
		{"order_key", Names{}}, {"pack_words", Names{}}, {"sort_rows", Names{}}, {"order_rows", Names{}}, {"unique_order", Names{}}, {"unique_from", Names{}},
		{"random_bits", Names{}}, {"random_bits_high", Names{}}, {"mul_high", Names{}},
		{"sum_term", Names{}}, {"add_terms", Names{}}, {"divide_terms", Names{}}, {"join_term", Names{}}, {"sum_terms", Names{}}, {"cumulative_terms", Names{}},
	}},
}

// Function is a function that is no operator of the catalogue: it computes no elements on a device, or
// applies operators to blocks of quantised weights.
type Function struct {
	Name string // the Array API's, else NumPy's, else Weft's
	Go   string // its name in Weft
	Names
	Doc string
}

// Functions lists the functions that are no operators.
func Functions() []Function { return functions }

var functions = []Function{
	{"asarray", "tensor.AsArray", Names{"asarray", "asarray", "tensor", ""}, "nested Go slices, numbers and tensors as a tensor"},
	{"frombuffer", "tensor.From", Names{"", "frombuffer", "frombuffer", ""}, "a Go slice as a tensor"},
	{"from_bytes", "tensor.FromBytes", Names{"", "frombuffer", "frombuffer", ""}, "elements by their bytes, of a dtype that is known at run time"},
	{"quantized_from_bytes", "tensor.QuantizedFromBytes", Names{}, "blocks of quantised weights by their bytes"},
	{"quantize", "tensor.Tensor.Quantize", Names{}, "elements stored in blocks of a format"},
	{"dequantize", "tensor.Quantized.Dequantize", Names{"", "", "Tensor.dequantize", ""}, "the elements of blocks in float32"},
	{"take_quantized", "tensor.Quantized.Take", Names{}, "parts of quantised weights along the first axis in float32, by indices"},
	{"matmul_quantized", "tensor.Tensor.MatMulQuantized", Names{}, "the matrix product with the transpose of quantised weights"},
	{"blocks", "tensor.Quantized.Blocks", Names{}, "the bytes of the blocks of quantised weights"},
	{"to_device", "tensor.Tensor.To", Names{"array.to_device", "", "Tensor.to", ""}, "the same elements on another device"},
	{"item", "tensor.Item", Names{"array.__float__", "ndarray.item", "Tensor.item", ""}, "the only element as a Go value"},
	{"tolist", "tensor.Read", Names{"", "ndarray.tolist", "Tensor.tolist", ""}, "the elements as a Go slice"},
	{"tobytes", "tensor.ReadBytes", Names{"", "ndarray.tobytes", "", ""}, "the elements as bytes"},
	{"broadcast_arrays", "tensor.BroadcastArrays", Names{"broadcast_arrays", "broadcast_arrays", "broadcast_tensors", ""}, "tensors broadcast to their common shape"},
	{"broadcast_shapes", "shape.Broadcast", Names{"", "broadcast_shapes", "broadcast_shapes", ""}, "the shape that shapes broadcast to"},
	{"result_type", "tensor.ResultType", Names{"result_type", "result_type", "result_type", ""}, "the dtype that operands promote to"},
	{"can_cast", "dtype.CanCast", Names{"can_cast", "can_cast", "can_cast", ""}, "whether a dtype promotes to another"},
	{"isdtype", "dtype.IsDType", Names{"isdtype", "isdtype", "", ""}, "whether a dtype belongs to a kind"},
	{"fftfreq", "tensor.FFTFreq", Names{"fft.fftfreq", "fft.fftfreq", "fft.fftfreq", ""}, "the frequency of each element of a transform"},
	{"rfftfreq", "tensor.RFFTFreq", Names{"fft.rfftfreq", "fft.rfftfreq", "fft.rfftfreq", ""}, "the frequency of each element of a transform of real numbers"},
	{"finfo", "dtype.Finfo", Names{"finfo", "finfo", "finfo", ""}, "the limits of a floating-point dtype"},
	{"iinfo", "dtype.Iinfo", Names{"iinfo", "iinfo", "iinfo", ""}, "the limits of an integer dtype"},
}

// NamedOperators lists the names of the operators in [Subjects].
func NamedOperators() []string {
	var list []string
	for _, s := range subjects {
		for _, row := range s.rows {
			list = append(list, row.name)
		}
	}
	return list
}
