package main

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// machine is a processor's kind of vectors.
type machine struct {
	bits      int
	vectors   int                       // registers
	names     map[int]map[opcode]string // instructions on vectors by the width of a lane
	masks     bool                      // conditions have registers of their own
	constants map[int]*pool             // by the width of a lane
}

// pool are the constants of a file for lanes of a width.
type pool struct {
	bits   map[uint64]int // place by bits
	list   []uint64
	tables [][]uint64
}

// shared are instructions that AVX2 and AVX-512 have, by the width of a lane.
var shared = map[int]map[opcode]string{
	32: {
		add: "VADDPS", sub: "VSUBPS", mul: "VMULPS", div: "VDIVPS", sqrt: "VSQRTPS", greater: "VMAXPS", less: "VMINPS",
		fromInt: "VCVTDQ2PS", toInt: "VCVTTPS2DQ", addU: "VPADDD", subU: "VPSUBD", mulU: "VPMULLD",
		greaterSigned: "VPMAXSD", lesserSigned: "VPMINSD", greaterUnsigned: "VPMAXUD", lesserUnsigned: "VPMINUD",
		lessFloat: "VCMPPS $0x11,", lessEqualFloat: "VCMPPS $0x12,", equalFloat: "VCMPPS $0,", notEqualFloat: "VCMPPS $4,", unordered: "VCMPPS $3,",
		shiftLeft: "VPSLLVD", shiftRight: "VPSRLVD", shiftRightSigned: "VPSRAVD",
		swapped: "VPERMILPS $0xb1,", evens: "VMOVSLDUP", odds: "VMOVSHDUP",
	},
	64: {
		add: "VADDPD", sub: "VSUBPD", mul: "VMULPD", div: "VDIVPD", sqrt: "VSQRTPD", greater: "VMAXPD", less: "VMINPD",
		addU: "VPADDQ", subU: "VPSUBQ", mulWide: "VPMULUDQ",
		lessFloat: "VCMPPD $0x11,", lessEqualFloat: "VCMPPD $0x12,", equalFloat: "VCMPPD $0,", notEqualFloat: "VCMPPD $4,", unordered: "VCMPPD $3,",
		shiftLeft: "VPSLLVQ", shiftRight: "VPSRLVQ",
		swapped: "VPERMILPD $0x55,", evens: "VMOVDDUP", odds: "VPERMILPD $0xff,",
	},
}

// immediate are shifts by the same count.
var immediate = map[int]map[opcode]string{
	32: {shiftLeft: "VPSLLD", shiftRight: "VPSRLD", shiftRightSigned: "VPSRAD"},
	64: {shiftLeft: "VPSLLQ", shiftRight: "VPSRLQ", shiftRightSigned: "VPSRAQ"},
}

func with(more map[int]map[opcode]string) map[int]map[opcode]string {
	all := map[int]map[opcode]string{}
	for _, width := range []int{32, 64} {
		all[width] = maps.Clone(shared[width])
		maps.Copy(all[width], more[width])
	}
	return all
}

func newPools() map[int]*pool {
	return map[int]*pool{32: {bits: map[uint64]int{}}, 64: {bits: map[uint64]int{}}}
}

func avx2() *machine {
	logic := map[opcode]string{and: "VPAND", or: "VPOR", xor: "VPXOR", both: "VPAND", either: "VPOR"}
	narrow, wide := maps.Clone(logic), maps.Clone(logic)
	// The first operand is the greater one.
	maps.Copy(narrow, map[opcode]string{lessSigned: "VPCMPGTD", equal: "VPCMPEQD", rounded: "VROUNDPS"})
	maps.Copy(wide, map[opcode]string{lessSigned: "VPCMPGTQ", equal: "VPCMPEQQ", rounded: "VROUNDPD"})
	return &machine{bits: 256, vectors: 16, constants: newPools(), names: with(map[int]map[opcode]string{32: narrow, 64: wide})}
}

func avx512() *machine {
	return &machine{bits: 512, vectors: 32, masks: true, constants: newPools(), names: with(map[int]map[opcode]string{
		32: {
			and: "VPANDD", or: "VPORD", xor: "VPXORD", both: "KANDW", either: "KORW", not: "KNOTW",
			lessU: "VPCMPUD $1,", lessSigned: "VPCMPD $1,", equal: "VPCMPD $0,", rounded: "VRNDSCALEPS",
		},
		64: {
			and: "VPANDQ", or: "VPORQ", xor: "VPXORQ", both: "KANDB", either: "KORB", not: "KNOTB",
			lessU: "VPCMPUQ $1,", lessSigned: "VPCMPQ $1,", equal: "VPCMPQ $0,", rounded: "VRNDSCALEPD",
			mulU: "VPMULLQ", shiftRightSigned: "VPSRAVQ", fromInt: "VCVTQQ2PD", fromUnsigned: "VCVTUQQ2PD", toInt: "VCVTTPD2QQ",
			greaterSigned: "VPMAXSQ", lesserSigned: "VPMINSQ", greaterUnsigned: "VPMAXUQ", lesserUnsigned: "VPMINUQ",
		},
	})}
}

// place is where a constant of a lane's width lies, in bytes.
func (m *machine) place(width int, bits uint64) int {
	p := m.constants[width]
	at, ok := p.bits[bits]
	if !ok {
		at = len(p.list)
		p.bits[bits] = at
		p.list = append(p.list, bits)
	}
	return at * m.constantSize(width)
}

// constantSize is how many bytes a constant takes: a lane, or a vector of them where an
// instruction does not repeat what it reads.
func (m *machine) constantSize(width int) int {
	if m.masks {
		return width / 8
	}
	return m.bits / 8
}

// table is the symbol of a table.
func (m *machine) table(width int, words []uint64) string {
	p := m.constants[width]
	at := slices.IndexFunc(p.tables, func(t []uint64) bool { return slices.Equal(t, words) })
	if at < 0 {
		at = len(p.tables)
		p.tables = append(p.tables, words)
	}
	return fmt.Sprintf("table%d_%dx%d<>", at, m.bits, width)
}

func (m *machine) symbol(width int, bits uint64) string {
	return fmt.Sprintf("constants%dx%d<>+%d(SB)", m.bits, width, m.place(width, bits))
}

// loop is the writing of one function.
type loop struct {
	*machine
	definition
	width   int // of a lane
	source  *source
	uses    [][]int // of each step, by which ones, ascending
	at      int     // the step that is written
	vectors file
	masks   file
	slots   []int // of what is kept in memory, by slot: the step, or -1
	slot    map[int]int
	text    bytes.Buffer
}

// file are registers of one kind and which step's value each holds, or -1.
type file struct {
	letter string
	first  int // number of the first
	holds  []int
	pinned []bool // in use by the step that is written
}

func newFile(letter string, first, n int) file {
	return file{letter, first, slices.Repeat([]int{-1}, n), make([]bool, n)}
}

func (f *file) name(r int) string { return fmt.Sprintf("%s%d", f.letter, f.first+r) }

func (l *loop) write(format string, args ...any) { fmt.Fprintf(&l.text, "\t"+format+"\n", args...) }

// reads are the instructions that make a lane of each element of a type, by the lane's width;
// those of a bfloat16 are moved to their place by a step.
var reads = map[int]map[dtype.DType]string{
	32: {
		dtype.Float32: "VMOVUPS", dtype.Int32: "VMOVUPS", dtype.Uint32: "VMOVUPS", dtype.Float16: "VCVTPH2PS", dtype.BFloat16: "VPMOVZXWD",
		dtype.Int16: "VPMOVSXWD", dtype.Uint16: "VPMOVZXWD", dtype.Int8: "VPMOVSXBD", dtype.Uint8: "VPMOVZXBD", dtype.Bool: "VPMOVZXBD",
	},
	64: {
		dtype.Float64: "VMOVUPS", dtype.Int64: "VMOVUPS", dtype.Uint64: "VMOVUPS", dtype.Float32: "VCVTPS2PD", dtype.Int32: "VPMOVSXDQ", dtype.Uint32: "VPMOVZXDQ",
		dtype.Int16: "VPMOVSXWQ", dtype.Uint16: "VPMOVZXWQ", dtype.Int8: "VPMOVSXBQ", dtype.Uint8: "VPMOVZXBQ", dtype.Bool: "VPMOVZXBQ",
	},
}

// quietly is a rounding that tells nobody that it was inexact.
const quietly = 8

// store writes a loop's result.
func (l *loop) store(result int) {
	to := l.resultType()
	r, at, size := l.register(result), fmt.Sprintf("(DI)(BX*%d)", to.Size()), to.Size()
	switch {
	case size*8 == l.width:
		l.write("VMOVUPS %s, %s", r, at)
	case to == dtype.Float16:
		l.write("VCVTPS2PH $%d, %s, %s", toEven, r, at)
	case to == dtype.Float32:
		l.storeSingle(r, at)
	case l.machine.masks:
		l.write("%s %s, %s", cuts[l.width][size], r, at)
	default:
		l.pack(r, at, size)
	}
}

// storeSingle writes float64s as float32s.
func (l *loop) storeSingle(r, at string) {
	half, name := "Y"+r[1:], "VCVTPD2PS"
	if !l.machine.masks {
		half, name = "X"+r[1:], "VCVTPD2PSY"
	}
	l.write("%s %s, %s", name, r, half)
	l.write("VMOVUPS %s, %s", half, at)
}

// cuts are the instructions that write the lower bytes of lanes, by the lane's width and the
// number of bytes.
var cuts = map[int]map[int]string{32: {2: "VPMOVDW", 1: "VPMOVDB"}, 64: {4: "VPMOVQD", 2: "VPMOVQW", 1: "VPMOVQB"}}

// pack writes the lower bytes of lanes, which are 0 above where they are fewer than four: of
// both halves of the register.
func (l *loop) pack(r, at string, size int) {
	low, other := "X"+r[1:], "X0"
	if low == other {
		other = "X1"
	}
	l.write("VEXTRACTI128 $1, %s, %s", r, other)
	move := map[int]string{8: "VMOVUPS", 4: "VMOVQ", 2: "VMOVD"} // by the bytes of half the lanes
	if l.width == 64 {
		l.write("VSHUFPS $0x88, %s, %s, %s", other, low, low)
		other = low
	}
	if size < 4 {
		l.write("VPACKUSDW %s, %s, %s", other, low, low)
	}
	if size < 2 {
		l.write("VPACKUSWB %s, %s, %s", low, low, low)
	}
	l.write("%s %s, %s", move[size*l.bits/l.width/2], low, at)
}

// never is past every step.
const never = 1 << 30

// next is when a step's value is used next, from the current step on.
func (l *loop) next(step int) int {
	i, _ := slices.BinarySearch(l.uses[step], l.at)
	if i == len(l.uses[step]) {
		return never
	}
	return l.uses[step][i]
}

func (l *loop) fileOf(step int) *file {
	if l.machine.masks && l.source.steps[step].op.isCondition() {
		return &l.masks
	}
	return &l.vectors
}

// take is a register that may be written: a free one, or that whose value is used last.
func (l *loop) take(f *file) int {
	best := -1
	for r, held := range f.holds {
		switch {
		case f.pinned[r]:
		case held < 0:
			return r
		case best < 0 || l.next(held) > l.next(f.holds[best]):
			best = r
		}
	}
	if best < 0 || f.letter == "K" {
		panic("no register is left")
	}
	l.spill(f.holds[best], f.name(best))
	f.holds[best] = -1
	return best
}

// spill keeps a value in memory, unless it is there.
func (l *loop) spill(step int, register string) {
	if _, ok := l.slot[step]; ok || l.source.steps[step].op == constant {
		return
	}
	free := slices.Index(l.slots, -1)
	if free < 0 {
		free = len(l.slots)
		l.slots = append(l.slots, -1)
	}
	l.slots[free], l.slot[step] = step, free
	l.write("VMOVUPS %s, %d(SP)", register, free*l.bits/8)
}

// register has a step's value in a register.
func (l *loop) register(step int) string {
	f := l.fileOf(step)
	if r := slices.Index(f.holds, step); r >= 0 {
		f.pinned[r] = true
		return f.name(r)
	}
	r := l.take(f)
	f.holds[r], f.pinned[r] = step, true
	st := l.source.steps[step]
	switch slot, ok := l.slot[step]; {
	case ok:
		l.write("VMOVUPS %d(SP), %s", slot*l.bits/8, f.name(r))
	case st.op == constant && l.machine.masks:
		l.write("%s %s, %s", map[int]string{32: "VBROADCASTSS", 64: "VBROADCASTSD"}[l.width], l.symbol(l.width, st.imm), f.name(r))
	case st.op == constant:
		l.write("VMOVUPS %s, %s", l.symbol(l.width, st.imm), f.name(r))
	default:
		panic("a value is lost")
	}
	return f.name(r)
}

// anywhere has a step's value in a register or in memory; suffix is what an instruction
// needs that reads it there.
func (l *loop) anywhere(step int) (where, suffix string) {
	if slices.Contains(l.fileOf(step).holds, step) {
		return l.register(step), ""
	}
	if slot, ok := l.slot[step]; ok {
		return fmt.Sprintf("%d(SP)", slot*l.bits/8), ""
	}
	if st := l.source.steps[step]; st.op == constant {
		if l.machine.masks {
			return l.symbol(l.width, st.imm), ".BCST"
		}
		return l.symbol(l.width, st.imm), ""
	}
	return l.register(step), ""
}

// result is a register for what the current step makes: its operands are read by the
// time that it is written.
func (l *loop) result() string {
	for _, f := range []*file{&l.vectors, &l.masks} {
		for r, held := range f.holds {
			f.pinned[r] = false
			if held >= 0 && !l.isUsedLater(held) {
				f.holds[r] = -1
			} else if held >= 0 && slices.Contains(l.source.steps[l.at].args[:l.source.steps[l.at].n], held) {
				f.pinned[r] = true
			}
		}
	}
	f := l.fileOf(l.at)
	r := l.take(f)
	clear(f.pinned)
	f.holds[r] = l.at
	return f.name(r)
}

func (l *loop) isUsedLater(step int) bool {
	return len(l.uses[step]) > 0 && l.uses[step][len(l.uses[step])-1] > l.at
}

func (l *loop) inRegister(step int) bool { return slices.Contains(l.fileOf(step).holds, step) }

// instruction is a name with a suffix before its first immediate.
func instruction(name, suffix string) string {
	op, rest, _ := strings.Cut(name, " ")
	return strings.TrimSpace(op + suffix + " " + rest)
}

// freeSlots gives memory back that is read no more. What the step before read there may
// not be overwritten before it has.
func (l *loop) freeSlots() {
	for step, slot := range l.slot {
		if l.next(step) == never {
			l.slots[slot] = -1
			delete(l.slot, step)
		}
	}
}

// step writes the current one.
func (l *loop) step() {
	st := l.source.steps[l.at]
	a, b, c := st.args[0], st.args[1], st.args[2]
	switch st.op {
	case constant:
	case operand:
		from := l.operandType(int(st.imm))
		l.write("%s (%s)(BX*%d), %s", reads[l.width][from], sources[st.imm], from.Size(), l.result())
	case firstSigns:
		l.write("%s firstSigns%dx%d<>(SB), %s", map[bool]string{false: "VBROADCASTI128", true: "VBROADCASTI32X4"}[l.machine.masks], l.bits, l.width, l.result())
	case rounded:
		x, suffix := l.anywhere(a)
		l.write("%s $%d, %s, %s", instruction(l.name(st.op), suffix), st.imm|quietly, x, l.result())
	case sqrt, fromInt, fromUnsigned, toInt:
		x, suffix := l.anywhere(a)
		l.write("%s %s, %s", instruction(l.name(st.op), suffix), x, l.result())
	case swapped, evens, odds:
		x := l.register(a)
		l.write("%s %s, %s", l.name(st.op), x, l.result())
	case not:
		l.negate(a)
	case look:
		l.look(a, l.source.tables[st.imm])
	case choose:
		f, mask := l.register(c), l.register(a)
		t, suffix := l.anywhere(b)
		if l.machine.masks {
			l.write("VBLENDMP%s%s %s, %s, %s, %s", l.letter(), suffix, t, f, mask, l.result())
		} else {
			l.write("VBLENDVP%s %s, %s, %s, %s", l.letter(), mask, t, f, l.result())
		}
	case leave:
		l.leave(l.register(a))
	case shiftLeft, shiftRight, shiftRightSigned:
		if n, ok := l.source.constantOf(value(b)); ok {
			x := l.register(a)
			l.write("%s $%d, %s, %s", immediate[l.width][st.op], n, x, l.result())
			return
		}
		l.binary(st.op, a, b)
	case lessSigned:
		if !l.machine.masks {
			a, b = b, a
		}
		l.binary(st.op, a, b)
	default:
		l.binary(st.op, a, b)
	}
}

// name is the instruction of an opcode on the loop's lanes.
func (l *loop) name(op opcode) string {
	name, ok := l.names[l.width][op]
	if !ok {
		panic(fmt.Sprintf("%s: no instruction for opcode %d on lanes of %d bits", l.goName(), op, l.width))
	}
	return name
}

// letter tells floats of a lane's width.
func (l *loop) letter() string { return map[int]string{32: "S", 64: "D"}[l.width] }

// look writes the reading of a table at a step's words. The registers of the words, of the
// result and of what says for which lanes it is not yet read are three.
func (l *loop) look(index int, table []uint64) {
	x := l.register(index)
	r := l.take(&l.vectors)
	l.vectors.pinned[r] = true
	to := l.vectors.name(r)
	lanes := &l.vectors
	if l.machine.masks {
		lanes = &l.masks
	}
	unread := lanes.name(l.take(lanes))
	l.write("LEAQ %s(SB), AX", l.table(l.width, table))
	gather, equal, scale := "VPGATHERDD", "VPCMPEQD", 4
	if l.width == 64 {
		gather, equal, scale = "VPGATHERQQ", "VPCMPEQQ", 8
	}
	if l.machine.masks {
		l.write("KXNORW %s, %s, %s", unread, unread, unread)
		l.write("VPXORD %s, %s, %s", to, to, to)
		l.write("%s (AX)(%s*%d), %s, %s", gather, x, scale, unread, to)
	} else {
		l.write("%s %s, %s, %s", equal, unread, unread, unread)
		l.write("%s %s, (AX)(%s*%d), %s", gather, unread, x, scale, to)
	}
	l.release()
	l.vectors.holds[r] = l.at
}

// binary writes an instruction whose first operand is in a register.
func (l *loop) binary(op opcode, a, b int) {
	if op.commutes() && !l.inRegister(a) && l.inRegister(b) {
		a, b = b, a
	}
	x := l.register(a)
	y, suffix := l.anywhere(b)
	l.write("%s %s, %s, %s", instruction(l.name(op), suffix), y, x, l.result())
}

func (l *loop) negate(a int) {
	x := l.register(a)
	if l.machine.masks {
		l.write("%s %s, %s", l.name(not), x, l.result())
		return
	}
	l.write("VPXOR %s, %s, %s", l.symbol(l.width, math.MaxUint64>>(64-l.width)), x, l.result())
}

// leave ends the loop where a condition holds somewhere.
func (l *loop) leave(mask string) {
	if l.machine.masks {
		l.write("KORTEST%s %s, %s", map[int]string{32: "W", 64: "B"}[l.width], mask, mask)
	} else {
		l.write("VMOVMSKP%s %s, AX", l.letter(), mask)
		l.write("TESTL AX, AX")
	}
	l.write("JNE done")
	l.release()
}

// release frees what is used no more after a step without a result.
func (l *loop) release() {
	for _, f := range []*file{&l.vectors, &l.masks} {
		clear(f.pinned)
		for r, held := range f.holds {
			if held >= 0 && !l.isUsedLater(held) {
				f.holds[r] = -1
			}
		}
	}
}

// function is the text of a definition's loop.
func (m *machine) function(d definition) string {
	s := newSource(d.width(), !m.masks)
	result := d.record(s)
	l := &loop{machine: m, definition: d, width: d.width(), source: s, uses: make([][]int, len(s.steps)), slot: map[int]int{},
		vectors: newFile(map[int]string{256: "Y", 512: "Z"}[m.bits], 0, m.vectors), masks: newFile("K", 1, 7)}
	marks := s.needed(result)
	for i, st := range s.steps {
		if marks[i] {
			for _, a := range st.args[:st.n] {
				l.uses[a] = append(l.uses[a], i)
			}
		}
	}
	l.uses[result] = append(l.uses[result], len(s.steps))
	for i := range s.steps {
		if l.at = i; marks[i] {
			l.freeSlots()
			l.step()
		}
	}
	l.at = len(s.steps)
	l.store(int(result))
	return m.around(l)
}

// sources are the registers that point to the operands.
var sources = []string{"SI", "DX", "R8"}

// operandNames are what the functions call them.
var operandNames = []string{"x", "y", "z"}

// frames up to which no stack is looked for.
const smallFrame = 512

// around is the function about a loop's body.
func (m *machine) around(l *loop) string {
	var out bytes.Buffer
	d, flags, frame, names := l.definition, "NOSPLIT", len(l.slots)*m.bits/8, operandNames[:l.arity]
	if frame > smallFrame {
		flags = "0"
	}
	name := fmt.Sprintf("%s%d", d.goName(), m.bits)
	fmt.Fprintf(&out, "\n// func %s(dst, %s unsafe.Pointer, n int) int\nTEXT ·%s(SB), %s, $%d-%d\n",
		name, strings.Join(names, ", "), name, flags, frame, 8*(d.arity+3))
	fmt.Fprintf(&out, "\tMOVQ dst+0(FP), DI\n")
	for i, s := range names {
		fmt.Fprintf(&out, "\tMOVQ %s+%d(FP), %s\n", s, 8*(i+1), sources[i])
	}
	for _, c := range m.touched(l) {
		fmt.Fprintf(&out, "\tMOVL constants%dx%d<>+%d(SB), AX\n", m.bits, l.width, c)
	}
	fmt.Fprintf(&out, "\tMOVQ n+%d(FP), CX\n\tXORL BX, BX\n\nloop:\n%s\tADDQ $%d, BX\n\tCMPQ BX, CX\n\tJLT loop\n\ndone:\n\tVZEROUPPER\n\tMOVQ BX, ret+%d(FP)\n\tRET\n",
		8*(d.arity+1), &l.text, m.bits/l.width, 8*(d.arity+2))
	return out.String()
}

// touched are constants of a loop in each page that has some, where it reads some under masks.
// A read that a mask leaves out makes no page fault, so that a page of constants that nobody
// else has read stays away, and each such read takes the processor 600 cycles to find out that
// it need not be done: one process in fifty made its sums at a fiftieth of the speed.
func (m *machine) touched(l *loop) (list []int) {
	if !m.masks {
		return nil
	}
	for _, c := range regexp.MustCompile(`constants\w+<>\+(\d+)`).FindAllStringSubmatch(l.text.String(), -1) {
		at, _ := strconv.Atoi(c[1])
		list = append(list, at)
	}
	slices.Sort(list)
	if len(list) < 3 {
		return slices.Compact(list)
	}
	// Where the pages begin is for the linker to say: what lies within one of another may be
	// in the next.
	touched := []int{list[0]}
	for i, at := range list[1:] {
		if next := i + 2; next == len(list) || list[next]-touched[len(touched)-1] > 4096-8 {
			touched = append(touched, at)
		}
	}
	return slices.Compact(touched)
}

// data is the text of the constants.
func (m *machine) data() string {
	var out bytes.Buffer
	for _, width := range []int{32, 64} {
		m.constantData(&out, width)
	}
	return out.String()
}

func (m *machine) constantData(out *bytes.Buffer, width int) {
	p, size := m.constants[width], m.constantSize(width)
	for i, bits := range p.list {
		for j := 0; j < size; j += width / 8 {
			fmt.Fprintf(out, "DATA constants%dx%d<>+%d(SB)/%d, $%#x\n", m.bits, width, i*size+j, width/8, bits)
		}
	}
	fmt.Fprintf(out, "GLOBL constants%dx%d<>(SB), RODATA|NOPTR, $%d\n", m.bits, width, len(p.list)*size)
	for at := 0; at < 16; at += width / 4 {
		fmt.Fprintf(out, "DATA firstSigns%dx%d<>+%d(SB)/%d, $%#x\n", m.bits, width, at, width/8, uint64(1)<<(width-1))
		fmt.Fprintf(out, "DATA firstSigns%dx%d<>+%d(SB)/%d, $0\n", m.bits, width, at+width/8, width/8)
	}
	fmt.Fprintf(out, "GLOBL firstSigns%dx%d<>(SB), RODATA|NOPTR, $16\n", m.bits, width)
	for _, t := range p.tables {
		for i, word := range t {
			fmt.Fprintf(out, "DATA %s+%d(SB)/%d, $%#x\n", m.table(width, t), i*width/8, width/8, word)
		}
		fmt.Fprintf(out, "GLOBL %s(SB), RODATA|NOPTR, $%d\n", m.table(width, t), len(t)*width/8)
	}
}

const generatedHeader = "// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.\n\n//go:build !purego\n\n"

// assembly is the file of all definitions for a machine.
func (m *machine) assembly(list []definition) []byte {
	var out bytes.Buffer
	out.WriteString(generatedHeader + "#include \"textflag.h\"\n")
	for _, d := range list {
		out.WriteString(m.function(d))
	}
	out.WriteString("\n" + m.data())
	return out.Bytes()
}

// declarations is the Go file that names and calls them.
func declarations(list []definition) []byte {
	var out bytes.Buffer
	out.WriteString(generatedHeader + "package vector\n\nimport (\n\t\"unsafe\"\n\n\t\"github.com/weft-gpu/weft/dtype\"\n)\n\nconst (\n\t_ function = iota\n")
	list = slices.SortedFunc(slices.Values(list), func(a, b definition) int { return cmp.Compare(a.goName(), b.goName()) })
	for _, d := range list {
		fmt.Fprintf(&out, "\t%sFunction\n", d.goName())
	}
	out.WriteString(")\n\nvar functions = map[Operator]function{\n")
	for _, d := range list {
		fmt.Fprintf(&out, "\t{%q, dtype.%s, dtype.%s}: %sFunction,\n", d.name, typeNames[d.in], typeNames[d.out], d.goName())
	}
	out.WriteString("}\n\n// arity is how many operands a function has.\nfunc (f function) arity() int {\n\tswitch f {\n")
	for arity := 2; arity <= 3; arity++ {
		var several []string
		for _, d := range list {
			if d.arity == arity {
				several = append(several, d.goName()+"Function")
			}
		}
		fmt.Fprintf(&out, "\tcase %s:\n\t\treturn %d\n", strings.Join(several, ", "), arity)
	}
	out.WriteString("\t}\n\treturn 1\n}\n")
	for _, bits := range []int{256, 512} {
		fmt.Fprintf(&out, "\n// call%d is a function on n lanes, of as many of x, y and z as it has operands.\nfunc call%d(f function, dst, x, y, z unsafe.Pointer, n int) int {\n\tswitch f {\n", bits, bits)
		for _, d := range list {
			fmt.Fprintf(&out, "\tcase %sFunction:\n\t\treturn %s%d(dst, %s, n)\n", d.goName(), d.goName(), bits, strings.Join(operandNames[:d.arity], ", "))
		}
		out.WriteString("\t}\n\tpanic(\"vector: there is no such function\")\n}\n")
		for _, d := range list {
			fmt.Fprintf(&out, "\n//go:noescape\nfunc %s%d(dst, %s unsafe.Pointer, n int) int\n", d.goName(), bits, strings.Join(operandNames[:d.arity], ", "))
		}
	}
	return out.Bytes()
}

var typeNames = map[dtype.DType]string{
	dtype.Float32: "Float32", dtype.Float64: "Float64", dtype.Float16: "Float16", dtype.BFloat16: "BFloat16",
	dtype.Complex64: "Complex64", dtype.Complex128: "Complex128",
	dtype.Int8: "Int8", dtype.Int16: "Int16", dtype.Int32: "Int32", dtype.Int64: "Int64",
	dtype.Uint8: "Uint8", dtype.Uint16: "Uint16", dtype.Uint32: "Uint32", dtype.Uint64: "Uint64", dtype.Bool: "Bool",
}

// goName is a definition's name as Go has names: the operator's, and its types but where both
// are float32.
func (d definition) goName() string {
	parts := strings.Split(d.name, "_")
	for i, p := range parts[1:] {
		parts[i+1] = strings.ToUpper(p[:1]) + p[1:]
	}
	if d.in != dtype.Float32 || d.out != d.in {
		parts = append(parts, typeNames[d.in])
	}
	if d.out != d.in {
		parts = append(parts, "To", typeNames[d.out])
	}
	return strings.Join(parts, "")
}
