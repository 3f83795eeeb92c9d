package npy_test

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// fileOf is a file of format 1.0 with this header and these elements.
func fileOf(header string, elements int) []byte {
	b := append([]byte("\x93NUMPY\x01\x00"), byte(len(header)), byte(len(header)>>8))
	return append(append(b, header...), make([]byte, elements)...)
}

func TestReadRefuses(t *testing.T) {
	dev := testdev.Open(t)
	dict := func(descr, order, shape string) []byte {
		return fileOf(fmt.Sprintf("{'descr': %s, 'fortran_order': %s, 'shape': %s, }\n", descr, order, shape), 64)
	}
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"nothing":        {nil, "ends within its first eight bytes"},
		"another file":   {[]byte("\x89PNG\r\n\x1a\n...."), "does not begin as .npy files do"},
		"version":        {[]byte("\x93NUMPY\x04\x00...."), "format is 4.0"},
		"cut header":     {fileOf("{'descr'", 0)[:12], "ends within its header"},
		"long header":    {[]byte("\x93NUMPY\x02\x00\xff\xff\xff\x7f"), "header has 2147483647 bytes"},
		"cut elements":   {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (20,), }\n", 64), "takes 80 bytes, 64 are there"},
		"huge":           {dict("'<f4'", "False", "(1000000000000,)"), ""},
		"overflow":       {dict("'<f4'", "False", "(4294967296, 4294967296)"), "no room"},
		"long number":    {dict("'<f4'", "False", "(99999999999999999999999,)"), "a size that no array has"},
		"negative":       {dict("'<f4'", "False", "(-1,)"), "a size of -1"},
		"no tuple":       {dict("'<f4'", "False", "(2)"), "not descr, fortran_order and shape"},
		"a list":         {dict("'<f4'", "False", "[2]"), "not descr, fortran_order and shape"},
		"a number more":  {dict("'<f4'", "0", "(2,)"), "not descr, fortran_order and shape"},
		"an octal":       {dict("'<f4'", "False", "(007,)"), "no number at byte"},
		"a size of text": {dict("'<f4'", "False", "('2',)"), "a size of 2"},
		"no descr":       {dict("None", "False", "(2,)"), "no dtype"},
		"a tuple more":   {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (2,)},", 8), "something behind its header"},
		"an entry more":  {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), 'more': 1}", 8), "not descr, fortran_order and shape"},
		"deep":           {fileOf(strings.Repeat("[", 1000), 8), "deep"},
		"a backslash":    {dict("'\\q'", "False", "()"), "means nothing"},
		"no dict":        {fileOf("[1, 2]\n", 0), `no "{" at byte 0`},
		"missing":        {fileOf("{'descr': '<f4', 'shape': (), }\n", 8), "not descr, fortran_order and shape"},
		"a type more":    {dict("'<f3'", "False", "()"), `dtype "<f3" is not one of Weft's`},
		"no order":       {dict("'!f4'", "False", "()"), `dtype "!f4"`},
		"behind":         {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (), } import os\n", 8), "something behind its header"},
		"code":           {dict("'<f4'", "__import__('os')", "()"), "no"},
		"a bool of 2":    {append(fileOf("{'descr': '|b1', 'fortran_order': False, 'shape': (1,), }\n", 0), 2), "0 for false and 1 for true"},
		"unclosed":       {fileOf("{'descr': '<f4", 0), "string without an end"},
		"unclosed tuple": {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2", 0), `no ")"`},
	} {
		t.Run(name, func(t *testing.T) {
			x, err := npy.Read(dev, bytes.NewReader(c.file))
			if err == nil {
				t.Fatalf("read as %v", x)
			}
			if c.want != "" && !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v\nwant %q in it", err, c.want)
			}
			if _, err := npy.Read(dev, iotest.OneByteReader(bytes.NewReader(c.file))); err == nil {
				t.Error("byte by byte it is read")
			}
			path := filepath.Join(t.TempDir(), "x.npy")
			if err := os.WriteFile(path, c.file, 0o644); err != nil {
				t.Fatal(err)
			}
			var fault *npy.FormatError
			if _, err := npy.ReadFile(dev, path); err == nil || errors.As(err, &fault) && fault.Name != path {
				t.Errorf("ReadFile: %v, want the file's name in it", err)
			}
		})
	}
}

// Headers are read as NumPy's own reader evaluates them; the dtypes and shapes are NumPy's.
func TestHeadersAsNumPyReadsThem(t *testing.T) {
	for text, want := range map[string]string{
		"{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}":                                             "float32[2]",
		"\t{\n'descr':\t'<f4',\r\n 'fortran_order' : False,\n'shape':( 2 , ),\n}\n\n":                         "float32[2]",
		"\n{u'descr': r'<f4', 'fortran_order': False, 'shape': (2L, 3L)}":                                     "float32[2 3]",
		"{'descr': '<f4', 'fortran_order': False, 'shape': (0x2, 1_0)}":                                       "float32[2 10]",
		"{'descr': '<f4', 'fortran_order': False, 'shape': (0b11,0o2, +4)}":                                   "float32[3 2 4]",
		"{'descr': '<f4', 'fortran_order': False, 'shape': (0,00)}":                                           "float32[0 0]",
		"{'descr': ('<f4'), 'fortran_order': (True), 'shape': (2,)}":                                          "float32[2] Fortran",
		"{'descr': '<' 'f4', 'fortran_order': False, 'shape': (2,)}":                                          "float32[2]",
		"{'descr': '\\x3cf4', 'fortran_order': False, 'shape': (2,)}":                                         "float32[2]",
		"{'descr': \"\"\"<f4\"\"\", # it's a note\n 'fortran_order': False, 'shape': (2,)} # another":         "float32[2]",
		"({'descr': '<f4', 'descr': '<f8', 'fortran_order': False, 'shape': (2,)}) \t\f":                      "float64[2]",
		"{'shape': (), 'fortran_order': False, 'descr': '>i2'}":                                               "int16[] high bytes first",
		"{'descr': 'float32', 'fortran_order': False, 'shape': (1,)}":                                         "float32[1]",
		"{'descr': '>d', 'fortran_order': False, 'shape': (1,)}":                                              "float64[1] high bytes first",
		"{'descr': '=f4', 'fortran_order': False, 'shape': (1,)}":                                             "float32[1]",
		"{'descr': '>b1', 'fortran_order': False, 'shape': (1,)}":                                             "bool[1] high bytes first",
		"{'descr': '?', 'fortran_order': False, 'shape': (1,)}":                                               "bool[1]",
		"{'descr': 'l', 'fortran_order': False, 'shape': (1,)}":                                               "int64[1]",
		"{'descr': 'half', 'fortran_order': False, 'shape': (1,)}":                                            "float16[1]",
		"{'descr': 'csingle', 'fortran_order': False, 'shape': (1,)}":                                         "complex64[1]",
		"{'descr': 'uint8', 'fortran_order': False, 'shape': (1,)}":                                           "uint8[1]",
		"{'descr': 'bfloat16', 'fortran_order': False, 'shape': (1,)}":                                        "bfloat16[1]",
		"{'descr': '<float32', 'fortran_order': False, 'shape': (1,)}":                                        `dtype "<float32" is not one of Weft's`,
		"{'descr': ' f4', 'fortran_order': False, 'shape': (1,)}":                                             `dtype " f4" is not one of Weft's`,
		"{'descr': '<g', 'fortran_order': False, 'shape': (1,)}":                                              "C's long double",
		"{'descr': 'M8[ns]', 'fortran_order': False, 'shape': (1,)}":                                          "dates",
		"{'descr': 'object', 'fortran_order': False, 'shape': (1,)}":                                          "Python objects",
		"{'descr': '|V10', 'fortran_order': False, 'shape': (1,)}":                                            "raw bytes",
		"{'descr': '<U', 'fortran_order': False, 'shape': (1,)}":                                              "strings",
		"{'descr': ('<f4', (2,)), 'fortran_order': False, 'shape': (3,)}":                                     "a shape of its own",
		"{'descr': [('a','<f4'),('b','<i4',(2,)),((\"t\",'n'),'f8')], 'fortran_order': False, 'shape': (1,)}": "has fields",
		"{'descr': {'names': ['a'], 'formats': ['f4']}, 'fortran_order': False, 'shape': (1,)}":               "no dtype",
	} {
		h, err := npy.ReadHeader(bytes.NewReader(fileOf(text, 0)))
		got := fmt.Sprintf("%v%v", h.DType, h.Shape)
		if h.Fortran {
			got += " Fortran"
		}
		if h.BigEndian {
			got += " high bytes first"
		}
		if err != nil {
			if got = err.Error(); strings.Contains(got, want) {
				continue
			}
		}
		if got != want {
			t.Errorf("%q\nis %s, want %s", text, got, want)
		}
	}
}

func TestOtherTypesOfNumPyAreNamed(t *testing.T) {
	dev := testdev.Open(t)
	for name, want := range map[string]string{
		"fields": "has fields", "text": "strings", "objects": "Python objects", "time": "dates", "long": "not one of Weft's",
	} {
		var fault *npy.FormatError
		if _, err := npy.ReadFile(dev, "testdata/refused-"+name+".npy"); !errors.As(err, &fault) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q in it", name, err, want)
		}
	}
}

func TestBadArchives(t *testing.T) {
	dev := testdev.Open(t)
	good, err := os.ReadFile("testdata/plain.npz")
	if err != nil {
		t.Fatal(err)
	}
	var fault *npy.FormatError
	if _, err := npy.OpenArchive("testdata/float32.npy"); !errors.As(err, &fault) || !strings.Contains(err.Error(), "read by ReadFile") {
		t.Errorf("a single array: %v", err)
	}
	if _, err := npy.OpenArchive("testdata/none.npz"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	if _, err := npy.NewArchive(bytes.NewReader(good[:len(good)/2]), int64(len(good)/2)); !errors.As(err, &fault) {
		t.Errorf("half of one: %v", err)
	}
	flipped := bytes.Clone(good)
	flipped[bytes.Index(good, []byte("\x93NUMPY"))+150] ^= 1
	a, err := npy.NewArchive(bytes.NewReader(flipped), int64(len(flipped)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.Read(dev, "a"); !errors.As(err, &fault) || !errors.Is(err, zip.ErrChecksum) {
		t.Errorf("a bit changed: %v, want a checksum's error", err)
	}
	var twice bytes.Buffer
	z := zip.NewWriter(&twice)
	for range 2 {
		if _, err := z.Create("a.npy"); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := npy.NewArchive(bytes.NewReader(twice.Bytes()), int64(twice.Len())); err == nil || !strings.Contains(err.Error(), "twice") {
		t.Errorf("two of one name: %v", err)
	}
}

// A header that claims a large array, compressed or not, takes no memory for missing bytes.
func TestHeadersTakeNoMemory(t *testing.T) {
	dev := testdev.Open(t)
	file := fileOf("{'descr': '<f8', 'fortran_order': False, 'shape': (200000000,), }\n", 10)
	before := testdev.HeapInUse()
	allocated := testing.AllocsPerRun(1, func() {
		if _, err := npy.Read(dev, io.MultiReader(bytes.NewReader(file))); !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%v, want an early end", err)
		}
	})
	if grown := testdev.HeapInUse() - before; grown > 8<<20 || allocated > 1e4 {
		t.Errorf("%d bytes and %v allocations for a file of %d", grown, allocated, len(file))
	}
}

// A failed write leaves the old file.
func TestWriteFileIsWholeOrNothing(t *testing.T) {
	dev := testdev.Open(t)
	dir := t.TempDir()
	path := filepath.Join(dir, "x.npy")
	if err := os.WriteFile(path, []byte("before"), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := npy.WriteFile(ctx, path, tensor.Ones(dev, dtype.Float32, 3).Add(1)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want the context's error", err)
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != "before" {
		t.Errorf("%q (%v), want the old content", got, err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
		t.Errorf("%d files are left (%v), want one", len(left), err)
	}
	if err := npy.WriteFile(context.Background(), filepath.Join(dir, "no", "x.npy"), tensor.Ones(dev, dtype.Float32, 3)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v, want that there is no folder", err)
	}
}

func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/*.npy")
	if err != nil || len(files) == 0 {
		f.Fatal("no files", err)
	}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	dev := testdev.OpenUnchecked(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		x, err := npy.Read(dev, bytes.NewReader(data))
		if err != nil {
			return
		}
		defer x.Close()
		var out bytes.Buffer
		if err := npy.Write(context.Background(), &out, x); err != nil {
			t.Fatal(err)
		}
		y, err := npy.Read(dev, &out)
		if err != nil {
			t.Fatalf("a written text is not read: %v", err)
		}
		defer y.Close()
		same(t, y, x)
	})
}
