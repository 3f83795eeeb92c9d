package sim

import (
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// lowering turns a function's instructions into operations.
type lowering struct {
	*module
	p          *Program
	ops        []op
	values     map[uint32]value
	groups     []group
	grouped    []int32 // the group of each virtual register
	known      map[int32]uint64
	written    int             // number of scalars of variables with a mark
	outside    map[uint32]bool // values used outside the loop that makes them
	loops      []span
	labels     map[uint32]int32 // the operation at which a block starts
	inLoop     map[uint32]int32 // by a loop's header: the operation after the one that opens the loop
	open       []construct
	block      uint32 // the label of the block that is being lowered
	header     *instruction
	phis       map[uint32][]*instruction // by block
	loopMerges map[uint32]*instruction   // by block
	constructs []construct               // all constructs that were opened
	edges      []*pending
	bases      map[uint32]uint32 // of chains of indices
	stored     map[uint32]bool   // variables with a store
}

// value is what an ID stands for: registers or a pointer.
type value struct {
	typ     *typ
	regs    []int32
	pointer *pointer
}

// pointer is a place in a variable, in units of one access.
type pointer struct {
	variable *variable
	typ      *typ
	offset   int
	terms    []term
}

// lower generates the program's operations.
func lower(m *module, p *Program) {
	l := &lowering{module: m, p: p, values: map[uint32]value{}, known: map[int32]uint64{},
		labels: map[uint32]int32{}, inLoop: map[uint32]int32{}, phis: map[uint32][]*instruction{},
		loopMerges: map[uint32]*instruction{}, outside: map[uint32]bool{}, bases: map[uint32]uint32{}, stored: map[uint32]bool{}}
	l.survey()
	for i := range m.body {
		m.current = &m.body[i]
		l.instruction(m.current)
	}
	m.current = nil
	if len(l.open) != 0 {
		m.fail(Invalid, "a construct without its merge block")
	}
	l.emit(op{run: runReturn, class: Control})
	l.targets()
	p.registers = l.allocate()
	p.ops = l.ops
	p.written = l.written
	for virtual, bits := range l.known {
		g := l.groupOf(virtual)
		p.constants = append(p.constants, setting{g.file, g.physical + virtual - g.virtual, bits, g.elements})
	}
	slices.SortFunc(p.constants, func(x, y setting) int { return int(x.reg - y.reg) })
}

// setting is a register's contents, the same in every lane.
type setting struct {
	file     file
	reg      int32
	bits     uint64
	elements int // of a matrix
}

// effects lists instructions that other invocations observe.
var effects = []spirv.Opcode{spirv.OpAtomicIAdd, spirv.OpAtomicAnd, spirv.OpAtomicOr, spirv.OpControlBarrier, spirv.OpCooperativeMatrixLoadKHR, spirv.OpCooperativeMatrixStoreKHR, spirv.OpCooperativeMatrixMulAddKHR,
	spirv.OpGroupNonUniformBroadcast, spirv.OpGroupNonUniformShuffle, spirv.OpGroupNonUniformShuffleXor, spirv.OpGroupNonUniformBroadcastFirst, spirv.OpGroupNonUniformBallot, spirv.OpGroupNonUniformElect, spirv.OpGroupNonUniformAny, spirv.OpGroupNonUniformAll}

// instruction lowers one instruction of the function.
func (l *lowering) instruction(i *instruction) {
	if slices.Contains(effects, i.op) {
		l.effect()
	}
	switch i.op {
	case spirv.OpNop, spirv.OpName:
	case spirv.OpVariable:
		l.localVariable(i)
	case spirv.OpAccessChain:
		l.accessChain(i)
	case spirv.OpLoad:
		l.load(i)
	case spirv.OpStore:
		l.store(i)
	case spirv.OpAtomicIAdd, spirv.OpAtomicAnd, spirv.OpAtomicOr:
		l.atomic(i)
	case spirv.OpCompositeConstruct, spirv.OpCompositeExtract, spirv.OpVectorExtractDynamic, spirv.OpVectorShuffle, spirv.OpUndef, spirv.OpBitcast, spirv.OpFConvert, spirv.OpAny, spirv.OpAll, spirv.OpSelect:
		l.composite(i)
	case spirv.OpGroupNonUniformBroadcast, spirv.OpGroupNonUniformShuffle, spirv.OpGroupNonUniformShuffleXor, spirv.OpGroupNonUniformBroadcastFirst, spirv.OpGroupNonUniformBallot, spirv.OpGroupNonUniformElect, spirv.OpGroupNonUniformAny, spirv.OpGroupNonUniformAll:
		l.exchange(i)
	case spirv.OpControlBarrier:
		l.barrier(i)
	case spirv.OpLabel, spirv.OpPhi, spirv.OpLoopMerge, spirv.OpSelectionMerge, spirv.OpBranch, spirv.OpBranchConditional, spirv.OpReturn, spirv.OpUnreachable:
		l.control(i)
	case spirv.OpCooperativeMatrixLoadKHR, spirv.OpCooperativeMatrixStoreKHR, spirv.OpCooperativeMatrixMulAddKHR:
		l.matrix(i)
	case spirv.OpExtInst:
		number := spirv.GLSL(i.args[1])
		e := extendeds[number]
		if e == nil || i.args[0] != l.extended {
			l.fail(Invalid, "instruction %d of set %%%d, which the simulator does not support", i.args[1], i.args[0])
		}
		switch number {
		case spirv.GLSLPackHalf2x16, spirv.GLSLUnpackHalf2x16:
			l.halves(i, e)
		default:
			l.elementwise(i, e, i.args[2:])
		}
	default:
		e := elementwises[i.op]
		if e == nil {
			l.fail(Invalid, "%v in a function, which the simulator does not support there", i.op)
		}
		l.elementwise(i, e, i.args)
	}
}

// fresh returns n new virtual registers in a row.
func (l *lowering) fresh(f file, n int) []int32 {
	first := int32(len(l.grouped))
	regs := make([]int32, n)
	for i := range regs {
		regs[i] = first + int32(i)
		l.grouped = append(l.grouped, int32(len(l.groups)))
	}
	l.groups = append(l.groups, group{file: f, virtual: first, n: int32(n), first: -1, loop: -1})
	return regs
}

func (l *lowering) groupOf(reg int32) *group { return &l.groups[l.grouped[reg]] }

// row is an operand of several elements in a row of registers.
func (l *lowering) row(regs []int32) arg { return arg{regs[0], 1, l.groupOf(regs[0]).file} }

// one is an operand of one element.
func (l *lowering) one(reg int32) arg { return arg{reg, 0, l.groupOf(reg).file} }

func (l *lowering) list(regs []int32) []arg {
	args := make([]arg, len(regs))
	for i, r := range regs {
		args[i] = l.one(r)
	}
	return args
}

// emit appends an operation of the current instruction.
func (l *lowering) emit(o op) *op {
	if o.n == 0 {
		o.n = 1
	}
	o.at = l.place()
	l.p.Profile.Mistake.spoil(l.current, &o)
	l.ops = append(l.ops, o)
	return &l.ops[len(l.ops)-1]
}

// place returns the current instruction's index in the program's places.
func (l *lowering) place() int32 {
	var at Instruction
	if l.current != nil {
		at = l.current.place()
	}
	if n := len(l.p.places); n == 0 || l.p.places[n-1] != at {
		l.p.places = append(l.p.places, at)
	}
	return int32(len(l.p.places) - 1)
}

// define records an instruction's result. If it is used outside the loop that computes it, a copy
// keeps it for lanes that have left the loop.
func (l *lowering) define(i *instruction, regs []int32) {
	if l.outside[i.result] {
		kept := l.fresh(l.groupOf(regs[0]).file, len(regs))
		l.inRuns(op{run: runMove}, kept, regs)
		regs = kept
	}
	l.values[i.result] = value{typ: l.typeOf(i.typ), regs: regs}
}

// regs returns the registers of a value; a constant gets its own.
func (l *lowering) regs(id uint32) []int32 {
	if v, ok := l.values[id]; ok {
		if v.regs == nil {
			l.fail(Invalid, "%%%d, which is no value", id)
		}
		return v.regs
	}
	c := l.constants[id]
	if c == nil {
		l.fail(Invalid, "%%%d, which has no value here", id)
	}
	regs := l.fresh(c.typ.file(), len(c.bits))
	g := &l.groups[len(l.groups)-1]
	g.pinned, g.elements = true, c.typ.rows*c.typ.columns
	for i, r := range regs {
		l.known[r] = c.bits[i]
	}
	l.values[id] = value{typ: c.typ, regs: regs}
	return regs
}

func (l *lowering) scalar(id uint32) int32 {
	regs := l.regs(id)
	if len(regs) != 1 {
		l.fail(Invalid, "%%%d, which is no scalar", id)
	}
	return regs[0]
}

// inRuns appends an elementwise operation for each run of elements in which every operand's
// registers are a row or all the same.
func (l *lowering) inRuns(o op, d []int32, operands ...[]int32) {
	for _, x := range operands {
		if len(x) != len(d) {
			l.fail(Invalid, "operands of %d and %d elements", len(x), len(d))
		}
	}
	for from := 0; from < len(d); {
		to := from + 1
		for to < len(d) && l.continues(operands, from, to) {
			to++
		}
		part := o
		part.n = int32(to - from)
		part.d = l.row(d[from:])
		for k, into := range []*arg{&part.a, &part.b, &part.c}[:len(operands)] {
			*into = l.row(operands[k][from:])
			if to-from > 1 && operands[k][from+1] == operands[k][from] {
				into.step = 0
			}
		}
		l.emit(part)
		from = to
	}
}

// continues reports whether element i extends the run that starts at from.
func (l *lowering) continues(operands [][]int32, from, i int) bool {
	for _, x := range operands {
		step := x[from+1] - x[from]
		if step != 0 && (step != 1 || l.grouped[x[from]] != l.grouped[x[i]]) || x[i]-x[i-1] != step {
			return false
		}
	}
	return true
}

// elementwise lowers an elementwise instruction.
func (l *lowering) elementwise(i *instruction, e *elementwise, ids []uint32) {
	var operands [][]int32
	for _, id := range ids {
		operands = append(operands, l.regs(id))
	}
	e = l.p.Profile.as(e)
	t := l.typeOf(i.typ)
	o := op{simple: e, class: e.class}
	in := l.groupOf(operands[0][0]).file
	if in == fileDouble {
		o.class = Double
	}
	o.run = e.runs(in, len(operands), l.alwaysDefined(e, operands))
	if o.run == nil {
		l.fail(Invalid, "%s of %d operands of type %%%d", i.name(), len(operands), i.typ)
	}
	if e == bitwiseOr {
		_, x := l.known[operands[0][0]]
		_, y := l.known[operands[1][0]]
		o.packs = !x && !y
	}
	if e.pair == nil {
		d := l.fresh(t.file(), len(operands[0]))
		l.inRuns(o, d, operands...)
		l.define(i, d)
		return
	}
	d := l.fresh(fileWord, 2*len(operands[0]))
	n := len(operands[0])
	for j := range n { // all elements of the first result, then those of the second
		o.d, o.e, o.a, o.b = l.one(d[j]), l.one(d[n+j]), l.one(operands[0][j]), l.one(operands[1][j])
		l.emit(o)
	}
	l.define(i, d)
}

// halves lowers a conversion of two floats to a word, or the reverse.
func (l *lowering) halves(i *instruction, e *elementwise) {
	x := l.regs(i.args[2])
	o := op{simple: e, class: e.class}
	if e.pair != nil && len(x) == 1 {
		d := l.fresh(fileWord, 2)
		o.run, o.d, o.e, o.a, o.b = runPair, l.one(d[0]), l.one(d[1]), l.one(x[0]), l.one(x[0])
		l.emit(o)
		l.define(i, d)
		return
	}
	if e.binary == nil || len(x) != 2 {
		l.fail(Invalid, "%s of %d words", i.name(), len(x))
	}
	d := l.fresh(fileWord, 1)
	o.run = runBinary
	l.inRuns(o, d, x[:1], x[1:])
	l.define(i, d)
}

// alwaysDefined reports whether the constants among the operands make the result defined.
func (l *lowering) alwaysDefined(e *elementwise, operands [][]int32) bool {
	if e.undefined == nil {
		return true
	}
	if e.unary != nil {
		return false
	}
	for _, r := range operands[1] {
		bits, ok := l.known[r]
		if !ok || e.undefined([]uint32{0}, []uint32{uint32(bits)}) != 0 {
			return false
		}
	}
	return true
}

// runs returns the operation's function, nil if there is none for such operands.
func (e *elementwise) runs(in file, operands int, defined bool) func(*subgroup, *op) {
	switch {
	case e.logic != nil && in == fileBool:
		return runLogic
	case e.pair != nil && in == fileWord && operands == 2:
		return runPair
	case e.compare != nil && in == fileWord && operands == 2:
		return runCompare
	case e.compare64 != nil && in == fileDouble && operands == 2:
		return runCompare64
	case e.unary != nil && in == fileWord && operands == 1:
		return choose(defined, runUnary, runUnaryChecked)
	case e.binary != nil && in == fileWord && operands == 2:
		return choose(defined, runBinary, runBinaryChecked)
	case e.ternary != nil && in == fileWord && operands == 3:
		return runTernary
	case e.unary64 != nil && in == fileDouble && operands == 1:
		return runUnary64
	case e.binary64 != nil && in == fileDouble && operands == 2:
		return runBinary64
	case e.ternary64 != nil && in == fileDouble && operands == 3:
		return runTernary64
	}
	return nil
}

func choose[T any](first bool, x, y T) T {
	if first {
		return x
	}
	return y
}

// composite lowers instructions that build and split values. Most only name registers.
func (l *lowering) composite(i *instruction) {
	t := l.typeOf(i.typ)
	switch i.op {
	case spirv.OpCompositeConstruct:
		var regs []int32
		for _, id := range i.args {
			regs = append(regs, l.regs(id)...)
		}
		if t.file() == fileMatrix || len(regs) != t.scalars() {
			l.fail(Invalid, "%d elements for %d", len(regs), t.scalars())
		}
		l.define(i, regs)
	case spirv.OpCompositeExtract:
		regs, from := l.regs(i.args[0]), l.values[i.args[0]].typ
		for _, index := range i.args[1:] {
			part, before := from.part(int(index))
			regs, from = regs[before:before+part.scalars()], part
		}
		l.define(i, regs)
	case spirv.OpVectorShuffle:
		both := slices.Concat(l.regs(i.args[0]), l.regs(i.args[1]))
		var regs []int32
		for _, index := range i.args[2:] {
			regs = append(regs, both[index])
		}
		l.define(i, regs)
	case spirv.OpVectorExtractDynamic:
		d := l.fresh(t.file(), 1)
		l.emit(op{run: runExtract, class: Integer, d: l.one(d[0]), a: l.one(l.scalar(i.args[1])), list: l.list(l.regs(i.args[0]))})
		l.define(i, d)
	case spirv.OpUndef:
		d := l.fresh(t.file(), t.scalars())
		l.emit(op{run: runUndefined, d: l.row(d), n: int32(len(d))})
		l.define(i, d)
	case spirv.OpBitcast:
		l.bitcast(i, t)
	case spirv.OpFConvert:
		l.convertFloat(i, t)
	case spirv.OpSelect:
		l.choice(i, t)
	case spirv.OpAny, spirv.OpAll:
		d := l.fresh(fileBool, 1)
		l.emit(op{run: runJoin, class: Compare, d: l.one(d[0]), list: l.list(l.regs(i.args[0])), number: int32(i.op)})
		l.define(i, d)
	}
}

// convertFloat widens float32s, or rounds float64s.
func (l *lowering) convertFloat(i *instruction, t *typ) {
	regs := l.regs(i.args[0])
	run := runWiden
	if t.file() == fileWord {
		run = runNarrow
	}
	if l.groupOf(regs[0]).file == t.file() || len(regs) != t.scalars() {
		l.fail(Invalid, "a conversion of floats of one size, or of another number of them")
	}
	d := l.fresh(t.file(), len(regs))
	for j, r := range regs {
		l.emit(op{run: run, class: Convert, d: l.one(d[j]), a: l.one(r)})
	}
	l.define(i, d)
}

// bitcast names the same registers, or moves words to and from 64-bit registers.
func (l *lowering) bitcast(i *instruction, t *typ) {
	regs := l.regs(i.args[0])
	from, to := l.groupOf(regs[0]).file, t.file()
	if from == to && len(regs) == t.scalars() {
		l.define(i, regs)
		return
	}
	d := l.fresh(to, t.scalars())
	switch {
	case from == fileWord && to == fileDouble && len(regs) == 2*len(d):
		for j := range d {
			l.emit(op{run: runJoinWords, d: l.one(d[j]), list: l.list(regs[2*j : 2*j+2])})
		}
	case from == fileDouble && to == fileWord && 2*len(regs) == len(d):
		for j, r := range regs {
			l.emit(op{run: runSplitWords, d: l.one(d[2*j]), e: l.one(d[2*j+1]), a: l.one(r)})
		}
	default:
		l.fail(Invalid, "a bit cast between types of different sizes")
	}
	l.define(i, d)
}

func (l *lowering) choice(i *instruction, t *typ) {
	cond, x, y := l.regs(i.args[0]), l.regs(i.args[1]), l.regs(i.args[2])
	if len(cond) == 1 {
		cond = slices.Repeat(cond, len(x))
	}
	d := l.fresh(t.file(), t.scalars())
	run := map[file]func(*subgroup, *op){fileWord: runSelect, fileDouble: runSelect64, fileBool: runSelectBool}[t.file()]
	if run == nil {
		l.fail(Invalid, "a selection of matrices")
	}
	l.inRuns(op{run: run, class: Compare}, d, cond, x, y)
	l.define(i, d)
}
