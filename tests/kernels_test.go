package tests

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// TestKernelCorpus gives the generated kernels to spirv-val, what classes of devices have
// in common once: of a CPU driver and of a GPU one of two, and of the other classes, whose
// kernels have other arithmetic in the same loops, one of six, by its bits, or with
// WEFT_EXHAUSTIVE=1 all.
func TestKernelCorpus(t *testing.T) {
	const main, every, ofOthers = 2, 2, 6
	exhaustive := os.Getenv("WEFT_EXHAUSTIVE") == "1"
	validator, err := exec.LookPath("spirv-val")
	if err != nil {
		t.Fatal("spirv-val is not installed: ./script/setup installs it (Debian package spirv-tools)")
	}
	total, given, seen := 0, 0, map[[sha256.Size]byte]bool{}
	for i, c := range deviceClasses() {
		share := byte(every)
		if i >= main {
			share = ofOthers
		}
		var modules []written
		list := corpusModules(t, c)
		total += len(list)
		for _, m := range list {
			if sum := sha256.Sum256(spirvBytes(m)); !seen[sum] {
				seen[sum] = true
				if exhaustive || sum[0]%share == 0 {
					modules = append(modules, m)
				}
			}
		}
		given += len(modules)
		validate(t, validator, c, modules)
	}
	t.Logf("%d kernels, %d different modules, of which %d are valid SPIR-V", total, len(seen), given)
}

func spirvBytes(m written) []byte {
	b, _ := binary.Append(nil, binary.LittleEndian, m.SPIRV) // words have a fixed size
	return b
}

// validate checks the modules, as many at a time as there are processors.
func validate(t *testing.T, validator string, c deviceClass, modules []written) {
	dir := t.TempDir()
	err := parallel.For(context.Background(), len(modules), 1, func(i, _ int) error {
		path := filepath.Join(dir, strconv.Itoa(i)+".spv")
		if err := os.WriteFile(path, spirvBytes(modules[i]), 0o600); err != nil {
			return err
		}
		if out, err := exec.Command(validator, "--target-env", "vulkan1.1", path).CombinedOutput(); err != nil {
			t.Errorf("%s: %s\n%s", c.name, out, modules[i].text)
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
	class.target = vulkan.Target(opened.Arithmetic(arith))
	class.cfg.PushWords = info.Limits.MaxPushConstants / 4
	kernels := corpusKernels(t, class)
	texts := slices.Sorted(maps.Keys(kernels))
	err = parallel.For(context.Background(), len(texts), 1, func(i, _ int) error {
		p, err := createPipeline(d, kernels[texts[i]], class)
		if err == nil {
			p.Destroy()
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d pipelines on %s", len(kernels), info.Name)
}

// createPipeline writes a kernel as for a class and has the driver compile it.
func createPipeline(d *device.Device, k *kernel.Kernel, c deviceClass) (*vulkan.Pipeline, error) {
	prog, err := writeKernel(k, c)
	if err != nil {
		return nil, err
	}
	spec := vulkan.PipelineSpec{Name: k.Text(), SPIRV: prog.SPIRV, StorageBuffers: prog.StorageBuffers, UniformBuffer: k.ParamBuffer}
	if !k.ParamBuffer {
		spec.PushBytes = 4 * prog.ParamWords
	}
	p, err := opened.Device(d).Pipeline(spec)
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, k.Text())
	}
	return p, nil
}
