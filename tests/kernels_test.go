package tests

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strconv"
	"testing"

	"github.com/weft-gpu/weft/kernel"
)

// TestKernelCorpus gives every generated kernel to spirv-val.
func TestKernelCorpus(t *testing.T) {
	validator, err := exec.LookPath("spirv-val")
	if err != nil {
		t.Fatal("spirv-val is not installed: ./script/setup installs it (Debian package spirv-tools)")
	}
	total := 0
	for _, c := range deviceClasses() {
		kernels := corpusKernels(t, c)
		total += len(kernels)
		validate(t, validator, c, kernels)
	}
	t.Logf("%d kernels are valid SPIR-V", total)
}

// validate writes the modules and checks them, many at a call.
func validate(t *testing.T, validator string, c deviceClass, kernels map[string]*kernel.Kernel) {
	dir := t.TempDir()
	var texts []string
	for text := range kernels {
		texts = append(texts, text)
	}
	sort.Strings(texts)
	for i, text := range texts {
		var b bytes.Buffer
		if err := binary.Write(&b, binary.LittleEndian, writeKernel(t, kernels[text], c).SPIRV); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, strconv.Itoa(i)+".spv")
		if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(validator, "--target-env", "vulkan1.1", path).CombinedOutput(); err != nil {
			t.Errorf("%s: %s\n%s", c.name, out, text)
		}
	}
}
