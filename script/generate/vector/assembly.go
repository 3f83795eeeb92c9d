package main

import (
	"bytes"
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// machine is a processor's kind of vectors.
type machine struct {
	bits      int
	vectors   int               // registers
	names     map[opcode]string // instructions on vectors
	masks     bool              // conditions have registers of their own
	constants *pool
}

// pool are the constants of a file.
type pool struct {
	bits   map[uint32]int // place by bits
	list   []uint32
	tables [][]uint64
}

var shared = map[opcode]string{
	add: "VADDPS", sub: "VSUBPS", mul: "VMULPS", div: "VDIVPS", sqrt: "VSQRTPS", greater: "VMAXPS", less: "VMINPS",
	fromInt: "VCVTDQ2PS", toInt: "VCVTTPS2DQ", addU: "VPADDD", subU: "VPSUBD", mulU: "VPMULLD",
	greaterSigned: "VPMAXSD", lesserSigned: "VPMINSD", greaterUnsigned: "VPMAXUD", lesserUnsigned: "VPMINUD",
	lessFloat: "VCMPPS $0x11,", lessEqualFloat: "VCMPPS $0x12,", equalFloat: "VCMPPS $0,", notEqualFloat: "VCMPPS $4,",
	shiftLeft: "VPSLLVD", shiftRight: "VPSRLVD", shiftRightSigned: "VPSRAVD",
}

// immediate are shifts by the same count.
var immediate = map[opcode]string{shiftLeft: "VPSLLD", shiftRight: "VPSRLD", shiftRightSigned: "VPSRAD"}

func with(more map[opcode]string) map[opcode]string {
	all := map[opcode]string{}
	for _, m := range []map[opcode]string{shared, more} {
		for op, name := range m {
			all[op] = name
		}
	}
	return all
}

func avx2() *machine {
	return &machine{bits: 256, vectors: 16, constants: &pool{bits: map[uint32]int{}}, names: with(map[opcode]string{
		and: "VPAND", or: "VPOR", xor: "VPXOR", both: "VPAND", either: "VPOR",
		// The first operand is the greater one.
		lessSigned: "VPCMPGTD", equal: "VPCMPEQD", unordered: "VCMPPS $3,", rounded: "VROUNDPS",
	})}
}

func avx512() *machine {
	return &machine{bits: 512, vectors: 32, masks: true, constants: &pool{bits: map[uint32]int{}}, names: with(map[opcode]string{
		and: "VPANDD", or: "VPORD", xor: "VPXORD", both: "KANDW", either: "KORW", not: "KNOTW",
		lessU: "VPCMPUD $1,", lessSigned: "VPCMPD $1,", equal: "VPCMPD $0,", unordered: "VCMPPS $3,", rounded: "VRNDSCALEPS",
	})}
}

// place is where a constant lies, in bytes.
func (m *machine) place(bits uint32) int {
	at, ok := m.constants.bits[bits]
	if !ok {
		at = len(m.constants.list)
		m.constants.bits[bits] = at
		m.constants.list = append(m.constants.list, bits)
	}
	if m.masks {
		return at * 4
	}
	return at * m.bits / 8
}

// table is the symbol of a table.
func (m *machine) table(words []uint64) string {
	at := slices.IndexFunc(m.constants.tables, func(t []uint64) bool { return slices.Equal(t, words) })
	if at < 0 {
		at = len(m.constants.tables)
		m.constants.tables = append(m.constants.tables, words)
	}
	return fmt.Sprintf("table%d_%d<>", at, m.bits)
}

func (m *machine) symbol(bits uint32) string {
	return fmt.Sprintf("constants%d<>+%d(SB)", m.bits, m.place(bits))
}

// loop is the writing of one function.
type loop struct {
	*machine
	definition
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

// reads are the instructions that make 32 bits of each element of a type; those of a
// bfloat16 are moved to their place by a step.
var reads = map[dtype.DType]string{
	dtype.Float32: "VMOVUPS", dtype.Int32: "VMOVUPS", dtype.Uint32: "VMOVUPS", dtype.Float16: "VCVTPH2PS",
	dtype.BFloat16: "VPMOVZXWD", dtype.Uint8: "VPMOVZXBD", dtype.Bool: "VPMOVZXBD", dtype.Int8: "VPMOVSXBD",
}

// quietly is a rounding that tells nobody that it was inexact.
const quietly = 8

// store writes a loop's result.
func (l *loop) store(result int) {
	r, to := l.register(result), fmt.Sprintf("(DI)(BX*%d)", l.out.Size())
	switch {
	case l.out.Size() == 4:
		l.write("VMOVUPS %s, %s", r, to)
	case l.out == dtype.Float16:
		l.write("VCVTPS2PH $%d, %s, %s", toEven, r, to)
	case l.machine.masks:
		l.write("%s %s, %s", map[int]string{2: "VPMOVDW", 1: "VPMOVDB"}[l.out.Size()], r, to)
	default: // the words' lower halves, of both lanes
		low, other := "X"+r[1:], "X0"
		if low == other {
			other = "X1"
		}
		l.write("VEXTRACTI128 $1, %s, %s", r, other)
		l.write("VPACKUSDW %s, %s, %s", other, low, low)
		if l.out.Size() == 2 {
			l.write("VMOVUPS %s, %s", low, to)
			return
		}
		l.write("VPACKUSWB %s, %s, %s", low, low, low)
		l.write("VMOVQ %s, %s", low, to)
	}
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
		l.write("VBROADCASTSS %s, %s", l.symbol(st.imm), f.name(r))
	case st.op == constant:
		l.write("VMOVUPS %s, %s", l.symbol(st.imm), f.name(r))
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
			return l.symbol(st.imm), ".BCST"
		}
		return l.symbol(st.imm), ""
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
		l.write("%s (%s)(BX*%d), %s", reads[l.in], []string{"SI", "DX"}[st.imm], l.in.Size(), l.result())
	case rounded:
		x, suffix := l.anywhere(a)
		l.write("%s $%d, %s, %s", instruction(l.names[st.op], suffix), st.imm|quietly, x, l.result())
	case sqrt, fromInt, toInt:
		x, suffix := l.anywhere(a)
		l.write("%s %s, %s", instruction(l.names[st.op], suffix), x, l.result())
	case not:
		l.negate(a)
	case look:
		l.look(a, l.source.tables[st.imm])
	case choose:
		f, mask := l.register(c), l.register(a)
		t, suffix := l.anywhere(b)
		if l.machine.masks {
			l.write("VBLENDMPS%s %s, %s, %s, %s", suffix, t, f, mask, l.result())
		} else {
			l.write("VBLENDVPS %s, %s, %s, %s", mask, t, f, l.result())
		}
	case leave:
		l.leave(l.register(a))
	case shiftLeft, shiftRight, shiftRightSigned:
		if n, ok := l.source.constantOf(value(b)); ok {
			x := l.register(a)
			l.write("%s $%d, %s, %s", immediate[st.op], n, x, l.result())
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
	l.write("LEAQ %s(SB), AX", l.table(table))
	if l.machine.masks {
		l.write("KXNORW %s, %s, %s", unread, unread, unread)
		l.write("VPXORD %s, %s, %s", to, to, to)
		l.write("VPGATHERDD (AX)(%s*4), %s, %s", x, unread, to)
	} else {
		l.write("VPCMPEQD %s, %s, %s", unread, unread, unread)
		l.write("VPGATHERDD %s, (AX)(%s*4), %s", unread, x, to)
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
	l.write("%s %s, %s, %s", instruction(l.names[op], suffix), y, x, l.result())
}

func (l *loop) negate(a int) {
	x := l.register(a)
	if l.machine.masks {
		l.write("%s %s, %s", l.names[not], x, l.result())
		return
	}
	l.write("VPXOR %s, %s, %s", l.symbol(0xffffffff), x, l.result())
}

// leave ends the loop where a condition holds somewhere.
func (l *loop) leave(mask string) {
	if l.machine.masks {
		l.write("KORTESTW %s, %s", mask, mask)
	} else {
		l.write("VMOVMSKPS %s, AX", mask)
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
	s := newSource(!m.masks)
	result := d.record(s)
	l := &loop{machine: m, definition: d, source: s, uses: make([][]int, len(s.steps)), slot: map[int]int{},
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

// frames up to which no stack is looked for.
const smallFrame = 512

// around is the function about a loop's body.
func (m *machine) around(l *loop) string {
	var out bytes.Buffer
	d, flags, frame, sources := l.definition, "NOSPLIT", len(l.slots)*m.bits/8, []string{"x", "y"}[:l.arity]
	if frame > smallFrame {
		flags = "0"
	}
	name := fmt.Sprintf("%s%d", d.goName(), m.bits)
	fmt.Fprintf(&out, "\n// func %s(dst, %s unsafe.Pointer, n int) int\nTEXT ·%s(SB), %s, $%d-%d\n",
		name, strings.Join(sources, ", "), name, flags, frame, 8*(d.arity+3))
	fmt.Fprintf(&out, "\tMOVQ dst+0(FP), DI\n")
	for i, s := range sources {
		fmt.Fprintf(&out, "\tMOVQ %s+%d(FP), %s\n", s, 8*(i+1), []string{"SI", "DX"}[i])
	}
	for _, c := range m.touched(l) {
		fmt.Fprintf(&out, "\tMOVL constants%d<>+%d(SB), AX\n", m.bits, c)
	}
	fmt.Fprintf(&out, "\tMOVQ n+%d(FP), CX\n\tXORL BX, BX\n\nloop:\n%s\tADDQ $%d, BX\n\tCMPQ BX, CX\n\tJLT loop\n\ndone:\n\tVZEROUPPER\n\tMOVQ BX, ret+%d(FP)\n\tRET\n",
		8*(d.arity+1), &l.text, m.bits/32, 8*(d.arity+2))
	return out.String()
}

// touched are the first and the last of the constants that a loop has, where it reads some
// under masks. A read that a mask leaves out makes no page fault, so that a page of constants
// that nobody else has read stays away, and each such read takes the processor 600 cycles to
// find out that it need not be done: one process in fifty made its sums at a fiftieth of the
// speed. They lie in two pages at the most.
func (m *machine) touched(l *loop) []int {
	var list []int
	for _, c := range regexp.MustCompile(`constants\d+<>\+(\d+)`).FindAllStringSubmatch(l.text.String(), -1) {
		at, _ := strconv.Atoi(c[1])
		list = append(list, at)
	}
	if !m.masks || len(list) == 0 {
		return nil
	}
	return slices.Compact([]int{slices.Min(list), slices.Max(list)})
}

// data is the text of the constants.
func (m *machine) data() string {
	var out bytes.Buffer
	size := 4
	for i, bits := range m.constants.list {
		if m.masks {
			fmt.Fprintf(&out, "DATA constants%d<>+%d(SB)/4, $%#x\n", m.bits, i*4, bits)
			continue
		}
		size = m.bits / 8
		for j := 0; j < size; j += 8 {
			fmt.Fprintf(&out, "DATA constants%d<>+%d(SB)/8, $%#x\n", m.bits, i*size+j, uint64(bits)<<32|uint64(bits))
		}
	}
	if all := len(m.constants.list) * size; m.masks && all > 4096 {
		panic(fmt.Sprintf("%d bytes of constants: touched reads two pages", all))
	}
	fmt.Fprintf(&out, "GLOBL constants%d<>(SB), RODATA|NOPTR, $%d\n", m.bits, len(m.constants.list)*size)
	for _, t := range m.constants.tables {
		for i, word := range t {
			fmt.Fprintf(&out, "DATA %s+%d(SB)/4, $%#x\n", m.table(t), i*4, word)
		}
		fmt.Fprintf(&out, "GLOBL %s(SB), RODATA|NOPTR, $%d\n", m.table(t), len(t)*4)
	}
	return out.String()
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
	out.WriteString("}\n\n// arity is how many operands a function has.\nfunc (f function) arity() int {\n\tswitch f {\n\tcase ")
	var two []string
	for _, d := range list {
		if d.arity == 2 {
			two = append(two, d.goName()+"Function")
		}
	}
	out.WriteString(strings.Join(two, ", ") + ":\n\t\treturn 2\n\t}\n\treturn 1\n}\n")
	for _, bits := range []int{256, 512} {
		fmt.Fprintf(&out, "\n// call%d is a function on n elements, of y if it has two operands.\nfunc call%d(f function, dst, x, y unsafe.Pointer, n int) int {\n\tswitch f {\n", bits, bits)
		for _, d := range list {
			fmt.Fprintf(&out, "\tcase %sFunction:\n\t\treturn %s%d(dst, %s, n)\n", d.goName(), d.goName(), bits, []string{1: "x", 2: "x, y"}[d.arity])
		}
		out.WriteString("\t}\n\tpanic(\"vector: there is no such function\")\n}\n")
		for _, d := range list {
			fmt.Fprintf(&out, "\n//go:noescape\nfunc %s%d(dst, %s unsafe.Pointer, n int) int\n", d.goName(), bits, []string{1: "x", 2: "x, y"}[d.arity])
		}
	}
	return out.Bytes()
}

var typeNames = map[dtype.DType]string{
	dtype.Float32: "Float32", dtype.Float16: "Float16", dtype.BFloat16: "BFloat16", dtype.Int32: "Int32",
	dtype.Uint32: "Uint32", dtype.Uint8: "Uint8", dtype.Int8: "Int8", dtype.Bool: "Bool",
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
