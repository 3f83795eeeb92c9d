package scan

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// An item of a scan's tile is four elements that one invocation reads and writes together. The
// elements are neighbours along a line or across lines, or lie a run of invocations apart. All
// invocations of a workgroup have their first items at the same time, then their second ones. So
// most of an item's place is constants in the code, and needs no instruction.

// interleaving says which items an invocation takes. A run is neighbouring invocations that take
// neighbouring elements of a row of the tile. row is the row of the invocation's first item, and
// inRun the first element in the run.
type interleaving struct {
	run, spacing int // invocations of a run, and the distance of an item's elements
	rows         int // rows that the workgroup reads at a time: lines, or steps in form Across
	span         int // items of an invocation before it comes to the first of these rows again
	row, inRun   codegen.ID
}

// scanItem is an item of an invocation.
type scanItem struct {
	line, step spot
	base       codegen.ID // location in shared memory, without the constants of line and step
	number     int        // in form Along: which of the lines that the invocation keeps; negative if it keeps none
}

// spot is the sum of a number that the invocation computes and a constant.
type spot struct {
	of   codegen.ID
	plus int
}

// at is the sum of a spot and plus, in a register.
func (t *scanTile) at(s spot, plus int) codegen.ID {
	return t.w.B.IAdd(s.of, t.w.B.ConstU32(uint32(s.plus+plus)))
}

func (t *scanTile) interleave() (d interleaving) {
	b := t.w.B
	together, others := t.Steps, t.Lines
	if t.across {
		together, others = t.Lines, t.Steps
	}
	d.run, d.spacing = min(8, together/module.Vector), 1
	if t.w.Kernel.Apart() {
		d.run = min(32, together/module.Vector)
		d.spacing = d.run
	}
	d.rows = kernel.WorkgroupSize / d.run
	d.span = others / d.rows // at least one, since every invocation has an item
	d.row = b.ShiftR(b.LocalIndex(), b.ConstU32(module.LogOf(d.run)))
	d.inRun = b.And(b.LocalIndex(), b.ConstU32(uint32(d.run-1)))
	if d.spacing == 1 {
		d.inRun = b.ShiftL(d.inRun, b.ConstU32(module.LogOf(module.Vector)))
	}
	return d
}

// inTurns visits the invocation's items, n at a time.
func (t *scanTile) inTurns(n int, f func(items []scanItem)) {
	b := t.w.B
	if n == t.Items() {
		f(t.items(n, b.ConstU32(0)))
		return
	}
	b.Loop(b.ConstU32(uint32(t.Items()/n)), func(turn codegen.ID) { f(t.items(n, turn)) })
}

// items returns the n items of a turn.
func (t *scanTile) items(n int, turn codegen.ID) []scanItem {
	b, d := t.w.B, t.interleaving
	block := d.run * module.Vector
	times := func(id codegen.ID, n int) codegen.ID { return b.IMul(id, b.ConstU32(uint32(n))) }
	row, beside := d.row, d.inRun
	switch turns := d.span / n; {
	case n == t.Items():
	case turns > 1: // several turns in a span
		row = b.IAdd(row, times(b.And(turn, b.ConstU32(uint32(turns-1))), n*d.rows))
		beside = b.IAdd(beside, times(b.ShiftR(turn, b.ConstU32(module.LogOf(turns))), block))
	default:
		beside = b.IAdd(beside, times(turn, n/d.span*block))
	}
	list := make([]scanItem, n)
	for u := range list {
		other, together := spot{row, u % d.span * d.rows}, spot{beside, u / d.span * block}
		list[u] = scanItem{line: other, step: together, number: -1}
		if t.across {
			list[u] = scanItem{line: together, step: other}
		} else if n >= d.span {
			list[u].number = u % d.span
		}
		list[u].base = b.IAdd(times(list[u].step.of, t.Lines+1), list[u].line.of)
	}
	return list
}

// stepOf is the step of element i of an item.
func (t *scanTile) stepOf(at scanItem, i int) codegen.ID {
	if t.across {
		return t.at(at.step, 0)
	}
	return t.at(at.step, i*t.interleaving.spacing)
}

// place is the location of element i of an item in shared memory.
func (t *scanTile) place(at scanItem, i int) codegen.ID {
	known := at.step.plus*(t.Lines+1) + at.line.plus
	if t.across {
		known += i * t.interleaving.spacing
	} else {
		known += i * t.interleaving.spacing * (t.Lines + 1)
	}
	return t.w.B.IAdd(at.base, t.w.B.ConstU32(uint32(known)))
}

// maxKnown is the most words about its lines that an invocation keeps in registers.
const maxKnown = 32

// knowLines finds the lines of the invocation's items, if all items are on the same few lines.
// Along lines these are the lines of a span. Across lines they are those of one item, if a run is
// as wide as the tile.
func (t *scanTile) knowLines() {
	b, d := t.w.B, t.interleaving
	var list []codegen.ID
	switch whole := d.run*module.Vector == t.Lines; {
	case !t.across:
		for n := range d.span {
			list = append(list, t.at(spot{d.row, n * d.rows}, 0))
		}
	case whole && d.spacing > 1:
		for i := range module.Vector {
			list = append(list, t.at(spot{d.inRun, i * d.spacing}, 0))
		}
	case whole:
		list = append(list, d.inRun)
	}
	operands := append([]module.Operand{t.w.Out}, t.elements()...)
	if len(list)*(len(operands)+1) > maxKnown {
		return
	}
	for _, n := range list {
		l := t.lineAt(n)
		starts := map[int]codegen.ID{}
		for _, o := range operands {
			starts[o.Number] = b.IAdd(t.rowStart(o, l), t.along(o, l.Start))
		}
		l.starts = starts
		t.lines = append(t.lines, l)
	}
}

// lineOf is the line of element i of an item.
func (t *scanTile) lineOf(at scanItem, i int) line {
	known, plus := at.number, 0
	if t.across {
		known, plus = i, i*t.interleaving.spacing
	}
	if known >= 0 && known < len(t.lines) {
		return t.lines[known]
	}
	return t.lineAt(t.at(at.line, plus))
}
