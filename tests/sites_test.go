package tests

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"runtime"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/images"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// An error names the line of the program that asked for what failed, whichever of Weft's
// packages asked tensor for it, and however many of its lines lie between.
func TestErrorsNameTheCallersLine(t *testing.T) {
	dev := testdev.Open(t)
	m, err := model.Read(dev, bytes.NewReader(added(t)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	byNode, err := model.Read(dev, bytes.NewReader(added(t)), model.WithPlans(0))
	if err != nil {
		t.Fatal(err)
	}
	defer byNode.Close()
	a, b := tensor.From(dev, []float32{1, 2, 3}), tensor.From(dev, []float32{1, 2})
	inputs := map[string]*tensor.Tensor{"a": a, "b": b}
	for name, f := range map[string]func() (int, error){
		"tensor":              func() (int, error) { return line(), a.Add(b).Err() },
		"a composed operator": func() (int, error) { return line(), tensor.Einsum("i,i->", a, b).Err() },
		"a sorted call":       func() (int, error) { return line(), sorted(func() error { return a.Add(b).Err() }) },
		"model.Run":           func() (int, error) { _, err := m.Run(t.Context(), inputs); return line(), err },
		"model.Run by node":   func() (int, error) { _, err := byNode.Run(t.Context(), inputs); return line(), err },
		"images.From": func() (int, error) {
			return line(), images.From(dev, image.NewGray(image.Rect(0, 0, 2, 2)), images.Channels(7)).Err()
		},
		"dialect/onnx":  func() (int, error) { return line(), onnx.Apply("Add", onnx.Of(a), onnx.Of(b)).Err() },
		"dialect/xla":   func() (int, error) { return line(), xla.Apply("add", a, b).Err() },
		"a constructor": func() (int, error) { return line(), tensor.Zeros(dev, dtype.DType(99)).Err() },
	} {
		here, err := f()
		var failed *tensor.OpError
		if want := fmt.Sprintf("tests/sites_test.go:%d", here); !errors.As(err, &failed) || failed.Site != want {
			t.Errorf("%s: %v, want an OpError of %s", name, err, want)
		}
	}
}

// line is its caller's.
func line() int {
	_, _, here, _ := runtime.Caller(1)
	return here
}

// sorted calls f from within a package of Go's.
func sorted(f func() error) (err error) {
	slices.SortFunc([]int{2, 1}, func(int, int) int { err = f(); return 0 })
	return err
}
