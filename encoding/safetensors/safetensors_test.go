package safetensors_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/safetensors"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// fileOf is a file of this header and size bytes after it.
func fileOf(header string, size int) []byte {
	b := append(binary.LittleEndian.AppendUint64(nil, uint64(len(header))), header...)
	for i := range size {
		b = append(b, byte(i))
	}
	return b
}

func store(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func bytesOf(t *testing.T, x *tensor.Tensor) []byte {
	t.Helper()
	b, err := tensor.ReadBytes(context.Background(), x)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestRead(t *testing.T) {
	dev := testdev.Open(t)
	path := store(t, "x.safetensors", fileOf(`{"b":{"dtype":"BF16","shape":[2,2],"data_offsets":[4,12]},"__metadata__":{"format":"pt"}, "a":{"data_offsets":[0,4],"dtype":"F32","shape":[]},"f8":{"dtype":"F8_E4M3","shape":[3],"data_offsets":[12,15]},"none":{"dtype":"I64","shape":[0,7],"data_offsets":[15,15]}}   `, 15))
	f, err := safetensors.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if names := f.Names(); !slices.Equal(names, []string{"a", "b", "f8", "none"}) {
		t.Errorf("names %q", names)
	}
	if m := f.Metadata(); !maps.Equal(m, map[string]string{"format": "pt"}) {
		t.Errorf("metadata %v", m)
	}
	if info, err := f.Info("f8"); err != nil || info.Type != "F8_E4M3" || info.DType != dtype.Invalid || !slices.Equal(info.Shape, []int{3}) {
		t.Errorf("f8 is %+v (%v)", info, err)
	}
	for name, want := range map[string][]byte{"a": {0, 1, 2, 3}, "b": {4, 5, 6, 7, 8, 9, 10, 11}, "none": {}} {
		x, err := f.Read(dev, name)
		if err != nil {
			t.Fatal(err)
		}
		info, _ := f.Info(name)
		if got := bytesOf(t, x); !bytes.Equal(got, want) || x.DType() != info.DType || !slices.Equal(x.Shape(), info.Shape) {
			t.Errorf("%s is %v %v % x, want %v % x", name, x.DType(), x.Shape(), got, info, want)
		}
	}
	var fault *safetensors.FormatError
	if _, err := f.Read(dev, "f8"); !errors.As(err, &fault) || !strings.Contains(err.Error(), "F8_E4M3, which Weft does not have") {
		t.Errorf("a type that is not Weft's: %v", err)
	}
	if _, err := f.Read(dev, "c"); !errors.As(err, &fault) || !strings.Contains(err.Error(), "no such tensor") {
		t.Errorf("a name that is not there: %v", err)
	}
	all, err := f.ReadAll(dev)
	if !errors.As(err, &fault) || !strings.Contains(err.Error(), "F8_E4M3, which Weft does not have") {
		t.Errorf("all: %v", err)
	}
	if names := slices.Sorted(maps.Keys(all)); !slices.Equal(names, []string{"a", "b", "none"}) {
		t.Errorf("all but f8 are %q", names)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Read(dev, "a"); !errors.Is(err, os.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

// A dtype that is not known spoils its own tensor, and not the file.
func TestUnknownTypesSpoilTheirOwnTensor(t *testing.T) {
	dev := testdev.Open(t)
	f, err := safetensors.Open(store(t, "x.safetensors", fileOf(`{"a":{"dtype":"F32","shape":[],"data_offsets":[0,4]},"f8":{"dtype":"F8_E4M3FNUZ","shape":[3,1],"data_offsets":[4,7]},"b":{"dtype":"U8","shape":[2],"data_offsets":[7,9]}}`, 9)))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if info, err := f.Info("f8"); err != nil || info.Type != "F8_E4M3FNUZ" || info.DType != dtype.Invalid || !slices.Equal(info.Shape, []int{3, 1}) {
		t.Errorf("f8 is %+v (%v)", info, err)
	}
	for name, want := range map[string][]byte{"a": {0, 1, 2, 3}, "b": {7, 8}} {
		x, err := f.Read(dev, name)
		if err != nil {
			t.Fatal(err)
		}
		if got := bytesOf(t, x); !bytes.Equal(got, want) {
			t.Errorf("%s is % x, want % x", name, got, want)
		}
	}
	var fault *safetensors.FormatError
	if _, err := f.Read(dev, "f8"); !errors.As(err, &fault) || !strings.Contains(err.Error(), "F8_E4M3FNUZ, which Weft does not have") {
		t.Errorf("f8: %v", err)
	}
}

// all are tensors of every dtype that the format has.
func all(dev *device.Device) map[string]*tensor.Tensor {
	list := map[string]*tensor.Tensor{"scalar": tensor.Full(dev, float32(7)), "empty": tensor.Zeros(dev, dtype.Float16, 3, 0)}
	for _, d := range dtype.All() {
		if d != dtype.Complex128 {
			list["of "+d.String()] = tensor.Arange[int32](dev, 0, 6, 1).Reshape(2, 3).Cast(d)
		}
	}
	return list
}

func TestWrittenIsRead(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	want, texts := all(dev), map[string]string{"made by": "a \"test\"", "": "x"}
	path := filepath.Join(t.TempDir(), "x.safetensors")
	if err := safetensors.WriteFile(ctx, path, want, texts); err != nil {
		t.Fatal(err)
	}
	f, err := safetensors.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if !maps.Equal(f.Metadata(), texts) {
		t.Errorf("metadata %q", f.Metadata())
	}
	got, err := f.ReadAll(dev)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(want) {
		t.Errorf("%d tensors, want %d", len(got), len(want))
	}
	for name, x := range want {
		y := got[name]
		if y == nil || y.DType() != x.DType() || !slices.Equal(y.Shape(), x.Shape()) || !bytes.Equal(bytesOf(t, y), bytesOf(t, x)) {
			t.Errorf("%q came back as %v, want %v", name, y, x)
		}
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if n := binary.LittleEndian.Uint64(file); n%8 != 0 {
		t.Errorf("elements begin at byte %d, want a multiple of eight", 8+n)
	}
	var again bytes.Buffer
	if err := safetensors.Write(ctx, &again, want, texts); err != nil || !bytes.Equal(again.Bytes(), file) {
		t.Errorf("the same tensors are not the same file (%v)", err)
	}
}

// The example of the format's own documentation, byte for byte.
func TestWrittenAsDocumented(t *testing.T) {
	dev := testdev.Open(t)
	var out bytes.Buffer
	err := safetensors.Write(context.Background(), &out, map[string]*tensor.Tensor{"test": tensor.Zeros(dev, dtype.Float32, 2, 2)}, nil)
	want := append(fileOf(`{"test":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}}    `, 0), make([]byte, 16)...)
	if err != nil || !bytes.Equal(out.Bytes(), want) {
		t.Errorf("%q (%v), want %q", out.Bytes(), err, want)
	}
}

func TestWriteRefuses(t *testing.T) {
	dev := testdev.Open(t)
	for name, d := range map[string]dtype.DType{"__metadata__": dtype.Float32, "z": dtype.Complex128, "\xff": dtype.Int8} {
		var out bytes.Buffer
		var fault *safetensors.FormatError
		err := safetensors.Write(context.Background(), &out, map[string]*tensor.Tensor{name: tensor.Ones(dev, d, 2)}, nil)
		if !errors.As(err, &fault) || fault.Name != name || out.Len() > 0 {
			t.Errorf("%q of %v: %v, and %d bytes", name, d, err, out.Len())
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	one := func(typeName, sizes string, begin, end int) string {
		return fmt.Sprintf(`{"a":{"dtype":"%s","shape":%s,"data_offsets":[%d,%d]}}`, typeName, sizes, begin, end)
	}
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"nothing":         {nil, "less than eight bytes"},
		"long header":     {append(binary.LittleEndian.AppendUint64(nil, 1<<60), '{'), "more than 100000000"},
		"cut header":      {fileOf(one("F32", "[1]", 0, 4), 4)[:20], "within its header"},
		"no object":       {fileOf("[]", 0), "does not begin with {"},
		"no JSON":         {fileOf(`{"a":`, 0), "not the JSON"},
		"behind it":       {fileOf(one("F32", "[1]", 0, 4)+"x", 4), "not the JSON"},
		"cut elements":    {fileOf(one("F32", "[2]", 0, 8), 7), "end at byte 8 of 7"},
		"more elements":   {fileOf(one("F32", "[2]", 0, 8), 9), "end at byte 8 of 9"},
		"wrong size":      {fileOf(one("F32", "[2]", 0, 4), 4), "takes 64 bits"},
		"backwards":       {fileOf(one("F32", "[0]", 4, 0), 4), "bytes 4 to 0"},
		"hole":            {fileOf(one("F32", "[1]", 4, 8), 8), "begins at byte 4, the one before it ends at 0"},
		"no type":         {fileOf(one("", "[1]", 0, 4), 4), "no dtype"},
		"turned place":    {fileOf(one("X9", "[1]", 4, 0), 4), "bytes 4 to 0"},
		"gap":             {fileOf(one("X9", "[1]", 0, 3), 4), "end at byte 3 of 4"},
		"negative size":   {fileOf(one("F32", "[-1]", 0, 4), 4), "shape is [-1]"},
		"overflow":        {fileOf(one("F64", "[4294967296,4294967296]", 0, 0), 0), "no room"},
		"negative place":  {fileOf(one("F32", "[1]", -4, 0), 4), "not the JSON"},
		"part of a byte":  {fileOf(one("F4", "[1]", 0, 1), 1), "takes 4 bits"},
		"no shape":        {fileOf(`{"a":{"dtype":"F32","data_offsets":[0,4]}}`, 4), "has no shape"},
		"twice":           {fileOf(`{"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"a":{"dtype":"U8","shape":[1],"data_offsets":[1,2]}}`, 2), `"a" twice`},
		"sharing":         {fileOf(`{"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"b":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}}`, 3), "begins at byte 1, the one before it ends at 2"},
		"three offsets":   {fileOf(`{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4,9]}}`, 4), "3 numbers"},
		"one offset":      {fileOf(`{"a":{"dtype":"F32","shape":[0],"data_offsets":[0]}}`, 0), "1 numbers"},
		"dtype twice":     {fileOf(`{"a":{"dtype":"F32","dtype":"I32","shape":[1],"data_offsets":[0,4]}}`, 4), `"dtype" twice`},
		"other letters":   {fileOf(`{"a":{"DTYPE":"F32","shape":[1],"data_offsets":[0,4]}}`, 4), "no dtype"},
		"null size":       {fileOf(`{"a":{"dtype":"F32","shape":[null],"data_offsets":[0,0]}}`, 0), "has no shape"},
		"no UTF-8":        {fileOf("{\"a\xff\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}}", 4), "not in UTF-8"},
		"metadata number": {fileOf(`{"__metadata__":{"a":1}}`, 0), "not the JSON"},
	} {
		path := store(t, "x.safetensors", c.file)
		var fault *safetensors.FormatError
		f, err := safetensors.Open(path)
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), c.want) || fault.Name != path {
			t.Errorf("%s: %v (%v)\nwant %q in it, of the file", name, err, f, c.want)
		}
	}
	if _, err := safetensors.Open(filepath.Join(t.TempDir(), "none")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	if _, err := safetensors.Open(t.TempDir()); err == nil {
		t.Error("a folder is opened")
	}
}

func TestIndex(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	dir := t.TempDir()
	x, y := tensor.Full(dev, float32(1), 2), tensor.Full(dev, float32(2), 3)
	for file, of := range map[string]map[string]*tensor.Tensor{"1.safetensors": {"x": x}, "2.safetensors": {"y": y, "unlisted": x}} {
		if err := safetensors.WriteFile(ctx, filepath.Join(dir, file), of, nil); err != nil {
			t.Fatal(err)
		}
	}
	open := func(index string) (*safetensors.File, error) {
		path := filepath.Join(dir, "model.safetensors.index.json")
		if err := os.WriteFile(path, []byte(index), 0o644); err != nil {
			t.Fatal(err)
		}
		return safetensors.Open(path)
	}
	f, err := open(`{"metadata":{"total_size":20},"weight_map":{"y":"2.safetensors","x":"1.safetensors"}}`)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if names := f.Names(); !slices.Equal(names, []string{"x", "y"}) {
		t.Errorf("names %q", names)
	}
	got, err := f.Read(dev, "y")
	if err != nil || !bytes.Equal(bytesOf(t, got), bytesOf(t, y)) {
		t.Errorf("y is %v (%v)", got, err)
	}
	for index, want := range map[string]string{
		`{}`: "it is no index",
		`{"weight_map":{"x":"../1.safetensors"}}`:          "lie in its folder",
		`{"weight_map":{"x":"/etc/passwd"}}`:               "lie in its folder",
		`{"weight_map":{"x":".."}}`:                        "lie in its folder",
		`{"weight_map":{"x":""}}`:                          "lie in its folder",
		`{"weight_map":{"x":"3.safetensors"}}`:             "no such file",
		`{"weight_map":{"z":"1.safetensors"}}`:             `does not have "z"`,
		`{"weight_map":{"x":"2.safetensors","y":"2.saf`:    "it is no index",
		`{"weight_map":{"unlisted":"2.safetensors"}} more`: "it is no index",
	} {
		if _, err := open(index); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q in it", index, err, want)
		}
	}
}
