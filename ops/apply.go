package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// DTypeError says that an operator does not take an operand's element type.
type DTypeError struct {
	Op      *Op
	Operand int // from 0
	DType   dtype.DType
	Accept  Class
}

func (e *DTypeError) Error() string {
	hint := "convert it with Cast"
	if e.Op == Div && e.DType.IsInteger() {
		hint = "cast to float32 or float64 first"
	}
	return fmt.Sprintf("%s: operand %d is %s, but %s takes %s: %s", e.Op, e.Operand+1, e.DType, e.Op, e.Accept, hint)
}

// ArityError says that an operator got another number of operands than it takes.
type ArityError struct {
	Op  *Op
	Got int
}

func (e *ArityError) Error() string {
	switch e.Op.Arity {
	case Variadic:
		return fmt.Sprintf("%s: takes one operand or more, got %d", e.Op, e.Got)
	case 1:
		return fmt.Sprintf("%s: takes 1 operand, got %d", e.Op, e.Got)
	}
	return fmt.Sprintf("%s: takes %d operands, got %d", e.Op, e.Op.Arity, e.Got)
}

// EmptyReductionError says that a reduction without identity got no elements.
type EmptyReductionError struct {
	Op    *Op
	Shape shape.Shape
	Axes  []int
}

func (e *EmptyReductionError) Error() string {
	return fmt.Sprintf("%s: shape %v has no elements along axes %v, and %s of nothing is undefined: check the size first", e.Op, e.Shape, e.Axes, e.Op)
}

// Infer applies the dtype rule: the type in which the operands (all but
// conditions and indices) meet, and the type of the result. attr is the type
// asked for by operators whose result is ByAttr.
func (o *Op) Infer(in []dtype.DType, attr dtype.DType) (common, result dtype.DType, err error) {
	if !o.takes(len(in)) {
		return 0, 0, &ArityError{Op: o, Got: len(in)}
	}
	for i, d := range in {
		if class := o.accepts(i); !class.Contains(d) {
			return 0, 0, &DTypeError{Op: o, Operand: i, DType: d, Accept: class}
		}
	}
	for i, d := range in {
		switch {
		case !o.Promotes(i) || d == common:
		case common == dtype.Invalid:
			common = d
		default:
			if common, err = dtype.Promote(common, d); err != nil {
				return 0, 0, &dtype.PromotionError{Op: o.Name, Types: o.meeting(in)}
			}
		}
	}
	switch o.Result {
	case ToBool:
		return common, dtype.Bool, nil
	case Default:
		switch {
		case attr.Valid():
			return common, attr, nil
		case attr != dtype.Invalid:
			return 0, 0, &AttrError{Op: o, Attr: "dtype", Value: fmt.Sprintf("DType(%d)", attr), Want: "name one of package dtype, or none"}
		}
		return common, dtype.DefaultSum(common), nil
	case ByAttr:
		return common, attr, nil
	case ToReal:
		return common, common.Real(), nil
	case ToUnsigned:
		return common, Unsigned(common), nil
	case ToUint64:
		return common, dtype.Uint64, nil
	case ToIndex:
		return common, dtype.Int64, nil
	}
	return common, common, nil
}

// meeting are the types that take part in promotion.
func (o *Op) meeting(in []dtype.DType) []dtype.DType {
	var list []dtype.DType
	for i, d := range in {
		if o.Promotes(i) {
			list = append(list, d)
		}
	}
	return list
}

// Apply is [ApplyAll] of operators with one result.
func Apply(o *Op, a Attr, site string, in ...Value) (Value, error) {
	all, err := ApplyAll(o, a, site, in...)
	if err != nil {
		return Value{}, err
	}
	if len(all) == 0 {
		return Value{}, &NoResultError{Op: o}
	}
	return all[0], nil
}

// ApplyAll applies an operator of any kind but Creation: it checks the
// dtypes and shapes, inserts casts and broadcasts, and returns the results.
// Errors are *ArityError, *DTypeError, *dtype.PromotionError,
// *EmptyReductionError, *AttrError and those of package shape.
func ApplyAll(o *Op, a Attr, site string, in ...Value) ([]Value, error) {
	var few [4]dtype.DType // most have no more, and then none are allocated
	types := few[:0]
	for _, v := range in {
		types = append(types, v.DType())
	}
	common, result, err := o.Infer(types, a.DType)
	if err != nil {
		return nil, err
	}
	if rule, ok := rules[o]; ok {
		return compose(rule, &composer{op: o, attr: a, site: site, in: in, common: common, result: result})
	}
	v, err := applyKind(o, a, site, common, result, in)
	return []Value{v}, err
}

func applyKind(o *Op, a Attr, site string, common, result dtype.DType, in []Value) (Value, error) {
	switch o.Kind {
	case Map:
		return applyMap(o, a, site, common, result, in)
	case Reduce:
		return applyReduce(o, a, site, result, in[0])
	case Movement:
		return applyMovement(o, a, site, in[0])
	case Update:
		return applyUpdate(o, a, site, common, in[0], in[1])
	}
	return Value{}, &ArityError{Op: o, Got: len(in)}
}

func applyMap(o *Op, a Attr, site string, common, result dtype.DType, in []Value) (Value, error) {
	shapes := make([]shape.Shape, len(in))
	for i, v := range in {
		shapes[i] = v.Shape()
	}
	s, err := shape.Broadcast(o.Name, shapes...)
	if err != nil {
		return Value{}, err
	}
	args := make([]Value, len(in))
	for i, v := range in {
		if o != Cast && o.Promotes(i) {
			v = implied(castTo(v, common, site), v)
		}
		args[i] = implied(broadcastTo(v, s, site), v)
	}
	if o == Cast && common == result {
		return args[0], nil
	}
	return newNode(o, a, site, Type{result, s, true}, args...), nil
}

// applyReduce widens the operand to the accumulator's type first, so that the
// combination runs in it (a sum or a product in another dtype converts the
// elements first), and splits no cases by axis order: the elements are taken in
// row-major order of the reduced axes.
func applyReduce(o *Op, a Attr, site string, result dtype.DType, in Value) (Value, error) {
	if o.Result == Default && !o.Accept.Contains(result) {
		return Value{}, &AttrError{Op: o, Attr: "dtype", Value: result, Want: "it combines in " + o.Accept.String()}
	}
	axes := a.Axes
	if axes == nil {
		for i := range in.Shape() {
			axes = append(axes, i)
		}
	}
	axes, err := shape.NormalizeAxes(o.Name, axes, len(in.Shape()))
	if err != nil {
		return Value{}, err
	}
	count := 1
	for _, i := range axes {
		count *= in.Shape()[i]
	}
	out := shape.Reduce(in.Shape(), axes, a.KeepDims)
	if count == 0 {
		return emptyReduction(o, in.Shape(), axes, result, out, site)
	}
	if len(axes) == 0 {
		return castTo(in, result, site), nil
	}
	a.Axes = axes
	wide := result
	from := in
	switch {
	case o.Result == Default && a.DType.Valid():
		from = implied(castTo(in, a.DType, site), in)
		if a.DType.IsHalf() {
			wide = dtype.Accumulator(a.DType)
		}
	case o.Result == Default:
		wide = dtype.Accumulator(in.DType())
	}
	node := newNode(o, a, site, Type{wide, out, true}, implied(castTo(from, wide, site), in))
	narrow := castTo(node, result, site)
	node.Node.Implied = narrow != node // then nobody else has it
	return narrow, nil
}

// implied marks what was made of an operand, unless it is the operand itself.
func implied(v, operand Value) Value {
	if v != operand {
		v.Node.Implied = true
	}
	return v
}

func emptyReduction(o *Op, s shape.Shape, axes []int, d dtype.DType, out shape.Shape, site string) (Value, error) {
	switch {
	case o == Sum:
		return NewFull(d, dtype.Bits{}, out, site), nil
	case o == Prod:
		return NewFull(d, dtype.One(d), out, site), nil
	case out.Size() == 0:
		return NewFull(d, dtype.Bits{}, out, site), nil
	}
	return Value{}, &EmptyReductionError{Op: o, Shape: s, Axes: axes}
}

func applyMovement(o *Op, a Attr, site string, in Value) (Value, error) {
	// The operand's own strides do not matter here: a contiguous view of its
	// shape gives the result's shape, and every error.
	v := shape.Contiguous(in.Shape())
	var err error
	switch o {
	case BroadcastTo:
		v, err = v.BroadcastTo(o.Name, a.Shape)
	case Reshape:
		if v.Shape, err = shape.ReshapeShape(o.Name, in.Shape(), a.Shape...); err == nil {
			a.Shape = v.Shape
		}
	case Permute:
		v, err = v.Permute(o.Name, a.Axes...)
	case ExpandDims:
		v, err = v.ExpandDims(o.Name, a.Axes...)
	case Squeeze:
		v, err = v.Squeeze(o.Name, a.Axes...)
	case Slice:
		v, err = v.Slice(o.Name, a.Ranges...)
	case Flip:
		v, err = v.Flip(o.Name, a.Axes...)
	case Index:
		v, err = v.Index(o.Name, a.Indices...)
	case Diagonal:
		v, err = v.Diagonal(o.Name, a.Axes[0], a.Axes[1], a.Counts[0])
	}
	if err != nil {
		return Value{}, err
	}
	return newNode(o, a, site, Type{in.DType(), v.Shape, true}, in), nil
}

// applyUpdate follows the Array API's rule for in-place operations: neither the
// shape nor the dtype of what is assigned to changes, so the new elements must
// broadcast to the selection and promote to the target's own dtype.
func applyUpdate(o *Op, a Attr, site string, common dtype.DType, target, elements Value) (Value, error) {
	if common != target.DType() {
		return Value{}, &TargetDTypeError{Op: o.Name, Target: target.DType(), Elements: elements.DType(), Promoted: common}
	}
	region, err := shape.Contiguous(target.Shape()).Index(o.Name, a.Indices...)
	if err != nil {
		return Value{}, err
	}
	if err := shape.BroadcastTo(o.Name, elements.Shape(), region.Shape); err != nil {
		return Value{}, err
	}
	elements = implied(castTo(elements, common, site), elements)
	elements = implied(broadcastTo(elements, region.Shape, site), elements)
	return newNode(o, a, site, Type{target.DType(), target.Shape(), true}, target, elements), nil
}

// Region is the part of its result that an update node replaces, as a view of
// the contiguous result.
func (n *Node) Region() shape.View {
	v, _ := shape.Contiguous(n.Outputs[0].Shape).Index(n.Op.Name, n.Attr.Indices...) // checked by Apply
	return v
}

// NewFull makes a value that is bits everywhere.
func NewFull(d dtype.DType, bits dtype.Bits, s shape.Shape, site string) Value {
	return newNode(Full, Attr{DType: d, Bits: bits, Shape: s}, site, Type{d, s, true})
}

// NewIota makes the int64 row-major index of every element of s.
func NewIota(s shape.Shape, site string) Value {
	return newNode(Iota, Attr{DType: dtype.Int64, Shape: s}, site, Type{dtype.Int64, s, true})
}

func newNode(o *Op, a Attr, site string, t Type, in ...Value) Value {
	n := &Node{Op: o, Attr: a, Site: site, counted: true, one: [1]Type{t}}
	n.Outputs = n.one[:]
	n.Inputs = append(n.few[:0:len(n.few)], in...)
	for _, v := range in {
		v.Node.Pending.Add(1)
		n.Abstract = n.Abstract || v.Node.Abstract
		if !v.Node.Done() {
			n.Depth = max(n.Depth, v.Node.Depth+1)
		}
	}
	return Value{Node: n}
}

// castTo converts v where its type is another.
func castTo(v Value, d dtype.DType, site string) Value {
	if v.DType() == d {
		return v
	}
	return newNode(Cast, Attr{DType: d}, site, Type{d, v.Shape(), true}, v)
}

func broadcastTo(v Value, s shape.Shape, site string) Value {
	if v.Shape().Equal(s) {
		return v
	}
	return newNode(BroadcastTo, Attr{Shape: s}, site, Type{v.DType(), s, true}, v)
}
