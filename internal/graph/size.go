package graph

// Largest is how many elements the largest of all results has that the values need
// and that have not run, as far as sizes are known.
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
