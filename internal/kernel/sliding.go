package kernel

import "fmt"

// Shift says that an operand reads another operand's buffer at shifted points. At a point it has
// the other operand's element so many Rows below and Columns to the right. If a row has one
// element, the shift is a number of Elements. A shifted operand has no binding and no parameters of
// its own.
type Shift struct {
	Of                      int // the number of the other operand, plus one; 0: none
	Rows, Columns, Elements int
}

// Base returns the other operand's number; -1 if there is none.
func (s Shift) Base() int { return s.Of - 1 }

// maxShift bounds the numbers of a shift, since registers hold the rows and columns.
const maxShift = 64

// Bound reports whether operand i has a binding of its own: it is neither an index nor a shift of
// another operand.
func (k *Kernel) Bound(i int) bool { return !k.Operands[i].Index && k.Operands[i].Shift.Of == 0 }

// Reach is the range of shifts at which a kernel reads an operand's buffer: by the operand itself
// and by those that shift it.
type Reach struct{ First, Last Shift }

// Rows returns how many rows of the buffer are read for one row of points.
func (r Reach) Rows() int { return r.Last.Rows - r.First.Rows + 1 }

// Columns returns how many columns of the buffer are read for a chunk, less the chunk's own length.
func (r Reach) Columns() int { return r.Last.Columns - r.First.Columns }

// Elements returns how many elements the shifted reads reach before and after those of the
// operand's own layout. Shifted rows and columns count only within the bounds of the operand's box.
func (r Reach) Elements(dims []int, l Layout) (before, after int) {
	before, after = max(-r.First.Elements, 0), max(r.Last.Elements, 0)
	along := func(axis, first, last int) {
		stride := l.Strides[axis]
		from, to := l.clamped(axis, first, dims[axis]-1+last)
		low, high := l.Within(axis, dims[axis])
		before += max(min(low*stride, high*stride)-min(from*stride, to*stride), 0)
		after += max(max(from*stride, to*stride)-max(low*stride, high*stride), 0)
	}
	if inner := len(l.Strides) - 1; r != (Reach{}) && inner > 0 {
		along(inner-1, r.First.Rows, r.Last.Rows)
		along(inner, r.First.Columns, r.Last.Columns)
	}
	return before, after
}

// Reaches returns the reach of each operand.
func (k *Kernel) Reaches() []Reach {
	list := make([]Reach, len(k.Operands))
	for _, o := range k.Operands {
		if s := o.Shift; s.Of != 0 {
			r := &list[s.Base()]
			r.First = Shift{0, min(r.First.Rows, s.Rows), min(r.First.Columns, s.Columns), min(r.First.Elements, s.Elements)}
			r.Last = Shift{0, max(r.Last.Rows, s.Rows), max(r.Last.Columns, s.Columns), max(r.Last.Elements, s.Elements)}
		}
	}
	return list
}

func (k *Kernel) verifyShifts() string {
	m, _ := k.Loop.(*Map)
	for i, o := range k.Operands {
		s := o.Shift
		if s.Of == 0 {
			if s != (Shift{}) {
				return fmt.Sprintf("operand %d is shifted, but not another one", i)
			}
			continue
		}
		if m == nil || m.Scheme != Sliding {
			return fmt.Sprintf("operand %d is another one shifted, in a kernel that does not slide", i)
		}
		if s.Base() < 0 || s.Base() >= i {
			return fmt.Sprintf("operand %d is operand %d shifted", i, s.Base())
		}
		base := k.Operands[s.Base()]
		alike := base
		alike.Shift = s
		if o != alike || base.Shift.Of != 0 || !s.fits(o.Access) {
			return fmt.Sprintf("operand %d is operand %d by %d rows, %d columns and %d elements", i, s.Base(), s.Rows, s.Columns, s.Elements)
		}
	}
	return ""
}

// fits reports whether an operand of this access can have the shift.
func (s Shift) fits(a Access) bool {
	for _, n := range []int{s.Rows, s.Columns, s.Elements} {
		if n < -maxShift || n > maxShift {
			return false
		}
	}
	switch a {
	case Splat:
		return s.Rows == 0 && s.Columns == 0
	case Unit, Strided:
		return s.Elements == 0
	}
	return false
}

// maxHeld bounds how many elements of operands an invocation of a sliding map holds in registers.
const maxHeld = 2048

func (m *Map) verifySliding(k *Kernel) string {
	switch {
	case k.Rank < 2:
		return fmt.Sprintf("sliding with rank %d", k.Rank)
	case m.Ragged || m.Ahead || m.Compact || m.Words || len(m.Also) > 0:
		return "sliding, with an option of another scheme"
	case m.Out != Wide && m.Out != Unit || k.Result().DType.Size() < 4:
		return fmt.Sprintf("sliding, and stores %v %v", m.Out, k.Result().DType)
	}
	held, reaches := 0, k.Reaches()
	for i, o := range k.Operands {
		if o.Index || o.Table || o.DType.Size() < 4 {
			return fmt.Sprintf("sliding, and operand %d is no buffer of whole words", i)
		}
		if k.Bound(i) {
			held += reaches[i].Rows() * (reaches[i].Columns() + m.Chunk)
		}
	}
	if held > maxHeld {
		return fmt.Sprintf("sliding, and %d elements are held", held)
	}
	return ""
}
