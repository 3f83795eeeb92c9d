package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// mapFunc evaluates one operator on one element type over whole columns.
type mapFunc func(dst []byte, args []Column)

// key is a map operator of the catalogue with the element type of its operands. The condition of
// where, a bool, does not count.
type key struct {
	op *ops.Op
	in dtype.DType
}

type conversion struct{ from, to dtype.DType }

// Apply evaluates a map operator element by element: dst[i] = op(args[0][i], ...). All columns must
// have the same length, and dtypes must be those of [ops.Op.Infer] without promotion; for cast,
// dst.DType is the target type. dst may be one of args, but must not overlap only a part of one. It
// fails with an *Error or an *[ops.ArityError].
func Apply(op *ops.Op, dst Column, args ...Column) error {
	f, err := lookup(op, dst, args)
	if err != nil {
		return err
	}
	for i, a := range args {
		if a.Len() != dst.Len() {
			return fail(op, "operand %d has %d elements, the result %d", i+1, a.Len(), dst.Len())
		}
	}
	f(dst.Data, args)
	return nil
}

func lookup(op *ops.Op, dst Column, args []Column) (mapFunc, error) {
	if len(args) != op.Arity || op.Arity == 0 {
		return nil, &ops.ArityError{Op: op, Got: len(args)}
	}
	last := args[len(args)-1].DType
	if op == ops.Cast {
		if f, ok := casts[conversion{last, dst.DType}]; ok {
			return f, nil
		}
		return nil, fail(op, "no conversion from %s to %s", last, dst.DType)
	}
	for i, a := range args {
		want := last
		if op.Cond && i == 0 {
			want = dtype.Bool
		}
		if a.DType != want {
			return nil, fail(op, "operand %d is %s, not %s", i+1, a.DType, want)
		}
	}
	f, ok := maps[key{op, last}]
	if !ok {
		return nil, fail(op, "it does not accept %s", last)
	}
	if op == ops.BitCast && dst.DType.IsReal() && dst.DType.Size() == last.Size() {
		return f, nil
	}
	want := resultOf(key{op, last})
	if dst.DType != want {
		return nil, fail(op, "the result is %s, not %s", want, dst.DType)
	}
	return f, nil
}

// resultOf returns the element type of a map operator's result. For bitcast it returns the operand's,
// though other types of the same size are valid too.
func resultOf(k key) dtype.DType {
	switch k.op.Result {
	case ops.ToBool:
		return dtype.Bool
	case ops.ToReal:
		return k.in.Real()
	case ops.ToUnsigned:
		return ops.Unsigned(k.in)
	case ops.ToUint64:
		return dtype.Uint64
	case ops.ToComplex:
		return ops.Complex(k.in)
	}
	return k.in
}
