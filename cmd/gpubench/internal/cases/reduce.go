package cases

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// reductions are the forms of each way in which kernels walk a reduction's
// elements; %d is a size of two digits.
var reductions = [][]string{
	{"[%d]", "[%d,64] axis=-1 keepdims=true", "[3,7,%d] axis=1,2"},                        // along rows
	{"[7,%d,5] axis=1", "[64,%d,16] axis=1", "[%d,37] axis=0", "[5,1,%d] axis=1"},         // across them
	{"[4,%d,3] axis=0,2 keepdims=true", "[2,3,4,2,%d] axis=-1,1,-3", "[3,4,%d] axis=0,2"}, // gathered from axes apart
	{"[11%d]", "[3,20%d] axis=1", "[11%d,37] axis=0 keepdims=true", "[30,3,%d] axis=2,0"}, // several leaves of the tree
}

// viewed are reductions of what is not contiguous, or computed. Their number and
// that of the forms of each way do not divide the number of dtypes, so that all
// dtypes come to all forms, from operator to operator.
var viewed = []string{
	"(a.T, axis=0)' %[2]s a=[70,%[1]d]",
	"(a.T, axis=1)' %[2]s a=[70,%[1]d]",
	"(a[::-1, ::2] + b, axis=0)' %[2]s a=[%[1]d,24] b=[12]",
	"(a[1, newaxis, 3:, ::-2])' %[2]s a=[2,%[1]d,9]",
}

// emptyReductions have no elements to reduce, or no results.
var emptyReductions = []string{"[0,3] axis=1", "[3,0,2] axis=0"}

// identities are the empty reductions that only sum and prod define.
var identities = []string{"[0]", "[3,0] axis=1 keepdims=true"}

func (d *drawer) reduceCases(op *ops.Op) {
	for _, t := range op.Accept.DTypes() {
		kinds := []string{"bits", "unit"}
		if t.IsFloat() || t.IsComplex() {
			kinds = append(kinds, "tiny")
		}
		head := op.Name + " " + t.Short() + " "
		d.add("%s[] axis=() data=bits", head)
		d.add("%s[1] data=bits", head)
		d.add("%s[%d] data=pairs", head, d.PairsSize(1))
		for i, forms := range reductions {
			if d.Structures == 0 && (d.turn+i)%2 == 0 {
				continue // half of the ways for each dtype, and the other half for the next
			}
			form := forms[d.turn%len(forms)]
			for _, kind := range kinds {
				d.add("%s"+fill(form, d.between(10, 99))+" data=%s", head, kind)
			}
		}
		d.emptyCases(op, head)
		for range d.Structures {
			form := viewed[d.turn%len(viewed)]
			d.add("expr '%s"+fmt.Sprintf(form, d.between(10, 90), t.Short())+" data=%s", op, pick(d, kinds))
		}
		d.turn++
	}
}

func (d *drawer) emptyCases(op *ops.Op, head string) {
	for _, form := range emptyReductions {
		d.add("%s%s", head, form)
	}
	if op == ops.Sum || op == ops.Prod || op.Kind == ops.Composition {
		for _, form := range identities {
			d.add("%s%s", head, form)
		}
	}
}
