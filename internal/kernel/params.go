package kernel

import "github.com/weft-gpu/weft/internal/divider"

// Params returns the words of a launch. Only the kernel's form, not the geometry, decides which
// words there are. So the same code yields the slots and the values.
func (k *Kernel) Params(g Geometry) []Param {
	l := paramList{k: k, g: g, windows: k.Windows(g)}
	if _, ok := k.Loop.(*Contract); !ok { // a contraction leaves out whole workgroups instead
		l.add(NumInvocations, k.Invocations(g))
	}
	k.Loop.params(k, &l, g)
	for i, d := range k.Scalars {
		for word := range d.Words() {
			l.add(ScalarWord(i, word), int(uint32(g.Scalars[i][word/2]>>(32*(word%2)))))
		}
	}
	return l.list
}

// paramList collects a launch's words.
type paramList struct {
	k       *Kernel
	g       Geometry
	list    []Param
	windows []Window // the windows of the operands that are still to come, and of the result
}

func (l *paramList) add(s Slot, v int) { l.list = append(l.list, Param{s, uint32(v)}) }

// divisor adds the words for dividing an index by d: see package divider.
func (l *paramList) divisor(s Slot, d int) {
	m := divider.New(uint32(max(d, 1)), divider.MaxDividend)
	l.add(s, d)
	l.add(s.Multiplier(), int(m.Multiplier))
	l.add(s.Shift(), int(m.Shift))
}

// dims adds the dimensions from number from to before number to.
func (l *paramList) dims(from, to int) {
	for i := from; i < to; i++ {
		l.divisor(Dim(i), l.g.Dims[i])
	}
}

// offset adds where the first element of operand i, or of the Result, lies in its window. An index
// operand has no window; its lowest index is added as a 64-bit base.
func (l *paramList) offset(i int) {
	if i == Result || !l.k.Operands[i].Index {
		l.add(Offset(i), int(l.windows[0].first))
		l.windows = l.windows[1:]
		if m, ok := l.k.Loop.(*Map); ok && i == Result && m.Indexed {
			l.add(TableCount(i), l.g.Out.Count)
			l.add(TableStep(i), l.g.Out.Step)
			l.add(Base(i, 0), l.g.Out.First)
		}
		if i != Result && l.k.Operands[i].Table {
			l.add(TableCount(i), l.g.Operands[i].Count)
			l.add(TableStep(i), l.g.Operands[i].Step)
		}
		return
	}
	lo := l.g.Operands[i].Offset
	for d, s := range l.g.Operands[i].Strides {
		lo += min(s, 0) * (l.g.Dims[d] - 1)
	}
	l.add(Offset(i), l.g.Operands[i].Offset-lo)
	l.add(Base(i, 0), int(uint32(lo)))
	l.add(Base(i, 1), int(uint32(uint64(lo)>>32)))
}

// strides adds those strides of an operand, or of the Result, that the kernel reads.
func (l *paramList) strides(i int, strides []int, read func(axis int) bool) {
	for d, s := range strides {
		if read(d) {
			l.add(Stride(i, d), s)
		}
	}
}

// places adds the offsets of the operands and the result, and those of their strides that the
// kernel reads.
func (l *paramList) places(read func(operand, axis int) bool) {
	for i, o := range l.k.Operands {
		if o.Shift.Of != 0 { // it uses the offset and the strides of the operand that it shifts
			continue
		}
		l.offset(i)
		l.strides(i, l.g.Operands[i].Strides, func(axis int) bool { return read(i, axis) })
		l.box(i)
	}
	l.offset(Result)
	l.strides(Result, l.g.Out.Strides, func(axis int) bool { return read(Result, axis) })
}
