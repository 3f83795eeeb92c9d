//go:build !windows

package dlpack_test

import (
	"fmt"
	"runtime"
	"sync"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/weft-gpu/weft/bridge/dlpack"
	"github.com/weft-gpu/weft/tensor"
)

// interpreter runs scripts in this process, all on one thread, as Python needs it. It returns nil
// where there is no libpython3.
var interpreter = sync.OnceValue(func() func(script string) bool {
	var library uintptr
	for minor := 9; minor < 20 && library == 0; minor++ {
		library, _ = purego.Dlopen(fmt.Sprintf("libpython3.%d.so.1.0", minor), purego.RTLD_NOW|purego.RTLD_GLOBAL)
	}
	if library == 0 {
		return nil
	}
	var nameProgram func(name *int32)
	var initialize func(signals int32)
	var runString func(script string) int32
	var save func() uintptr
	var restore func(state uintptr)
	purego.RegisterLibFunc(&nameProgram, library, "Py_SetProgramName")
	purego.RegisterLibFunc(&initialize, library, "Py_InitializeEx")
	purego.RegisterLibFunc(&runString, library, "PyRun_SimpleString")
	purego.RegisterLibFunc(&save, library, "PyEval_SaveThread")
	purego.RegisterLibFunc(&restore, library, "PyEval_RestoreThread")
	scripts, results := make(chan string), make(chan bool)
	go func() {
		runtime.LockOSThread()
		nameProgram(&program[0])
		initialize(0)
		state := save() // Python's lock, which deleters take
		for script := range scripts {
			restore(state)
			ok := runString(script) == 0
			state = save()
			results <- ok
		}
	}()
	return func(script string) bool {
		scripts <- script
		return <-results
	}
})

// program is the distribution's Python, whose modules go with the library, in C's wide characters.
var program = []rune("/usr/bin/python3\x00")

// python returns what runs scripts with arguments.
func python(t *testing.T) (run func(script string, args ...any)) {
	t.Helper()
	in := interpreter()
	if in == nil {
		t.Skip("no libpython3: script/setup installs it")
	}
	return func(script string, args ...any) {
		t.Helper()
		if script = fmt.Sprintf(script, args...); !in(script) {
			t.Fatalf("Python failed in %s", script)
		}
	}
}

const prelude = `
import ctypes
api = ctypes.pythonapi
api.PyCapsule_New.restype, api.PyCapsule_New.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
api.PyCapsule_GetPointer.restype, api.PyCapsule_GetPointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
api.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
kept = [ctypes.c_char_p(b"dltensor"), ctypes.c_char_p(b"used_dltensor")]

class Weft:
    def __init__(self, address): self.address = address
    def __dlpack_device__(self): return (1, 0)
    def __dlpack__(self, stream=None): return api.PyCapsule_New(self.address, kept[0], None)

def taken(x, into):
    capsule = x.__dlpack__()
    ctypes.c_void_p.from_address(into).value = api.PyCapsule_GetPointer(capsule, kept[0])
    api.PyCapsule_SetName(capsule, kept[1])
`

// NumPy and PyTorch use exported elements in place, and delete them; Go takes over theirs, of any
// strides.
func TestPython(t *testing.T) {
	dev := open(t)
	python(t)(prelude)
	for _, c := range []struct{ module, ramp, strided string }{
		{"numpy", "numpy.arange(24, dtype='float64').reshape(4, 6)", "x[::-2, 1::2].T"},
		{"torch", "torch.arange(24, dtype=torch.float64).reshape(4, 6)", "x[1::2, 1::2].T"},
	} {
		t.Run(c.module, func(t *testing.T) {
			run := python(t)
			var there int64
			run("import ctypes, importlib.util\nctypes.c_int64.from_address(%d).value = importlib.util.find_spec('%s') is not None", uintptr(unsafe.Pointer(&there)), c.module)
			if there == 0 {
				t.Skipf("no %s: script/setup --peers installs it", c.module)
			}
			run("import %s", c.module)

			x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
			address, err := dlpack.Export(ctx, x.Mul(2))
			if err != nil {
				t.Fatal(err)
			}
			var sum float64
			run("y = %s.from_dlpack(Weft(%d))\nassert y.shape == (2, 3) and y.tolist() == [[2, 4, 6], [8, 10, 12]], y", c.module, uintptr(address))
			run("ctypes.c_double.from_address(%d).value = float(y.sum())", uintptr(unsafe.Pointer(&sum)))
			if sum != 42 || dlpack.Held() != 1 {
				t.Errorf("sum %v, %d tensors held", sum, dlpack.Held())
			}
			run("import gc\ndel y\ngc.collect()")
			if n := dlpack.Held(); n != 0 {
				t.Errorf("%d tensors are not deleted", n)
			}

			for _, made := range []string{"x", c.strided, "x[:0]", "x[1, 2]"} {
				if made == "x[1, 2]" && c.module == "numpy" {
					made = "numpy.array(8.)"
				}
				pointer := new(unsafe.Pointer)
				run("x = %s\ny = %s\ntaken(y, %d)", c.ramp, made, uintptr(unsafe.Pointer(pointer)))
				y := dlpack.Import(dev, *pointer)
				got, err := tensor.Read[float64](ctx, y)
				if err != nil {
					t.Fatal(err)
				}
				run("assert list(y.shape) == %s and y.reshape(-1).tolist() == %s, (y.shape, y)", list(y.Shape()), list(got))
			}
		})
	}
}

// list writes a list as Python does.
func list[T any](values []T) string {
	text := "["
	for _, v := range values {
		text += fmt.Sprintf("%v, ", v)
	}
	return text + "]"
}

// The structs have the layout that C gives to dlpack.h.
func TestLayout(t *testing.T) {
	address, err := dlpack.ExportVersioned(ctx, tensor.From(open(t), []int16{7, 8, 9}))
	if err != nil {
		t.Fatal(err)
	}
	python(t)(`
from ctypes import *
class Kind(Structure): _fields_ = [("code", c_uint8), ("bits", c_uint8), ("lanes", c_uint16)]
class Tensor(Structure):
    _fields_ = [("data", POINTER(c_int16)), ("device", c_int32), ("id", c_int32), ("ndim", c_int32), ("dtype", Kind),
                ("shape", POINTER(c_int64)), ("strides", POINTER(c_int64)), ("byte_offset", c_uint64)]
class Versioned(Structure):
    _fields_ = [("major", c_uint32), ("minor", c_uint32), ("ctx", c_void_p), ("deleter", CFUNCTYPE(None, c_void_p)),
                ("flags", c_uint64), ("tensor", Tensor)]
v = Versioned.from_address(%d)
t = v.tensor
got = (v.major, v.flags, t.device, t.ndim, t.dtype.code, t.dtype.bits, t.dtype.lanes, t.shape[0], t.strides[0], t.byte_offset, t.data[:3])
assert got == (1, 2, 1, 1, 0, 16, 1, 3, 1, 0, [7, 8, 9]), got
v.deleter(%[1]d)
`, uintptr(address))
	if n := dlpack.Held(); n != 0 {
		t.Errorf("%d tensors are not deleted", n)
	}
}
