package hostref

import (
	"math"
	"testing"
)

func TestRoutineEigh(t *testing.T) {
	const n = 12
	a := randomNumbers(n*n, 5)
	for i := range n {
		for j := range i {
			a[i*n+j] = a[j*n+i]
		}
	}
	state := stateOf(t, "eigh", 1, []int{n}, a)
	v, d := state[:n*n], state[n*n:]
	for i := range n {
		for j := range n {
			sum, dot := 0.0, 0.0
			for k := range n {
				sum += v[k*n+i] * d[k*n+k] * v[k*n+j]
				dot += v[i*n+k] * v[j*n+k]
			}
			if math.Abs(sum-a[i*n+j]) > 1e-14 {
				t.Fatalf("%d %d: %g %g", i, j, sum, a[i*n+j])
			}
			if i == j {
				dot--
			}
			if math.Abs(dot) > 1e-14 {
				t.Fatalf("%d %d: %g", i, j, dot)
			}
		}
	}
}
