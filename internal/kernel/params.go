package kernel

import "github.com/weft-gpu/weft/internal/divider"

// Params returns the words of a launch. A kernel's form decides which words it needs, so that one
// walk finds both the slots and the values.
func (k *Kernel) Params(g Geometry) []Param {
	l := paramList{k: k, g: g, windows: k.Windows(g)}
	if _, ok := k.Loop.(*Contract); !ok { // which leaves out whole workgroups
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
	windows []Window // those of the operands to come, and of the result
}

func (l *paramList) add(s Slot, v int) { l.list = append(l.list, Param{s, uint32(v)}) }

// divisor adds the words for dividing an index by d: see package divider.
func (l *paramList) divisor(s Slot, d int) {
	m := divider.New(uint32(max(d, 1)), divider.MaxDividend)
	l.add(s, d)
	l.add(s.Multiplier(), int(m.Multiplier))
	l.add(s.Shift(), int(m.Shift))
}

// dims adds the dimensions from one to before another.
func (l *paramList) dims(from, to int) {
	for i := from; i < to; i++ {
		l.divisor(Dim(i), l.g.Dims[i])
	}
}

// offset adds the place of an operand's first element, or the Result's, in its window. An index
// operand has no window, but its lowest index as a 64-bit base.
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

// strides adds the strides of an operand, or of the Result, that are read.
func (l *paramList) strides(i int, strides []int, read func(axis int) bool) {
	for d, s := range strides {
		if read(d) {
			l.add(Stride(i, d), s)
		}
	}
}

// places adds the offsets and strides of the operands and of the result that are read.
func (l *paramList) places(read func(operand, axis int) bool) {
	for i, o := range l.k.Operands {
		if o.Shift.Of != 0 { // it uses the other operand's
			continue
		}
		l.offset(i)
		l.strides(i, l.g.Operands[i].Strides, func(axis int) bool { return read(i, axis) })
		l.box(i)
	}
	l.offset(Result)
	l.strides(Result, l.g.Out.Strides, func(axis int) bool { return read(Result, axis) })
}
