package hostref

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/routine"
)

// stateOf runs a routine for a stack of count matrices, whose numbers are interleaved.
func stateOf(t *testing.T, name string, count int, sizes []int, inputs ...[]float64) []float64 {
	t.Helper()
	p, ok := routine.Of(name, dtype.Float64)
	if !ok {
		t.Fatalf("there is no routine %s", name)
	}
	r := Routine{Program: p, Sizes: sizes, Count: count, State: make([]byte, 8*count*p.Numbers(sizes)), Bind: Bind}
	for _, in := range inputs {
		r.Inputs = append(r.Inputs, bytesOf(in))
	}
	if err := r.Run(); err != nil {
		t.Fatal(err)
	}
	return view[float64](r.State)
}

func randomNumbers(n int, seed uint64) []float64 {
	random, list := rand.New(rand.NewPCG(seed, 1)), make([]float64, n)
	for i := range list {
		list[i] = random.Float64() - 0.5
	}
	return list
}

// Several matrices at a time have the bits of each alone.
func TestRoutinesOfStacks(t *testing.T) {
	const count, m, n = 3, 7, 5
	for name, sizes := range map[string][]int{"lu": {m, n}, "qr": {m, n}, "cholesky": {n}, "triangular": {n, 4, 1}} {
		p, _ := routine.Of(name, dtype.Float64)
		var all, one [][]float64
		for i, in := range p.Inputs {
			numbers := in.Value(sizes, nil)
			all = append(all, randomNumbers(numbers*count, uint64(i)))
			one = append(one, make([]float64, numbers))
		}
		states := stateOf(t, name, count, sizes, all...)
		for which := range count {
			for i := range one {
				for e := range one[i] {
					one[i][e] = all[i][e*count+which]
				}
			}
			for e, want := range stateOf(t, name, 1, sizes, one...) {
				if got := states[e*count+which]; math.Float64bits(got) != math.Float64bits(want) {
					t.Fatalf("%s, matrix %d: number %d is %v in the stack and %v alone", name, which, e, got, want)
				}
			}
		}
	}
}

// The factors of LU give the matrix back.
func TestRoutineLU(t *testing.T) {
	const m, n = 40, 24
	a := randomNumbers(m*n, 1)
	state := stateOf(t, "lu", 1, []int{m, n}, a)
	for k := range n { // the exchanges of rows
		p := int(state[m*n+k])
		for j := range n {
			a[k*n+j], a[p*n+j] = a[p*n+j], a[k*n+j]
		}
	}
	for i := range m {
		for j := range n {
			sum := 0.0
			for k := 0; k <= min(i, j); k++ {
				l := state[k*m+i]
				if k == i {
					l = 1
				}
				sum += l * state[j*m+k]
			}
			if math.Abs(sum-a[i*n+j]) > 1e-14 {
				t.Fatalf("element %d, %d is %v, not %v", i, j, sum, a[i*n+j])
			}
		}
	}
}

// Q R is the matrix, where Q = I - V T V^T.
func TestRoutineQR(t *testing.T) {
	const m, n = 33, 20
	a := randomNumbers(m*n, 1)
	state := stateOf(t, "qr", 1, []int{m, n}, a)
	v := func(i, j int) float64 {
		switch {
		case i == j:
			return 1
		case i < j:
			return 0
		}
		return state[j*m+i]
	}
	for j := range n {
		x := make([]float64, m) // column j of R, and then of Q R
		for i := 0; i <= j; i++ {
			x[i] = state[j*m+i]
		}
		w, y := make([]float64, n), make([]float64, n)
		for k := range n {
			for i := range m {
				w[k] += v(i, k) * x[i]
			}
		}
		for i := range n {
			for k := range n {
				y[i] += state[m*n+i*n+k] * w[k]
			}
		}
		for i := range m {
			for k := range n {
				x[i] -= v(i, k) * y[k]
			}
			if math.Abs(x[i]-a[i*n+j]) > 1e-14 {
				t.Fatalf("element %d, %d is %v, not %v", i, j, x[i], a[i*n+j])
			}
		}
	}
}

// A matrix that is not positive definite has NaN from its first wrong pivot on.
func TestRoutineCholesky(t *testing.T) {
	state := stateOf(t, "cholesky", 1, []int{3}, []float64{4, 0, 0, 2, 5, 0, 6, 7, 46})
	if want := []float64{2, 1, 2, 3, 2, math.Sqrt(33)}; !bytes.Equal(bytesOf(want), bytesOf([]float64{state[0], state[3], state[4], state[6], state[7], state[8]})) {
		t.Errorf("got %v, want %v", state, want)
	}
	state = stateOf(t, "cholesky", 1, []int{2}, []float64{4, 0, 2, 1})
	if !math.IsNaN(state[3]) {
		t.Errorf("a singular matrix gives %v", state[3])
	}
}
