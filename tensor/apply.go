package tensor

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// apply applies an operator of the catalogue. The methods and functions of this package call it.
// attr holds the operator's parameters and is copied.
func apply(op *ops.Op, attr ops.Attr, in ...*Tensor) *Tensor {
	site := callerSite()
	if results := applyAt(site, op, attr, in); len(results) > 0 {
		return results[0]
	}
	return failed(&OpError{Op: op.Name, Operands: operandsOf(in), Site: site, Err: own(&ops.NoResultError{Op: op})})
}

// applyAll is apply for operators with several results. After a mistake it returns one Tensor,
// which carries the error.
func applyAll(op *ops.Op, attr ops.Attr, in ...*Tensor) []*Tensor {
	return applyAt(callerSite(), op, attr, in)
}

func applyAt(site string, op *ops.Op, attr ops.Attr, in []*Tensor) []*Tensor {
	for _, t := range in {
		if t != nil && t.err != nil {
			return []*Tensor{failed(t.err)}
		}
	}
	results, err := record(op, attr, site, in)
	if err != nil {
		return []*Tensor{failed(&OpError{Op: nameOf(op), Operands: operandsOf(in), Site: site, Err: own(err)})}
	}
	return results
}

func nameOf(op *ops.Op) string {
	if op == nil {
		return "apply"
	}
	return op.Name
}

func record(op *ops.Op, attr ops.Attr, site string, in []*Tensor) ([]*Tensor, error) {
	if err := checkOperator(op, attr, len(in)); err != nil {
		return nil, err
	}
	if err := present(op.Name, in); err != nil {
		return nil, err
	}
	first, err := homeOf(op, in)
	if err != nil {
		return nil, err
	}
	if err := tensorsGo(op, in); err != nil {
		return nil, err
	}
	op, in, constant := compared(op, in)
	if constant != nil {
		return everywhere(op, first, site, *constant, in)
	}
	values, err := operandValues(op, site, in)
	if err != nil {
		return nil, err
	}
	attr.Axes, attr.Ranges, attr.Shape = slices.Clone(attr.Axes), slices.Clone(attr.Ranges), slices.Clone(attr.Shape)
	attr.Indices, attr.Counts, attr.Params = slices.Clone(attr.Indices), slices.Clone(attr.Counts), slices.Clone(attr.Params)
	results, err := applier(first).ApplyAll(op, attr, site, values...)
	if err != nil {
		return nil, err
	}
	// A Close between the check above and the recording may have freed an operand. Check again: a
	// later Close sees that the recorded node needs it.
	if err := open(op.Name, in); err != nil {
		return nil, err
	}
	tensors := make([]*Tensor, len(results))
	for i, v := range results {
		if tensors[i], err = hold(op, first.device, first.engine, v, in); err != nil {
			return nil, err
		}
	}
	return tensors, nil
}

// applier applies operators on t's device.
func applier(t *Tensor) compose.Applier {
	return compose.Applier{Constants: t.engine, Guarded: opened.Device(t.device).IndexCheck()}
}

// checkOperator checks the operator, its parameters and the number of operands.
func checkOperator(op *ops.Op, attr ops.Attr, operands int) error {
	switch {
	case op == nil:
		return &MissingError{Op: nameOf(op), What: "the operator is nil", Hint: "find it with ops.ByName"}
	case op.Kind == ops.Creation:
		return &MissingError{Op: op.Name, What: "it has no operand that says where to run", Hint: "use From, Full, Zeros or Arange"}
	case operands == 0, op.Arity != ops.Variadic && operands != op.Arity:
		return &ops.ArityError{Op: op, Got: operands}
	case op.Result == ops.ByAttr:
		return checkDType(attr.DType)
	}
	return nil
}

func checkDType(d dtype.DType) error {
	if !d.Valid() {
		return &dtype.UnknownError{Name: dtypeName(d)}
	}
	return nil
}

// dtypeName names a dtype in errors. Unlike String it tells invalid dtypes apart, by their numbers.
func dtypeName(d dtype.DType) string {
	if d.Valid() || d == dtype.Invalid {
		return d.String()
	}
	return fmt.Sprintf("DType(%d)", d)
}

// present checks that the operands are there and open.
func present(op string, in []*Tensor) error {
	for i, t := range in {
		if t == nil || (t.cell == nil && t.weak == nil && t.err == nil) {
			kind := "the zero Tensor"
			if t == nil {
				kind = "nil"
			}
			return &MissingError{Op: op, What: fmt.Sprintf("operand %d is %s", i+1, kind), Hint: "make it with From, Full or another constructor"}
		}
	}
	return open(op, in)
}

func open(op string, in []*Tensor) error {
	for _, t := range in {
		if t.closed.Load() {
			return &ClosedTensorError{Op: op}
		}
	}
	return nil
}

// homeOf returns the first operand that has a device, and checks that the others with one share it.
func homeOf(op *ops.Op, in []*Tensor) (*Tensor, error) {
	var first *Tensor
	for _, t := range in {
		switch {
		case t.weak != nil:
		case first == nil:
			first = t
		case t.device != first.device:
			return nil, &DeviceMismatchError{Op: op.Name, A: first.device.Info(), B: t.device.Info()}
		}
	}
	if first == nil {
		return nil, &ScalarError{Op: op.Name, Problem: ScalarAlone, Value: in[0].weak.value}
	}
	return first, first.device.Err()
}

// tensorsGo checks the dtypes of the tensors before a scalar is blamed for not going with them.
func tensorsGo(op *ops.Op, in []*Tensor) error {
	for i, t := range in {
		if t.weak == nil {
			if err := op.CheckOperand(i, t.DType()); err != nil {
				return err
			}
		}
	}
	return nil
}

// everywhere returns the result of a comparison that is the same for every element.
func everywhere(op *ops.Op, first *Tensor, site string, value bool, in []*Tensor) ([]*Tensor, error) {
	s := first.Shape()
	if op == ops.IsIn {
		s = in[0].Shape() // the elements' shape, not the set's
	}
	t, err := hold(op, first.device, first.engine, graph.NewFull(dtype.Bool, bitsOf(value), s.Clone(), site), in)
	return []*Tensor{t}, err
}

// operandValues returns the operands as graph values, and gives the scalars among them a dtype.
func operandValues(op *ops.Op, site string, in []*Tensor) ([]graph.Value, error) {
	values := make([]graph.Value, len(in))
	for i, t := range in {
		if t.weak == nil {
			values[i] = t.cell.value
			continue
		}
		d, err := dtype.Int64, error(nil)
		switch {
		case op.Cond && i == 0:
			d = dtype.Bool
		case op.Promotes(i):
			d, err = scalarType(op, in)
		}
		if err != nil {
			return nil, err
		}
		bits, err := t.weak.bits(op.Name, d)
		if err != nil {
			return nil, err
		}
		values[i] = graph.NewFull(d, bits, shape.Shape{}, site)
	}
	return values, nil
}

// scalarType is the dtype that scalars take: the promoted dtype of the tensors that promote. Where
// there is none, alone decides.
func scalarType(op *ops.Op, in []*Tensor) (dtype.DType, error) {
	d := dtype.Invalid
	for i, t := range in {
		if t.weak != nil || !op.Promotes(i) {
			continue
		}
		if p, err := dtype.Promote(d, t.DType()); err == nil {
			d = p
		} else if d == dtype.Invalid {
			d = t.DType()
		}
	}
	if d == dtype.Invalid {
		return alone(op, in)
	}
	return d, nil
}

// alone is the dtype of scalars that meet no tensor to take one from, as in Where(mask, 1, 0): that
// of their Go types, as [AsArray] takes them. Integers take the dtype of floating-point numbers
// beside them, and both take that of complex ones.
func alone(op *ops.Op, in []*Tensor) (dtype.DType, error) {
	kind := dtype.KindBool
	for i, t := range in {
		if op.Promotes(i) {
			kind = max(kind, t.weak.kind)
		}
	}
	var types []dtype.DType
	for i, t := range in {
		if op.Promotes(i) && t.weak.kind == kind {
			types = append(types, elementType(reflect.TypeOf(t.weak.value)))
		}
	}
	d, err := dtype.ResultType(types...)
	if err != nil {
		return d, &dtype.PromotionError{Op: op.Name, Types: types}
	}
	return d, nil
}

// hold makes the Tensor of a result. The result may be one of the operands' values.
func hold(op *ops.Op, dev *device.Device, eng *engine.Engine, v graph.Value, in []*Tensor) (*Tensor, error) {
	for _, t := range in {
		if t.cell != nil && t.cell.value == v {
			return t.share(op.Name)
		}
	}
	b := bodyOf(in...)
	if err := bound(b, eng, v); err != nil {
		return nil, err
	}
	return newTensorOf(b, dev, eng, v), nil
}

// bound submits a part of a graph that has grown deep, so that an endless loop of operators records
// no endless graph. The body of a compiled function is exempt: its graph ends with the body.
func bound(b *body, eng *engine.Engine, v graph.Value) error {
	if b != nil {
		return nil
	}
	err := eng.Grow(v)
	if err == nil {
		return nil
	}
	return ours(v.Node.Op.Name, err, v)
}
