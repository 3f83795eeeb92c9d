package main

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// an encoding is an instruction as GNU's assembler writes it, of the vectors that it writes and
// reads, in this order, and its word where they are all v0. Go's assembler lacks most of them.
type encoding struct {
	text string
	word uint32
}

// neonWords are operations on lanes of 32 bits. Those on lanes of 64 bits have the same words
// but for a bit.
var neonWords = map[opcode]encoding{
	add:              {"fadd v%d.4s, v%d.4s, v%d.4s", 0x4e20d400},
	sub:              {"fsub v%d.4s, v%d.4s, v%d.4s", 0x4ea0d400},
	mul:              {"fmul v%d.4s, v%d.4s, v%d.4s", 0x6e20dc00},
	div:              {"fdiv v%d.4s, v%d.4s, v%d.4s", 0x6e20fc00},
	sqrt:             {"fsqrt v%d.4s, v%d.4s", 0x6ea1f800},
	maximum:          {"fmax v%d.4s, v%d.4s, v%d.4s", 0x4e20f400},
	minimum:          {"fmin v%d.4s, v%d.4s, v%d.4s", 0x4ea0f400},
	fromInt:          {"scvtf v%d.4s, v%d.4s", 0x4e21d800},
	fromUnsigned:     {"ucvtf v%d.4s, v%d.4s", 0x6e21d800},
	toInt:            {"fcvtzs v%d.4s, v%d.4s", 0x4ea1b800},
	greaterSigned:    {"smax v%d.4s, v%d.4s, v%d.4s", 0x4ea06400},
	lesserSigned:     {"smin v%d.4s, v%d.4s, v%d.4s", 0x4ea06c00},
	greaterUnsigned:  {"umax v%d.4s, v%d.4s, v%d.4s", 0x6ea06400},
	lesserUnsigned:   {"umin v%d.4s, v%d.4s, v%d.4s", 0x6ea06c00},
	addU:             {"add v%d.4s, v%d.4s, v%d.4s", 0x4ea08400},
	subU:             {"sub v%d.4s, v%d.4s, v%d.4s", 0x6ea08400},
	mulU:             {"mul v%d.4s, v%d.4s, v%d.4s", 0x4ea09c00},
	shiftBy:          {"ushl v%d.4s, v%d.4s, v%d.4s", 0x6ea04400},
	shiftBySigned:    {"sshl v%d.4s, v%d.4s, v%d.4s", 0x4ea04400},
	evens:            {"trn1 v%d.4s, v%d.4s, v%d.4s", 0x4e802800},
	odds:             {"trn2 v%d.4s, v%d.4s, v%d.4s", 0x4e806800},
	firsts:           {"uzp1 v%d.4s, v%d.4s, v%d.4s", 0x4e801800},
	seconds:          {"uzp2 v%d.4s, v%d.4s, v%d.4s", 0x4e805800},
	lowPairs:         {"zip1 v%d.4s, v%d.4s, v%d.4s", 0x4e803800},
	highPairs:        {"zip2 v%d.4s, v%d.4s, v%d.4s", 0x4e807800},
	lessU:            {"cmhi v%d.4s, v%d.4s, v%d.4s", 0x6ea03400},
	lessSigned:       {"cmgt v%d.4s, v%d.4s, v%d.4s", 0x4ea03400},
	equal:            {"cmeq v%d.4s, v%d.4s, v%d.4s", 0x6ea08c00},
	lessFloat:        {"fcmgt v%d.4s, v%d.4s, v%d.4s", 0x6ea0e400},
	lessEqualFloat:   {"fcmge v%d.4s, v%d.4s, v%d.4s", 0x6e20e400},
	equalFloat:       {"fcmeq v%d.4s, v%d.4s, v%d.4s", 0x4e20e400},
	shiftLeft:        {"shl v%d.4s, v%d.4s", 0x4f005400},
	shiftRight:       {"ushr v%d.4s, v%d.4s", 0x6f000400},
	shiftRightSigned: {"sshr v%d.4s, v%d.4s", 0x4f000400},
	swapped:          {"rev64 v%d.4s, v%d.4s", 0x4ea00800},
}

// neonLacks are operations that there are not on lanes of 64 bits.
var neonLacks = []opcode{greaterSigned, lesserSigned, greaterUnsigned, lesserUnsigned, mulU, swapped}

// neonBits are operations that have no lanes, and neonWide those of lanes of 64 bits alone.
var (
	neonBits = map[opcode]encoding{
		and:     {"and v%d.16b, v%d.16b, v%d.16b", 0x4e201c00},
		or:      {"orr v%d.16b, v%d.16b, v%d.16b", 0x4ea01c00},
		xor:     {"eor v%d.16b, v%d.16b, v%d.16b", 0x6e201c00},
		both:    {"and v%d.16b, v%d.16b, v%d.16b", 0x4e201c00},
		either:  {"orr v%d.16b, v%d.16b, v%d.16b", 0x4ea01c00},
		not:     {"mvn v%d.16b, v%d.16b", 0x6e205800},
		cleared: {"bic v%d.16b, v%d.16b, v%d.16b", 0x4e601c00},
	}
	neonWide = map[opcode]encoding{
		swapped:       {"ext v%d.16b, v%d.16b, v%d.16b, #8", 0x6e004000},
		mulWide:       {"umull v%d.2d, v%d.2s, v%d.2s", 0x2ea0c000},
		narrowed:      {"xtn v%d.2s, v%d.2d", 0x0ea12800},
		halvesSwapped: {"rev64 v%d.4s, v%d.4s", 0x4ea00800},
		mulHalves:     {"mul v%d.4s, v%d.4s, v%d.4s", 0x4ea09c00},
		addedHalves:   {"uaddlp v%d.2d, v%d.4s", 0x6ea02800},
	}
)

// neonRounded are the roundings by their modes, on lanes of 32 bits.
var neonRounded = map[uint64]encoding{
	toEven: {"frintn v%d.4s, v%d.4s", 0x4e218800},
	down:   {"frintm v%d.4s, v%d.4s", 0x4e219800},
	up:     {"frintp v%d.4s, v%d.4s", 0x4ea18800},
	toZero: {"frintz v%d.4s, v%d.4s", 0x4ea19800},
}

// These, but for the last one, read what they write as well.
var (
	neonSelect    = encoding{"bsl v%d.16b, v%d.16b, v%d.16b", 0x6e601c00} // the second where the first is set, else the third
	neonInsert    = encoding{"bit v%d.16b, v%d.16b, v%d.16b", 0x6ea01c00} // the second where the third is set
	neonInsertNot = encoding{"bif v%d.16b, v%d.16b, v%d.16b", 0x6ee01c00} // the second where the third is not set
	neonFused     = encoding{"fmla v%d.4s, v%d.4s, v%d.4s", 0x4e20cc00}   // adds the product of the second and the third
	neonPairs     = encoding{"umaxp v%d.4s, v%d.4s, v%d.4s", 0x6ea0a400}
)

// conversion is a change of the lanes between some bits and twice as many.
type conversion struct{ bits, kind int }

const (
	signed = iota
	unsigned
	floating
)

// neonWiden are conversions to twice as many bits, and neonNarrow those back.
var (
	neonWiden = map[conversion]encoding{
		{8, signed}: {"sxtl v%d.8h, v%d.8b", 0x0f08a400}, {16, signed}: {"sxtl v%d.4s, v%d.4h", 0x0f10a400}, {32, signed}: {"sxtl v%d.2d, v%d.2s", 0x0f20a400},
		{8, unsigned}: {"uxtl v%d.8h, v%d.8b", 0x2f08a400}, {16, unsigned}: {"uxtl v%d.4s, v%d.4h", 0x2f10a400}, {32, unsigned}: {"uxtl v%d.2d, v%d.2s", 0x2f20a400},
		{16, floating}: {"fcvtl v%d.4s, v%d.4h", 0x0e217800}, {32, floating}: {"fcvtl v%d.2d, v%d.2s", 0x0e617800},
	}
	neonNarrow = map[conversion]encoding{
		{8, unsigned}: {"xtn v%d.8b, v%d.8h", 0x0e212800}, {16, unsigned}: {"xtn v%d.4h, v%d.4s", 0x0e612800}, {32, unsigned}: {"xtn v%d.2s, v%d.2d", 0x0ea12800},
		{16, floating}: {"fcvtn v%d.4h, v%d.4s", 0x0e216800}, {32, floating}: {"fcvtn v%d.2s, v%d.2d", 0x0e616800},
	}
)

// widthBit tells lanes of 64 bits from those of 32.
const widthBit = 1 << 22

// of is an instruction on lanes of 32 bits on those of a width. Short lanes are for integers alone.
func (e encoding) of(width int) encoding {
	switch width {
	case 64:
		return encoding{strings.ReplaceAll(e.text, "4s", "2d"), e.word | widthBit}
	case 16:
		return encoding{strings.ReplaceAll(e.text, "4s", "8h"), e.word ^ 3<<22}
	case 8:
		return encoding{strings.ReplaceAll(e.text, "4s", "16b"), e.word ^ 2<<22}
	}
	return e
}

// neonEncodings are the instructions by the width of a lane.
var neonEncodings = func() map[int]map[opcode]encoding {
	narrow, wide := maps.Clone(neonBits), maps.Clone(neonBits)
	for op, e := range neonWords {
		narrow[op] = e
		if !slices.Contains(neonLacks, op) {
			wide[op] = e.of(64)
		}
	}
	maps.Copy(wide, neonWide)
	all := map[int]map[opcode]encoding{8: {}, 16: {}, 32: narrow, 64: wide}
	for _, op := range []opcode{addU, greaterSigned, lesserSigned, greaterUnsigned, lesserUnsigned} {
		all[8][op], all[16][op] = neonWords[op].of(8), neonWords[op].of(16)
	}
	return all
}()

// neonMachine keeps v31 for what no step has as its value.
func neonMachine() *machine {
	names := map[int]map[opcode]string{}
	for width, encodings := range neonEncodings {
		names[width] = map[opcode]string{cut: "xtn"}
		for op, e := range encodings {
			names[width][op] = e.text
		}
	}
	return &machine{architecture: "arm64", bits: 128, letter: "v", vectors: 31, keeps: true, language: newNeon, constants: newPools(), names: names}
}

const spare = "v31"

// neon writes loops in NEON's instructions. R0 points to the results, R1 to R3 to the operands,
// R6 to the constants and R8 and those after it to tables; R4 is how many lanes are left, and R19
// to R22 are for what is read from tables.
type neon struct {
	*loop
	tables []string
}

func newNeon(l *loop) language { return &neon{loop: l} }

// number is that of a register.
func number(register string) uint32 {
	n, err := strconv.Atoi(register[1:])
	if err != nil {
		panic(err)
	}
	return uint32(n)
}

// word writes an instruction that Go's assembler lacks, and how GNU's writes it.
func (l *neon) word(word uint32, text string, args ...any) {
	l.write("WORD $%#08x // %s", word, fmt.Sprintf(text, args...))
}

// vectors writes an instruction on registers: where it has more operands, on the last one again.
func (l *neon) vectors(e encoding, registers ...string) {
	l.immediate(e, 0, "", registers...)
}

// immediate writes an instruction that has a field of its word more, and text for it.
func (l *neon) immediate(e encoding, field uint32, more string, registers ...string) {
	word, numbers := e.word|field, []any{}
	for i := range strings.Count(e.text, "%d") {
		n := number(registers[min(i, len(registers)-1)])
		word |= n << []int{0, 5, 16}[i]
		numbers = append(numbers, n)
	}
	l.word(word, e.text+more, numbers...)
}

// neonMoves are reads and writes of some bytes, whose address moves on by as many.
var neonMoves = map[int]struct {
	letter      string
	read, write uint32
}{16: {"q", 0x3cc00400, 0x3c800400}, 8: {"d", 0xfc400400, 0xfc000400}, 4: {"s", 0xbc400400, 0xbc000400}, 2: {"h", 0x7c400400, 0x7c000400}}

func (l *neon) read(size int, register string, from int) {
	m, r := neonMoves[size], number(register)
	l.word(m.read|uint32(size)<<12|uint32(from)<<5|r, "ldr %s%d, [x%d], #%d", m.letter, r, from, size)
}

func (l *neon) save(size int, register string, to int) {
	m, r := neonMoves[size], number(register)
	l.word(m.write|uint32(size)<<12|uint32(to)<<5|r, "str %s%d, [x%d], #%d", m.letter, r, to, size)
}

// slotAt is where a slot lies in the frame, above the return address.
func slotAt(slot int) int { return 16 + 16*slot }

// stackPointer is its register's number.
const stackPointer = 31

func (l *neon) spill(register string, slot int) {
	r, at := number(register), slotAt(slot)
	l.word(0x3d800000|uint32(at/16)<<10|stackPointer<<5|r, "str q%d, [sp, #%d]", r, at)
}

func (l *neon) fill(register string, slot int) {
	r, at := number(register), slotAt(slot)
	l.word(0x3dc00000|uint32(at/16)<<10|stackPointer<<5|r, "ldr q%d, [sp, #%d]", r, at)
}

// poolRegister points to the constants.
const poolRegister = 6

func (l *neon) constant(register string, st step) {
	r := number(register)
	if st.op == firstSigns {
		l.write("MOVD $firstSigns%dx%d<>(SB), R7", l.bits, l.width)
		l.word(0x3dc00000|7<<5|r, "ldr q%d, [x7]", r)
		return
	}
	at := l.place(l.width, st.imm)
	l.word(0x3dc00000|uint32(at/16)<<10|poolRegister<<5|r, "ldr q%d, [x%d, #%d]", r, poolRegister, at)
}

// step writes the current one.
func (l *neon) step() {
	st := l.source.steps[l.at]
	a, b, c := st.args[0], st.args[1], st.args[2]
	switch st.op {
	case operand:
		l.operand(int(st.imm % nextVector))
	case rounded:
		x := l.register(a)
		l.vectors(neonRounded[st.imm].of(l.width), l.result(), x)
	case shiftLeft, shiftRight, shiftRightSigned:
		l.shift(st.op, a, b)
	case look:
		l.look(a, l.source.tables[st.imm])
	case choose:
		l.choose(a, b, c)
	case fused:
		l.fuse(a, b, c)
	case leave:
		l.leave(a)
	case lessU, lessSigned, lessFloat, lessEqualFloat: // NEON asks for the greater one
		y, x := l.register(b), l.register(a)
		l.vectors(l.encoding(st.op), l.result(), y, x)
	default:
		registers := []string{""}
		for _, arg := range st.args[:st.n] {
			registers = append(registers, l.register(arg))
		}
		registers[0] = l.result()
		l.vectors(l.encoding(st.op), registers...)
	}
}

func (l *neon) encoding(op opcode) encoding {
	e, ok := neonEncodings[l.width][op]
	if !ok {
		panic(fmt.Sprintf("%s: no instruction for opcode %d on lanes of %d bits", l.goName(), op, l.width))
	}
	return e
}

// operand reads a vector's lanes of an operand, and widens them.
func (l *neon) operand(i int) {
	from := l.operandType(i)
	r := l.result()
	l.read(from.Size()*l.bits/l.width, r, 1+i)
	kind := unsigned
	switch {
	case from.IsFloat() && from != dtype.BFloat16:
		kind = floating
	case from.IsSigned():
		kind = signed
	}
	for bits := 8 * from.Size(); bits < l.width; bits *= 2 {
		l.vectors(neonWiden[conversion{bits, kind}], r, r)
	}
}

// store writes a loop's result, after the one before.
func (l *neon) store(result, _ int) {
	to, r := l.resultType(), l.register(result)
	kind := unsigned
	if to == dtype.Float32 || to == dtype.Float16 {
		kind = floating
	}
	for bits := l.width; bits > 8*to.Size(); bits /= 2 {
		l.vectors(neonNarrow[conversion{bits / 2, kind}], spare, r)
		r = spare
	}
	l.save(to.Size()*l.bits/l.width, r, 0)
}

// shift writes one by a count that all words have.
func (l *neon) shift(op opcode, a, b int) {
	n, _ := l.source.constantOf(value(b))
	x := l.register(a)
	field := uint32(2*l.width) - uint32(n)
	if op == shiftLeft {
		field = uint32(l.width) + uint32(n)
	}
	e := neonWords[op]
	e.text = e.of(l.width).text
	l.immediate(e, field<<16, fmt.Sprintf(", #%d", n), l.result(), x)
}

// choose writes in the place of an operand that is used no more, if there is one.
func (l *neon) choose(mask, t, f int) {
	m, x, y := l.register(mask), l.register(t), l.register(f)
	switch to := l.result(mask, f, t); to {
	case m:
		l.vectors(neonSelect, to, x, y)
	case x:
		l.vectors(neonInsertNot, to, y, m)
	default:
		if to != y {
			l.vectors(neonBits[or], to, y, y)
		}
		l.vectors(neonInsert, to, x, m)
	}
}

// fuse writes x*y + z in the place of z, if it is used no more.
func (l *neon) fuse(x, y, z int) {
	a, b, c := l.register(x), l.register(y), l.register(z)
	to := l.result(z)
	if to != c {
		l.vectors(neonBits[or], to, c, c)
	}
	l.vectors(neonFused.of(l.width), to, a, b)
}

// leave ends the loop where a condition holds somewhere.
func (l *neon) leave(mask int) {
	l.vectors(neonPairs, spare, l.register(mask))
	l.write("FMOVD F%d, R19", number(spare))
	l.write("CBNZ R19, done")
	l.release()
}

// look writes the reading of a table at a step's words, one after the other.
func (l *neon) look(index int, table []uint64) {
	x := number(l.register(index))
	to := number(l.result())
	base := l.tableRegister(l.table(l.width, table))
	element, move, first, scale := "S", "MOVWU", "FMOVS", 2
	if l.width == 64 {
		element, move, first, scale = "D", "MOVD", "FMOVD", 3
	}
	lanes := l.bits / l.width
	for i := range lanes {
		l.write("VMOV V%d.%s[%d], R%d", x, element, i, 19+i)
	}
	l.write("%s (R%d)(R19<<%d), F%d", first, base, scale, to)
	for i := 1; i < lanes; i++ {
		l.write("%s (R%d)(R%d<<%d), R%d", move, base, 19+i, scale, 19+i)
		l.write("VMOV R%d, V%d.%s[%d]", 19+i, to, element, i)
	}
}

// tableRegister points to a table, from before the loop on for as many as there are registers.
func (l *neon) tableRegister(symbol string) int {
	const first, last, other = 8, 15, 7
	i := slices.Index(l.tables, symbol)
	if i < 0 {
		i = len(l.tables)
		l.tables = append(l.tables, symbol)
		if first+i <= last {
			fmt.Fprintf(&l.before, "\tMOVD $%s(SB), R%d\n", symbol, first+i)
		}
	}
	if first+i <= last {
		return first + i
	}
	l.write("MOVD $%s(SB), R%d", symbol, other)
	return other
}

func (l *neon) move(from, to string) { l.vectors(neonBits[or], to, from) }

func (l *neon) turn(from, to string, half int) {
	e := neonEncodings[32][swapped]
	if half == 64 {
		e = neonEncodings[64][swapped]
	}
	l.vectors(e, to, from)
}

// storeOne writes the first element of a result, at R0.
func (l *neon) storeOne(result int) {
	r := number(l.register(result))
	if l.out == dtype.Float16 {
		l.vectors(neonNarrow[conversion{16, floating}], spare, l.register(result))
		r = number(spare)
	}
	m := map[int]struct {
		letter string
		word   uint32
	}{1: {"b", 0x3d000000}, 2: {"h", 0x7d000000}, 4: {"s", 0xbd000000}, 8: {"d", 0xfd000000}, 16: {"q", 0x3d800000}}[l.out.Size()]
	l.word(m.word|r, "str %s%d, [x0]", m.letter, r)
}

// fold reads elements at R2, which moves on with them, and stores at R0.
func (l *neon) fold(f *folder) string {
	group := f.registers * f.bytes()
	f.write("MOVD a+0(FP), R5")
	for at, r := range []int{0, 1, 8, 9, 10, 11, 12, 13} {
		f.write("MOVD %d(R5), R%d", 8*at, r)
	}
	if !f.short {
		f.write("MOVD $constants%dx%d<>(SB), R%d", l.bits, l.width, poolRegister)
	}
	f.write("SUB $%d, R12, R12\n\nblock:\n\tMOVD R1, R2\n\tMOVD R11, R4\n\tTBZ $0, R13, fresh\n\tMOVD R0, R2", group)
	f.load("")
	f.write("MOVD R1, R2\n\tJMP next\n\nfresh:")
	f.load("")
	f.write("ADD R12, R2, R2\n\tSUBS $1, R4, R4\n\tBEQ last\n\nnext:")
	f.group("%d")
	f.write("ADD R12, R2, R2\n\tSUBS $1, R4, R4\n\tBNE next\n\nlast:")
	f.join()
	if !f.short {
		f.write("TBNZ $1, R13, tree")
	}
	f.store()
	f.write("SUB $%d, R0, R0", group)
	if !f.short {
		f.write("JMP done\n\ntree:")
		f.tree()
	}
	f.write("\ndone:\n\tADD R9, R0, R0\n\tADD R10, R1, R1\n\tSUBS $1, R8, R8\n\tBNE block\n\tRET")
	return f.head() + f.text.String()
}

// around is the function about a loop's body.
func (l *neon) around() string {
	var out bytes.Buffer
	flags, frame, names := "NOSPLIT", 0, operandNames[:l.arity]
	if len(l.slots) > 0 {
		frame = slotAt(len(l.slots)) - 8 // without the return address
	}
	if frame > smallFrame {
		flags = "0"
	}
	doubled := ""
	if l.parts {
		doubled = "\tADD R4, R4, R4\n"
	}
	name := fmt.Sprintf("%s%d", l.goName(), l.bits)
	fmt.Fprintf(&out, "\n// func %s(dst, %s unsafe.Pointer, n int) int\nTEXT ·%s(SB), %s, $%d-%d\n",
		name, strings.Join(names, ", "), name, flags, frame, 8*(l.arity+3))
	fmt.Fprintf(&out, "\tMOVD dst+0(FP), R0\n")
	for i, s := range names {
		fmt.Fprintf(&out, "\tMOVD %s+%d(FP), R%d\n", s, 8*(i+1), 1+i)
	}
	fmt.Fprintf(&out, "\tMOVD n+%d(FP), R4\n%s\tMOVD $constants%dx%d<>(SB), R%d\n%s\nloop:\n%s\tSUBS $%d, R4, R4\n\tBNE loop\n\ndone:\n\tMOVD n+%d(FP), R5\n\tSUB R4, R5, R5\n\tMOVD R5, ret+%d(FP)\n\tRET\n",
		8*(l.arity+1), doubled, l.bits, l.width, poolRegister, &l.before, &l.text, l.bits/l.width, 8*(l.arity+1), 8*(l.arity+2))
	return out.String()
}
