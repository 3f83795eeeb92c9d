package kernel

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Role says in which part of a contract kernel an operand is used.
type Role uint8

// The roles, in the order of their operands.
const (
	Left     Role = iota // in a: the same for all columns
	Right                // in b: the same for all rows
	Epilogue             // in the epilogue: the same for all steps of k
)

// still returns the axis, of m, n and k, along which the operands of a role do not change.
func (p Role) still() int { return [...]int{1, 0, 2}[p] }

// Product returns the index in the body of the multiplication. Its arguments are an element of a
// and one of b.
func (k *Kernel) Product() int {
	if t := k.Total(); t >= 0 {
		return k.Body[t].Args[0]
	}
	return len(k.Body) - 1
}

// Factor lists, in order, the indices of the instructions that compute an element of a (Left) or of
// b (Right). The last one yields the element.
func (k *Kernel) Factor(p Role) []int {
	last := k.Body[k.Product()].Args[p]
	needed := make([]bool, last+1)
	needed[last] = true
	for i := last; i >= 0; i-- {
		if needed[i] {
			for _, a := range k.Body[i].Args {
				needed[a] = true
			}
		}
	}
	var list []int
	for i, n := range needed {
		if n {
			list = append(list, i)
		}
	}
	return list
}

// Roles returns the role of each operand of a contract kernel.
func (k *Kernel) Roles() []Role {
	list := make([]Role, len(k.Operands))
	for i := range list {
		list[i] = Epilogue
	}
	for _, p := range []Role{Left, Right} {
		for _, i := range k.Factor(p) {
			if inst := k.Body[i]; inst.Kind == Load {
				list[inst.N] = p
			}
		}
	}
	return list
}

// Total returns the index in the body of the instruction that stands for the finished sum. The
// instructions after it are the epilogue. -1: the kernel stores the sums themselves.
func (k *Kernel) Total() int {
	return slices.IndexFunc(k.Body, func(i Inst) bool { return i.Kind == Total })
}

// SumDType returns the dtype of a contract kernel's sums.
func (k *Kernel) SumDType() dtype.DType {
	if t := k.Total(); t >= 0 {
		return k.Body[t].DType
	}
	return k.Result().DType
}

func (k *Kernel) verifyFactors() string {
	product := k.Body[k.Product()]
	if product.Kind != Apply || product.Op != ops.Mul {
		return "a contract kernel that does not multiply"
	}
	users, readers := make([]Role, len(k.Body)), make([]Role, len(k.Operands)) // 1 + the role of each instruction before the product, and of each operand; 0: unknown
	for _, p := range []Role{Left, Right} {
		loads := 0
		for _, i := range k.Factor(p) {
			switch inst := k.Body[i]; {
			case users[i] != 0:
				return fmt.Sprintf("%%%d is of both operands", i)
			case inst.Kind == Load && readers[inst.N] != 0 && readers[inst.N] != p+1:
				return fmt.Sprintf("operand %d is of both", inst.N)
			case inst.Kind == Load && !k.Operands[inst.N].Index:
				loads++
				readers[inst.N] = p + 1
			case inst.Kind != Apply && inst.Kind != Scalar:
				return fmt.Sprintf("%%%d is neither an element nor computed from elements", i)
			}
			users[i] = p + 1
		}
		if loads == 0 {
			return "a factor without an operand"
		}
	}
	last := Left
	for i, p := range k.Roles() {
		if p < last {
			return fmt.Sprintf("operand %d is out of order", i)
		}
		if last = p; p == Epilogue && k.Total() < 0 {
			return fmt.Sprintf("operand %d is of an epilogue, which is missing", i)
		}
	}
	return ""
}
