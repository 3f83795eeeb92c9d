package lowering

import (
	"context"
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
)

// wide is an operation on 64-bit numbers that devices without them compute in
// words, and what the CPU makes of the same operands.
type wide struct {
	op     string
	of, to dtype.DType
	cpu    func(x [3]uint64) uint64
}

func double1(op string, f func(x float64) float64) wide {
	return wide{op, dtype.Float64, dtype.Float64, func(x [3]uint64) uint64 { return doubleBits(f(math.Float64frombits(x[0]))) }}
}

func double2(op string, f func(x, y float64) float64) wide {
	return wide{op, dtype.Float64, dtype.Float64, func(x [3]uint64) uint64 {
		return doubleBits(f(math.Float64frombits(x[0]), math.Float64frombits(x[1])))
	}}
}

func relation(op string, f func(x, y float64) bool) wide {
	return wide{op, dtype.Float64, dtype.Bool, func(x [3]uint64) uint64 {
		if f(math.Float64frombits(x[0]), math.Float64frombits(x[1])) {
			return 1
		}
		return 0
	}}
}

func integer2(op string, d dtype.DType, f func(x, y uint64) uint64) wide {
	return wide{op, d, d, func(x [3]uint64) uint64 { return f(x[0], x[1]) }}
}

// doubleBits are a result's bits: arithmetic makes the canonical NaN.
func doubleBits(f float64) uint64 {
	if f != f {
		return 0x7ff8000000000000
	}
	return math.Float64bits(f)
}

var wides = []wide{
	double2("add", func(x, y float64) float64 { return x + y }),
	double2("sub", func(x, y float64) float64 { return x - y }),
	double2("mul", func(x, y float64) float64 { return x * y }),
	double2("div", func(x, y float64) float64 { return x / y }),
	double1("sqrt", math.Sqrt),
	{"fma", dtype.Float64, dtype.Float64, func(x [3]uint64) uint64 {
		return doubleBits(math.FMA(math.Float64frombits(x[0]), math.Float64frombits(x[1]), math.Float64frombits(x[2])))
	}},
	integer2("mul", dtype.Int64, func(x, y uint64) uint64 { return x * y }),
	integer2("floor_divide", dtype.Uint64, func(x, y uint64) uint64 {
		if y == 0 {
			return 0
		}
		return x / y
	}),
	relation("equal", func(x, y float64) bool { return x == y }),
	relation("less", func(x, y float64) bool { return x < y }),
	relation("less_equal", func(x, y float64) bool { return x <= y }),
	integer2("add", dtype.Int64, func(x, y uint64) uint64 { return x + y }),
	integer2("sub", dtype.Uint64, func(x, y uint64) uint64 { return x - y }),
	integer2("remainder", dtype.Uint64, func(x, y uint64) uint64 {
		if y == 0 {
			return 0
		}
		return x % y
	}),
	{"cast", dtype.Float64, dtype.Float32, func(x [3]uint64) uint64 {
		f := float32(math.Float64frombits(x[0]))
		if f != f {
			return 0x7fc00000
		}
		return uint64(math.Float32bits(f))
	}},
	{"cast", dtype.Int64, dtype.Float64, func(x [3]uint64) uint64 { return doubleBits(float64(int64(x[0]))) }},
	{"cast", dtype.Uint64, dtype.Float64, func(x [3]uint64) uint64 { return doubleBits(float64(x[0])) }},
	{"cast", dtype.Float64, dtype.Int64, func(x [3]uint64) uint64 {
		f := math.Float64frombits(x[0])
		switch {
		case f != f:
			return 0
		case f >= 0x1p63:
			return math.MaxInt64
		case f < -0x1p63:
			return 1 << 63
		}
		return uint64(int64(f))
	}},
}

// batch is how many operands go to a device at once.
const batch = 1 << 20

// Float64 and 64-bit integers in words equal the CPU's own: on 2^20 operands an
// operation, on 10^8 where WEFT_EXHAUSTIVE is 1.
func TestWideInWordsEqualsTheCPU(t *testing.T) {
	all, err := device.List()
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, info := range all {
		if info.Kind == device.Host || info.CompileOnly {
			continue
		}
		ran++
		t.Run(info.Name+" "+info.DriverVersion, func(t *testing.T) {
			d := open(t, info)
			for _, w := range wides {
				runWide(t, d, w)
			}
		})
	}
	if ran == 0 {
		t.Log("NOT CHECKED: no Vulkan device is installed")
	}
}

func runWide(t *testing.T, d *device.Device, w wide) {
	op, ok := ops.ByName(w.op)
	if !ok {
		t.Fatalf("no operator %s", w.op)
	}
	c := Case{Op: op, Args: make([]dtype.DType, op.Arity), Result: w.to}
	for i := range c.Args {
		c.Args[i] = w.of
	}
	batches := 1
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		batches = 100_000_000/batch + 1
	}
	t.Run(c.Name(), func(t *testing.T) {
		a, err := d.Arithmetic(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		target := vulkan.Target(opened.Arithmetic(a))
		target.Float64 = false
		for i := range batches {
			columns := wideOperands(w.of, op.Arity, seed+uint64(i))
			memory := wideMemory(columns, words(w.to))
			run(t, d, c, target, batch, memory)
			if err := w.check(columns, memory[2*op.Arity:]); err != nil {
				t.Fatalf("seed %d: %s %v", seed+uint64(i), c.Name(), err)
			}
		}
	})
}

// check describes the first differences.
func (w wide) check(columns [][]uint64, out [][]uint32) error {
	wrong, text := 0, ""
	for i := range out[0] {
		var x [3]uint64
		for j, column := range columns {
			x[j] = column[i]
		}
		got, want := uint64(out[0][i]), w.cpu(x)
		if len(out) > 1 {
			got |= uint64(out[1][i]) << 32
		}
		if got != want {
			if wrong++; wrong <= 5 {
				text += fmt.Sprintf("\n  of %#016x is %#x, want %#x", x[:len(columns)], got, want)
			}
		}
	}
	if wrong == 0 {
		return nil
	}
	return fmt.Errorf("differs from the CPU's in %d of %d:%s", wrong, len(out[0]), text)
}

func wideMemory(columns [][]uint64, results int) (memory [][]uint32) {
	n := len(columns[0])
	for _, column := range columns {
		low, high := make([]uint32, n), make([]uint32, n)
		for i, v := range column {
			low[i], high[i] = uint32(v), uint32(v>>32)
		}
		memory = append(memory, low, high)
	}
	for range results {
		memory = append(memory, make([]uint32, n))
	}
	return memory
}

// wideOperands is random operands; of two floats the second often is near the
// first, with an exponent 0 to 60 less, and of three the last often is near
// minus the product of the others, so that much cancels.
func wideOperands(d dtype.DType, arity int, seed uint64) [][]uint64 {
	r := generator(seed)
	columns := make([][]uint64, arity)
	for j := range columns {
		columns[j] = make([]uint64, batch)
	}
	for i := range batch {
		for j := range columns {
			columns[j][i] = r.element(d)[0]
		}
		choice := r.next()
		if d != dtype.Float64 || choice&1 == 0 || arity == 1 {
			continue
		}
		x, y := columns[0][i], columns[1][i]
		if choice&2 != 0 {
			y = x ^ choice>>60 ^ choice<<60>>63<<63 - choice>>8%61<<52
			if choice&4 != 0 {
				y ^= r.next() >> 12
			}
			columns[1][i] = y
		}
		if arity == 3 {
			product := -math.Float64frombits(x) * math.Float64frombits(y)
			columns[2][i] = math.Float64bits(product) + choice>>16%5 - 2 + choice>>24%3<<52
		}
	}
	return columns
}
