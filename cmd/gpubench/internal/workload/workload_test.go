package workload

import (
	"bytes"
	"context"
	"errors"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opline"
)

func openDevice(t *testing.T) *device.Device {
	t.Helper()
	if os.Getenv("WEFT_DEVICE") == "" {
		t.Setenv("WEFT_DEVICE", "host")
	}
	dev, err := device.Open(device.WithSmallWorkOnDevice())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	return dev
}

func parse(t *testing.T, text string) opline.Line {
	t.Helper()
	l, err := opline.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// verify runs a line, its data changed after the upload by tamper, and
// compares.
func verify(t *testing.T, dev *device.Device, text string, tamper func([]*hostref.Array)) Difference {
	t.Helper()
	w := New(parse(t, text), 1)
	in, err := w.Upload(dev)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	tamper(w.arrays)
	result, err := w.Build(in)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	defer result.Close()
	diff, err := w.Verify(context.Background(), in, result)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return diff
}

func TestVerify(t *testing.T) {
	dev := openDevice(t)
	for _, line := range []string{
		"add f32 [4,1] [3] data=bits",
		"where i64 bool[5] [5] [] data=pairs",
		"flip bool [7]",
		"expr 'sum(a.T[1:, ::-2] * 2 + b, axis=0) - c' f32 a=[6,5] b=[3] c=[] data=tiny",
		"expr 'a' u32 a=[]",
		"sum f32 [0,3] axis=0",
		"index i64 [5,6] at=-1,::-2,newaxis",
		"assign bool [7,5] [2] at=...,1:4:2 data=bits",
		"expr 'assign(a.T, -b, at=(1, ::-1))[1:] * a[0,0]' f32 a=[6,5] b=[1]",
	} {
		if diff := verify(t, dev, line, func([]*hostref.Array) {}); diff.Count != 0 {
			t.Errorf("%s: %v", line, diff)
		}
	}
}

func TestVerifySeesOneWrongBit(t *testing.T) {
	dev := openDevice(t)
	diff := verify(t, dev, "copy f32 [2,3]", func(a []*hostref.Array) { a[0].Data[4*4] ^= 1 })
	if diff.Count != 1 || diff.ULP != 1 || diff.Index[0] != 1 || diff.Index[1] != 1 {
		t.Errorf("one bit differs: %v", diff)
	}
}

func TestCompare(t *testing.T) {
	f := func(bits ...uint32) []byte { return hostref.Bytes(bits) }
	for _, c := range []struct {
		name      string
		d         dtype.DType
		got, want []byte
		count     int
		ulp       float64
		says      string
	}{
		{"the same", dtype.Float32, f(1, 2), f(1, 2), 0, 0, ""},
		{"neighbours", dtype.Float32, f(0x3f800000, 0x3f800001), f(0x3f800000, 0x3f800000), 1, 1, "index [1]: got 1.0000001 (0x3f800001), want 1 (0x3f800000)"},
		{"zeros of both signs are other bits of one point", dtype.Float32, f(0), f(0x80000000), 1, 0, "got 0 (0x00000000), want -0 (0x80000000)"},
		{"through zero", dtype.Float32, f(0x80000001), f(1), 1, 2, ""},
		{"NaN payloads are bits", dtype.Float32, f(0x7fc00001), f(0x7fc00000), 1, 1, "NaN"},
		{"integers", dtype.Int32, f(0xffffffff), f(1), 1, 2, "got -1, want 1"},
		{"limits", dtype.Int64, hostref.Bytes([]int64{math.MinInt64}), hostref.Bytes([]int64{math.MaxInt64}), 1, math.MaxUint64, ""},
		{"unsigned", dtype.Uint64, hostref.Bytes([]uint64{math.MaxUint64}), hostref.Bytes([]uint64{0}), 1, math.MaxUint64, "got 18446744073709551615"},
		{"parts", dtype.Complex64, hostref.Bytes([]complex64{complex(1, 2)}), hostref.Bytes([]complex64{complex(1, -2)}), 1, 1 << 31, "got 1+2i (0x3f800000, 0x40000000), want 1-2i (0x3f800000, 0xc0000000)"},
		{"a byte that is no bool", dtype.Bool, []byte{2}, []byte{1}, 1, 1, "got byte 0x02, want true"},
	} {
		d := Compare(c.d, []int{len(c.want) / c.d.Size()}, c.got, c.want)
		if d.Count != c.count || d.ULP != c.ulp || c.says != "" && !strings.Contains(d.String(), c.says) {
			t.Errorf("%s: %v; want %d, %g ULP, %s", c.name, d, c.count, c.ulp, c.says)
		}
	}
}

func TestTheSameSeedGivesTheSameData(t *testing.T) {
	for _, data := range opline.AllData() {
		l := parse(t, "where f32 bool[100] [100] [100]").With(data)
		a, b, c := New(l, 1).arrays, New(l, 1).arrays, New(l, 2).arrays
		for i := range a {
			if !bytes.Equal(a[i].Data, b[i].Data) {
				t.Errorf("%s: operand %d differs between two runs of one seed", data, i)
			}
			if data != opline.DataPairs && bytes.Equal(a[i].Data, c[i].Data) {
				t.Errorf("%s: operand %d is the same for two seeds", data, i)
			}
		}
	}
}

func TestPairsShowEveryCombination(t *testing.T) {
	for _, d := range dtype.All() {
		if n := len(specials[d]); n > pairsBase {
			t.Errorf("%v has %d special values, and pairsBase is %d", d, n, pairsBase)
		}
	}
	l := parse(t, "less f32 [3136] i32[3136] data=pairs")
	if PairsSize(2) != 3136 {
		t.Fatalf("PairsSize(2) is %d", PairsSize(2))
	}
	a := New(l, 1).arrays
	seen := map[[2]element.Bits]bool{}
	for i := range 3136 {
		seen[[2]element.Bits{bitsAt(dtype.Float32, a[0].Data, i), bitsAt(dtype.Int32, a[1].Data, i)}] = true
	}
	distinct := func(d dtype.DType) int {
		set := map[element.Bits]bool{}
		for _, v := range specials[d] {
			if d == dtype.Int32 {
				v[0] = uint64(uint32(v[0]))
			}
			set[v] = true
		}
		return len(set)
	}
	if want := distinct(dtype.Float32) * distinct(dtype.Int32); len(seen) != want {
		t.Errorf("%d pairs, want %d", len(seen), want)
	}
}

func TestTinyDataReachesSubnormals(t *testing.T) {
	a := New(parse(t, "mul f32 [4000] [4000] data=tiny"), 1).arrays
	var operands, products int
	x, y := hostref.Slice[float32](a[0].Data), hostref.Slice[float32](a[1].Data)
	subnormal := func(f float32) bool { return f != 0 && math.Abs(float64(f)) < 0x1p-126 }
	for i := range x {
		if subnormal(x[i]) {
			operands++
		}
		if subnormal(x[i] * y[i]) {
			products++
		}
	}
	if operands < 400 || products < 200 {
		t.Errorf("of 4000: %d subnormal operands, %d subnormal products", operands, products)
	}
}

func TestAnalyze(t *testing.T) {
	dev := openDevice(t)
	for _, c := range []struct {
		line                 string
		read, written, flops int64
	}{
		{"add f32 [64,32] [32]", 4 * (64*32 + 32), 4 * 64 * 32, 64 * 32},
		{"add f32 [64,1] [32]", 4 * (64 + 32), 4 * 64 * 32, 64 * 32},
		{"where f32 bool[64] [64] []", 64 + 4*64 + 4, 4 * 64, 64},
		{"sum f32 [64,32] axis=1", 4 * 64 * 32, 4 * 64, 64 * 32},
		{"matmul f32 [8,16] [16,4]", 4 * (8*16 + 16*4), 4 * 8 * 4, 2 * 8 * 4 * 16},
		{"matmul f32 [3,8,16] [16]", 4 * (3*8*16 + 16), 4 * 3 * 8, 2 * 3 * 8 * 16},
		{"cumulative_sum f32 [64]", 4 * 64, 4 * 64, 64},
		{"sum i32 [64]", 4 * 64, 8, 64},
		{"cast f32 [64] to=i64", 4 * 64, 8 * 64, 0},
		{"expr 'a*a + a' f32 a=[64]", 4 * 64, 4 * 64, 2 * 64},
		{"expr 'a + a.T' f32 a=[8,8]", 4 * 64, 4 * 64, 64},
		{"expr 'a[::2]' f32 a=[64]", 4 * 32, 4 * 32, 0},
		{"expr 'a[:8] + a[8:16]' f32 a=[64]", 4 * 16, 4 * 8, 8},
		{"broadcast_to f32 [1,8] shape=[8,8]", 4 * 8, 4 * 64, 0},
		{"expr 'a + 1' i64 a=[8]", 8 * 8, 8 * 8, 8},
		{"add f32 [0,3] [3]", 0, 0, 0},
		{"index f32 [64,8] at=5,1:", 4 * 7, 4 * 7, 0},
		{"assign f32 [64,8] [8] at=5", 4 * (63*8 + 8), 4 * 64 * 8, 0},
		{"assign f32 [64] [64] at=...", 4 * 64, 4 * 64, 0},
		{"assign f32 [64] [1] at=9:9", 4 * 64, 4 * 64, 0},
		{"expr 'assign(a, 1, at=::2) + a' f32 a=[64]", 4 * 64, 4 * 64, 64},
		{"expr 'assign(-a, b, at=0)' f32 a=[64] b=[]", 4 * 65, 4 * 64, 64},
	} {
		w := New(parse(t, c.line), 1)
		in, err := w.Upload(dev)
		if err != nil {
			t.Fatal(err)
		}
		result, err := w.Build(in)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Analyze(result)
		if err != nil {
			t.Fatal(err)
		}
		if want := (Cost{c.read, c.written, c.flops}); got != want {
			t.Errorf("%s: %+v, want %+v", c.line, got, want)
		}
		result.Close()
		in.Close()
	}
}

// What would run in parts has no time or plan of its own; at the limit it is
// checked and explained whole.
func TestLinesThatWouldRunInParts(t *testing.T) {
	dev := openDevice(t)
	sum := func(terms int) *Workload {
		return New(parse(t, "expr '"+strings.Repeat("a+", terms-1)+"a' i32 a=[4]"), 1)
	}
	deepest := sum(engine.MaxDepth + 2) // the first addition is of depth 0
	in, err := deepest.Upload(dev)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	result, err := deepest.Build(in)
	if err != nil {
		t.Fatal(err)
	}
	if diff, err := deepest.Verify(t.Context(), in, result); err != nil || diff.Count != 0 {
		t.Errorf("%v, %v", diff, err)
	}
	for _, terms := range []int{engine.MaxDepth + 3, 300, 5000} {
		var deep *DepthError
		if _, err := sum(terms).Build(in); !errors.As(err, &deep) {
			t.Errorf("%d terms: %v, want a DepthError", terms, err)
		}
	}
}
