package predict

import "slices"

// What every driver's compiler makes of integers, beside leaving out what is known: a
// number that is added is carried to the end of an address, so that the addresses of
// neighbours share all but it; adding nothing and shifting by nothing go; a selection
// of the lesser is a minimum. That is what RADV's compiler was seen to do of the same
// modules (TestCodeIsCounted), and what our writers count on: they write an address anew
// for every element.

const (
	opExtInstImport = 11
	opIAdd          = 128
	opISub          = 130
	opIMul          = 132
	opSelect        = 169
	opShiftRight    = 194
	opShiftRightA   = 195
	opShiftLeft     = 196
	opBitwiseOr     = 197
	opBitwiseXor    = 198
	opULess         = 176
	opSLess         = 177
	opUGreater      = 172
	opSGreater      = 173
	extUMin         = 38
	extSMin         = 39
	extUMax         = 41
	extSMax         = 42
)

// sum is a value as another one and a number.
type sum struct {
	base uint32 // 0: the number alone
	plus uint32
}

// constants are the numbers of words that a module declares.
type constants struct {
	value map[uint32]uint32 // by ID; of vectors of one number too
	ids   map[[2]uint32]uint32
	made  []line // beside those of the module
	next  uint32 // the next ID
	words map[uint32]bool
}

func newConstants() *constants {
	return &constants{value: map[uint32]uint32{}, ids: map[[2]uint32]uint32{}, words: map[uint32]bool{}}
}

// declare notes a type or constant.
func (c *constants) declare(i *line) {
	switch i.op {
	case opTypeInt:
		c.words[i.args[0]] = i.args[1] == 32
	case opConstant:
		if c.words[i.args[0]] {
			c.value[i.args[1]], c.ids[[2]uint32{i.args[0], i.args[2]}] = i.args[2], i.args[1]
		}
	case opConstantComposite:
		first, ok := c.value[i.args[2]]
		if ok && !slices.ContainsFunc(i.args[2:], func(id uint32) bool { v, ok := c.value[id]; return !ok || v != first }) {
			c.value[i.args[1]] = first
		}
	}
}

// of is the ID of a number of a type.
func (c *constants) of(typ, v uint32) uint32 {
	key := [2]uint32{typ, v}
	id, ok := c.ids[key]
	if !ok {
		id = c.id()
		c.ids[key], c.value[id] = id, v
		c.made = append(c.made, line{op: opConstant, args: []uint32{typ, id, v}, block: -1})
	}
	return id
}

func (c *constants) id() uint32 {
	c.next++
	return c.next - 1
}

// fold makes an instruction simpler: it becomes another one, which may need one before
// it, or its value is that of another.
func (o *optimizer) fold(i *line) {
	switch i.op {
	case opSelect:
		o.foldSelect(i)
		return
	case opIAdd, opISub, opIMul, opShiftRight, opShiftRightA, opShiftLeft, opBitwiseOr, opBitwiseXor:
	default:
		return
	}
	x, y := i.args[2], i.args[3]
	cx, known := o.constants.value[x]
	cy, number := o.constants.value[y]
	switch {
	case number && (cy == 0 && i.op != opIMul || cy == 1 && i.op == opIMul):
		o.replace(i, x)
	case known && (cx == 0 && (i.op == opIAdd || i.op == opBitwiseOr || i.op == opBitwiseXor) || cx == 1 && i.op == opIMul):
		o.replace(i, y)
	case o.constants.words[i.args[0]]:
		o.foldSum(i, o.sumOf(x), o.sumOf(y))
	}
}

// sumOf is a value as a sum.
func (o *optimizer) sumOf(id uint32) sum {
	if v, ok := o.constants.value[id]; ok {
		return sum{plus: v}
	}
	if s, ok := o.sums[id]; ok {
		return s
	}
	return sum{base: id}
}

// foldSum takes the numbers that are added out of a word's instruction.
func (o *optimizer) foldSum(i *line, x, y sum) {
	typ := i.args[0]
	base, plus := uint32(0), uint32(0)
	join := func(op, a, b uint32) uint32 { return o.before(i, op, typ, a, b) }
	switch {
	case i.op == opIAdd:
		plus = x.plus + y.plus
		switch {
		case x.base == 0:
			base = y.base
		case y.base == 0:
			base = x.base
		case plus == 0 && x.plus == 0:
			return
		default:
			base = join(opIAdd, min(x.base, y.base), max(x.base, y.base))
		}
	case i.op == opISub && y.base == 0:
		base, plus = x.base, x.plus-y.plus
	case i.op == opIMul && y.base == 0:
		if base, plus = x.base, x.plus*y.plus; base != 0 {
			if x.plus == 0 {
				return
			}
			base = join(opIMul, base, o.constants.of(typ, y.plus))
		}
	case i.op == opIMul && x.base == 0:
		o.foldSum(i, y, x)
		return
	case i.op == opShiftLeft && y.base == 0 && y.plus < 32:
		if base, plus = x.base, x.plus<<y.plus; base != 0 {
			if x.plus == 0 {
				return
			}
			base = join(opShiftLeft, base, i.args[3])
		}
	case i.op == opShiftRight && y.base == 0 && x.base == 0 && y.plus < 32:
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
		i.op, i.args = opIAdd, []uint32{typ, i.args[1], base, o.constants.of(typ, plus)}
		o.sums[i.args[1]] = sum{base: base, plus: plus}
	}
}

// before is the value of an instruction that stands before another one.
func (o *optimizer) before(i *line, op, typ, a, b uint32) uint32 {
	n := line{op: op, args: []uint32{typ, o.constants.id(), a, b}, block: i.block}
	o.numbered(&n)
	if n.gone {
		return o.same[n.args[1]]
	}
	o.out = append(o.out, n)
	return n.args[1]
}

// replace gives an instruction's value as that of another.
func (o *optimizer) replace(i *line, id uint32) { o.same[i.args[1]], i.gone = id, true }

// foldSelect makes a minimum or maximum of the selection of one of two that are compared.
func (o *optimizer) foldSelect(i *line) {
	c, ok := o.compared[i.args[2]]
	if !ok || o.extended == 0 {
		return
	}
	var least, most uint32
	switch c.op {
	case opULess, opUGreater:
		least, most = extUMin, extUMax
	default:
		least, most = extSMin, extSMax
	}
	a, b := c.args[2], c.args[3]
	if c.op == opUGreater || c.op == opSGreater {
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
	i.op, i.args = opExtInst, []uint32{i.args[0], i.args[1], o.extended, kind, a, b}
}
