package vulkan

import (
	"bytes"
	"context"
	"log/slog"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
)

// said is a log that several goroutines write.
type said struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *said) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *said) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// compiling returns the programs of a device on which build stands for a compilation, and several
// kernels.
func compiling(t *testing.T, d *vulkan.Device, build func(k *kernel.Kernel)) (*programs, []*kernel.Kernel) {
	t.Helper()
	work := &flight.Work{}
	work.Init(&vulkan.ClosedError{})
	t.Cleanup(work.Close)
	c := &programs{}
	c.init(d, work)
	c.build = func(k *kernel.Kernel, target codegen.Target) (*program, error) {
		build(k)
		prog, err := shaders.Write(k, target)
		return &program{Program: prog}, err
	}
	x := parameter(dtype.Float32, 8, 8)
	p, err := plan.Build(rules.Config{Profile: target.Profile{MaxOperands: 3, MaxRange: 1 << 20, PushWords: 32, MaxCost: 60, MaxAddress: target.MaxAddressCost, ChunkBytes: 16}},
		apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, x), apply(t, ops.Sum, ops.Attr{Axes: []int{1}}, x), apply(t, ops.Neg, ops.Attr{}, x))
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Steps) != 3 {
		t.Fatalf("%d kernels", len(p.Steps))
	}
	var kernels []*kernel.Kernel
	for _, s := range p.Steps {
		kernels = append(kernels, s.Kernel)
	}
	return c, kernels
}

// A slow compilation is logged with the kernel's name, while it goes on and at its end. Others are
// not.
func TestSlowCompilesAreTold(t *testing.T) {
	log := &said{}
	d := open(t, device.WithLogger(slog.New(slog.NewTextHandler(log, nil))))
	const still, end = `msg="still compiling a kernel" kernel="map f32 flat`, `msg="compiled a kernel" kernel="map f32 flat`
	c, kernels := compiling(t, d, func(k *kernel.Kernel) {
		for k.Loop.String() == "map" && !strings.Contains(log.String(), still) {
			runtime.Gosched()
		}
	})
	for _, s := range kernels {
		if c.slow = time.Hour; s.Loop.String() == "map" {
			c.slow = time.Millisecond
		}
		if _, err := c.of(ctx, []*kernel.Kernel{s}, codegen.Target{}, false); err != nil {
			t.Fatal(err)
		}
	}
	if text := log.String(); !strings.Contains(text, end) || !strings.Contains(text, "seconds=0.") || strings.Contains(text, "reduce") {
		t.Errorf("the log is\n%s", text)
	}
}

// The kernels of a submission are compiled at once, as many as there are processors.
func TestKernelsAreCompiledAtOnce(t *testing.T) {
	d := open(t)
	begun, allow := make(chan struct{}, 3), make(chan struct{})
	c, kernels := compiling(t, d, func(*kernel.Kernel) {
		begun <- struct{}{}
		<-allow
	})
	made := make(chan error)
	go func() {
		_, err := c.of(ctx, kernels, codegen.Target{}, false)
		made <- err
	}()
	for range min(len(kernels), runtime.GOMAXPROCS(0)) {
		<-begun
	}
	close(allow)
	if err := <-made; err != nil {
		t.Fatal(err)
	}
}

// Compilations that nobody waits for leave room for others.
func TestCompilingAsideLeavesRoom(t *testing.T) {
	if runtime.GOMAXPROCS(0) < 2 {
		t.Skip("one processor compiles one kernel after the other")
	}
	d := open(t)
	stop := make(chan struct{})
	c, kernels := compiling(t, d, func(k *kernel.Kernel) {
		if k.Body[len(k.Body)-1].Op == ops.Neg {
			<-stop
		}
	})
	one := kernels[:1]
	var aside []*kernel.Kernel
	for i := range 4 * runtime.GOMAXPROCS(0) {
		k := *one[0]
		k.Body = append([]kernel.Inst(nil), k.Body...)
		for range i + 1 {
			last := len(k.Body) - 1
			k.Body = append(k.Body, kernel.Inst{Kind: kernel.Apply, Op: ops.Neg, Args: []int{last}, DType: k.Body[last].DType})
		}
		aside = append(aside, &k)
	}
	ctx, end := context.WithTimeout(t.Context(), time.Minute)
	defer end()
	done := make(chan error, 1)
	go func() {
		_, err := c.of(ctx, aside, codegen.Target{}, true)
		done <- err
	}()
	for len(c.aside) < cap(c.aside) {
		time.Sleep(time.Millisecond)
	}
	if _, err := c.of(ctx, one, codegen.Target{}, false); err != nil {
		t.Errorf("a kernel that is waited for: %v", err)
	}
	close(stop)
	if err := <-done; err != nil {
		t.Errorf("aside: %v", err)
	}
}
