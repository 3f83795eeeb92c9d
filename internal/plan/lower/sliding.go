package lower

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/ops"
)

// Windows that overlap read most of their elements several times: adjacent windows of 3 x 3 take
// nine loads a result, and CPU drivers perform each of them. In the sliding scheme, an invocation
// walks down a few columns, reads each row once, and holds the rows above in registers. Then
// windows of 3 x 3 take 1.25 loads a result, or three loads if the windows are two elements apart.

// minSlid is the least number of shifted operands for which sliding pays. MaxSlid bounds the rows
// or columns of a shift.
const minSlid, MaxSlid = 2, 8

// slide gives a map the sliding scheme if some operands are the same array, shifted by some rows
// and columns. It reports whether it has.
func (b *Builder) slide(body *region.Body, k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) bool {
	if !b.Config.Slide || k.Rank < 2 || m.Compact || len(m.Also) > 0 || b.Heavy(body.Cost) || k.Result().DType.Size() < 4 {
		return false
	}
	for i, o := range k.Operands {
		if o.Index || o.Table || o.DType.Size() < 4 || body.Index[i] {
			return false
		}
	}
	slid := kernel.Map{Scheme: kernel.Sliding, Chunk: slidColumns(k, launches), Out: kernel.Unit}
	if slid.Chunk == 0 {
		return false
	}
	if b.little(body) {
		slid.Chunk = 4
	}
	operands := make([]kernel.Operand, len(k.Operands))
	copy(operands, k.Operands)
	for i := range operands {
		operands[i].Access = slidAccess(&slid, launches, func(g kernel.Geometry) kernel.Layout { return g.Operands[i] })
		if a := &operands[i].Access; operands[i].Box != 0 && *a == kernel.Wide {
			*a = kernel.Unit
		} else if operands[i].Box != 0 && *a == kernel.Splat {
			*a = kernel.Strided
		}
	}
	if shiftOperands(body, operands, launches[0], k.Rank) < minSlid {
		return false
	}
	switch slidAccess(&slid, launches, func(g kernel.Geometry) kernel.Layout { return g.Out }) {
	case kernel.Wide:
		slid.Out = kernel.Wide
	case kernel.Unit:
	default:
		return false
	}
	tried := *k
	if tried.Loop, tried.Operands = &slid, operands; tried.Verify() != nil || !b.readable(body, &tried, launches) {
		return false
	}
	k.Operands, *m = operands, slid
	return true
}

// slidColumns returns how many columns an invocation walks down, or 0 if there are too few.
func slidColumns(k *kernel.Kernel, launches []kernel.Geometry) int {
	columns := ops.Accumulators / 2
	for _, g := range launches {
		for columns > g.Dims[k.Rank-1] {
			if columns /= 2; columns < 4 {
				return 0
			}
		}
	}
	return columns
}

// slidAccess returns how all launches of a sliding map read an operand, or write the result.
func slidAccess(m *kernel.Map, launches []kernel.Geometry, of func(kernel.Geometry) kernel.Layout) kernel.Access {
	splat, consecutive, aligned := true, true, true
	for _, g := range launches {
		l, inner := of(g), len(g.Dims)-1
		splat = splat && l.Strides[inner] == 0 && (g.Dims[inner-1] == 1 || l.Strides[inner-1] == 0)
		consecutive = consecutive && l.Strides[inner] == 1
		aligned = aligned && g.Dims[inner]%m.Chunk == 0 && l.Offset%m.Chunk == 0
		for i, d := range g.Dims[:inner] {
			aligned = aligned && (d == 1 || l.Strides[i]%m.Chunk == 0)
		}
	}
	switch {
	case splat:
		return kernel.Splat
	case consecutive && aligned:
		return kernel.Wide
	case consecutive:
		return kernel.Unit
	}
	return kernel.Strided
}

// shiftOperands finds the operands that read another operand's buffer, shifted by rows and columns,
// or by elements if rows have one element. It returns the number of shifts by rows and columns.
func shiftOperands(body *region.Body, operands []kernel.Operand, g kernel.Geometry, rank int) (slid int) {
	for i := range operands {
		for base := range i {
			if operands[base].Shift.Of != 0 || operands[base].DType != operands[i].DType || operands[base].Box != operands[i].Box || operands[base].Fill != operands[i].Fill || !region.SameRef(body.Refs[base], body.Refs[i]) {
				continue
			}
			s, ok := shiftOf(g.Operands[base], g.Operands[i], rank, operands[base].Access)
			if !ok {
				continue
			}
			s.Of = base + 1
			if operands[i].Shift = s; s.Elements == 0 {
				for _, n := range []int{base, i} {
					if operands[n].Access == kernel.Wide {
						operands[n].Access = kernel.Unit
					}
				}
				slid++
			}
			break
		}
	}
	return slid
}

// shiftOf returns the shift that turns base into layout l; ok is false if none within MaxSlid does.
func shiftOf(base, l kernel.Layout, rank int, access kernel.Access) (s kernel.Shift, ok bool) {
	for i, stride := range base.Strides {
		if l.Strides[i] != stride {
			return s, false
		}
	}
	by := l.Offset - base.Offset
	if access == kernel.Splat {
		return kernel.Shift{Elements: by}, -MaxSlid*MaxSlid <= by && by <= MaxSlid*MaxSlid
	}
	row, column := base.Strides[rank-2], base.Strides[rank-1]
	if row == 0 || column == 0 {
		return s, false
	}
	for c := range MaxSlid {
		for _, c := range []int{c, -c} {
			if rows := (by - c*column) / row; (by-c*column)%row == 0 && -MaxSlid < rows && rows < MaxSlid {
				if s = (kernel.Shift{Rows: rows, Columns: c}); shiftsBox(base.Box, l.Box, rank, s) {
					return s, true
				}
			}
		}
	}
	return kernel.Shift{}, false
}

// shiftsBox reports whether box has the bounds of base, shifted by s.
func shiftsBox(base, box []kernel.Bounds, rank int, s kernel.Shift) bool {
	return slices.EqualFunc(base, box, func(x, y kernel.Bounds) bool {
		by := 0
		switch x.Axis {
		case rank - 2:
			by = s.Rows
		case rank - 1:
			by = s.Columns
		}
		return x.Axis == y.Axis && x.From-by == y.From && x.To-by == y.To
	})
}

// readable reports whether all elements that a sliding map reads exist and lie within its bindings.
// The map reads all columns of each row that it holds. Some of these may lie before the first
// element that any point needs, or after the last.
func (b *Builder) readable(body *region.Body, k *kernel.Kernel, launches []kernel.Geometry) bool {
	reaches := k.Reaches()
	for i := range k.Operands {
		if !k.Bound(i) || reaches[i] == (kernel.Reach{}) {
			continue
		}
		first, last := b.extent(body.Refs[i])
		for _, g := range launches {
			before, after := reaches[i].Elements(g.Dims, g.Operands[i])
			lo, hi := g.Operands[i].Span(g.Dims)
			if lo-before < first || hi+after > last {
				return false
			}
		}
	}
	for _, g := range launches {
		for _, w := range k.Windows(g) {
			if !b.Config.Binds(w) {
				return false
			}
		}
	}
	return true
}

// extent returns the first and the last element that certainly exist in an operand's memory: all of
// a temporary, or those of a stored value.
func (b *Builder) extent(r program.Ref) (first, last int) {
	r, err := b.Resolved(r)
	switch {
	case err != nil:
		return 0, -1
	case r.Temp >= 0:
		return 0, b.Plan.Temps[r.Temp].Size - 1
	}
	return r.Stored.View.Span()
}

// VerifyShifts returns which operand differs from the shift that its kernel states, or "".
func VerifyShifts(s program.Step) string {
	for i, o := range s.Kernel.Operands {
		base := o.Shift.Base()
		if base < 0 {
			continue
		}
		same := region.SameRef(s.Operands[base], s.Operands[i])
		for _, g := range s.Launches {
			from, to := g.Operands[base], g.Operands[i]
			at := from.Offset + o.Shift.Elements
			if rank := len(g.Dims); rank > 1 {
				at += o.Shift.Rows*from.Strides[rank-2] + o.Shift.Columns*from.Strides[rank-1]
			}
			same = same && at == to.Offset && slices.Equal(from.Strides, to.Strides) && shiftsBox(from.Box, to.Box, len(g.Dims), o.Shift)
		}
		if !same {
			return fmt.Sprintf("operand %d is not operand %d shifted by %d rows, %d columns and %d elements", i, base, o.Shift.Rows, o.Shift.Columns, o.Shift.Elements)
		}
	}
	return ""
}
