package xla_test

import (
	"cmp"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

func TestBinaryCases(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range binaryCases {
		t.Run(c.source+": "+c.lhs+" and "+c.rhs, func(t *testing.T) {
			if got := outcome(xla.Infer("add", sh(c.lhs), sh(c.rhs), c.dims...)); got != c.want {
				t.Errorf("dimensions %v: %s, want %s", c.dims, got, c.want)
			}
			if got := outcome(xla.Infer("add", sh(c.rhs), sh(c.lhs), c.dims...)); got != c.want {
				t.Errorf("dimensions %v, operands exchanged: %s, want %s", c.dims, got, c.want)
			}
			if c.z == nil {
				return
			}
			if c.op == "and" {
				expect(t, xla.Apply("logical_and", bools(dev, c.lhs, c.x...), bools(dev, c.rhs, c.y...), c.dims...), c.want, c.z...)
			} else {
				expect(t, xla.Apply("add", from(dev, c.lhs, c.x...), from(dev, c.rhs, c.y...), c.dims...), c.want, c.z...)
			}
		})
	}
}

func TestTernaryCases(t *testing.T) {
	infer := map[string]func(a, b, c xla.Shape) (xla.Shape, error){"clamp": xla.InferClamp, "select": xla.InferSelect}
	for _, c := range ternaryCases {
		if got := outcome(infer[c.op](sh(c.in[0]), sh(c.in[1]), sh(c.in[2]))); got != c.want {
			t.Errorf("%s: %s of %q: %s, want %s", c.source, c.op, c.in, got, c.want)
		}
	}
}

func TestImplicitCases(t *testing.T) {
	for _, c := range implicitCases {
		if got := outcome(xla.InferImplicit("add", shapes(c.in...)...)); got != c.want {
			t.Errorf("%s: %q: %s, want %s", c.source, c.in, got, c.want)
		}
	}
}

func TestBroadcastCases(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range prependCases {
		t.Run(c.source, func(t *testing.T) {
			if got := outcome(xla.InferBroadcast(sh(c.operand), c.sizes...)); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
			if c.x != nil {
				expect(t, xla.Broadcast(from(dev, c.operand, c.x...), c.sizes...), c.want, c.z...)
			}
		})
	}
}

func TestBroadcastInDimCases(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range inDimCases {
		t.Run(c.source, func(t *testing.T) {
			want := c.refuse
			if want == "" {
				want = cmp.Or(c.want, c.result)
			}
			if got := outcome(xla.InferBroadcastInDim(sh(c.operand), sh(c.result), c.dims...)); got != want {
				t.Errorf("%s, want %s", got, want)
			}
			if c.z != nil {
				x := from(dev, c.operand, c.x...)
				expect(t, xla.BroadcastInDim(x, sizes(c.result), c.dims), c.result, c.z...)
				expect(t, xla.BroadcastInDim(x.Cast(dtype.Int64), sizes(c.result), c.dims), c.result, c.z...)
			} else if _, ok := sh(c.operand).Static(); ok && c.refuse == "" {
				checkInDim(t, dev, c)
			}
		})
	}
}

// checkInDim runs a case without data on elements that count.
func checkInDim(t *testing.T, dev *device.Device, c inDimCase) {
	t.Helper()
	result, ok := sh(c.result).Static()
	if !ok {
		return
	}
	operand := sizes(c.operand)
	want := elements(result, func(at []int) float64 { return float64(inDimElement(operand, c.dims, at) + 1) })
	expect(t, xla.BroadcastInDim(counting(dev, c.operand), result, c.dims), c.result, want...)
}

// Cases that we decide otherwise are refused, with the table's reason.
func TestNotCopied(t *testing.T) {
	for _, c := range notCopied {
		if got := outcome(xla.InferBroadcastInDim(sh(c.operand), sh(c.result), c.dims...)); got != c.refuse {
			t.Errorf("%s: %s, want %s: %s", c.source, got, c.refuse, c.reason)
		}
	}
}

// Apply takes every elementwise operator of two operands, by its name and aliases.
func TestOperators(t *testing.T) {
	dev := testdev.Open(t)
	for _, op := range []*ops.Op{
		ops.Add, ops.Sub, ops.Mul, ops.Div, ops.Maximum, ops.Minimum, ops.Equal, ops.NotEqual,
		ops.Less, ops.LessEqual, ops.Greater, ops.GreaterEqual, ops.LogicalAnd, ops.LogicalOr, ops.LogicalXor,
	} {
		x, y := from(dev, "2 3", 1, 2, 3, 4, 0, 6), from(dev, "2", 2, 0)
		if !op.Accept.Contains(dtype.Float32) {
			x, y = x.NotEqual(tensor.Scalar(0)), y.NotEqual(tensor.Scalar(0))
		}
		want, err := tensor.Read[float32](ctx, handle.Apply(op, ops.Attr{}, x, y.ExpandDims(1)).Cast(floats))
		if err != nil {
			t.Fatal(err)
		}
		elements := make([]float64, len(want))
		for i, w := range want {
			elements[i] = float64(w)
		}
		for _, name := range append([]string{op.Name}, op.Aliases...) {
			t.Run(name, func(t *testing.T) { expect(t, xla.Apply(name, x, y, 0), "2 3", elements...) })
		}
	}
}

func TestClamp(t *testing.T) {
	dev := testdev.Open(t)
	x := from(dev, "2 3", -2, -1, 0, 1, 2, 3)
	low, high := from(dev, "2 3", -1, -1, 1, 1, 1, 1), from(dev, "", 2)
	expect(t, xla.Clamp(low, x, high), "2 3", -1, -1, 1, 1, 2, 2)
	expect(t, xla.Clamp(tensor.Scalar(-1), x, tensor.Scalar(1)), "2 3", -1, -1, 0, 1, 1, 1)
	expect(t, xla.Clamp(from(dev, "", 5), x, high), "2 3", 2, 2, 2, 2, 2, 2) // min above max: max
	expectRule(t, xla.Clamp(from(dev, "3", 0, 0, 0), x, high), xla.ClampShapes)
	expectRule(t, xla.Clamp(high, x, from(dev, "2 1", 0, 0)), xla.ClampShapes)
	expectRule(t, xla.Clamp(x, high, x), xla.ClampShapes)
}

func TestSelect(t *testing.T) {
	dev := testdev.Open(t)
	x, y := from(dev, "2 2", 1, 2, 3, 4), from(dev, "2 2", 5, 6, 7, 8)
	expect(t, xla.Select(bools(dev, "2 2", 1, 0, 0, 1), x, y), "2 2", 1, 6, 7, 4)
	expect(t, xla.Select(bools(dev, "", 0), x, y), "2 2", 5, 6, 7, 8)
	expectRule(t, xla.Select(bools(dev, "2 1", 1, 0), x, y), xla.SelectShapes)
	expectRule(t, xla.Select(bools(dev, "2 2", 1, 0, 0, 1), x, from(dev, "", 1)), xla.SelectShapes)
	expectRule(t, xla.Select(bools(dev, "2", 1, 0), from(dev, "", 1), from(dev, "", 2)), xla.SelectShapes)
}
