package codegen

// The invocations of a subgroup run together, and can read each other's values.
// All of them must run what is here: it stands outside conditions that differ
// between them.

// SubgroupInvocation is the invocation's index in its subgroup.
func (b *Builder) SubgroupInvocation() ID {
	b.usesSubgroups = true
	return b.input(builtSubgroupInvocation, 1)
}

// Broadcast is what v is in the invocation of the subgroup with an index.
func (b *Builder) Broadcast(v Value, invocation int) Value {
	b.usesSubgroups = true
	scope, from := b.ConstU32(scopeSubgroup), b.ConstU32(uint32(invocation))
	ids := b.ids(v)
	for i, id := range ids {
		ids[i] = b.value(opBroadcast, b.TypeOf(id), scope, id, from)
	}
	return b.fromIDs(v.DType, v.Width, ids)
}
