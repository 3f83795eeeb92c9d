package onnx_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
)

const (
	differentialSeed  = 20240301
	differentialCases = 2000
	differentialBatch = 100 // cases that run together
)

// TestDifferential runs random cases on the device and compares them, bit for bit, with the text's
// definition evaluated in Go. Structures come from the tables below, so that a run needs few
// kernels; sizes and values are random.
func TestDifferential(t *testing.T) {
	dev := testdev.Open(t)
	for first := 0; first < differentialCases; first += differentialBatch {
		var batch []*check
		for i := range differentialBatch {
			rng := rand.New(rand.NewPCG(differentialSeed, uint64(first+i)))
			c := drawCase(dev, rng)
			c.name = fmt.Sprintf("case %d of seed %d: %s", first+i, differentialSeed, c.name)
			batch = append(batch, c)
		}
		runBatch(t, batch)
		if t.Failed() {
			return
		}
	}
}

func runBatch(t *testing.T, batch []*check) {
	t.Helper()
	var results []*onnx.Value
	for _, c := range batch {
		results = append(results, c.got...)
	}
	if err := onnx.Eval(t.Context(), results...); err != nil {
		t.Fatal(err)
	}
	for _, c := range batch {
		c.run(t)
	}
}

// check is a case: results, and the expected ones.
type check struct {
	name     string
	got      []*onnx.Value
	kinds    []kind
	want     []any
	shape    shape.Shape // of every result
	computed bool        // NaN equals NaN
}

func (c *check) run(t *testing.T) {
	t.Helper()
	for m, z := range c.got {
		k := c.kinds[m]
		if z.Type() != k.typ || !z.Shape().Equal(c.shape) {
			t.Errorf("%s: result %d is %v, want %v%v", c.name, m, z, k.typ, c.shape)
			continue
		}
		got, err := k.read(z)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if i := k.differ(got, c.want[m], c.computed); i >= 0 {
			t.Errorf("%s: result %d, element %d: got %v, want %v", c.name, m, i, elementAt(k, got, i), elementAt(k, c.want[m], i))
		}
	}
}

func elementAt(k kind, data any, i int) any { return fmt.Sprintf("%#v", k.gather(data, []int{i})) }

// patterns are operands' shapes: a letter is a size drawn once for the case.
var patterns = [][]string{
	{"ab", "ab"}, {"ab", "b"}, {"a1", "1b"}, {"", "ab"}, {"abc", "1b1"},
}

// few are enough for an operator that shares its treatment of shapes with another one.
var few = [][]string{{"ab", "ab"}, {"a1", "1b"}}

// many are shapes of three and four operands.
var many = [][]string{{"ab", "b", "a1"}, {"c", "b1", "a11", ""}}

// stretching are shapes whose first is the result's.
var stretching = [][]string{{"ab", "ab"}, {"ab", "b"}, {"ab", "a1"}, {"ab", ""}, {"abc", "1b1"}}

// whereShapes are those of a condition and its two operands.
var whereShapes = [][]string{{"b", "ab", "a1"}, {"ab", "", "ab"}, {"a11", "b1", "c"}}

var single = [][]string{{"a"}, {"abc"}}

// vocabulary are the operators that are drawn, with their types and shapes.
var vocabulary = []struct {
	op       string
	types    string
	patterns [][]string
}{
	{"Add", "float int8", patterns},
	{"Add", "int64 uint32 uint16 double float16", few},
	{"Sub", "real int64", few},
	{"Mul", "float16 float uint64 int16", few},
	{"Div", "float double int8 int32 uint64", few},
	{"Equal", "string float16", patterns},
	{"Equal", "real double int8 int64 uint16 uint64 boolean", few},
	{"Less", "real float16 int16 uint8 uint64", few},
	{"GreaterOrEqual", "double", few},
	{"LessOrEqual", "uint32", few},
	{"Greater", "int64", few},
	{"Max", "float16 float int8 uint64", many},
	{"Min", "double float int64 uint16", few},
	{"Sum", "float", many},
	{"Sum", "float16", few},
	{"Mean", "float", many},
	{"Mean", "float16 real", few},
	{"And", "boolean", few},
	{"Or", "boolean", few},
	{"Xor", "boolean", few},
	{"Not", "boolean", single},
	{"BitwiseAnd", "uint8 int64", few},
	{"BitwiseOr", "uint16", few},
	{"BitwiseXor", "int32", few},
	{"BitwiseNot", "int8 uint64", single},
	{"Sqrt", "float double float16", single},
	{"Reciprocal", "float16", single},
	{"Relu", "float int32 int16", single},
	{"Neg", "float int64 double", single},
	{"Abs", "float int32 uint64 int8", single},
	{"PRelu", "float int32 double", few[:1]},
	{"PRelu", "float", stretching},
}

// drawCase draws, each half of the time, a movement of any types or an operator of the vocabulary.
func drawCase(dev *device.Device, rng *rand.Rand) *check {
	switch rng.IntN(10) {
	case 0, 1:
		return drawBroadcast(dev, rng)
	case 2:
		return drawLike(dev, rng)
	case 3:
		return drawReshape(dev, rng)
	case 4:
		return drawWhere(dev, rng)
	}
	return drawOperator(dev, rng)
}

func drawBroadcast(dev *device.Device, rng *rand.Rand) *check {
	of := pick(rng, [][][]string{single, patterns, many})
	dims, common := drawShapes(rng, pick(rng, of))
	c := &check{name: "Broadcast", shape: common}
	var xs []*onnx.Value
	for _, d := range dims {
		k := pick(rng, kinds)
		x, data := c.operand(dev, rng, k, d)
		xs = append(xs, x)
		c.expect(k, k.gather(data, broadcastIndexes(d, common)))
	}
	c.got = onnx.Broadcast(xs...)
	return c
}

// drawLike draws a BroadcastLike or an Expand.
func drawLike(dev *device.Device, rng *rand.Rand) *check {
	dims, common := drawShapes(rng, pick(rng, stretching))
	k := pick(rng, kinds)
	c := &check{name: "Expand", shape: common}
	x, data := c.operand(dev, rng, k, dims[1])
	c.expect(k, k.gather(data, broadcastIndexes(dims[1], common)))
	if rng.IntN(2) == 0 {
		return c.result(onnx.Expand(x, dims[0]...))
	}
	c.name = "BroadcastLike" + c.name[len("Expand"):]
	a := onnx.Full(dev, true, dims[0]...)
	return c.result(onnx.BroadcastLike(x, a))
}

// drawReshape reshapes a tensor that is a broadcast view.
func drawReshape(dev *device.Device, rng *rand.Rand) *check {
	dims, common := drawShapes(rng, pick(rng, stretching))
	k := pick(rng, kinds)
	c := &check{name: "Reshape of an expanded", shape: shape.Shape{common.Size()}}
	x, data := c.operand(dev, rng, k, dims[1])
	c.expect(k, k.gather(data, broadcastIndexes(dims[1], common)))
	wide := onnx.Expand(x, common...)
	return c.result(onnx.ReshapeAllowZero(wide, common.Size()))
}

func drawWhere(dev *device.Device, rng *rand.Rand) *check {
	dims, common := drawShapes(rng, pick(rng, whereShapes))
	k := pick(rng, kinds)
	c := &check{name: "Where", shape: common}
	cond, truth := c.operand(dev, rng, kindNamed("boolean"), dims[0])
	x, xs := c.operand(dev, rng, k, dims[1])
	y, ys := c.operand(dev, rng, k, dims[2])
	c.expect(k, k.choose(truth.([]bool), xs, ys, [3][]int{
		broadcastIndexes(dims[0], common), broadcastIndexes(dims[1], common), broadcastIndexes(dims[2], common),
	}))
	return c.result(onnx.Apply("Where", cond, x, y))
}

func drawOperator(dev *device.Device, rng *rand.Rand) *check {
	row := pick(rng, vocabulary)
	k := kindNamed(pick(rng, strings.Fields(row.types)))
	dims, common := drawShapes(rng, pick(rng, row.patterns))
	c := &check{name: row.op, shape: common, computed: true}
	var xs []*onnx.Value
	var stretched []any
	for _, d := range dims {
		x, data := c.operand(dev, rng, k, d)
		xs = append(xs, x)
		stretched = append(stretched, k.gather(data, broadcastIndexes(d, common)))
	}
	result := k
	if _, ok := comparisons[row.op]; ok {
		result = kindNamed("boolean")
	}
	c.expect(result, k.compute(row.op, stretched))
	return c.result(onnx.Apply(row.op, xs...))
}

// operand makes a tensor of random elements and notes it in the name.
func (c *check) operand(dev *device.Device, rng *rand.Rand, k kind, dims shape.Shape) (*onnx.Value, any) {
	data := k.random(rng, dims.Size())
	x := k.from(dev, data, dims...)
	c.name += " " + x.String()
	return x, data
}

func (c *check) expect(k kind, want any) {
	c.kinds = append(c.kinds, k)
	c.want = append(c.want, want)
}

func (c *check) result(x *onnx.Value) *check {
	c.got = []*onnx.Value{x}
	return c
}

// drawShapes gives the letters of a pattern sizes, sometimes 0 or 1. It returns the operands'
// shapes and the common one, by the text's maximum, except that 0 beats 1.
func drawShapes(rng *rand.Rand, pattern []string) ([]shape.Shape, shape.Shape) {
	sizes := map[rune]int{'1': 1}
	for _, letter := range "abc" {
		sizes[letter] = pick(rng, []int{2, 3, 4, 5, 7, 8, 16, 17, 33})
		if rng.IntN(25) == 0 {
			sizes[letter] = rng.IntN(2)
		}
	}
	dims := make([]shape.Shape, len(pattern))
	rank := 0
	for i, letters := range pattern {
		dims[i] = shape.Shape{}
		for _, letter := range letters {
			dims[i] = append(dims[i], sizes[letter])
		}
		rank = max(rank, len(letters))
	}
	common := make(shape.Shape, rank)
	for axis := range common {
		common[axis] = 1
		for _, d := range dims {
			if own := axis - (rank - len(d)); own >= 0 && d[own] != 1 {
				common[axis] = d[own]
			}
		}
	}
	return dims, common
}

func pick[T any](rng *rand.Rand, from []T) T { return from[rng.IntN(len(from))] }
