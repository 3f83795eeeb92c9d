package vulkan

import (
	"testing"
	"unsafe"
)

// failing is a driver with one failing call.
type failing struct {
	*simDevice
	call string
	idle int // number of calls of waitIdle
}

func (f *failing) newSlot(transfers bool) (slot, string, int32) {
	if f.call == "vkCreateCommandPool" {
		return nil, f.call, errorOutOfHostMemory
	}
	s, call, result := f.simDevice.newSlot(transfers)
	return &failingSlot{s, f}, call, result
}

// failingSlot is a slot of failing.
type failingSlot struct {
	slot
	driver *failing
}

func (s *failingSlot) submit(words []uint64, timestamps int, again bool) (string, int32) {
	if s.driver.call != "" && s.driver.call != "vkWaitForFences" {
		return s.driver.call, errorOutOfDeviceMemory
	}
	return s.slot.submit(words, timestamps, again)
}

func (s *failingSlot) wait(ns uint64) int32 {
	if s.driver.call == "vkWaitForFences" {
		return errorOutOfHostMemory
	}
	return s.slot.wait(ns)
}

func (s *failingSlot) status() int32 {
	if s.driver.call == "vkWaitForFences" {
		return notReady
	}
	return s.slot.status()
}

func (f *failing) waitIdle() int32 {
	f.idle++
	return f.simDevice.waitIdle()
}

// mapMemory behaves like a driver that ignores the result of mmap.
func (f *failing) mapMemory(memory uint64) (unsafe.Pointer, int32) {
	if f.call == "mmap" {
		return unsafe.Add(nil, -1), success // MAP_FAILED
	}
	return f.simDevice.mapMemory(memory)
}

// An error names the call of a submission that failed, and the device works again once there is
// memory.
func TestFailuresNameTheirCall(t *testing.T) {
	for _, call := range []string{"vkCreateCommandPool", "vkResetCommandPool", "vkCreateQueryPool", "vkAllocateDescriptorSets", "vkQueueSubmit"} {
		d := openSimulated(t, "sim32")
		f := &failing{simDevice: d.logical.(*simDevice), call: call}
		d.logical = f
		block := mustBlock(t, d, 64, DeviceLocal)
		var b Batch
		b.Fill(block.Buffer, 0, 64, 1)
		_, err := d.Submit(&b)
		if short := wantAs[*OutOfMemoryError](t, err); short.Call != call {
			t.Errorf("%s: %v", call, err)
		}
		f.call = ""
		mustSubmit(t, d, &b)
	}
}

// A mapping without an address is a shortage of memory.
func TestMappingWithoutAnAddress(t *testing.T) {
	d := openSimulated(t, "sim32")
	f := &failing{simDevice: d.logical.(*simDevice), call: "mmap"}
	d.logical = f
	objects := len(f.objects)
	_, err := d.AllocateBlock(1<<20, Upload)
	if short := wantAs[*OutOfMemoryError](t, err); short.Call != "vkMapMemory" || short.Bytes != 1<<20 || !short.OnHost {
		t.Errorf("%+v", short)
	}
	if n := len(f.objects); n != objects {
		t.Errorf("%d objects are left", n-objects)
	}
	f.call = ""
	mustBlock(t, d, 1<<20, Upload)
}

// If a wait fails, nothing is freed that a running submission may use.
func TestFailedWaitStillWaitsForTheDevice(t *testing.T) {
	d := openSimulated(t, "sim32")
	f := &failing{simDevice: d.logical.(*simDevice)}
	d.logical = f
	p := mustPipeline(t, d)
	f.call = "vkWaitForFences"
	err := d.Warm(t.Context(), p)
	if short := wantAs[*OutOfMemoryError](t, err); short.Call != f.call {
		t.Error(err)
	}
	if f.idle == 0 {
		t.Error("the buffer was freed before the queue was idle")
	}
	f.call = ""
	if err := d.Warm(t.Context(), p); err != nil {
		t.Error(err)
	}
}
