package host

import (
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
)

// slotsOf returns the number of the buffer that holds each instruction's column. A buffer is free
// after the last instruction that reads its column, and the buffer that was freed last is taken
// first. The columns of a long body then stay in the L1 cache. Other loops than maps may evaluate
// some instructions earlier than others; they have nil, and a buffer for each instruction.
func (l *Launch) slotsOf() []int {
	m, ok := l.k.Loop.(*kernel.Map)
	if !ok {
		return nil
	}
	last := make([]int, len(l.k.Body)) // the last instruction that reads each column
	for i, inst := range l.k.Body {
		for _, a := range inst.Args {
			last[a] = i
		}
	}
	for _, i := range l.k.Stored() {
		last[i] = len(l.k.Body)
	}
	if m.Indexed {
		last[0] = len(l.k.Body) // the index of the result
	}
	slots := make([]int, len(l.k.Body))
	var free []int
	made := 0
	for i, inst := range l.k.Body {
		if l.makesColumn(i) {
			if n := len(free); n > 0 {
				slots[i], free = free[n-1], free[:n-1]
			} else {
				slots[i] = made
				made++
			}
		}
		for j, a := range inst.Args {
			if last[a] == i && l.makesColumn(a) && !slices.Contains(inst.Args[:j], a) {
				free = append(free, slots[a])
			}
		}
	}
	return slots
}

// slot returns the number of the buffer for an instruction's column.
func (p *interpreter) slot(i int) int {
	if p.slots == nil {
		return i
	}
	return p.slots[i]
}

// makesColumn reports whether an instruction needs a buffer. Fixed values have their own memory, and
// a contiguous operand is its own column.
func (p *interpreter) makesColumn(i int) bool {
	switch inst := &p.k.Body[i]; {
	case inst.Kind == kernel.Scalar:
		return false
	case inst.Kind != kernel.Load || p.boxes[inst.N] != nil || p.k.Operands[inst.N].Index || p.uniform[i]:
		return true
	default:
		return !oneElement(p.views[inst.N]) && !inOrder(p.views[inst.N])
	}
}

// periodsOf returns the number of points after which each instruction has the same values again.
// Examples are a bias of rows, roots of unity, and values computed from them. It returns nil for
// other loops than maps, and for maps that are evaluated by rows.
func (l *Launch) periodsOf() []int {
	if _, ok := l.k.Loop.(*kernel.Map); !ok || l.rowViews != nil {
		return nil
	}
	periods := make([]int, len(l.k.Body))
	for i, inst := range l.k.Body {
		periods[i] = 1
		switch inst.Kind {
		case kernel.Scalar, kernel.Apply:
		case kernel.Fold:
			periods[i] = l.points
		default:
			periods[i] = l.periodOf(inst.N)
		}
		for _, a := range inst.Args { // a period is a product of the last sizes, so the longest is a multiple of the others
			periods[i] = max(periods[i], periods[a])
		}
	}
	return periods
}

// periodOf returns the number of points after which an operand has the same elements again.
func (l *Launch) periodOf(operand int) int {
	v := l.views[operand]
	switch {
	case l.boxes[operand] != nil || v.Shape.Size() != l.points:
		return l.points
	case len(v.Shape) == 0:
		return 1
	case v.Strides[0] == 0:
		return l.points / v.Shape[0]
	}
	return l.points
}

// fixPeriods evaluates the values that recur after few points. A column holds one period and most
// more points, so that the values of any block of most points are contiguous in it.
func (p *interpreter) fixPeriods(most int) error {
	for i, period := range p.periods {
		inst := &p.k.Body[i]
		n, size := period+most, inst.DType.Size()
		if period == 1 && inst.Kind != kernel.Apply || n*target.PeriodsWorth > p.points || n*size > target.PeriodBytes || p.fixed[i].Data != nil {
			continue
		}
		c := hostref.Column{DType: inst.DType, Data: make([]byte, n*size)}
		if inst.Kind == kernel.Load {
			p.load(c, inst, p.views, 0)
			p.fixed[i] = c
			continue
		}
		if err := p.fixApplied(i, c, most); err != nil {
			return err
		}
	}
	return nil
}

// fixApplied evaluates an instruction whose arguments are all fixed.
func (p *interpreter) fixApplied(i int, c hostref.Column, most int) error {
	args := make([]hostref.Column, len(p.k.Body[i].Args))
	for from := 0; from < c.Len(); from += most {
		to := min(from+most, c.Len())
		for j, a := range p.k.Body[i].Args {
			if p.fixed[a].Data == nil {
				return nil
			}
			args[j] = p.fixedAt(a, from, to-from)
		}
		if err := p.apply(i, c.Part(from, to), from, false, args); err != nil {
			return err
		}
	}
	p.fixed[i] = c
	return nil
}

// fixedAt returns a fixed instruction's values at the n points from start on.
func (p *interpreter) fixedAt(i, start, n int) hostref.Column {
	at := 0
	if p.periods != nil && p.periods[i] > 1 {
		at = start % p.periods[i]
	}
	return p.fixed[i].Part(at, at+n)
}
