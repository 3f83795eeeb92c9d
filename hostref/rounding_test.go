package hostref

import (
	"hash/fnv"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// apply evaluates an operator over typed slices and fails the test on an error.
func apply[D dtype.Element](t *testing.T, op *ops.Op, args ...Column) []D {
	t.Helper()
	out := make([]D, args[len(args)-1].Len())
	if err := Apply(op, column(out), args...); err != nil {
		t.Fatal(err)
	}
	return out
}

func column[T dtype.Element](elements []T) Column {
	return Column{DType: dtype.Of[T](), Data: Bytes(elements)}
}

func floats(bits ...uint32) []float32 {
	out := make([]float32, len(bits))
	for i, b := range bits {
		out[i] = math.Float32frombits(b)
	}
	return out
}

// corners are float32 values at which definitions differ.
var corners = floats(0, 1<<31, 1, 1<<31|1, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x3f800000, 0xbf800000,
	0x3f800001, 0x33800000, 0x4b800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc12345, 0x7f800001)

// pairs are all pairs of corners, and random bits: any, and close exponents.
func pairs() (x, y []float32) {
	for _, a := range corners {
		for _, b := range corners {
			x, y = append(x, a), append(y, b)
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		a, b := random.Uint32(), random.Uint32()
		x, y = append(x, floats(a)...), append(y, floats(b)...)
		near := b&0x807fffff | a&0x7f800000
		x, y = append(x, floats(a)...), append(y, floats(near)...)
		x, y = append(x, floats(a&0x80ffffff)...), append(y, floats(near&0x80ffffff)...)
	}
	return x, y
}

// exactly is the value of a finite float.
func exactly(f float32) *big.Float { return new(big.Float).SetPrec(400).SetFloat64(float64(f)) }

func rounded(f *big.Float) float32 {
	r, _ := f.Float32()
	return r
}

func finite(f float32) bool { return !math.IsInf(float64(f), 0) && f == f }

// math/big rounds once, to nearest even, subnormal results included.
func TestArithmeticIsCorrectlyRounded(t *testing.T) {
	x, y := pairs()
	for _, c := range []struct {
		op    *ops.Op
		exact func(z, x, y *big.Float) *big.Float
	}{
		{ops.Add, (*big.Float).Add}, {ops.Sub, (*big.Float).Sub},
		{ops.Mul, (*big.Float).Mul}, {ops.Div, (*big.Float).Quo},
	} {
		got := apply[float32](t, c.op, column(x), column(y))
		for i := range x {
			if !finite(x[i]) || !finite(y[i]) || c.op == ops.Div && y[i] == 0 {
				continue
			}
			// A quotient that is not exact in 400 bits is in no tie of 24.
			want := rounded(c.exact(new(big.Float).SetPrec(400), exactly(x[i]), exactly(y[i])))
			if got[i] != want {
				t.Fatalf("%s(%x, %x) = %x, want %x", c.op, x[i], y[i], got[i], want)
			}
		}
	}
}

func TestSqrtIsCorrectlyRounded(t *testing.T) {
	x, _ := pairs()
	got := apply[float32](t, ops.Sqrt, column(x))
	for i, v := range x {
		if !(v >= 0) || !finite(v) {
			continue
		}
		if want := rounded(new(big.Float).SetPrec(200).Sqrt(exactly(v))); got[i] != want {
			t.Fatalf("sqrt(%x) = %x, want %x", v, got[i], want)
		}
	}
}

// A conversion by way of float64 would round twice: the inputs include those
// that lie just off a tie of float32 by less than float64 resolves.
func TestIntegerToFloatRoundsOnce(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	signed := []int64{0, 1, -1, math.MaxInt64, math.MinInt64, 1<<24 + 1, 1<<24 + 3, 1<<62 + 1<<38 + 1, 1<<62 + 1<<38 - 1, 1<<62 + 1<<38}
	for range 20000 {
		v := int64(random.Uint64()) >> random.IntN(64)
		tie := v&^(1<<38-1) | 1<<38 + int64(random.IntN(3)-1)
		signed = append(signed, v, tie)
	}
	got := apply[float32](t, ops.Cast, column(signed))
	unsigned := make([]uint64, len(signed))
	for i, v := range signed {
		if want := rounded(new(big.Float).SetInt64(v)); got[i] != want {
			t.Fatalf("cast of int64 %d = %x, want %x", v, got[i], want)
		}
		unsigned[i] = uint64(v)
	}
	got = apply[float32](t, ops.Cast, column(unsigned))
	for i, v := range unsigned {
		if want := rounded(new(big.Float).SetUint64(v)); got[i] != want {
			t.Fatalf("cast of uint64 %d = %x, want %x", v, got[i], want)
		}
	}
	small := make([]int32, len(signed))
	words := make([]uint32, len(signed))
	for i, v := range signed {
		small[i], words[i] = int32(v), uint32(v)
	}
	got = apply[float32](t, ops.Cast, column(small))
	gotWords := apply[float32](t, ops.Cast, column(words))
	for i := range small {
		if want := rounded(new(big.Float).SetInt64(int64(small[i]))); got[i] != want {
			t.Fatalf("cast of int32 %d = %x, want %x", small[i], got[i], want)
		}
		if want := rounded(new(big.Float).SetInt64(int64(words[i]))); gotWords[i] != want {
			t.Fatalf("cast of uint32 %d = %x, want %x", words[i], gotWords[i], want)
		}
	}
}

// resultHash is that of every operator over fixed inputs. It is the same
// wherever Go runs: with GOAMD64=v3 and on arm64 too, where an expression that
// mixes mul and add would be fused.
const resultHash = 0x7ca27bb3c732814

func TestResultsAreTheSameOnEveryProcessor(t *testing.T) {
	x, y := pairs()
	bits := make([]uint32, len(x))
	wide := make([]uint64, len(x))
	for i := range x {
		bits[i] = math.Float32bits(x[i])
		wide[i] = uint64(bits[i])<<32 | uint64(math.Float32bits(y[i]))
	}
	hash := fnv.New64a()
	for _, from := range dtype.All() {
		data := map[dtype.DType][]byte{dtype.Int64: Bytes(wide), dtype.Uint64: Bytes(wide)}[from]
		if data == nil {
			data = Bytes(bits)
		}
		in := Column{DType: from, Data: data}
		if from == dtype.Bool {
			in = Column{DType: from, Data: applyTo(t, ops.Cast, from, column(bits))}
		}
		reversed := Column{DType: from, Data: make([]byte, len(in.Data))}
		for i, n := 0, in.Len(); i < n; i++ {
			copy(reversed.Part(i, i+1).Data, in.Part(n-1-i, n-i).Data)
		}
		for k := range rows() {
			if k.in == from && k.op != ops.Where {
				args := []Column{in, reversed}[:k.op.Arity]
				hash.Write(applyTo(t, k.op, resultOf(k), args...))
			}
		}
		for _, to := range dtype.All() {
			hash.Write(applyTo(t, ops.Cast, to, in))
		}
		if from.IsNumeric() {
			for _, op := range []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min} {
				for n := 1; n <= in.Len(); n = n*3 + 1 {
					result, err := Fold(op, in.Part(in.Len()-n, in.Len()))
					if err != nil {
						t.Fatal(err)
					}
					hash.Write(new(big.Int).SetUint64(result).Bytes())
				}
			}
		}
	}
	if got := hash.Sum64(); got != resultHash {
		t.Errorf("the hash of all results is %#x, want %#x", got, uint64(resultHash))
	}
}

func applyTo(t *testing.T, op *ops.Op, to dtype.DType, args ...Column) []byte {
	t.Helper()
	out := Column{DType: to, Data: make([]byte, args[0].Len()*to.Size())}
	if err := Apply(op, out, args...); err != nil {
		t.Fatal(err)
	}
	return out.Data
}

// rows yields the table's keys in the catalogue's order.
func rows() func(yield func(key) bool) {
	return func(yield func(key) bool) {
		for _, op := range ops.All() {
			for _, d := range dtype.All() {
				if _, ok := maps[key{op, d}]; ok && !yield(key{op, d}) {
					return
				}
			}
		}
	}
}

func resultOf(k key) dtype.DType {
	if k.op.Result == ops.ToBool {
		return dtype.Bool
	}
	return k.in
}
