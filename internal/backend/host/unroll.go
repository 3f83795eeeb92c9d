package host

import (
	"bytes"
	"context"
	"slices"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
)

// unrolled is a map with a short axis along which most operands are the same. One example is a step
// of a Fourier transform: all results of its radix read the same elements and multiply them by
// roots of unity, many of which are equal. The axis is written out: another launch without it has a
// copy of each instruction for each place (index) along the axis whose value differs.
type unrolled struct {
	*Launch
	axis   int
	tables []int // the operands that differ along the axis; not tables of lookups
	made   atomic.Pointer[writtenOut]
}

// writtenOut is the launch without the axis.
type writtenOut struct {
	same     [][]int // for each table and place along the axis, the first place with the same element
	launch   *Launch // nil: it saves too few operations
	operands []int   // the kernel's operand for each operand of the launch
	places   []int   // the place along the axis of each value that the launch stores
}

// unrolledOf returns l with an axis to write out, or nil if no axis saves a quarter of the
// operations.
func unrolledOf(l *Launch) *unrolled {
	m, ok := l.k.Loop.(*kernel.Map)
	if !ok || m.Indexed || len(m.Also) > 0 || l.boxes != nil || l.points < target.MinUnrolledPoints {
		return nil
	}
	operations := 0
	for _, inst := range l.k.Body {
		switch inst.Kind {
		case kernel.Apply:
			operations++
		case kernel.Load, kernel.Scalar:
		default:
			return nil
		}
	}
	for axis, size := range l.g.Dims {
		tables, ok := l.tablesAlong(axis)
		if !ok || size < 2 || size > target.MaxUnrolled || operations < target.MinUnrolledOperations || l.g.Out.Strides[axis] < 1 {
			continue
		}
		u := &unrolled{Launch: l, axis: axis, tables: tables}
		if u.isWorth(u.first(u.sames(func(int, int, int) bool { return true }))) {
			return u
		}
	}
	return nil
}

// tablesAlong returns the operands that differ along an axis. ok is false if one of them is an index
// or a table of lookups.
func (l *Launch) tablesAlong(axis int) (tables []int, ok bool) {
	for i, layout := range l.g.Operands {
		if layout.Strides[axis] == 0 {
			continue
		}
		if l.k.Operands[i].Index || l.k.Operands[i].Table {
			return nil, false
		}
		tables = append(tables, i)
	}
	return tables, true
}

// isWorth reports whether writing the axis out saves a quarter of the operations. Reading an operand
// that is the same along the axis counts as one operation. Reading a large operand that differs
// along it costs several operations a place, because its elements are then not contiguous.
func (u *unrolled) isWorth(first [][]int) bool {
	size, all, cost := u.g.Dims[u.axis], 0, 0
	for i, inst := range u.k.Body {
		switch {
		case inst.Kind == kernel.Apply || inst.Kind == kernel.Load && !slices.Contains(u.tables, inst.N):
			all += size
			cost += distinct(first[i])
		case inst.Kind == kernel.Load && u.periodOf(inst.N)*inst.DType.Size() > target.PeriodBytes:
			cost += target.ApartOperations * size
		}
	}
	return 4*cost <= 3*all
}

// distinct counts the places that are the first with their value.
func distinct(first []int) (n int) {
	for place, same := range first {
		if place == same {
			n++
		}
	}
	return n
}

// isRow reports whether an operand differs along the axis alone.
func (u *unrolled) isRow(operand int) bool {
	for axis, stride := range u.g.Operands[operand].Strides {
		if axis != u.axis && stride != 0 && u.g.Dims[axis] > 1 {
			return false
		}
	}
	return true
}

// sames returns for each table and place the first place with the same element. equal compares an
// operand's elements at two places. If a table differs along other axes too, all places differ.
func (u *unrolled) sames(equal func(operand, a, b int) bool) [][]int {
	sames := make([][]int, len(u.tables))
	for i, operand := range u.tables {
		isRow := u.isRow(operand)
		for place := range u.g.Dims[u.axis] {
			same := place
			for earlier := range place {
				if isRow && equal(operand, earlier, place) {
					same = earlier
					break
				}
			}
			sames[i] = append(sames[i], same)
		}
	}
	return sames
}

// equalIn returns a function that compares an operand's elements in memory at two places.
func (u *unrolled) equalIn(operands [][]byte) func(operand, a, b int) bool {
	return func(operand, a, b int) bool {
		layout, size := u.g.Operands[operand], u.k.Operands[operand].DType.Size()
		at := func(place int) []byte {
			return operands[operand][(layout.Offset+place*layout.Strides[u.axis])*size:][:size]
		}
		return bytes.Equal(at(a), at(b))
	}
}

// first returns for each instruction and place the first place at which it has the same value.
func (u *unrolled) first(sames [][]int) [][]int {
	size := u.g.Dims[u.axis]
	first := make([][]int, len(u.k.Body))
	for i, inst := range u.k.Body {
		first[i] = make([]int, size)
		table := -1
		if inst.Kind == kernel.Load {
			table = slices.Index(u.tables, inst.N)
		}
		for place := range size {
			if table >= 0 {
				first[i][place] = sames[table][place]
				continue
			}
			earlier := 0
			for slices.ContainsFunc(inst.Args, func(a int) bool { return first[a][earlier] != first[a][place] }) {
				earlier++
			}
			first[i][place] = earlier
		}
	}
	return first
}

// writeOut makes the launch without the axis. sames is what [unrolled.sames] returns.
func (u *unrolled) writeOut(sames [][]int) *writtenOut {
	first, w := u.first(sames), &writtenOut{same: sames}
	if !u.isWorth(first) {
		return w
	}
	k := &kernel.Kernel{Rank: u.k.Rank - 1, Scalars: u.k.Scalars}
	g := kernel.Geometry{Dims: without(u.g.Dims, u.axis), Out: u.without(u.g.Out), Scalars: u.g.Scalars}
	made := make([][]int, len(u.k.Body)) // for each instruction and place, the new instruction
	for i, inst := range u.k.Body {
		made[i] = make([]int, len(first[i]))
		for place, same := range first[i] {
			if same != place {
				made[i][place] = made[i][same]
				continue
			}
			one := inst
			one.Args = nil
			for _, a := range inst.Args {
				one.Args = append(one.Args, made[a][place])
			}
			if inst.Kind == kernel.Load {
				one.N = len(k.Operands)
				layout := u.without(u.g.Operands[inst.N])
				layout.Offset += place * u.g.Operands[inst.N].Strides[u.axis]
				k.Operands, g.Operands = append(k.Operands, u.k.Operands[inst.N]), append(g.Operands, layout)
				w.operands = append(w.operands, inst.N)
			}
			made[i][place] = len(k.Body)
			k.Body = append(k.Body, one)
		}
	}
	loop := &kernel.Map{}
	results := made[len(made)-1]
	last := slices.Index(results, len(k.Body)-1)
	w.places = []int{last}
	for place, inst := range results {
		if place != last {
			loop.Also, w.places = append(loop.Also, inst), append(w.places, place)
		}
	}
	k.Loop = loop
	w.launch = newLaunch(k, g)
	return w
}

// without returns a layout without the axis.
func (u *unrolled) without(l kernel.Layout) kernel.Layout {
	l.Strides = without(l.Strides, u.axis)
	return l
}

func without(list []int, at int) []int { return slices.Delete(slices.Clone(list), at, at+1) }

// run computes the launch without the axis. done is false if the tables in operands have too few
// equal elements for it.
func (u *unrolled) run(ctx context.Context, operands [][]byte, out []byte) (done bool, err error) {
	sames := u.sames(u.equalIn(operands))
	w := u.made.Load()
	if w == nil || !slices.EqualFunc(w.same, sames, slices.Equal[[]int]) {
		w = u.writeOut(sames)
		u.made.Store(w)
	}
	if w.launch == nil || w.launch.err != nil {
		return false, nil
	}
	each := make([][]byte, len(w.operands))
	for i, operand := range w.operands {
		each[i] = operands[operand]
	}
	size, stride := u.k.Result().DType.Size(), u.g.Out.Strides[u.axis]
	outs := make([][]byte, len(w.places))
	for i, place := range w.places {
		outs[i] = out[place*stride*size:]
	}
	p, err := w.launch.over(each, outs)
	if err != nil {
		return true, err
	}
	if err := p.fix(); err != nil {
		return true, err
	}
	return true, p.mapPoints(ctx)
}
