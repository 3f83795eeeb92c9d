package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
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
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// TestKernelCode looks at what AMD's compiler makes of the suites' kernels, by
// the statistics and the assembly that the driver tells of, on a device that
// compiles and does not run: nothing spills or needs scratch memory, and what
// streams does so 16 bytes at a time. Arithmetic is as a card would be found to
// have it, subnormals kept, as NVIDIA's, whose Fma flushes them, and as it is assumed unseen, with
// every guard.
func TestKernelCode(t *testing.T) {
	d, err := device.Open(device.WithPipelineCapture(), device.WithCacheDir(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if !strings.Contains(strings.ToLower(d.Info().Driver), "radv") {
		t.Skip("only RADV's statistics and assembly are known; run with WEFT_DEVICE=radv")
	}
	_, guarded, err := vkbackend.DeviceConfig(opened.Device(d))
	if err != nil {
		t.Fatal(err)
	}
	kept := guarded
	kept.Flush32, kept.Converts64, kept.UnpackHalf = false, true, true
	kept.FMA32 = fuses(t, d, kept)
	kept.FMASubnormal32 = kept.FMA32
	mending := kept
	mending.FMASubnormal32 = false
	for name, target := range map[string]codegen.Target{"guarded": guarded, "subnormals kept": kept, "subnormals lost by Fma": mending} {
		t.Run(name, func(t *testing.T) {
			kernels := suiteKernels(t, vkbackend.PlanConfig(opened.Device(d).Info(), target))
			for _, k := range kernels {
				text := k.Text()
				checkCode(t, d, text, k, target)
			}
			t.Logf("%d kernels on %s", len(kernels), d.Info().Name)
			if len(d.Info().Features.CooperativeMatrices) > 0 {
				checkCooperative(t, d, target)
			}
		})
	}
}

// suiteKernels are the kernels of the default suite, the planner's, and those of products,
// GPUs and the catalogue.
func suiteKernels(t *testing.T, cfg plan.Config) map[string]*kernel.Kernel {
	t.Helper()
	found := map[string]*kernel.Kernel{}
	for _, suite := range []string{"default.txt", "planner.txt", "products.txt", "gpu.txt", "catalogue.txt"} {
		text, err := os.ReadFile(filepath.Join("..", "bench", "suites", suite))
		if err != nil {
			t.Fatal(err)
		}
		lines, err := opline.ParseSuite(suite, string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range lines {
			in := make([]graph.Value, len(l.Operands))
			for i, o := range l.Operands {
				in[i] = leaf(o.DType, shape.Contiguous(o.Shape))
			}
			v, err := l.Record(in)
			if err != nil {
				t.Fatal(err)
			}
			addKernels(t, found, cfg, v)
		}
	}
	return found
}

func checkCode(t *testing.T, d *device.Device, text string, k *kernel.Kernel, target codegen.Target) {
	t.Helper()
	p, err := createPipeline(d, k, deviceClass{target: target})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Destroy()
	code, err := p.Code()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Spilled SGPRs", "Spilled VGPRs", "Scratch size"} {
		if n, ok := code.Statistics[name]; !ok || n != 0 {
			t.Errorf("%s: %v (known: %v)\n%s", name, n, ok, text)
		}
	}
	if c, ok := k.Loop.(*kernel.Contract); ok && c.Shared > 0 && c.Cooperative == nil {
		checkSharedTile(t, text, k, c, code.Statistics, target)
	}
	assembly, ok := code.Texts["Assembly"]
	if !ok {
		t.Fatalf("the driver tells no assembly, only %d texts", len(code.Texts))
	}
	if what := narrowAccess(k, assembly); what != "" && !mends(k, target) {
		t.Errorf("%s\n%s", what, text)
	}
}

// mends reports whether a kernel has code beside its own that reads single elements: for
// products that are flushed.
func mends(k *kernel.Kernel, target codegen.Target) bool {
	_, ok := k.Loop.(*kernel.Contract)
	return ok && (target.Flush32 || !target.FMASubnormal32) && k.SumDType().Real() == dtype.Float32
}

// sharedRegisters returns the most registers that an invocation with a shared tile may take: with
// more, too few invocations are there at once to wait for memory in turn. A tall tile multiplies
// for longer between two reads. Words that emulate a fused product take so long that nothing waits.
func sharedRegisters(c *kernel.Contract, k *kernel.Kernel, target codegen.Target) float64 {
	switch {
	case !target.FMA32 && k.SumDType() == dtype.Float32:
		return 256
	case c.Rows > 8:
		return 200
	}
	return 144
}

// fusedLine is an instruction that rounds a product and a sum together.
var fusedLine = regexp.MustCompile(`\bv_(?:dual_|pk_)?fmac?_f32`)

// fuses reports whether the driver's compiler makes one instruction of Fma. For AMD GPUs before
// navi21 Mesa's makes two.
func fuses(t *testing.T, d *device.Device, target codegen.Target) bool {
	t.Helper()
	target.FMA32, target.FMASubnormal32 = true, true
	return fusedLine.MatchString(productAssembly(t, d, target, dtype.Float32, false))
}

// checkSharedTile looks at the registers of a product's tile, and that it takes
// as much shared memory as the planner counts with.
func checkSharedTile(t *testing.T, text string, k *kernel.Kernel, c *kernel.Contract, statistics map[string]float64, target codegen.Target) {
	t.Helper()
	if n, most := statistics["VGPRs"], sharedRegisters(c, k, target); n < 1 || n > most {
		t.Errorf("%v registers, want no more than %v\n%s", n, most, text)
	}
	words := k.SumDType().Words()
	if n, want := statistics["LDS size"], float64(c.SharedBytes(words)); n < want || n > want+512 {
		t.Errorf("%v bytes of shared memory, want %v\n%s", n, want, text)
	}
}

// memoryAccess is an instruction that each lane reads or writes memory by, with
// its width; the names are those of GCN to RDNA 2, and of RDNA 3 and later.
var memoryAccess = regexp.MustCompile(`\b(?:buffer|global|flat)_(load|store)_(\w+)`)

// wideAccess are the widths of 16 bytes, and of 12, to which the compiler trims
// vectors of which an element is unused.
var wideAccess = map[string]bool{"dwordx4": true, "b128": true, "dwordx3": true, "b96": true}

// narrowAccess says where a kernel that reads or writes whole vectors does so by
// less than 16 bytes a lane; "" where it does not.
func narrowAccess(k *kernel.Kernel, assembly string) string {
	loads, stores, vectors := expectedNarrow(k)
	for _, m := range memoryAccess.FindAllStringSubmatch(assembly, -1) {
		switch {
		case wideAccess[m[2]]:
			vectors[m[1]]--
		case m[1] == "load":
			loads--
		default:
			stores--
		}
	}
	switch {
	case loads < 0:
		return "it reads by less than 16 bytes a lane:\n" + strings.Join(memoryAccess.FindAllString(assembly, -1), "\n")
	case stores < 0:
		return "it writes by less than 16 bytes a lane:\n" + strings.Join(memoryAccess.FindAllString(assembly, -1), "\n")
	case vectors["load"] > 0 || vectors["store"] > 0:
		return "it does not read and write by 16 bytes a lane:\n" + strings.Join(memoryAccess.FindAllString(assembly, -1), "\n")
	}
	return ""
}

// anyNumber is more accesses than any kernel has.
const anyNumber = 1 << 20

// expectedNarrow is how many loads and stores of less than 16 bytes a kernel may
// have, and how many of 16 bytes it has at the least. Elements that repeat along
// a chunk are read one by one, and a chunk of a type that is narrower than the
// kernel's widest is as many bytes less.
func expectedNarrow(k *kernel.Kernel) (loads, stores int, vectors map[string]int) {
	vectors = map[string]int{}
	_, position := k.Position()
	if r, ok := k.Loop.(*kernel.Rowwise); ok {
		if r.CooperativeRow != nil { // neighbours read neighbouring words
			return anyNumber, anyNumber, vectors
		}
		position = slices.ContainsFunc(k.Sweeps(), func(p kernel.Sweep) bool { return len(p.Seeks) > 0 })
	}
	steps := 1 // of a cooperative row, each of which reads a chunk
	if r, ok := k.Loop.(*kernel.Reduce); ok {
		steps = max(1, r.CooperativeLeaf.Ahead)
	}
	for _, o := range k.Operands {
		switch {
		case o.Index:
		case o.Table: // elements are where values say
			loads = anyNumber
		case (o.Access == kernel.Wide || o.Access == kernel.Shared || o.Access == kernel.Column) && !position:
			if k.Chunk()*o.DType.Size() < 16 {
				loads += steps
			} else {
				vectors["load"]++
			}
		case o.Access == kernel.Splat:
			loads++
		default:
			loads = anyNumber
		}
	}
	for _, i := range k.Stored() {
		if k.Out() != kernel.Wide || k.Chunk()*k.Body[i].DType.Size() < 16 {
			stores = anyNumber
			continue
		}
		vectors["store"]++
	}
	switch c := k.Loop.(type) {
	case *kernel.Contract:
		loads = anyNumber // by tiles
		if c.Shared > 0 && c.A != kernel.Single && c.B != kernel.Single && k.Operands[0].DType.Size() >= 4 {
			loads = sharedSplats(k, c)
			vectors["load"] += 2
		}
	case *kernel.Sort:
		loads = anyNumber
	}
	return loads, stores, vectors
}

// sharedSplats is how many loads of single elements a product by shared tiles may
// have: for each of its rows those of what repeats along them.
func sharedSplats(k *kernel.Kernel, c *kernel.Contract) int {
	splats := 0
	for _, o := range k.Operands[2:] {
		switch o.Access {
		case kernel.Splat:
			splats += c.Rows
		case kernel.Wide:
		default:
			return anyNumber
		}
	}
	return splats
}

// Kernels that read or write one by one are found out.
func TestNarrowAccess(t *testing.T) {
	v := shape.Contiguous(shape.Shape{1 << 20})
	sum, err := compose.Apply(ops.Add, ops.Attr{}, "", leaf(dtype.Float32, v), leaf(dtype.Float32, v))
	if err != nil {
		t.Fatal(err)
	}
	p, err := plan.Build(deviceClasses()[1].cfg, sum)
	if err != nil {
		t.Fatal(err)
	}
	k := p.Steps[0].Kernel
	for _, c := range []struct {
		name, assembly string
		wrong          bool
	}{
		{"RDNA 3", "buffer_load_b128 v[0:3]\n buffer_load_b128 v[4:7]\n buffer_store_b128 v[0:3]", false},
		{"GCN", "buffer_load_dwordx4 v[0:3]\n buffer_load_dwordx4 v[4:7]\n buffer_store_dwordx4 v[0:3]", false},
		{"a narrow load", "buffer_load_b128 v[0:3]\n buffer_load_b128 v[4:7]\n buffer_load_b32 v1\n buffer_store_b128 v[0:3]", true},
		{"narrow loads", "buffer_load_b64 v[0:1]\n buffer_load_b64 v[4:5]\n buffer_store_b128 v[0:3]", true},
		{"narrow stores", "buffer_load_b128 v[0:3]\n buffer_load_b128 v[4:7]\n buffer_store_b64 v[0:1]\n buffer_store_b64 v[2:3]", true},
		{"an operand unread", "buffer_load_b128 v[0:3]\n buffer_store_b128 v[0:3]", true},
		{"nothing", "s_endpgm", true},
	} {
		if what := narrowAccess(k, c.assembly); (what != "") != c.wrong {
			t.Errorf("%s: %q", c.name, what)
		}
	}
}
