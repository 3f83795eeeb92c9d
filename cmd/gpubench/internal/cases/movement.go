package cases

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// fill writes a number into a form that has a place for one.
func fill(form string, n int) string {
	if strings.Contains(form, "%") {
		return fmt.Sprintf(form, n)
	}
	return form
}

// movements are lines of each movement operator; %d is a size.
var movements = map[*ops.Op][]string{
	ops.BroadcastTo: {"[%d,1] shape=[%[1]d,6]", "[] shape=[%d]", "[1,0] shape=[%d,0]"},
	ops.Reshape:     {"[%d,6] shape=[3,-1]", "[1] shape=[]", "[0,%d] shape=[0]"},
	ops.Permute:     {"[%d,5]", "[3,%d,2] perm=1,2,0", "[2,3,%d,2] perm=0,-1,1,2"},
	ops.ExpandDims:  {"[%d,2] axes=0,2"},
	ops.Squeeze:     {"[1,%d,1]", "[1,%d,1] axes=0"},
	ops.Slice: {"[%d,40] start=1,_ step=2,-1", "[%d] start=-3 stop=100", "[%d,3] start=5 stop=2",
		"[%d,9,8] start=_,7,_ stop=_,1,5 step=3,-2,1"},
	ops.Flip: {"[%d,5]", "[%d,5] axes=-1"},
	ops.Index: {"[%d,40] at=-1,1::2", "[%d] at=newaxis,::-3,newaxis", "[%d,3,8] at=...,5", "[%d,9,8] at=7:1:-2,...,newaxis,1:5",
		"[%d] at=3", "[%d,3] at=5:2", "[%d,3] at=()", "[] at=...,newaxis", "[0,%d] at=...,2"},
}

func (d *drawer) movementCases(op *ops.Op) {
	for _, form := range movements[op] {
		for _, t := range dtype.All() {
			d.add("%s %s "+fill(form, d.between(7, 90))+" data=bits", op, t.Short())
		}
	}
}
