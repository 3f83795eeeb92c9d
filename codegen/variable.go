package codegen

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/spirv"
)

// Variable holds a value that a loop changes.
type Variable struct {
	like Value
	vars []Var
}

// NewVariable declares a variable with v as its first value. The value of a float variable is
// always marked as computed: its NaNs become canonical when their bits are stored or read.
func (b *Builder) NewVariable(v Value) *Variable {
	x := &Variable{like: v}
	for _, id := range b.ids(v) {
		x.vars = append(x.vars, b.Local(b.TypeOf(id)))
	}
	b.Assign(x, v)
	return x
}

// Assign assigns a value of the variable's dtype and width.
func (b *Builder) Assign(x *Variable, v Value) {
	for i, id := range b.idsLike(x.like, v) {
		b.StoreVar(x.vars[i], id)
	}
}

// Computed marks v as computed, as a variable's value is. A select between two computed values
// need not make NaNs canonical yet.
func (b *Builder) Computed(v Value) Value {
	if v.DType.IsFloat() {
		v.made = true
	}
	return v
}

// Value returns the value that was assigned last.
func (b *Builder) Value(x *Variable) Value {
	loaded := make([]ID, len(x.vars))
	for i, v := range x.vars {
		loaded[i] = b.LoadVar(v)
	}
	return b.fromIDs(x.like.DType, x.like.Width, loaded)
}

// Zero returns a value of zeros, for variables that are assigned later.
func (b *Builder) Zero(d dtype.DType, width int) Value {
	words := make([]ID, d.Words())
	for i := range words {
		words[i] = b.SplatU32(0, width)
	}
	return b.FromWords(d, words...)
}

// idsLike returns the IDs of v. It records a misuse if v differs from like in dtype or width.
func (b *Builder) idsLike(like, v Value) []ID {
	if v.DType != like.DType || v.Width != like.Width {
		b.Fail("a %v of width %d assigned to a %v of width %d", v.DType, v.Width, like.DType, like.Width)
		return nil
	}
	return b.ids(v)
}

// ids returns the IDs of a value that a variable stores.
func (b *Builder) ids(v Value) []ID {
	switch formOf(v.DType) {
	case formBool:
		return []ID{v.cond}
	case formFloat:
		return []ID{b.floats(v)}
	case formComplex:
		return append(b.ids(v.parts[0]), b.ids(v.parts[1])...)
	}
	return b.held(v)
}

// fromIDs is the inverse of ids.
func (b *Builder) fromIDs(d dtype.DType, width int, ids []ID) Value {
	v := Value{DType: d, Width: width}
	switch formOf(d) {
	case formBool:
		v.cond = ids[0]
	case formFloat:
		v.float, v.made = ids[0], true
	case formComplex:
		half := len(ids) / 2
		v.parts = &[2]Value{b.fromIDs(d.Real(), width, ids[:half]), b.fromIDs(d.Real(), width, ids[half:])}
	default:
		copy(v.words[:], ids)
		v.made = formOf(d) == formDouble
	}
	return v
}

// Indexed is an array of values of one dtype and width that loops change and index at run time.
// If an index is not constant, GPUs keep the array in memory instead of registers.
type Indexed struct {
	like   Value
	arrays []spirv.Array // one for each word
}

// NewIndexed declares n values like v. They must be stored before they are read.
func (b *Builder) NewIndexed(v Value, n int) *Indexed {
	x := &Indexed{like: v}
	for _, id := range b.ids(v) {
		x.arrays = append(x.arrays, b.NewArray(b.TypeOf(id), n))
	}
	return x
}

// AssignAt assigns a value to element i. As in a variable, a float is then marked as computed.
func (b *Builder) AssignAt(x *Indexed, i ID, v Value) {
	for k, id := range b.idsLike(x.like, v) {
		b.StoreTo(x.arrays[k], i, id)
	}
}

// ValueAt returns the last value that was assigned to element i.
func (b *Builder) ValueAt(x *Indexed, i ID) Value {
	loaded := make([]ID, len(x.arrays))
	for k, a := range x.arrays {
		loaded[k] = b.LoadFrom(a, i)
	}
	return b.fromIDs(x.like.DType, x.like.Width, loaded)
}

// Broadcast returns, in all invocations of the subgroup, v's value in one of them.
func (b *Builder) Broadcast(v Value, invocation int) Value {
	lane := b.Lane(invocation)
	ids := b.ids(v)
	for i, id := range ids {
		ids[i] = b.From(lane, id)
	}
	return b.fromIDs(v.DType, v.Width, ids)
}
