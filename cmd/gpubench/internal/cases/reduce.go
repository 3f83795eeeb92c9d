package cases

import (
	"github.com/weft-gpu/weft/ops"
)

// reductions are the forms: rows, columns, everything, axes apart. The large
// ones have several leaves of the reduction tree.
var reductions = []string{
	"[1%03d]",
	"[3,2%03d] axis=1",
	"[1%03d,37] axis=0 keepdims=true",
	"[7,%d,5] axis=1",
	"[4,%d,3] axis=0,2 keepdims=true",
	"[2,3,4,2,%d] axis=-1,1,-3",
	"[5,1,%d] axis=1",
	"[64,%d,16] axis=1",
	"[%d,64] axis=-1 keepdims=true",
}

// formsEach is how many of the forms each operator and dtype gets: reductions
// are the largest kernels, and all of them get all forms together.
const formsEach = 2

// emptyReductions have no elements to reduce, or no results.
var emptyReductions = []string{"[0,3] axis=1", "[3,0,2] axis=0"}

// identities are the empty reductions that only sum and prod define.
var identities = []string{"[0]", "[3,0] axis=1 keepdims=true"}

func (d *drawer) reduceCases(op *ops.Op) {
	types := op.Accept.DTypes()
	viewed := pick(d, types)
	for _, t := range types {
		kinds := []string{"bits", "unit"}
		if t.IsFloat() {
			kinds = append(kinds, "tiny")
		}
		head := op.Name + " " + t.Short() + " "
		d.add("%s[] axis=() data=bits", head)
		d.add("%s[1] data=bits", head)
		d.add("%s[%d] data=pairs", head, d.PairsSize(1))
		for range formsEach {
			form := reductions[d.form%len(reductions)]
			d.form++
			for _, kind := range kinds {
				d.add("%s"+fill(form, d.between(10, 99))+" data=%s", head, kind)
			}
		}
		d.emptyCases(op, head)
		if t == viewed {
			d.add("expr '%s(a.T, axis=%d)' %s a=[%d,%d] data=%s", op, d.rand.IntN(2), t.Short(), d.between(2, 90), d.between(2, 90), pick(d, kinds))
			d.add("expr '%s(a[::-1, ::2] + b, axis=0)' %s a=[%d,24] b=[12] data=%s", op, t.Short(), d.between(2, 90), pick(d, kinds))
		}
	}
}

func (d *drawer) emptyCases(op *ops.Op, head string) {
	for _, form := range emptyReductions {
		d.add("%s%s", head, form)
	}
	if op == ops.Sum || op == ops.Prod {
		for _, form := range identities {
			d.add("%s%s", head, form)
		}
	}
}
