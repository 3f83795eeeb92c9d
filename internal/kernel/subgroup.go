package kernel

// Subgroup is the size of subgroups, all of them full, that the kernel's code relies
// on: its invocations hand each other values, or hold matrices together. 0: on none.
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
