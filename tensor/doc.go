// Package tensor is what users of Weft hold: immutable, lazy arrays on a device.
//
// # Making and reading
//
// [From] copies a Go slice to a device and [AsArray] nested ones, [Full], [Zeros],
// [Arange] and a [Rand] describe elements without storing them. Four functions bring
// results back: [Read] makes a slice, [Item] is the only element, [ReadBytes] is for a dtype
// that is known at run time, and [ReadInto] reads several tensors together into Go values
// that are there, nested slices and arrays among them. Generics are only at this border:
// inside, the element type is a run-time value ([Tensor.DType]).
//
// # Operators
//
// An operator is a method, x.Add(y), and returns a new Tensor at once; a function
// is a constructor, or takes several operands of equal rank: [Where], [Concat],
// [Einsum]. Shapes broadcast and dtypes promote by the Array API's rules (2024.12);
// a mix it leaves undefined is an error that names [Tensor.Cast]. A reduction drops
// the axes it reduces unless an option, [KeepDims], says otherwise. Where an [Operand]
// is asked for a Go number will do, x.Mul(2): it is weakly typed, as a [Scalar] is, and
// takes the dtype and the device of the tensor it meets. A [Var] will do too, and stands
// for a snapshot of its elements. Views
// ([Tensor.At], [Tensor.Permute] and so on) copy nothing; indices and ranges are
// those of package shape, x.At(shape.At(0), shape.From(2)).
//
// Operators whose result has a shape that depends on elements ([Tensor.Nonzero],
// [Tensor.UniqueAll], [Tensor.Mask], ...) read at once, and so take a context.
//
// Nothing runs before [Eval], [Read] or [Item] needs it, and then a chain of
// operators runs as one kernel. [Explain] shows what would run, and [Measure] what
// each kernel took.
//
// A [Var] is the one mutable thing: a named cell for assignment and in-place
// operators, to the whole of it or to what an index selects ([Var.At]). Its shape
// and dtype never change, and a Tensor taken from it is a snapshot.
//
// # Order of parameters
//
// An axis, or a list of axes, comes first in every signature; before it stands nothing
// but a context. Then come the operands: indices and other tensors. Then the numbers,
// dtypes and modes that the operator needs, and options last:
// x.Put(0, indices, updates, ScatterAdd), x.TopK(-1, 5), x.RollingStd(0, 20,
// Correction(1)). Where axes are all that an operator takes they are a variadic list,
// x.Flip(0, 1); where more may follow they are a slice, x.Std([]int{1}, Correction(1)), and
// nil stands for none given. A constructor takes its device first, then the dtype, and
// its dimensions last.
//
// # Optional arguments
//
// What an operator can do without is an option, at the end of the list. An option is a value
// of an interface type that is named for the operators that take it, such as [ReduceOption]
// and [ScatterOption], so that the compiler refuses what an operator does not take. A choice
// among several is an option as it stands: x.Scatter(0, indices, updates, ScatterMax). A nil
// option changes nothing. What takes more than four is a struct whose zero values are the
// defaults: [Convolution], [Window], [Pooling]. There is no second name for an operator with
// an option, no bool among the parameters, and no tensor that may be nil. The suffix Of says
// that a dtype is known at run time only, as in [ArangeOf].
//
// # Errors
//
// An operator never panics and returns no error value: a mistake makes a Tensor
// that carries an [*OpError] (operator, operands, the caller's line), later
// operators pass the first one on, and [Tensor.Err], [Eval] and [Read] return
// it. [errors.As] reaches the typed cause, such as a *shape.BroadcastError.
//
// The errors of every operator are *[DTypeError], *[AttrError], *dtype.PromotionError where
// operands promote, those of package shape for shapes and axes, *[MissingError] for operands
// that are nil or zero, *[ScalarError] for a number that does not go with the dtype,
// *[ArgumentError] for an [Operand] of another Go type, *[DeviceMismatchError],
// *[ClosedTensorError], *device.ClosedError and *device.LostError. Comments name those of them
// that say more than that, and all others.
//
// # Memory and concurrency
//
// A Tensor that is dropped gives its memory back; [Tensor.Close] does so now.
// Every method and function is safe for concurrent use. What takes a context may wait for
// the device, as reading does, and operators whose result's shape depends on elements, such as
// [Tensor.Nonzero]; what takes none records and computes nothing. After the Close of a device, a
// tensor or a variable every use of it is [device.ErrClosed], by errors.Is.
//
// Package compose records the graph, and package engine runs it. The package imports
// engine, compose, hostref, handle, opened, graph, ops, hostmemory, device, arraytext, element,
// resample, shape and dtype.
package tensor
