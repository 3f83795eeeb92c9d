package tensor

import (
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Selection is the part of a [Var] that an index selects: it can be read and
// assigned to. It stands for the place, not for the elements that are there now.
type Selection struct {
	of      *Var
	indices []shape.Index
}

// Tensor is a snapshot of the part: later assignments do not change it. It
// copies nothing and carries the errors of [Var.Tensor] and [Tensor.At].
func (s Selection) Tensor() *Tensor {
	x := s.of.Tensor()
	defer x.Close()
	return x.At(s.indices...)
}

// update writes op(part, y) over the part, y itself when op is ops.Assign.
func (s Selection) update(op *ops.Op, y *Tensor) error {
	name := op.Name
	if op != ops.Assign {
		name += "_assign"
	}
	if err := s.of.check(name); err != nil {
		return err
	}
	if y.Err() != nil {
		return y.err
	}
	s.of.mu.Lock()
	defer s.of.mu.Unlock()
	next, err := s.next(op, name, y)
	if err != nil {
		operands := []Operand{s.operand(), operandOf(y)}
		return &OpError{Op: name, Operands: operands, Site: callerSite(), Err: err}
	}
	s.of.value.Close()
	s.of.value = next
	return nil
}

// next is the Var's next value. The Var's lock is held.
func (s Selection) next(op *ops.Op, name string, y *Tensor) (*Tensor, error) {
	v := s.of
	if err := present(name, []*Tensor{v.value, y}); err != nil {
		return nil, err
	}
	region, err := s.region(name)
	if err != nil {
		return nil, err
	}
	if err := fits(op, name, region.Shape, v.dtype, y); err != nil {
		return nil, err
	}
	whole := region.Shape.Equal(v.shape) && region.IsContiguous()
	switch {
	case whole && op == ops.Assign:
		return v.filled(name, y)
	case whole:
		return orCause(Apply(op, ops.Attr{}, v.value, y))
	case op == ops.Assign:
		return orCause(Apply(op, ops.Attr{Indices: s.indices}, v.value, y))
	}
	// What is made on the way is let go of at once: the result keeps what it needs.
	part := v.value.At(s.indices...)
	defer part.Close()
	changed := Apply(op, ops.Attr{}, part, y)
	defer changed.Close()
	return orCause(Apply(ops.Assign, ops.Attr{Indices: s.indices}, v.value, changed))
}

// region is the part as a view of the Var's elements in row-major order.
func (s Selection) region(op string) (shape.View, error) {
	return shape.Contiguous(s.of.shape).Index(op, s.indices...)
}

// fits checks that y, of op, can be written over elements of a shape and dtype.
func fits(op *ops.Op, name string, target shape.Shape, d dtype.DType, y *Tensor) error {
	if y.weak != nil {
		return nil // takes the dtype, and fits every shape
	}
	if err := shape.BroadcastTo(name, y.cell.value.Shape(), target); err != nil {
		return err
	}
	_, result, err := op.Infer([]dtype.DType{d, y.DType()}, dtype.Invalid)
	if err != nil {
		return err
	}
	if result != d {
		return &ops.TargetDTypeError{Op: name, Target: d, Elements: y.DType(), Promoted: result}
	}
	return nil
}

// filled is y as all of the Var's elements; where nothing has to be converted or
// stretched the two share them.
func (v *Var) filled(op string, y *Tensor) (*Tensor, error) {
	if _, err := homeOf(ops.Assign, []*Tensor{v.value, y}); err != nil {
		return nil, err
	}
	if y.weak != nil {
		bits, err := y.weak.bits(op, v.dtype)
		if err != nil {
			return nil, err
		}
		return newTensor(v.device, v.engine, graph.NewFull(v.dtype, bits, v.shape, callerSite())), nil
	}
	x := y.Cast(v.dtype)
	if x.err != nil || x.cell.value.Shape().Equal(v.shape) {
		return orCause(x)
	}
	defer x.Close()
	return orCause(x.BroadcastTo(v.shape...))
}

// orCause is the Tensor, or the cause of the error that it carries.
func orCause(t *Tensor) (*Tensor, error) {
	if t.err != nil {
		return nil, t.err.Err
	}
	return t, nil
}

// operand is what an error says of the part, such as "w[1, ...] float32[3 4]";
// of the whole Var where the index is at fault.
func (s Selection) operand() Operand {
	o := s.of.operand()
	region, err := s.region("")
	if err != nil || len(s.indices) == 0 {
		return o
	}
	items := make([]string, len(s.indices))
	for i, index := range s.indices {
		items[i] = index.String()
	}
	o.Name += "[" + strings.Join(items, ", ") + "]"
	o.Shape = region.Shape
	return o
}
