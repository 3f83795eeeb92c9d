package codegen

import "github.com/weft-gpu/weft/internal/spirv"

// The invocations of a subgroup run together, and can read each other's values.
// All of them must run what is here: it stands outside conditions that differ
// between them.

// The invocation's index in its subgroup, and the subgroup's in its workgroup.

func (b *Builder) SubgroupInvocation() ID {
	return b.ofSubgroup(spirv.BuiltInSubgroupLocalInvocationId)
}
func (b *Builder) SubgroupID() ID { return b.ofSubgroup(spirv.BuiltInSubgroupId) }

func (b *Builder) ofSubgroup(name spirv.BuiltIn) ID {
	b.usesSubgroups = true
	return b.input(name, 1)
}

// Broadcast is what v is in the invocation of the subgroup with an index.
func (b *Builder) Broadcast(v Value, invocation int) Value {
	b.usesSubgroups = true
	scope, from := b.constScope(spirv.ScopeSubgroup), b.ConstU32(uint32(invocation))
	ids := b.ids(v)
	for i, id := range ids {
		ids[i] = b.value(spirv.OpGroupNonUniformBroadcast, b.TypeOf(id), scope, id, from)
	}
	return b.fromIDs(v.DType, v.Width, ids)
}
