package vulkan

import (
	"errors"
	"fmt"
	"sync"
	"time"
	"unsafe"

	"github.com/weft-gpu/weft/internal/sim"
)

// simDevice is an open simulated GPU. Its handles are never reused, so that any use of a destroyed
// object is detected.
type simDevice struct {
	*simPhysical
	start time.Time

	mu      sync.Mutex
	objects map[uint64]any
	last    uint64             // the latest handle
	used    map[int]int64      // bytes used of each heap
	failed  error              // the first fault: the device is lost
	tails   [2]<-chan struct{} // of the queue and the transfer queue; closed when the latest submission is done
	seen    [2]uint64          // the last epoch of each timeline that the host knows to have ended

	timelines [2]sim.Timeline // of the queues; each executes one submission at a time

	executing sync.Mutex // held during a command: the commands of the two queues alternate
	seed      uint64
}

// The objects; a module is a []uint32.
type (
	simBuffer struct {
		bytes  int64
		memory *simMemory
	}
	simMemory struct {
		*sim.Memory
		heap int
	}
	simSetLayout struct {
		storage int
		uniform bool
	}
	simLayout struct {
		simSetLayout
		pushBytes int
	}
	simPipeline struct {
		program *sim.Program
		name    string
	}
	simCache struct{}
)

func newSimDevice(p *simPhysical) *simDevice {
	d := &simDevice{simPhysical: p, start: time.Now(), objects: map[uint64]any{}, used: map[int]int64{}}
	d.timelines[1].Transfers = true
	done := make(chan struct{})
	close(done)
	d.tails = [2]<-chan struct{}{done, done}
	return d
}

func (d *simDevice) handles() Handles { return Handles{} }

func (d *simDevice) destroy() {}

func (d *simDevice) waitIdle() int32 {
	d.mu.Lock()
	tails := d.tails
	d.mu.Unlock()
	for _, tail := range tails {
		<-tail
	}
	return d.result()
}

// fault returns why the device was lost.
func (d *simDevice) fault() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.failed
}

func (d *simDevice) result() int32 {
	if d.fault() != nil {
		return errorDeviceLost
	}
	return success
}

// fail loses the device; the first fault is kept.
func (d *simDevice) fail(err error) int32 {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.failed == nil {
		d.failed = err
	}
	return errorDeviceLost
}

// add stores an object under a new handle.
func (d *simDevice) add(object any) uint64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.last++
	d.objects[d.last] = object
	return d.last
}

func (d *simDevice) remove(handle uint64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.objects, handle)
}

// simObject returns the object of a handle.
func simObject[T any](d *simDevice, handle uint64) (T, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	object, ok := d.objects[handle].(T)
	if !ok {
		return object, fmt.Errorf("handle %d is no %T, or no longer", handle, object)
	}
	return object, nil
}

// ---- memory

func (d *simDevice) createBuffer(bytes int64) (bufferHandle, int32) {
	return bufferHandle{d.add(&simBuffer{bytes: bytes}), (bytes + 15) / 16 * 16, 1<<len(d.memoryTypes()) - 1}, success
}

func (d *simDevice) destroyBuffer(buffer uint64) { d.remove(buffer) }

func (d *simDevice) allocate(bytes int64, memoryType int) (uint64, int32) {
	t := d.memoryTypes()[memoryType]
	d.mu.Lock()
	full := d.used[t.Heap]+bytes > int64(t.HeapSize)
	if !full {
		d.used[t.Heap] += bytes
	}
	d.mu.Unlock()
	if full {
		return 0, errorOutOfDeviceMemory
	}
	memory := sim.NewMemory(make([]byte, bytes))
	if d.transferQueue {
		memory.ByTwoQueues()
	}
	return d.add(&simMemory{memory, t.Heap}), success
}

func (d *simDevice) freeMemory(memory uint64) {
	m, err := simObject[*simMemory](d, memory)
	if err != nil {
		d.fail(err)
		return
	}
	d.remove(memory)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.used[m.heap] -= int64(len(m.Bytes()))
}

func (d *simDevice) bind(buffer, memory uint64) int32 {
	b, err := simObject[*simBuffer](d, buffer)
	if err != nil {
		return d.fail(err)
	}
	if b.memory, err = simObject[*simMemory](d, memory); err != nil {
		return d.fail(err)
	}
	return success
}

func (d *simDevice) mapMemory(memory uint64) (unsafe.Pointer, int32) {
	m, err := simObject[*simMemory](d, memory)
	if err != nil {
		return nil, d.fail(err)
	}
	return unsafe.Pointer(unsafe.SliceData(m.Bytes())), success
}

func (d *simDevice) hostWrote(memory uint64, offset, bytes int64) {
	if m, err := simObject[*simMemory](d, memory); err == nil {
		m.Wrote(offset, bytes)
	}
}

func (d *simDevice) hostReads(memory uint64, offset, bytes int64) int32 {
	m, err := simObject[*simMemory](d, memory)
	if err != nil {
		return d.fail(err)
	}
	at, undefined := m.Undefined(offset, bytes)
	if !undefined || d.profile.Mistake != nil { // with a seeded mistake of the driver, the results are to show it
		return success
	}
	return d.fail(&sim.Fault{Kind: sim.Uninitialized, Invocation: -1,
		Detail: fmt.Sprintf("byte %d of %d that the host reads was never written, or with an undefined value", at-offset, bytes)})
}

func (d *simDevice) forget(memory uint64, offset, bytes int64) {
	if m, err := simObject[*simMemory](d, memory); err == nil {
		m.Forget(offset, bytes)
	}
}

// Only CPUs' drivers import memory of the process.

func (d *simDevice) importedBuffer(int64) (bufferHandle, int32) {
	return bufferHandle{}, errorInitializationFailed
}

func (d *simDevice) importedTypes(unsafe.Pointer) (uint32, int32) {
	return 0, errorInitializationFailed
}

func (d *simDevice) importPages(unsafe.Pointer, int64, int) (uint64, int32) {
	return 0, errorInitializationFailed
}

// ---- pipelines

func (d *simDevice) createCache([]byte) (uint64, int32) { return d.add(simCache{}), success }
func (d *simDevice) cacheData(uint64) []byte            { return nil }
func (d *simDevice) mergeCaches(_, _ uint64) int32      { return success }
func (d *simDevice) destroyCache(cache uint64)          { d.remove(cache) }

func (d *simDevice) createModule(code []uint32) (uint64, int32) { return d.add(code), success }
func (d *simDevice) destroyModule(module uint64)                { d.remove(module) }

func (d *simDevice) createSetLayout(storage int, uniform, _ bool) (uint64, int32) {
	return d.add(simSetLayout{storage, uniform}), success
}

func (d *simDevice) destroySetLayout(layout uint64) { d.remove(layout) }

func (d *simDevice) createPipelineLayout(setLayout uint64, pushBytes int) (uint64, int32) {
	set, err := simObject[simSetLayout](d, setLayout)
	if err != nil {
		return 0, d.fail(err)
	}
	return d.add(simLayout{set, pushBytes}), success
}

func (d *simDevice) destroyPipelineLayout(layout uint64) { d.remove(layout) }

// createPipeline fails for a kernel that exceeds the device's limits or has SPIR-V that the
// simulator does not execute. Real drivers may fail or not.
func (d *simDevice) createPipeline(_, module, layout uint64, subgroup int, name string) (uint64, bool, int32) {
	code, err := simObject[[]uint32](d, module)
	if err != nil {
		return 0, false, d.fail(err)
	}
	shape, err := simObject[simLayout](d, layout)
	if err != nil {
		return 0, false, d.fail(err)
	}
	program, err := sim.Compile(code, d.profile)
	if err == nil {
		err = errors.Join(shape.holds(program), requires(program, code, subgroup))
	}
	if err != nil {
		return 0, false, d.fail(fmt.Errorf("kernel %s: %w", name, err))
	}
	return d.add(&simPipeline{program, name}), false, success
}

// holds returns an error where a program needs more than the layout has.
func (l simLayout) holds(p *sim.Program) error {
	bindings := l.storage
	if l.uniform {
		bindings++
	}
	for _, b := range p.Storage {
		if b >= l.storage {
			return fmt.Errorf("storage buffer %d, where the layout has %d", b, l.storage)
		}
	}
	for _, b := range p.Uniform {
		if b < l.storage || b >= bindings {
			return fmt.Errorf("uniform buffer %d, where the layout has %d bindings, %d of storage", b, bindings, l.storage)
		}
	}
	if p.PushBytes > l.pushBytes {
		return fmt.Errorf("%d bytes of push constants, where the layout has %d", p.PushBytes, l.pushBytes)
	}
	return nil
}

// requires returns an error unless code that uses subgroups requires their size, which must divide
// its workgroups.
func requires(p *sim.Program, code []uint32, subgroup int) error {
	const capability, groupNonUniform, cooperativeMatrix = 17, 61, 6022
	switch {
	case subgroup == 0:
		for w := code[5:]; len(w) > 1 && w[0]&0xffff == capability; w = w[2:] { // capabilities come first
			if w[1] == groupNonUniform || w[1] == cooperativeMatrix {
				return errors.New("it uses subgroups, but requires no size of them")
			}
		}
	case subgroup != p.Profile.Subgroup:
		return fmt.Errorf("it requires subgroups of %d, where the device has %d", subgroup, p.Profile.Subgroup)
	case p.Local[0]%subgroup != 0:
		return fmt.Errorf("it requires full subgroups of %d, of %d invocations", subgroup, p.Local[0])
	}
	return nil
}

func (d *simDevice) destroyPipeline(pipeline uint64) { d.remove(pipeline) }

func (d *simDevice) statistics(uint64) (map[string]float64, int32)     { return nil, success }
func (d *simDevice) representations(uint64) (map[string]string, int32) { return nil, success }

func (d *simDevice) newSlot(transfers bool) (slot, string, int32) {
	s := &simSlot{device: d}
	if transfers && d.transferQueue {
		s.queue = 1
	}
	return s, "", success
}
