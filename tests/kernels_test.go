package tests

import (
	"bytes"
	"context"
	"encoding/binary"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/parallel"
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

// validate writes the modules and checks them, as many at a time as there are
// processors.
func validate(t *testing.T, validator string, c deviceClass, kernels map[string]*kernel.Kernel) {
	dir := t.TempDir()
	texts := slices.Sorted(maps.Keys(kernels))
	err := parallel.For(len(texts), 1, func(i, _ int) error {
		program, err := writeKernel(kernels[texts[i]], c)
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := binary.Write(&b, binary.LittleEndian, program.SPIRV); err != nil {
			return err
		}
		path := filepath.Join(dir, strconv.Itoa(i)+".spv")
		if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
			return err
		}
		if out, err := exec.Command(validator, "--target-env", "vulkan1.1", path).CombinedOutput(); err != nil {
			t.Errorf("%s: %s\n%s", c.name, out, texts[i])
		}
		return os.Remove(path)
	})
	if err != nil {
		t.Error(err)
	}
}

// TestKernelPipelines gives every kernel for GPUs to the compiler of the device
// that WEFT_DEVICE names: AMD's on its null devices, which compile and do not
// run. Nothing is submitted.
func TestKernelPipelines(t *testing.T) {
	d, err := device.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		for _, m := range d.ValidationMessages() {
			t.Error(m)
		}
	}()
	if d.IsHost() {
		t.Skip("the host device has no pipelines; run with WEFT_DEVICE=radv or lavapipe")
	}
	arith, err := d.Arithmetic(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	info := d.Info()
	class := deviceClasses()[1]
	class.target = arith.Target()
	class.cfg.PushWords = info.Limits.MaxPushConstants / 4
	kernels := corpusKernels(t, class)
	for _, k := range kernels {
		createPipeline(t, d, k, class).Destroy()
	}
	t.Logf("%d pipelines on %s", len(kernels), info.Name)
}

// createPipeline writes a kernel as for a class and has the driver compile it.
func createPipeline(t *testing.T, d *device.Device, k *kernel.Kernel, c deviceClass) *device.Pipeline {
	t.Helper()
	prog, err := writeKernel(k, c)
	if err != nil {
		t.Fatal(err)
	}
	spec := device.PipelineSpec{Name: k.Text(), SPIRV: prog.SPIRV, StorageBuffers: prog.StorageBuffers, UniformBuffer: k.ParamBuffer}
	if !k.ParamBuffer {
		spec.PushBytes = 4 * prog.ParamWords
	}
	p, err := d.Pipeline(spec)
	if err != nil {
		t.Fatalf("%v\n%s", err, k.Text())
	}
	return p
}
