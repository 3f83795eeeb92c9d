package engine

import (
	"errors"
	"slices"
	"strings"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
)

// simEngine returns the engine of a simulated GPU, which the test may lose.
func simEngine(t *testing.T, name string) (*Engine, *vkbackend.Backend) {
	t.Helper()
	d, err := device.Open(device.WithSelector(name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		// Close may fail here, since it cannot wait for a lost device.
		var lost *vulkan.LostError
		if err := d.Close(); err != nil && !errors.As(err, &lost) {
			t.Error(err)
		}
	})
	e, err := For(opened.Device(d))
	if err != nil {
		t.Fatal(err)
	}
	return e, e.be.(*vkbackend.Backend)
}

// spoil changes the instructions with an opcode in a module.
func spoil(code []uint32, opcode uint32, change func(words []uint32)) (changed int) {
	const header = 5
	for at := header; at < len(code); {
		n := int(code[at] >> 16)
		if code[at]&0xffff == opcode {
			change(code[at : at+n])
			changed++
		}
		at += n
	}
	return changed
}

// If a kernel breaks a rule of Vulkan, the evaluation fails with the kernel's name, the instruction
// and the invocation, and so does every later use of the device.
func TestSimulatedFaultReachesTheCaller(t *testing.T) {
	const nop, uLessThan, uGreaterThanEqual, controlBarrier = 0, 176, 174, 224
	for _, c := range []struct {
		name   string
		opcode uint32
		change func(words []uint32)
		value  func(t *testing.T, e *Engine) graph.Value
		loop   string
		kinds  []sim.Kind
	}{
		{"an inverted guard", uLessThan, func(w []uint32) { w[0] = w[0]&^0xffff | uGreaterThanEqual },
			func(t *testing.T, e *Engine) graph.Value {
				x := upload(t, e, ramp(260), 260)
				return apply(t, ops.Add, ops.Attr{}, x, x)
			}, "map", []sim.Kind{sim.Bounds}},
		{"no barriers", controlBarrier, func(w []uint32) {
			for i := range w {
				w[i] = 1<<16 | nop
			}
		}, func(t *testing.T, e *Engine) graph.Value {
			x := upload(t, e, ramp(256*256), 256, 256)
			return apply(t, ops.MatMul, ops.Attr{}, x, x)
		}, "contract", []sim.Kind{sim.Race, sim.Uninitialized}},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, be := simEngine(t, "sim32")
			be.Watch(func(k *kernel.Kernel, prog *shaders.Program) {
				if spoil(prog.SPIRV, c.opcode, c.change) == 0 {
					t.Errorf("opcode %d is missing in\n%s", c.opcode, k.Text())
				}
			})
			err := e.Eval(ctx, c.value(t, e))
			var lost *vulkan.LostError
			var fault *sim.Fault
			if !errors.As(err, &lost) || !errors.As(err, &fault) || !slices.Contains(c.kinds, fault.Kind) || fault.Instruction.Name == "" || fault.Invocation < 0 {
				t.Fatalf("%v, want one of %v", err, c.kinds)
			}
			if !strings.Contains(err.Error(), "kernel "+c.loop) {
				t.Errorf("%v does not name the kernel", err)
			}
			if _, again := e.Upload(dtype.Uint8, []int{1}, []byte{1}); !errors.As(again, &fault) {
				t.Errorf("a later use: %v, want the same error", again)
			}
			if messages := e.dev.ValidationMessages(); len(messages) != 1 || !strings.Contains(messages[0], fault.Error()) {
				t.Errorf("the messages are %q", messages)
			}
		})
	}
}

// A profile on a simulated device has the counts of each launch of each kernel.
func TestProfileCountsOnASimulatedDevice(t *testing.T) {
	e, _ := simEngine(t, "sim64")
	x := upload(t, e, ramp(3000), 3000)
	y := apply(t, ops.Add, ops.Attr{}, x, x)
	z := apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, apply(t, ops.Mul, ops.Attr{}, y, x))
	explained, err := e.Explain(y, z)
	if err != nil {
		t.Fatal(err)
	}
	prof, err := e.Profile(ctx, y, z)
	if err != nil {
		t.Fatal(err)
	}
	if len(prof.Kernels) < 2 || len(prof.Kernels) != len(explained.Steps) {
		t.Fatalf("%d kernels, explained %d", len(prof.Kernels), len(explained.Steps))
	}
	for i, k := range prof.Kernels {
		dispatches := explained.Steps[i].Dispatches
		if len(k.Counts) != len(dispatches) {
			t.Fatalf("kernel %d: %d counts, %d dispatches", i, len(k.Counts), len(dispatches))
		}
		for j, c := range k.Counts {
			g := dispatches[j].Groups
			if want := int64(g[0]) * int64(g[1]) * int64(g[2]); c.Workgroups != want || c.Invocations < want || len(c.Accesses) == 0 {
				t.Errorf("kernel %d, dispatch %d: %+v, want %d workgroups", i, j, c, want)
			}
			if !slices.ContainsFunc(c.Accesses, func(a sim.Access) bool { return a.Write && a.Lanes > 0 }) {
				t.Errorf("kernel %d, dispatch %d has no writes", i, j)
			}
		}
	}
}
