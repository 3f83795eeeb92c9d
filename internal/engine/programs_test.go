package engine

import (
	"bytes"
	"log/slog"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
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

// compiling are the programs of a device on which a compile is what build does, and a
// plan of several kernels.
func compiling(t *testing.T, d *vulkan.Device, build func(k *kernel.Kernel)) (*programs, *plan.Plan) {
	t.Helper()
	e := newEngine(d)
	t.Cleanup(e.work.Close)
	c := &programs{}
	c.init(d, &e.work)
	c.build = func(k *kernel.Kernel, target codegen.Target) (*program, error) {
		build(k)
		prog, err := shaders.Write(k, target)
		return &program{Program: prog}, err
	}
	host, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	x := upload(t, host, ramp(64), 8, 8)
	p, err := plan.Build(plan.Config{Profile: target.Profile{MaxOperands: 3, MaxRange: 1 << 20, PushWords: 32, MaxCost: 60, ChunkBytes: 16}},
		apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, x), apply(t, ops.Sum, ops.Attr{Axes: []int{1}}, x), apply(t, ops.Neg, ops.Attr{}, x))
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Steps) != 3 {
		t.Fatalf("%d kernels", len(p.Steps))
	}
	return c, p
}

// A compile that takes long is told of with the kernel's name, while it goes on and at
// its end; others are not.
func TestSlowCompilesAreTold(t *testing.T) {
	log := &said{}
	d := open(t, device.WithLogger(slog.New(slog.NewTextHandler(log, nil))))
	const still, end = `msg="still compiling a kernel" kernel="map f32 flat`, `msg="compiled a kernel" kernel="map f32 flat`
	c, p := compiling(t, d, func(k *kernel.Kernel) {
		for k.Loop.String() == "map" && !strings.Contains(log.String(), still) {
			runtime.Gosched()
		}
	})
	for _, s := range p.Steps {
		if c.slow = time.Hour; s.Kernel.Loop.String() == "map" {
			c.slow = time.Millisecond
		}
		if _, err := c.of(ctx, []plan.Step{s}, codegen.Target{}, false); err != nil {
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
	c, p := compiling(t, d, func(*kernel.Kernel) {
		begun <- struct{}{}
		<-allow
	})
	made := make(chan error)
	go func() {
		_, err := c.of(ctx, p.Steps, codegen.Target{}, false)
		made <- err
	}()
	for range min(len(p.Steps), runtime.GOMAXPROCS(0)) {
		<-begun
	}
	close(allow)
	if err := <-made; err != nil {
		t.Fatal(err)
	}
}
