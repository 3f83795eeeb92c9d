package engine

import (
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// reaches reports whether what a table is addressed by stays in the buffer,
// given that the view of it does.
func reaches(v shape.View, l kernel.Layout, buffer []byte, size int) bool {
	if l.Count < 1 {
		return false
	}
	v.Offset += (l.Count - 1) * l.Step
	return inside(v, buffer, size)
}

// apply evaluates an instruction at the points from start on.
func (p *interpreter) apply(inst kernel.Inst, dst hostref.Column, start int, args []hostref.Column) error {
	switch inst.Kind {
	case kernel.Lookup:
		return p.tables[inst.N].Lookup(dst, args[0], start)
	case kernel.Search:
		return p.tables[inst.N].Search(dst, args[0], start, inst.Right)
	case kernel.Segment:
		return p.tables[inst.N].Segment(inst.Op, dst, args[0], args[1], start)
	}
	return hostref.Apply(inst.Op, dst, args...)
}
