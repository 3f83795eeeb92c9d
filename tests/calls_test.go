package tests

import (
	"bytes"
	"cmp"
	"context"
	"go/ast"
	"go/parser"
	"go/token"
	"image"
	"io"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/mlir"
	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/images"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/encoding/safetensors"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// call is a function or a method of the public packages that does something on a device.
type call struct {
	name     string // package.Function, package.Type.Method
	params   []string
	waits    bool // it takes a context
	receiver reflect.Type
	function reflect.Value
}

// functions are those of the public packages that take a device, a tensor or a context.
var functions = map[string]any{
	"images.From": images.From, "images.To": images.To,
	"mlir.Apply": mlir.Apply,
	"model.Load": model.Load, "model.LoadContext": model.LoadContext, "model.Read": model.Read, "model.ReadContext": model.ReadContext,
	"npy.Read": npy.Read, "npy.ReadContext": npy.ReadContext, "npy.ReadFile": npy.ReadFile, "npy.ReadFileContext": npy.ReadFileContext,
	"npy.Write": npy.Write, "npy.WriteArchive": npy.WriteArchive, "npy.WriteArchiveFile": npy.WriteArchiveFile,
	"npy.WriteCompressed": npy.WriteCompressed, "npy.WriteFile": npy.WriteFile,
	"onnx.From": func(dev *device.Device, data []float32, dims ...int) error {
		return onnx.From(dev, data, dims...).Err()
	},
	"onnx.Full": func(dev *device.Device, value float32, dims ...int) error {
		return onnx.Full(dev, value, dims...).Err()
	},
	"safetensors.Write": safetensors.Write, "safetensors.WriteFile": safetensors.WriteFile,
	"tensor.Arange": tensor.Arange[float32], "tensor.ArangeOf": tensor.ArangeOf,
	"tensor.AsArray": tensor.AsArray, "tensor.BroadcastArrays": tensor.BroadcastArrays, "tensor.Compile": tensor.Compile,
	"tensor.Concat": tensor.Concat, "tensor.ConcatFlat": tensor.ConcatFlat, "tensor.Einsum": tensor.Einsum, "tensor.Eval": tensor.Eval,
	"tensor.Explain": tensor.Explain, "tensor.Eye": tensor.Eye, "tensor.FFTFreq": tensor.FFTFreq, "tensor.From": tensor.From[float32],
	"tensor.FromBytes": tensor.FromBytes, "tensor.FromBytesContext": tensor.FromBytesContext, "tensor.FromOf": tensor.FromOf,
	"tensor.Full": tensor.Full[float32], "tensor.FullOf": tensor.FullOf, "tensor.Item": tensor.Item[float32],
	"tensor.Linspace": tensor.Linspace[float32], "tensor.LinspaceOf": tensor.LinspaceOf,
	"tensor.Measure": tensor.Measure, "tensor.MeasureFunc": tensor.MeasureFunc, "tensor.MeshGrid": tensor.MeshGrid,
	"tensor.NewRand": func(dev *device.Device, seed uint64) *tensor.Tensor { return tensor.NewRand(dev, seed).Bits(3) },
	"tensor.NewVar":  tensor.NewVar, "tensor.Ones": tensor.Ones, "tensor.Precompile": tensor.Precompile, "tensor.RFFTFreq": tensor.RFFTFreq,
	"tensor.QuantizedFromBytes": tensor.QuantizedFromBytes,
	"tensor.RandOf": func(key, draw *tensor.Tensor) *tensor.Tensor {
		return tensor.RandOf(key.Cast(dtype.Int32), draw.Cast(dtype.Int32)).Bits(4, 4)
	},
	"tensor.Read": tensor.Read[float32], "tensor.ReadBytes": tensor.ReadBytes,
	"tensor.ReadInto": func(ctx context.Context, t *tensor.Tensor) error {
		return tensor.ReadInto(ctx, tensor.Into(t, new([][]float32)))
	},
	"tensor.Show":    func(ctx context.Context, t *tensor.Tensor) error { _, err := tensor.Show(ctx, t).Text(); return err },
	"tensor.Stack":   tensor.Stack,
	"tensor.StatsOf": tensor.StatsOf, "tensor.Where": tensor.Where, "tensor.Zeros": tensor.Zeros,
	"tensor.MaxOf": tensor.MaxOf, "tensor.MeanOf": tensor.MeanOf, "tensor.MinOf": tensor.MinOf, "tensor.SumOf": tensor.SumOf,
	"tensor.Scale":  func(t *tensor.Tensor) *tensor.Tensor { return t.RMSNorm(nil, 1, tensor.Scale(t)) },
	"tensor.Bias":   func(t *tensor.Tensor) *tensor.Tensor { return t.LayerNorm(nil, 1, tensor.Scale(t), tensor.Bias(t)) },
	"tensor.Before": func(t *tensor.Tensor) *tensor.Tensor { return t.Diff(0, 1, tensor.Before(t)) },
	"tensor.Behind": func(t *tensor.Tensor) *tensor.Tensor { return t.Diff(0, 1, tensor.Behind(t)) },
	"tensor.Sorter": func(positions *tensor.Tensor) *tensor.Tensor {
		return positions.SearchSorted(1, tensor.Sorter(positions))
	},
	"tensor.Weights": func(weights *tensor.Tensor) *tensor.Tensor {
		counts, _ := weights.Histogram(2, tensor.HistogramRange(0, 1), tensor.Weights(weights))
		return counts
	},
	"xla.Apply": xla.Apply, "xla.Broadcast": xla.Broadcast, "xla.BroadcastInDim": xla.BroadcastInDim, "xla.Clamp": xla.Clamp,
	"xla.Select": xla.Select,
}

// receivers are the types whose methods do something on a device.
var receivers = map[string]reflect.Type{
	"device.Device": reflect.TypeFor[*device.Device](), "tensor.Tensor": reflect.TypeFor[*tensor.Tensor](),
	"tensor.Var": reflect.TypeFor[*tensor.Var](), "tensor.Function": reflect.TypeFor[*tensor.Function](),
	"tensor.Rand": reflect.TypeFor[*tensor.Rand](), "tensor.Quantized": reflect.TypeFor[*tensor.Quantized](), "model.Model": reflect.TypeFor[*model.Model](),
	"model.Tensor": reflect.TypeFor[*model.Tensor](), "mlir.Operation": reflect.TypeFor[*mlir.Operation](),
	"onnx.Value": reflect.TypeFor[*onnx.Value](), "npy.Archive": reflect.TypeFor[*npy.Archive](),
	"safetensors.File": reflect.TypeFor[*safetensors.File](),
}

// withoutDevice are what the surface has of tensors and devices and does nothing on one,
// with the reason. What has no result that could be or carry an error needs no line here.
var withoutDevice = map[string]string{
	"device.Device.Err":      "it is the error",
	"device.Device.Close":    "closing twice is no mistake",
	"model.Model.Close":      "closing twice is no mistake",
	"npy.Archive.Close":      "it closes a file",
	"npy.Archive.Header":     "it reads a file",
	"safetensors.File.Close": "it closes a file",
	"safetensors.File.Info":  "it reads a file",
	"tensor.Tensor.Err":      "a mistake that was made before, and of what happens on the device it knows nothing",
	"tensor.Var.Err":         "a mistake that was made before, and of what happens on the device it knows nothing",
	"tensor.Quantized.Err":   "see tensor.Tensor.Err",
	"tensor.Var.At":          "it is a place; what is done there has the error",
	"onnx.Value.Err":         "a mistake that was made before, and of what happens on the device it knows nothing",
	"onnx.Value.Tensor":      "it is there already",
	"onnx.Of":                "it holds a tensor that is there already",
	"onnx.Apply":             "it is mlir's and tensor's operators on values; onnx.Eval and onnx.Read as well",
	"onnx.Broadcast":         "see onnx.Apply",
	"onnx.BroadcastLike":     "see onnx.Apply",
	"onnx.Expand":            "see onnx.Apply",
	"onnx.Reshape":           "see onnx.Apply",
	"onnx.ReshapeAllowZero":  "see onnx.Apply",
	"onnx.Eval":              "see onnx.Apply",
	"onnx.Read":              "see onnx.Apply",
	"model.NewTensor":        "it holds a tensor that is there already",
	"model.Tensor.Tensor":    "it is there already",
	"model.ReadValue":        "it takes what the host knows of a file, which no model has used",
	"mlir.Operation.Infer":   "it is of shapes alone",
	"tensor.Scalar":          "it is on no device",
	"tensor.Fail":            "it carries the error that it is given",
	"tensor.Into":            "it is a place; ReadInto has the error",
}

// surfaceCalls are the calls that the exported surface has, in the order of their names.
func surfaceCalls(t *testing.T) (calls []call) {
	t.Helper()
	line := regexp.MustCompile(`^func `)
	used := map[string]bool{}
	for _, pkg := range publicPackages {
		for _, text := range surfaceOf(t, pkg).lines {
			if !line.MatchString(text) {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), "", "package p\n"+text, 0)
			if err != nil {
				t.Fatal(err)
			}
			f := file.Decls[0].(*ast.FuncDecl)
			c := call{name: filepath.Base(pkg) + "." + f.Name.Name}
			for _, p := range f.Type.Params.List {
				for _, name := range p.Names {
					c.params = append(c.params, name.Name)
				}
				c.waits = c.waits || source(p.Type) == "context.Context"
			}
			if f.Recv != nil {
				owner := filepath.Base(pkg) + "." + baseName(f.Recv.List[0].Type)
				c.receiver, c.name = receivers[owner], owner+"."+f.Name.Name
				if c.receiver == nil || f.Name.Name == "Close" && f.Type.Results == nil {
					continue
				}
				m, _ := c.receiver.MethodByName(f.Name.Name)
				c.function = m.Func
			} else if given := functions[c.name]; given != nil {
				c.function = reflect.ValueOf(given)
			} else if !regexp.MustCompile(`device\.Device|\*Tensor|tensor\.Tensor|context\.Context|\*Value`).MatchString(source(f.Type)) || !c.ofDevice(pkg) || pkg == "device" {
				continue
			}
			if used[c.name] = true; withoutDevice[c.name] != "" || c.function.IsValid() && !c.fails() {
				continue
			}
			if !c.function.IsValid() {
				t.Errorf("%s takes a device, a tensor or a context, and is not among the functions of tests/calls_test.go", c.name)
				continue
			}
			calls = append(calls, c)
		}
	}
	for name := range functions {
		if !used[name] {
			t.Errorf("there is no %s", name)
		}
	}
	for name, why := range withoutDevice {
		if !used[name] {
			t.Errorf("there is no %s, of which it is said: %s", name, why)
		}
	}
	slices.SortFunc(calls, func(a, b call) int { return strings.Compare(a.name, b.name) })
	return calls
}

// ofDevice reports whether a package's values lie on devices; those of tml are onnx's kind
// and lie in a program's tensors, of which tensor's methods tell.
func (call) ofDevice(pkg string) bool { return pkg != "dialect/tml" }

// fails reports whether a call has a result that is or carries an error.
func (c call) fails() bool {
	for i := range c.function.Type().NumOut() {
		switch c.function.Type().Out(i) {
		case reflect.TypeFor[error](), reflect.TypeFor[*tensor.Tensor](), reflect.TypeFor[[]*tensor.Tensor](), reflect.TypeFor[*tensor.Var](),
			reflect.TypeFor[*tensor.Quantized](), reflect.TypeFor[tensor.Unique](), reflect.TypeFor[model.Summary]():
			return true
		}
	}
	return false
}

// things are what calls are made with, all on one device.
type things struct {
	ctx       context.Context
	dev       *device.Device
	folder    string
	receivers []*tensor.Tensor
	vars      []*tensor.Var
	values    map[reflect.Type]any      // by the type of a receiver or a parameter
	named     map[string]any            // by a parameter's name
	special   map[string]map[string]any // by a call's name and a parameter's
}

func vectors(dev *device.Device) []tensor.Param {
	return []tensor.Param{{DType: dtype.Float32, Dims: []int{4, 4}}}
}

// thingsOn makes all that calls take.
func thingsOn(t *testing.T, ctx context.Context, dev *device.Device) *things {
	t.Helper()
	u := &things{ctx: ctx, dev: dev, folder: t.TempDir()}
	whole := func(d dtype.DType, dims ...int) *tensor.Tensor {
		x := tensor.Arange[int32](dev, 0, int32(shape.Shape(dims).Size()), 1).Reshape(dims...).Remainder(4)
		return x.Cast(d)
	}
	f, n := whole(dtype.Float32, 4, 4), whole(dtype.Int32, 4, 4)
	mask := n.Less(2)
	u.receivers = []*tensor.Tensor{f, n, whole(dtype.Uint8, 4, 4), mask, whole(dtype.Complex64, 4, 4), whole(dtype.Float32, 4), whole(dtype.Float32, 1, 1, 4, 4),
		whole(dtype.Float32, 1, 4), whole(dtype.Float32, 3, 3), whole(dtype.Float32, 1), whole(dtype.Int32, 4), whole(dtype.Float32, 1, 32)}
	u.vars = []*tensor.Var{tensor.NewVar("f", f), tensor.NewVar("n", n)}
	body := func(in []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{in[0].Mul(2)} }
	function, err := tensor.Compile(ctx, dev, vectors(dev), body)
	if err != nil {
		t.Fatal(err)
	}
	file := added(t)
	net, err := model.Read(dev, bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { net.Close() })
	single := mlir.Ranked(dtype.Float32, 4, 4)
	operation, err := mlir.New("add", []mlir.Type{single, single}, single)
	if err != nil {
		t.Fatal(err)
	}
	stored := tensor.From(dev, []float32{1, 2})
	var plain, archive bytes.Buffer
	path := func(name string) string { return filepath.Join(u.folder, name) }
	for _, err := range []error{
		npy.Write(ctx, &plain, stored), npy.WriteFile(ctx, path("in.npy"), stored),
		npy.WriteArchive(ctx, &archive, map[string]*tensor.Tensor{"a": stored}),
		safetensors.WriteFile(ctx, path("in.safetensors"), map[string]*tensor.Tensor{"a": stored}, nil),
		os.WriteFile(path("in.onnx"), file, 0o600),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	a, err := npy.NewArchive(bytes.NewReader(archive.Bytes()), int64(archive.Len()))
	if err != nil {
		t.Fatal(err)
	}
	s, err := safetensors.Open(path("in.safetensors"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	vector := whole(dtype.Int32, 4)
	weights, image1 := whole(dtype.Float32, 1, 1, 2, 2), image.NewGray(image.Rect(0, 0, 2, 2))
	u.values = map[reflect.Type]any{
		reflect.TypeFor[context.Context](): ctx, reflect.TypeFor[*device.Device](): dev, reflect.TypeFor[image.Image](): image1,
		reflect.TypeFor[*tensor.Function](): function, reflect.TypeFor[*tensor.Rand](): tensor.NewRand(dev, 1),
		reflect.TypeFor[*tensor.Quantized](): tensor.QuantizedFromBytes(ctx, dev, tensor.Q4_0, make([]byte, 4*18), 4, 32), reflect.TypeFor[tensor.BlockFormat](): tensor.Q4_0,
		reflect.TypeFor[*model.Model](): net, reflect.TypeFor[*model.Tensor](): model.NewTensor(f), reflect.TypeFor[*mlir.Operation](): operation,
		reflect.TypeFor[*onnx.Value](): onnx.Of(f), reflect.TypeFor[*npy.Archive](): a, reflect.TypeFor[*safetensors.File](): s,
		reflect.TypeFor[dtype.DType](): dtype.Float32, reflect.TypeFor[[]tensor.Param](): vectors(dev),
		reflect.TypeFor[func([]*tensor.Tensor) []*tensor.Tensor](): body,
		reflect.TypeFor[func(*tensor.Tensor) *tensor.Tensor]():     func(x *tensor.Tensor) *tensor.Tensor { return x.Neg() },
		reflect.TypeFor[func() ([]*tensor.Tensor, error)]():        func() ([]*tensor.Tensor, error) { return []*tensor.Tensor{f.Mul(3)}, nil },
		reflect.TypeFor[tensor.Window]():                           tensor.Window{Size: []int{2, 2}, Strides: []int{2, 2}},
		reflect.TypeFor[tensor.Pooling]():                          tensor.Pooling{Size: []int{2, 2}},
		reflect.TypeFor[map[string]*tensor.Tensor]():               map[string]*tensor.Tensor{"a": stored, "b": stored},
		reflect.TypeFor[map[string]model.Value]():                  map[string]model.Value{"a": model.NewTensor(stored), "b": model.NewTensor(stored)},
		reflect.TypeFor[[]*tensor.Var]():                           []*tensor.Var{tensor.NewVar("into", f)},
		reflect.TypeFor[io.Writer]():                               io.Discard,
		reflect.TypeFor[*ops.Op]():                                 ops.Add,
		reflect.TypeFor[[][2]int]():                                [][2]int{{1, 1}},
	}
	u.named = map[string]any{
		"axis": 0, "axis1": 0, "axis2": 1, "k": 1, "size": 2, "step": 1, "sections": 2, "depth": 4, "n": 2, "rows": 2, "columns": 2, "segments": 4, "bins": 4,
		"repetitions": []int{2}, "indices": vector, "ids": vector, "counts": vector, "mask": mask, "cond": mask, "condition": vector.Less(2),
		"sizes": []int{2, 2}, "source": []int{0}, "destination": []int{1}, "xAxes": []int{0}, "yAxes": []int{0},
		"start": float32(0), "stop": float32(3), "spacing": 1.0, "data": []float32{1, 2, 3}, "value": 1, "q": 0.5, "p": 1.0, "epsilon": 1e-5,
		"alpha": 0.5, "beta": 0.5, "slope": 0.5, "low": 0, "high": 4, "mean": 0.0, "std": 1.0, "decimals": []int{1},
		"scale": nil, "bias": nil, "sorter": nil, "before": nil, "behind": nil, "weights": nil, "edges": whole(dtype.Float32, 4).CumulativeSum(0),
		"places": whole(dtype.Float32, 4).CumulativeSum(0), "heights": whole(dtype.Float32, 4),
		"dst": fresh(func() any { return make([]byte, 64) }), "name": "a", "min": 0, "max": 1, "dims": nil, "metadata": map[string]string(nil), "equation": "ij,jk->ik", "v": []float32{1},
		"broadcastDims": nil,
	}
	u.special = map[string]map[string]any{
		"images.To":                      {"t": whole(dtype.Uint8, 4, 4)},
		"mlir.Apply":                     {"name": "add"},
		"model.Load":                     {"path": path("in.onnx")},
		"model.LoadContext":              {"path": path("in.onnx")},
		"model.Read":                     {"r": fresh(func() any { return bytes.NewReader(file) })},
		"model.ReadContext":              {"r": fresh(func() any { return bytes.NewReader(file) })},
		"npy.Read":                       {"r": fresh(func() any { return bytes.NewReader(plain.Bytes()) })},
		"npy.ReadContext":                {"r": fresh(func() any { return bytes.NewReader(plain.Bytes()) })},
		"npy.ReadFile":                   {"path": path("in.npy")},
		"npy.ReadFileContext":            {"path": path("in.npy")},
		"npy.WriteFile":                  {"path": path("out.npy")},
		"npy.WriteArchiveFile":           {"path": path("out.npz")},
		"safetensors.WriteFile":          {"path": path("out.safetensors")},
		"onnx.Full":                      {"value": float32(1)},
		"tensor.Full":                    {"value": float32(1)},
		"tensor.FromBytes":               {"data": make([]byte, 4), "dims": []int{1}},
		"tensor.FromBytesContext":        {"data": make([]byte, 4), "dims": []int{1}},
		"tensor.QuantizedFromBytes":      {"data": make([]byte, 18), "dims": []int{32}},
		"tensor.FromOf":                  {"data": []float64{1}, "dims": []int{1}},
		"tensor.Item":                    {"t": whole(dtype.Float32, 1)},
		"tensor.Tensor.BroadcastTo":      {"dims": []int{2, 4, 4}},
		"tensor.Tensor.Reshape":          {"dims": []int{-1}},
		"tensor.Tensor.Conv":             {"weights": weights},
		"tensor.Tensor.GatherND":         {"indices": whole(dtype.Int32, 4, 1), "batchDims": 0},
		"tensor.Tensor.ScatterND":        {"indices": whole(dtype.Int32, 4, 1)},
		"tensor.Tensor.Scatter":          {"indices": n},
		"tensor.Tensor.TakeAlongAxis":    {"indices": n},
		"tensor.Tensor.OneHot":           {"d": dtype.Float32},
		"tensor.Tensor.Resize":           {"axes": []int{0}, "sizes": []int{3}},
		"tensor.Tensor.Permute":          {"axes": []int{1, 0}},
		"tensor.Tensor.Quantiles":        {"q": []float64{0.5}},
		"tensor.Tensor.Diagonal":         {"axes": []int{0, 1}},
		"tensor.Tensor.ExpandDims":       {"axes": []int{0}},
		"tensor.Tensor.BitCast":          {"d": dtype.Uint32},
		"tensor.Tensor.Prod":             {"axes": []int{0}},
		"tensor.Tensor.PadEdge":          {"widths": [][2]int{{1, 1}, {1, 1}}},
		"tensor.Tensor.PadReflect":       {"widths": [][2]int{{1, 1}, {1, 1}}},
		"tensor.Tensor.PadWrap":          {"widths": [][2]int{{1, 1}, {1, 1}}},
		"tensor.Rand.Permutation":        {"dims": []int{4}},
		"tensor.Rand.Uniform":            {"low": 0.0, "high": 1.0},
		"tensor.Function.Call":           {"args": []*tensor.Tensor{f}},
		"tensor.Function.CallInto":       {"args": []*tensor.Tensor{f}},
		"tensor.Function.Prepare":        {"args": []*tensor.Tensor{f}},
		"xla.Apply":                      {"name": "Add"},
		"xla.BroadcastInDim":             {"dims": []int{4, 4}, "broadcastDims": []int{0, 1}},
		"tensor.Rand.Integers":           {"d": dtype.Int32},
		"tensor.Weights":                 {"w": f},
		"tensor.Sorter":                  {"positions": vector},
		"tensor.Tensor.SelectAndScatter": {"source": whole(dtype.Float32, 2, 2), "mode": tensor.WindowMax},
		"tensor.Tensor.Pad":              {"fill": 0, "widths": [][2]int{{1, 1}, {1, 1}}},
		"xla.Select":                     {"pred": mask},
		"tensor.Tensor.TensorDot":        {"n": 1},
	}
	return u
}

// tensors are all that calls may be made with.
func (u *things) tensors() []*tensor.Tensor {
	list := slices.Clone(u.receivers)
	for _, group := range append(slices.Collect(maps.Values(u.special)), u.named) {
		for _, given := range group {
			list = append(list, tensorsIn(given)...)
		}
	}
	for _, given := range u.values {
		list = append(list, tensorsIn(given)...)
	}
	return list
}

// evaluate runs all of them.
func (u *things) evaluate() error { return tensor.Eval(u.ctx, u.tensors()...) }

// fresh makes an argument anew for each call.
type fresh func() any

// argument is what a call is given for a parameter; other is the tensor that it is given for those that
// are of no name.
func (u *things) argument(c call, i int, typ reflect.Type, other *tensor.Tensor) reflect.Value {
	name := c.params[i]
	given, ok := u.special[c.name][name]
	made := func() {
		if f, isFresh := given.(fresh); isFresh {
			given = f()
		}
	}
	if made(); !ok {
		given, ok = u.named[name]
		if made(); ok && given != nil && !reflect.TypeOf(given).ConvertibleTo(typ) {
			ok = false
		}
	}
	if !ok {
		given, ok = u.values[typ]
	}
	switch {
	case ok && given == nil:
		return reflect.Zero(typ)
	case ok:
		return reflect.ValueOf(given).Convert(typ)
	case typ == reflect.TypeFor[*tensor.Tensor](), typ == reflect.TypeFor[tensor.Operand]():
		return reflect.ValueOf(other).Convert(typ)
	case typ == reflect.TypeFor[[]*tensor.Tensor](), typ == reflect.TypeFor[[]tensor.Operand]():
		list := reflect.MakeSlice(typ, 2, 2)
		list.Index(0).Set(reflect.ValueOf(other))
		list.Index(1).Set(reflect.ValueOf(other))
		return list
	}
	return reflect.Zero(typ)
}

// on are the receivers that a call may have.
func (u *things) on(c call) (list []reflect.Value) {
	switch c.receiver {
	case nil:
		return []reflect.Value{{}}
	case reflect.TypeFor[*tensor.Tensor]():
		for _, x := range u.receivers {
			list = append(list, reflect.ValueOf(x))
		}
	case reflect.TypeFor[*tensor.Var]():
		for _, v := range u.vars {
			list = append(list, reflect.ValueOf(v))
		}
	default:
		list = append(list, reflect.ValueOf(u.values[c.receiver]))
	}
	return list
}

// with is what a call is made with, and how.
type with struct{ receiver, other int }

// try makes a call. ofTensors says that it was given a tensor or a variable.
func (u *things) try(c call, w with) (out []reflect.Value, ofTensors bool) {
	var in []reflect.Value
	if c.receiver != nil {
		in = append(in, u.on(c)[w.receiver])
	}
	typ := c.function.Type()
	for p := range c.params {
		in = append(in, u.argument(c, p, typ.In(len(in)), u.receivers[w.other]))
	}
	for _, v := range in {
		ofTensors = ofTensors || len(tensorsIn(v.Interface())) > 0
	}
	if typ.IsVariadic() {
		return c.function.CallSlice(in), ofTensors
	}
	return c.function.Call(in), ofTensors
}

// tensorsIn are the tensors that a value holds.
func tensorsIn(given any) []*tensor.Tensor {
	switch x := given.(type) {
	case *tensor.Tensor:
		if x == nil {
			return nil
		}
		return []*tensor.Tensor{x}
	case []*tensor.Tensor:
		return x
	case *tensor.Var:
		return []*tensor.Tensor{x.Tensor()}
	case *tensor.Quantized:
		return []*tensor.Tensor{x.Blocks()}
	case *model.Tensor:
		return []*tensor.Tensor{x.Tensor()}
	case map[string]*tensor.Tensor:
		return slices.Collect(maps.Values(x))
	}
	return nil
}

// failureOf is the first error among results.
func failureOf(out []reflect.Value) error {
	for _, v := range out {
		var err error
		switch v := v.Interface().(type) {
		case error:
			err = v
		case *tensor.Tensor:
			err = v.Err()
		case []*tensor.Tensor:
			for _, x := range slices.Backward(v) {
				err = cmp.Or(x.Err(), err)
			}
		case *tensor.Var:
			err = v.Err()
		case *tensor.Quantized:
			err = v.Err()
		case tensor.Unique:
			err = v.Values.Err()
		case model.Summary:
			err = v.Counted
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// working is what each call succeeds with, as a device that is open shows.
func (u *things) working(t *testing.T, calls []call) map[string]with {
	t.Helper()
	found := map[string]with{}
	for _, c := range calls {
		var first error

		for i := range u.on(c) {
			for _, j := range []int{min(i, len(u.receivers)-1), 0, 4, 5, 7} {
				if _, ok := found[c.name]; ok {
					continue
				}
				w := with{i, j}
				out, _ := u.try(c, w)
				if err := failureOf(out); err == nil {
					found[c.name] = w
				} else if first == nil {
					first = err
				}
			}
		}
		if _, ok := found[c.name]; !ok {
			t.Errorf("%s: no arguments of tests/calls_test.go are right: %v", c.name, first)
		}
	}
	return found
}
