package graph

// Largest returns how many elements the largest of the unrun results has that the values depend on.
// It skips results of unknown size.
func Largest(values []Value) int {
	most, seen := 0, map[*Node]bool{}
	var visit func(v Value)
	visit = func(v Value) {
		n := v.Node
		if seen[n] || n.Done() {
			return
		}
		seen[n] = true
		for _, t := range n.Outputs {
			if t.Known {
				most = max(most, t.Shape.Size())
			}
		}
		for _, in := range n.Inputs {
			visit(in)
		}
	}
	for _, v := range values {
		visit(v)
	}
	return most
}
