package tensor_test

import (
	"context"
	"encoding/binary"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/quant"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// blockFormats are all formats.
var blockFormats = []tensor.BlockFormat{tensor.Q4_0, tensor.Q4_1, tensor.Q5_0, tensor.Q5_1, tensor.Q8_0,
	tensor.Q2_K, tensor.Q3_K, tensor.Q4_K, tensor.Q5_K, tensor.Q6_K, tensor.IQ4_NL, tensor.MXFP4}

// randomBlocks are blocks of random bits, and what they decode to. Scales of some are NaN or
// infinite.
func randomBlocks(seed uint64, f tensor.BlockFormat, blocks int) (data []byte, decoded []float32) {
	r := rand.New(rand.NewPCG(seed, uint64(f)))
	data = make([]byte, blocks*f.Bytes())
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	layout := &quant.Formats[f-1]
	for i, half := range []uint16{0x7c00, 0xfc00, 0x7e01, 0x0001, 0x8000} { // infinities, NaN, subnormal, -0
		if i < blocks {
			binary.LittleEndian.PutUint16(data[i*f.Bytes()+layout.Scale:], half)
		}
	}
	decoded = make([]float32, blocks*f.Elements())
	layout.Decode(data, decoded)
	return data, decoded
}

// finiteBlocks are randomBlocks with scales from 1/4 to 1/2.
func finiteBlocks(seed uint64, f tensor.BlockFormat, blocks int) (data []byte, decoded []float32) {
	data, decoded = randomBlocks(seed, f, blocks)
	layout := &quant.Formats[f-1]
	for b := data; len(b) > 0; b = b[f.Bytes():] {
		if layout.Exponent {
			b[0] = 120 + b[0]%8
			continue
		}
		b[layout.Scale+1] = 0x34 | b[layout.Scale+1]&3
		if layout.Minimum != 0 {
			b[layout.Minimum+1] = 0x34 | b[layout.Minimum+1]&3
		}
	}
	layout.Decode(data, decoded)
	return data, decoded
}

// expectBits compares all bits of float32s, those of NaNs too.
func expectBits(t *testing.T, what any, x *tensor.Tensor, want []float32) {
	t.Helper()
	if x.Err() != nil || x.DType() != dtype.Float32 {
		t.Errorf("%v: %v", what, x)
		return
	}
	got := read[float32](t, x)
	if len(got) != len(want) {
		t.Errorf("%v: %d elements, want %d", what, len(got), len(want))
		return
	}
	for i := range got {
		if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
			t.Errorf("%v: element %d is %v (%#x), want %v (%#x)", what, i, got[i], math.Float32bits(got[i]), want[i], math.Float32bits(want[i]))
			return
		}
	}
}

// Every format decodes to the bits of its definition, in every shape, whatever the blocks hold.
func TestDequantize(t *testing.T) {
	dev := testdev.Open(t)
	for _, f := range blockFormats {
		e := f.Elements()
		for _, s := range []shape.Shape{{5, 3 * e}, {7 * e}, {2, 3, 2 * e}, {0, e}, {3, 0}} {
			data, want := randomBlocks(1, f, s.Size()/e)
			q := tensor.QuantizedFromBytes(ctx, dev, f, data, s...)
			if q.Err() != nil || q.Format() != f || !q.Shape().Equal(s) || q.Device() != dev {
				t.Errorf("%v: %v (%v)", f, q, q.Err())
				continue
			}
			y := q.Dequantize()
			if !y.Shape().Equal(s) {
				t.Errorf("%v%v decodes to %v", f, s, y)
			}
			expectBits(t, q, y, want)
			blocks, err := tensor.ReadBytes(ctx, q.Blocks())
			if err != nil || string(blocks) != string(data) {
				t.Errorf("%v: Blocks are other bytes (%v)", q, err)
			}
		}
	}
}

// A cast of the elements rounds once, as that of any float32.
func TestDequantizeToHalves(t *testing.T) {
	dev := testdev.Open(t)
	data, decoded := randomBlocks(2, tensor.Q6_K, 6)
	q := tensor.QuantizedFromBytes(ctx, dev, tensor.Q6_K, data, 6, 256)
	for _, d := range []dtype.DType{dtype.Float16, dtype.BFloat16} {
		want := tensor.From(dev, decoded, 6, 256).Cast(d)
		got, err := tensor.ReadBytes(ctx, q.Dequantize().Cast(d))
		plain, err2 := tensor.ReadBytes(ctx, want)
		if err != nil || err2 != nil || string(got) != string(plain) {
			t.Errorf("%v: other bits than those of a cast float32 (%v, %v)", d, err, err2)
		}
	}
}

func TestTakeOfQuantized(t *testing.T) {
	dev := testdev.Open(t)
	for _, f := range blockFormats {
		e := f.Elements()
		data, decoded := randomBlocks(3, f, 10*2)
		q := tensor.QuantizedFromBytes(ctx, dev, f, data, 10, 2*e)
		var want []float32
		for _, i := range []int{9, 0, 3, 3, 8, 2} {
			want = append(want, decoded[i*2*e:(i+1)*2*e]...)
		}
		y := q.Take(tensor.From(dev, []int32{9, 0, 3, 3, -2, 2}, 2, 3))
		if !y.Shape().Equal(dims(2, 3, 2*e)) {
			t.Errorf("%v: %v", f, y)
		}
		expectBits(t, f, y, want)
	}
	data, _ := randomBlocks(3, tensor.Q4_0, 6)
	q := tensor.QuantizedFromBytes(ctx, dev, tensor.Q4_0, data, 3, 2, 32)
	if y := q.Take(tensor.Full(dev, int32(1))); !y.Shape().Equal(dims(2, 32)) {
		t.Errorf("a part of a stack is %v", y)
	}
	_, err := tensor.Read[float32](ctx, q.Take(tensor.From(dev, []int32{3})))
	var outside *tensor.IndexRangeError
	if !errors.As(err, &outside) {
		t.Errorf("an index outside: %v, want an IndexRangeError", err)
	}
}

// Formats without a minimum decode in one kernel, with four storage buffers too. Looking up rows reads
// and decodes their blocks alone.
func TestQuantizedKernels(t *testing.T) {
	dev := testdev.Open(t)
	for _, f := range []tensor.BlockFormat{tensor.Q8_0, tensor.Q4_0, tensor.IQ4_NL, tensor.MXFP4} {
		data, _ := randomBlocks(1, f, 256*2048/f.Elements())
		q := tensor.QuantizedFromBytes(ctx, dev, f, data, 256, 2048)
		whole, err := tensor.Explain(q.Dequantize())
		if err != nil || len(whole.Kernels) != 1 {
			t.Errorf("%v: Dequantize takes %d kernels (%v)", f, len(whole.Kernels), err)
		}
		rows, err := tensor.Explain(q.Take(tensor.From(dev, []int32{200, 7})))
		if err != nil {
			t.Fatal(err)
		}
		moved := int64(0)
		for _, k := range rows.Kernels {
			moved += k.Bytes
		}
		if decoded := int64(2 * 2048 * 4); moved > 4*decoded {
			t.Errorf("%v: two rows of %d bytes move %d", f, decoded, moved)
		}
	}
}

// A product has the bits of Dequantize and MatMul, and those of the same float32 weights.
func TestMatMulQuantized(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(4, 5))
	for _, f := range blockFormats {
		n, k := 9, 2*f.Elements()
		data, decoded := finiteBlocks(6, f, n*2)
		w := tensor.QuantizedFromBytes(ctx, dev, f, data, n, k)
		weights := tensor.From(dev, decoded, n, k).MatrixTranspose()
		for _, s := range []shape.Shape{{k}, {1, k}, {5, k}, {2, 3, k}} {
			elements := make([]float32, s.Size())
			for i := range elements {
				elements[i] = float32(r.NormFloat64())
			}
			x := tensor.From(dev, elements, s...)
			y := x.MatMulQuantized(w)
			if !y.Shape().Equal(append(s[:len(s)-1:len(s)-1], n)) {
				t.Errorf("%v: the product of %v is %v", f, s, y)
			}
			want := read[float32](t, x.MatMul(weights))
			expectBits(t, f, y, want)
			expectBits(t, f, x.MatMul(w.Dequantize().MatrixTranspose()), want)
		}
	}
}

// Products that read blocks have the bits of those that read their elements: with infinite and NaN
// scales, for numbers of rows and columns beside whole vectors, where the rows outnumber the columns,
// for weights on the left, for a part of their rows, and for none.
func TestProductsOfBlocks(t *testing.T) {
	dev := testdev.Open(t)
	for _, f := range blockFormats {
		k := 3 * f.Elements()
		for _, n := range []int{0, 1, 7, 19, 37} {
			data, decoded := randomBlocks(uint64(n), f, 3*n)
			w := tensor.QuantizedFromBytes(ctx, dev, f, data, n, k)
			weights := tensor.From(dev, decoded, n, k)
			for _, m := range []int{0, 1, 2, 13, 70} {
				x := tensor.Arange(dev, float32(0), float32(m*k), 1).Sin().Reshape(m, k)
				expectBits(t, f, x.MatMulQuantized(w), read[float32](t, x.MatMul(weights.MatrixTranspose())))
			}
			x := tensor.Arange(dev, float32(0), float32(5*k), 1).Cos().Reshape(k, 5)
			expectBits(t, "on the left", w.Dequantize().MatMul(x), read[float32](t, weights.MatMul(x)))
			some := shape.Step(0, n, 3)
			expectBits(t, "some rows", w.Dequantize().At(some).MatMul(x).Relu(), read[float32](t, weights.At(some).MatMul(x).Relu()))
		}
	}
}

// A sum over more than a block of the product's definition, and a stack of weights.
func TestMatMulQuantizedOfLongRowsAndStacks(t *testing.T) {
	dev := testdev.Open(t)
	data, decoded := finiteBlocks(7, tensor.Q4_K, 3*10)
	x := tensor.Arange(dev, float32(0), 2560, 1).Sin().Reshape(1, 2560)
	w := tensor.QuantizedFromBytes(ctx, dev, tensor.Q4_K, data, 3, 2560)
	expectBits(t, "long rows", x.MatMulQuantized(w), read[float32](t, x.MatMul(tensor.From(dev, decoded, 3, 2560).MatrixTranspose())))
	stack := tensor.QuantizedFromBytes(ctx, dev, tensor.Q4_K, data, 2, 3, 1280)
	y := tensor.Arange(dev, float32(0), 2560, 1).Cos().Reshape(2, 1, 1280)
	expectBits(t, "a stack", y.MatMulQuantized(stack), read[float32](t, y.MatMul(tensor.From(dev, decoded, 2, 3, 1280).MatrixTranspose())))
}

// A compiled function may use quantised weights from outside.
func TestQuantizedInCompiledFunction(t *testing.T) {
	dev := testdev.Open(t)
	data, decoded := finiteBlocks(8, tensor.Q8_0, 8)
	w := tensor.QuantizedFromBytes(ctx, dev, tensor.Q8_0, data, 4, 64)
	x := tensor.Arange(dev, float32(0), 64, 1).Reshape(1, 64)
	f, err := tensor.Compile(ctx, dev, []tensor.Param{float32s(1, 64)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{in[0].MatMulQuantized(w).Relu()}
	})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		out, err := f.Call(ctx, x)
		if err != nil {
			t.Fatal(err)
		}
		expectBits(t, "compiled", out[0], read[float32](t, x.MatMul(tensor.From(dev, decoded, 4, 64).MatrixTranspose()).Relu()))
	}
}

func TestQuantize(t *testing.T) {
	dev := testdev.Open(t)
	elements := make([]float32, 6*256)
	r := rand.New(rand.NewPCG(9, 9))
	for i := range elements {
		elements[i] = float32(r.NormFloat64())
	}
	x := tensor.From(dev, elements, 3, 512)
	for _, f := range blockFormats {
		layout := &quant.Formats[f-1]
		q := x.Quantize(ctx, f)
		if !layout.Encodes() {
			wantCause[*tensor.BlockFormatError](t, f, q.Err())
			continue
		}
		data, want := make([]byte, len(elements)/f.Elements()*f.Bytes()), make([]float32, len(elements))
		layout.Encode(elements, data)
		layout.Decode(data, want)
		expectBits(t, f, q.Dequantize(), want)
	}
	half := x.Cast(dtype.BFloat16)
	expectBits(t, "of bfloat16", half.Quantize(ctx, tensor.Q8_0).Dequantize(), read[float32](t, half.Cast(dtype.Float32).Quantize(ctx, tensor.Q8_0).Dequantize()))
}

// wantCause checks that an error is an OpError of a typed cause.
func wantCause[E error](t *testing.T, what any, err error) {
	t.Helper()
	var operator *tensor.OpError
	var cause E
	if !errors.As(err, &operator) || !errors.As(err, &cause) {
		t.Errorf("%v: %v, want an OpError of %T", what, err, cause)
	}
}

func TestMistakesWithQuantized(t *testing.T) {
	dev := testdev.Open(t)
	from := func(f tensor.BlockFormat, n int, dims ...int) error {
		return tensor.QuantizedFromBytes(ctx, dev, f, make([]byte, n), dims...).Err()
	}
	wantCause[*tensor.BlockFormatError](t, "no format", from(0, 18, 32))
	wantCause[*tensor.BlockFormatError](t, "an unknown format", from(tensor.MXFP4+1, 18, 32))
	for _, n := range []int{0, 17, 19, 36} {
		wantCause[*tensor.BlockShapeError](t, n, from(tensor.Q4_0, n, 32))
	}
	wantCause[*tensor.BlockShapeError](t, "a row of half a block", from(tensor.Q4_K, 144, 128))
	wantCause[*tensor.BlockShapeError](t, "no axis", from(tensor.Q4_0, 18))
	wantCause[*shape.DimError](t, "a negative size", from(tensor.Q4_0, 18, -1, 32))
	wantCause[*shape.DimError](t, "too large a size", from(tensor.Q4_0, 18, math.MaxInt, 32, 32))
	wantCause[*tensor.MissingError](t, "no device", tensor.QuantizedFromBytes(ctx, nil, tensor.Q4_0, make([]byte, 18), 32).Err())
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if err := tensor.QuantizedFromBytes(ended, dev, tensor.Q4_0, make([]byte, 18), 32).Err(); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want the context's error", err)
	}

	x := tensor.From(dev, make([]float32, 64), 2, 32)
	q := x.Quantize(ctx, tensor.Q4_0)
	row := tensor.QuantizedFromBytes(ctx, dev, tensor.Q4_0, make([]byte, 18), 32)
	wantCause[*tensor.BlockFormatError](t, "an unknown format", x.Quantize(ctx, 77).Err())
	wantCause[*tensor.BlockShapeError](t, "rows of 16", x.Reshape(4, 16).Quantize(ctx, tensor.Q4_0).Err())
	wantCause[*tensor.ArgumentError](t, "integers", x.Cast(dtype.Int32).Quantize(ctx, tensor.Q4_0).Err())
	wantCause[*tensor.ArgumentError](t, "a NaN", x.Add(nan).Quantize(ctx, tensor.Q4_0).Err())
	wantCause[*tensor.ArgumentError](t, "an infinity", x.Add(inf).Quantize(ctx, tensor.Q4_0).Err())
	wantCause[*tensor.ArgumentError](t, "a scale beyond float16", x.Add(1e30).Quantize(ctx, tensor.Q4_0).Err())
	wantCause[*tensor.ContractionError](t, "k differs", tensor.From(dev, make([]float32, 64), 1, 64).MatMulQuantized(q).Err())
	wantCause[*dtype.PromotionError](t, "integers times weights", x.Cast(dtype.Int32).MatMulQuantized(q).Err())
	wantCause[*tensor.BlockShapeError](t, "weights of one axis", x.MatMulQuantized(row).Err())
	wantCause[*tensor.BlockShapeError](t, "rows of one axis", row.Take(tensor.From(dev, []int32{0})).Err())
	wantCause[*tensor.DTypeError](t, "indices of floats", q.Take(x).Err())
	wantCause[*tensor.MissingError](t, "no weights", x.MatMulQuantized(nil).Err())
	wantCause[*tensor.MissingError](t, "no activations", (*tensor.Tensor)(nil).MatMulQuantized(q).Err())
	wantCause[*tensor.MissingError](t, "no indices", q.Take(nil).Err())

	bad := tensor.QuantizedFromBytes(ctx, dev, 0, nil, 32)
	for what, err := range map[string]error{
		"Dequantize": bad.Dequantize().Err(), "Take": bad.Take(tensor.From(dev, []int32{0})).Err(),
		"Blocks": bad.Blocks().Err(), "a product": x.MatMulQuantized(bad).Err(),
	} {
		wantCause[*tensor.BlockFormatError](t, what+" of a mistake", err)
	}
	if bad.Format() != 0 || bad.Shape().Size() != 1 || bad.Device() != nil || !strings.HasPrefix(bad.String(), "quantized: invalid") {
		t.Errorf("after a mistake: %v, %v, %v, %v", bad.Format(), bad.Shape(), bad.Device(), bad)
	}
	bad.Close()

	q.Close()
	q.Close()
	for what, err := range map[string]error{"Dequantize": q.Dequantize().Err(), "Blocks": q.Blocks().Err(), "a product": x.MatMulQuantized(q).Err()} {
		if wantCause[*tensor.ClosedTensorError](t, what+" after Close", err); !errors.Is(err, device.ErrClosed) {
			t.Errorf("%s: %v is not that it is closed", what, err)
		}
	}
}

// The zero Quantized and a nil one can be asked, and their use is a mistake.
func TestZeroQuantized(t *testing.T) {
	for _, q := range []*tensor.Quantized{nil, {}} {
		for what, err := range map[string]error{"Dequantize": q.Dequantize().Err(), "Take": q.Take(nil).Err(), "Blocks": q.Blocks().Err()} {
			wantCause[*tensor.MissingError](t, what, err)
		}
		if q.Err() != nil || q.Format() != 0 || len(q.Shape()) != 0 || q.Device() != nil || q.String() == "" {
			t.Errorf("%v has a format, a shape or a device", q)
		}
		q.Close()
	}
	if f := tensor.BlockFormat(200); f.String() != "BlockFormat(200)" || f.Elements() != 0 || f.Bytes() != 0 {
		t.Errorf("an unknown format is %v of %d elements in %d bytes", f, f.Elements(), f.Bytes())
	}
}

// Blocks may be mapped from a file. A file that is cut gives an error, before and after it is mapped.
func TestQuantizedFromMappedFile(t *testing.T) {
	dev := testdev.Open(t)
	data, decoded := randomBlocks(10, tensor.Q5_K, 8)
	path := filepath.Join(t.TempDir(), "blocks")
	for _, cut := range []int{0, 1, 176} {
		if err := os.WriteFile(path, data[:len(data)-cut], 0o666); err != nil {
			t.Fatal(err)
		}
		m, err := datafile.Map("blocks", path, func(e datafile.FormatError) error { return &e })
		if err != nil {
			t.Fatal(err)
		}
		var q *tensor.Quantized
		if err := errors.Join(m.Use(func(file []byte) error {
			q = tensor.QuantizedFromBytes(ctx, dev, tensor.Q5_K, file, 4, 512)
			return nil
		}), m.Close()); err != nil {
			t.Fatal(err)
		}
		if cut > 0 {
			wantCause[*tensor.BlockShapeError](t, cut, q.Err())
			continue
		}
		expectBits(t, "mapped", q.Dequantize(), decoded)
	}
}

// The constructors take any bytes and dims: a Quantized decodes, or carries a typed error.
func FuzzQuantizedFromBytes(f *testing.F) {
	f.Add(uint8(tensor.Q4_0), []byte("eighteen bytes ..."), 1, 32)
	f.Add(uint8(tensor.Q4_K), make([]byte, 144), 1, 256)
	f.Add(uint8(0), []byte{}, -1, 7)
	f.Fuzz(func(t *testing.T, format uint8, data []byte, rows, k int) {
		dev := testdev.Open(t)
		q := tensor.QuantizedFromBytes(ctx, dev, tensor.BlockFormat(format), data, rows, k)
		defer q.Close()
		if err := q.Err(); err != nil {
			var operator *tensor.OpError
			if !errors.As(err, &operator) || q.Dequantize().Err() == nil {
				t.Errorf("%v, and Dequantize works: %v", err, q.Dequantize().Err() == nil)
			}
			return
		}
		want := make([]float32, rows*k)
		quant.Formats[format-1].Decode(data, want)
		expectBits(t, q, q.Dequantize(), want)
	})
}
