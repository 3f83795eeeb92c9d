package host

import (
	"bytes"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// position describes a reduction that finds the first of a row's greatest values. The host reduces
// the values themselves and looks for the first that is as great. It makes neither keys nor words.
type position struct {
	fold, value    int // the instructions that reduce to a position and make the values
	offset, stride int // of the positions along a row
	packed         bool
}

// placePositions finds such reductions in a rowwise kernel whose rows do not run side by side, and
// leaves out the instructions that make keys, positions and words.
func (l *Launch) placePositions() {
	for i, inst := range l.k.Body {
		if inst.Kind != kernel.Fold {
			continue
		}
		at, ok := l.packedPosition(i)
		if !ok {
			at, ok = l.comparedPosition(i)
		}
		if ok {
			l.positions = append(l.positions, at)
		}
	}
	if len(l.positions) > 0 {
		l.dropUnused()
	}
}

// packedPosition returns the search that a fold makes by words: it packs each value's order key
// above its inverted position, reduces these words, and only the lower half of the result is read.
func (l *Launch) packedPosition(fold int) (at position, ok bool) {
	inst := l.k.Body[fold]
	words := l.k.Body[inst.Args[0]]
	if inst.Op != ops.Max || words.Op != ops.PackWords || !l.readsPosition(fold) {
		return at, false
	}
	inverted := l.k.Body[words.Args[1]]
	if inverted.Op != ops.BitwiseInvert {
		return at, false
	}
	narrow := l.k.Body[inverted.Args[0]]
	if narrow.Op != ops.Cast || narrow.DType != dtype.Uint32 {
		return at, false
	}
	key := words.Args[0]
	if wide := l.k.Body[key]; wide.Op == ops.Cast && !l.uniform[wide.Args[0]] && l.k.Body[wide.Args[0]].Op == ops.OrderKey {
		key = wide.Args[0]
	}
	at = position{fold: fold, packed: true}
	last, ok := l.alongRow(&at, key, narrow.Args[0])
	return at, ok && last < math.MaxUint32
}

// comparedPosition returns the search that a fold makes by comparisons: it takes the least of the
// positions whose value's key is the row's greatest key, where all others have a greater number.
func (l *Launch) comparedPosition(fold int) (at position, ok bool) {
	inst := l.k.Body[fold]
	chosen := l.k.Body[inst.Args[0]]
	if inst.Op != ops.Min || inst.DType != dtype.Int64 || chosen.Op != ops.Where {
		return at, false
	}
	is, other := l.k.Body[chosen.Args[0]], l.k.Body[chosen.Args[2]]
	if is.Op != ops.Equal || other.Kind != kernel.Scalar {
		return at, false
	}
	key, greatest := is.Args[0], l.k.Body[is.Args[1]]
	if greatest.Kind != kernel.Fold || greatest.Op != ops.Max || greatest.Args[0] != key || !l.k.Body[key].DType.IsInteger() {
		return at, false
	}
	at = position{fold: fold}
	last, ok := l.alongRow(&at, key, chosen.Args[1])
	return at, ok && last <= int(int64(l.g.Scalars[other.N][0]))
}

// alongRow sets which values have the keys and which positions an index has. It returns the last
// position of a row. ok is false unless keys differ along a row, and positions do not differ from
// row to row.
func (l *Launch) alongRow(at *position, key, index int) (last int, ok bool) {
	load := l.k.Body[index]
	if l.uniform[key] || load.Kind != kernel.Load || !l.k.Operands[load.N].Index || !l.repeats[index] {
		return 0, false
	}
	at.value = key
	if k := l.k.Body[key]; k.Op == ops.OrderKey && !l.uniform[k.Args[0]] {
		at.value = k.Args[0]
	}
	layout := l.g.Operands[load.N]
	strides := layout.Strides[l.k.Outer():]
	if len(strides) != 1 || strides[0] <= 0 {
		return 0, false
	}
	at.offset, at.stride = layout.Offset, strides[0]
	return at.offset + (l.reduced-1)*at.stride, true
}

// dropUnused leaves out the instructions whose values nothing reads, because positions are found
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

// positionOf returns the position that instruction inst finds, or nil if it is no such reduction.
func (p *interpreter) positionOf(inst int) *position {
	for i := range p.positions {
		if p.positions[i].fold == inst {
			return &p.positions[i]
		}
	}
	return nil
}

// run writes the position of the first of the greatest values of each row of n values. Where it
// stands for a packed word, it is inverted, with zeros above.
func (at *position) run(f *frame, dst, values hostref.Column, n int) error {
	if values.DType == dtype.Bool { // which no reduction takes the maximum of
		values.DType = dtype.Uint8
	}
	words, together := hostref.Slice[uint64](dst.Data), max(1, block/n)
	for low := 0; low < len(words); low += together {
		high := min(low+together, len(words))
		if err := at.find(f, words[low:high], values.Part(low*n, high*n), n); err != nil {
			return err
		}
	}
	if at.packed {
		for i, first := range words {
			words[i] = uint64(^uint32(first))
		}
	}
	return nil
}

// find is run of few rows. It finds the greatest value of each leaf, and searches the first leaf
// whose greatest value is the row's.
func (at *position) find(f *frame, words []uint64, values hostref.Column, n int) error {
	leaves := kernel.Leaves(n)
	f.result = grown(f.result, len(words)*(leaves+1)*values.DType.Size())
	all := hostref.Column{DType: values.DType, Data: f.result}
	ofLeaves, ofRows := all.Part(0, len(words)*leaves), all.Part(len(words)*leaves, len(words)*(leaves+1))
	err := foldLeaves(ops.Max, ofLeaves, values, n)
	if leaves == 1 {
		ofRows = ofLeaves
	} else if err == nil {
		err = foldRows(ops.Max, ofRows, ofLeaves, leaves)
	}
	for row := 0; row < len(words) && err == nil; row++ {
		low, greatest := 0, ofRows.Part(row, row+1).Data
		if leaves > 1 {
			low = firstOf(ofLeaves.Part(row*leaves, (row+1)*leaves), greatest) * ops.Leaf
		}
		first := low + firstOf(values.Part(row*n+low, row*n+min(n, low+ops.Leaf)), greatest)
		words[row] = uint64(at.offset + first*at.stride)
	}
	return err
}

// firstOf returns the index of the first value that is as great as the one whose bytes are given.
// The column has such a value. Zeros of both signs are equally great, and so are all NaNs.
func firstOf(values hostref.Column, greatest []byte) int {
	switch values.DType {
	case dtype.Float16:
		return firstHalf(hostref.Slice[uint16](values.Data), hostref.Slice[uint16](greatest)[0], 0x7c00)
	case dtype.BFloat16:
		return firstHalf(hostref.Slice[uint16](values.Data), hostref.Slice[uint16](greatest)[0], 0x7f80)
	case dtype.Float32:
		return firstNumber[float32](values.Data, greatest)
	case dtype.Float64:
		return firstNumber[float64](values.Data, greatest)
	}
	switch values.DType.Size() {
	case 1:
		return bytes.IndexByte(values.Data, greatest[0])
	case 2:
		return firstNumber[uint16](values.Data, greatest)
	case 4:
		return firstNumber[uint32](values.Data, greatest)
	default:
		return firstNumber[uint64](values.Data, greatest)
	}
}

func firstNumber[T float32 | float64 | uint16 | uint32 | uint64](values, greatest []byte) int {
	list, v := hostref.Slice[T](values), hostref.Slice[T](greatest)[0]
	if v != v {
		return slices.IndexFunc(list, func(v T) bool { return v != v })
	}
	return slices.Index(list, v)
}

// firstHalf is firstOf for halves, by their bits.
func firstHalf(values []uint16, greatest, infinity uint16) int {
	const sign = 1 << 15
	switch magnitude := greatest &^ sign; {
	case magnitude > infinity:
		return slices.IndexFunc(values, func(v uint16) bool { return v&^sign > infinity })
	case magnitude == 0:
		return slices.IndexFunc(values, func(v uint16) bool { return v&^sign == 0 })
	}
	return slices.Index(values, greatest)
}
