package hostref

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// transcribed is the tree as package ops words it, element by element.
func transcribed(combine func(a, b float32) float32, s []float32) float32 {
	if len(s) > ops.Leaf {
		var results []float32
		for len(s) > 0 {
			n := min(len(s), ops.Leaf)
			results = append(results, transcribed(combine, s[:n]))
			s = s[n:]
		}
		return transcribed(combine, results)
	}
	accumulators := map[int]float32{}
	for i, v := range s {
		if i < ops.Lanes {
			accumulators[i] = v
		} else {
			accumulators[i%ops.Lanes] = combine(accumulators[i%ops.Lanes], v)
		}
	}
	for _, half := range []int{8, 4, 2, 1} {
		for j := range half {
			if upper, ok := accumulators[j+half]; ok {
				accumulators[j] = combine(accumulators[j], upper)
				delete(accumulators, j+half)
			}
		}
	}
	return accumulators[0]
}

var foldSizes = []int{1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 100, 1023, 1024, 1025, 1039, 2048, 2050, 1024*1024 + 1}

func TestFoldIsTheTree(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for _, n := range foldSizes {
		x := make([]float32, n)
		for i := range x {
			x[i] = float32(random.NormFloat64())*0.2 + 1
		}
		for op, combine := range map[*ops.Op]func(a, b float32) float32{
			ops.Sum:  func(a, b float32) float32 { return a + b },
			ops.Prod: func(a, b float32) float32 { return a * b },
			ops.Max:  func(a, b float32) float32 { return max(a, b) },
			ops.Min:  func(a, b float32) float32 { return min(a, b) },
		} {
			got, err := Fold(op, column(x))
			if want := transcribed(combine, x); err != nil || uint32(got) != math.Float32bits(want) {
				t.Errorf("%s of %d: %#08x, %v; want %#08x", op, n, got, err, math.Float32bits(want))
			}
		}
	}
}

func TestFoldOfIntegersWraps(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for _, n := range foldSizes {
		x := make([]uint64, n)
		sum, product := uint64(0), uint64(1)
		for i := range x {
			x[i] = random.Uint64() | 1
			sum, product = sum+x[i], product*x[i]
		}
		for _, d := range []dtype.DType{dtype.Int64, dtype.Uint64} {
			for op, want := range map[*ops.Op]uint64{ops.Sum: sum, ops.Prod: product} {
				if got, err := Fold(op, Column{d, Bytes(x)}); err != nil || got != want {
					t.Errorf("%s of %d %s: %d, %v; want %d", op, n, d, got, err, want)
				}
			}
		}
	}
}

// The first element alone decides where there is no other: no literal zero or
// infinity takes part, and a NaN is canonical.
func TestFoldCorners(t *testing.T) {
	for _, c := range []struct {
		name string
		op   *ops.Op
		x    []float32
		want float32
	}{
		{"sum of one -0", ops.Sum, []float32{minus}, minus},
		{"sum of two -0", ops.Sum, []float32{minus, minus}, minus},
		{"sum of -0 and +0", ops.Sum, []float32{minus, zero}, zero},
		{"sum of one NaN", ops.Sum, []float32{payload}, nan},
		{"sum of infinities", ops.Sum, []float32{inf, 1, -inf}, nan},
		{"sum of nothing", ops.Sum, nil, 0},
		{"prod of one -0", ops.Prod, []float32{minus}, minus},
		{"prod of nothing", ops.Prod, nil, 1},
		{"max of -0 and +0", ops.Max, []float32{minus, zero, minus}, zero},
		{"max of one -Inf", ops.Max, []float32{-inf}, -inf},
		{"max with a NaN", ops.Max, []float32{inf, payload, 1}, nan},
		{"min of +0 and -0", ops.Min, []float32{zero, minus, zero}, minus},
		{"min of one NaN", ops.Min, []float32{payload}, nan},
	} {
		got, err := Fold(c.op, column(c.x))
		if err != nil || uint32(got) != math.Float32bits(c.want) {
			t.Errorf("%s: %#08x, %v; want %#08x", c.name, got, err, math.Float32bits(c.want))
		}
	}
	for _, c := range []struct {
		name string
		op   *ops.Op
		src  Column
	}{
		{"max of nothing", ops.Max, column([]int64{})},
		{"no reduction", ops.Add, column([]float32{1})},
		{"a dtype without sum", ops.Sum, column([]bool{true})},
	} {
		var e *Error
		if _, err := Fold(c.op, c.src); !errors.As(err, &e) {
			t.Errorf("%s: %v, want an *Error", c.name, err)
		}
	}
}

// The error of a sum of n positive elements is at most Leaf/Lanes+4 roundings a
// level (package ops); a random one is far below, where a running sum would be
// off by hundreds of ULP.
func TestFoldErrorGrowsSlowly(t *testing.T) {
	const n = 1 << 20
	random := rand.New(rand.NewPCG(11, 12))
	x := make([]float32, n)
	exact := new(big.Float).SetPrec(200)
	var running float32
	for i := range x {
		x[i] = random.Float32()
		exact.Add(exact, exactly(x[i]))
		running += x[i]
	}
	bits, err := Fold(ops.Sum, column(x))
	if err != nil {
		t.Fatal(err)
	}
	want, _ := exact.Float64()
	off := math.Abs(float64(math.Float32frombits(uint32(bits)))-want) / ulp(want)
	t.Logf("sum of 2^20: off by %.2f ULP; a running sum by %.0f", off, math.Abs(float64(running)-want)/ulp(want))
	if off > 4 {
		t.Errorf("sum of 2^20 random elements is off by %.2f ULP", off)
	}
}

func TestFoldRowsIsFoldOfEach(t *testing.T) {
	x := make([]float32, 7*33)
	for i := range x {
		x[i] = float32(i)*1.37 - 100
	}
	got := make([]float32, 7)
	if err := FoldRows(ops.Sum, column(got), column(x), 33); err != nil {
		t.Fatal(err)
	}
	for i, g := range got {
		if want, _ := Fold(ops.Sum, column(x[i*33:(i+1)*33])); uint32(want) != math.Float32bits(g) {
			t.Errorf("row %d: %v", i, g)
		}
	}
	var e *Error
	if err := FoldRows(ops.Sum, column(got), column(x), 32); !errors.As(err, &e) {
		t.Errorf("rows of another length: %v, want an *Error", err)
	}
}
