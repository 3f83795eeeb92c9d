package npy_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// counted are the elements that testdata/make.py saves for a dtype.
func counted(dev *device.Device, d dtype.DType) *tensor.Tensor {
	n := tensor.Arange[int32](dev, 0, 24, 1).Reshape(2, 3, 4)
	switch d.Kind() {
	case dtype.KindBool:
		return n.Remainder(3).Equal(0)
	case dtype.KindInt:
		return n.Sub(12).Cast(d)
	case dtype.KindFloat:
		return n.Cast(dtype.Float32).Div(2).Sub(6).Cast(d)
	case dtype.KindComplex:
		x := n.Cast(dtype.Float32)
		return x.Div(2).Cast(d).Sub(x.Cast(d).Mul(complex(0, 1)))
	}
	return n.Cast(d)
}

func same(t *testing.T, got, want *tensor.Tensor) {
	t.Helper()
	ctx := context.Background()
	if err := errors.Join(got.Err(), want.Err()); err != nil {
		t.Fatal(err)
	}
	if got.DType() != want.DType() || !slices.Equal(got.Shape(), want.Shape()) {
		t.Fatalf("%v%v, want %v%v", got.DType(), got.Shape(), want.DType(), want.Shape())
	}
	a, err1 := tensor.ReadBytes(ctx, got)
	b, err2 := tensor.ReadBytes(ctx, want)
	if err := errors.Join(err1, err2); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a, b) {
		t.Errorf("elements % x, want % x", a, b)
	}
}

func TestNumPysFilesAreRead(t *testing.T) {
	dev := testdev.Open(t)
	for _, d := range dtype.All() {
		for _, order := range []string{"", "-big"} {
			if order != "" && (d.Size() == 1 || d == dtype.BFloat16) {
				continue
			}
			t.Run(d.String()+order, func(t *testing.T) {
				path := filepath.Join("testdata", d.String()+order+".npy")
				mapped, err := npy.ReadFile(dev, path)
				if err != nil {
					t.Fatal(err)
				}
				same(t, mapped, counted(dev, d))
				file, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				r := io.MultiReader(bytes.NewReader(file), strings.NewReader("more"))
				streamed, err := npy.Read(dev, r)
				if err != nil {
					t.Fatal(err)
				}
				same(t, streamed, counted(dev, d))
				if rest, err := io.ReadAll(r); err != nil || string(rest) != "more" {
					t.Errorf("behind the array %q (%v), want all that follows it", rest, err)
				}
			})
		}
	}
}

func TestOrdersAndVersions(t *testing.T) {
	dev := testdev.Open(t)
	for name, want := range map[string]*tensor.Tensor{
		"fortran":  counted(dev, dtype.Float32),
		"version2": counted(dev, dtype.Int32),
		"version3": counted(dev, dtype.Int32),
		"scalar":   tensor.Full(dev, 2.5),
		"empty":    tensor.Zeros(dev, dtype.Int16, 0, 3),
	} {
		got, err := npy.ReadFile(dev, filepath.Join("testdata", name+".npy"))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		same(t, got, want)
	}
}

// Write makes NumPy's own file, byte for byte.
func TestWritesAsNumPy(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	files := map[string]*tensor.Tensor{"scalar": tensor.Full(dev, 2.5), "empty": tensor.Zeros(dev, dtype.Int16, 0, 3)}
	for _, d := range dtype.All() {
		files[d.String()] = counted(dev, d)
	}
	for name, x := range files {
		want, err := os.ReadFile(filepath.Join("testdata", name+".npy"))
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "x.npy")
		if err := npy.WriteFile(ctx, path, x); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s (%v):\n%q\nwant\n%q", name, err, got, want)
		}
	}
}

func TestArchives(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	want := map[string]*tensor.Tensor{"a": counted(dev, dtype.Float32), "b": tensor.Arange[int64](dev, 0, 5, 1)}
	ours := filepath.Join(t.TempDir(), "ours.npz")
	if err := npy.WriteArchiveFile(ctx, ours, want); err != nil {
		t.Fatal(err)
	}
	var compressed bytes.Buffer
	if err := npy.WriteCompressed(ctx, &compressed, want); err != nil {
		t.Fatal(err)
	}
	inMemory, err := npy.NewArchive(bytes.NewReader(compressed.Bytes()), int64(compressed.Len()))
	if err != nil {
		t.Fatal(err)
	}
	archives := []*npy.Archive{inMemory}
	for _, path := range []string{"testdata/plain.npz", "testdata/small.npz", ours} {
		a, err := npy.OpenArchive(path)
		if err != nil {
			t.Fatal(err)
		}
		defer a.Close()
		archives = append(archives, a)
	}
	for _, a := range archives {
		if names := a.Names(); !slices.Equal(names, []string{"a", "b"}) {
			t.Errorf("names %q", names)
		}
		if h, err := a.Header("b"); err != nil || h.DType != dtype.Int64 || !slices.Equal(h.Shape, []int{5}) {
			t.Errorf("header of b: %+v (%v)", h, err)
		}
		for name, x := range want {
			got, err := a.Read(dev, name)
			if err != nil {
				t.Fatal(err)
			}
			same(t, got, x)
		}
		var fault *npy.FormatError
		if _, err := a.Read(dev, "c"); !errors.As(err, &fault) || !strings.Contains(err.Error(), "there are a, b") {
			t.Errorf("an array that is not there: %v", err)
		}
	}
}
