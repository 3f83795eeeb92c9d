package spirv

// The invocations of a subgroup run together, and can read each other's values. All of them
// must run this code, so it must not depend on conditions that differ between them.

// The invocation's index in its subgroup, and the subgroup's index in its workgroup.

func (b *Builder) SubgroupInvocation() ID { return b.ofSubgroup(BuiltInSubgroupLocalInvocationId) }
func (b *Builder) SubgroupID() ID         { return b.ofSubgroup(BuiltInSubgroupId) }

func (b *Builder) ofSubgroup(name BuiltIn) ID {
	b.Use(CapabilityGroupNonUniformBallot)
	return b.input(name, 1)
}

// Lane is an invocation of the subgroup.
type Lane struct{ scope, index ID }

// Lane returns the invocation with an index.
func (b *Builder) Lane(index int) Lane {
	b.Use(CapabilityGroupNonUniformBallot)
	scope := b.ConstScope(ScopeSubgroup)
	return Lane{scope, b.ConstU32(uint32(index))}
}

// From returns, in all invocations of the subgroup, the id of one of them.
func (b *Builder) From(lane Lane, id ID) ID {
	return b.Result(OpGroupNonUniformBroadcast, b.TypeOf(id), lane.scope, id, lane.index)
}
