package exhaustive

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/tests/lowering"
)

// operation is an operator that devices without 64-bit types compute in words,
// and what the processor makes of the same bits.
type operation struct {
	op       string
	in, out  dtype.DType
	operands int
	want     func(x, y uint64) uint64
}

func float(x uint64) float64 { return math.Float64frombits(x) }

func floatBits(x float64) uint64 {
	if x != x {
		return 0x7ff8000000000000
	}
	return math.Float64bits(x)
}

func floatBits32(x float32) uint64 {
	if x != x {
		return canonicalNaN
	}
	return uint64(math.Float32bits(x))
}

func truth(holds bool) uint64 {
	if holds {
		return 1
	}
	return 0
}

func doubles(op string, f func(x, y float64) float64) operation {
	return operation{op, dtype.Float64, dtype.Float64, 2, func(x, y uint64) uint64 { return floatBits(f(float(x), float(y))) }}
}

func relation(op string, f func(x, y float64) bool) operation {
	return operation{op, dtype.Float64, dtype.Bool, 2, func(x, y uint64) uint64 { return truth(f(float(x), float(y))) }}
}

func integers(op string, f func(x, y int64) int64) operation {
	return operation{op, dtype.Int64, dtype.Int64, 2, func(x, y uint64) uint64 { return uint64(f(int64(x), int64(y))) }}
}

func naturals(op string, f func(x, y uint64) uint64) operation {
	return operation{op, dtype.Uint64, dtype.Uint64, 2, f}
}

func conversion(from, to dtype.DType, f func(x uint64) uint64) operation {
	return operation{"cast", from, to, 1, func(x, _ uint64) uint64 { return f(x) }}
}

var operations = []operation{
	doubles("add", func(x, y float64) float64 { return x + y }),
	doubles("sub", func(x, y float64) float64 { return x - y }),
	doubles("mul", func(x, y float64) float64 { return x * y }),
	doubles("div", func(x, y float64) float64 { return x / y }),
	{"sqrt", dtype.Float64, dtype.Float64, 1, func(x, _ uint64) uint64 { return floatBits(math.Sqrt(float(x))) }},
	relation("equal", func(x, y float64) bool { return x == y }),
	relation("less", func(x, y float64) bool { return x < y }),
	relation("less_equal", func(x, y float64) bool { return x <= y }),
	conversion(dtype.Float64, dtype.Float32, func(x uint64) uint64 { return floatBits32(float32(float(x))) }),
	conversion(dtype.Float64, dtype.Int64, func(x uint64) uint64 { return uint64(saturated(float(x), 0x1p63)) }),
	conversion(dtype.Float64, dtype.Int32, func(x uint64) uint64 { return uint64(uint32(saturated32(float(x)))) }),
	conversion(dtype.Float64, dtype.Uint64, func(x uint64) uint64 { return saturatedUnsigned(float(x)) }),
	conversion(dtype.Float32, dtype.Float64, func(x uint64) uint64 { return floatBits(float64(math.Float32frombits(uint32(x)))) }),
	conversion(dtype.Int64, dtype.Float64, func(x uint64) uint64 { return floatBits(float64(int64(x))) }),
	conversion(dtype.Uint64, dtype.Float64, func(x uint64) uint64 { return floatBits(float64(x)) }),
	conversion(dtype.Int64, dtype.Float32, func(x uint64) uint64 { return floatBits32(float32(int64(x))) }),
	conversion(dtype.Uint64, dtype.Float32, func(x uint64) uint64 { return floatBits32(float32(x)) }),

	integers("add", func(x, y int64) int64 { return x + y }),
	integers("sub", func(x, y int64) int64 { return x - y }),
	integers("mul", func(x, y int64) int64 { return x * y }),
	integers("floor_divide", floorDivide),
	integers("remainder", remainder),
	integers("bitwise_left_shift", func(x, y int64) int64 {
		if y < 0 {
			return 0
		}
		return x << y
	}),
	integers("bitwise_right_shift", func(x, y int64) int64 {
		if y < 0 {
			y = 64
		}
		return x >> y
	}),
	{"less", dtype.Int64, dtype.Bool, 2, func(x, y uint64) uint64 { return truth(int64(x) < int64(y)) }},
	{"less", dtype.Uint64, dtype.Bool, 2, func(x, y uint64) uint64 { return truth(x < y) }},
	{"equal", dtype.Int64, dtype.Bool, 2, func(x, y uint64) uint64 { return truth(x == y) }},
	naturals("mul", func(x, y uint64) uint64 { return x * y }),
	naturals("floor_divide", func(x, y uint64) uint64 {
		if y == 0 {
			return 0
		}
		return x / y
	}),
	naturals("remainder", func(x, y uint64) uint64 {
		if y == 0 {
			return 0
		}
		return x % y
	}),
	naturals("bitwise_left_shift", func(x, y uint64) uint64 { return x << y }),
	naturals("bitwise_right_shift", func(x, y uint64) uint64 { return x >> y }),
}

// floorDivide is the catalogue's: x/0 is 0, and the quotient is rounded down.
func floorDivide(x, y int64) int64 {
	switch {
	case y == 0:
		return 0
	case y == -1:
		return -x // of the minimum: itself
	case x%y != 0 && x%y < 0 != (y < 0):
		return x/y - 1
	}
	return x / y
}

func remainder(x, y int64) int64 {
	if y == 0 {
		return 0
	}
	return x - floorDivide(x, y)*y
}

// saturated truncates towards zero into [-limit, limit).
func saturated(x, limit float64) int64 {
	switch {
	case x != x:
		return 0
	case x >= limit:
		return math.MaxInt64
	case x < -limit:
		return math.MinInt64
	}
	return int64(x)
}

func saturated32(x float64) int32 {
	return int32(max(min(saturated(x, 0x1p63), math.MaxInt32), math.MinInt32))
}

func saturatedUnsigned(x float64) uint64 {
	switch {
	case !(x > 0):
		return 0
	case x >= 0x1p64:
		return math.MaxUint64
	case x >= 0x1p63:
		return uint64(x-0x1p63) | 1<<63
	}
	return uint64(x)
}

// The arithmetic in words, on the device under test, whether it has the types or
// not: no difference to the processor's.
func TestArithmeticInWords(t *testing.T) {
	dev := testdev.Open(t)
	if dev.IsHost() {
		t.Skip("NOT CHECKED: the host has 64-bit arithmetic of its own; select a Vulkan device (WEFT_DEVICE)")
	}
	a, err := dev.Arithmetic(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	target := vulkan.Target(opened.Arithmetic(a))
	target.Float64 = false
	for _, o := range operations {
		c := o.lowering(t)
		t.Run(c.Name(), func(t *testing.T) {
			k := newKernel(t, dev, c, target)
			random := rand.NewPCG(3, 4)
			for done := 0; done < pairsOf(); done += k.n {
				progress(c.Name(), uint64(done), uint64(pairsOf()))
				k.draw(random)
				k.run(t)
				if err := k.compare(t, o); err != nil {
					return
				}
			}
			progress(c.Name(), 1, 1)
		})
	}
}

func (o operation) lowering(t *testing.T) lowering.Case {
	t.Helper()
	for _, c := range lowering.Cases() {
		if c.Op.Name == o.op && c.Args[0] == o.in && c.Result == o.out {
			return c
		}
	}
	t.Fatalf("the catalogue has no %s of %s to %s", o.op, o.in, o.out)
	return lowering.Case{}
}

// kernel applies one operator to columns of n elements, a storage buffer for
// each word of each operand and of the result.
type kernel struct {
	dev      *device.Device
	pipeline *vulkan.Pipeline
	c        lowering.Case
	n        int
	bindings []vulkan.Binding
	blocks   []*vulkan.Block
	memory   [][]uint32 // theirs
	x, y     []uint64
}

func newKernel(t *testing.T, dev *device.Device, c lowering.Case, target codegen.Target) *kernel {
	t.Helper()
	code, err := c.Module(target, 4)
	if err != nil {
		t.Fatal(err)
	}
	k := &kernel{dev: dev, c: c, n: min(1<<20, pairsOf()) / 4 * 4}
	k.x, k.y = make([]uint64, k.n), make([]uint64, k.n)
	k.pipeline, err = opened.Device(dev).Pipeline(vulkan.PipelineSpec{Name: c.Name(), SPIRV: code, StorageBuffers: c.Buffers(), PushBytes: 4})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(k.pipeline.Destroy)
	for range c.Buffers() {
		b, err := opened.Device(dev).AllocateBlock(int64(4*k.n), vulkan.Readback)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { b.Free() })
		k.bindings = append(k.bindings, vulkan.Binding{Buffer: b.Buffer, Range: b.Size})
		k.blocks = append(k.blocks, b)
		k.memory = append(k.memory, unsafe.Slice((*uint32)(unsafe.Pointer(unsafe.SliceData(b.Mapped))), k.n))
	}
	return k
}

// draw fills the operands.
func (k *kernel) draw(random *rand.PCG) {
	draw := drawInteger
	switch k.c.Args[0] {
	case dtype.Float64:
		draw = drawDouble
	case dtype.Float32:
		draw = func(r *rand.PCG) (x, y uint64) { return r.Uint64() >> 32, 0 }
	}
	for i := range k.x {
		k.x[i], k.y[i] = draw(random)
	}
	buffer := 0
	for j, d := range k.c.Args {
		for word := range d.Words() {
			column := [][]uint64{k.x, k.y}[j]
			for i, v := range column {
				k.memory[buffer][i] = uint32(v >> (32 * word))
			}
			k.blocks[buffer].Wrote(0, k.blocks[buffer].Size)
			buffer++
		}
	}
}

// drawDouble draws bits of all kinds: any, close exponents, about 1, few bits
// that are not zero or not one, integers and halves of them, subnormals, and
// quotients and sums that lie next to the middle of two numbers.
func drawDouble(r *rand.PCG) (x, y uint64) {
	const mantissa = 1<<52 - 1
	x, y = r.Uint64(), r.Uint64()
	switch choice := r.Uint64(); choice % 8 {
	case 1: // exponents that differ by 63 at the most
		y = y&(1<<63|mantissa) | (x>>52&0x7ff+choice>>8&127-63)&0x7ff<<52
	case 2:
		x, y = x&(1<<63|mantissa)|(1000+choice>>8&63)<<52, y&(1<<63|mantissa)|(1000+choice>>16&63)<<52
	case 3: // runs of equal bits
		x, y = x&^(mantissa>>(choice>>8%53)), y|mantissa>>(choice>>16%53)
	case 4:
		x, y = math.Float64bits(float64(int64(x)>>(choice>>8%64))/2), math.Float64bits(float64(int64(y)>>(choice>>16%64))/2)
	case 5:
		x, y = x&(1<<63|mantissa>>(choice>>8%53)), y&(1<<63|mantissa)|choice>>16&127<<52
	case 6: // x is a multiple of y, or nearly, in few places
		x = math.Float64bits(float(y)*float64(choice>>32)) + choice>>8&3 - 1
	case 7: // specials
		x = specialDoubles[choice>>8%uint64(len(specialDoubles))] | x&(1<<63)
		if choice>>40&1 == 0 {
			y = specialDoubles[choice>>16%uint64(len(specialDoubles))] | y&(1<<63)
		}
	}
	return x, y
}

var specialDoubles = []uint64{
	0, 1, 2, 1<<52 - 1, 1 << 52, 1<<52 + 1, 0x3ff0000000000000, 0x3ff0000000000001, 0x3fefffffffffffff, 0x3ff8000000000000,
	0x41dfffffffc00000, 0x41e0000000000000, 0x41efffffffe00000, 0x43dfffffffffffff, 0x43e0000000000000, 0x43efffffffffffff, 0x43f0000000000000,
	0x47efffffe0000000, 0x47efffffefffffff, 0x47effffff0000000, 0x36a0000000000000, 0x3690000000000000, 0x3690000000000001, 0x380fffffffffffff,
	0x7fefffffffffffff, 0x7ff0000000000000, 0x7ff0000000000001, 0x7ff8000000000000, 0x7fffffffffffffff,
}

// drawInteger draws integers of all lengths, shift counts, quotients that are
// nearly exact, and the ends of the range.
func drawInteger(r *rand.PCG) (x, y uint64) {
	x, y = r.Uint64(), r.Uint64()
	switch choice := r.Uint64(); choice % 6 {
	case 1:
		x, y = uint64(int64(x)>>(choice>>8%64)), uint64(int64(y)>>(choice>>16%64))
	case 2:
		y = choice>>8&127 - 16
	case 3:
		y = uint64(int64(y) >> (choice >> 16 % 64))
		x = y*(x>>(choice>>8%64)) + choice>>32&3 - 1
	case 4:
		x, y = 1<<(choice>>8%64)+choice>>32&3-1, 1<<(choice>>16%64)+choice>>40&3-1
	case 5:
		x, y = x>>(choice>>8%64), y>>(choice>>16%64)
	}
	return x, y
}

func (k *kernel) run(t *testing.T) {
	t.Helper()
	groups := uint32(k.n / 4)
	var batch vulkan.Batch
	batch.Dispatch(k.pipeline, k.bindings, nil, []uint32{groups}, [3]uint32{(groups + lowering.Invocations - 1) / lowering.Invocations, 1, 1})
	batch.Barrier(vulkan.ShaderWrite, vulkan.HostRead)
	ticket, err := opened.Device(k.dev).Submit(&batch)
	if err != nil {
		t.Fatal(err)
	}
	if err := opened.Device(k.dev).Wait(context.Background(), ticket); err != nil {
		t.Fatal(err)
	}
	for _, b := range k.blocks[len(k.blocks)-k.c.Result.Words():] {
		if err := b.Reads(0, b.Size); err != nil {
			t.Fatal(err)
		}
	}
}

// compare holds the result against the processor's.
func (k *kernel) compare(t *testing.T, o operation) error {
	t.Helper()
	words := o.out.Words()
	out := k.memory[len(k.memory)-words:]
	err := parallel.For(context.Background(), k.n, piece, func(low, high int) error {
		for i := low; i < high; i++ {
			got := uint64(out[0][i])
			if words == 2 {
				got |= uint64(out[1][i]) << 32
			}
			if want := o.want(k.x[i], k.y[i]); got != want {
				return fmt.Errorf("%s of %#x, %#x is %#x, want %#x", k.c.Name(), k.x[i], k.y[i], got, want)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	return err
}
