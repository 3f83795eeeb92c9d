package vulkan

import (
	"context"
	"sync"
	"time"

	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// late compiles missing kernels together, where the driver would compile each at its first
// dispatch. The device itself takes one after the other as long as the driver finds them in its
// cache: in a second process it finds all. After the first that is not found, other devices compile
// the rest side by side.
type late struct {
	own   func(p *program) error               // by the device itself
	aside func(spec vulkan.PipelineSpec) error // by another device
	one   chan struct{}                        // holds an element while the device itself compiles
	cold  chan struct{}                        // closed once a kernel was not found
	miss  func()                               // closes it
	found time.Duration
}

func newLate(d *vulkan.Device) *late {
	l := &late{one: make(chan struct{}, 1), cold: make(chan struct{}), found: target.FoundWithin}
	l.miss = sync.OnceFunc(func() { close(l.cold) })
	l.own = func(p *program) error { return d.Warm(context.Background(), p.pipeline) }
	l.aside = func(spec vulkan.PipelineSpec) error { return d.CompileAside(context.Background(), spec) }
	return l
}

// compile returns when the driver has a kernel's code. Several goroutines may call it at once.
func (l *late) compile(p *program, spec vulkan.PipelineSpec) error {
	select {
	case <-l.cold:
		return l.aside(spec)
	default:
	}
	select {
	case <-l.cold:
		return l.aside(spec)
	case l.one <- struct{}{}:
	}
	defer func() { <-l.one }()
	slow := time.AfterFunc(l.found, l.miss)
	defer slow.Stop()
	err := l.own(p)
	p.warm.Store(err == nil)
	return err
}
