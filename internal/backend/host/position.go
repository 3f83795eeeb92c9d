package host

import (
	"bytes"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// position is the greatest of words that have a key above and the inverted position along the
// row below: the greatest key with the first of its positions. The words need not be made.
type position struct{ key, inverted int } // instructions

// placePositions finds such reductions of a kernel that runs by rows, and leaves the words out.
func (l *Launch) placePositions() {
	users := make([]int, len(l.k.Body))
	for _, inst := range l.k.Body {
		for _, a := range inst.Args {
			users[a]++
		}
	}
	for i, inst := range l.k.Body {
		if inst.Kind != kernel.Fold || inst.Op != ops.Max {
			continue
		}
		words := l.k.Body[inst.Args[0]]
		if words.Op != ops.PackWords || users[inst.Args[0]] > 1 || l.uniform[words.Args[0]] || !l.invertsPosition(words.Args[1]) {
			continue
		}
		if l.positions == nil {
			l.positions = map[int]position{}
		}
		l.positions[i] = position{words.Args[0], words.Args[1]}
		l.insts = slices.DeleteFunc(l.insts, func(n int) bool { return n == inst.Args[0] })
	}
}

// invertsPosition reports whether an instruction is the inverted position along the row, which
// is the same in every row.
func (l *Launch) invertsPosition(i int) bool {
	inverted := l.k.Body[i]
	if inverted.Op != ops.BitwiseInvert || !l.repeats[i] {
		return false
	}
	narrow := l.k.Body[inverted.Args[0]]
	if narrow.Op != ops.Cast || narrow.DType != dtype.Uint32 {
		return false
	}
	index := l.k.Body[narrow.Args[0]]
	if index.Kind != kernel.Load || !l.k.Operands[index.N].Index {
		return false
	}
	strides := l.g.Operands[index.N].Strides[l.k.Outer():]
	return len(strides) == 1 && strides[0] > 0 && l.g.Operands[index.N].Offset+l.reduced*strides[0] < 1<<32
}

// fold writes the words of the greatest keys of rows of n.
func (at position) fold(dst, keys, inverted hostref.Column, n int) error {
	words, below := hostref.Slice[uint64](dst.Data), hostref.Slice[uint32](inverted.Data)
	leaf := min(n, ops.Leaf)
	whole, leaves := n/leaf, kernel.Leaves(n)
	all := hostref.Column{DType: keys.DType, Data: make([]byte, leaves*keys.DType.Size())}
	greatest := hostref.Slice[uint32](all.Data)
	for row := range words {
		part := keys.Part(row*n, (row+1)*n)
		err := foldRows(ops.Max, all.Part(0, whole), part.Part(0, whole*leaf), leaf)
		if err == nil && whole < leaves {
			err = foldRows(ops.Max, all.Part(whole, leaves), part.Part(whole*leaf, n), n-whole*leaf)
		}
		if err != nil {
			return err
		}
		key := slices.Max(greatest)
		first := slices.Index(greatest, key) * leaf
		i, err := firstOf(part.Part(first, min(first+leaf, n)), key)
		if err != nil {
			return err
		}
		words[row] = uint64(key)<<32 | uint64(below[first+i])
	}
	return nil
}

// firstOf is where a key first is, which is there, of no more than a leaf's.
func firstOf(keys hostref.Column, key uint32) (int, error) {
	const piece = 256
	var wanted [piece]uint32
	var found [piece]byte
	for i := range wanted {
		wanted[i] = key
	}
	for at := 0; ; at += piece {
		part := keys.Part(at, min(at+piece, keys.Len()))
		equal := hostref.Column{DType: dtype.Bool, Data: found[:part.Len()]}
		if err := applyOp(ops.Equal, equal, part, hostref.Column{DType: keys.DType, Data: hostref.Bytes(wanted[:part.Len()])}); err != nil {
			return 0, err
		}
		if i := bytes.IndexByte(equal.Data, 1); i >= 0 {
			return at + i, nil
		}
	}
}
