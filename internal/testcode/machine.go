package testcode

import (
	"fmt"
	"math"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/internal/spirv"
)

// The layout of a float32.
const (
	infinity     = 0x7f800000
	signBit      = 0x80000000
	mantissaBits = 23
	infinity16   = 0x7c00 // of a float16
)

// Machine executes a module, one invocation after the other, as a device
// would that has the quirks asked for. What SPIR-V leaves undefined is an
// error: a shift by 32, a conversion out of range, an index out of bounds.
type Machine struct {
	Flush bool // subnormals, as operands and results
	// FlushCompared: subnormals are zeros to comparisons and to fma, and to nothing else.
	FlushCompared bool
	// KeepsPacked: a half that is packed and unpacked again is not rounded.
	KeepsPacked bool
	Inexact     bool // division and square root are up to 2 ULP off

	buffers          [][]uint32
	params           []uint32
	shapes           []shapeOf // by the id, as what follows
	values           [][]uint32
	packed           [][]uint32 // what was packed, by the result
	pointers         []pointerTo
	labels           []int
	code             []instructionOf
	global           uint32
	binding, builtin map[uint32]uint32
	free             []uint32 // for values to come
}

type shapeOf struct {
	op   spirv.Opcode
	args []uint32
}

type pointerTo struct {
	memory []uint32
	at     int
	typ    uint32
}

type instructionOf struct {
	op    spirv.Opcode
	words []uint32
	// What it does with the lanes: one of them, or none.
	word       func(x, y uint32) uint32
	compare    func(x, y float32) bool
	arithmetic func(x, y float32) float32
}

// Run executes n invocations along x over the storage buffers, by binding.
func (m Machine) Run(module []uint32, buffers [][]uint32, params []uint32, n int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("machine: %v", r)
		}
	}()
	m.buffers, m.params = buffers, params
	m.load(module)
	for i := range n {
		m.global = uint32(i)
		m.invoke()
	}
	return nil
}

func (m *Machine) load(module []uint32) {
	bound := module[3]
	m.shapes, m.values, m.packed, m.pointers, m.labels = make([]shapeOf, bound), make([][]uint32, bound), make([][]uint32, bound), make([]pointerTo, bound), make([]int, bound)
	m.binding, m.builtin = map[uint32]uint32{}, map[uint32]uint32{}
	m.code = nil
	inside := false
	for decoded, err := range spirv.Instructions(module) {
		if err != nil {
			panic(err)
		}
		i := instructionOf{op: decoded.Op, words: decoded.Words}
		i.word, i.compare, i.arithmetic = wordInstructions[i.op], comparisons[i.op], arithmetics[i.op]
		switch {
		case i.op == spirv.OpFunction:
			inside = true
		case inside:
			if i.op == spirv.OpLabel {
				m.labels[i.words[0]] = len(m.code)
			}
			m.code = append(m.code, i)
		case i.op == spirv.OpDecorate && spirv.Decoration(i.words[1]) == spirv.DecorationBinding:
			m.binding[i.words[0]] = i.words[2]
		case i.op == spirv.OpDecorate && spirv.Decoration(i.words[1]) == spirv.DecorationBuiltIn:
			m.builtin[i.words[0]] = i.words[2]
		case i.op == spirv.OpConstant:
			m.values[i.words[1]] = i.words[2:]
		case i.op == spirv.OpConstantTrue || i.op == spirv.OpConstantFalse:
			m.values[i.words[1]] = []uint32{Truth(i.op == spirv.OpConstantTrue)}
		case i.op == spirv.OpConstantComposite:
			m.values[i.words[1]] = m.concat(i.words[2:])
		case i.op >= spirv.OpTypeVoid && i.op <= spirv.OpTypeFunction:
			m.shapes[i.words[0]] = shapeOf{i.op, i.words[1:]}
		case i.op == spirv.OpVariable:
			m.variable(i.words)
		}
	}
}

func (m *Machine) concat(ids []uint32) []uint32 {
	n := 0
	for _, id := range ids {
		n += len(m.values[id])
	}
	all := m.words(n)[:0]
	for _, id := range ids {
		all = append(all, m.values[id]...)
	}
	return all
}

// words are for a value, which nothing changes once it is made.
func (m *Machine) words(n int) []uint32 {
	if n > len(m.free) {
		m.free = make([]uint32, max(n, 1<<12))
	}
	w := m.free[:n:n]
	m.free = m.free[n:]
	return w
}

// one is a value of one word.
func (m *Machine) one(x uint32) []uint32 {
	w := m.words(1)
	w[0] = x
	return w
}

// size is a type's words; everything is packed.
func (m *Machine) size(typ uint32) int {
	s := m.shapes[typ]
	switch s.op {
	case spirv.OpTypeVector:
		return int(s.args[1])
	case spirv.OpTypeArray:
		return m.size(s.args[0]) * int(m.values[s.args[1]][0])
	case spirv.OpTypeStruct:
		n := 0
		for _, member := range s.args {
			n += m.size(member)
		}
		return n
	case spirv.OpTypeRuntimeArray:
		return 0
	}
	return 1
}

func (m *Machine) variable(w []uint32) {
	to := m.shapes[w[0]].args[1]
	var memory []uint32
	switch spirv.StorageClass(w[2]) {
	case spirv.StorageClassStorageBuffer:
		memory = m.buffers[m.binding[w[1]]]
	case spirv.StorageClassPushConstant, spirv.StorageClassUniform:
		memory = m.params
	default:
		memory = make([]uint32, m.size(to))
		if len(w) > 3 {
			copy(memory, m.values[w[3]])
		}
	}
	m.pointers[w[1]] = pointerTo{memory, 0, to}
}

func (m *Machine) invoke() {
	for id, name := range m.builtin {
		p := m.pointers[id]
		for i := range p.memory {
			p.memory[i] = 0
		}
		if spirv.BuiltIn(name) == spirv.BuiltInGlobalInvocationId || spirv.BuiltIn(name) == spirv.BuiltInWorkgroupId {
			p.memory[0] = m.global
		}
	}
	var block, from uint32
	for pc := 0; ; pc++ {
		i := &m.code[pc]
		jump := uint32(0)
		switch i.op {
		case spirv.OpReturn:
			return
		case spirv.OpLabel:
			from, block = block, i.words[0]
		case spirv.OpBranch:
			jump = i.words[0]
		case spirv.OpBranchConditional:
			jump = i.words[2]
			if m.values[i.words[0]][0] != 0 {
				jump = i.words[1]
			}
		case spirv.OpPhi:
			m.phi(i.words, from)
		default:
			m.step(i)
		}
		if jump != 0 {
			pc = m.labels[jump] - 1
		}
	}
}

func (m *Machine) phi(w []uint32, from uint32) {
	for k := 2; k < len(w); k += 2 {
		if w[k+1] == from {
			m.values[w[1]] = m.values[w[k]]
			return
		}
	}
	panic(fmt.Sprintf("no value of %%%d from block %%%d", w[1], from))
}

func (m *Machine) step(i *instructionOf) {
	w := i.words
	arg := func(k int) []uint32 { return m.values[w[k]] }
	switch i.op {
	case spirv.OpVariable:
		m.variable(w)
	case spirv.OpSelectionMerge, spirv.OpLoopMerge:
	case spirv.OpLoad:
		p := m.pointers[w[2]]
		loaded := p.memory[p.at : p.at+m.size(p.typ)]
		m.values[w[1]] = m.words(len(loaded))
		copy(m.values[w[1]], loaded)
	case spirv.OpStore:
		p := m.pointers[w[0]]
		copy(p.memory[p.at:p.at+m.size(p.typ)], arg(1))
	case spirv.OpAccessChain:
		m.chain(w)
	case spirv.OpCompositeExtract:
		s := m.shapes[m.typeOfComposite(w)]
		at := 0
		if s.op == spirv.OpTypeStruct {
			for _, member := range s.args[:w[3]] {
				at += m.size(member)
			}
		} else {
			at = int(w[3])
		}
		m.values[w[1]] = arg(2)[at : at+m.size(w[0])]
	case spirv.OpCompositeConstruct:
		m.values[w[1]] = m.concat(w[2:])
	case spirv.OpAny, spirv.OpAll:
		m.values[w[1]] = m.one(join(i.op, arg(2)))
	case spirv.OpAtomicIAdd, spirv.OpAtomicAnd, spirv.OpAtomicOr:
		p := m.pointers[w[2]]
		m.values[w[1]] = []uint32{p.memory[p.at]}
		p.memory[p.at] = wordInstructions[map[spirv.Opcode]spirv.Opcode{spirv.OpAtomicIAdd: spirv.OpIAdd, spirv.OpAtomicAnd: spirv.OpBitwiseAnd, spirv.OpAtomicOr: spirv.OpBitwiseOr}[i.op]](p.memory[p.at], arg(5)[0])
	case spirv.OpUMulExtended, spirv.OpIAddCarry, spirv.OpISubBorrow:
		x := arg(2)
		pair := m.words(2 * len(x))
		extendedPair(i.op, x, arg(3), pair[:len(x)], pair[len(x):])
		m.values[w[1]] = pair
		m.shapes[w[1]] = shapeOf{spirv.OpTypeStruct, m.shapes[w[0]].args}
	default:
		if i.op == spirv.OpExtInst && m.convertsHalves(i) {
			return
		}
		m.lanes(i)
	}
}

// convertsHalves executes what takes two floats for a word, or the reverse. As on some
// devices, a NaN's bits are lost.
func (m *Machine) convertsHalves(i *instructionOf) bool {
	w, x := i.words, m.values[i.words[4]]
	switch spirv.GLSL(w[3]) {
	case spirv.GLSLPackHalf2x16:
		pack := func(f uint32) uint32 {
			if f&0x7fffffff > infinity {
				return 0xffff
			}
			return uint32(float16.Fromfloat32(math.Float32frombits(f)))
		}
		m.values[w[1]] = []uint32{pack(x[0]) | pack(x[1])<<16}
		m.packed[w[1]] = x
	case spirv.GLSLUnpackHalf2x16:
		unpack := func(h uint32) uint32 {
			if h&0x7fff > infinity16 {
				return 0xffffffff
			}
			return math.Float32bits(float16.Frombits(uint16(h)).Float32())
		}
		m.values[w[1]] = []uint32{unpack(x[0] & 0xffff), unpack(x[0] >> 16)}
		if was := m.packed[w[4]]; was != nil && m.KeepsPacked {
			m.values[w[1]] = was
		}
	default:
		return false
	}
	return true
}

// typeOfComposite is the structure that a pair instruction left, or a vector.
func (m *Machine) typeOfComposite(w []uint32) uint32 {
	if m.shapes[w[2]].op == spirv.OpTypeStruct {
		return w[2]
	}
	return 0
}

func join(op spirv.Opcode, x []uint32) uint32 {
	some, every := uint32(0), uint32(1)
	for _, v := range x {
		some |= v
		every &= v
	}
	if op == spirv.OpAny {
		return some
	}
	return every
}

func (m *Machine) chain(w []uint32) {
	p := m.pointers[w[2]]
	for _, id := range w[3:] {
		index := int(m.values[id][0])
		s := m.shapes[p.typ]
		if s.op == spirv.OpTypeStruct {
			p.typ = s.args[0] // every structure in memory has one member
			continue
		}
		p.typ = s.args[0]
		p.at += index * m.size(p.typ)
		if p.at+m.size(p.typ) > len(p.memory) {
			panic(fmt.Sprintf("index %d is out of bounds", index))
		}
	}
	m.pointers[w[1]] = p
}

func extendedPair(op spirv.Opcode, x, y, lo, hi []uint32) {
	for i := range x {
		var wide uint64
		switch op {
		case spirv.OpUMulExtended:
			wide = uint64(x[i]) * uint64(y[i])
		case spirv.OpIAddCarry:
			wide = uint64(x[i]) + uint64(y[i])
		case spirv.OpISubBorrow:
			wide = (uint64(x[i]) - uint64(y[i])) & 0x1ffffffff
		}
		lo[i], hi[i] = uint32(wide), uint32(wide>>32)
	}
}

// lanes executes an instruction lane by lane.
func (m *Machine) lanes(i *instructionOf) {
	w := i.words
	operands := w[2:]
	if i.op == spirv.OpExtInst {
		operands = w[4:]
	}
	var given [3][]uint32
	for k, id := range operands {
		given[k] = m.values[id]
	}
	out := m.words(len(given[0]))
	for lane := range out {
		var a [3]uint32
		for k := range operands {
			a[k] = given[k][lane]
		}
		if i.word != nil {
			out[lane] = i.word(a[0], a[1])
		} else {
			out[lane] = m.lane(i, a)
		}
	}
	m.values[w[1]] = out
}

// Truth is 1 or 0.
func Truth(v bool) uint32 {
	if v {
		return 1
	}
	return 0
}

func shift(f func(x, n uint32) uint32) func(x, n uint32) uint32 {
	return func(x, n uint32) uint32 {
		if n > 31 {
			panic(fmt.Sprintf("a shift by %d", int32(n)))
		}
		return f(x, n)
	}
}

var wordInstructions = map[spirv.Opcode]func(x, y uint32) uint32{
	spirv.OpBitcast:              func(x, _ uint32) uint32 { return x },
	spirv.OpIAdd:                 func(x, y uint32) uint32 { return x + y },
	spirv.OpISub:                 func(x, y uint32) uint32 { return x - y },
	spirv.OpIMul:                 func(x, y uint32) uint32 { return x * y },
	spirv.OpUDiv:                 func(x, y uint32) uint32 { return x / y },
	spirv.OpUMod:                 func(x, y uint32) uint32 { return x % y },
	spirv.OpBitwiseAnd:           func(x, y uint32) uint32 { return x & y },
	spirv.OpBitwiseOr:            func(x, y uint32) uint32 { return x | y },
	spirv.OpBitwiseXor:           func(x, y uint32) uint32 { return x ^ y },
	spirv.OpNot:                  func(x, _ uint32) uint32 { return ^x },
	spirv.OpShiftLeftLogical:     shift(func(x, n uint32) uint32 { return x << n }),
	spirv.OpShiftRightLogical:    shift(func(x, n uint32) uint32 { return x >> n }),
	spirv.OpShiftRightArithmetic: shift(func(x, n uint32) uint32 { return uint32(int32(x) >> n) }),
	spirv.OpIEqual:               func(x, y uint32) uint32 { return Truth(x == y) },
	spirv.OpINotEqual:            func(x, y uint32) uint32 { return Truth(x != y) },
	spirv.OpULessThan:            func(x, y uint32) uint32 { return Truth(x < y) },
	spirv.OpULessThanEqual:       func(x, y uint32) uint32 { return Truth(x <= y) },
	spirv.OpUGreaterThan:         func(x, y uint32) uint32 { return Truth(x > y) },
	spirv.OpUGreaterThanEqual:    func(x, y uint32) uint32 { return Truth(x >= y) },
	spirv.OpSLessThan:            func(x, y uint32) uint32 { return Truth(int32(x) < int32(y)) },
	spirv.OpSLessThanEqual:       func(x, y uint32) uint32 { return Truth(int32(x) <= int32(y)) },
	spirv.OpSGreaterThan:         func(x, y uint32) uint32 { return Truth(int32(x) > int32(y)) },
	spirv.OpSGreaterThanEqual:    func(x, y uint32) uint32 { return Truth(int32(x) >= int32(y)) },
	spirv.OpLogicalAnd:           func(x, y uint32) uint32 { return x & y },
	spirv.OpLogicalOr:            func(x, y uint32) uint32 { return x | y },
	spirv.OpLogicalEqual:         func(x, y uint32) uint32 { return Truth(x == y) },
	spirv.OpLogicalNotEqual:      func(x, y uint32) uint32 { return Truth(x != y) },
	spirv.OpLogicalNot:           func(x, _ uint32) uint32 { return 1 - x },
}

var comparisons = map[spirv.Opcode]func(x, y float32) bool{
	spirv.OpFOrdEqual:            func(x, y float32) bool { return x == y },
	spirv.OpFUnordNotEqual:       func(x, y float32) bool { return x != y },
	spirv.OpFOrdLessThan:         func(x, y float32) bool { return x < y },
	spirv.OpFOrdLessThanEqual:    func(x, y float32) bool { return x <= y },
	spirv.OpFOrdGreaterThan:      func(x, y float32) bool { return x > y },
	spirv.OpFOrdGreaterThanEqual: func(x, y float32) bool { return x >= y },
}

var arithmetics = map[spirv.Opcode]func(x, y float32) float32{
	spirv.OpFAdd: func(x, y float32) float32 { return x + y },
	spirv.OpFSub: func(x, y float32) float32 { return x - y },
	spirv.OpFMul: func(x, y float32) float32 { return x * y },
	spirv.OpFDiv: func(x, y float32) float32 { return x / y },
}

func (m *Machine) lane(i *instructionOf, a [3]uint32) uint32 {
	if i.compare != nil {
		flush := m.Flush
		m.Flush = m.Flush || m.FlushCompared
		result := Truth(i.compare(m.float(a[0]), m.float(a[1])))
		m.Flush = flush
		return result
	}
	if i.arithmetic != nil {
		return m.result(i.arithmetic(m.float(a[0]), m.float(a[1])), i.op == spirv.OpFDiv, a[0]^a[1])
	}
	switch i.op {
	case spirv.OpSelect:
		return a[2-a[0]%2]
	case spirv.OpConvertSToF:
		return math.Float32bits(float32(int32(a[0])))
	case spirv.OpConvertFToS:
		f := m.float(a[0])
		if !(f > -0x1p31-1 && f < 0x1p31) {
			panic(fmt.Sprintf("a conversion of %v to a signed word", f))
		}
		return uint32(int32(f))
	case spirv.OpExtInst:
		return m.extended(i.words[3], a)
	}
	panic(fmt.Sprintf("instruction %d is not known here", i.op))
}

func (m *Machine) extended(number uint32, a [3]uint32) uint32 {
	switch spirv.GLSL(number) {
	case spirv.GLSLSqrt:
		x := m.float(a[0])
		return m.result(float32(math.Sqrt(float64(x))), true, a[0])
	case spirv.GLSLInverseSqrt:
		return m.result(float32(1/math.Sqrt(float64(m.float(a[0])))), true, a[0])
	case spirv.GLSLFma:
		flush := m.Flush
		m.Flush = m.Flush || m.FlushCompared
		result := m.result(FMA32(m.float(a[0]), m.float(a[1]), m.float(a[2])), false, 0)
		m.Flush = flush
		return result
	case spirv.GLSLUMin:
		return min(a[0], a[1])
	case spirv.GLSLUMax:
		return max(a[0], a[1])
	case spirv.GLSLSMin:
		return uint32(min(int32(a[0]), int32(a[1])))
	case spirv.GLSLSMax:
		return uint32(max(int32(a[0]), int32(a[1])))
	case spirv.GLSLFindUMsb:
		n := uint32(0xffffffff)
		for v := a[0]; v != 0; v >>= 1 {
			n++
		}
		return n
	}
	panic(fmt.Sprintf("extended instruction %d is not known here", number))
}

// float is an operand as the device takes it.
func (m *Machine) float(bits uint32) float32 {
	if m.Flush && bits&infinity == 0 {
		bits &= signBit
	}
	return math.Float32frombits(bits)
}

// result is what the device makes of a correctly rounded result.
func (m *Machine) result(f float32, mayBeOff bool, seed uint32) uint32 {
	bits := math.Float32bits(f)
	if e := bits & infinity; mayBeOff && m.Inexact && e > 2<<mantissaBits && e < 253<<mantissaBits {
		bits += (seed*2654435761>>16)%5 - 2
	}
	if f != f {
		return 0xffc12345 // as x86 and others do, not the canonical one
	}
	if m.Flush && bits&infinity == 0 {
		bits &= signBit
	}
	return bits
}

// FMA32 is x*y + z, rounded once: the product is exact in float64, and its sum with z
// is rounded to odd there, so that rounding it again does no harm.
func FMA32(x, y, z float32) float32 {
	p, c := float64(x)*float64(y), float64(z)
	s := p + c
	lost := (p - (s - (s - p))) + (c - (s - p))
	if bits := math.Float64bits(s); lost != 0 && !math.IsInf(s, 0) && s == s && bits&1 == 0 {
		if (lost > 0) == (s > 0) {
			return float32(math.Float64frombits(bits + 1))
		}
		return float32(math.Float64frombits(bits - 1))
	}
	return float32(s)
}
