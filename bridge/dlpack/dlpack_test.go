package dlpack_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"unsafe"

	"github.com/weft-gpu/weft/bridge/dlpack"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

var ctx = context.Background()

func open(t testing.TB) *device.Device {
	t.Helper()
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	return dev
}

// forms are the two structs of DLPack.
var forms = []struct {
	name   string
	export func(context.Context, *tensor.Tensor) (unsafe.Pointer, error)
	bring  func(*device.Device, unsafe.Pointer) *tensor.Tensor
	delete func(unsafe.Pointer)
}{
	{"DLManagedTensor", dlpack.Export, dlpack.Import, dlpack.Delete},
	{"DLManagedTensorVersioned", dlpack.ExportVersioned, dlpack.ImportVersioned, dlpack.DeleteVersioned},
}

func TestThereAndBack(t *testing.T) {
	dev := open(t)
	for d := dtype.Bool; d.Valid(); d++ {
		for _, dims := range [][]int{{}, {1}, {3}, {2, 3}, {4, 1, 5}, {0}, {2, 0, 3}} {
			count := 1
			for _, n := range dims {
				count *= n
			}
			data := make([]byte, count*d.Size())
			for i := range data {
				data[i] = byte(i % 2)
			}
			x := tensor.FromBytes(dev, d, data, append([]int{1}, dims...)...).Reshape(dims...)
			for _, f := range forms {
				address, err := f.export(ctx, x)
				if err != nil {
					t.Fatal(err)
				}
				y := f.bring(dev, address)
				if got, err := tensor.ReadBytes(ctx, y); err != nil || y.DType() != d || !slices.Equal(y.Shape(), dims) || !bytes.Equal(got, data) {
					t.Errorf("%s, %v%v: %v %v (%v)", f.name, d, dims, y, got, err)
				}
			}
		}
	}
	if n := dlpack.Held(); n != 0 {
		t.Errorf("%d tensors are not deleted", n)
	}
}

// A tensor that nobody took is deleted by its owner; the memory is there until then.
func TestDelete(t *testing.T) {
	x := tensor.From(open(t), []float32{1, 2, 3})
	for _, f := range forms {
		address, err := f.export(ctx, x)
		if err != nil || dlpack.Held() != 1 {
			t.Fatalf("%s: %d held (%v)", f.name, dlpack.Held(), err)
		}
		f.delete(address)
		if n := dlpack.Held(); n != 0 {
			t.Errorf("%s: %d held", f.name, n)
		}
	}
}

func TestMistakes(t *testing.T) {
	dev := open(t)
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	var argument *tensor.ArgumentError
	for _, f := range forms {
		var missing *tensor.MissingError
		if err := f.bring(dev, nil).Err(); !errors.As(err, &missing) {
			t.Errorf("%s of nil: %v", f.name, err)
		}
	}
	for _, c := range []struct {
		name   string
		change func(m *dlpack.Versioned)
	}{
		{"memory of CUDA", func(m *dlpack.Versioned) { m.Tensor().SetDevice(2) }},
		{"vectors of elements", func(m *dlpack.Versioned) { m.Tensor().SetKind(2, 32, 4) }},
		{"float8", func(m *dlpack.Versioned) { m.Tensor().SetKind(10, 8, 1) }},
		{"a negative size", func(m *dlpack.Versioned) { m.Tensor().SetSize(-2) }},
		{"an impossible size", func(m *dlpack.Versioned) { m.Tensor().SetSize(1 << 62) }},
		{"no memory", func(m *dlpack.Versioned) { m.Tensor().SetData(nil) }},
		{"a negative rank", func(m *dlpack.Versioned) { m.Tensor().SetRank(-1) }},
		{"version 2", func(m *dlpack.Versioned) { m.SetMajor(2) }},
	} {
		address, err := dlpack.ExportVersioned(ctx, x)
		if err != nil {
			t.Fatal(err)
		}
		c.change((*dlpack.Versioned)(address))
		if err := dlpack.ImportVersioned(dev, address).Err(); !errors.As(err, &argument) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if n := dlpack.Held(); n != 0 {
		t.Errorf("%d tensors are not deleted after an error", n)
	}
	if _, err := dlpack.Export(ctx, tensor.Fail("op", fmt.Errorf("bad"))); err == nil {
		t.Error("a tensor with an error was exported")
	}
}
