package compose

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Constants stores tables that rules compute on the host, in the memory that needs them.
type Constants interface {
	Constant(c *graph.Constant) (graph.Value, error)
}

// Applier applies operators for an engine; the zero value is [ApplyAll].
type Applier struct {
	// Constants stores the tables of rules; nil: they stay on the host, computed for each use.
	Constants Constants
	// Guarded: if an index is out of range, the engine that computes with it reports an error.
	Guarded bool
}

// Apply does the same as [Applier.ApplyAll], for operators with one result and without an engine.
func Apply(o *ops.Op, a ops.Attr, site string, in ...graph.Value) (graph.Value, error) {
	return applyOne(nil, o, a, site, in)
}

// applyOne applies an operator with one result.
func applyOne(constants Constants, o *ops.Op, a ops.Attr, site string, in []graph.Value) (graph.Value, error) {
	all, err := applyRule(rules[o], constants, o, a, site, in)
	if err != nil {
		return graph.Value{}, err
	}
	if len(all) == 0 {
		return graph.Value{}, &ops.NoResultError{Op: o}
	}
	return all[0], nil
}

// ApplyAll does the same as [Applier.ApplyAll], without an engine.
func ApplyAll(o *ops.Op, a ops.Attr, site string, in ...graph.Value) ([]graph.Value, error) {
	return applyRule(rules[o], nil, o, a, site, in)
}

// ApplyAll applies an operator of any kind but Creation. It checks the dtypes and shapes, inserts
// casts and broadcasts, and returns the results. Errors are *ArityError, *DTypeError,
// *dtype.PromotionError, *EmptyReductionError, *AttrError and those of package shape.
func (p Applier) ApplyAll(o *ops.Op, a ops.Attr, site string, in ...graph.Value) ([]graph.Value, error) {
	rule := rules[o]
	if p.Guarded {
		rule = guarded(o)
	}
	return applyRule(rule, p.Constants, o, a, site, in)
}

// applyRule applies an operator by a rule or, if the rule is nil, by the operator's kind.
func applyRule(rule func(*composer) []graph.Value, constants Constants, o *ops.Op, a ops.Attr, site string, in []graph.Value) ([]graph.Value, error) {
	var few [4]dtype.DType // most operators have no more operands, and then need no allocation
	types := few[:0]
	for _, v := range in {
		types = append(types, v.DType())
	}
	common, result, err := o.Infer(types, a.DType)
	if err != nil {
		return nil, err
	}
	if math.IsNaN(a.Correction) || a.Correction < 0 {
		return nil, &ops.AttrError{Op: o, Attr: "correction", Value: a.Correction, Want: "it must be 0 or more: 0 for a population, 1 for a sample"}
	}
	converted := convert(o, site, in)
	if rule != nil {
		all, err := compose(rule, &composer{op: o, attr: a, site: site, in: converted, common: common, result: result, constants: constants})
		return given(all, in), err
	}
	v, err := applyKind(o, a, site, common, result, converted)
	if err != nil {
		return nil, err
	}
	return given([]graph.Value{v}, in), nil
}

// given marks results as held by the caller. A result may be a converted operand, such as the sum
// over no axes.
func given(results, in []graph.Value) []graph.Value {
	for _, v := range results {
		if v.Node.Op != ops.Data && !slices.Contains(in, v) {
			v.Node.Implied = false
		}
	}
	return results
}

// convert converts the operands that the operator takes in another dtype.
func convert(o *ops.Op, site string, in []graph.Value) []graph.Value {
	if o.Convert == ops.Unconverted {
		return in
	}
	in = slices.Clone(in)
	for i, v := range in {
		if o.Promotes(i) {
			in[i] = implied(castTo(v, o.Convert.Of(v.DType()), site), v)
		}
	}
	return in
}

func applyKind(o *ops.Op, a ops.Attr, site string, common, result dtype.DType, in []graph.Value) (graph.Value, error) {
	switch o.Kind {
	case ops.Map:
		return applyMap(o, a, site, common, result, in)
	case ops.Reduce:
		return applyReduce(o, a, site, result, in[0])
	case ops.Movement:
		return applyMovement(o, a, site, in[0])
	case ops.Update:
		return applyUpdate(o, a, site, common, in[0], in[1])
	}
	return graph.Value{}, &ops.NoRuleError{Op: o}
}

func applyMap(o *ops.Op, a ops.Attr, site string, common, result dtype.DType, in []graph.Value) (graph.Value, error) {
	shapes := make([]shape.Shape, len(in))
	for i, v := range in {
		shapes[i] = v.Shape()
	}
	s, err := shape.Broadcast(o.Name, shapes...)
	if err != nil {
		return graph.Value{}, err
	}
	args := make([]graph.Value, len(in))
	for i, v := range in {
		if o != ops.Cast && o.Promotes(i) {
			v = implied(castTo(v, common, site), v)
		}
		args[i] = implied(broadcastTo(v, s, site), v)
	}
	if o == ops.Cast && common == result {
		return args[0], nil
	}
	return graph.New(o, a, site, graph.Type{DType: result, Shape: s, Known: true}, args...), nil
}

// applyReduce first casts the operand to the accumulator's dtype, in which it combines. If the
// caller asks for another dtype for a sum or product, it first casts the elements to that. Elements
// combine in row-major order of the reduced axes, in whatever order the axes are given.
func applyReduce(o *ops.Op, a ops.Attr, site string, result dtype.DType, in graph.Value) (graph.Value, error) {
	if o.Result == ops.Default && !o.Accept.Contains(result) {
		return graph.Value{}, &ops.AttrError{Op: o, Attr: "dtype", Value: result, Want: "it combines in " + o.Accept.String()}
	}
	axes := a.Axes
	if axes == nil {
		for i := range in.Shape() {
			axes = append(axes, i)
		}
	}
	axes, err := shape.NormalizeAxes(o.Name, axes, len(in.Shape()))
	if err != nil {
		return graph.Value{}, err
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
	case o.Result == ops.Default && a.DType.Valid():
		from = implied(castTo(in, a.DType, site), in)
		if a.DType.IsHalf() {
			wide = dtype.Accumulator(a.DType)
		}
	case o.Result == ops.Default:
		wide = dtype.Accumulator(in.DType())
	}
	node := graph.New(o, a, site, graph.Type{DType: wide, Shape: out, Known: true}, implied(castTo(from, wide, site), in))
	narrow := castTo(node, result, site)
	node.Node.Implied = narrow != node // a new node, which nothing else refers to
	return narrow, nil
}

// implied marks a value that was made from an operand, unless it is the operand itself.
func implied(v, operand graph.Value) graph.Value {
	if v != operand {
		v.Node.Implied = true
	}
	return v
}

func emptyReduction(o *ops.Op, s shape.Shape, axes []int, d dtype.DType, out shape.Shape, site string) (graph.Value, error) {
	switch {
	case o == ops.Sum:
		return graph.NewFull(d, element.Bits{}, out, site), nil
	case o == ops.Prod:
		return graph.NewFull(d, element.One(d), out, site), nil
	case out.Size() == 0:
		return graph.NewFull(d, element.Bits{}, out, site), nil
	}
	return graph.Value{}, &ops.EmptyReductionError{Op: o, Shape: s, Axes: axes}
}

func applyMovement(o *ops.Op, a ops.Attr, site string, in graph.Value) (graph.Value, error) {
	// The operand's own strides do not matter: a contiguous view of its shape yields the result's
	// shape and all errors.
	v := shape.Contiguous(in.Shape())
	var err error
	if o == ops.Reshape { // the new shape may have an axis whose size is inferred
		v.Shape, err = shape.ReshapeShape(o.Name, in.Shape(), a.Shape...)
		a.Shape = v.Shape
	} else {
		v, _, err = graph.Moved(o, a, v)
	}
	if err != nil {
		return graph.Value{}, err
	}
	return graph.New(o, a, site, graph.Type{DType: in.DType(), Shape: v.Shape, Known: true}, in), nil
}

// applyUpdate follows the Array API's rule for in-place operations: the target keeps its shape and
// dtype. So the new elements must broadcast to the selection and promote to the target's dtype.
func applyUpdate(o *ops.Op, a ops.Attr, site string, common dtype.DType, target, elements graph.Value) (graph.Value, error) {
	if common != target.DType() {
		return graph.Value{}, &ops.TargetDTypeError{Op: o.Name, Target: target.DType(), Elements: elements.DType(), Promoted: common}
	}
	region, err := shape.Contiguous(target.Shape()).Index(o.Name, a.Indices...)
	if err != nil {
		return graph.Value{}, err
	}
	if err := shape.BroadcastTo(o.Name, elements.Shape(), region.Shape); err != nil {
		return graph.Value{}, err
	}
	elements = implied(castTo(elements, common, site), elements)
	elements = implied(broadcastTo(elements, region.Shape, site), elements)
	return graph.New(o, a, site, graph.Type{DType: target.DType(), Shape: target.Shape(), Known: true}, target, elements), nil
}

// castTo converts v if it has another type.
func castTo(v graph.Value, d dtype.DType, site string) graph.Value {
	if v.DType() == d {
		return v
	}
	return graph.New(ops.Cast, ops.Attr{DType: d}, site, graph.Type{DType: d, Shape: v.Shape(), Known: true}, v)
}

func broadcastTo(v graph.Value, s shape.Shape, site string) graph.Value {
	if v.Shape().Equal(s) {
		return v
	}
	return graph.New(ops.BroadcastTo, ops.Attr{Shape: s}, site, graph.Type{DType: v.DType(), Shape: s, Known: true}, v)
}
