package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// machine is a processor's kind of vectors.
type machine struct {
	architecture  string
	bits          int
	letter        string                    // of registers
	vectors       int                       // registers that hold values
	masks         bool                      // conditions have registers of their own
	repeats       bool                      // what an instruction reads from memory is one lane, for all
	stages        bool                      // loops of long chains are pipelined
	maskRegisters int                       // where there are more than a processor has
	looksUp       bool                      // it has the loop of tableOfHalves
	keeps         bool                      // constants have registers from before the loop, as many as are free
	names         map[int]map[opcode]string // instructions on vectors by the width of a lane
	constants     map[int]*pool             // by the width of a lane
	language      func(l *loop) language
}

// language writes a loop in a processor's instructions.
type language interface {
	step() // the current one, but for a constant
	// store writes a result: the first one, or one so many vectors after it.
	store(result, after int)
	spill(register string, slot int)
	fill(register string, slot int)
	constant(register string, st step)
	move(from, to string)
	// turn moves the lanes from so many bits on to another register's beginning.
	turn(from, to string, half int)
	// storeOne writes the first element of a loop's result.
	storeOne(result int)
	// fold is the function of a fold.
	fold(f *folder) string
	// windows is the function of windows' sums.
	windows(w *windower) string
	// chains, reads and stream are the functions of the peaks, without their heads.
	chains(width int, mul, add opcode) string
	// fusedChains is chains of float32 by one instruction a step, or "" if there is none of that form.
	fusedChains() string
	reads() string
	stream(from int) string
	// written is what was written.
	written() string
	// around is the function about the loop's body.
	around() string
}

// has says whether the processor has an operation on lanes of a width.
func (m *machine) has(width int, op opcode) bool {
	_, ok := m.names[width][op]
	return ok
}

// pool are the constants of a file for lanes of a width.
type pool struct {
	bits   map[uint64]int // place by bits
	list   []uint64
	tables [][]uint64
}

func newPools() map[int]*pool {
	return map[int]*pool{32: {bits: map[uint64]int{}}, 64: {bits: map[uint64]int{}}}
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
	if m.repeats {
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
	before  bytes.Buffer // the loop
	text    bytes.Buffer
	language
}

// file are registers of one kind and which step's value each holds, or -1.
type file struct {
	letter string
	first  int // number of the first
	holds  []int
	pinned []bool // in use by the step that is written
	kept   int    // the last so many keep their values for the whole loop
}

func newFile(letter string, first, n int) file {
	return file{letter: letter, first: first, holds: slices.Repeat([]int{-1}, n), pinned: make([]bool, n)}
}

// changing are those whose values change within the loop.
func (f *file) changing() []int { return f.holds[:len(f.holds)-f.kept] }

func (f *file) name(r int) string { return fmt.Sprintf("%s%d", f.letter, f.first+r) }

func (l *loop) write(format string, args ...any) { fmt.Fprintf(&l.text, "\t"+format+"\n", args...) }

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
	for r, held := range f.changing() {
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
	if _, ok := l.slot[step]; ok || l.source.steps[step].op.isConstant() {
		return
	}
	free := slices.Index(l.slots, -1)
	if free < 0 {
		free = len(l.slots)
		l.slots = append(l.slots, -1)
	}
	l.slots[free], l.slot[step] = step, free
	l.language.spill(register, free)
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
		l.fill(f.name(r), slot)
	case st.op.isConstant():
		l.language.constant(f.name(r), st)
	default:
		panic("a value is lost")
	}
	return f.name(r)
}

// result is a register for what the current step makes: its operands are read by the
// time that it is written. It is that of the first of some operands that is used no more,
// if there is one.
func (l *loop) result(instead ...int) string {
	f := l.fileOf(l.at)
	var registers []int
	for _, step := range instead {
		registers = append(registers, slices.Index(f.changing(), step))
	}
	l.release()
	st := l.source.steps[l.at]
	for _, f := range []*file{&l.vectors, &l.masks} {
		for r, held := range f.changing() {
			f.pinned[r] = held >= 0 && slices.Contains(st.args[:st.n], held)
		}
	}
	i := slices.IndexFunc(registers, func(r int) bool { return r >= 0 && f.holds[r] < 0 })
	r := 0
	if i >= 0 {
		r = registers[i]
	} else {
		r = l.take(f)
	}
	clear(f.pinned)
	f.holds[r] = l.at
	return f.name(r)
}

func (l *loop) isUsedLater(step int) bool {
	return len(l.uses[step]) > 0 && l.uses[step][len(l.uses[step])-1] > l.at
}

func (l *loop) inRegister(step int) bool { return slices.Contains(l.fileOf(step).holds, step) }

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

// release frees what is used no more after the current step.
func (l *loop) release() {
	for _, f := range []*file{&l.vectors, &l.masks} {
		clear(f.pinned)
		for r, held := range f.changing() {
			if held >= 0 && !l.isUsedLater(held) {
				f.holds[r] = -1
			}
		}
	}
}

// function is the text of a definition's loop: the shortest, by how many constants it keeps in
// registers.
func (m *machine) function(d definition) string {
	if text, ok := m.pipelined(d); ok {
		return text
	}
	best := m.loop(d, 0)
	for n := 1; m.keeps && n <= len(best.repeated()) && n < m.vectors-mostOperands; n++ {
		if l := m.loop(d, n); bytes.Count(l.text.Bytes(), newline) < bytes.Count(best.text.Bytes(), newline) {
			best = l
		}
	}
	return best.around()
}

var newline = []byte("\n")

// mostOperands are how many registers a step needs, at the most, its result's among them.
const mostOperands = 4

// loop writes a definition's loop, with so many constants in registers from before it.
func (m *machine) loop(d definition, kept int) *loop {
	s := newSource(d.width(), func(op opcode) bool { return m.has(d.width(), op) })
	results := d.record(s)
	l := &loop{machine: m, definition: d, width: d.width(), source: s, uses: make([][]int, len(s.steps)), slot: map[int]int{},
		vectors: newFile(m.letter, 0, m.vectors), masks: newFile("K", 1, max(7, m.maskRegisters))}
	l.language = m.language(l)
	marks := s.needed(results...)
	for i, st := range s.steps {
		if marks[i] {
			for _, a := range st.args[:st.n] {
				l.uses[a] = append(l.uses[a], i)
			}
		}
	}
	for i, result := range results {
		l.uses[result] = append(l.uses[result], len(s.steps)+i)
	}
	l.keep(kept)
	for i, st := range s.steps {
		if l.at = i; marks[i] && !st.op.isConstant() {
			l.freeSlots()
			l.step()
		}
	}
	for i, result := range results {
		l.at = len(s.steps) + i
		l.store(int(result), i)
		l.release()
	}
	return l
}

// repeated are the constants, those first that are used the most.
func (l *loop) repeated() (list []int) {
	for i, st := range l.source.steps {
		if st.op.isConstant() && len(l.uses[i]) > 0 {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return len(l.uses[b]) - len(l.uses[a]) })
	return list
}

// keep writes the reading of constants, so many, before the loop.
func (l *loop) keep(n int) {
	f := &l.vectors
	f.kept = n
	for i, step := range l.repeated()[:n] {
		r := len(f.holds) - n + i
		f.holds[r] = step
		l.language.constant(f.name(r), l.source.steps[step])
	}
	l.before, l.text = l.text, bytes.Buffer{}
}

// operandNames are what the functions call them.
var operandNames = []string{"x", "y", "z"}

// frames up to which no stack is looked for.
const smallFrame = 512

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
	if m.has(width, permuted) {
		for i, at := range []int{0, 2, 4, 6, 1, 3, 5, 7} {
			fmt.Fprintf(out, "DATA pairOrder%dx%d<>+%d(SB)/8, $%d\n", m.bits, width, 8*i, at)
		}
		fmt.Fprintf(out, "GLOBL pairOrder%dx%d<>(SB), RODATA|NOPTR, $64\n", m.bits, width)
	}
	fmt.Fprintf(out, "GLOBL firstSigns%dx%d<>(SB), RODATA|NOPTR, $16\n", m.bits, width)
	for _, t := range p.tables {
		for i, word := range t {
			fmt.Fprintf(out, "DATA %s+%d(SB)/%d, $%#x\n", m.table(width, t), i*width/8, width/8, word)
		}
		fmt.Fprintf(out, "GLOBL %s(SB), RODATA|NOPTR, $%d\n", m.table(width, t), len(t)*width/8)
	}
}

const generatedHeader = "// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.\n\n//go:build %s!purego\n\n"

// assembly is the file of all definitions for a machine.
func (m *machine) assembly(list []definition) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, generatedHeader+"#include \"textflag.h\"\n", "")
	for _, d := range list {
		out.WriteString(m.function(d))
	}
	if m.looksUp {
		out.WriteString(m.function(tableOfHalves()))
	}
	out.WriteString("\n" + m.data())
	return out.Bytes()
}

// declarations is the Go file that names the functions.
func declarations(list []definition) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, generatedHeader+"package vector\n\nimport \"github.com/weft-gpu/weft/dtype\"\n\nconst (\n\t_ function = iota\n", "(amd64 || arm64) && ")
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
	return out.Bytes()
}

// calls is the Go file that declares the functions of an architecture's machines and calls them.
func calls(list []definition, machines ...*machine) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, generatedHeader+"package vector\n\nimport \"unsafe\"\n", "")
	for _, m := range machines {
		fmt.Fprintf(&out, "\n// call%d is a function on n lanes, of as many of x, y and z as it has operands.\nfunc call%d(f function, dst, x, y, z unsafe.Pointer, n int) int {\n\tswitch f {\n", m.bits, m.bits)
		for _, d := range list {
			fmt.Fprintf(&out, "\tcase %sFunction:\n\t\treturn %s%d(dst, %s, n)\n", d.goName(), d.goName(), m.bits, strings.Join(operandNames[:d.arity], ", "))
		}
		out.WriteString("\t}\n\tpanic(\"vector: there is no such function\")\n}\n")
		declared := list
		if m.looksUp {
			declared = append(slices.Clone(list), tableOfHalves())
		}
		for _, d := range declared {
			fmt.Fprintf(&out, "\n//go:noescape\nfunc %s%d(dst, %s unsafe.Pointer, n int) int\n", d.goName(), m.bits, strings.Join(operandNames[:d.arity], ", "))
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
