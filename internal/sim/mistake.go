package sim

import (
	"math"
	"math/bits"
	"strings"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/spirv"
)

// Mistake is a seeded error of a GPU's driver, for tests of the checks that should detect it. A GPU
// with a mistake reports no faults of shaders, as real GPUs do not: results are just wrong.
type Mistake struct {
	Name string
	// Instruction is the instruction that is executed wrongly. Type is the type of its operands
	// (f32, f64, u32, bool) or, for loads and stores, the memory (buffer, shared); "" for any.
	Instruction, Type string

	wrong   func(s *subgroup, o *op, right func(*subgroup, *op))
	rewrite func(m *module)
}

var made atomic.Pointer[Mistake]

// SetMistake gives all later profiles a mistake; nil for none.
func SetMistake(m *Mistake) { made.Store(m) }

// Mistakes returns the mistakes that tests use.
func Mistakes() (list []Mistake) {
	for _, part := range [][]Mistake{floatMistakes(), doubleMistakes(), halfMistakes(), compareMistakes(), integerMistakes(), laneMistakes(), orderMistakes()} {
		list = append(list, part...)
	}
	return list
}

// spoil makes an operation of the instruction wrong if the mistake applies to it.
func (x *Mistake) spoil(i *instruction, o *op) {
	if x == nil || x.wrong == nil || i == nil || o.simple == nil && o.memory == nil && i.op != spirv.OpControlBarrier && (i.op != spirv.OpSelect || o.c.file == noFile) || !x.is(i, o) {
		return
	}
	right := o.run
	o.run = func(s *subgroup, o *op) { x.wrong(s, o, right) }
}

func (x *Mistake) is(i *instruction, o *op) bool {
	if i.name() != x.Instruction {
		return false
	}
	t := ""
	switch {
	case o.memory != nil:
		t = map[spirv.StorageClass]string{spirv.StorageClassStorageBuffer: "buffer", spirv.StorageClassWorkgroup: "shared"}[o.memory.variable.class]
	case o.a.file == fileDouble:
		t = "f64"
	case o.a.file == fileBool:
		t = "bool"
	case o.simple != nil && o.simple.float:
		t = "f32"
	default:
		t = "u32"
	}
	return x.Type == "" || x.Type == t
}

// ---- results of words, as a function of the right result and the operands

func words(name, instruction, t string, f func(right, x, y uint32) uint32) Mistake {
	return Mistake{Name: name, Instruction: instruction, Type: t, wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
		x, y := s.copies(o, o.a), s.copies(o, o.b)
		right(s, o)
		for e := range o.n {
			d := s.lanes(o.d.reg+e, 1)
			for lane := range d {
				k := int(e)<<s.shift + lane
				d[lane] = f(d[lane], x[k], y[k])
			}
		}
	}}
}

// copies returns an operand's lanes, element after element; zeros if there is no such operand or
// its registers are of another file.
func (s *subgroup) copies(o *op, a arg) []uint32 {
	list := make([]uint32, int(o.n)<<s.shift)
	if a.file == fileWord {
		for e := range o.n {
			copy(list[int(e)<<s.shift:], s.lanes(a.at(e), 1))
		}
	}
	return list
}

func singles(name, instruction string, f func(right, x, y float32) float32) Mistake {
	return words(name, instruction, "f32", func(right, x, y uint32) uint32 {
		return math.Float32bits(f(math.Float32frombits(right), math.Float32frombits(x), math.Float32frombits(y)))
	})
}

const (
	sign32     = 1 << 31
	infinity32 = 0x7f800000
	least32    = 0x00800000 // the smallest normal number
)

func isNaN32(v uint32) bool       { return v&^sign32 > infinity32 }
func isSubnormal32(v uint32) bool { return v&^sign32 > 0 && v&^sign32 < least32 }

func flushed32(v uint32) uint32 {
	if isSubnormal32(v) {
		return v & sign32
	}
	return v
}

// truncated32 returns a number rounded towards zero.
func truncated32(exact float64) float32 {
	v := float32(exact)
	if math.Abs(float64(v)) > math.Abs(exact) && !math.IsInf(exact, 0) {
		return math.Float32frombits(math.Float32bits(v) - 1)
	}
	return v
}

// flushing returns an instruction's mistakes with subnormal numbers.
func flushing(instruction string, f func(x, y float32) float32) []Mistake {
	return []Mistake{
		words(instruction+" flushes subnormal results", instruction, "f32", func(right, _, _ uint32) uint32 { return flushed32(right) }),
		words(instruction+" flushes subnormal operands", instruction, "f32", func(_, x, y uint32) uint32 {
			return math.Float32bits(f(math.Float32frombits(flushed32(x)), math.Float32frombits(flushed32(y))))
		}),
	}
}

func lostNaN(instruction string) Mistake {
	return words(instruction+" loses a NaN", instruction, "f32", func(right, x, y uint32) uint32 {
		switch {
		case isNaN32(x) && !isNaN32(y):
			return y
		case isNaN32(y) && !isNaN32(x):
			return x
		}
		return right
	})
}

func saturated(instruction string) Mistake {
	return words(instruction+" saturates at the greatest number", instruction, "f32", func(right, x, y uint32) uint32 {
		if right&^sign32 == infinity32 && x&^sign32 < infinity32 && y&^sign32 < infinity32 && y<<1 != 0 {
			return right - 1
		}
		return right
	})
}

func floatMistakes() []Mistake {
	add := func(x, y float32) float32 { return x + y }
	sub := func(x, y float32) float32 { return x - y }
	mul := func(x, y float32) float32 { return x * y }
	div := func(x, y float32) float32 { return x / y }
	list := append(flushing("FAdd", add), flushing("FSub", sub)...)
	list = append(append(list, flushing("FMul", mul)...), flushing("FDiv", div)...)
	return append(list, lostNaN("FAdd"), lostNaN("FMul"), lostNaN("FDiv"), saturated("FAdd"), saturated("FMul"),
		singles("FAdd rounds towards zero", "FAdd", func(_, x, y float32) float32 { return truncated32(float64(x) + float64(y)) }),
		singles("FMul rounds towards zero", "FMul", func(_, x, y float32) float32 { return truncated32(float64(x) * float64(y)) }),
		singles("FDiv rounds towards zero", "FDiv", func(_, x, y float32) float32 { return truncated32(float64(x) / float64(y)) }),
		singles("FDiv multiplies by the reciprocal", "FDiv", func(r, x, y float32) float32 {
			if v := x * (1 / y); v == v && !math.IsInf(float64(v), 0) && v != 0 {
				return v
			}
			return r
		}),
		singles("FAdd loses the sign of -0", "FAdd", func(r, _, _ float32) float32 { return r + 0 }),
		words("FMul loses the sign of zero", "FMul", "f32", func(r, _, _ uint32) uint32 {
			if r<<1 == 0 {
				return 0
			}
			return r
		}),
		singles("FSub gives -0 for x - x", "FSub", func(r, x, y float32) float32 {
			if x == y && r == 0 {
				return float32(math.Copysign(0, -1))
			}
			return r
		}),
		words("FDiv of a number by zero is the greatest number", "FDiv", "f32", func(r, x, y uint32) uint32 {
			if y<<1 == 0 && r&^sign32 == infinity32 && x&^sign32 < infinity32 {
				return r - 1
			}
			return r
		}),
		words("Sqrt is one unit off where the mantissa is odd", "Sqrt", "f32", func(r, x, _ uint32) uint32 { return off(r, x, infinity32) }),
		words("Sqrt flushes subnormal operands", "Sqrt", "f32", func(r, x, _ uint32) uint32 {
			if isSubnormal32(x) && x < sign32 {
				return 0
			}
			return r
		}),
		words("InverseSqrt is three units off now and then", "InverseSqrt", "f32", func(r, x, _ uint32) uint32 {
			if x&63 == 5 && r < infinity32 {
				return r + 3
			}
			return r
		}),
		words("Sqrt of a negative number is zero", "Sqrt", "f32", func(r, x, _ uint32) uint32 {
			if x > sign32 && !isNaN32(x) {
				return 0
			}
			return r
		}))
}

// off returns a result one unit off if it is finite and the operand's last bit is set.
func off(r, x, infinity uint32) uint32 {
	if r > 0 && r < infinity && x&1 != 0 {
		return r - 1
	}
	return r
}

// ---- results of 64 bits

func doubles(name, instruction string, f func(right, x, y float64) float64) Mistake {
	return Mistake{Name: name, Instruction: instruction, Type: "f64", wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
		operand := func(a arg, e int32) []uint64 {
			if a.file != fileDouble {
				return make([]uint64, 1<<s.shift)
			}
			return append([]uint64{}, s.lanes64(a.at(e), 1)...)
		}
		var x, y [][]uint64
		for e := range o.n {
			x, y = append(x, operand(o.a, e)), append(y, operand(o.b, e))
		}
		right(s, o)
		for e := range o.n {
			d := s.lanes64(o.d.reg+e, 1)
			for i := range d {
				d[i] = math.Float64bits(f(math.Float64frombits(d[i]), math.Float64frombits(x[e][i]), math.Float64frombits(y[e][i])))
			}
		}
	}}
}

func flushed64(v float64) float64 {
	if math.Abs(v) < 0x1p-1022 {
		return math.Copysign(0, v)
	}
	return v
}

func doubleMistakes() []Mistake {
	flush := func(r, _, _ float64) float64 { return flushed64(r) }
	short := func(r, _, _ float64) float64 {
		if r == r {
			return math.Float64frombits(math.Float64bits(r) &^ 3)
		}
		return r
	}
	next := func(r, _, _ float64) float64 {
		if b := math.Float64bits(r); b&7 == 5 {
			return math.Float64frombits(b + 1)
		}
		return r
	}
	return []Mistake{
		doubles("FAdd f64 flushes subnormal results", "FAdd", flush), doubles("FMul f64 flushes subnormal results", "FMul", flush),
		doubles("FAdd f64 loses its last bits", "FAdd", short), doubles("FMul f64 loses its last bits", "FMul", short),
		doubles("FMul f64 goes through float32", "FMul", func(_, x, y float64) float64 { return float64(float32(x)) * y }),
		doubles("FDiv f64 is one unit off now and then", "FDiv", next), doubles("Sqrt f64 is one unit off now and then", "Sqrt", next),
		doubles("FSub f64 of infinities is zero", "FSub", func(r, x, y float64) float64 {
			if math.IsInf(x, 0) && x == y {
				return 0
			}
			return r
		}),
	}
}

// halfMistakes are mistakes of float16 conversions.
func halfMistakes() []Mistake {
	return []Mistake{
		words("PackHalf2x16 rounds towards zero", "PackHalf2x16", "f32", func(right, x, _ uint32) uint32 {
			if h := right & 0xffff; math.Abs(float64(math.Float32frombits(unpackHalf(h)))) > math.Abs(float64(math.Float32frombits(x))) {
				return right - 1
			}
			return right
		}),
		{Name: "UnpackHalf2x16 flushes subnormals", Instruction: "UnpackHalf2x16", Type: "u32", wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
			right(s, o)
			d := s.lanes(o.d.reg, 1)
			for lane, v := range d {
				if v&^sign32 < 0x38800000 { // 2^-14, the smallest normal half
					d[lane] = v & sign32
				}
			}
		}},
	}
}

// ---- comparisons: by lane, with operands of words

func compares(name, instruction, t string, f func(right bool, x, y uint32) bool) Mistake {
	return Mistake{Name: name, Instruction: instruction, Type: t, wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
		x, y := s.copies(o, o.a), s.copies(o, o.b)
		right(s, o)
		for e := range o.n {
			m := s.bools[o.d.reg+e]
			for lane := range 1 << s.shift {
				k := int(e)<<s.shift + lane
				m = m&^(1<<lane) | bit(f(m>>lane&1 != 0, x[k], y[k]))<<lane
			}
			s.bools[o.d.reg+e] = m
		}
	}}
}

func compareMistakes() []Mistake {
	ordered := func(instruction string) Mistake {
		return compares(instruction+" holds for a NaN", instruction, "f32", func(r bool, x, y uint32) bool { return r || isNaN32(x) || isNaN32(y) })
	}
	return []Mistake{
		ordered("FOrdLessThan"), ordered("FOrdEqual"), ordered("FOrdLessThanEqual"),
		compares("FOrdEqual tells 0 from -0", "FOrdEqual", "f32", func(_ bool, x, y uint32) bool { return x == y && !isNaN32(x) }),
		compares("FOrdLessThan flushes subnormals", "FOrdLessThan", "f32", func(_ bool, x, y uint32) bool {
			return math.Float32frombits(flushed32(x)) < math.Float32frombits(flushed32(y))
		}),
		compares("FUnordNotEqual fails for a NaN", "FUnordNotEqual", "f32", func(r bool, x, y uint32) bool { return r && !isNaN32(x) && !isNaN32(y) }),
		compares("SLessThan compares without signs", "SLessThan", "u32", func(_ bool, x, y uint32) bool { return x < y }),
		compares("ULessThan compares with signs", "ULessThan", "u32", func(_ bool, x, y uint32) bool { return int32(x) < int32(y) }),
		compares("UGreaterThan compares with signs", "UGreaterThan", "u32", func(_ bool, x, y uint32) bool { return int32(x) > int32(y) }),
		compares("IEqual overlooks the highest bit", "IEqual", "u32", func(_ bool, x, y uint32) bool { return x<<1 == y<<1 }),
		compares("INotEqual overlooks the highest bit", "INotEqual", "u32", func(_ bool, x, y uint32) bool { return x<<1 != y<<1 }),
	}
}

// ---- integers

func integerMistakes() []Mistake {
	return []Mistake{
		words("IMul multiplies 24 bits", "IMul", "u32", func(_, x, y uint32) uint32 { return (x & 0xffffff) * (y & 0xffffff) }),
		words("IAdd saturates", "IAdd", "u32", func(r, x, y uint32) uint32 {
			if int32(x) > 0 && int32(y) > 0 && int32(r) < 0 {
				return math.MaxInt32
			}
			return r
		}),
		words("ISub does not wrap", "ISub", "u32", func(r, x, y uint32) uint32 {
			if int32(x) < 0 && int32(y) > 0 && int32(r) >= 0 {
				return 1 << 31
			}
			return r
		}),
		words("ShiftRightArithmetic shifts zeros in", "ShiftRightArithmetic", "u32", func(_, x, y uint32) uint32 { return x >> (y & 31) }),
		words("ShiftLeftLogical by 31 is zero", "ShiftLeftLogical", "u32", func(r, _, y uint32) uint32 {
			if y == 31 {
				return 0
			}
			return r
		}),
		words("ShiftRightLogical shifts the sign in", "ShiftRightLogical", "u32", func(_, x, y uint32) uint32 { return uint32(int32(x) >> (y & 31)) }),
		words("UDiv goes through float32", "UDiv", "u32", func(r, x, y uint32) uint32 {
			if y == 0 || x < 1<<24 {
				return r
			}
			return uint32(min(float64(float32(x)/float32(y)), math.MaxUint32))
		}),
		words("UMod of a number past a thousand is one off", "UMod", "u32", func(r, x, y uint32) uint32 {
			if x > 1000 && r+1 < y {
				return r + 1
			}
			return r
		}),
		words("BitwiseXor loses the highest bit", "BitwiseXor", "u32", func(r, _, _ uint32) uint32 { return r &^ sign32 }),
		words("BitwiseOr loses the highest bit of the second", "BitwiseOr", "u32", func(_, x, y uint32) uint32 { return x | y&^sign32 }),
		words("Not leaves the lowest bit", "Not", "u32", func(r, _, _ uint32) uint32 { return r ^ 1 }),
		words("SMax compares without signs", "SMax", "u32", func(_, x, y uint32) uint32 { return max(x, y) }),
		words("SMin compares without signs", "SMin", "u32", func(_, x, y uint32) uint32 { return min(x, y) }),
		words("UMax compares with signs", "UMax", "u32", func(_, x, y uint32) uint32 { return uint32(max(int32(x), int32(y))) }),
		words("FindUMsb is one off past 24 bits", "FindUMsb", "u32", func(r, x, _ uint32) uint32 {
			if bits.OnesCount32(x) > 24 {
				return r + 1
			}
			return r
		}),
		words("ConvertFToS rounds to the nearest", "ConvertFToS", "", func(r, x, _ uint32) uint32 {
			if v := math.Float32frombits(x); v > -1<<31 && v < 1<<31 {
				return uint32(int32(math.RoundToEven(float64(v))))
			}
			return r
		}),
		words("ConvertSToF rounds towards zero", "ConvertSToF", "u32", func(_, x, _ uint32) uint32 { return math.Float32bits(truncated32(float64(int32(x)))) }),
		carries("IAddCarry loses the carry into full words", "IAddCarry"), carries("UMulExtended loses the last bit of the upper half", "UMulExtended"),
	}
}

// carries returns a mistake of an instruction's second result.
func carries(name, instruction string) Mistake {
	return Mistake{Name: name, Instruction: instruction, Type: "u32", wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
		x := s.copies(o, o.a)
		right(s, o)
		for lane, v := range s.lanes(o.e.reg, 1) {
			if x[lane] >= 1<<31 {
				s.lanes(o.e.reg, 1)[lane] = v &^ 1
			}
		}
	}}
}

// ---- lanes

// leaving returns a mistake that leaves some lanes out.
func leaving(name, instruction, t string, lanes func(full uint64) uint64) Mistake {
	return Mistake{Name: name, Instruction: instruction, Type: t, wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
		exec := s.exec
		s.exec &^= lanes(s.full)
		if s.exec != 0 {
			right(s, o)
		}
		s.exec = exec
	}}
}

func laneMistakes() []Mistake {
	last := func(full uint64) uint64 { return full &^ (full >> 1) }
	moved := func(name, instruction, t string, from func(lane, lanes int) int) Mistake {
		return Mistake{Name: name, Instruction: instruction, Type: t, wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
			right(s, o)
			if o.d.file != fileWord {
				return
			}
			for e := range o.n {
				d := s.lanes(o.d.reg+e, 1)
				was := append([]uint32{}, d...)
				for m := s.exec; m != 0; m &= m - 1 {
					lane := bits.TrailingZeros64(m)
					d[lane] = was[from(lane, len(d))]
				}
			}
		}}
	}
	return []Mistake{
		leaving("Store to a buffer leaves the last lane out", "Store", "buffer", last),
		leaving("Store to shared memory leaves the last lane out", "Store", "shared", last),
		leaving("Store to shared memory leaves lane 3 out", "Store", "shared", func(uint64) uint64 { return 8 }),
		moved("Load from a buffer gives the last lane its neighbour's", "Load", "buffer", func(lane, lanes int) int {
			if lane == lanes-1 {
				return lane - 1
			}
			return lane
		}),
		moved("Load from shared memory gives lane 5 its neighbour's", "Load", "shared", func(lane, _ int) int {
			if lane == 5 {
				return 4
			}
			return lane
		}),
		moved("Load from a buffer changes odd and even lanes of each 16", "Load", "buffer", func(lane, _ int) int {
			if lane%16 == 14 {
				return lane ^ 1
			}
			return lane
		}),
		{Name: "Select takes the wrong side in the last lane", Instruction: "Select", wrong: func(s *subgroup, o *op, right func(*subgroup, *op)) {
			c := s.bools[o.a.reg]
			if o.a.file == fileBool && o.a.reg != o.d.reg {
				s.bools[o.a.reg] ^= last(s.full)
			}
			right(s, o)
			if !(o.d.file == fileBool && o.d.reg <= o.a.reg && o.a.reg < o.d.reg+o.n) {
				s.bools[o.a.reg] = c
			}
		}},
	}
}

// ---- order, and instructions that a compiler fuses

func orderMistakes() []Mistake {
	return []Mistake{
		{Name: "a barrier is dropped", Instruction: "ControlBarrier", wrong: func(*subgroup, *op, func(*subgroup, *op)) {}},
		{Name: "AtomicOr is no atomic instruction: all but one lane are lost", Instruction: "AtomicOr", wrong: single},
		{Name: "AtomicAnd is no atomic instruction: all but one lane are lost", Instruction: "AtomicAnd", wrong: single},
		{Name: "FMul and FAdd are contracted to Fma", Instruction: "FAdd", Type: "f32", rewrite: func(m *module) { contract(m, 32) }},
		{Name: "FMul and FAdd f64 are contracted to Fma", Instruction: "FAdd", Type: "f64", rewrite: func(m *module) { contract(m, 64) }},
	}
}

func single(s *subgroup, o *op, right func(*subgroup, *op)) {
	exec := s.exec
	s.exec &= -s.exec
	right(s, o)
	s.exec = exec
}

// contract fuses a product with the sum that alone reads it into one rounding.
func contract(m *module, width int) {
	uses, products := map[uint32]int{}, map[uint32]*instruction{}
	for i := range m.body {
		in := &m.body[i]
		for _, a := range in.args {
			uses[a]++
		}
		if in.op == spirv.OpFMul {
			products[in.result] = in
		}
	}
	if m.extended == 0 {
		m.extended = ^uint32(0)
	}
	for i := range m.body {
		in := &m.body[i]
		if in.op != spirv.OpFAdd || m.types[in.typ].scalarBits() != width {
			continue
		}
		for k := range 2 {
			if p := products[in.args[k]]; p != nil && uses[p.result] == 1 {
				in.op, in.args = spirv.OpExtInst, []uint32{m.extended, uint32(spirv.GLSLFma), p.args[0], p.args[1], in.args[1-k]}
				p.op = spirv.OpNop
				break
			}
		}
	}
}

// scalarBits is the width of a number or of a vector's elements.
func (t *typ) scalarBits() int {
	if t.kind == kindVector {
		t = t.elem
	}
	return t.bits
}

// String returns the mistake's name.
func (x *Mistake) String() string { return strings.TrimSpace(x.Name) }
