package codegen

import "github.com/weft-gpu/weft/internal/spirv"

// Structured control flow. A value made inside a branch or a loop can be used
// only there; Merge and variables carry values out.

// begin opens a block.
func (b *Builder) begin(label ID) {
	b.body.Emit(spirv.OpLabel, label)
	b.block = label
	b.ended = false
}

// branch closes the block, unless it is closed.
func (b *Builder) branch(to ID) {
	b.emit(spirv.OpBranch, to)
	b.ended = true
}

// If runs then where the scalar condition holds.
func (b *Builder) If(cond ID, then func()) { b.IfElse(cond, then, nil) }

// IfElse runs then where the scalar condition holds, else els.
func (b *Builder) IfElse(cond ID, then, els func()) {
	thenLabel, merge := b.newID(0), b.newID(0)
	elseLabel := merge
	if els != nil {
		elseLabel = b.newID(0)
	}
	dead := b.ended
	b.emit(spirv.OpSelectionMerge, merge, ID(spirv.SelectionControlNone))
	b.emit(spirv.OpBranchConditional, cond, thenLabel, elseLabel)
	if dead {
		return
	}
	b.begin(thenLabel)
	then()
	b.branch(merge)
	if els != nil {
		b.begin(elseLabel)
		els()
		b.branch(merge)
	}
	b.begin(merge)
}

// Merge is the value of then where the scalar condition holds, else otherwise,
// and runs then only where the condition holds. Both have one type.
func (b *Builder) Merge(cond, otherwise ID, then func() ID) ID {
	before := b.block
	var inside, value ID
	b.If(cond, func() {
		value = then()
		inside = b.block
	})
	if value == 0 {
		return otherwise
	}
	b.sameType(spirv.OpPhi, value, otherwise)
	return b.value(spirv.OpPhi, b.TypeOf(otherwise), value, inside, otherwise, before)
}

// Loop runs body for i = 0, 1, ... count-1, unsigned.
func (b *Builder) Loop(count ID, body func(i ID)) {
	if b.ended {
		return
	}
	header, inside, next, merge := b.newID(0), b.newID(0), b.newID(0), b.newID(0)
	before := b.block
	u32 := b.U32()
	zero, one := b.ConstU32(0), b.ConstU32(1)
	i, step := b.newID(u32), b.newID(u32)
	b.branch(header)
	b.begin(header)
	b.emit(spirv.OpPhi, u32, i, zero, before, step, next)
	more := b.ULess(i, count)
	b.loop(more, inside, next, merge)
	body(i)
	b.branch(next)
	b.begin(next)
	b.emit(spirv.OpIAdd, u32, step, i, one)
	b.branch(header)
	b.begin(merge)
}

// While runs body as long as cond, which is evaluated before each round, is
// true.
func (b *Builder) While(cond func() ID, body func()) {
	if b.ended {
		return
	}
	header, test, inside, next, merge := b.newID(0), b.newID(0), b.newID(0), b.newID(0), b.newID(0)
	b.branch(header)
	b.begin(header)
	b.emit(spirv.OpLoopMerge, merge, next, ID(spirv.LoopControlNone))
	b.branch(test)
	b.begin(test)
	b.emit(spirv.OpBranchConditional, cond(), inside, merge)
	b.ended = true
	b.begin(inside)
	body()
	b.branch(next)
	b.begin(next)
	b.branch(header)
	b.begin(merge)
}

// loop closes a header that has its condition, and opens the body.
func (b *Builder) loop(more, inside, next, merge ID) {
	b.emit(spirv.OpLoopMerge, merge, next, ID(spirv.LoopControlNone))
	b.emit(spirv.OpBranchConditional, more, inside, merge)
	b.ended = true
	b.begin(inside)
}

// Return ends the invocation.
func (b *Builder) Return() {
	b.emit(spirv.OpReturn)
	b.ended = true
}

// Var is a variable of the function, without a value until it is stored.
type Var struct{ id, typ ID }

// Local declares a variable.
func (b *Builder) Local(typ ID) Var {
	return Var{b.variable(spirv.StorageClassFunction, typ), typ}
}

// LoadVar is the variable's value.
func (b *Builder) LoadVar(v Var) ID { return b.value(spirv.OpLoad, v.typ, v.id) }

// StoreVar gives the variable a value.
func (b *Builder) StoreVar(v Var, value ID) {
	if b.TypeOf(value) != v.typ {
		b.fail("a store of %%%d to a variable of another type", value)
	}
	b.emit(spirv.OpStore, v.id, value)
}
