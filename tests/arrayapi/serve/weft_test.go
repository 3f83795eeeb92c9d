package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// session is a program in Python that uses the module weft; a failed assertion
// ends it.
const session = `
import weft as xp
x = xp.asarray([[1, 2], [3, 4]], dtype=xp.float32)
assert x.shape == (2, 2) and x.ndim == 2 and x.size == 4 and x.dtype == xp.float32
assert [float(v) for v in 10 - x[::-1, 0]] == [7.0, 9.0]
y, alias, copy = x, xp.asarray(x, copy=False), xp.asarray(x, copy=True)
x[0, :] = 7
x += 1
assert y is x and float(xp.sum(x)) == 25 and float(xp.sum(alias)) == 25 and float(xp.sum(copy)) == 10
assert bool(xp.all(xp.equal(x[x > 4.5], xp.asarray([8, 8, 5], dtype=xp.float32))))
values, counts = xp.unique_counts(x)
assert int(counts[-1]) == 2 and values.shape == (3,)
assert xp.finfo(x.dtype).bits == 32 and xp.pi > 3 and xp.newaxis is None
assert xp.isdtype(xp.result_type(x, 1.5), ("real floating", xp.int8))
assert xp.fft.rfft(x).shape == (2, 2) and float(xp.fft.fftfreq(4, d=0.5)[1]) == 0.5
assert repr(xp.nan) == "nan" and float(xp.asarray(-xp.inf)) == -xp.inf
for wrong, error in (
    (lambda: xp.sum(x, axis=2), ValueError),
    (lambda: xp.abs("x"), TypeError),
    (lambda: x[2], IndexError),
    (lambda: x.__dlpack__(), NotImplementedError),
    (lambda: xp.frobnicate, AttributeError),
    (lambda: x + "x", TypeError),
):
    try:
        wrong()
    except error as e:
        assert str(e)
    else:
        raise AssertionError(error)
del x, y, alias, copy
`

func TestPythonModule(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal("there is no python3, which script/setup installs: ", err)
	}
	serve := filepath.Join(t.TempDir(), "serve")
	if out, err := exec.Command("go", "build", "-o", serve, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	selector := os.Getenv("WEFT_DEVICE")
	if selector == "" {
		selector = "host"
	}
	command := exec.Command(python, "-B", "-c", session)
	command.Env = append(os.Environ(), "PYTHONPATH=.", "WEFT_SERVE="+serve, "WEFT_DEVICE="+selector)
	if out, err := command.CombinedOutput(); err != nil || len(out) > 0 {
		t.Fatalf("%v\n%s", err, out)
	}
}
