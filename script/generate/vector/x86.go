package main

import (
	"bytes"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// shared are instructions that AVX2 and AVX-512 have, by the width of a lane.
var shared = map[int]map[opcode]string{
	32: {
		add: "VADDPS", sub: "VSUBPS", mul: "VMULPS", div: "VDIVPS", sqrt: "VSQRTPS", greater: "VMAXPS", less: "VMINPS",
		fromInt: "VCVTDQ2PS", toInt: "VCVTTPS2DQ", addU: "VPADDD", subU: "VPSUBD", mulU: "VPMULLD",
		greaterSigned: "VPMAXSD", lesserSigned: "VPMINSD", greaterUnsigned: "VPMAXUD", lesserUnsigned: "VPMINUD",
		lessFloat: "VCMPPS $0x11,", lessEqualFloat: "VCMPPS $0x12,", equalFloat: "VCMPPS $0,", notEqualFloat: "VCMPPS $4,", unordered: "VCMPPS $3,",
		shiftLeft: "VPSLLVD", shiftRight: "VPSRLVD", shiftRightSigned: "VPSRAVD",
		swapped: "VPERMILPS $0xb1,", evens: "VMOVSLDUP", odds: "VMOVSHDUP",
		firsts: "VSHUFPS $0x88,", seconds: "VSHUFPS $0xdd,", lowPairs: "VUNPCKLPS", highPairs: "VUNPCKHPS",
	},
	64: {
		add: "VADDPD", sub: "VSUBPD", mul: "VMULPD", div: "VDIVPD", sqrt: "VSQRTPD", greater: "VMAXPD", less: "VMINPD",
		addU: "VPADDQ", subU: "VPSUBQ", mulWide: "VPMULUDQ",
		lessFloat: "VCMPPD $0x11,", lessEqualFloat: "VCMPPD $0x12,", equalFloat: "VCMPPD $0,", notEqualFloat: "VCMPPD $4,", unordered: "VCMPPD $3,",
		shiftLeft: "VPSLLVQ", shiftRight: "VPSRLVQ",
		swapped: "VPERMILPD $0x55,", evens: "VMOVDDUP", odds: "VPERMILPD $0xff,",
		firsts: "VUNPCKLPD", seconds: "VUNPCKHPD", lowPairs: "VUNPCKLPD", highPairs: "VUNPCKHPD",
	},
}

// shortNames are the instructions on short lanes, which both have.
var shortNames = map[int]map[opcode]string{
	8:  {addU: "VPADDB", greaterSigned: "VPMAXSB", lesserSigned: "VPMINSB", greaterUnsigned: "VPMAXUB", lesserUnsigned: "VPMINUB"},
	16: {addU: "VPADDW", greaterSigned: "VPMAXSW", lesserSigned: "VPMINSW", greaterUnsigned: "VPMAXUW", lesserUnsigned: "VPMINUW"},
}

// immediate are shifts by the same count.
var immediate = map[int]map[opcode]string{
	32: {shiftLeft: "VPSLLD", shiftRight: "VPSRLD", shiftRightSigned: "VPSRAD"},
	64: {shiftLeft: "VPSLLQ", shiftRight: "VPSRLQ", shiftRightSigned: "VPSRAQ"},
}

func with(more map[int]map[opcode]string) map[int]map[opcode]string {
	all := maps.Clone(shortNames)
	for _, width := range []int{32, 64} {
		all[width] = maps.Clone(shared[width])
		maps.Copy(all[width], more[width])
	}
	return all
}

func avx2() *machine {
	logic := map[opcode]string{and: "VPAND", or: "VPOR", xor: "VPXOR", both: "VPAND", either: "VPOR", ordered: "VPERMPD $0xd8,"}
	narrow, wide := maps.Clone(logic), maps.Clone(logic)
	// The first operand is the greater one.
	maps.Copy(narrow, map[opcode]string{lessSigned: "VPCMPGTD", equal: "VPCMPEQD", rounded: "VROUNDPS"})
	maps.Copy(wide, map[opcode]string{lessSigned: "VPCMPGTQ", equal: "VPCMPEQQ", rounded: "VROUNDPD"})
	return &machine{architecture: "amd64", bits: 256, letter: "Y", vectors: 16, language: newX86, constants: newPools(), names: with(map[int]map[opcode]string{32: narrow, 64: wide})}
}

func avx512() *machine {
	return &machine{architecture: "amd64", bits: 512, letter: "Z", vectors: 32, masks: true, stages: true, looksUp: true, repeats: true, language: newX86, constants: newPools(), names: with(map[int]map[opcode]string{
		32: {
			and: "VPANDD", or: "VPORD", xor: "VPXORD", both: "KANDW", either: "KORW", not: "KNOTW",
			lessU: "VPCMPUD $1,", lessSigned: "VPCMPD $1,", equal: "VPCMPD $0,", rounded: "VRNDSCALEPS", cut: "VPMOVD",
			xorThree: "VPTERNLOGD $0x96,", permuted: "VPERMPD",
		},
		64: {
			and: "VPANDQ", or: "VPORQ", xor: "VPXORQ", both: "KANDB", either: "KORB", not: "KNOTB",
			lessU: "VPCMPUQ $1,", lessSigned: "VPCMPQ $1,", equal: "VPCMPQ $0,", rounded: "VRNDSCALEPD", cut: "VPMOVQ",
			xorThree: "VPTERNLOGQ $0x96,", permuted: "VPERMPD",
			mulU: "VPMULLQ", shiftRightSigned: "VPSRAVQ", fromInt: "VCVTQQ2PD", fromUnsigned: "VCVTUQQ2PD", toInt: "VCVTTPD2QQ",
			greaterSigned: "VPMAXSQ", lesserSigned: "VPMINSQ", greaterUnsigned: "VPMAXUQ", lesserUnsigned: "VPMINUQ",
		},
	})}
}

// x86 writes loops in AVX2's instructions, or AVX-512's.
type x86 struct{ *loop }

func newX86(l *loop) language { return x86{l} }

func (l x86) symbol(bits uint64) string {
	return fmt.Sprintf("constants%dx%d<>+%d(SB)", l.bits, l.width, l.machine.place(l.width, bits))
}

func (l x86) spill(register string, slot int) {
	l.write("VMOVUPS %s, %d(SP)", register, slot*l.bits/8)
}

func (l x86) fill(register string, slot int) {
	l.write("VMOVUPS %d(SP), %s", slot*l.bits/8, register)
}

func (l x86) constant(register string, st step) {
	switch {
	case st.op == pairOrder:
		l.write("VMOVUPS pairOrder%dx%d<>(SB), %s", l.bits, l.width, register)
	case st.op == firstSigns:
		l.write("%s firstSigns%dx%d<>(SB), %s", map[bool]string{false: "VBROADCASTI128", true: "VBROADCASTI32X4"}[l.machine.masks], l.bits, l.width, register)
	case l.repeats:
		l.write("%s %s, %s", map[int]string{32: "VBROADCASTSS", 64: "VBROADCASTSD"}[l.width], l.symbol(st.imm), register)
	default:
		l.write("VMOVUPS %s, %s", l.symbol(st.imm), register)
	}
}

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

// place is where a vector of elements or parts of a type lies, which are so many vectors of lanes
// after those at a pointer. R9 counts parts.
func (l x86) place(pointer string, of dtype.DType, pairs bool, after int) string {
	index, offset := "BX", ""
	if pairs {
		index = "R9"
	}
	if after > 0 {
		offset = fmt.Sprint(after * l.bits / l.width * of.Size())
	}
	return fmt.Sprintf("%s(%s)(%s*%d)", offset, pointer, index, of.Size())
}

// store writes a loop's result.
func (l x86) store(result, after int) {
	to := l.resultType()
	r, at, size := l.register(result), l.place("DI", to, l.pairs && l.out.IsComplex(), after), to.Size()
	switch {
	case size*8 == l.width:
		l.write("VMOVUPS %s, %s", r, at)
	case to == dtype.Float16:
		l.write("VCVTPS2PH $%d, %s, %s", toEven, r, at)
	case to == dtype.Float32:
		l.storeSingle(r, at)
	case l.has(l.width, cut):
		l.write("%s%s %s, %s", l.name(cut), map[int]string{4: "D", 2: "W", 1: "B"}[size], r, at)
	default:
		l.pack(r, at, size)
	}
}

// storeSingle writes float64s as float32s.
func (l x86) storeSingle(r, at string) {
	half, name := "Y"+r[1:], "VCVTPD2PS"
	if !l.machine.masks {
		half, name = "X"+r[1:], "VCVTPD2PSY"
	}
	l.write("%s %s, %s", name, r, half)
	l.write("VMOVUPS %s, %s", half, at)
}

// pack writes the lower bytes of lanes, which are 0 above where they are fewer than four: of
// both halves of the register.
func (l x86) pack(r, at string, size int) {
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

// anywhere has a step's value in a register or in memory; suffix is what an instruction
// needs that reads it there.
func (l x86) anywhere(step int) (where, suffix string) {
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

// instruction is a name with a suffix before its first immediate.
func instruction(name, suffix string) string {
	op, rest, _ := strings.Cut(name, " ")
	return strings.TrimSpace(op + suffix + " " + rest)
}

// step writes the current one.
func (l x86) step() {
	st := l.source.steps[l.at]
	a, b, c := st.args[0], st.args[1], st.args[2]
	switch st.op {
	case operand:
		i, after := int(st.imm%nextVector), int(st.imm/nextVector)
		from := l.operandType(i)
		read := "VMOVUPS"
		if !l.short {
			read = reads[l.width][from]
		}
		l.write("%s %s, %s", read, l.place(sources[i], from, l.pairs, after), l.result())
	case rounded:
		x, suffix := l.anywhere(a)
		l.write("%s $%d, %s, %s", instruction(l.name(st.op), suffix), st.imm|quietly, x, l.result())
	case sqrt, fromInt, fromUnsigned, toInt, ordered:
		x, suffix := l.anywhere(a)
		l.write("%s %s, %s", instruction(l.name(st.op), suffix), x, l.result())
	case swapped, evens, odds:
		x := l.register(a)
		l.write("%s %s, %s", l.name(st.op), x, l.result())
	case not:
		l.negate(a)
	case look:
		l.write("LEAQ %s(SB), AX", l.table(l.width, l.source.tables[st.imm]))
		l.look(a, "AX", l.width/8)
	case lookUp:
		l.look(a, sources[1], 2)
	case choose:
		f, mask := l.register(c), l.register(a)
		t, suffix := l.anywhere(b)
		if l.machine.masks {
			l.write("VBLENDMP%s%s %s, %s, %s, %s", l.letter(), suffix, t, f, mask, l.result())
		} else {
			l.write("VBLENDVP%s %s, %s, %s, %s", l.letter(), mask, t, f, l.result())
		}
	case fused:
		l.fuse(a, b, c)
	case xorThree:
		l.overwrite(st.op, a, b, c)
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

// overwrite writes an instruction of three operands in any order that overwrites the last one:
// one that is not used later, or else a copy.
func (l x86) overwrite(op opcode, operands ...int) {
	for _, o := range operands {
		l.register(o)
	}
	if i := slices.IndexFunc(operands, func(o int) bool { return !l.isUsedLater(o) }); i >= 0 {
		operands[i], operands[2] = operands[2], operands[i]
	}
	a, b, to := l.register(operands[0]), l.register(operands[1]), l.register(operands[2])
	if l.isUsedLater(operands[2]) {
		last := to
		to = l.result()
		l.write("VMOVUPS %s, %s", last, to)
		l.write("%s %s, %s, %s", l.name(op), b, a, to)
		return
	}
	l.write("%s %s, %s, %s", l.name(op), b, a, to)
	r := slices.Index(l.vectors.holds, operands[2])
	l.release()
	l.vectors.holds[r] = l.at
}

// fuse writes x*y + z in the place of an operand that is used no more, if there is one.
func (l x86) fuse(x, y, z int) {
	a, b, c := l.register(x), l.register(y), l.register(z)
	letter := map[int]string{32: "PS", 64: "PD"}[l.width]
	switch to := l.result(z, x, y); to {
	case a:
		l.write("VFMADD213%s %s, %s, %s", letter, c, b, to)
	case b:
		l.write("VFMADD213%s %s, %s, %s", letter, c, a, to)
	default:
		if to != c {
			l.write("VMOVUPS %s, %s", c, to)
		}
		l.write("VFMADD231%s %s, %s, %s", letter, b, a, to)
	}
}

// name is the instruction of an opcode on the loop's lanes.
func (l x86) name(op opcode) string {
	name, ok := l.names[l.width][op]
	if !ok {
		panic(fmt.Sprintf("%s: no instruction for opcode %d on lanes of %d bits", l.goName(), op, l.width))
	}
	return name
}

// letter tells floats of a lane's width.
func (l x86) letter() string { return map[int]string{32: "S", 64: "D"}[l.width] }

// look writes the reading of a table at a step's words, which are so many bytes apart. The registers of the words, of the
// result and of what says for which lanes it is not yet read are three.
func (l x86) look(index int, table string, scale int) {
	x := l.register(index)
	r := l.take(&l.vectors)
	l.vectors.pinned[r] = true
	to := l.vectors.name(r)
	lanes := &l.vectors
	if l.machine.masks {
		lanes = &l.masks
	}
	unread := lanes.name(l.take(lanes))
	gather, equal := "VPGATHERDD", "VPCMPEQD"
	if l.width == 64 {
		gather, equal = "VPGATHERQQ", "VPCMPEQQ"
	}
	if l.machine.masks {
		l.write("KXNORW %s, %s, %s", unread, unread, unread)
		l.write("VPXORD %s, %s, %s", to, to, to)
		l.write("%s (%s)(%s*%d), %s, %s", gather, table, x, scale, unread, to)
	} else {
		l.write("%s %s, %s, %s", equal, unread, unread, unread)
		l.write("%s %s, (%s)(%s*%d), %s", gather, unread, table, x, scale, to)
	}
	l.release()
	l.vectors.holds[r] = l.at
}

// binary writes an instruction whose first operand is in a register.
func (l x86) binary(op opcode, a, b int) {
	if op.commutes() && !l.inRegister(a) && l.inRegister(b) {
		a, b = b, a
	}
	x := l.register(a)
	y, suffix := l.anywhere(b)
	l.write("%s %s, %s, %s", instruction(l.name(op), suffix), y, x, l.result())
}

func (l x86) negate(a int) {
	x := l.register(a)
	if l.machine.masks {
		l.write("%s %s, %s", l.name(not), x, l.result())
		return
	}
	l.write("VPXOR %s, %s, %s", l.symbol(math.MaxUint64>>(64-l.width)), x, l.result())
}

// leave ends the loop where a condition holds somewhere.
func (l x86) leave(mask string) {
	if l.machine.masks {
		l.write("KORTEST%s %s, %s", map[int]string{32: "W", 64: "B"}[l.width], mask, mask)
	} else {
		l.write("VMOVMSKP%s %s, AX", l.letter(), mask)
		l.write("TESTL AX, AX")
	}
	l.write("JNE done")
	l.release()
}

// sources are the registers that point to the operands.
var sources = []string{"SI", "DX", "R8"}

// around is the function about a loop's body.
func (l x86) around() string {
	var parts, halved string
	switch {
	case l.parts:
		halved = "\tSHRQ $1, BX\n"
	case l.pairs:
		parts = "\tLEAQ (BX)(BX*1), R9\n"
	}
	return fmt.Sprintf("%s\tXORL BX, BX\n\nloop:\n%s%s\tADDQ $%d, BX\n\tCMPQ BX, CX\n\tJLT loop\n\ndone:\n\tVZEROUPPER\n%s\tMOVQ BX, ret+%d(FP)\n\tRET\n",
		l.head(), parts, &l.text, l.bits/l.width, halved, 8*(l.arity+2))
}

// head is the function before its loop.
func (l x86) head() string {
	var out bytes.Buffer
	d, flags, frame, names := l.definition, "NOSPLIT", len(l.slots)*l.bits/8, operandNames[:l.arity]
	if frame > smallFrame {
		flags = "0"
	}
	name := fmt.Sprintf("%s%d", d.goName(), l.bits)
	fmt.Fprintf(&out, "\n// func %s(dst, %s unsafe.Pointer, n int) int\nTEXT ·%s(SB), %s, $%d-%d\n",
		name, strings.Join(names, ", "), name, flags, frame, 8*(d.arity+3))
	fmt.Fprintf(&out, "\tMOVQ dst+0(FP), DI\n")
	for i, s := range names {
		fmt.Fprintf(&out, "\tMOVQ %s+%d(FP), %s\n", s, 8*(i+1), sources[i])
	}
	for _, c := range l.touched() {
		fmt.Fprintf(&out, "\tMOVL constants%dx%d<>+%d(SB), AX\n", l.bits, l.width, c)
	}
	fmt.Fprintf(&out, "\tMOVQ n+%d(FP), CX\n", 8*(d.arity+1))
	if d.parts {
		out.WriteString("\tADDQ CX, CX\n")
	}
	return out.String()
}

// touched are constants of a loop in each page that has some, where it reads some under masks.
// A read that a mask leaves out makes no page fault, so that a page of constants that nobody
// else has read stays away, and each such read takes the processor 600 cycles to find out that
// it need not be done: one process in fifty made its sums at a fiftieth of the speed.
func (l x86) touched() (list []int) {
	if !l.repeats {
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
