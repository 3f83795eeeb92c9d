package spirv

// A value made inside a branch or a loop can be used only there. Merge and variables (Local)
// carry values out.

// begin opens a block.
func (b *Assembler) begin(label ID) {
	b.body.Emit(OpLabel, label)
	b.block = label
	b.ended = false
}

// branch closes the block by a branch, unless it is closed already.
func (b *Assembler) branch(to ID) {
	b.Emit(OpBranch, to)
	b.ended = true
}

// If writes code that runs then if the scalar condition holds.
func (b *Assembler) If(cond ID, then func()) { b.IfElse(cond, then, nil) }

// IfElse writes code that runs then if the scalar condition holds, and otherwise els.
func (b *Assembler) IfElse(cond ID, then, els func()) {
	thenLabel, merge := b.newID(0), b.newID(0)
	elseLabel := merge
	if els != nil {
		elseLabel = b.newID(0)
	}
	dead := b.ended
	b.Emit(OpSelectionMerge, merge, ID(SelectionControlNone))
	b.Emit(OpBranchConditional, cond, thenLabel, elseLabel)
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

// Merge returns then's value if the scalar condition holds, else the value otherwise. then runs
// only if the condition holds. Both values have the same type.
func (b *Assembler) Merge(cond, otherwise ID, then func() ID) ID {
	before := b.block
	var inside, value ID
	b.If(cond, func() {
		value = then()
		inside = b.block
	})
	if value == 0 {
		return otherwise
	}
	b.SameType(OpPhi, value, otherwise)
	return b.Result(OpPhi, b.TypeOf(otherwise), value, inside, otherwise, before)
}

// Loop writes a loop that runs body for i = 0, 1, ... count-1, unsigned words.
func (b *Assembler) Loop(count ID, body func(i ID)) {
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
	b.Emit(OpPhi, u32, i, zero, before, step, next)
	b.SameType(OpULessThan, i, count)
	more := b.Result(OpULessThan, b.Bool(), i, count)
	b.enter(more, inside, next, merge)
	body(i)
	b.branch(next)
	b.begin(next)
	b.Emit(OpIAdd, u32, step, i, one)
	b.branch(header)
	b.begin(merge)
}

// While writes a loop that runs body while cond, evaluated before each iteration, is true.
func (b *Assembler) While(cond func() ID, body func()) {
	if b.ended {
		return
	}
	header, test, inside, next, merge := b.newID(0), b.newID(0), b.newID(0), b.newID(0), b.newID(0)
	b.branch(header)
	b.begin(header)
	b.Emit(OpLoopMerge, merge, next, ID(LoopControlNone))
	b.branch(test)
	b.begin(test)
	b.Emit(OpBranchConditional, cond(), inside, merge)
	b.ended = true
	b.begin(inside)
	body()
	b.branch(next)
	b.begin(next)
	b.branch(header)
	b.begin(merge)
}

// enter closes a loop's header with the condition more, and opens the loop's body.
func (b *Assembler) enter(more, inside, next, merge ID) {
	b.Emit(OpLoopMerge, merge, next, ID(LoopControlNone))
	b.Emit(OpBranchConditional, more, inside, merge)
	b.ended = true
	b.begin(inside)
}

// Return ends the invocation.
func (b *Assembler) Return() {
	b.Emit(OpReturn)
	b.ended = true
}

// Var is a variable of the function. Its value is undefined until StoreVar stores one.
type Var struct{ id, typ ID }

// Local declares a variable.
func (b *Assembler) Local(typ ID) Var {
	return Var{b.variable(StorageClassFunction, typ), typ}
}

// LoadVar loads the variable's value.
func (b *Assembler) LoadVar(v Var) ID { return b.Result(OpLoad, v.typ, v.id) }

// StoreVar stores a value in the variable.
func (b *Assembler) StoreVar(v Var, value ID) {
	if b.TypeOf(value) != v.typ {
		b.Fail("a store of %%%d to a variable of another type", value)
	}
	b.Emit(OpStore, v.id, value)
}
