package rewrite

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// A product of 32-bit integers whose factors fit 8 or 16 bits takes them as such: of int8 or uint8
// converted to int32, say, with or without a zero point subtracted. The device then reads less
// memory, and multiplies more elements an instruction. The sums are the same, since converting the
// factors later changes none of them.

// narrowed is a value whose numbers are those of another one, in a dtype of 8 or 16 bits. low and
// high bound them.
type narrowed struct {
	v         graph.Value
	low, high int
}

// narrowTypes lists the dtypes of narrow factors with their bounds.
var narrowTypes = map[dtype.DType][2]int{
	dtype.Int8: {math.MinInt8, math.MaxInt8}, dtype.Uint8: {0, math.MaxUint8}, dtype.Int16: {math.MinInt16, math.MaxInt16},
}

// maxNarrowed bounds the maps and views between a product and what it narrows.
const maxNarrowed = 16

// narrowFactors returns v. If v is a product of 32-bit integers that fit fewer bits, the product
// reads these.
func (r *rewriter) narrowFactors(v graph.Value) graph.Value {
	if _, stored := v.Stored(); stored || v.Node.Op != ops.MatMul || !r.cfg.NarrowFactors || !r.cfg.Runs(rules.Factors) || !r.cfg.Runs(rules.Simplify) {
		return v
	}
	if d := v.DType(); d != dtype.Int32 && d != dtype.Uint32 {
		return v
	}
	inputs := make([]graph.Value, 2)
	for i, in := range v.Node.Inputs {
		n, ok := r.narrow(in, maxNarrowed)
		if !ok {
			return v
		}
		inputs[i] = n.v
	}
	return r.derived(v, inputs, v.Shape())
}

// narrow returns v's numbers in a narrow dtype. ok is false if they may not fit one, or if they are
// in memory as they are.
func (r *rewriter) narrow(v graph.Value, depth int) (n narrowed, ok bool) {
	if _, stored := v.Stored(); stored || depth == 0 {
		return n, false
	}
	node := v.Node
	switch {
	case node.Op == ops.Cast:
		bounds, ok := narrowTypes[node.Inputs[0].DType()]
		return narrowed{node.Inputs[0], bounds[0], bounds[1]}, ok
	case node.Op == ops.Full:
		return narrowFull(v)
	case node.Op.Kind == ops.Movement:
		if n, ok = r.narrow(node.Inputs[0], depth-1); ok {
			n.v = r.typed(v, n.v.DType(), n.v)
		}
		return n, ok
	case node.Op == ops.Assign:
		return r.narrowPair(v, depth, func(x, y narrowed) (int, int) { return min(x.low, y.low), max(x.high, y.high) })
	case node.Op == ops.Sub:
		return r.narrowPair(v, depth, func(x, y narrowed) (int, int) { return x.low - y.high, x.high - y.low })
	case node.Op == ops.Add:
		return r.narrowPair(v, depth, func(x, y narrowed) (int, int) { return x.low + y.low, x.high + y.high })
	}
	return n, false
}

// narrowFull is narrow for a constant.
func narrowFull(v graph.Value) (n narrowed, ok bool) {
	number := int(int32(v.Node.Attr.Bits[0]))
	if number < math.MinInt16 || number > math.MaxInt16 || v.DType().Size() != 4 || !v.DType().IsInteger() {
		return n, false
	}
	bits := element.Bits{uint64(uint16(number))}
	return narrowed{graph.NewFull(dtype.Int16, bits, v.Shape(), v.Node.Site), number, number}, true
}

// narrowPair is narrow for an operator with two operands: bounds are those of its results.
func (r *rewriter) narrowPair(v graph.Value, depth int, bounds func(x, y narrowed) (low, high int)) (n narrowed, ok bool) {
	var in [2]narrowed
	for i := range in {
		if in[i], ok = r.narrow(v.Node.Inputs[i], depth-1); !ok {
			return n, false
		}
	}
	n.low, n.high = bounds(in[0], in[1])
	if n.low < math.MinInt16 || n.high > math.MaxInt16 {
		return n, false
	}
	n.v = r.typed(v, dtype.Int16, r.widened(in[0].v), r.widened(in[1].v))
	return n, true
}

// widened returns v as int16.
func (r *rewriter) widened(v graph.Value) graph.Value {
	if v.DType() == dtype.Int16 {
		return v
	}
	t := graph.Type{DType: dtype.Int16, Shape: v.Shape(), Known: true}
	return r.settled(graph.Value{Node: &graph.Node{Op: ops.Cast, Attr: ops.Attr{DType: dtype.Int16}, Inputs: []graph.Value{v}, Outputs: []graph.Type{t}, Site: v.Node.Site}})
}

// typed returns v with other operands and a result of another dtype.
func (r *rewriter) typed(v graph.Value, d dtype.DType, inputs ...graph.Value) graph.Value {
	t := v.Node.Outputs[v.Index]
	t.DType = d
	return r.settled(graph.Value{Node: &graph.Node{Op: v.Node.Op, Attr: v.Node.Attr, Inputs: inputs, Outputs: []graph.Type{t}, Site: v.Node.Site, By: v.Node.By}})
}
