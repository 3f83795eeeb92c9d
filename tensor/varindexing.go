package tensor

import (
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Put sets the parts of the Var along an axis at the indices to those of y, or
// joins y to them by a mode such as [ScatterAdd], as [Tensor.Put] does: v[indices]
// = y. Errors: those of Put and of [Var]; then the Var keeps its elements.
func (v *Var) Put(indices *Tensor, axis int, y *Tensor, mode ScatterMode) error {
	return v.become("put", []*Tensor{indices, y}, func() *Tensor {
		return Apply(ops.Put, ops.Attr{Axes: []int{axis}, Mode: mode.String()}, v.value, indices, y)
	})
}

// PutMask sets the elements where the mask holds: v[mask] = y. The mask broadcasts
// to the Var, and so does y, which is a single element as a rule (Array API
// 2024.12, boolean array indexing). Errors: those of [Where] and of [Var].
func (v *Var) PutMask(mask, y *Tensor) error {
	return v.become("put_mask", []*Tensor{mask, y}, func() *Tensor {
		return Apply(ops.Where, ops.Attr{}, mask, y, v.value)
	})
}

// become gives the Var the elements that change makes, if they have its shape and
// dtype.
func (v *Var) become(op string, in []*Tensor, change func() *Tensor) error {
	if err := v.check(op); err != nil {
		return err
	}
	for _, x := range in {
		if x.Err() != nil {
			return x.err
		}
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	next, err := v.changed(op, in, change)
	if err != nil {
		return &OpError{Op: op, Operands: append([]Operand{v.operand()}, operandsOf(in)...), Site: callerSite(), Err: err}
	}
	v.value.Close()
	v.value = next
	return nil
}

// changed checks what change makes. The Var's lock is held.
func (v *Var) changed(op string, in []*Tensor, change func() *Tensor) (*Tensor, error) {
	if err := present(op, append([]*Tensor{v.value}, in...)); err != nil {
		return nil, err
	}
	next, err := orCause(change())
	if err != nil {
		return nil, err
	}
	if d := next.DType(); d != v.dtype {
		next.Close()
		return nil, &ops.TargetDTypeError{Op: op, Target: v.dtype, Elements: in[len(in)-1].DType(), Promoted: d}
	}
	if err := shape.BroadcastTo(op, next.Shape(), v.shape); err != nil {
		next.Close()
		return nil, err
	}
	return next, nil
}
