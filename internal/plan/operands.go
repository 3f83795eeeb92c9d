package plan

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/shape"
)

// input is an operand of a body: a view of memory, or of indices, at the points of the
// body's space.
type input struct {
	dtype  dtype.DType
	ref    Ref
	view   shape.View
	index  bool
	table  *table // nil: it is not addressed by values
	within box
}

// inputKey is what equal operands have in common.
type inputKey struct {
	temp            int
	buffer          any
	from            result
	index           bool
	table           table
	offset, strides int
}

// known finds a body's operands and scalars: a body may have thousands, and each is looked
// for when it is read. It has as many as were there when it was asked last.
type known struct {
	inputs  map[inputKey][]int
	scalars map[scalar]int
	indexed int // operands
}

func keyOfInput(in input) inputKey {
	key := inputKey{temp: in.ref.Temp, buffer: in.ref.Stored.Buffer, from: in.ref.from, index: in.index, offset: in.view.Offset}
	if in.table != nil {
		key.table = *in.table
	}
	for _, s := range in.view.Strides {
		key.strides = 31*key.strides + s
	}
	return key
}

// input is the i-th operand of a body.
func (k *body) input(i int) input {
	in := input{k.dtypes[i], k.refs[i], k.views[i], k.index[i], nil, k.boxes[i]}
	if t, ok := k.tables[i]; ok {
		in.table = &t
	}
	return in
}

// find is the operand of a body that is like one, -1 where there is none.
func (f *fuser) find(in input) int {
	k, n := f.body, &f.known
	if n.inputs == nil {
		n.inputs = map[inputKey][]int{}
	}
	for ; n.indexed < len(k.refs); n.indexed++ {
		key := keyOfInput(k.input(n.indexed))
		n.inputs[key] = append(n.inputs[key], n.indexed)
	}
	list := n.inputs[keyOfInput(in)]
	at := slices.IndexFunc(list, func(i int) bool {
		_, table := k.tables[i]
		return table == (in.table != nil) && sameLayout(k.views[i], in.view) && k.boxes[i].equal(in.within)
	})
	if at < 0 {
		return -1
	}
	return list[at]
}

// add adds an operand to a body, after those there are.
func (k *body) add(in input) int {
	at := len(k.refs)
	k.refs, k.views = append(k.refs, in.ref), append(k.views, in.view)
	k.dtypes, k.index = append(k.dtypes, in.dtype), append(k.index, in.index)
	if in.table != nil {
		if k.tables == nil {
			k.tables = map[int]table{}
		}
		k.tables[at] = *in.table
	}
	if len(in.within.bounds) > 0 {
		if k.boxes == nil {
			k.boxes = map[int]box{}
		}
		k.boxes[at] = in.within
	}
	return at
}

// input is the number of an operand, which is added where it is not there. Where nothing
// is fused each load has an operand of its own, but for tables.
func (f *fuser) input(in input) int {
	if !f.g.cfg.Unfused || in.table != nil {
		if at := f.find(in); at >= 0 {
			return at
		}
	}
	if !in.index {
		f.buffers++
	}
	return f.body.add(in)
}

// scalarNumber is the number of a scalar, which is added where it is not there.
func (f *fuser) scalarNumber(d dtype.DType, bits element.Bits) int {
	k, n := f.body, &f.known
	if n.scalars == nil {
		n.scalars = map[scalar]int{}
		for i, s := range k.scalars {
			n.scalars[s] = i
		}
	}
	s := scalar{d, bits}
	at, ok := n.scalars[s]
	if !ok {
		at = len(k.scalars)
		k.scalars, n.scalars[s] = append(k.scalars, s), at
	}
	return at
}
