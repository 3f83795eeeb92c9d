package predict

import (
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// Folding imitates what every driver's compiler does with integers, beside removing common
// subexpressions. It moves added constants to the end of an address, so that neighbouring
// addresses share the rest. It drops additions of 0 and shifts by 0, and makes the
// selection of the lesser value a minimum. RADV's compiler does so with the same modules
// (TestCodeIsCounted). Our writers rely on it: they write a whole address for every element.

// sum is a value as the sum of another value and a constant.
type sum struct {
	base uint32 // 0: the constant alone
	plus uint32
}

// constants holds the integer constants of a word that a module declares.
type constants struct {
	value map[uint32]uint32    // by ID, also of vectors of equal constants
	ids   map[[2]uint32]uint32 // by type and value
	made  []line               // constants to add to the module
	next  uint32               // the next free ID
	words map[uint32]bool      // the types of integers of 32 bits
}

func newConstants() *constants {
	return &constants{value: map[uint32]uint32{}, ids: map[[2]uint32]uint32{}, words: map[uint32]bool{}}
}

// declare notes a type or constant.
func (c *constants) declare(i *line) {
	switch i.op {
	case spirv.OpTypeInt:
		c.words[i.args[0]] = i.args[1] == 32
	case spirv.OpConstant:
		if c.words[i.args[0]] {
			c.value[i.args[1]], c.ids[[2]uint32{i.args[0], i.args[2]}] = i.args[2], i.args[1]
		}
	case spirv.OpConstantComposite:
		first, ok := c.value[i.args[2]]
		if ok && !slices.ContainsFunc(i.args[2:], func(id uint32) bool { v, ok := c.value[id]; return !ok || v != first }) {
			c.value[i.args[1]] = first
		}
	}
}

// of returns the ID of a constant of a type.
func (c *constants) of(typ, v uint32) uint32 {
	key := [2]uint32{typ, v}
	id, ok := c.ids[key]
	if !ok {
		id = c.id()
		c.ids[key], c.value[id] = id, v
		c.made = append(c.made, line{op: spirv.OpConstant, args: []uint32{typ, id, v}, block: -1})
	}
	return id
}

func (c *constants) id() uint32 {
	c.next++
	return c.next - 1
}

// fold simplifies an instruction. It becomes another one, perhaps with a new one before it, or
// its value becomes that of another.
func (o *optimizer) fold(i *line) {
	switch i.op {
	case spirv.OpSelect:
		o.foldSelect(i)
		return
	case spirv.OpIAdd, spirv.OpISub, spirv.OpIMul, spirv.OpShiftRightLogical, spirv.OpShiftRightArithmetic, spirv.OpShiftLeftLogical, spirv.OpBitwiseOr, spirv.OpBitwiseXor:
	default:
		return
	}
	x, y := i.args[2], i.args[3]
	cx, known := o.constants.value[x]
	cy, number := o.constants.value[y]
	switch {
	case number && (cy == 0 && i.op != spirv.OpIMul || cy == 1 && i.op == spirv.OpIMul):
		o.replace(i, x)
	case known && (cx == 0 && (i.op == spirv.OpIAdd || i.op == spirv.OpBitwiseOr || i.op == spirv.OpBitwiseXor) || cx == 1 && i.op == spirv.OpIMul):
		o.replace(i, y)
	case o.constants.words[i.args[0]]:
		o.foldSum(i, o.sumOf(x), o.sumOf(y))
	}
}

// sumOf returns a value as a sum.
func (o *optimizer) sumOf(id uint32) sum {
	if v, ok := o.constants.value[id]; ok {
		return sum{plus: v}
	}
	if s, ok := o.sums[id]; ok {
		return s
	}
	return sum{base: id}
}

// foldSum moves the constants that are added to a word instruction's operands behind it.
func (o *optimizer) foldSum(i *line, x, y sum) {
	typ := i.args[0]
	base, plus := uint32(0), uint32(0)
	join := func(op spirv.Opcode, a, b uint32) uint32 { return o.before(i, op, typ, a, b) }
	switch {
	case i.op == spirv.OpIAdd:
		plus = x.plus + y.plus
		switch {
		case x.base == 0:
			base = y.base
		case y.base == 0:
			base = x.base
		case plus == 0 && x.plus == 0:
			return
		default:
			base = join(spirv.OpIAdd, min(x.base, y.base), max(x.base, y.base))
		}
	case i.op == spirv.OpISub && y.base == 0:
		base, plus = x.base, x.plus-y.plus
	case i.op == spirv.OpIMul && y.base == 0:
		if base, plus = x.base, x.plus*y.plus; base != 0 {
			if x.plus == 0 {
				return
			}
			base = join(spirv.OpIMul, base, o.constants.of(typ, y.plus))
		}
	case i.op == spirv.OpIMul && x.base == 0:
		o.foldSum(i, y, x)
		return
	case i.op == spirv.OpShiftLeftLogical && y.base == 0 && y.plus < 32:
		if base, plus = x.base, x.plus<<y.plus; base != 0 {
			if x.plus == 0 {
				return
			}
			base = join(spirv.OpShiftLeftLogical, base, i.args[3])
		}
	case i.op == spirv.OpShiftRightLogical && y.base == 0 && x.base == 0 && y.plus < 32:
		plus = x.plus >> y.plus
	default:
		return
	}
	switch {
	case base == 0:
		o.replace(i, o.constants.of(typ, plus))
	case plus == 0:
		o.replace(i, base)
	default:
		i.op, i.args = spirv.OpIAdd, []uint32{typ, i.args[1], base, o.constants.of(typ, plus)}
		o.sums[i.args[1]] = sum{base: base, plus: plus}
	}
}

// before puts a new instruction before i, and returns the ID of its value.
func (o *optimizer) before(i *line, op spirv.Opcode, typ, a, b uint32) uint32 {
	n := line{op: op, args: []uint32{typ, o.constants.id(), a, b}, block: i.block}
	o.numbered(&n)
	if n.gone {
		return o.same[n.args[1]]
	}
	o.out = append(o.out, n)
	return n.args[1]
}

// replace makes an instruction's value that of another, and drops the instruction.
func (o *optimizer) replace(i *line, id uint32) { o.same[i.args[1]], i.gone = id, true }

// foldSelect replaces the selection of one of two compared values by a minimum or maximum.
func (o *optimizer) foldSelect(i *line) {
	c, ok := o.compared[i.args[2]]
	if !ok || o.extended == 0 {
		return
	}
	var least, most spirv.GLSL
	switch c.op {
	case spirv.OpULessThan, spirv.OpUGreaterThan:
		least, most = spirv.GLSLUMin, spirv.GLSLUMax
	default:
		least, most = spirv.GLSLSMin, spirv.GLSLSMax
	}
	a, b := c.args[2], c.args[3]
	if c.op == spirv.OpUGreaterThan || c.op == spirv.OpSGreaterThan {
		a, b = b, a
	}
	kind := least // a < b: then a
	switch {
	case i.args[3] == a && i.args[4] == b:
	case i.args[3] == b && i.args[4] == a:
		kind = most
	default:
		return
	}
	i.op, i.args = spirv.OpExtInst, []uint32{i.args[0], i.args[1], o.extended, uint32(kind), a, b}
}
