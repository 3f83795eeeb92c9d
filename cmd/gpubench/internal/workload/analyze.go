package workload

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Cost is what a line cannot do without.
type Cost struct {
	Read    int64 // unique bytes of the operands that the result depends on
	Written int64 // bytes of the result
	// Flops is one for each element of a map operator's result (casts and copies
	// aside) and of a reduction's or a scan's operand, two for each product of a
	// contraction.
	Flops int64
}

// Bytes is read and written together.
func (c Cost) Bytes() int64 { return c.Read + c.Written }

// Analyze counts the cost of a result that has been recorded and has not run
// yet. A broadcast operand counts at its own size, a slice at the slice's.
func Analyze(result *tensor.Tensor) (Cost, error) {
	root, err := handle.Value(result)
	if err != nil {
		return Cost{}, err
	}
	a := &analysis{seen: map[*graph.Node]bool{}, touched: map[*graph.Node]int{}}
	a.visit(root)
	c := Cost{Written: bytesOf(root, root.Shape().Size()), Flops: a.flops}
	for n, elements := range a.touched {
		leaf := graph.Value{Node: n}
		c.Read += bytesOf(leaf, min(elements, leaf.Shape().Size()))
	}
	return c, nil
}

func bytesOf(v graph.Value, elements int) int64 { return int64(elements) * int64(v.DType().Size()) }

type analysis struct {
	seen    map[*graph.Node]bool
	touched map[*graph.Node]int // elements read of each leaf
	flops   int64
}

func (a *analysis) visit(v graph.Value) {
	n := v.Node
	if a.seen[n] {
		return
	}
	a.seen[n] = true
	if n.Op.Kind == ops.Movement || n.Op == ops.Data {
		a.read(v, 0)
		return
	}
	switch {
	case n.Op.Kind == ops.Update:
		a.update(v)
		return
	case n.Op.Kind == ops.Map && n.Op != ops.Cast && n.Op != ops.Copy:
		a.flops += int64(v.Shape().Size())
	case n.Op.Kind == ops.Reduce || n.Op.Kind == ops.Scan:
		a.flops += int64(n.Inputs[0].Shape().Size())
	case n.Op.Kind == ops.Contraction:
		left := n.Inputs[0].Shape()
		a.flops += 2 * int64(v.Shape().Size()) * int64(left[len(left)-1])
	}
	for _, in := range n.Inputs {
		a.visit(in)
	}
}

// update counts what an assignment reads: the new elements, and those of the
// target that it keeps.
func (a *analysis) update(v graph.Value) {
	target, elements := v.Node.Inputs[0], v.Node.Inputs[1]
	size, replaced := v.Shape().Size(), v.Node.Region().Shape.Size()
	switch k := target.Node.Op.Kind; {
	case replaced == size:
	case k == ops.Movement || k == ops.Creation:
		a.read(target, replaced)
	default:
		a.visit(target)
	}
	if replaced > 0 {
		a.visit(elements)
	}
}

// read counts the elements of a leaf that are seen through a chain of views,
// less those that an assignment replaces; a chain that ends in an operator leads
// on to it.
func (a *analysis) read(v graph.Value, replaced int) {
	elements := shape.MaxElements
	var chain []*graph.Node
	for v.Node.Op.Kind == ops.Movement && len(v.Node.Inputs) == 1 {
		chain = append(chain, v.Node)
		v = v.Node.Inputs[0]
	}
	if v.Node.Op.Kind != ops.Creation && v.Node.Op.Kind != ops.Movement {
		a.visit(v)
		return
	}
	if v.Node.Op == ops.Full || v.Node.Op == ops.Iota {
		return
	}
	view := shape.Contiguous(v.Shape())
	ok := true
	for i := len(chain) - 1; i >= 0 && ok; i-- {
		if view, ok = chain[i].View(view); ok {
			elements = min(elements, distinct(view))
		}
	}
	// Where the chain stops being a view, what it has narrowed so far is an
	// upper bound.
	a.touched[v.Node] += max(0, min(elements, v.Shape().Size())-replaced)
}

// distinct is the number of elements a view shows, repeated ones once.
func distinct(v shape.View) int {
	n := 1
	for axis, d := range v.Shape {
		if v.Strides[axis] != 0 || d == 0 {
			n *= d
		}
	}
	return n
}
