package vector

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
)

func column(s []float32) hostref.Column {
	return hostref.Column{DType: dtype.Float32, Data: hostref.Bytes(s)}
}

// special are values at which something begins or ends.
var special = func() []float32 {
	list := []float32{0, 1, 2, 3, 0.5, 1e-45, 1.1754944e-38, 1.1754942e-38, math.MaxFloat32, float32(math.Inf(1)), 88.72284, 103.97, 128, 149, 18, 9.01}
	for _, bits := range []uint32{0x7fc00000, 0x7f800001, 0x7fffffff, 0x7fc12345} {
		list = append(list, math.Float32frombits(bits))
	}
	for _, x := range slices.Clone(list) {
		list = append(list, math.Float32frombits(math.Float32bits(x)^1<<31))
	}
	return list
}()

// drawn are special values, values of all magnitudes, and values as programs have them.
func drawn(r *rand.Rand, n int) []float32 {
	list := make([]float32, n)
	for i := range list {
		switch r.IntN(4) {
		case 0:
			list[i] = special[r.IntN(len(special))]
		case 1:
			list[i] = math.Float32frombits(r.Uint32())
		default:
			list[i] = float32(r.NormFloat64() * 4)
		}
	}
	return list
}

// whole applies an operator as engine does: what it leaves is the definition's.
func whole(op *ops.Op, dst []float32, apply func(dst []float32, from int) int, args ...[]float32) error {
	for from := 0; from < len(dst); {
		from += apply(dst[from:], from)
		to := min(from+Group, len(dst))
		var columns []hostref.Column
		for _, a := range args {
			columns = append(columns, column(a[from:to]))
		}
		if from < to {
			if err := hostref.Apply(op, column(dst[from:to]), columns...); err != nil {
				return err
			}
		}
		from = to
	}
	return nil
}

// eachKind runs a test for each width of vectors that this processor has.
func eachKind(t *testing.T, f func(t *testing.T)) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	t.Run("widest", f)
	if narrow(t) {
		t.Run("256 bits", f)
	}
}

func check(t *testing.T, op *ops.Op, apply func(dst []float32, from int) int, result []float32, args ...[]float32) {
	t.Helper()
	want := make([]float32, len(result))
	var columns []hostref.Column
	for _, a := range args {
		columns = append(columns, column(slices.Clone(a)))
	}
	if err := hostref.Apply(op, column(want), columns...); err != nil {
		t.Fatal(err)
	}
	originals := make([][]float32, len(args))
	for i, a := range args {
		originals[i] = slices.Clone(a)
	}
	if err := whole(op, result, apply, args...); err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if math.Float32bits(result[i]) != math.Float32bits(want[i]) {
			of := []uint32{}
			for _, a := range originals {
				of = append(of, math.Float32bits(a[i]))
			}
			t.Fatalf("%s of %#x, element %d of %d, is %#x, not %#x", op.Name, of, i, len(want), math.Float32bits(result[i]), math.Float32bits(want[i]))
		}
	}
}

func TestBitsAreTheDefinitions(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		r := rand.New(rand.NewPCG(1, 2))
		for _, name := range sorted(unaryNames) {
			op, _ := ops.ByName(name)
			f, ok := UnaryOf(name)
			if op == nil || !ok {
				t.Fatalf("%s: %v, %v", name, op, ok)
			}
			for _, n := range append([]int{4096, 1 << 16}, lengths...) {
				x := drawn(r, n)
				apply := func(dst []float32, from int) int { return f.Apply(dst, x[from:]) }
				check(t, op, apply, make([]float32, n), x)
				check(t, op, apply, x, x)
			}
		}
		for _, name := range sorted(binaryNames) {
			op, _ := ops.ByName(name)
			f, ok := BinaryOf(name)
			if op == nil || !ok {
				t.Fatalf("%s: %v, %v", name, op, ok)
			}
			for _, n := range append([]int{4096, 1 << 16}, lengths...) {
				x, y := drawn(r, n), drawn(r, n)
				apply := func(dst []float32, from int) int { return f.Apply(dst, x[from:], y[from:]) }
				check(t, op, apply, make([]float32, n), x, y)
				check(t, op, apply, y, x, y)
				y = drawn(r, n)
				check(t, op, apply, x, x, y)
			}
		}
	})
}

var lengths = []int{1, 7, 8, 9, 15, 16, 17, 31, 33, 40, 63}

func sorted(names map[string]function) []string {
	var list []string
	for name := range names {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

func BenchmarkApply(b *testing.B) {
	const n = ops.Leaf
	r := rand.New(rand.NewPCG(3, 4))
	x, y, dst := make([]float32, n), make([]float32, n), make([]float32, n)
	for i := range x {
		x[i], y[i] = float32(r.NormFloat64()), float32(r.NormFloat64())
	}
	kinds := []struct {
		name  string
		apply func(op *ops.Op)
	}{
		{"definition", func(op *ops.Op) {
			args := []hostref.Column{column(x), column(y)}[:op.Arity]
			if err := hostref.Apply(op, column(dst), args...); err != nil {
				b.Fatal(err)
			}
		}},
		{"vectors", func(op *ops.Op) {
			if f, ok := UnaryOf(op.Name); ok {
				f.Apply(dst, x)
			} else if f, ok := BinaryOf(op.Name); ok {
				f.Apply(dst, x, y)
			}
		}},
	}
	for _, name := range append(sorted(unaryNames), sorted(binaryNames)...) {
		op, _ := ops.ByName(name)
		for _, k := range kinds {
			b.Run(name+"/"+k.name, func(b *testing.B) {
				b.SetBytes(n * 4)
				for b.Loop() {
					k.apply(op)
				}
			})
		}
	}
}

// Over all of float32: every 9,973rd, and with WEFT_EXHAUSTIVE=1 every one.
func TestAllInputs(t *testing.T) {
	step := 9973
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		step = 1
	}
	eachKind(t, func(t *testing.T) {
		for _, name := range sorted(unaryNames) {
			op, _ := ops.ByName(name)
			f, ok := UnaryOf(name)
			if op == nil || !ok {
				t.Fatalf("%s: %v, %v", name, op, ok)
			}
			err := parallel.For(t.Context(), 1<<32/step, 1<<16, func(low, high int) error {
				x := make([]float32, high-low)
				for i := range x {
					x[i] = math.Float32frombits(uint32((low + i) * step))
				}
				got, want := make([]float32, len(x)), make([]float32, len(x))
				if err := hostref.Apply(op, column(want), column(x)); err != nil {
					return err
				}
				if err := whole(op, got, func(dst []float32, from int) int { return f.Apply(dst, x[from:]) }, x); err != nil {
					return err
				}
				for i := range x {
					if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
						return fmt.Errorf("%s of %#x is %#x, not %#x", name, math.Float32bits(x[i]), math.Float32bits(got[i]), math.Float32bits(want[i]))
					}
				}
				return nil
			})
			if err != nil {
				t.Error(err)
			}
		}
	})
}
