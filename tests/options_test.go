package tests

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"maps"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/mlir"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/images"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// optionTypes finds the option types of public packages, what takes them, and what makes
// them of values, each with its package's name.
func optionTypes(t *testing.T) (taking, making []string) {
	kind := regexp.MustCompile(`^type (\w*Option)\b`)
	for _, pkg := range publicPackages {
		lines := surfaceOf(t, pkg).lines
		for _, line := range lines {
			found := kind.FindStringSubmatch(line)
			if found == nil {
				continue
			}
			takes := regexp.MustCompile(`^func (?:\(\*?(\w+)\) )?(\w+)(?:\[.*?\])?\(.*\.\.\.` + found[1] + `\)`)
			makes := regexp.MustCompile(`^func (\w+)\(.+\) ` + found[1] + `$`)
			for _, other := range lines {
				if f := takes.FindStringSubmatch(other); f != nil {
					taking = append(taking, strings.Join(slices.DeleteFunc([]string{filepath.Base(pkg), f[1], f[2]}, func(s string) bool { return s == "" }), "."))
				}
				if f := makes.FindStringSubmatch(other); f != nil {
					making = append(making, filepath.Base(pkg)+"."+f[1])
				}
			}
		}
	}
	return taking, making
}

// added is the file of an ONNX model c = a + b, of vectors of any length.
func added(t *testing.T) []byte {
	port := func(name string) *onnxpb.ValueInfo {
		s := &onnxpb.Shape{Dim: []*onnxpb.Shape_Dimension{{Value: &onnxpb.Shape_Dimension_DimParam{DimParam: "n" + name}}}}
		return &onnxpb.ValueInfo{Name: &name, Type: &onnxpb.ValueType{Value: &onnxpb.ValueType_TensorType_{
			TensorType: &onnxpb.ValueType_TensorType{ElemType: proto.Int32(int32(onnxpb.Tensor_FLOAT)), Shape: s}}}}
	}
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(8), OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(17)}},
		Graph: &onnxpb.Graph{Input: []*onnxpb.ValueInfo{port("a"), port("b")}, Output: []*onnxpb.ValueInfo{port("c")},
			Node: []*onnxpb.Node{{OpType: proto.String("Add"), Input: []string{"a", "b"}, Output: []string{"c"}}}}})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func closed(c interface{ Close() error }, err error) error {
	if err != nil {
		return err
	}
	return c.Close()
}

// A nil option changes nothing, of every function of the public packages that takes
// options: a program may have one in a variable that it sets or not.
func TestNilOptionsChangeNothing(t *testing.T) {
	dev := testdev.Open(t)
	x, edges := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2), tensor.From(dev, []float32{0, 2, 5})
	file := added(t)
	path := filepath.Join(t.TempDir(), "net.onnx")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	vector := []mlir.Type{mlir.Ranked(dtype.Float32, 2), mlir.Ranked(dtype.Float32, 2)}
	calls := map[string]func() error{
		"device.List":       func() error { _, err := device.List(nil); return err },
		"device.Open":       func() error { return closed(device.Open(device.WithSelector("host"), nil)) },
		"model.Load":        func() error { return closed(model.Load(dev, path, nil)) },
		"model.LoadContext": func() error { return closed(model.LoadContext(t.Context(), dev, path, nil)) },
		"model.Read":        func() error { return closed(model.Read(dev, bytes.NewReader(file), nil)) },
		"model.ReadContext": func() error { return closed(model.ReadContext(t.Context(), dev, bytes.NewReader(file), nil)) },
		"mlir.New":          func() error { _, err := mlir.New("add", vector, vector[0], nil); return err },
		"mlir.Verify":       func() error { return mlir.Verify("add", vector, vector[0], nil) },
		"images.From":       func() error { return images.From(dev, image.NewGray(image.Rect(0, 0, 2, 2)), nil).Err() },
		"images.To": func() error {
			_, err := images.To(t.Context(), tensor.Zeros(dev, dtype.Uint8, 2, 2), nil)
			return err
		},
		"tensor.Linspace":   func() error { return tensor.Linspace[float32](dev, 0, 1, 3, nil).Err() },
		"tensor.LinspaceOf": func() error { return tensor.LinspaceOf(dev, dtype.Float32, 0, 1, 3, nil).Err() },
		"tensor.MeshGrid":   func() error { return tensor.MeshGrid([]*tensor.Tensor{edges}, nil)[0].Err() },
		"tensor.Var.Put":    func() error { return tensor.NewVar("v", x).Put(0, tensor.From(dev, []int32{1}), 0, nil) },
	}
	for name, call := range optionMethods(dev) {
		calls["tensor.Tensor."+name] = call
	}
	taking, _ := optionTypes(t)
	for _, name := range taking {
		if calls[name] == nil {
			t.Errorf("%s takes options, and no test passes it a nil one", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(calls)) {
		if !slices.Contains(taking, name) {
			t.Errorf("%s takes no options", name)
		}
		if err := calls[name](); err != nil {
			t.Errorf("%s with a nil option: %v", name, err)
		}
	}
}

// optionMethods call each method of a Tensor that takes options with a nil one.
func optionMethods(dev *device.Device) map[string]func() error {
	x, index := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2), tensor.From(dev, []int32{0, 1}, 1, 2)
	receivers := map[string]*tensor.Tensor{"BinCount": index, "SearchSorted": x.Reshape(-1)}
	arguments := map[string]map[int]any{ // by the parameter's number
		"HistogramOf": {1: tensor.From(dev, []float32{0, 2, 5})}, "Resize": {1: []int{0}, 2: []int{4}}, "MatMul": {1: x}, "LstSq": {1: x},
	}
	calls := map[string]func() error{}
	for i := range reflect.TypeFor[*tensor.Tensor]().NumMethod() {
		m := reflect.TypeFor[*tensor.Tensor]().Method(i)
		last := m.Type.NumIn() - 1
		if !m.Type.IsVariadic() || !strings.HasSuffix(m.Type.In(last).Elem().Name(), "Option") {
			continue
		}
		in := []reflect.Value{reflect.ValueOf(x)}
		switch r := receivers[m.Name]; {
		case r != nil:
			in[0] = reflect.ValueOf(r)
		case strings.HasSuffix(strings.TrimSuffix(m.Name, "N"), "FFT") && m.Name[0] != 'R' && m.Name != "IHFFT":
			in[0] = reflect.ValueOf(x.Cast(dtype.Complex64))
		}
		for i := 1; i < last; i++ {
			given, ok := arguments[m.Name][i]
			switch typ := m.Type.In(i); {
			case ok:
			case typ == reflect.TypeFor[int]() && i == 1:
				given = 0 // an axis, or a number of bins
				if last == 2 && strings.HasSuffix(m.Name, "Count") || m.Name == "Histogram" {
					given = 2
				}
			case typ == reflect.TypeFor[int]():
				given = 1
			case typ == reflect.TypeFor[[]int]():
				given = []int(nil)
			case typ == reflect.TypeFor[float64]():
				given = 0.5
			case typ == reflect.TypeFor[[]float64]():
				given = []float64{0.5}
			case typ == reflect.TypeFor[*tensor.Tensor]():
				given = index
			default:
				given = 1.0
			}
			in = append(in, reflect.ValueOf(given))
		}
		calls[m.Name] = func() error {
			out := m.Func.Call(append(in, reflect.Zero(m.Type.In(last).Elem())))
			return out[0].Interface().(*tensor.Tensor).Err()
		}
	}
	return calls
}

// An option that is given a value that it does not have is an error of whoever takes it,
// of every option that is made of a value.
func TestOptionsRefuseSenselessValues(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2)
	n := tensor.From(dev, []int32{0, 1})
	open := func(o device.Option) error { return closed(device.Open(device.WithSelector("host"), o)) }
	histogram := func(o tensor.HistogramOption) error { counts, _ := x.Histogram(2, o); return counts.Err() }
	from := func(o images.Option) error { return images.From(dev, image.NewGray(image.Rect(0, 0, 2, 2)), o).Err() }
	values := map[string][]error{
		"device.WithPipelineBudget": {open(device.WithPipelineBudget(0)), open(device.WithPipelineBudget(-1))},
		"device.WithSelector":       {closed(device.Open(device.WithSelector("no such device")))},
		"model.WithPlans":           {closed(model.Read(dev, bytes.NewReader(added(t)), model.WithPlans(-1)))},
		"model.WithRoot":            {closed(model.Read(dev, bytes.NewReader(added(t)), model.WithRoot("no such folder")))},
		"images.Channels":           {from(images.Channels(0)), from(images.Channels(2)), from(images.Channels(-1))},
		"images.As":                 {from(images.As(dtype.Int64)), from(images.As(99))},
		"tensor.Correction":         {x.Variance(nil, tensor.Correction(-1)).Err()},
		"tensor.FFTLength":          {x.FFT(0, tensor.FFTLength(0)).Err(), x.FFT(0, tensor.FFTLength(-1)).Err(), x.FFT(0, tensor.FFTLength(1, 2)).Err()},
		"tensor.HistogramRange":     {histogram(tensor.HistogramRange(2, 1))},
		"tensor.Weights":            {histogram(tensor.Weights(nil)), n.BinCount(3, tensor.Weights(nil)).Err()},
		"tensor.As":                 {x.CumulativeSum(0, tensor.As(99)).Err(), x.Sum(nil, tensor.As(99)).Err(), x.Sum(nil, tensor.As(dtype.Bool)).Err()},
		"tensor.Decimals":           {x.Round(tensor.Decimals(5000)).Err()},
		"tensor.Sorter":             {x.Reshape(-1).SearchSorted(1, tensor.Sorter(nil)).Err()},
		"tensor.RTol":               {x.Pinv(tensor.RTol(-1)).Err(), x.MatrixRank(tensor.RTol(math.NaN())).Err(), x.LstSq(x, tensor.RTol(math.Inf(1))).Err()},
		"tensor.Before":             {x.Diff(0, 1, tensor.Before(nil)).Err()},
		"tensor.Behind":             {x.Diff(0, 1, tensor.Behind(nil)).Err()},
		"tensor.Scale":              {x.LayerNorm(nil, 1, tensor.Scale(nil)).Err(), x.RMSNorm(nil, 1, tensor.Scale(nil)).Err()},
		"tensor.Bias":               {x.LayerNorm(nil, 1, tensor.Scale(x), tensor.Bias(nil)).Err()},
		"a choice":                  {x.FFT(0, tensor.FFTNorm(3)).Err(), x.Quantile(nil, 0.5, tensor.QuantileMethod(99)).Err(), n.SearchSorted(1, tensor.Side(2)).Err(), x.Resize([]int{0}, []int{4}, tensor.ResizeMode(3)).Err(), x.Put(0, n, 1, tensor.ScatterMode(5)).Err(), tensor.MeshGrid([]*tensor.Tensor{n}, tensor.Indexing(2))[0].Err()},
	}
	// Any folder may be one yet, and what cannot be written is said to the logger; no logger is one that
	// says nothing; a line is one whatever its slope.
	takesAll := []string{"device.WithCacheDir", "device.WithLogger", "tensor.SlopeAndOffset"}
	_, making := optionTypes(t)
	for _, name := range making {
		if values[name] == nil && !slices.Contains(takesAll, name) {
			t.Errorf("%s is made of a value, and no test gives it a senseless one", name)
		}
	}
	for name, list := range values {
		for i, err := range list {
			if err == nil {
				t.Errorf("%s: value %d is accepted", name, i)
			}
		}
	}
	var wrong *device.OptionError
	for _, err := range append(values["device.WithPipelineBudget"], values["model.WithPlans"]...) {
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), fmt.Sprintf("%s(%v)", wrong.Option, wrong.Value)) {
			t.Errorf("%v, want an OptionError with its option and value", err)
		}
	}
}
