// Package tensor is what users of Weft hold: immutable, lazy arrays on a device.
//
// # Making and reading
//
// [From] copies a Go slice to a device, and [AsArray] nested ones. [Full], [Zeros], [Arange] and a
// [Rand] describe elements without storing them. Four functions bring results back: [Read] makes a
// slice; [Item] is the only element; [ReadBytes] is for a dtype that is known at run time only;
// [ReadInto] reads several tensors together into Go values that exist, such as nested slices and
// arrays. Generics are only at this border: inside, the element type is a run-time value
// ([Tensor.DType]).
//
// # Operators
//
// An operator is a method, x.Add(y), and returns a new Tensor at once. A function is a constructor,
// or takes several operands of equal standing: [Where], [Concat], [Einsum]. Shapes broadcast and
// dtypes promote by the Array API's rules (2024.12); a mix of dtypes that they leave undefined is
// an error that names [Tensor.Cast]. A reduction drops the axes it reduces unless an option,
// [KeepDims], says otherwise. An [Operand] may be a Go number, x.Mul(2): it is weakly typed, as a
// [Scalar] is, and takes the dtype and the device of the tensor that it meets. It may also be a
// [Var], which stands for a snapshot of its elements. Views ([Tensor.At], [Tensor.Permute] and so
// on) copy nothing; indices and ranges are those of package shape, x.At(shape.At(0),
// shape.From(2)).
//
// Some results have a shape that depends on elements ([Tensor.Nonzero], [Tensor.UniqueAll],
// [Tensor.Mask], ...). Their operators read at once, and so take a context.
//
// Nothing else runs before [Eval], [Read] or [Item] needs it, and then a chain of operators runs as
// one kernel. [Explain] shows the kernels that would run, and [Measure] the time that each took.
//
// The elementary functions (exp, sin, pow and so on) are at most 1 ULP from the exact value in
// float32 and at most 2 ULP in float64. In float16 and bfloat16 functions of one argument are
// correctly rounded. The bits of every result are the same on every device, except those of [Fast].
//
// A [Var] is the one mutable thing: a named cell for assignment and in-place operators, to the
// whole of it or to the elements that an index selects ([Var.At]). Its shape and dtype never
// change, and a Tensor taken from it is a snapshot.
//
// A [Quantized] holds weights in blocks of integers of few bits, as files of language models do
// ([BlockFormat]). It is immutable, and decodes to float32 where an operator needs its elements.
//
// # Order of parameters
//
// An axis, or a list of axes, comes first in every signature; only a context comes before it. Then
// come the operands: indices and other tensors. Then the numbers, dtypes and modes that the
// operator needs, and options last: x.Put(0, indices, updates, ScatterAdd), x.TopK(-1, 5),
// x.RollingStd(0, 20, Correction(1)). Where an operator takes only axes they are a variadic list,
// x.Flip(0, 1). Where more may follow they are a slice, x.Std([]int{1}, Correction(1)), and nil
// means that none are given. A constructor takes its device first, then the dtype, and its
// dimensions last.
//
// # Optional arguments
//
// An argument that may be left out is an option, at the end of the list. An option is a value of an
// interface type that is named for the operators that take it, such as [ReduceOption] and
// [ScatterOption], so that the compiler refuses an option that an operator does not take. The
// constants of a choice are options themselves: x.Scatter(0, indices, updates, ScatterMax). A nil
// option changes nothing. More than four options are a struct whose zero values are the defaults:
// [Convolution], [Window], [Pooling]. No operator has a second name for an option, a bool
// parameter, or a tensor that may be nil. The suffix Of says that a dtype is known at run time
// only, as in [ArangeOf].
//
// # Errors
//
// An operator never panics and returns no error value. A mistake makes a Tensor that carries an
// [*OpError] (operator, operands, the caller's line). Later operators pass the first one on, and
// [Tensor.Err], [Eval] and [Read] return it. [errors.As] reaches the typed cause, such as a
// *shape.BroadcastError.
//
// The errors of every operator are *[DTypeError], *[AttrError], *dtype.PromotionError where
// operands promote, those of package shape for shapes and axes, *[MissingError] for operands that
// are nil or zero, *[ScalarError] for a number that does not go with the dtype, *[ArgumentError]
// for an [Operand] of another Go type, *[DeviceMismatchError], *[ClosedTensorError],
// *device.ClosedError and *device.LostError. The comment of an operator names all others, and those
// of these that its arguments make likely. "Errors:" in the comment of an operator lists causes
// that its result carries.
//
// # Memory and concurrency
//
// A Tensor that is dropped gives its memory back; [Tensor.Close] does so now. Every method and
// function is safe for concurrent use. Functions that take a context may wait for the device;
// operators without one only record. Every use of a closed device, tensor or variable is an error
// that is [device.ErrClosed], by errors.Is.
//
// Package compose records the graph, and package engine runs it. The package imports engine,
// compose, hostref, handle, opened, graph, ops, hostmemory, device, arraytext, element, quant,
// resample, shape and dtype.
package tensor
