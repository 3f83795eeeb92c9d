package contract_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/testkernel"
)

// layouts returns the strides of a matrix along its rows and columns.
type layouts func(rows, columns int) (row, column int)

func byRows(_, columns int) (row, column int) { return columns, 1 }
func byColumns(rows, _ int) (row, column int) { return 1, rows }

// products returns launches of m x k by k x n. A shape is m, n and k.
func products(a, b layouts, shapes ...[3]int) (list []kernel.Geometry) {
	for _, s := range shapes {
		m, n, k := s[0], s[1], s[2]
		left, leftStep := a(m, k)
		step, right := b(k, n)
		list = append(list, testkernel.Of(s[:], testkernel.At(0, n, 1, m*n), testkernel.At(0, left, 0, leftStep), testkernel.At(0, 0, right, step)))
	}
	return list
}

// body is a product of two operands of a dtype.
func body(dtype, head string) string {
	return fmt.Sprintf("contract %[1]s %[2]s {\n  %%0 = load %[1]s a ; inner any\n  %%1 = load %[1]s b ; inner any\n  %%2 = mul %%0, %%1\n  combine add %%2\n}\n", dtype, head)
}

// TestTiles computes tiles of one invocation. They read the factors' elements one by one, in chunks
// along k, and in chunks of columns. The shapes are about as large as a tile, or longer than a
// block.
func TestTiles(t *testing.T) {
	odd := [][3]int{{1, 1, 1}, {3, 5, 7}, {5, 33, 2}, {1, 2, 1030}}
	whole := [][3]int{{1, 4, 3}, {9, 64, 5}, {1, 4, 1027}}
	var cases []testkernel.Case
	for _, d := range []string{"f32", "i8", "i64", "c64"} {
		add := func(head string, launches []kernel.Geometry) {
			cases = append(cases, testkernel.Case{Name: d + " " + head, Text: body(d, head), Launches: launches})
		}
		add("batch(0) tile 4x4 unroll 1 invocations 8, a single, b single, out single chunk 4", products(byRows, byColumns, odd...))
		add("batch(0) tile 4x4 unroll 2 invocations 8, a single, b along n, out along n chunk 4", products(byColumns, byRows, whole...))
	}
	blocks := "batch(0) tile 1x4 unroll 1 invocations 8 whole, a single, b along n, out along n chunk 4"
	cases = append(cases, testkernel.Case{Name: "blocks", Text: body("f32", blocks), Launches: products(byRows, byRows, [3]int{1, 4, 17<<10 + 3})})
	testkernel.Run(t, cases)
}

// TestShared computes tiles whose workgroups load the factors into shared memory, and fine tiles,
// whose invocations add single columns.
func TestShared(t *testing.T) {
	odd := [][3]int{{1, 1, 1}, {33, 5, 7}, {5, 40, 19}}
	whole := [][3]int{{4, 4, 8}, {36, 40, 24}}
	var cases []testkernel.Case
	for _, d := range []string{"f32", "i32", "c64"} {
		for _, c := range []struct {
			head     string
			launches []kernel.Geometry
		}{
			{"shared 8, a single, b single, out single chunk 4", products(byColumns, byRows, odd...)},
			{"shared 8, a stepwise, b stepwise, out single chunk 4", products(byRows, byColumns, odd...)},
			{"shared 8, a along k, b along n, out along n chunk 4", products(byRows, byRows, whole...)},
			{"shared 8, a along n, b along k, out along n chunk 4", products(byColumns, byColumns, whole...)},
		} {
			head := "batch(0) tile 4x4 unroll 8 invocations 64 down 8 across 8 " + c.head
			cases = append(cases, testkernel.Case{Name: d + " " + c.head, Text: body(d, head), Launches: c.launches})
		}
		head := "batch(0) tile 4x4 unroll 8 invocations 64 down 1 across 8 shared 16 fine, a stepwise, b single, out single chunk 4"
		cases = append(cases, testkernel.Case{Name: d + " fine", Text: body(d, head), Launches: products(byRows, byRows, [3]int{1, 1, 1}, [3]int{4, 33, 40})})
	}
	testkernel.Run(t, cases)
}

// TestSpread computes tiles whose invocations share the reads of a within a subgroup.
func TestSpread(t *testing.T) {
	var cases []testkernel.Case
	for _, d := range []string{"f32", "i16", "i64"} {
		head := "batch(0) tile 4x4 unroll 2 invocations 8 spread 8, a single, b single, out single chunk 4"
		cases = append(cases, testkernel.Case{Name: d, Text: body(d, head), Subgroup: 8, Launches: products(byRows, byRows, [3]int{1, 1, 1}, [3]int{6, 70, 5})})
	}
	testkernel.Run(t, cases)
}

// fusions are the ways in which devices fuse float32's products with sums.
var fusions = map[string]func(p sim.Profile, t *codegen.Target) bool{
	"words": nil,
	"fma": func(p sim.Profile, t *codegen.Target) bool {
		t.FMA32, t.FMASubnormal32 = true, true
		return !p.Flush32
	},
	"fma of normal numbers": func(_ sim.Profile, t *codegen.Target) bool {
		t.FMA32 = true
		return true
	},
	"doubles": func(p sim.Profile, t *codegen.Target) bool {
		t.Converts64 = true
		return p.Float64
	},
}

// numbers are float32s with which products or sums are hard to round.
var numbers = []func(r *rand.Rand) float32{
	func(r *rand.Rand) float32 { return float32(r.NormFloat64()) },
	// products are about as large as the least normal number, and some sums are subnormal
	func(r *rand.Rand) float32 { return float32(math.Ldexp(r.NormFloat64(), -60-r.IntN(10))) },
	// products cancel up to their last places, which are subnormal
	func(r *rand.Rand) float32 {
		return float32(1-2*r.IntN(2)) * 0x1p-45 * (1 + float32(r.IntN(3))*0x1p-23)
	},
	// elements are subnormal
	func(r *rand.Rand) float32 { return math.Float32frombits(r.Uint32N(1<<24) | r.Uint32()&1<<31) },
	// exact sums lie in the middle of two float32s
	func(r *rand.Rand) float32 { return float32(r.IntN(1<<13)-1<<12) * float32(1+r.IntN(2)<<11) },
	// sums lie near the middle of two float32s, so near that float64 cannot tell
	func(r *rand.Rand) float32 {
		return []float32{1, 1 + 0x1p-23, 0x1p-12 * (1 + 0x1p-23), 0x1p-12 * (1 - 0x1p-23)}[r.IntN(4)]
	},
	func(r *rand.Rand) float32 {
		list := []float32{0, float32(math.Copysign(0, -1)), 1, -2, float32(math.Inf(1)), float32(math.NaN()), math.MaxFloat32, 0x1p-149}
		return list[r.IntN(len(list))]
	},
}

// TestFusion computes float32's products by each kind of tile, in each way of fusing, and on numbers
// for which fast ways are wrong: each launch has numbers of its own kind.
func TestFusion(t *testing.T) {
	var shapes [][3]int
	for range numbers {
		shapes = append(shapes, [3]int{5, 20, 19}, [3]int{9, 12, 66})
	}
	var cases []testkernel.Case
	for _, tile := range []struct {
		name, head string
		subgroup   int
	}{
		{"tile", "tile 4x4 unroll 2 invocations 8, a single, b single, out single chunk 4", 0},
		{"shared", "tile 4x4 unroll 8 invocations 64 down 8 across 8 shared 8, a single, b single, out single chunk 4", 0},
		{"shared by few", "tile 4x4 unroll 8 invocations 8 down 2 across 2 shared 8, a single, b single, out single chunk 4", 0},
		{"fine", "tile 4x4 unroll 8 invocations 64 down 1 across 8 shared 16 fine, a stepwise, b single, out single chunk 4", 0},
		{"spread over 8", "tile 4x4 unroll 2 invocations 8 spread 8, a single, b single, out single chunk 4", 8},
		{"spread over 32", "tile 16x4 unroll 2 invocations 32 spread 32, a single, b single, out single chunk 4", 32},
	} {
		for fused, adapt := range fusions {
			if tile.subgroup == 8 && fused == "doubles" { // no such GPU has float64
				continue
			}
			launch := -1
			fill := func(operand int, _ dtype.DType, data []byte) {
				if operand == 0 {
					launch = (launch + 1) % len(shapes)
				}
				r := rand.New(rand.NewPCG(uint64(operand), 5))
				for at := 0; at < len(data); at += 4 {
					binary.LittleEndian.PutUint32(data[at:], math.Float32bits(numbers[launch/2](r)))
				}
			}
			cases = append(cases, testkernel.Case{Name: tile.name + ", " + fused, Text: body("f32", "batch(0) "+tile.head), Subgroup: tile.subgroup, Adapt: adapt, Fill: fill, Launches: products(byRows, byRows, shapes...)})
		}
	}
	testkernel.Run(t, cases)
}

// TestHalves computes products of halves of all sizes, and of large ones. Those of bfloat16 overflow
// and underflow.
func TestHalves(t *testing.T) {
	launch := 1
	fill := func(operand int, _ dtype.DType, data []byte) {
		if operand == 0 {
			launch = 1 - launch
		}
		r := rand.New(rand.NewPCG(uint64(operand), 9))
		for at := range data {
			data[at] = byte(r.Uint32())
			if launch == 0 && at%2 == 1 {
				data[at] |= 0x40 // the first bit of the exponent
			}
		}
	}
	var cases []testkernel.Case
	for _, half := range []string{"f16", "bf16"} {
		for fused, adapt := range fusions {
			text := strings.ReplaceAll(`contract f32 batch(0) tile 4x4 unroll 2 invocations 8, a single, b single, out single chunk 4 {
  %0 = load HALF a       ; inner any
  %1 = load HALF b       ; inner any
  %2 = cast f32 %0
  %3 = cast f32 %1
  %4 = mul %2, %3
  combine add %4
}
`, "HALF", half)
			cases = append(cases, testkernel.Case{Name: half + ", " + fused, Text: text, Adapt: adapt, Fill: fill, Launches: products(byRows, byRows, [3]int{9, 8, 8}, [3]int{17, 12, 30})})
		}
	}
	testkernel.Run(t, cases)
}

// TestDigits computes products whose right factor has digits for its columns and steps.
func TestDigits(t *testing.T) {
	g := testkernel.Of([]int{3, 6, 4}, testkernel.At(0, 6, 1, 0), testkernel.At(0, 4, 0, 1), testkernel.At(0, 0, 0, 0))
	g.Operands[1].Lines = []kernel.Digit{{Size: 2, Stride: 9}, {Size: 3, Stride: 1}}
	g.Operands[1].Steps = []kernel.Digit{{Size: 2, Stride: 3}, {Size: 2, Stride: 1}}
	head := "batch(0) tile 1x4 unroll 1 invocations 8 b.digits 2x2, a single, b single, out single chunk 4"
	testkernel.Case{Text: body("i32", head), Launches: []kernel.Geometry{g}}.Test(t)
}

// TestMatrices computes products by cooperative matrices. The elements are small integers, so
// sums are equal in any order.
func TestMatrices(t *testing.T) {
	text := `contract f32 batch(0) tile 16x16 unroll 1 invocations 128 down 1 shared 32 cooperative 16x16x16 subgroups 4, a along k, b along n, out along n chunk 4 {
  %0 = load f16 a        ; inner any
  %1 = load f16 b        ; inner any
  %2 = cast f32 %0
  %3 = cast f32 %1
  %4 = mul %2, %3
  combine add %4
}
`
	fill := func(operand int, _ dtype.DType, data []byte) {
		r := rand.New(rand.NewPCG(uint64(operand), 3))
		for i := 0; i < len(data); i += 2 {
			binary.LittleEndian.PutUint16(data[i:], [...]uint16{0, 0x3c00, 0x4000, 0xbc00}[r.IntN(4)])
		}
	}
	testkernel.Case{Text: text, Subgroup: 32, Fill: fill, Launches: products(byRows, byRows, [3]int{16, 16, 32}, [3]int{5, 72, 24}, [3]int{40, 8, 72})}.Test(t)
}

// TestNearZero computes subnormal products, which a GPU that flushes subnormals computes twice.
func TestNearZero(t *testing.T) {
	fill := func(operand int, _ dtype.DType, data []byte) {
		r := rand.New(rand.NewPCG(uint64(operand), 4))
		for i := 0; i < len(data); i += 4 {
			binary.LittleEndian.PutUint32(data[i:], math.Float32bits(float32(r.NormFloat64()*1e-20)))
		}
	}
	var cases []testkernel.Case
	for _, head := range []string{
		"batch(0) tile 4x4 unroll 1 invocations 8, a single, b single, out single chunk 4",
		"batch(0) tile 4x4 unroll 8 invocations 64 down 8 across 8 shared 8, a stepwise, b single, out single chunk 4",
		"batch(0) tile 1x4 unroll 1 invocations 8 whole, a single, b single, out single chunk 4",
		"batch(0) tile 4x4 unroll 2 invocations 4 spread 4, a single, b single, out single chunk 4",
	} {
		cases = append(cases, testkernel.Case{Name: head, Text: body("f32", head), Subgroup: 4, Fill: fill, Launches: products(byRows, byRows, [3]int{3, 5, 9})})
	}
	testkernel.Run(t, cases)
}

// TestEpilogue computes a map of the sums in the same kernel.
func TestEpilogue(t *testing.T) {
	text := `contract f32 batch(0) tile 4x4 unroll 1 invocations 8, a single, b single, out single chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = mul %0, %1
  %3 = total %2
  %4 = load f32 c        ; inner any
  %5 = add %3, %4
  store f32 %5 ; any stride
}
`
	launches := products(byRows, byRows, [3]int{1, 1, 1}, [3]int{5, 7, 3})
	for i, g := range launches {
		launches[i].Operands = append(g.Operands, testkernel.At(0, 0, 1, 0)) // an element a column
		launches[i].Out = testkernel.At(0, g.Dims[1], 1, 0)
	}
	testkernel.Case{Text: text, Launches: launches}.Test(t)
}
