// Package onnxtest runs folders of ONNX's own tests: each has a model.onnx and folders
// test_data_set_0, 1, ... with input_0.pb, output_0.pb and so on.
package onnxtest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// The tolerances of ONNX's runner: a difference of at most Absolute + Relative*|expected|.
const (
	Relative = 1e-3
	Absolute = 1e-7
)

// Verdict is what became of a test.
type Verdict int

// The verdicts.
const (
	Passed Verdict = iota
	Failed
	Unsupported // an operator or a type is missing
)

func (v Verdict) String() string { return [...]string{"passed", "failed", "unsupported"}[v] }

// Result is a test's.
type Result struct {
	Name    string
	Ops     []string // the operators of the model
	Verdict Verdict
	Err     error  // why it did not pass
	Digest  string // SHA-256 of all results' elements
}

// Folders are the tests of a folder, by name.
func Folders(dir string) ([]string, error) {
	if _, err := os.Stat(dir); err != nil {
		return nil, err
	}
	list, err := filepath.Glob(filepath.Join(dir, "*", "model.onnx"))
	for i := range list {
		list[i] = filepath.Dir(list[i])
	}
	if err == nil && len(list) == 0 {
		err = fmt.Errorf("%s has no folders with a model.onnx", dir)
	}
	slices.Sort(list)
	return list, err
}

// Run runs the test of a folder.
func Run(ctx context.Context, dev *device.Device, dir string) Result {
	r := Result{Name: filepath.Base(dir)}
	m, err := model.LoadContext(ctx, dev, filepath.Join(dir, "model.onnx"))
	if err != nil {
		var missing *model.MissingOpError
		r.Verdict, r.Err = Failed, err
		if errors.As(err, &missing) {
			r.Verdict = Unsupported
			for _, one := range missing.Missing {
				r.Ops = append(r.Ops, one.Op)
			}
		}
		return r
	}
	defer m.Close()
	r.Ops = m.Operators()
	sets, err := filepath.Glob(filepath.Join(dir, "test_data_set_*"))
	if err == nil && len(sets) == 0 {
		err = errors.New("there is no test data")
	}
	digest := sha256.New()
	for _, set := range sets {
		if err == nil {
			err = runSet(ctx, dev, m, set, digest)
		}
	}
	if r.Err = err; err != nil {
		r.Verdict = Failed
	}
	r.Digest = hex.EncodeToString(digest.Sum(nil))
	return r
}

// runSet runs the model with the data of a folder, and holds the results against it;
// what they are goes to the digest.
func runSet(ctx context.Context, dev *device.Device, m *model.Model, set string, digest io.Writer) error {
	inputs := map[string]model.Value{}
	for i, p := range m.Inputs() {
		v, err := readValue(dev, filepath.Join(set, fmt.Sprintf("input_%d.pb", i)), p)
		if errors.Is(err, os.ErrNotExist) {
			break
		}
		if err != nil {
			return err
		}
		inputs[p.Name] = v
	}
	out, err := m.RunValues(ctx, inputs)
	if err != nil {
		return err
	}
	var faults []error
	for i, p := range m.Outputs() {
		if err := write(ctx, digest, out[p.Name]); err != nil {
			return err
		}
		want, err := readValue(dev, filepath.Join(set, fmt.Sprintf("output_%d.pb", i)), p)
		if errors.Is(err, os.ErrNotExist) {
			break
		}
		if err != nil {
			return err
		}
		if err := compare(ctx, dev, out[p.Name], want); err != nil {
			faults = append(faults, fmt.Errorf("output %s: %w", p.Name, err))
		}
	}
	return errors.Join(faults...)
}

// write writes what a value is: its type, shape and elements.
func write(ctx context.Context, w io.Writer, v model.Value) error {
	if v == nil {
		return nil
	}
	fmt.Fprintln(w, v)
	switch v := v.(type) {
	case *model.Tensor:
		data, err := tensor.ReadBytes(ctx, v.Tensor())
		if err != nil {
			return err
		}
		_, err = w.Write(data)
		return err
	case *model.Strings:
		fmt.Fprintf(w, "%q\n", v.Data)
	case *model.Sequence:
		for _, one := range v.Values {
			if err := write(ctx, w, one); err != nil {
				return err
			}
		}
	case *model.Optional:
		return write(ctx, w, v.Value)
	}
	return nil
}

// mostOfAValue is what is read of a file with an operand or a result, in bytes.
const mostOfAValue = 1 << 31

func readValue(dev *device.Device, path string, p model.Port) (model.Value, error) {
	data, err := readfile.Regular(path, mostOfAValue)
	if err != nil {
		return nil, err
	}
	v, err := model.ReadValue(dev, data, p)
	if a, ok := v.(*model.Tensor); ok && p.Type == dtype.BFloat16.String() && a.DType() == dtype.Uint16 {
		return asBFloat16(dev, a.Tensor())
	}
	return v, err
}

// asBFloat16 is a tensor of bits: ONNX's files have bfloat16 as uint16, NumPy having none.
func asBFloat16(dev *device.Device, t *tensor.Tensor) (model.Value, error) {
	data, err := tensor.ReadBytes(context.Background(), t)
	if err != nil {
		return nil, err
	}
	x := tensor.FromBytes(dev, dtype.BFloat16, data, t.Shape()...)
	return model.NewTensor(x), x.Err()
}

// compare holds a value against what is expected.
func compare(ctx context.Context, dev *device.Device, got, want model.Value) error {
	switch want := want.(type) {
	case *model.Tensor:
		g, ok := got.(*model.Tensor)
		if !ok {
			return fmt.Errorf("is %v, not a tensor", got)
		}
		return compareTensors(ctx, g.Tensor(), want.Tensor())
	case *model.Strings:
		g, ok := got.(*model.Strings)
		if !ok || !slices.Equal(g.Dims, want.Dims) || !slices.Equal(g.Data, want.Data) {
			return fmt.Errorf("is %v, want %v %q", got, want, want.Data)
		}
	case *model.Sequence:
		g, ok := got.(*model.Sequence)
		if !ok || len(g.Values) != len(want.Values) {
			return fmt.Errorf("is %v, want %v", got, want)
		}
		for i := range want.Values {
			if err := compare(ctx, dev, g.Values[i], want.Values[i]); err != nil {
				return fmt.Errorf("[%d] %w", i, err)
			}
		}
	case *model.Optional:
		if o, ok := got.(*model.Optional); ok {
			got = o.Value
		}
		if want.Value == nil || got == nil {
			if want.Value != nil || got != nil {
				return fmt.Errorf("is %v, want %v", got, want)
			}
			return nil
		}
		return compare(ctx, dev, got, want.Value)
	}
	return nil
}

func compareTensors(ctx context.Context, got, want *tensor.Tensor) error {
	if got.DType() != want.DType() || !slices.Equal(got.Shape(), want.Shape()) {
		return fmt.Errorf("is %s%v, want %s%v", got.DType(), got.Shape(), want.DType(), want.Shape())
	}
	a, err := tensor.ReadBytes(ctx, got)
	if err != nil {
		return err
	}
	b, err := tensor.ReadBytes(ctx, want)
	if err != nil {
		return err
	}
	if slices.Equal(a, b) {
		return nil
	}
	if k := want.DType().Kind(); k != dtype.KindFloat && k != dtype.KindComplex {
		return differ(ctx, got, want, nil)
	}
	return differ(ctx, got, want, func(g, w float64) bool {
		d := g - w
		return g == w || g != g && w != w || d <= Absolute+Relative*abs(w) && -d <= Absolute+Relative*abs(w)
	})
}

func abs(x float64) float64 { return max(x, -x) }

// differ names the first elements that are not close; a nil close is equality.
func differ(ctx context.Context, got, want *tensor.Tensor, close func(g, w float64) bool) error {
	g, err := numbers(ctx, got)
	if err != nil {
		return err
	}
	w, err := numbers(ctx, want)
	if err != nil {
		return err
	}
	if close == nil {
		close = func(g, w float64) bool { return g == w }
	}
	var text []string
	n := 0
	for i := range g {
		if close(g[i], w[i]) {
			continue
		}
		if n++; n <= 3 {
			text = append(text, fmt.Sprintf("[%d] is %v, want %v", i, g[i], w[i]))
		}
	}
	if n == 0 {
		return nil
	}
	return fmt.Errorf("%d of %d elements differ: %s", n, len(g), strings.Join(text, "; "))
}

func numbers(ctx context.Context, t *tensor.Tensor) ([]float64, error) {
	if t.DType().Kind() == dtype.KindComplex {
		re, err := tensor.Read[float64](ctx, t.Real().Cast(dtype.Float64))
		if err != nil {
			return nil, err
		}
		im, err := tensor.Read[float64](ctx, t.Imag().Cast(dtype.Float64))
		return append(re, im...), err
	}
	return tensor.Read[float64](ctx, t.Cast(dtype.Float64))
}
