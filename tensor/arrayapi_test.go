package tensor_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Two thousand random cases of the Array API's broadcasting on the device,
// against the definition evaluated element by element, bit for bit. Sizes and
// values are drawn freely; operators and element types come from this list,
// since each combination compiles a kernel.
func TestArrayAPIBroadcastingDifferential(t *testing.T) {
	const cases, batch = 2000, 200
	operators := []func(*differential) differentialCase{
		binaryCase((*tensor.Tensor).Add, func(a, b float32) float32 { return a + b }, someFloat),
		binaryCase((*tensor.Tensor).Less, func(a, b float32) bool { return a < b }, someFloat),
		binaryCase((*tensor.Tensor).Sub, func(a, b int32) int32 { return a - b }, someInt),
		binaryCase((*tensor.Tensor).Mul, func(a, b uint32) uint32 { return a * b }, someUint),
		whereCase,
	}
	seed := rand.Uint64()
	d := &differential{rand.New(rand.NewPCG(seed, 3)), testdev.Open(t)}
	for done := 0; done < cases && !t.Failed(); done += batch {
		var pending []differentialCase
		var results []*tensor.Tensor
		for range batch {
			c := operators[d.IntN(len(operators))](d)
			pending, results = append(pending, c), append(results, c.result)
		}
		if err := tensor.Eval(ctx, results...); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, c := range pending {
			if got, want := c.result.Shape(), c.shape; !got.Equal(want) {
				t.Fatalf("seed %d: %v of %v has shape %v, want %v", seed, c.name, c.operands, got, want)
			}
			if err := c.check(); err != nil {
				t.Fatalf("seed %d: %v of %v: %v", seed, c.name, c.operands, err)
			}
		}
	}
}

type differential struct {
	*rand.Rand
	dev *device.Device
}

type differentialCase struct {
	name     string
	operands []shape.Shape
	shape    shape.Shape
	result   *tensor.Tensor
	check    func() error
}

// shapes draws shapes that broadcast to one, and that one. Each operand drops leading axes and has
// 1 for some others; half of the time the last operand has all axes.
func (d *differential) shapes(count int) (operands []shape.Shape, result shape.Shape) {
	sizes := []int{0, 1, 1, 2, 2, 3, 3, 4, 5, 8, 17}
	full := make(shape.Shape, d.IntN(5))
	for axis := range full {
		full[axis] = sizes[d.IntN(len(sizes))]
	}
	result = make(shape.Shape, 0, len(full))
	for range count {
		s := full[d.IntN(len(full)+1):].Clone()
		for axis := range s {
			if d.IntN(3) == 0 {
				s[axis] = 1
			}
		}
		operands = append(operands, s)
	}
	if d.IntN(2) == 0 {
		operands[count-1] = full
	}
	// The result's shape by the definition: in each axis the size that is not 1.
	for back := len(full); back > 0; back-- {
		size, present := 1, false
		for _, s := range operands {
			if back <= len(s) {
				present = true
				if s[len(s)-back] != 1 {
					size = s[len(s)-back]
				}
			}
		}
		if present {
			result = append(result, size)
		}
	}
	return operands, result
}

func draw[T any](d *differential, s shape.Shape, value func(*differential) T) []T {
	data := make([]T, s.Size())
	for i := range data {
		data[i] = value(d)
	}
	return data
}

// spread is the operand's element for every index of the result.
func spread[T any](data []T, s, result shape.Shape) []T {
	number := counting(s, 1)
	out := make([]T, result.Size())
	for i := range out {
		out[i] = data[stretched(number, s, result, i)]
	}
	return out
}

func put[T dtype.Element](d *differential, data []T, s shape.Shape) *tensor.Tensor {
	if s.Rank() == 0 {
		return tensor.Full(d.dev, data[0])
	}
	return tensor.From(d.dev, data, s...)
}

func binaryCase[T, R dtype.Element](apply func(a *tensor.Tensor, b tensor.Operand) *tensor.Tensor, define func(a, b T) R, value func(*differential) T) func(*differential) differentialCase {
	return func(d *differential) differentialCase {
		operands, result := d.shapes(2)
		a, b := draw(d, operands[0], value), draw(d, operands[1], value)
		y := apply(put(d, a, operands[0]), put(d, b, operands[1]))
		return differentialCase{"a binary operator on " + dtype.Of[T]().String(), operands, result, y, func() error {
			want := make([]R, result.Size())
			left, right := spread(a, operands[0], result), spread(b, operands[1], result)
			for i := range want {
				want[i] = define(left[i], right[i])
			}
			return differs(y, want)
		}}
	}
}

func whereCase(d *differential) differentialCase {
	operands, result := d.shapes(3)
	condition := draw(d, operands[0], func(d *differential) bool { return d.IntN(2) == 0 })
	a, b := draw(d, operands[1], someInt), draw(d, operands[2], someInt)
	y := tensor.Where(put(d, condition, operands[0]), put(d, a, operands[1]), put(d, b, operands[2]))
	return differentialCase{"where", operands, result, y, func() error {
		want := spread(b, operands[2], result)
		left := spread(a, operands[1], result)
		for i, yes := range spread(condition, operands[0], result) {
			if yes {
				want[i] = left[i]
			}
		}
		return differs(y, want)
	}}
}

func differs[T dtype.Element](x *tensor.Tensor, want []T) error {
	got, err := tensor.Read[T](ctx, x)
	if err != nil {
		return err
	}
	if i := firstDifference(got, want); i >= 0 {
		return fmt.Errorf("element %d of %v, want %v", i, got, want)
	}
	return nil
}

// someFloat is sometimes a special value, and else a number whose sums are rounded and never
// subnormal.
func someFloat(d *differential) float32 {
	specials := []float32{0, neg, 1, -1, inf, -inf, nan, math.MaxFloat32}
	if i := d.IntN(40); i < len(specials) {
		return specials[i]
	}
	return float32(math.Ldexp(d.Float64()-0.5, d.IntN(40)-20))
}

func someInt(d *differential) int32 { return int32(d.Uint32()) }

func someUint(d *differential) uint32 { return d.Uint32() }
