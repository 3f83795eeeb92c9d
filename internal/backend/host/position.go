package host

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// position describes a reduction that finds the first of a row's greatest values. The kernel packs
// each value's order key above its inverted position, reduces these words, and reads the lower half
// of the result. The host reduces the values themselves, and makes neither the keys nor the words.
type position struct {
	fold, value    int // the instructions that reduce the words and make the values
	offset, stride int // of the positions along a row
}

// placePositions finds such reductions in a kernel that runs row by row, and leaves out the
// instructions that make keys, positions and words.
func (l *Launch) placePositions() {
	for i, inst := range l.k.Body {
		if inst.Kind != kernel.Fold || inst.Op != ops.Max || !l.readsPosition(i) {
			continue
		}
		words := l.k.Body[inst.Args[0]]
		if words.Op != ops.PackWords || l.uniform[words.Args[0]] {
			continue
		}
		layout, ok := l.invertsPosition(words.Args[1])
		if !ok {
			continue
		}
		value := words.Args[0]
		for _, op := range []*ops.Op{ops.Cast, ops.OrderKey} { // a cast widens keys
			if v := l.k.Body[value]; v.Op == op && !l.uniform[v.Args[0]] && (op == ops.OrderKey || l.k.Body[v.Args[0]].Op == ops.OrderKey) {
				value = v.Args[0]
			}
		}
		l.positions = append(l.positions, position{i, value, layout.Offset, layout.Strides[l.k.Outer()]})
	}
	if len(l.positions) > 0 {
		l.dropUnused()
	}
}

// dropUnused leaves out the instructions whose values nothing reads once positions are reduced
// without words.
func (l *Launch) dropUnused() {
	used := make([]bool, len(l.k.Body))
	used[len(used)-1] = true
	for i := len(used) - 1; i >= 0; i-- {
		switch at := l.positionOf(i); {
		case !used[i]:
		case at != nil:
			used[at.value] = true
		default:
			for _, a := range l.k.Body[i].Args {
				used[a] = true
			}
		}
	}
	l.insts = slices.DeleteFunc(l.insts, func(i int) bool { return !used[i] })
}

// readsPosition reports whether the only use of words is their lower half.
func (l *Launch) readsPosition(words int) bool {
	for _, inst := range l.k.Body {
		if slices.Contains(inst.Args, words) && (inst.Op != ops.Cast || inst.DType != dtype.Uint32) {
			return false
		}
	}
	return words < len(l.k.Body)-1
}

// positionOf returns the reduction to a position that an instruction is, or nil.
func (p *interpreter) positionOf(inst int) *position {
	for i := range p.positions {
		if p.positions[i].fold == inst {
			return &p.positions[i]
		}
	}
	return nil
}

// invertsPosition returns the layout of the positions along the row if an instruction inverts them
// and they are the same in every row.
func (l *Launch) invertsPosition(i int) (layout kernel.Layout, ok bool) {
	inverted := l.k.Body[i]
	if inverted.Op != ops.BitwiseInvert || !l.repeats[i] {
		return layout, false
	}
	narrow := l.k.Body[inverted.Args[0]]
	if narrow.Op != ops.Cast || narrow.DType != dtype.Uint32 {
		return layout, false
	}
	index := l.k.Body[narrow.Args[0]]
	if index.Kind != kernel.Load || !l.k.Operands[index.N].Index {
		return layout, false
	}
	layout = l.g.Operands[index.N]
	strides := layout.Strides[l.k.Outer():]
	return layout, len(strides) == 1 && strides[0] > 0 && layout.Offset+l.reduced*strides[0] < 1<<32
}

// run writes a word for each row of n values: the inverted position of the first of the row's
// greatest values, with zeros above.
func (at *position) run(f *frame, dst, values hostref.Column, n int) error {
	words, leaves, whole := hostref.Slice[uint64](dst.Data), kernel.Leaves(n), n/ops.Leaf
	f.result = grown(f.result, (leaves+1)*values.DType.Size())
	all := hostref.Column{DType: values.DType, Data: f.result}
	all, greatest := all.Part(0, leaves), all.Part(leaves, leaves+1)
	for row := range words {
		part := values.Part(row*n, (row+1)*n)
		err := foldRows(ops.Max, all.Part(0, whole), part.Part(0, whole*ops.Leaf), ops.Leaf)
		if err == nil && whole < leaves {
			err = foldRows(ops.Max, all.Part(whole, leaves), part.Part(whole*ops.Leaf, n), n-whole*ops.Leaf)
		}
		if err == nil {
			err = foldRows(ops.Max, greatest, all, leaves)
		}
		if err != nil {
			return err
		}
		low := firstOf(all, greatest.Data) * ops.Leaf
		first := low + firstOf(part.Part(low, min(n, low+ops.Leaf)), greatest.Data)
		words[row] = uint64(^uint32(at.offset + first*at.stride))
	}
	return nil
}

// firstOf returns the index of the first value that is as great as the one whose bytes are given.
// The column has such a value. Zeros of both signs are equally great, and so are all NaNs.
func firstOf(values hostref.Column, greatest []byte) int {
	switch values.DType {
	case dtype.Float32:
		return firstFloat(hostref.Slice[float32](values.Data), hostref.Slice[float32](greatest)[0])
	case dtype.Float16, dtype.BFloat16:
		return firstHalf(values.DType, hostref.Slice[uint16](values.Data), hostref.Slice[uint16](greatest)[0])
	}
	switch values.DType.Size() {
	case 1:
		return slices.Index(values.Data, greatest[0])
	case 2:
		return slices.Index(hostref.Slice[uint16](values.Data), hostref.Slice[uint16](greatest)[0])
	default:
		return slices.Index(hostref.Slice[uint32](values.Data), hostref.Slice[uint32](greatest)[0])
	}
}

func firstFloat(values []float32, greatest float32) int {
	if greatest != greatest {
		return slices.IndexFunc(values, func(v float32) bool { return v != v })
	}
	return slices.Index(values, greatest)
}

// firstHalf is firstOf for halves, by their bits.
func firstHalf(d dtype.DType, values []uint16, greatest uint16) int {
	infinity := uint16(0x7c00)
	if d == dtype.BFloat16 {
		infinity = 0x7f80
	}
	switch magnitude := greatest &^ (1 << 15); {
	case magnitude > infinity:
		return slices.IndexFunc(values, func(v uint16) bool { return v&^(1<<15) > infinity })
	case magnitude == 0:
		return slices.IndexFunc(values, func(v uint16) bool { return v&^(1<<15) == 0 })
	}
	return slices.Index(values, greatest)
}
