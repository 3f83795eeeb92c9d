package sim

import (
	"math"
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// subgroup is the state of a subgroup: its lanes' registers and its position.
type subgroup struct {
	w     *workgroup
	shift uint // log2 of the lanes

	// Registers, one lane after another. A condition has one bit a lane; a matrix belongs to the
	// whole subgroup.
	words    []uint32
	doubles  []uint64
	bools    []uint64
	matrices [][]uint32
	// poison marks, for each register, the lanes with a value that was never written or is
	// undefined. It is maintained once there is one.
	poison   [numFiles][]uint64
	poisoned bool
	written  []uint64 // which lanes wrote each scalar of the variables

	full, exec uint64 // all lanes, and those that run
	pc         int32
	frames     []frame
	state      state
	fault      *Fault
	index      int // in the workgroup
	at         [64]int
}

// state says whether a subgroup can run.
type state uint8

const (
	running state = iota
	waiting       // at a barrier
	done
)

func newSubgroup(w *workgroup, index int) *subgroup {
	p := w.program
	lanes := p.Profile.Subgroup
	s := &subgroup{w: w, shift: uint(bits.TrailingZeros(uint(lanes))), index: index, written: make([]uint64, p.written)}
	s.words = make([]uint32, int(p.registers[fileWord])*lanes)
	s.doubles = make([]uint64, int(p.registers[fileDouble])*lanes)
	s.bools = make([]uint64, p.registers[fileBool])
	s.matrices = make([][]uint32, p.registers[fileMatrix])
	for f := range s.poison {
		s.poison[f] = make([]uint64, p.registers[f])
	}
	for _, c := range p.constants {
		s.set(c)
	}
	count := min(lanes, w.size-index*lanes)
	s.full = 1<<count - 1
	if count == 64 {
		s.full = ^uint64(0)
	}
	return s
}

// set sets a register to its constant.
func (s *subgroup) set(c setting) {
	switch c.file {
	case fileWord:
		r := s.lanes(c.reg, 1)
		for i := range r {
			r[i] = uint32(c.bits)
		}
	case fileDouble:
		r := s.lanes64(c.reg, 1)
		for i := range r {
			r[i] = c.bits
		}
	case fileBool:
		s.bools[c.reg] = -(c.bits & 1)
	case fileMatrix:
		s.matrices[c.reg] = slices.Repeat([]uint32{uint32(c.bits)}, c.elements)
	}
}

// start prepares the subgroup for another workgroup.
func (s *subgroup) start() {
	if s.poisoned {
		for f := range s.poison {
			clear(s.poison[f])
		}
	}
	clear(s.written)
	s.poisoned = false
	s.exec, s.pc, s.frames, s.state, s.fault = s.full, 0, s.frames[:0], running, nil
}

// lanes returns n registers of words from reg on.
func (s *subgroup) lanes(reg, n int32) []uint32 {
	return s.words[int(reg)<<s.shift : int(reg+n)<<s.shift]
}

func (s *subgroup) lanes64(reg, n int32) []uint64 {
	return s.doubles[int(reg)<<s.shift : int(reg+n)<<s.shift]
}

// run executes up to n operations.
func (s *subgroup) run(n int) (executed int) {
	ops := s.w.program.ops
	for ; executed < n && s.state == running; executed++ {
		o := &ops[s.pc]
		s.pc++
		o.run(s, o)
	}
	return executed
}

// runCounted is run with counting.
func (s *subgroup) runCounted(n int) (executed int) {
	ops := s.w.program.ops
	for ; executed < n && s.state == running; executed++ {
		o := &ops[s.pc]
		s.pc++
		s.w.counts.Issued[o.class] += int64(o.n)
		s.w.counts.Lanes[o.class] += int64(o.n) * int64(bits.OnesCount64(s.exec))
		o.run(s, o)
	}
	return executed
}

// fail stops the subgroup with a fault of a lane, or of no single lane if that is -1.
func (s *subgroup) fail(o *op, kind Kind, lane int, detail string) {
	if s.fault != nil || s.w.program.Profile.Mistake != nil {
		return
	}
	s.state = done
	f := &Fault{Kind: kind, Instruction: s.w.program.places[o.at], Workgroup: s.w.id, Invocation: -1, Detail: detail}
	if lane >= 0 {
		f.Invocation = s.invocation(lane)
	}
	s.fault = f
}

// invocation returns a lane's index in the workgroup.
func (s *subgroup) invocation(lane int) int { return s.index<<s.shift + lane }

// The elementwise operations compute in all lanes. Nothing reads the results of lanes that do not
// run.

func runUnary(s *subgroup, o *op) {
	if o.a.step == 1 {
		o.simple.unary(s.lanes(o.d.reg, o.n), s.lanes(o.a.reg, o.n))
	} else {
		for i := range o.n {
			o.simple.unary(s.lanes(o.d.reg+i, 1), s.lanes(o.a.reg, 1))
		}
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runBinary(s *subgroup, o *op) {
	if o.n == 1 || o.a.step == 1 && o.b.step == 1 {
		o.simple.binary(s.lanes(o.d.reg, o.n), s.lanes(o.a.reg, o.n), s.lanes(o.b.reg, o.n))
	} else {
		for i := range o.n {
			o.simple.binary(s.lanes(o.d.reg+i, 1), s.lanes(o.a.at(i), 1), s.lanes(o.b.at(i), 1))
		}
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runTernary(s *subgroup, o *op) {
	for i := range o.n {
		o.simple.ternary(s.lanes(o.d.reg+i, 1), s.lanes(o.a.at(i), 1), s.lanes(o.b.at(i), 1), s.lanes(o.c.at(i), 1))
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runUnary64(s *subgroup, o *op) {
	for i := range o.n {
		o.simple.unary64(s.lanes64(o.d.reg+i, 1), s.lanes64(o.a.at(i), 1))
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runBinary64(s *subgroup, o *op) {
	for i := range o.n {
		o.simple.binary64(s.lanes64(o.d.reg+i, 1), s.lanes64(o.a.at(i), 1), s.lanes64(o.b.at(i), 1))
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runTernary64(s *subgroup, o *op) {
	for i := range o.n {
		o.simple.ternary64(s.lanes64(o.d.reg+i, 1), s.lanes64(o.a.at(i), 1), s.lanes64(o.b.at(i), 1), s.lanes64(o.c.at(i), 1))
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runCompare(s *subgroup, o *op) {
	for i := range o.n {
		s.bools[o.d.reg+i] = o.simple.compare(s.lanes(o.a.at(i), 1), s.lanes(o.b.at(i), 1))
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runCompare64(s *subgroup, o *op) {
	for i := range o.n {
		s.bools[o.d.reg+i] = o.simple.compare64(s.lanes64(o.a.at(i), 1), s.lanes64(o.b.at(i), 1))
	}
	if s.poisoned {
		s.spread(o)
	}
}

func runPair(s *subgroup, o *op) {
	o.simple.pair(s.lanes(o.d.reg, 1), s.lanes(o.e.reg, 1), s.lanes(o.a.reg, 1), s.lanes(o.b.reg, 1))
	if s.poisoned {
		s.spread(o)
		s.poison[fileWord][o.e.reg] = s.poison[fileWord][o.d.reg]
	}
}

// runUnaryChecked and runBinaryChecked mark undefined results as poison.

func runUnaryChecked(s *subgroup, o *op) {
	runUnary(s, o)
	s.markUndefined(o, o.a)
}

func runBinaryChecked(s *subgroup, o *op) {
	runBinary(s, o)
	s.markUndefined(o, o.b)
}

func (s *subgroup) markUndefined(o *op, y arg) {
	for i := range o.n {
		if bad := o.simple.undefined(s.lanes(o.a.at(i), 1), s.lanes(y.at(i), 1)) & s.exec; bad != 0 {
			s.mark(fileWord, o.d.reg+i, s.poison[fileWord][o.d.reg+i]|bad)
		}
	}
}

// at returns the register of element i.
func (a *arg) at(i int32) int32 { return a.reg + i*int32(a.step) }

// mark sets which lanes of a register are poison.
func (s *subgroup) mark(f file, reg int32, lanes uint64) {
	if lanes &= s.full; lanes != 0 {
		s.poisoned = true
	}
	s.poison[f][reg] = lanes
}

// spread makes a result poison where an operand is, with two exceptions: a word of which no bits
// are used, and a word packed of two parts of which one is known, since memory that the host writes
// in part counts as known too.
func (s *subgroup) spread(o *op) {
	for i := range o.n {
		p := s.poison[o.a.file][o.a.at(i)]
		if o.b.file != noFile {
			p |= s.poison[o.b.file][o.b.at(i)]
		}
		if o.c.file != noFile {
			p |= s.poison[o.c.file][o.c.at(i)]
		}
		if p != 0 && o.simple == bitwiseAnd {
			p &^= s.zeros(o.a.at(i)) | s.zeros(o.b.at(i))
		}
		if o.packs {
			p = s.poison[fileWord][o.a.at(i)] & s.poison[fileWord][o.b.at(i)]
		}
		s.poison[o.d.file][o.d.reg+i] = p
	}
}

// zeros returns the lanes in which a register is 0 and not poison.
func (s *subgroup) zeros(reg int32) uint64 {
	x := s.lanes(reg, 1)
	var m uint64
	for i, v := range x {
		m |= bit(v == 0) << (i & 63)
	}
	return m &^ s.poison[fileWord][reg]
}

// runLogic combines conditions. A result that one known operand decides is known.
func runLogic(s *subgroup, o *op) {
	for i := range o.n {
		a, b := o.a.at(i), o.a.at(i)
		if o.b.file != noFile {
			b = o.b.at(i)
		}
		x, y := s.bools[a], s.bools[b]
		s.bools[o.d.reg+i] = o.simple.logic(x, y)
		if s.poisoned {
			px, py := s.poison[fileBool][a], s.poison[fileBool][b]
			p := px | py
			switch o.simple {
			case logicalAnd:
				p &^= ^x&^px | ^y&^py
			case logicalOr:
				p &^= x&^px | y&^py
			}
			s.poison[fileBool][o.d.reg+i] = p
		}
	}
}

var (
	bitwiseOr  = elementwises[197]
	bitwiseAnd = elementwises[199]
	logicalOr  = elementwises[166]
	logicalAnd = elementwises[167]
)

// runJoin executes Any and All.
func runJoin(s *subgroup, o *op) {
	var some, sure, poison uint64
	for _, a := range o.list {
		v, p := s.bools[a.reg], s.poison[fileBool][a.reg]
		if spirv.Opcode(o.number) == spirv.OpAll {
			v = ^v
		}
		some |= v
		sure |= v &^ p
		poison |= p
	}
	if spirv.Opcode(o.number) == spirv.OpAll {
		some = ^some
	}
	s.bools[o.d.reg] = some
	if s.poisoned {
		s.poison[fileBool][o.d.reg] = poison &^ sure
	}
}

func runSelect(s *subgroup, o *op) {
	for i := range o.n {
		selectWords(s.lanes(o.d.reg+i, 1), s.bools[o.a.at(i)], s.lanes(o.b.at(i), 1), s.lanes(o.c.at(i), 1))
	}
	if s.poisoned {
		s.spreadChosen(o)
	}
}

func runSelect64(s *subgroup, o *op) {
	for i := range o.n {
		selectWords(s.lanes64(o.d.reg+i, 1), s.bools[o.a.at(i)], s.lanes64(o.b.at(i), 1), s.lanes64(o.c.at(i), 1))
	}
	if s.poisoned {
		s.spreadChosen(o)
	}
}

func runSelectBool(s *subgroup, o *op) {
	for i := range o.n {
		m := s.bools[o.a.at(i)]
		s.bools[o.d.reg+i] = m&s.bools[o.b.at(i)] | ^m&s.bools[o.c.at(i)]
	}
	if s.poisoned {
		s.spreadChosen(o)
	}
}

func selectWords[T uint32 | uint64](d []T, mask uint64, x, y []T) {
	x, y = x[:len(d)], y[:len(d)]
	for i := range d {
		v := y[i]
		if mask>>(i&63)&1 != 0 {
			v = x[i]
		}
		d[i] = v
	}
}

// spreadChosen makes a selection poison where the chosen value or the condition is.
func (s *subgroup) spreadChosen(o *op) {
	values := s.poison[o.d.file]
	for i := range o.n {
		m := s.bools[o.a.at(i)]
		values[o.d.reg+i] = s.poison[fileBool][o.a.at(i)] | m&values[o.b.at(i)] | ^m&values[o.c.at(i)]
	}
}

func runExtract(s *subgroup, o *op) {
	d, index := s.lanes(o.d.reg, 1), s.lanes(o.a.reg, 1)
	var poison uint64
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := int(index[lane])
		if at >= len(o.list) {
			if s.poisoned && s.poison[fileWord][o.a.reg]>>lane&1 != 0 {
				poison |= 1 << lane
				continue
			}
			s.fail(o, Bounds, lane, "an element beyond a vector's last")
			return
		}
		reg := o.list[at].reg
		d[lane] = s.words[int(reg)<<s.shift+lane]
		poison |= s.poison[fileWord][reg] & (1 << lane)
	}
	if s.poisoned {
		s.poison[fileWord][o.d.reg] = poison | s.poison[fileWord][o.a.reg]
	}
}

func runUndefined(s *subgroup, o *op) {
	for i := range o.n {
		s.mark(o.d.file, o.d.reg+i, s.full)
	}
}

func runJoinWords(s *subgroup, o *op) {
	d, low, high := s.lanes64(o.d.reg, 1), s.lanes(o.list[0].reg, 1), s.lanes(o.list[1].reg, 1)
	for i := range d {
		d[i] = uint64(low[i]) | uint64(high[i])<<32
	}
	if s.poisoned {
		s.poison[fileDouble][o.d.reg] = s.poison[fileWord][o.list[0].reg] | s.poison[fileWord][o.list[1].reg]
	}
}

func runWiden(s *subgroup, o *op) {
	d, x := s.lanes64(o.d.reg, 1), s.lanes(o.a.reg, 1)
	for i, v := range x {
		d[i] = math.Float64bits(float64(math.Float32frombits(v)))
	}
	if s.poisoned {
		s.poison[fileDouble][o.d.reg] = s.poison[fileWord][o.a.reg]
	}
}

func runNarrow(s *subgroup, o *op) {
	d, x := s.lanes(o.d.reg, 1), s.lanes64(o.a.reg, 1)
	for i, v := range x {
		d[i] = math.Float32bits(float32(math.Float64frombits(v)))
	}
	if s.poisoned {
		s.poison[fileWord][o.d.reg] = s.poison[fileDouble][o.a.reg]
	}
}

func runSplitWords(s *subgroup, o *op) {
	low, high, x := s.lanes(o.d.reg, 1), s.lanes(o.e.reg, 1), s.lanes64(o.a.reg, 1)
	for i, v := range x {
		low[i], high[i] = uint32(v), uint32(v>>32)
	}
	if s.poisoned {
		p := s.poison[fileDouble][o.a.reg]
		s.poison[fileWord][o.d.reg], s.poison[fileWord][o.e.reg] = p, p
	}
}
