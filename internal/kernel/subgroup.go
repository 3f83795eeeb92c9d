package kernel

// Subgroup returns the size of the subgroups on which the kernel's code relies, because the
// invocations of a subgroup broadcast values to each other or hold matrices together. All subgroups
// must be full. 0: the code relies on no size.
func (k *Kernel) Subgroup() int {
	switch l := k.Loop.(type) {
	case *Rowwise:
		return l.Spread
	case *Contract:
		if l.Cooperative != nil {
			return l.Invocations / l.Cooperative.Subgroups
		}
		return l.Spread
	}
	return 0
}
