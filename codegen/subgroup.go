package codegen

// Broadcast is what v is in the invocation of the subgroup with an index.
func (b *Builder) Broadcast(v Value, invocation int) Value {
	lane := b.Lane(invocation)
	ids := b.ids(v)
	for i, id := range ids {
		ids[i] = b.From(lane, id)
	}
	return b.fromIDs(v.DType, v.Width, ids)
}
