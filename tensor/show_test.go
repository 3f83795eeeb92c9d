package tensor_test

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The texts are NumPy's own: see internal/arraytext/testdata/make.py. The long arrays count, floats
// in eighths, or are true at multiples of three.
func TestShowAsNumPy(t *testing.T) {
	dev := testdev.Open(t)
	file, err := os.ReadFile("../internal/arraytext/testdata/numpy.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		DType, Text     string
		Shape           []int
		Data            *string
		Eighths, Thirds bool
	}
	if err := json.Unmarshal(file, &cases); err != nil {
		t.Fatal(err)
	}
	long := 0
	for i, c := range cases {
		d, err := dtype.Parse(c.DType)
		if err != nil {
			t.Fatal(err)
		}
		var x *tensor.Tensor
		switch size := shape.Shape(c.Shape).Size(); {
		case c.Data == nil:
			long++
			x = tensor.Arange[int32](dev, 0, int32(size), 1).Reshape(c.Shape...)
			if c.Eighths {
				x = x.Cast(dtype.Float32).Div(8)
			} else if c.Thirds {
				x = x.Remainder(3).Equal(0)
			}
		case i%8 != 0: // internal/arraytext tests all that are not elided
			continue
		default:
			data, err := hex.DecodeString(*c.Data)
			if err != nil {
				t.Fatal(err)
			}
			x = tensor.FromBytes(dev, d, data, append([]int{1}, c.Shape...)...).Squeeze(0)
		}
		if got := fmt.Sprint(tensor.Show(context.Background(), x)); got != c.Text {
			t.Errorf("case %d, %s%v:\n%s\nwant\n%s", i, c.DType, c.Shape, got, c.Text)
		}
	}
	if long < 20 {
		t.Errorf("%d long arrays", long)
	}
}

func TestShowVerbs(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	x := tensor.From(dev, []float32{1, -2.5, 1e3, 0.125}, 2, 2)
	for format, want := range map[string]string{
		"%v":    "[[ 1.00e+00 -2.50e+00]\n [ 1.00e+03  1.25e-01]]",
		"%s":    "[[ 1.00e+00 -2.50e+00]\n [ 1.00e+03  1.25e-01]]",
		"%.1f":  "[[   1.0   -2.5]\n [1000.0    0.1]]",
		"%+.0f": "[[   +1    -2]\n [+1000    +0]]",
		"%g":    "[[    1  -2.5]\n [ 1000 0.125]]",
		"%d":    "[[    %!d(float32=1)  %!d(float32=-2.5)]\n [ %!d(float32=1000) %!d(float32=0.125)]]",
	} {
		if got := fmt.Sprintf(format, tensor.Show(ctx, x)); got != want {
			t.Errorf("%s prints\n%s\nwant\n%s", format, got, want)
		}
	}
	if got := fmt.Sprintf("%04x", tensor.Show(ctx, tensor.From(dev, []uint16{1, 0xabc}))); got != "[0001 0abc]" {
		t.Errorf("%%04x prints %s", got)
	}
	if got := fmt.Sprintf("%v", tensor.Show(ctx, tensor.Full(dev, int8(-3)))); got != "-3" {
		t.Errorf("a scalar prints as %s", got)
	}
	long := tensor.Arange[int32](dev, 0, 2000, 1)
	if got := fmt.Sprintf("%+v", tensor.Show(ctx, long)); strings.Contains(got, "...") || strings.Count(got, " ") < 1999 {
		t.Errorf("%%+v prints %.80s, want all elements", got)
	}
}

// Printing a tensor itself runs nothing. Show computes only the ends of a long tensor.
func TestShowComputesWhatItPrints(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	x := tensor.Arange[float32](dev, 0, 1<<20, 1).Sqrt()
	if got := fmt.Sprintf("%v", x); !strings.Contains(got, "not yet run") {
		t.Errorf("%q", got)
	}
	if got := tensor.Show(ctx, x).String(); got != "[0.00000000e+00 1.00000000e+00 1.41421354e+00 ... 1.02399854e+03\n 1.02399902e+03 1.02399951e+03]" {
		t.Errorf("%s", got)
	}
	if got := fmt.Sprintf("%v", x); !strings.Contains(got, "not yet run") {
		t.Errorf("after its ends were shown it is %q", got)
	}
}

func TestShowErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Ones(dev, dtype.Float32, 2, 3)
	var broadcast *shape.ReshapeError
	if _, err := tensor.Show(context.Background(), x.Reshape(5)).Text(); !errors.As(err, &broadcast) {
		t.Errorf("%v, want the tensor's own", err)
	}
	if got := fmt.Sprint(tensor.Show(context.Background(), x.Reshape(5))); !strings.HasPrefix(got, "%!v(reshape: ") {
		t.Errorf("%q", got)
	}
	var missing *tensor.MissingError
	if _, err := tensor.Show(context.Background(), nil).Text(); !errors.As(err, &missing) {
		t.Errorf("%v, want a MissingError", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := tensor.Show(ctx, x.Add(1)).Text(); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want the context's", err)
	}
}

// An error of Show names the line that prints it.
func TestShowNamesTheLineThatPrints(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3})
	x.Close()
	for _, got := range []string{fmt.Sprint(tensor.Show(ctx, x)), fmt.Sprintf("%v, %.3f", tensor.Show(ctx, x), tensor.Show(ctx, x)), tensor.Show(ctx, x).String()} {
		if !strings.Contains(got, "at tensor/show_test.go:") || strings.Contains(got, "fmt/") {
			t.Error(got)
		}
	}
}
