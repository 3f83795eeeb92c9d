package codegen

import "github.com/weft-gpu/weft/dtype"

// Variable is a value that a loop changes: a running result.
type Variable struct {
	like Value
	vars []Var
}

// NewVariable declares a variable with v as its first value. A float32
// variable counts as made by arithmetic whatever is assigned to it: its NaNs
// are canonicalised when their bits count.
func (b *Builder) NewVariable(v Value) *Variable {
	x := &Variable{like: v}
	for _, id := range b.ids(v) {
		x.vars = append(x.vars, b.Local(b.TypeOf(id)))
	}
	b.Assign(x, v)
	return x
}

// Assign gives the variable a value of its dtype and width.
func (b *Builder) Assign(x *Variable, v Value) {
	if v.DType != x.like.DType || v.Width != x.like.Width {
		b.fail("%v of %d lanes assigned to %v of %d", v.DType, v.Width, x.like.DType, x.like.Width)
		return
	}
	for i, id := range b.ids(v) {
		b.StoreVar(x.vars[i], id)
	}
}

// Value is what was assigned last.
func (b *Builder) Value(x *Variable) Value {
	v := Value{DType: x.like.DType, Width: x.like.Width}
	switch formOf(v.DType) {
	case formBool:
		v.cond = b.LoadVar(x.vars[0])
	case formFloat:
		v.float, v.made = b.LoadVar(x.vars[0]), true
	default:
		for i, w := range x.vars {
			v.words[i] = b.LoadVar(w)
		}
	}
	return v
}

// Zero is a value of zeros, for variables that get their own later.
func (b *Builder) Zero(d dtype.DType, width int) Value {
	words := []ID{b.SplatU32(0, width)}
	if d.Words() == 2 {
		words = append(words, words[0])
	}
	return b.FromWords(d, words...)
}

// ids are the values a variable keeps.
func (b *Builder) ids(v Value) []ID {
	switch formOf(v.DType) {
	case formBool:
		return []ID{v.cond}
	case formFloat:
		return []ID{b.floats(v)}
	case formPair:
		return v.words[:]
	}
	return v.words[:1]
}
