package onnx_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
)

// TestStringOperandsOfTwoDictionaries compares and mixes tensors that were made separately: equal
// strings are equal in whatever order they were coded.
func TestStringOperandsOfTwoDictionaries(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.From(dev, []string{"red", "green", "blue"}))
	y := must(t, onnx.From(dev, []string{"blue", "red", "grey", ""}, 4, 1))

	equal := must2[bool](t, must(t, onnx.Apply("Equal", x, y)))
	if want := []bool{false, false, true, true, false, false, false, false, false, false, false, false}; !slices.Equal(equal, want) {
		t.Errorf("Equal = %v, want %v", equal, want)
	}

	cond := must(t, onnx.From(dev, []bool{true, false, true}))
	z := must(t, onnx.Apply("Where", cond, x, y))
	want := []string{"red", "blue", "blue", "red", "red", "blue", "red", "grey", "blue", "red", "", "blue"}
	if got := must2[string](t, z); !slices.Equal(got, want) {
		t.Errorf("Where = %q, want %q", got, want)
	}
	if got := z.Dictionary(); !slices.Equal(got, []string{"", "blue", "green", "grey", "red"}) {
		t.Errorf("the merged dictionary is %q", got)
	}
	if s := z.Tensor(); s.DType() != dtype.Int32 {
		t.Errorf("the codes are %v", s.DType())
	}
}

// TestStringsMoveTogether chains every operator on strings before anything
// runs.
func TestStringsMoveTogether(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.From(dev, []string{"a", "b", "c", "d"}))
	grid := must(t, onnx.Reshape(x, 2, -1))
	stretched := must(t, onnx.Expand(grid, 3, 1, 1))
	same := must(t, onnx.Apply("Equal", stretched, must(t, onnx.Full(dev, "d"))))
	marked := must(t, onnx.Apply("Where", same, must(t, onnx.Full(dev, "!")), stretched))
	got := must2[string](t, must(t, onnx.Reshape(marked, -1)))
	if want := []string{"a", "b", "c", "!", "a", "b", "c", "!", "a", "b", "c", "!"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestStringBytes: a string is any sequence of bytes.
func TestStringBytes(t *testing.T) {
	dev := testdev.Open(t)
	var data []string
	for b := range 256 {
		data = append(data, string([]byte{byte(b)}), fmt.Sprint(b))
	}
	x := must(t, onnx.From(dev, data, 2, 256))
	if got := must2[string](t, x); !slices.Equal(got, data) {
		t.Errorf("got %q", got)
	}
}
