package hostref

import (
	"flag"
	"math"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/ops"
)

var update = flag.Bool("update", false, "write the exceptions of the halves and the hashes of results")

// sample32 returns floats of random bits, and floats of moderate size.
func sample32(n int) []float32 {
	x := make([]float32, 0, n)
	for i := range uint32(n / 2) {
		x = append(x, math.Float32frombits(i*uint32(1<<33/uint64(n))+i>>9), float32(int32(i*2654435769))*0x1p-26)
	}
	for _, w := range specialBits(dtype.Float32) {
		x = append(x, math.Float32frombits(uint32(w)))
	}
	return x
}

// sample64 is sample32 for float64.
func sample64(n int) []float64 {
	x := make([]float64, 0, n)
	for i := range uint64(n / 2) {
		w := i * 0x9e3779b97f4a7c15
		x = append(x, math.Float64frombits(w), float64(int64(w))*0x1p-58)
	}
	for _, w := range specialBits(dtype.Float64) {
		x = append(x, math.Float64frombits(w))
	}
	return x
}

func reversed[T any](x []T) []T {
	out := make([]T, len(x))
	for i, v := range x {
		out[len(x)-1-i] = v
	}
	return out
}

// difference returns the first element in which two columns differ, or -1.
func difference[T any](got, want []T) int {
	g, w := bytesOf(got), bytesOf(want)
	for i := range g {
		if g[i] != w[i] {
			return i * len(got) / len(g)
		}
	}
	return -1
}

// The generated code computes the same bits as elementary.Scalar.
func TestGeneratedIsDefined(t *testing.T) {
	x32, x64 := sample32(1<<14), sample64(1<<13)
	z := make([]complex128, len(x64))
	small := make([]complex64, len(x32))
	for i, v := range x64 {
		z[i] = complex(v, x64[(i*7+3)%len(x64)])
	}
	for i, v := range x32 {
		small[i] = complex(v, x32[(i*7+3)%len(x32)])
	}
	for _, f := range elementary.Float32[float32, uint32, bool]() {
		checkGenerated(t, f.Name, x32, unary32[f.Name], binary32[f.Name], f.Arity, func(x []float32) float32 {
			return f.Eval(elementary.Scalar{}, x)
		})
	}
	for _, f := range elementary.Float64[float64, uint64, bool]() {
		checkGenerated(t, f.Name, x64, unary64[f.Name], binary64[f.Name], f.Arity, func(x []float64) float64 {
			return f.Eval(elementary.Scalar64{}, x)
		})
	}
	for _, f := range elementary.Complex128[float64, uint64, bool]() {
		if op, ok := ops.ByName(f.Name); ok && !op.Accept.Contains(dtype.Complex128) {
			continue
		}
		checkGenerated(t, f.Name, z, unaryComplex[f.Name], binaryComplex[f.Name], f.Arity, func(x []complex128) complex128 {
			var parts [][2]float64
			for _, v := range x {
				parts = append(parts, [2]float64{real(v), imag(v)})
			}
			y := f.Eval(elementary.Scalar64{}, parts)
			return complex(y[0], y[1])
		})
	}
	checkGenerated(t, "div", z, nil, divComplex128, 2, func(x []complex128) complex128 {
		y := elementary.ComplexQuotient64[float64, uint64, bool](elementary.Scalar64{}, [2]float64{real(x[0]), imag(x[0])}, [2]float64{real(x[1]), imag(x[1])})
		return complex(y[0], y[1])
	})
	checkGenerated(t, "div", small, nil, divComplex64, 2, func(x []complex64) complex64 {
		y := elementary.ComplexQuotient[float32, uint32, bool](elementary.Scalar{}, [2]float32{real(x[0]), imag(x[0])}, [2]float32{real(x[1]), imag(x[1])})
		return complex(y[0], y[1])
	})
}

func checkGenerated[T any](t *testing.T, name string, x []T, unary func(dst, x []T), binary func(dst, x, y []T), arity int, defined func(x []T) T) {
	t.Helper()
	y := reversed(x)
	got, want := make([]T, len(x)), make([]T, len(x))
	if arity == 1 && unary == nil || arity == 2 && binary == nil {
		t.Errorf("%s of %T is not generated", name, x[0])
		return
	}
	if arity == 1 {
		unary(got, x)
	} else {
		binary(got, x, y)
	}
	for i := range x {
		want[i] = defined([]T{x[i], y[i]}[:arity])
	}
	if i := difference(got, want); i >= 0 {
		t.Errorf("%s(%v, %v) of %T = %v, defined as %v", name, x[i], y[i], x[i], got[i], want[i])
	}
}

// Operators of the catalogue that are exact or correctly rounded need no elementary function. All
// others have one for every type that they accept.
func TestEveryElementaryFunctionExists(t *testing.T) {
	for _, op := range ops.All() {
		if op.Kind == ops.Map && op.ULP > 0 && unary32[op.Name] == nil && binary32[op.Name] == nil {
			t.Errorf("%s has an error bound of %v ULP and is no elementary function: a primitive rounds once, and a function of several steps is a composition: docs/adding-an-operator.md", op, op.ULP)
		}
		for _, d := range op.Accept.DTypes() {
			if op.Kind != ops.Map || op.ULP == 0 || d.IsInteger() {
				continue
			}
			if _, ok := maps[key{op, d}]; !ok {
				t.Errorf("%s of %s has no definition: docs/adding-an-operator.md", op, d)
			}
		}
	}
	areKnown(t, unary32)
	areKnown(t, binary32)
	areKnown(t, unary64)
	areKnown(t, binary64)
	areKnown(t, unaryComplex)
	areKnown(t, binaryComplex)
}

// areKnown fails the test for a generated function whose name is no operator's.
func areKnown[F any](t *testing.T, functions map[string]F) {
	t.Helper()
	for name := range functions {
		if _, ok := ops.ByName(name); !ok {
			t.Errorf("%s is generated and not in the catalogue", name)
		}
	}
}

// A float32 function differs from the float64 function by at most 1 ULP. The float64 function's own
// error is at most 2 ULP of float64, which is 2^-28 ULP of float32.
func TestFloat32FunctionsAgreeWithFloat64(t *testing.T) {
	x := sample32(1 << 18)
	for name := range unary32 {
		if worst, at := worstError(name, x); worst > 1 {
			t.Errorf("%s(%x) is off by %.4f ULP", name, at, worst)
		}
	}
}

// forAll32 calls f concurrently with every multiple of size below 2^32.
func forAll32(f func(base uint32), size uint32) {
	var wait sync.WaitGroup
	next := make(chan uint32)
	for range 8 {
		wait.Go(func() {
			for base := range next {
				f(base)
			}
		})
	}
	for i := range uint64(1<<32) / uint64(size) {
		next <- uint32(i) * size
	}
	close(next)
	wait.Wait()
}

func worstError(name string, x []float32) (worst float64, at float32) {
	got, wide, want := make([]float32, len(x)), make([]float64, len(x)), make([]float64, len(x))
	between(wide, x)
	unary32[name](got, x)
	unary64[name](want, wide)
	for i := range x {
		if e := ulpError(got[i], want[i]); e > worst {
			worst, at = e, x[i]
		}
	}
	return worst, at
}

// ulpError is the distance of a float32 result from the true value, in ULP of the true value; an
// infinite result counts as 2^128. It is Inf if just one is NaN, or if a zero has the wrong sign.
func ulpError(got float32, want float64) float64 {
	rounded, value := float32(want), float64(got)
	switch {
	case math.IsInf(value, 0) && value == want:
		return 0
	case math.Float32bits(got) == math.Float32bits(rounded), rounded != rounded && math.Float32bits(got) == element.NaN32:
		return math.Min(math.Abs(value-want)/ulp(want), 0.5)
	case got != got, rounded != rounded, want == 0:
		return math.Inf(1)
	case math.IsInf(value, 0):
		value = math.Copysign(0x1p128, value)
	}
	return math.Abs(value-want) / ulp(want)
}

// ulp is the distance of float32 numbers near v, at least the smallest subnormal.
func ulp(v float64) float64 {
	exponent := int(math.Float64bits(v)>>52&0x7ff) - 1023
	return math.Float64frombits(uint64(min(max(exponent-23, -149), 104)+1023) << 52)
}
