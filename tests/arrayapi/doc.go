// Package arrayapi offers Weft as the Python array API standard describes an
// array library: every name of version 2025.12's main namespace, of the array
// object, and of the extensions fft and linalg, by one generic call.
//
// It is a module of its own and imports Weft's packages device, tensor, dtype
// and shape alone, as any user's program would: what can be done here needs no
// access to anything internal. A conformance suite in another language is
// driven through it, and its tests are a small one.
//
// # Calling
//
//	ns := arrayapi.New(dev)
//	y, err := ns.Call("sum", []any{x}, map[string]any{"axis": []int{0, 2}, "keepdims": true})
//
// Arguments by place and keywords are the standard's: a signature that it writes
// as sum(x, /, *, axis=None, dtype=None, keepdims=False) is kept here too, and
// keywords that are positional-only there are refused. What is written array.f
// is the array object's: "array.__add__", "array.__getitem__", "array.T";
// info.f is a method of __array_namespace_info__'s result; linalg.f and fft.f
// are the extensions'.
//
// The Go types of arguments:
//
//	array             *tensor.Tensor, or *tensor.Var for what it holds now
//	bool, int, float, complex   any Go type of the kind
//	list, tuple       []any; shapes, axes and shifts also []int
//	dtype             dtype.DType, or its name
//	device            *device.Device of the namespace, or its name
//	None              nil
//	slice             tensor.Range, by tensor.Span, Step, Since, Until, All
//	... and newaxis   tensor.Ellipsis; tensor.NewAxis, or nil in a list
//
// Results are of the same types: several arrays are a []any, shapes an []int,
// finfo a dtype.FloatInfo and iinfo a dtype.IntInfo; int() is an int64, or a
// uint64 where that does not hold it. [Elements] reads an array. Mistakes are
// errors, never panics.
//
// Arrays of the standard can be changed, tensors cannot: __setitem__ and the
// in-place operators, array.__iadd__ and so on, take a *tensor.Var and change
// it. The untyped numbers' dtypes are those of Go: float64, complex128, int64.
//
// # A suite in another language
//
// The command serve speaks JSON, one request and one reply a line, on standard
// input and output, with arrays by number; its documentation tells how values
// are written. A suite such as array-api-tests, which imports the module under
// test by name (ARRAY_API_TESTS_MODULE), needs a Python module whose functions
// send a request each, and whose array class keeps the number and sends
// "array.__add__" and so on: serve/weft.py is one, and says how to run that suite
// with it. What the suite then misses is DLPack: see [UnsupportedError].
package arrayapi

// Version is the version of the standard that is had whole.
const Version = "2025.12"

// Versions are those that __array_namespace__ may be asked for: Version, and the one before, which
// lacks isin and broadcast_shapes.
func Versions() []string { return []string{"2024.12", Version} }
