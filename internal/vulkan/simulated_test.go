package vulkan

import (
	"context"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/sim"
)

// openSimulated opens a simulated GPU, which the test may lose.
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

// faultOf submits a batch, which must end the device, and returns why.
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

// Every profile has a card, and each is what Vulkan calls a device.
func TestSimulatedDevices(t *testing.T) {
	if len(SimulatedNames()) == 0 {
		t.Fatal("there are none")
	}
	kinds := map[bool]int{}
	for _, name := range SimulatedNames() {
		d := openSimulated(t, name)
		info := d.Info()
		if info.Name != name || info.Kind != Discrete || !info.Simulated || info.CompileOnly || info.Index >= 0 {
			t.Errorf("%s is %+v", name, info)
		}
		if l := info.Limits; l.MaxPushConstants < 128 || l.MaxStorageBufferRange < 1<<27 || l.MaxStorageBuffersPerStage < 4 ||
			l.MaxAllocation < 1<<30 || l.HeapBytes == 0 || l.MinStorageOffsetAlignment == 0 || l.SharedMemory < 32<<10 {
			t.Errorf("%s: limits below what Vulkan requires: %+v", name, l)
		}
		kinds[info.Features.HostMappedDeviceMemory]++
	}
	if len(kinds) != 2 {
		t.Error("device memory is mapped on all, or on none")
	}
	_, err := OpenSimulated(testConfig(t), "sim")
	wantAs[*UnsupportedError](t, err)
}

// What lies between two commands that touch the same bytes is a barrier, or the host's waiting.
func TestSimulatedHazards(t *testing.T) {
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
	t.Run("the host does not wait", func(t *testing.T) {
		d := openSimulated(t, "sim32")
		block := mustBlock(t, d, 1<<20, DeviceLocal)
		var b Batch
		b.Fill(block.Buffer, 0, 1<<20, 1)
		mustSubmit(t, d, &b)
		if fault := faultOf(t, d, &b); fault.Kind != sim.Race {
			t.Errorf("%v, want a race", fault)
		}
	})
}

// What is used after its end is noticed.
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
		t.Errorf("%v does not tell of the fill", err)
	}
}

// The heap has an end.
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
