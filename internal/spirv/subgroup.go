package spirv

// The invocations of a subgroup run together, and can read each other's values. All of them
// must run this code, so it must not stand under a condition that differs between them.

// SubgroupInvocation returns the invocation's index in its subgroup, and SubgroupID the
// subgroup's index in its workgroup.

func (b *Builder) SubgroupInvocation() ID { return b.ofSubgroup(BuiltInSubgroupLocalInvocationId) }
func (b *Builder) SubgroupID() ID         { return b.ofSubgroup(BuiltInSubgroupId) }

func (b *Builder) ofSubgroup(name BuiltIn) ID {
	b.Use(CapabilityGroupNonUniformBallot)
	return b.input(name, 1)
}

// Lane names one invocation of each subgroup.
type Lane struct{ scope, index ID }

// Lane returns the invocation with an index in its subgroup.
func (b *Builder) Lane(index int) Lane {
	b.Use(CapabilityGroupNonUniformBallot)
	scope := b.ConstScope(ScopeSubgroup)
	return Lane{scope, b.ConstU32(uint32(index))}
}

// From returns, in all invocations of a subgroup, the value that id has in one of them.
func (b *Builder) From(lane Lane, id ID) ID {
	return b.Result(OpGroupNonUniformBroadcast, b.TypeOf(id), lane.scope, id, lane.index)
}
