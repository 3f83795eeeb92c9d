package lowering

import (
	"context"
	"encoding/binary"
	"os"
	"strconv"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// seed chooses the random operands.
const seed = 2

// combined is how many combinations of special values a case has at the most:
// all but of three operands, or of two complex ones.
const combined = 1 << 16

// Every operator and dtype on every device that is installed, as its probe
// says, and guarded where it need not be.
func TestLoweringOnDevices(t *testing.T) {
	all, err := device.List()
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, info := range all {
		if info.Kind == device.Host || info.CompileOnly {
			continue
		}
		ran++
		t.Run(info.Name+" "+info.DriverVersion, func(t *testing.T) {
			d := open(t, info)
			a, err := d.Arithmetic(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			target := vulkan.Target(opened.Arithmetic(a))
			t.Run("probed", func(t *testing.T) { runCases(t, d, target, Cases()) })
			as := target
			as.GPU = true
			t.Run("as a GPU", func(t *testing.T) { runCases(t, d, as, gpuCases()) })
			target.Flush32, target.InexactDiv32, target.InexactSqrt32 = true, true, true
			t.Run("mended", func(t *testing.T) { runCases(t, d, target, floatCases()) })
			target.InexactDiv32, target.InexactSqrt32 = false, false
			t.Run("guarded", func(t *testing.T) { runCases(t, d, target, floatCases()) })
			if emulated := vulkan.Target(opened.Arithmetic(a)); emulated.Float64 {
				emulated.Float64 = false
				t.Run("float64 in words", func(t *testing.T) { runCases(t, d, emulated, doubleCases()) })
			}
		})
	}
	if ran == 0 {
		t.Log("NOT CHECKED: no Vulkan device is installed: docs/adding-an-operator.md")
	}
}

func open(t *testing.T, info device.Info) *device.Device {
	d, err := device.Open(device.WithSelector(strconv.Itoa(info.Index)))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		for _, m := range d.ValidationMessages() {
			t.Errorf("validation: %s", m)
		}
	})
	return d
}

// floatCases are those which the guarded lowering of float32 writes otherwise.
// Its elementary functions do not depend on it, but for how they scale; they
// are checked where the device itself needs it.
func floatCases() (list []Case) {
	for _, c := range Cases() {
		if c.HasFloat32() && c.Op.ULP == 0 {
			list = append(list, c)
		}
	}
	return list
}

// gpuCases are those of elementary functions that GPUs compute in other ways.
func gpuCases() (list []Case) {
	for _, c := range Cases() {
		if c.HasFloat32() && c.Op.ULP > 0 && c.Result.IsReal() {
			list = append(list, c)
		}
	}
	return list
}

// doubleCases are those of float64 that are computed in words where there is
// none. The elementary functions are left out: as programs they take lavapipe
// long to compile, and no device that has float64 ever runs them; SwiftShader
// does.
func doubleCases() (list []Case) {
	for _, c := range Cases() {
		if c.HasFloat64() && c.Op.ULP == 0 {
			list = append(list, c)
		}
	}
	return list
}

func runCases(t *testing.T, d *device.Device, target codegen.Target, cases []Case) {
	random := 1 << 14
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		random = 1 << 21
	}
	for _, c := range cases {
		t.Run(c.Name(), func(t *testing.T) {
			data, err := c.Data(seed, combined, random)
			if err != nil {
				t.Fatal(err)
			}
			memory := data.Memory()
			run(t, d, c, target, data.Len(), memory)
			if err := data.Check(memory); err != nil {
				t.Errorf("seed %d: %v", seed, err)
			}
		})
	}
}

// A driver without hardware compiles every lowering.
func TestLoweringCompiles(t *testing.T) {
	all, err := device.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, info := range all {
		if !info.CompileOnly {
			continue
		}
		t.Run(info.Name, func(t *testing.T) {
			d := open(t, info)
			a, err := d.Arithmetic(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			native := vulkan.Target(opened.Arithmetic(a))
			native.Flush32, native.InexactDiv32, native.InexactSqrt32 = false, false, false
			native.InexactDiv64, native.InexactSqrt64 = false, false
			native.UnpackHalf, native.PackHalf, native.RoundHalf = true, true, true
			for _, target := range []codegen.Target{native, vulkan.Target(opened.Arithmetic(a))} {
				for i, c := range Cases() {
					code, err := c.Module(target, []int{1, 2, 4}[i%3])
					if err != nil {
						t.Fatal(err)
					}
					p, err := opened.Device(d).Pipeline(vulkan.PipelineSpec{Name: c.Name(), SPIRV: code, StorageBuffers: c.Buffers(), PushBytes: 4})
					if err != nil {
						t.Fatal(err)
					}
					p.Destroy()
				}
			}
		})
	}
}

// run executes the case's kernel in groups of four, and reads the memory back.
func run(t *testing.T, d *device.Device, c Case, target codegen.Target, n int, memory [][]uint32) {
	t.Helper()
	code, err := c.Module(target, 4)
	if err != nil {
		t.Fatal(err)
	}
	p, err := opened.Device(d).Pipeline(vulkan.PipelineSpec{Name: c.Name(), SPIRV: code, StorageBuffers: c.Buffers(), PushBytes: 4})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Destroy()
	bindings := make([]vulkan.Binding, len(memory))
	blocks := make([]*vulkan.Block, len(memory))
	for i, words := range memory {
		if blocks[i], err = opened.Device(d).AllocateBlock(int64(4*len(words)), vulkan.Readback); err != nil {
			t.Fatal(err)
		}
		defer blocks[i].Free()
		for j, w := range words {
			binary.LittleEndian.PutUint32(blocks[i].Mapped[4*j:], w)
		}
		blocks[i].Wrote(0, blocks[i].Size)
		bindings[i] = vulkan.Binding{Buffer: blocks[i].Buffer, Range: blocks[i].Size}
	}
	groups := uint32(n / 4)
	var batch vulkan.Batch
	batch.Dispatch(p, bindings, nil, []uint32{groups}, [3]uint32{(groups + Invocations - 1) / Invocations, 1, 1})
	batch.Barrier(vulkan.ShaderWrite, vulkan.HostRead)
	ticket, err := opened.Device(d).Submit(&batch)
	if err != nil {
		t.Fatal(err)
	}
	if err := opened.Device(d).Wait(context.Background(), ticket); err != nil {
		t.Fatal(err)
	}
	for i, words := range memory {
		if err := blocks[i].Reads(0, blocks[i].Size); err != nil {
			t.Fatal(err)
		}
		for j := range words {
			words[j] = binary.LittleEndian.Uint32(blocks[i].Mapped[4*j:])
		}
	}
}
