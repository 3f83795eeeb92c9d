package cases

import (
	"github.com/weft-gpu/weft/ops"
)

// reductions are the forms: rows, columns, everything, axes apart, views. The
// large ones have several leaves of the reduction tree.
var reductions = []string{
	"[] axis=()",
	"[1]",
	"[%d]",
	"[1%03d]",
	"[3,2%03d] axis=1",
	"[1%03d,37] axis=0 keepdims=true",
	"[7,%d,5] axis=1",
	"[4,%d,3] axis=0,2 keepdims=true",
	"[2,3,4,2,%d] axis=-1,1,-3",
	"[5,1,%d] axis=1",
}

// emptyReductions have no elements to reduce, or no results.
var emptyReductions = []string{"[0,3] axis=1", "[3,0,2] axis=0"}

// identities are the empty reductions that only sum and prod define.
var identities = []string{"[0]", "[3,0] axis=1 keepdims=true"}

func (d *drawer) reduceCases(op *ops.Op) {
	for _, t := range op.Accept.DTypes() {
		kinds := []string{"bits", "unit"}
		if t.IsFloat() {
			kinds = append(kinds, "tiny")
		}
		for i, form := range reductions {
			d.add("%s %s "+fill(form, d.between(10, 99))+" data=%s", op, t.Short(), kinds[i%len(kinds)])
			if i%2 == 0 {
				d.add("%s %s "+fill(form, d.between(10, 99))+" data=%s", op, t.Short(), kinds[(i+1)%len(kinds)])
			}
		}
		d.add("%s %s [%d] data=pairs", op, t.Short(), d.PairsSize(1))
		for _, form := range emptyReductions {
			d.add("%s %s %s", op, t.Short(), form)
		}
		if op == ops.Sum || op == ops.Prod {
			for _, form := range identities {
				d.add("%s %s %s", op, t.Short(), form)
			}
		}
		d.add("expr '%s(a.T, axis=%d)' %s a=[%d,%d] data=%s", op, d.rand.IntN(2), t.Short(), d.between(2, 90), d.between(2, 90), pick(d, kinds))
		d.add("expr '%s(a[::-1, ::2] + b, axis=0)' %s a=[%d,24] b=[12] data=%s", op, t.Short(), d.between(2, 90), pick(d, kinds))
	}
}
