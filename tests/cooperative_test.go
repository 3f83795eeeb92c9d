package tests

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// fastProducts are products marked fast of which every way of reading and storing
// is made by cooperative matrices: rows and columns that lie together, steps that
// do, and neither; whole vectors and single elements written; a bias and relu in
// the kernel; short integers.
func fastProducts(t testing.TB) []graph.Value {
	t.Helper()
	contiguous := func(dims ...int) shape.View { return shape.Contiguous(dims) }
	turned := func(rows, columns int) shape.View {
		return shape.View{Shape: shape.Shape{rows, columns}, Strides: []int{1, rows}}
	}
	apply := func(o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
		v, err := compose.Apply(o, a, "", in...)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	var list []graph.Value
	for _, d := range []dtype.DType{dtype.Float16, dtype.Int8, dtype.Uint8} {
		for _, v := range [][2]shape.View{
			{contiguous(256, 512), contiguous(512, 256)},
			{contiguous(256, 512), turned(512, 256)},
			{turned(256, 512), contiguous(512, 256)},
			{contiguous(3, 1, 255, 513), contiguous(2, 513, 257)},
			{contiguous(20, 2048), contiguous(2048, 1024)},
		} {
			list = append(list, apply(ops.MatMul, ops.Attr{Fast: true}, leaf(d, v[0]), leaf(d, v[1])))
		}
	}
	product := apply(ops.MatMul, ops.Attr{Fast: true}, leaf(dtype.Float16, contiguous(256, 512)), leaf(dtype.Float16, contiguous(512, 256)))
	return append(list, apply(ops.Relu, ops.Attr{}, apply(ops.Add, ops.Attr{}, product, leaf(dtype.Float16, contiguous(256)))))
}

// cooperativeKernels plans them for a device with matrices.
func cooperativeKernels(t testing.TB, cfg plan.Config) map[string]*kernel.Kernel {
	t.Helper()
	found := map[string]*kernel.Kernel{}
	for _, v := range fastProducts(t) {
		addKernels(t, found, cfg, v)
	}
	for key, k := range found {
		c, ok := k.Loop.(*kernel.Contract)
		if !ok {
			delete(found, key)
			continue
		}
		if c.Cooperative == nil {
			t.Errorf("not by cooperative matrices: %s", k.Text())
		}
	}
	return found
}

// TestCooperativeKernels gives the kernels to spirv-val, where it knows the
// extension (spirv-tools of 2023.4 and later).
func TestCooperativeKernels(t *testing.T) {
	validator, err := exec.LookPath("spirv-val")
	if err != nil {
		t.Fatal("spirv-val is not installed: ./script/setup installs it (Debian package spirv-tools)")
	}
	known := knowsCooperative(t, validator)
	for i, subgroup := range []int{32, 64, 32} {
		class := deviceClasses()[1]
		m := target.MatrixSizes{M: 16, N: 16, K: 16}
		class.cfg.Cooperative = target.Cooperative{Subgroup: subgroup, Float16: m, Int8: m, Uint8: target.MatrixSizes{M: 16, N: 16, K: 32}, ByRows: i == 2}
		var modules []written
		for _, k := range cooperativeKernels(t, class.cfg) {
			text := k.Text()
			program, err := writeKernel(k, class)
			if err != nil {
				t.Fatal(err)
			}
			modules = append(modules, written{text, program})
		}
		if len(modules) < 11 {
			t.Errorf("%d kernels", len(modules))
		}
		if known {
			validate(t, validator, class, modules)
		}
	}
	if !known {
		t.Skip("NOT CHECKED: this spirv-val is older than SPV_KHR_cooperative_matrix; the kernels were written, and RADV's compiler reads those with b turned in TestKernelCode")
	}
}

// knowsCooperative reports whether a spirv-val is of 2023.4 or later.
func knowsCooperative(t *testing.T, validator string) bool {
	t.Helper()
	out, err := exec.Command(validator, "--version").Output()
	if err != nil {
		t.Fatal(err)
	}
	var year, number int
	_, text, _ := strings.Cut(string(out), " v")
	if _, err := fmt.Sscanf(text, "%d.%d", &year, &number); err != nil {
		t.Fatalf("spirv-val --version says %q: %v", out, err)
	}
	return year > 2023 || year == 2023 && number >= 4
}

// TestCooperativePipelines gives the kernels to the device's compiler: AMD's, on
// its null devices that have the instructions.
func TestCooperativePipelines(t *testing.T) {
	d, err := device.Open(device.WithPipelineCapture(), device.WithCacheDir(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if len(d.Info().Features.CooperativeMatrices) == 0 {
		t.Skipf("%s has no cooperative matrices; run with WEFT_DEVICE=radv and RADV_FORCE_FAMILY=navi31", d.Info().Name)
	}
	_, target, err := vkbackend.DeviceConfig(opened.Device(d))
	if err != nil {
		t.Fatal(err)
	}
	checkCooperative(t, d, target)
}

// checkCooperative has the device's compiler make the kernels: none spills, and
// AMD's have the matrix instruction.
func checkCooperative(t *testing.T, d *device.Device, target codegen.Target) {
	t.Helper()
	kernels := cooperativeKernels(t, vkbackend.PlanConfig(opened.Device(d).Info(), target))
	for _, k := range kernels {
		text := k.Text()
		p, err := createPipeline(d, k, deviceClass{target: target})
		if err != nil {
			t.Fatal(err)
		}
		code, err := p.Code()
		p.Destroy()
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"Spilled SGPRs", "Spilled VGPRs", "Scratch size"} {
			if n := code.Statistics[name]; n != 0 {
				t.Errorf("%s: %v\n%s", name, n, text)
			}
		}
		if assembly, ok := code.Texts["Assembly"]; ok && d.Info().CompileOnly && !strings.Contains(assembly, "wmma") {
			t.Errorf("no matrix instruction in\n%s", text)
		}
	}
	t.Logf("%d kernels on %s", len(kernels), d.Info().Name)
}
