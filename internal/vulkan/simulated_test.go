package vulkan

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/sim"
)

// openSimulated opens a simulated GPU. The test may cause its loss.
func openSimulated(t *testing.T, name string, changes ...func(*Config)) *Device {
	t.Helper()
	config := testConfig(t)
	for _, change := range changes {
		change(&config)
	}
	d, err := OpenSimulated(config, name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// faultOf submits a batch that must lose the device, and returns the cause.
func faultOf(t *testing.T, d *Device, b *Batch) *sim.Fault {
	t.Helper()
	ticket, err := d.Submit(b)
	if err == nil {
		err = d.Wait(context.Background(), ticket)
	}
	wantAs[*LostError](t, err)
	fault := wantAs[*sim.Fault](t, err)
	if messages := d.ValidationMessages(); len(messages) != 1 || !strings.Contains(messages[0], fault.Error()) {
		t.Errorf("the messages are %q, the fault %v", messages, fault)
	}
	if again, err := d.Submit(b); err == nil {
		t.Errorf("submission %d after the loss", again)
	}
	return fault
}

// Every profile has a card, and each has the limits that Vulkan requires.
func TestSimulatedDevices(t *testing.T) {
	if len(SimulatedNames()) == 0 {
		t.Fatal("there are no simulated GPUs")
	}
	kinds, flushing := map[bool]int{}, 0
	for _, name := range SimulatedNames() {
		d := openSimulated(t, name)
		info := d.Info()
		if info.Name != name || info.Kind != Discrete || !info.Simulated || info.CompileOnly || info.Index >= 0 {
			t.Errorf("%s is %+v", name, info)
		}
		if l := info.Limits; l.MaxPushConstants < 128 || l.MaxStorageBufferRange < 1<<27 || l.MaxStorageBuffersPerStage < 4 ||
			l.MaxAllocation < 1<<30 || l.HeapBytes == 0 || l.MinStorageOffsetAlignment == 0 || l.SharedMemory < 16<<10 || l.MaxWorkgroupInvocations < 128 {
			t.Errorf("%s: limits below what Vulkan requires: %+v", name, l)
		}
		kinds[info.Features.HostMappedDeviceMemory]++
		arithmetic, err := d.Arithmetic(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		want := string(Exact)
		if arithmetic.FlushesSubnormals {
			want = "flushes subnormals"
			flushing++
		}
		if text := arithmetic.String(); text != want || arithmetic.Float64 != info.Features.Float64 {
			t.Errorf("%s: arithmetic %s, native float64 %v", name, text, arithmetic.Float64)
		}
	}
	if flushing != 1 {
		t.Errorf("%d flush subnormals, want sim4", flushing)
	}
	if len(kinds) != 2 {
		t.Error("device memory is mapped on all devices, or on none")
	}
	_, err := OpenSimulated(testConfig(t), "sim")
	wantAs[*UnsupportedError](t, err)
}

// Two commands that touch the same bytes need a barrier between them, or the host must wait.
func TestSimulatedHazards(t *testing.T) {
	for _, c := range []struct {
		name   string
		record func(b *Batch, p *Pipeline, j *scaleJob)
	}{
		{"fill after fill", func(b *Batch, _ *Pipeline, j *scaleJob) {
			b.Fill(j.in.Buffer, 0, 64, 1)
			b.Fill(j.in.Buffer, 60, 64, 2)
		}},
		{"dispatch after copy", func(b *Batch, p *Pipeline, j *scaleJob) {
			b.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
			j.dispatch(b, p, j.in, j.out, 3)
		}},
		{"dispatch after what it reads", func(b *Batch, p *Pipeline, j *scaleJob) {
			j.dispatch(b, p, j.in, j.out, 3)
			j.dispatch(b, p, j.out, j.in, 3)
		}},
		{"copy before what it reads", func(b *Batch, p *Pipeline, j *scaleJob) {
			b.Copy(j.out.Buffer, j.down.Buffer, 0, 0, j.down.Size)
			j.dispatch(b, p, j.in, j.out, 3)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := openSimulated(t, "sim32")
			p, j := mustPipeline(t, d), newScaleJob(t, d)
			var b Batch
			b.Fill(j.in.Buffer, 0, j.in.Size, 0)
			b.Fill(j.out.Buffer, 0, j.out.Size, 0)
			b.Barrier(TransferWrite, ShaderRead|ShaderWrite|TransferRead|TransferWrite)
			c.record(&b, p, j)
			if fault := faultOf(t, d, &b); fault.Kind != sim.Race {
				t.Errorf("%v, want a race", fault)
			}
		})
	}
	t.Run("the host waits", func(t *testing.T) {
		d := openSimulated(t, "sim32")
		block := mustBlock(t, d, 64, DeviceLocal)
		for range 2 {
			var b Batch
			b.Fill(block.Buffer, 0, 64, 1)
			if err := d.Wait(context.Background(), mustSubmit(t, d, &b)); err != nil {
				t.Fatal(err)
			}
		}
	})
	// With two slots the host may wait for them in any order.
	t.Run("the host waits for the first of two", func(t *testing.T) {
		d := openSimulated(t, "sim32")
		fills := [2]Batch{}
		for i := range fills {
			block := mustBlock(t, d, 64, DeviceLocal)
			fills[i].Fill(block.Buffer, 0, 64, 1)
		}
		submit := func(i int) slot {
			s, _, _ := d.logical.newSlot(false)
			if _, result := s.submit(fills[i].words, 0, false); result != success {
				t.Fatal(ResultName(result))
			}
			return s
		}
		const forever = 1 << 62
		first := submit(0)
		submit(1)
		if result := first.wait(forever); result != success {
			t.Fatal(ResultName(result))
		}
		submit(0)
		if result := d.logical.waitIdle(); result != success {
			t.Errorf("after the first: %s, %v", ResultName(result), d.logical.fault())
		}
		submit(1)
		fault := (*sim.Fault)(nil)
		if result := d.logical.waitIdle(); result != errorDeviceLost || !errors.As(d.logical.fault(), &fault) || fault.Kind != sim.Race {
			t.Errorf("after the second: %s, %v, want a race", ResultName(result), d.logical.fault())
		}
	})
}

// A kernel that leaves its binding loses the device, and the fault names the kernel.
func TestSimulatedFault(t *testing.T) {
	d := openSimulated(t, "sim32")
	p, j := mustPipeline(t, d), newScaleJob(t, d)
	var b Batch
	b.Dispatch(p, []Binding{{j.up.Buffer, 0, j.up.Size}, {j.out.Buffer, 0, 64}},
		&Binding{j.uniform.Buffer, 0, 16}, []uint32{1, elements}, [3]uint32{1, 1, 1})
	if fault := faultOf(t, d, &b); fault.Kind != sim.Bounds {
		t.Errorf("%v, want bounds", fault)
	}
	if text := d.Err().Error(); !strings.Contains(text, "scale") || !strings.Contains(text, "sim32") {
		t.Errorf("%q does not name the kernel and the device", text)
	}
	// An invalid module loses the device too.
	broken := openSimulated(t, "sim32")
	spec := scaleSpec()
	spec.SPIRV = spec.SPIRV[:len(spec.SPIRV)/2]
	_, err := broken.Pipeline(spec)
	wantAs[*LostError](t, err)
	if fault := wantAs[*sim.Fault](t, err); fault.Kind != sim.Invalid {
		t.Errorf("%v, want an invalid module", fault)
	}
}

// The use of a destroyed object is detected.
func TestSimulatedHandles(t *testing.T) {
	d := openSimulated(t, "sim32")
	block := mustBlock(t, d, 64, DeviceLocal)
	var b Batch
	b.Fill(block.Buffer, 0, 64, 1)
	block.Free()
	ticket, err := d.Submit(&b)
	if err == nil {
		err = d.Wait(context.Background(), ticket)
	}
	if lost := wantAs[*LostError](t, err); lost.Cause == nil || !strings.Contains(lost.Cause.Error(), "fill") {
		t.Errorf("%v does not name the fill", err)
	}
}

// The heap is finite.
func TestSimulatedMemory(t *testing.T) {
	d := openSimulated(t, "sim32")
	if _, result := d.logical.allocate(heapBytes+1, 0); result != errorOutOfDeviceMemory {
		t.Errorf("more than all: %s", ResultName(result))
	}
	mustBlock(t, d, 1<<20, DeviceLocal).Free()
	mustBlock(t, d, 1<<20, DeviceLocal)
	if used := d.logical.(*simDevice).used[0]; used != 1<<20 {
		t.Errorf("%d bytes used", used)
	}
}

// A submission with timestamps counts every dispatch.
func TestSimulatedCounts(t *testing.T) {
	d := openSimulated(t, "sim8")
	p, j := mustPipeline(t, d), newScaleJob(t, d)
	var b Batch
	j.record(&b, p)
	ticket := mustSubmit(t, d, &b)
	if err := d.Wait(context.Background(), ticket); err != nil {
		t.Fatal(err)
	}
	j.check(t)
	counts, err := d.Counts(ticket)
	if err != nil {
		t.Fatal(err)
	}
	if len(counts) != 2 {
		t.Fatalf("%d counts, want 2", len(counts))
	}
	for _, c := range counts {
		if c.Workgroups != 16 || c.Invocations != 1024 || c.Subgroups != 128 || len(c.Accesses) == 0 {
			t.Errorf("counted %+v", c)
		}
	}
	checkTimestamps(t, d, ticket)
}

// A host read of bytes that nobody wrote loses the device, and the fault names the byte: bytes that
// a kernel derived from undefined input, and bytes that nothing wrote.
func TestSimulatedHostReadsUndefinedBytes(t *testing.T) {
	for name, record := range map[string]func(b *Batch, j *scaleJob, p *Pipeline){
		"given nothing": func(b *Batch, j *scaleJob, p *Pipeline) {
			j.dispatch(b, p, j.in, j.out, 3)
			b.Barrier(ShaderWrite, TransferRead)
			b.Copy(j.out.Buffer, j.down.Buffer, 0, 0, j.down.Size)
		},
		"gave nothing":     func(b *Batch, j *scaleJob, _ *Pipeline) { b.Copy(j.out.Buffer, j.down.Buffer, 0, 0, j.down.Size) },
		"all but the last": func(b *Batch, j *scaleJob, _ *Pipeline) { b.Copy(j.up.Buffer, j.down.Buffer, 0, 0, j.down.Size-1) },
	} {
		t.Run(name, func(t *testing.T) {
			d := openSimulated(t, "sim32")
			p, j := mustPipeline(t, d), newScaleJob(t, d)
			var b Batch
			record(&b, j, p)
			if err := d.Wait(context.Background(), mustSubmit(t, d, &b)); err != nil {
				t.Fatal(err)
			}
			err := j.down.Reads(0, j.down.Size)
			wantAs[*LostError](t, err)
			if fault := wantAs[*sim.Fault](t, err); fault.Kind != sim.Uninitialized || !strings.Contains(fault.Detail, "that the host reads") {
				t.Errorf("%v", fault)
			}
			if again := j.down.Reads(0, 1); name == "all but the last" && again != nil {
				t.Errorf("the first byte: %v", again)
			}
		})
	}
}
