package vulkan

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
)

// Device is an open device, which [Open] and [NewHost] return. On any other Device, methods that
// return an error return *UnopenedError. All methods may be called from several goroutines.
type Device struct {
	info   Info
	config Config

	// life is held for reading during every use of the Vulkan device, and for writing while it is
	// destroyed.
	life   sync.RWMutex
	closed bool // no use may begin any more
	state  atomic.Int32
	lost   atomic.Pointer[LostError]

	extensions extensions
	arithmetic arithmetic

	// The fields below are empty on the host device.
	physical  physicalDevice
	facts     facts
	logical   logicalDevice
	queue     queue
	transfers *queue // nil where there is none
	pipelines pipelines
	blocks    blocks
	gone      atomic.Uint64 // counts destroyed objects that batches may name; raised before each is destroyed
	messages  int           // number of validation messages before this device
}

// The states of a device; see Close.
const (
	stateOpen = iota
	stateClosing
	stateClosed
)

// open creates the logical device. It submits nothing: some drivers only compile. The caller holds
// the instance's lock.
func (c candidate) open(config Config) (*Device, error) {
	if c.info.Kind == Host {
		return NewHost(config, c.info.Index), nil
	}
	d := &Device{info: c.info, config: config, physical: c.physical, facts: c.facts}
	d.messages = validation.count()
	d.config.Validation = config.Validation && !c.info.Simulated // the simulator always checks
	d.config.Capture = config.Capture && c.facts.captures
	var result int32
	if d.logical, result = c.physical.open(&d.config); result != success {
		return nil, d.failure(result, "vkCreateDevice")
	}
	d.queue.driver = new(sync.Mutex)
	switch {
	case c.facts.transferQueue:
		d.transfers = &queue{transferOnly: true, driver: new(sync.Mutex)}
	case config.TransferQueue:
		d.transfers = &queue{transferOnly: true, driver: d.queue.driver}
	}
	d.pipelines.open(d)
	d.drainMessages()
	if !c.info.Simulated {
		instance.open++
	}
	return d, nil
}

// Info describes the device; Info().Arithmetic is set once Arithmetic has run.
func (d *Device) Info() Info {
	if d == nil {
		return Info{}
	}
	info := d.info
	info.Arithmetic = d.arithmetic.result.Load()
	return info
}

// IsHost reports whether this is the host device, which has no queue, no memory and no pipelines.
func (d *Device) IsHost() bool { return d.info.Kind == Host }

// unopened returns an error where Open did not make the device.
func (d *Device) unopened() error {
	if d == nil || d.info.Kind == "" {
		return &UnopenedError{}
	}
	return nil
}

// Logger returns the logger of the library's messages; it is never nil.
func (d *Device) Logger() *slog.Logger {
	if d.unopened() != nil {
		return slog.New(slog.DiscardHandler)
	}
	return d.config.Logger
}

// ReferenceCheck reports whether every result is also computed on the reference.
func (d *Device) ReferenceCheck() bool { return d.config.ReferenceCheck }

// TrackLeaks reports whether Close reports memory that is still in use.
func (d *Device) TrackLeaks() bool { return d.config.TrackLeaks }

// IndexCheck reports whether indices out of range are errors.
func (d *Device) IndexCheck() bool { return d.config.IndexCheck }

// Guards reports whether the device was opened to detect writes outside its buffers.
func (d *Device) Guards() bool { return d.config.Guards }

// Err is nil while the device works, and afterwards *ClosedError or *LostError for good. It is
// *UnopenedError for a Device that Open did not make.
func (d *Device) Err() error {
	if err := d.unopened(); err != nil {
		return err
	}
	if d.state.Load() != stateOpen {
		return &ClosedError{Device: d.info.Name}
	}
	return d.lostError()
}

func (d *Device) lostError() error {
	if lost := d.lost.Load(); lost != nil {
		return lost
	}
	return nil
}

// MarkLost makes the device lost, as if the driver had reported that in call. A watchdog may call
// it, and tests do.
func (d *Device) MarkLost(call string) {
	lost := &LostError{Device: d.info.Name, Call: call}
	if d.logical != nil {
		lost.Cause = d.logical.fault()
	}
	if d.lost.CompareAndSwap(nil, lost) {
		d.Logger().Error("device lost", "device", d.info.Label(), "call", call, "cause", lost.Cause)
	}
}

// failure turns a VkResult into its error; it marks the device lost where the result says so.
func (d *Device) failure(code int32, call string) error { return d.failureOf(code, call, 0) }

func (d *Device) failureOf(code int32, call string, bytes int64) error {
	if code == errorDeviceLost {
		d.MarkLost(call)
		return d.lostError()
	}
	return failure(d.info.Name, call, code, bytes)
}

// enter begins a use of the Vulkan device; the caller calls leave if the error is nil. Uses must
// not nest.
func (d *Device) enter(what string) error {
	if err := d.unopened(); err != nil {
		return err
	}
	if d.IsHost() {
		return &UnsupportedError{Device: d.info.Name, What: what, Hint: "the host device runs plans on the reference"}
	}
	d.life.RLock()
	if d.closed {
		d.life.RUnlock()
		return &ClosedError{Device: d.info.Name}
	}
	return nil
}

func (d *Device) leave() {
	d.drainMessages()
	d.life.RUnlock()
}

// Close closes the extensions in reverse order of their creation, waits until the device is idle
// and frees everything. From its beginning Err is *ClosedError, but extensions may still use the
// device while they close. A second call does nothing. The error joins the errors of the
// extensions.
func (d *Device) Close() error {
	if err := d.unopened(); err != nil {
		return err
	}
	if !d.state.CompareAndSwap(stateOpen, stateClosing) {
		return nil
	}
	err := d.extensions.close()
	if !d.IsHost() {
		instance.Lock()
		defer instance.Unlock()
		d.destroy()
		if !d.info.Simulated {
			instance.open--
		}
	}
	d.state.Store(stateClosed)
	return err
}

// destroy destroys the Vulkan device, and the objects that callers have left on it.
func (d *Device) destroy() {
	d.life.Lock()
	defer d.life.Unlock()
	d.closed = true
	// Without submissions there is nothing to wait for, and drivers that only compile crash on the
	// wait.
	if d.submitted() {
		if result := d.logical.waitIdle(); result != success && d.lost.Load() == nil {
			d.config.Logger.Warn("closing", "device", d.info.Label(), "error", d.failure(result, "vkDeviceWaitIdle"))
		}
	}
	d.queue.destroy(d)
	if d.transfers != nil {
		d.transfers.destroy(d)
	}
	if n := d.blocks.destroy(); n > 0 && d.lost.Load() == nil {
		d.config.Logger.Warn("memory blocks were never freed", "device", d.info.Label(), "blocks", n)
	}
	d.pipelines.close(d)
	d.logical.destroy()
	d.drainMessages()
}

// submitted reports whether anything was submitted.
func (d *Device) submitted() bool {
	return d.queue.submitted() > 0 || d.transfers != nil && d.transfers.submitted() > 0
}

// extensions are values that packages above attach to a device.
type extensions struct {
	mu      sync.Mutex
	entries map[any]*extension
	order   []io.Closer
	closing bool
}

type extension struct {
	once  sync.Once
	value io.Closer
	err   error
}

// Extension returns the value kept under key. The first call builds it, and Close closes it. Two
// goroutines that ask at once get the same value. build may ask for other extensions, which close
// after it. After a failed build the next call tries again.
func (d *Device) Extension(key any, build func() (io.Closer, error)) (io.Closer, error) {
	if err := d.unopened(); err != nil {
		return nil, err
	}
	x := &d.extensions
	x.mu.Lock()
	if x.closing {
		x.mu.Unlock()
		return nil, &ClosedError{Device: d.info.Name}
	}
	if x.entries == nil {
		x.entries = map[any]*extension{}
	}
	entry := x.entries[key]
	if entry == nil {
		entry = &extension{}
		x.entries[key] = entry
	}
	x.mu.Unlock()

	entry.once.Do(func() {
		entry.value, entry.err = build()
		if !x.keep(key, entry) {
			entry.err = errors.Join(&ClosedError{Device: d.info.Name}, entry.value.Close())
		}
	})
	if entry.err != nil {
		return nil, entry.err
	}
	return entry.value, nil
}

// keep records a built entry; it returns false if the device began to close meanwhile.
func (x *extensions) keep(key any, entry *extension) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	if entry.err != nil {
		delete(x.entries, key)
		return true
	}
	if x.closing {
		return false
	}
	x.order = append(x.order, entry.value)
	return true
}

func (x *extensions) close() error {
	x.mu.Lock()
	x.closing = true
	order := x.order
	x.order = nil
	x.mu.Unlock()
	var failed []error
	for i := len(order) - 1; i >= 0; i-- {
		if err := order[i].Close(); err != nil {
			failed = append(failed, err)
		}
	}
	return errors.Join(failed...)
}

// holdQueues blocks submissions to all queues until release is called, as Vulkan requires for calls
// on the whole device.
func (d *Device) holdQueues() (release func()) {
	d.queue.mu.Lock()
	if d.transfers == nil {
		return d.queue.mu.Unlock
	}
	d.transfers.mu.Lock()
	return func() {
		d.transfers.mu.Unlock()
		d.queue.mu.Unlock()
	}
}

// Use lends the Vulkan handles to f. Until f returns, no submission is made and the device stays
// open; f must not call the device's methods. Errors: *UnsupportedError on the host, *ClosedError,
// *LostError, and the error of f.
func (d *Device) Use(f func(Handles) error) error {
	if err := d.enter("Vulkan handles"); err != nil {
		return err
	}
	defer d.leave()
	if err := d.lostError(); err != nil {
		return err
	}
	defer d.holdQueues()()
	handles := d.logical.handles()
	handles.Swapchain = d.facts.features.Swapchain
	return f(handles)
}

// WaitIdle waits until all submissions are done.
func (d *Device) WaitIdle(ctx context.Context) error {
	if err := d.unopened(); err != nil {
		return err
	}
	if d.IsHost() {
		return nil
	}
	err := d.Wait(ctx, d.queue.submitted())
	if q, ok := d.Transfers(); ok && err == nil {
		err = q.Wait(ctx, q.queue.submitted())
	}
	return err
}

// settle waits until no submission is running, even where waits on fences fail: then it waits for
// the whole device.
func (d *Device) settle() {
	if d.WaitIdle(context.Background()) == nil || d.enter("submissions") != nil {
		return
	}
	defer d.leave()
	defer d.holdQueues()()
	_ = d.logical.waitIdle() // the failed wait's error was already returned
}

// String returns the device's name and kind, for messages.
func (d *Device) String() string {
	info := d.Info()
	return fmt.Sprintf("%s (%s)", info.Name, info.Kind)
}
