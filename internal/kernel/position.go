package kernel

import "github.com/weft-gpu/weft/ops"

// Position describes a reduction that looks for the position of an extreme, as argmax does. The
// reduction takes the maximum of 64-bit pairs: a key, and below it the complement of the element's
// index. A kernel can do without the pairs if it keeps the greatest element and the round in which
// that element came.
type Position struct {
	// Body lists the instructions that compute the compared value, which is the last. Keyed: the
	// operator order_key makes the compared key from it.
	Body  []int
	Keyed bool
	Index int // the operand that is the index
}

// Key returns the instruction whose values are compared.
func (p Position) Key() int { return p.Body[len(p.Body)-1] }

// Position returns the reduction's search for a position; ok is false if it is another reduction,
// or does not walk along rows.
func (k *Kernel) Position() (p Position, ok bool) {
	if r, ok := k.Loop.(*Reduce); !ok || r.Op != ops.Max || r.Form != Along || r.Compact {
		return p, false
	}
	return k.positionIn(len(k.Body) - 1)
}

// foldPosition returns the search for a position that fold i of a rowwise kernel makes; ok is false
// if it makes none.
func (k *Kernel) foldPosition(i int) (p Position, ok bool) {
	if fold := k.Body[i]; fold.Op == ops.Max && k.Form() != Across && !k.Compact() && k.cooperativeRow() == nil && k.PerRow() {
		return k.positionIn(fold.Args[0])
	}
	return p, false
}

// positionIn returns the search for a position that the maximum of instruction at makes; ok is
// false if it makes none.
func (k *Kernel) positionIn(at int) (p Position, ok bool) {
	pack := k.Body[at]
	if pack.Kind != Apply || pack.Op != ops.PackWords {
		return p, false
	}
	index, ok := k.operandOf(pack.Args[1], ops.BitwiseInvert, ops.Cast)
	if !ok || k.Operands[index].Access == Splat {
		return p, false
	}
	key := pack.Args[0]
	if inst := k.Body[key]; inst.Kind == Apply && inst.Op == ops.Cast {
		key = inst.Args[0]
	}
	if inst := k.Body[key]; inst.Kind == Apply && inst.Op == ops.OrderKey && k.Body[inst.Args[0]].DType.IsReal() {
		return Position{k.bodyOf(inst.Args[0]), true, index}, true
	}
	return Position{k.bodyOf(pack.Args[0]), false, index}, true
}

// operandOf returns the index operand to which instruction at applies the operators of the list,
// the outermost first.
func (k *Kernel) operandOf(at int, list ...*ops.Op) (int, bool) {
	for _, op := range list {
		inst := k.Body[at]
		if inst.Kind != Apply || inst.Op != op {
			return 0, false
		}
		at = inst.Args[0]
	}
	inst := k.Body[at]
	return inst.N, inst.Kind == Load && k.Operands[inst.N].Index
}

// bodyOf returns the instructions on which instruction at depends, in order, up to and without
// folds. The last is instruction at itself.
func (k *Kernel) bodyOf(at int) []int {
	needed := make([]bool, at+1)
	needed[at] = true
	for i := at; i >= 0; i-- {
		if needed[i] && k.Body[i].Kind != Fold {
			for _, a := range k.Body[i].Args {
				needed[a] = true
			}
		}
	}
	var body []int
	for i := range needed {
		if needed[i] {
			body = append(body, i)
		}
	}
	return body
}
