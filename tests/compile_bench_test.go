package tests

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"
	"github.com/weft-gpu/weft/internal/opened"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

var (
	compileTable = flag.String("compiletable", "", "write the time of every kernel that BenchmarkCompile compiled to this file, slowest first")
	compileMost  = flag.Int("compilemost", 0, "BenchmarkCompile compiles only so many kernels, those of the most code")
	compileOnly  = flag.String("compileonly", "", "BenchmarkCompile compiles only the kernels whose text this expression matches")
)

// BenchmarkCompile compiles every kernel of the corpus as the device under test
// has it written, one after the other and without the driver's disk cache, and
// reports the slowest: no kernel may take a user a second. Some drivers compile
// at the first dispatch, so each is dispatched over no workgroups.
//
//	WEFT_DEVICE=lavapipe go test ./tests -run '^$' -bench Compile -benchtime 1x -v -args -compiletable table.txt
//
// Times are the processor's (of all the driver's threads), which other work on
// the machine does not lengthen.
func BenchmarkCompile(b *testing.B) {
	b.Setenv("MESA_SHADER_CACHE_DISABLE", "true")
	dev := testdev.Open(b)
	if dev.IsHost() {
		b.Skip("the host device compiles nothing; run with WEFT_DEVICE=lavapipe or swiftshader")
	}
	only, err := regexp.Compile(*compileOnly)
	if err != nil {
		b.Fatal(err)
	}
	cfg, target, err := vkbackend.DeviceConfig(opened.Device(dev))
	if err != nil {
		b.Fatal(err)
	}
	c := deviceClass{name: dev.Info().Name, cfg: cfg, target: target}
	modules := corpusModules(b, c)
	modules = slices.DeleteFunc(modules, func(m written) bool { return !only.MatchString(m.text) })
	if *compileMost > 0 {
		modules = modules[:min(*compileMost, len(modules))]
	}
	if len(modules) == 0 {
		b.Fatalf("no kernel matches %q", *compileOnly)
	}
	block, err := opened.Device(dev).AllocateBlock(1<<16, vulkan.DeviceLocal)
	if err != nil {
		b.Fatal(err)
	}
	defer block.Free()
	var times compileTimes
	for b.Loop() {
		times = times[:0]
		for _, m := range modules {
			took := m.compile(b, dev, block)
			times = append(times, compileTime{m.text, took})
			if took > time.Second {
				b.Logf("%v\n%s", took, m.text)
			}
			if len(times)%100 == 0 {
				b.Logf("%d of %d kernels, %v", len(times), len(modules), times.sum())
			}
		}
	}
	times.report(b)
}

type compileTime struct {
	text string
	took time.Duration
}

type compileTimes []compileTime

func (l compileTimes) sum() (total time.Duration) {
	for _, t := range l {
		total += t.took
	}
	return total
}

func (l compileTimes) report(b *testing.B) {
	b.Helper()
	slices.SortFunc(l, func(x, y compileTime) int { return cmp.Compare(y.took, x.took) })
	b.ReportMetric(l[0].took.Seconds(), "s/slowest")
	b.ReportMetric(l[len(l)/2].took.Seconds(), "s/median")
	b.ReportMetric(l.sum().Seconds(), "s/all")
	b.ReportMetric(float64(len(l)), "kernels")
	if *compileTable != "" {
		if err := l.write(*compileTable); err != nil {
			b.Error(err)
		}
	}
}

// write makes a line of each kernel: milliseconds, then its text with its lines
// joined by semicolons.
func (l compileTimes) write(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	for _, t := range l {
		fmt.Fprintf(w, "%.1f\t%s\n", 1e3*t.took.Seconds(), strings.ReplaceAll(strings.TrimSpace(t.text), "\n", "; "))
	}
	if err := w.Flush(); err != nil {
		return errors.Join(err, f.Close())
	}
	return f.Close()
}

// written is a kernel as a device has it written.
type written struct {
	text string
	*shaders.Program
}

// corpusModules writes the corpus's kernels, those of the most code first.
func corpusModules(tb testing.TB, c deviceClass) []written {
	tb.Helper()
	var list []written
	for _, k := range corpusKernels(tb, c) {
		p, err := writeKernel(k, c)
		if err != nil {
			tb.Fatal(err)
		}
		list = append(list, written{k.Text(), p})
	}
	slices.SortFunc(list, func(x, y written) int {
		return cmp.Or(cmp.Compare(len(y.SPIRV), len(x.SPIRV)), cmp.Compare(x.text, y.text))
	})
	return list
}

func (m written) compile(b *testing.B, dev *device.Device, block *vulkan.Block) time.Duration {
	b.Helper()
	spec := vulkan.PipelineSpec{Name: m.text, SPIRV: m.SPIRV, StorageBuffers: m.StorageBuffers, UniformBuffer: m.Kernel.ParamBuffer}
	if !m.Kernel.ParamBuffer {
		spec.PushBytes = 4 * m.ParamWords
	}
	before := testdev.ProcessorTime()
	p, err := opened.Device(dev).Pipeline(spec)
	if err != nil {
		b.Fatal(err)
	}
	defer p.Destroy()
	dispatchNothing(b, dev, p, m.Program, block)
	return testdev.ProcessorTime() - before
}

// dispatchNothing dispatches no workgroups and waits.
func dispatchNothing(b *testing.B, dev *device.Device, p *vulkan.Pipeline, prog *shaders.Program, block *vulkan.Block) {
	b.Helper()
	whole := vulkan.Binding{Buffer: block.Buffer, Range: block.Size}
	bindings := slices.Repeat([]vulkan.Binding{whole}, prog.StorageBuffers)
	push, uniform := make([]uint32, prog.ParamWords), (*vulkan.Binding)(nil)
	if prog.Kernel.ParamBuffer {
		push, uniform = nil, &whole
	}
	var batch vulkan.Batch
	batch.Dispatch(p, bindings, uniform, push, [3]uint32{})
	ticket, err := opened.Device(dev).Submit(&batch)
	if err == nil {
		err = opened.Device(dev).Wait(context.Background(), ticket)
	}
	if err != nil {
		b.Fatal(err)
	}
}
