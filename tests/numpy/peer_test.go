package numpy

import (
	"os/exec"
	"strings"
	"testing"
)

// The NumPy baseline says in one line what it wants of a suite that is not there.
func TestPeerWithoutSuite(t *testing.T) {
	out, err := exec.CommandContext(t.Context(), findPython(t), "-B", "../../bench/peers/numpy.py", "--suite", "absent.txt").CombinedOutput()
	want := "--suite: absent.txt: No such file or directory: want a file of op lines, such as those in bench/suites\n"
	if err == nil || !strings.HasSuffix(string(out), want) || strings.Contains(string(out), "Traceback") {
		t.Errorf("%v, %s; want %s", err, out, want)
	}
}
