package vulkan

import (
	"context"
	"errors"
	"io"
	"strings"
	"sync"
	"testing"
)

func wantAs[E error](t *testing.T, err error) (e E) {
	t.Helper()
	if !errors.As(err, &e) {
		t.Fatalf("error is %T %v, want %T", err, err, e)
	}
	return e
}

// On a Device that Open did not make, methods return an error if they can and never crash.
func TestUnopenedDevice(t *testing.T) {
	ctx := context.Background()
	for name, d := range map[string]*Device{"zero": new(Device), "nil": nil} {
		_, extension := d.Extension("key", func() (io.Closer, error) { return nil, nil })
		_, arithmetic := d.Arithmetic(ctx)
		_, block := d.AllocateBlock(1, DeviceLocal)
		_, pipeline := d.Pipeline(PipelineSpec{})
		_, submit := d.Submit(&Batch{})
		for method, err := range map[string]error{
			"Err": d.Err(), "Extension": extension, "Arithmetic": arithmetic, "AllocateBlock": block,
			"Pipeline": pipeline, "Submit": submit, "Wait": d.Wait(ctx, 1), "WaitIdle": d.WaitIdle(ctx),
			"Use": d.Use(func(Handles) error { return nil }), "Close": d.Close(),
		} {
			var unopened *UnopenedError
			if !errors.As(err, &unopened) {
				t.Errorf("%s of the %s Device: %v, want *UnopenedError", method, name, err)
			}
		}
		if d.Logger() == nil {
			t.Errorf("the %s Device has no logger", name)
		}
	}
	new(Device).MarkLost("a test")
}

func TestHostDeviceHasNoQueue(t *testing.T) {
	config := testConfig(t)
	config.ReferenceCheck = true
	d := NewHost(config, -1)
	if !d.ReferenceCheck() || d.Logger() == nil || d.Err() != nil {
		t.Error("the host device does not carry its options")
	}
	_, err := d.Pipeline(PipelineSpec{})
	wantAs[*UnsupportedError](t, err)
	_, err = d.AllocateBlock(1, DeviceLocal)
	wantAs[*UnsupportedError](t, err)
	_, err = d.Submit(&Batch{})
	wantAs[*UnsupportedError](t, err)
	if err := errors.Join(d.WaitIdle(context.Background()), d.Close(), d.Close()); err != nil {
		t.Error(err)
	}
	wantAs[*ClosedError](t, d.Err())
}

// A device that only compiles makes pipelines and refuses to submit.
func TestCompileOnlyDevices(t *testing.T) {
	for _, info := range allDevices(t, testConfig(t)) {
		if !info.CompileOnly {
			continue
		}
		d := openAt(t, info.Index, testConfig(t))
		mustPipeline(t, d)
		_, err := d.Submit(&Batch{})
		wantAs[*UnsupportedError](t, err)
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestBatchMistakesAreErrors(t *testing.T) {
	d := vulkanDevice(t)
	p := mustPipeline(t, d)
	block := mustBlock(t, d, 4096, DeviceLocal)
	good := Binding{block.Buffer, 0, 64}
	two, uni, push, one := []Binding{good, good}, &good, []uint32{1, 2}, [3]uint32{1, 1, 1}
	for name, record := range map[string]func(*Batch){
		"too few storage buffers": func(b *Batch) { b.Dispatch(p, two[:1], uni, push, one) },
		"no pipeline":             func(b *Batch) { b.Dispatch(nil, two, uni, push, one) },
		"no uniform buffer":       func(b *Batch) { b.Dispatch(p, two, nil, push, one) },
		"too few push words":      func(b *Batch) { b.Dispatch(p, two, uni, push[:1], one) },
		"too many workgroups":     func(b *Batch) { b.Dispatch(p, two, uni, push, [3]uint32{1 << 31, 1, 1}) },
		"rows past the last": func(b *Batch) {
			b.DispatchRows(p, two, uni, push, [3]uint32{1, 2, 1}, uint32(d.Info().Limits.MaxWorkgroupCount[1])-1)
		},
		"misaligned offset": func(b *Batch) {
			b.Dispatch(p, []Binding{good, {block.Buffer, 1, 64}}, uni, push, one)
		},
		"range over the limit": func(b *Batch) {
			b.Dispatch(p, []Binding{good, {block.Buffer, 0, d.Info().Limits.MaxStorageBufferRange + 4}}, uni, push, one)
		},
		"empty range":     func(b *Batch) { b.Dispatch(p, []Binding{good, {block.Buffer, 0, 0}}, uni, push, one) },
		"no buffer":       func(b *Batch) { b.Dispatch(p, []Binding{good, {}}, uni, push, one) },
		"empty copy":      func(b *Batch) { b.Copy(block.Buffer, block.Buffer, 0, 64, 0) },
		"misaligned fill": func(b *Batch) { b.Fill(block.Buffer, 2, 4, 0) },
	} {
		var b Batch
		b.Fill(block.Buffer, 0, 64, 0)
		record(&b)
		_, err := d.Submit(&b)
		if e := wantAs[*BatchError](t, err); e.Command != 1 {
			t.Errorf("%s: %v names command %d, want 1", name, err, e.Command)
		}
		b.Reset()
		if _, err := d.Submit(&b); err != nil {
			t.Errorf("%s: the mistake outlives Reset: %v", name, err)
		}
	}
	if n := d.Completed(); n != 0 {
		t.Errorf("%d submissions were made", n)
	}
}

func TestPipelineMistakesAreErrors(t *testing.T) {
	d := vulkanDevice(t)
	for name, change := range map[string]func(*PipelineSpec){
		"no code":                  func(s *PipelineSpec) { s.SPIRV = nil },
		"not SPIR-V":               func(s *PipelineSpec) { s.SPIRV = []uint32{1, 2, 3, 4, 5} },
		"too many storage buffers": func(s *PipelineSpec) { s.StorageBuffers = 1000 },
		"odd push bytes":           func(s *PipelineSpec) { s.PushBytes = 6 },
		"too many push bytes":      func(s *PipelineSpec) { s.PushBytes = 1 << 20 },
	} {
		spec := scaleSpec()
		change(&spec)
		_, err := d.Pipeline(spec)
		if e := wantAs[*PipelineError](t, err); e.Name != "scale" {
			t.Errorf("%s: %v does not name the pipeline", name, err)
		}
	}
}

func TestAllocationBeyondTheLimit(t *testing.T) {
	d := vulkanDevice(t)
	limit := d.Info().Limits.MaxAllocation
	_, err := d.AllocateBlock(limit+1, DeviceLocal)
	if e := wantAs[*OutOfMemoryError](t, err); e.Bytes != limit+1 || e.Limit != limit {
		t.Errorf("%+v", e)
	}
	available, total := d.HeapBudget()
	block := mustBlock(t, d, 1<<20, DeviceLocal)
	if after, _ := d.HeapBudget(); total <= 0 || available > total || after > available {
		t.Errorf("budget %d of %d before, %d after allocating", available, total, after)
	}
	block.Free()
	block.Free()
}

func TestLossStaysAndIsLoggedOnce(t *testing.T) {
	var log strings.Builder
	d := vulkanDevice(t, func(c *Config) { c.Logger = textLogger(&log) })
	p, block := mustPipeline(t, d), mustBlock(t, d, 256, DeviceLocal)
	var b Batch
	b.Fill(block.Buffer, 0, 256, 1)
	before := mustSubmit(t, d, &b)
	if err := d.Wait(context.Background(), before); err != nil {
		t.Fatal(err)
	}
	d.MarkLost("a test")
	d.MarkLost("again")
	_, err := d.Submit(&b)
	if e := wantAs[*LostError](t, err); e.Call != "a test" {
		t.Errorf("the loss names the call %q", e.Call)
	}
	_, err = d.Pipeline(scaleSpec())
	wantAs[*LostError](t, err)
	_, err = d.AllocateBlock(64, DeviceLocal)
	wantAs[*LostError](t, err)
	wantAs[*LostError](t, d.Err())
	if err := d.Wait(context.Background(), before); err != nil {
		t.Errorf("a submission that was done before the loss is lost: %v", err)
	}
	p.Destroy()
	block.Free()
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	if n := strings.Count(log.String(), "device lost"); n != 1 {
		t.Errorf("the loss was logged %d times:\n%s", n, log.String())
	}
}

func TestClosedDevice(t *testing.T) {
	d := vulkanDevice(t)
	p, block := mustPipeline(t, d), mustBlock(t, d, 256, DeviceLocal)
	if err := errors.Join(d.Close(), d.Close()); err != nil {
		t.Fatal(err)
	}
	wantAs[*ClosedError](t, d.Err())
	_, err := d.Pipeline(scaleSpec())
	wantAs[*ClosedError](t, err)
	_, err = d.AllocateBlock(64, DeviceLocal)
	wantAs[*ClosedError](t, err)
	_, err = d.Submit(&Batch{})
	wantAs[*ClosedError](t, err)
	wantAs[*ClosedError](t, d.Wait(context.Background(), 1))
	_, err = d.Extension("x", func() (io.Closer, error) { return nil, nil })
	wantAs[*ClosedError](t, err)
	wantAs[*ClosedError](t, d.Use(func(Handles) error { return nil }))
	p.Destroy()
	block.Free()
	_ = d.Completed()
}

func TestSixtyCyclesOfOpenAndClose(t *testing.T) {
	best := allDevices(t, testConfig(t))[0]
	for range 60 {
		d := openAt(t, best.Index, testConfig(t))
		if !best.CompileOnly {
			mustBlock(t, d, 4096, DeviceLocal)
			mustPipeline(t, d)
		}
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// Goroutines open, use and close several devices of every driver at once.
func TestSeveralDevicesAtOnce(t *testing.T) {
	all := allDevices(t, testConfig(t))
	var group sync.WaitGroup
	for i := range 2 * len(all) {
		if all[i/2].CompileOnly {
			continue
		}
		group.Go(func() {
			d, _, err := Open(testConfig(t), func(info Info) bool { return info.Index == all[i/2].Index })
			if err != nil {
				t.Error(err)
				return
			}
			shareDevice(t, d)
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
}

// shareDevice lets four goroutines submit to one device.
func shareDevice(t *testing.T, d *Device) {
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			p, j := mustPipeline(t, d), newScaleJob(t, d)
			var b Batch
			for range 10 {
				b.Reset()
				j.record(&b, p)
				ticket, err := d.Submit(&b)
				if err == nil {
					err = d.Wait(context.Background(), ticket)
				}
				if err != nil {
					t.Error(err)
					return
				}
				j.check(t)
			}
			j.free()
			p.Destroy()
		})
	}
	group.Wait()
}

// If the device closes while others submit and wait, they get *ClosedError, and nothing crashes.
func TestCloseUnderWork(t *testing.T) {
	d := vulkanDevice(t)
	p, j := mustPipeline(t, d), newScaleJob(t, d)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			var b Batch
			j.dispatch(&b, p, j.in, j.out, 1)
			for {
				ticket, err := d.Submit(&b)
				if err == nil {
					err = d.Wait(context.Background(), ticket)
				}
				if err != nil {
					wantAs[*ClosedError](t, err)
					return
				}
			}
		})
	}
	for d.Completed() < 20 {
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	group.Wait()
}

func TestMemoryTypesByKind(t *testing.T) {
	const gib = 1 << 30
	local, sys, bar := uint64(16*gib), uint64(32*gib), uint64(256<<20)
	discrete := []memoryType{
		{Flags: deviceLocal, HeapSize: local},
		{Flags: mapped, HeapSize: sys},
		{Flags: mapped | hostCached, HeapSize: sys},
		{Flags: deviceLocal | mapped, HeapSize: bar},
	}
	resizable := []memoryType{
		{Flags: deviceLocal, HeapSize: local},
		{Flags: mapped | hostCached, HeapSize: sys},
		{Flags: deviceLocal | mapped, HeapSize: local},
		{Flags: deviceLocal | mapped | amdCoherent, HeapSize: local},
	}
	shared := []memoryType{{Flags: deviceLocal | mapped | hostCached, HeapSize: sys}}
	nonCoherent := []memoryType{
		{Flags: deviceLocal | hostVisible | hostCached, HeapSize: sys},
		{Flags: deviceLocal | mapped, HeapSize: sys},
	}
	for _, c := range []struct {
		name                    string
		types                   []memoryType
		local, upload, readback int // best type
		mappedWhole             bool
	}{
		{"discrete with a window", discrete, 0, 1, 2, false},
		{"discrete, resizable window", resizable, 2, 2, 1, true},
		{"one heap", shared, 0, 0, 0, true},
		{"one heap, cached not coherent", nonCoherent, 1, 1, 1, true},
	} {
		for kind, want := range []int{DeviceLocal: c.local, Upload: c.upload, Readback: c.readback} {
			if order := memoryOrder(c.types, MemoryKind(kind), ^uint32(0)); len(order) == 0 || order[0] != want {
				t.Errorf("%s: %v takes types in order %v, want %d first", c.name, MemoryKind(kind), order, want)
			}
		}
		if got := hostMapped(c.types); got != c.mappedWhole {
			t.Errorf("%s: mapped whole: %v", c.name, got)
		}
	}
	if order := memoryOrder(discrete, DeviceLocal, 0b1000); len(order) != 1 || order[0] != 3 {
		t.Errorf("with only type 3 allowed the order is %v", order)
	}
}
