package codegen

import "github.com/weft-gpu/weft/internal/spirv"

// Indexed is a row of values of one dtype and width that loops change, and that
// can be indexed at run time. GPUs keep it in memory, not in registers, where an
// index is no constant.
type Indexed struct {
	like   Value
	arrays []spirv.Array // one for each word
}

// NewIndexed declares n values like v, which have to be stored before they are
// read.
func (b *Builder) NewIndexed(v Value, n int) *Indexed {
	x := &Indexed{like: v}
	for _, id := range b.ids(v) {
		x.arrays = append(x.arrays, b.NewArray(b.TypeOf(id), n))
	}
	return x
}

// AssignAt gives element i a value. As with variables, a float counts as made by
// arithmetic from then on.
func (b *Builder) AssignAt(x *Indexed, i ID, v Value) {
	for k, id := range b.idsLike(x.like, v) {
		b.StoreTo(x.arrays[k], i, id)
	}
}

// ValueAt is what was assigned to element i last.
func (b *Builder) ValueAt(x *Indexed, i ID) Value {
	loaded := make([]ID, len(x.arrays))
	for k, a := range x.arrays {
		loaded[k] = b.LoadFrom(a, i)
	}
	return b.fromIDs(x.like.DType, x.like.Width, loaded)
}
