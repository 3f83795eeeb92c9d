package tensor_test

import (
	"errors"
	"math"
	"runtime"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestAsArray(t *testing.T) {
	dev := testdev.Open(t)
	type celsius float32
	expect(t, tensor.AsArray(dev, 7), dims(), int64(7))
	expect(t, tensor.AsArray(dev, uint(7)), dims(), uint64(7))
	expect(t, tensor.AsArray(dev, true), dims(), true)
	expect(t, tensor.AsArray(dev, 1+2i), dims(), 1+2i)
	expect(t, tensor.AsArray(dev, []int8{-1, 2}), dims(2), -1, int8(2))
	expect(t, tensor.AsArray(dev, []uint16{65535}), dims(1), uint16(65535))
	expect(t, tensor.AsArray(dev, [][]float32{{1, 2, 3}, {4, 5, nan}}), dims(2, 3), 1, 2, 3, 4, 5, nan)
	expect(t, tensor.AsArray(dev, [][][]int64{{{1}, {2}}}), dims(1, 2, 1), 1, int64(2))
	expect(t, tensor.AsArray(dev, [2][]float64{{1}, {2}}), dims(2, 1), 1, 2.)
	expect(t, tensor.AsArray(dev, []float16.Float16{half(0.5)}), dims(1), half(0.5))
	expect(t, tensor.AsArray(dev, []complex64{1i}), dims(1), complex64(1i))
	expect(t, tensor.AsArray(dev, []celsius{20.5}), dims(1), float32(20.5))
	expect(t, tensor.AsArray(dev, []any{[]any{1.5, 2.5}, [2]float64{3, 4}}), dims(2, 2), 1.5, 2.5, 3, 4.)
	expect(t, tensor.AsArray(dev, []bool{}), dims(0), []bool{}...)
	expect(t, tensor.AsArray(dev, [][]int32{{}, {}}), dims(2, 0), []int32{}...)
	expect(t, tensor.AsArray(dev, [3][0]int32{}), dims(3, 0), []int32{}...)

	x := tensor.From(dev, []int32{1})
	expect(t, tensor.AsArray(dev, x), dims(1), int32(1))
}

// AsArray allocates in proportion to the depth, and refuses nesting that would overflow Go's stack.
func TestAsArrayOfDeepSlices(t *testing.T) {
	dev := testdev.Open(t)
	nest := func(depth int, v any) any {
		for range depth {
			v = []any{v}
		}
		return v
	}
	const depth = 10_000
	deep := nest(depth, float32(7))
	if err := tensor.AsArray(dev, nest(2, float32(7))).Err(); err != nil { // for allocations that happen once
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	x := tensor.AsArray(dev, deep)
	runtime.ReadMemStats(&after)
	if x.Err() != nil || x.Rank() != depth || x.DType() != dtype.Float32 {
		t.Fatalf("rank %d of %d: %v", x.Rank(), depth, x.Err())
	}
	if bytes := after.TotalAlloc - before.TotalAlloc; bytes > 1000*depth {
		t.Errorf("%d bytes are allocated for %d nested slices", bytes, depth)
	}
	var wrong *tensor.ArgumentError
	if err := tensor.AsArray(dev, nest(3_000_000, 7)).Err(); !errors.As(err, &wrong) {
		t.Errorf("3,000,000 nested slices: %v, want an ArgumentError", err)
	}
}

func TestAsArrayMistakes(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct {
		v    any
		want string
	}{
		{[][]int{{1, 2}, {3}}, "asarray: the value at index [1] is a slice of 1, and those before it are a slice of 2: make all slices of an axis equally long"},
		{[][]int{{}, {3}}, "asarray: the value at index [1] is a slice of 1, and those before it are a slice of 0: make all slices of an axis equally long"},
		{[]any{[]any{1}, 2}, "asarray: the value at index [1] is a number, and those before it are a slice of 1: make all slices of an axis equally long"},
		{[]any{1, []int{2}}, "asarray: the value at index [1] is a slice of 1, and those before it are a number: make all slices of an axis equally long"},
		{[]any{1, 2.5}, "asarray: the element at index [1] is of type float64, those before are of type int: convert them to one type"},
		{[][]string{{"a"}}, "asarray: the element at index [0 0] is of type string: pass numbers or bools, in slices or arrays"},
		{[]any{nil}, "asarray: the element at index [0] is nil: pass numbers or bools, in slices or arrays"},
		{[]string{}, "asarray: the element is of type string: pass numbers or bools, in slices or arrays"},
		{[]any{}, "asarray: the element is of type interface {}: pass numbers or bools, in slices or arrays"},
		{nil, "asarray: the element is nil: pass numbers or bools, in slices or arrays"},
		{map[int]int{}, "asarray: the element is of type map[int]int: pass numbers or bools, in slices or arrays"},
	} {
		var e *tensor.OpError
		err := tensor.AsArray(dev, c.v).Err()
		if !errors.As(err, &e) || e.Err.Error() != c.want {
			t.Errorf("%v: %v\nwant %s", c.v, err, c.want)
		}
		var ragged *tensor.ArgumentError
		var typed *tensor.NestedTypeError
		if !errors.As(err, &ragged) && !errors.As(err, &typed) {
			t.Errorf("%v: %v has no typed cause", c.v, err)
		}
	}
	other := openHost(t)
	for _, c := range []struct {
		x     *tensor.Tensor
		cause any
	}{
		{tensor.AsArray(nil, 1), new(*tensor.MissingError)},
		{tensor.AsArray(dev, tensor.Scalar(1)), new(*tensor.ScalarError)},
		{tensor.AsArray(dev, (*tensor.Tensor)(nil)), new(*tensor.MissingError)},
		{tensor.AsArray(nil, tensor.Ones(dev, dtype.Int8)), new(*tensor.MissingError)},
		{tensor.AsArray(other, tensor.Ones(dev, dtype.Int8)), new(*tensor.DeviceMismatchError)},
	} {
		if err := c.x.Err(); !errors.As(err, c.cause) {
			t.Errorf("%v is no %T", err, c.cause)
		}
	}
}

func openHost(t *testing.T) *device.Device {
	t.Helper()
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	return dev
}

func TestBytes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.FromBytes(dev, dtype.Int16, []byte{1, 0, 0xff, 0xff}, 2, 1)
	expect(t, x, dims(2, 1), 1, int16(-1))
	expect(t, tensor.FromBytes(dev, dtype.Bool, []byte{1, 0}), dims(2), true, false)
	expect(t, tensor.FromBytes(dev, dtype.Float32, nil, 0, 2), dims(0, 2), []float32{}...)
	got, err := tensor.ReadBytes(ctx, x.T())
	if err != nil || string(got) != "\x01\x00\xff\xff" {
		t.Errorf("ReadBytes = %x, %v", got, err)
	}
	if _, err := tensor.ReadBytes(ctx, nil); !errors.As(err, new(*tensor.MissingError)) {
		t.Errorf("%v is no MissingError", err)
	}
	for _, c := range []struct {
		x    *tensor.Tensor
		want string
	}{
		{tensor.FromBytes(dev, dtype.Int16, []byte{1, 2, 3}), "from_bytes: int16: 3 bytes are no multiple of its 2: pass whole elements"},
		{tensor.FromBytes(dev, dtype.Bool, []byte{1, 2}), "from_bytes: bool: element 1 is 0x02: pass 0 for false and 1 for true"},
		{tensor.FromBytes(dev, dtype.Int16, []byte{1, 2}, 2), "from_bytes: 1 elements given for dims [2], which hold 2: pass that many, or other dims"},
	} {
		var e *tensor.OpError
		if !errors.As(c.x.Err(), &e) || e.Err.Error() != c.want {
			t.Errorf("%v\nwant %s", c.x.Err(), c.want)
		}
	}
	if err := tensor.FromBytes(dev, dtype.Invalid, []byte{1}).Err(); !errors.As(err, new(*dtype.UnknownError)) {
		t.Errorf("%v is no UnknownError", err)
	}
}

// To keeps the elements' bits, also the payload of a NaN.
func TestTo(t *testing.T) {
	dev, other := testdev.Open(t), openHost(t)
	payload := math.Float32frombits(0xffc12345)
	x := tensor.From(dev, []float32{1, payload, neg, 4, 5, 6}, 2, 3).T()
	y := x.To(ctx, other)
	if y.Device() != other {
		t.Fatalf("%v is on %v: %v", y, y.Device(), y.Err())
	}
	for _, z := range []*tensor.Tensor{y, y.To(ctx, dev), x.To(ctx, dev)} {
		expect(t, z, dims(3, 2), 1, 4, payload, 5, neg, 6)
		if bits := math.Float32bits(read[float32](t, z)[2]); bits != 0xffc12345 {
			t.Errorf("the payload became %#x", bits)
		}
	}
	own := x.To(ctx, dev)
	x.Close()
	expect(t, own, dims(3, 2), 1, 4, payload, 5, neg, 6)
	for _, c := range []struct {
		x     *tensor.Tensor
		cause any
	}{
		{own.To(ctx, nil), new(*tensor.MissingError)}, {x.To(ctx, other), new(*tensor.ClosedTensorError)},
		{tensor.Scalar(1).To(ctx, dev), new(*tensor.ScalarError)}, {(*tensor.Tensor)(nil).To(ctx, dev), new(*tensor.MissingError)},
	} {
		if err := c.x.Err(); !errors.As(err, c.cause) {
			t.Errorf("%v is no %T", err, c.cause)
		}
	}
}
