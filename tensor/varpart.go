package tensor

import (
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// At is the part of the Var that the indices select, by the rules and with the errors of
// [Tensor.At]. The part is a Var that stands for the place, and not for the elements that are there
// now: assigning to it assigns to v there, and its Close does nothing. A mistake in the indices,
// such as a *shape.IndexError, shows when the part is used, and in [Var.Err].
func (v *Var) At(indices ...shape.Index) *Var {
	if v == nil {
		return &Var{err: v.check("at")}
	}
	part := &Var{name: v.name, device: v.device, engine: v.engine, dtype: v.dtype, err: v.err, of: v, indices: slices.Clone(indices)}
	if region, err := part.region("at"); err == nil {
		part.shape = region.Shape.Clone() // never nil
	}
	return part
}

// root returns the whole Var, which has the elements.
func (v *Var) root() *Var {
	for v.of != nil {
		v = v.of
	}
	return v
}

// region returns the Var as a view of the whole Var's elements in row-major order.
func (v *Var) region(op string) (shape.View, error) {
	if v.of == nil {
		return shape.Contiguous(v.shape), nil
	}
	view, err := v.of.region(op)
	if err != nil {
		return shape.View{}, err
	}
	return view.Index(op, v.indices...)
}

// elements returns the Var's part of the whole Var's elements; the whole itself for a whole Var.
func (v *Var) elements(whole *Tensor) *Tensor {
	if v.of == nil {
		return whole
	}
	outer := v.of.elements(whole)
	if v.of.of != nil {
		defer outer.Close()
	}
	return outer.At(v.indices...)
}

// written returns the whole Var's elements with y, which broadcasts to the part, in the part's
// place.
func (v *Var) written(whole, y *Tensor) (*Tensor, error) {
	indices := v.indices
	if v.of.of != nil {
		region, err := v.region(ops.Assign.Name)
		if err != nil {
			return nil, err
		}
		if region.Shape.Size() == 0 {
			return whole.share(ops.Assign.Name)
		}
		indices = indicesOf(v.root().shape, region)
	}
	return orCause(apply(ops.Assign, ops.Attr{Indices: indices}, whole, y))
}

// indicesOf returns indices of an array that select a region. The region is not empty, and was
// selected by indices of indices.
func indicesOf(whole shape.Shape, region shape.View) (indices []shape.Index) {
	strides := shape.ContiguousStrides(whole)
	first, rest := make([]int, len(whole)), region.Offset // the place of the region's first element
	for axis, stride := range strides {
		first[axis], rest = rest/stride, rest%stride
	}
	next := 0
	for along, size := range region.Shape {
		if size == 1 {
			indices = append(indices, shape.NewAxis)
			continue
		}
		// Skip the axes of the whole that the region does not go along: its steps do not fit into
		// them.
		step := region.Strides[along]
		for step%strides[next] != 0 || first[next]+step/strides[next]*(size-1) < 0 || first[next]+step/strides[next]*(size-1) >= whole[next] {
			indices = append(indices, shape.At(first[next]))
			next++
		}
		indices = append(indices, rangeOf(first[next], step/strides[next], size))
		next++
	}
	for ; next < len(whole); next++ {
		indices = append(indices, shape.At(first[next]))
	}
	return indices
}

// rangeOf selects n elements from first on.
func rangeOf(first, step, n int) shape.Range {
	r := shape.Range{Start: first, HasStart: true, Step: step}
	if stop := first + step*(n-1) + step/max(step, -step); stop >= 0 {
		r.Stop, r.HasStop = stop, true
	}
	return r
}

// hold makes y, which it takes over, the Var's elements. The caller holds the root's lock.
func (v *Var) hold(y *Tensor) error {
	root := v.root()
	if v.of != nil {
		defer y.Close()
		var err error
		if y, err = v.written(root.value, y); err != nil {
			return err
		}
	}
	root.set(y)
	return nil
}

// set gives a whole Var its next value. The caller holds its lock.
func (v *Var) set(y *Tensor) {
	v.value.Close()
	v.value = y
	v.cell.Set(y.cell.value)
}

// inPlace writes op(v, right) over v, or right itself when op is ops.Assign.
func (v *Var) inPlace(op *ops.Op, right Operand) error {
	name := op.Name
	if op != ops.Assign {
		name += "_assign"
	}
	if err := v.check(name); err != nil {
		return err
	}
	y, done, err := operand(name, right)
	defer done()
	if err != nil {
		return v.refuse(name, err)
	}
	if y.Err() != nil {
		return y.err
	}
	if err := v.writable(name, y); err != nil {
		return err
	}
	root := v.root()
	root.mu.Lock()
	defer root.mu.Unlock()
	next, err := v.next(op, name, y)
	if err != nil {
		return v.refuse(name, err, y)
	}
	root.set(next)
	return nil
}

// next returns the whole Var's next value. The caller holds the root's lock.
func (v *Var) next(op *ops.Op, name string, y *Tensor) (*Tensor, error) {
	root := v.root()
	if err := present(name, []*Tensor{root.value, y}); err != nil {
		return nil, err
	}
	region, err := v.region(name)
	if err != nil {
		return nil, err
	}
	if err := fits(op, name, region.Shape, v.dtype, y); err != nil {
		return nil, err
	}
	whole := region.Shape.Equal(root.shape) && region.IsContiguous()
	switch {
	case whole && op == ops.Assign:
		return root.filled(name, y)
	case whole:
		return orCause(apply(op, ops.Attr{}, root.value, y))
	case op == ops.Assign:
		return v.written(root.value, y)
	}
	part := v.elements(root.value)
	defer part.Close()
	changed := apply(op, ops.Attr{}, part, y)
	defer changed.Close()
	return v.written(root.value, changed)
}

// fits checks that the result of op with y can be written over elements of a shape and dtype.
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

// filled returns y as all of the Var's elements. Where nothing has to be converted or stretched it
// shares y's.
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

// become replaces the Var's elements by the result of change, which must have its dtype and
// broadcast to its shape. in are the operands, the elements last.
func (v *Var) become(op string, in []*Tensor, change func(x *Tensor) (*Tensor, error)) error {
	if err := v.check(op); err != nil {
		return err
	}
	for _, x := range in {
		if x.Err() != nil {
			return x.err
		}
	}
	if err := v.writable(op, in...); err != nil {
		return err
	}
	root := v.root()
	root.mu.Lock()
	defer root.mu.Unlock()
	next, err := v.changed(op, in, change)
	if err == nil {
		err = v.hold(next)
	}
	if err != nil {
		return v.refuse(op, err, in...)
	}
	return nil
}

// changed calls change and checks its result. The caller holds the root's lock.
func (v *Var) changed(op string, in []*Tensor, change func(x *Tensor) (*Tensor, error)) (*Tensor, error) {
	root := v.root()
	if err := present(op, append([]*Tensor{root.value}, in...)); err != nil {
		return nil, err
	}
	region, err := v.region(op)
	if err != nil {
		return nil, err
	}
	x := v.elements(root.value)
	if x != root.value {
		defer x.Close()
	}
	next, err := change(x)
	if err != nil {
		return nil, err
	}
	if d := next.DType(); d != v.dtype {
		next.Close()
		return nil, &ops.TargetDTypeError{Op: op, Target: v.dtype, Elements: in[len(in)-1].DType(), Promoted: d}
	}
	if err := shape.BroadcastTo(op, next.Shape(), region.Shape); err != nil {
		next.Close()
		return nil, err
	}
	return next, nil
}

// orCause returns the Tensor, or the cause of the error that it carries.
func orCause(t *Tensor) (*Tensor, error) {
	if t.err != nil {
		return nil, t.err.Err
	}
	return t, nil
}

// refuse returns the error of an assignment of the operands to the Var.
func (v *Var) refuse(op string, err error, in ...*Tensor) *OpError {
	return &OpError{Op: op, Operands: append([]OperandInfo{v.operand()}, operandsOf(in)...), Site: callerSite(), Err: own(err)}
}

// operand describes the Var in an error, such as "w[1, ...] float32[3 4]". If the index is wrong it
// describes the whole Var.
func (v *Var) operand() OperandInfo {
	if v == nil || v.of == nil {
		if v == nil {
			return OperandInfo{}
		}
		return OperandInfo{Name: v.name, DType: v.dtype, Shape: v.shape.Clone()}
	}
	o := v.of.operand()
	if v.shape == nil || len(v.indices) == 0 {
		return o
	}
	items := make([]string, len(v.indices))
	for i, index := range v.indices {
		items[i] = index.String()
	}
	o.Name += "[" + strings.Join(items, ", ") + "]"
	o.Shape = v.shape.Clone()
	return o
}
