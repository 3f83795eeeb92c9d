package tests

import (
	"bufio"
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
	"github.com/weft-gpu/weft/shape"
)

var kernelTable = flag.String("kerneltable", "", "write a line for every kernel that BenchmarkPlan plans to this `file`")

// BenchmarkPlan plans the corpus, the suites and the recorded expressions for classes
// of devices, and writes their kernels. With -args -kerneltable FILE it writes a line
// for every kernel: hashes of its SPIR-V and of all that its launches have. Where the
// files of two commits are alike, nothing that runs has changed.
func BenchmarkPlan(b *testing.B) {
	for b.Loop() {
		out := bufio.NewWriter(io.Discard)
		if *kernelTable != "" {
			f, err := os.Create(*kernelTable)
			if err != nil {
				b.Fatal(err)
			}
			defer f.Close()
			out = bufio.NewWriter(f)
		}
		planAll(b, out)
		if err := out.Flush(); err != nil {
			b.Fatal(err)
		}
	}
}

func planAll(b *testing.B, out *bufio.Writer) {
	for _, c := range allClasses() {
		thin := 1
		switch c.name {
		case "without float64", "inexact", "lavapipe22", "unfused", "tiny", "few":
			thin = 7
		}
		for _, narrow := range []int{c.cfg.NarrowBelow} {
			cfg := c.cfg
			cfg.Verify = true
			seen := map[string]string{}
			for i, v := range corpusGraphs(b) {
				if i%thin != 0 {
					continue
				}
				dump(b, out, fmt.Sprintf("%s/%d/corpus%d", c.name, narrow, i), cfg, c.target, v, seen)
			}
			for i, v := range lineGraphs(b) {
				if c.name == "tiny" && v.Shape().Size() > 1<<16 || i%3 != 0 && thin > 1 {
					continue
				}
				dump(b, out, fmt.Sprintf("%s/%d/line%d", c.name, narrow, i), cfg, c.target, v, seen)
			}
		}
	}
}

// allClasses are the classes of the corpus, those of the drivers that are tested
// with, and those that plan otherwise.
func allClasses() []deviceClass {
	cpu := vulkan.Info{Kind: vulkan.CPU, Name: "llvmpipe", Driver: "llvmpipe", DriverVersion: "Mesa 25.0.7 (LLVM 15.0.6)"}
	cpu.Features.SubgroupSize, cpu.Features.SubgroupOperations, cpu.Features.Float64 = 8, 0xff, true
	cpu.Limits.MaxPushConstants, cpu.Limits.MaxStorageBuffersPerStage, cpu.Limits.MaxStorageBufferRange, cpu.Limits.SharedMemory, cpu.Limits.MaxWorkgroupInvocations = 256, 1000, 128<<20, 32<<10, 1024
	cpu.Limits.MaxWorkgroupSize = [3]int{1024, 1024, 64}
	old := cpu
	old.DriverVersion, old.Limits.MaxPushConstants = "Mesa 22.3.6 (LLVM 15.0.6)", 128
	swift := cpu
	swift.Driver, swift.DriverVersion, swift.Features.Float64, swift.Features.SubgroupSize, swift.Limits.MaxPushConstants, swift.Limits.MaxStorageBuffersPerStage = "SwiftShader", "5.0.0", false, 4, 128, 30
	gpu := cpu
	gpu.Kind, gpu.Driver, gpu.Features.SubgroupSize, gpu.Limits.MaxStorageBufferRange = vulkan.Discrete, "NVIDIA", 32, 4<<30-4
	gpu.Features.SubgroupMin, gpu.Features.SubgroupMax, gpu.Features.SubgroupControl = 32, 32, true
	gpu.Features.CooperativeMatrices = []vulkan.CooperativeMatrix{{DType: "float16", M: 16, N: 16, K: 16}}
	wide := codegen.Target{SignedZeroInfNanPreserve32: true, Float64: true, Converts64: true, SignedZeroInfNanPreserve64: true, Doublewords: true, MemoryTables: true}
	flush := codegen.Target{Flush32: true, SignedZeroInfNanPreserve32: true}
	g := wide
	g.Doublewords, g.MemoryTables, g.DenormPreserve32, g.RoundingRTE32, g.FMA32 = false, false, true, true, true
	g.UnpackHalf, g.PackHalf, g.RoundHalf, g.DenormPreserve16, g.RoundingRTE16 = true, true, true, true, true
	classes := append(deviceClasses(),
		deviceClass{"lavapipe25", vkbackend.PlanConfig(cpu, wide), wide},
		deviceClass{"lavapipe22", vkbackend.PlanConfig(old, wide), wide},
		deviceClass{"swiftshader", vkbackend.PlanConfig(swift, flush), flush},
		deviceClass{"discrete", vkbackend.PlanConfig(gpu, g), g})
	without := classes[5]
	without.name = "unfused"
	without.cfg.Unfused = true
	classes = append(classes, without)
	tiny := classes[5]
	tiny.name = "tiny"
	tiny.cfg.MaxRange, tiny.cfg.ChunkBytes, tiny.cfg.NarrowBelow = 17<<10, 16, 0
	classes = append(classes, tiny)
	few := classes[5]
	few.name = "few"
	few.cfg.MaxOperands, few.cfg.MaxCost, few.cfg.ChunkBytes, few.cfg.NarrowBelow, few.cfg.PushWords = 3, 25, 16, 0, 0
	classes = append(classes, few)
	return classes
}

// lineGraphs are the graphs of the suites and of the recorded expressions.
func lineGraphs(t testing.TB) []graph.Value {
	_, list := graphsOf(t, "../cmd/gpubench/internal/bits/corpus.txt")
	for _, s := range []string{"catalogue", "default", "planner", "products", "ranks"} {
		_, values := graphsOf(t, suite(s))
		list = append(list, values...)
	}
	return list
}

// suite is the file of a suite.
func suite(name string) string { return filepath.Join("..", "bench", "suites", name+".txt") }

// graphsOf are the lines of a file, and their graphs.
func graphsOf(t testing.TB, file string) (lines []string, values []graph.Value) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		l, err := opline.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		in := make([]graph.Value, len(l.Operands))
		for i, o := range l.Operands {
			in[i] = leaf(o.DType, shape.Contiguous(o.Shape))
		}
		v, err := l.Record(in)
		if err != nil {
			t.Fatal(err)
		}
		lines, values = append(lines, line), append(values, v)
	}
	return lines, values
}

// dump writes a line for every kernel of a value.
func dump(t testing.TB, out *bufio.Writer, name string, cfg plan.Config, target codegen.Target, v graph.Value, seen map[string]string) {
	p, err := plan.Build(cfg, v)
	if err != nil {
		fmt.Fprintf(out, "%s error %.60q\n", name, err.Error())
		return
	}
	leaves := map[any]int{}
	for i, s := range p.Steps {
		h := sha256.New()
		for _, r := range s.Operands {
			n := -1
			if r.Temp < 0 && r.Stored.Buffer != nil {
				if _, ok := leaves[r.Stored.Buffer]; !ok {
					leaves[r.Stored.Buffer] = len(leaves)
				}
				n = leaves[r.Stored.Buffer]
			}
			fmt.Fprintln(h, r.Temp, n)
		}
		for _, t := range s.Outs() {
			tmp := p.Temps[t]
			fmt.Fprintln(h, t, tmp.DType, tmp.Size, tmp.Slot, tmp.Keep)
		}
		for _, g := range s.Launches {
			for _, w := range s.Kernel.Windows(g) {
				fmt.Fprintln(h, w.Offset, w.Bytes)
			}
			for _, prm := range s.Kernel.Params(g) {
				fmt.Fprintln(h, prm.Value)
			}
			fmt.Fprintln(h, s.Kernel.Groups(g))
		}
		text := s.Kernel.Text()
		code, ok := seen[s.Kernel.Key()]
		if !ok {
			prog, err := shaders.Write(s.Kernel, target)
			if err != nil {
				t.Fatal(err)
			}
			b, _ := binary.Append(nil, binary.LittleEndian, prog.SPIRV)
			code = fmt.Sprintf("%x", sha256.Sum256(b))[:16]
			seen[s.Kernel.Key()] = code
		}
		fmt.Fprintf(out, "%s step %d spirv %s launch %x head %.40s\n", name, i, code, h.Sum(nil)[:8], strings.SplitN(text, "\n", 2)[0])
	}
	fmt.Fprintf(out, "%s slots %v results %d\n", name, p.Slots, len(p.Results))
}
