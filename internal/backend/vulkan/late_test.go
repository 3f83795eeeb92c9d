package vulkan

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// The device itself loads kernels that the driver finds in its cache. After the first kernel that
// must be compiled, other devices take the rest, and do not wait for that one.
func TestOtherDevicesCompileMissingKernels(t *testing.T) {
	for _, test := range []struct {
		name       string
		found      int // number of kernels in the cache
		own, aside int64
	}{{"all are found", 8, 8, 0}, {"none", 0, 1, 7}, {"some", 5, 6, 2}} {
		t.Run(test.name, func(t *testing.T) {
			var own, aside atomic.Int64
			l := newLate(nil)
			l.found = time.Hour
			miss := make(chan struct{})
			l.own = func(*program) error {
				if own.Add(1) > int64(test.found) {
					l.miss() // as its timer does
					<-miss
				}
				return nil
			}
			l.aside = func(vulkan.PipelineSpec) error {
				if int(aside.Add(1)) == 8-test.found-1 {
					close(miss) // the others are compiled before the first
				}
				return nil
			}
			programs := make([]program, 8)
			var group sync.WaitGroup
			for i := range programs {
				group.Go(func() {
					if err := l.compile(&programs[i], vulkan.PipelineSpec{}); err != nil {
						t.Error(err)
					}
				})
			}
			group.Wait()
			if own.Load() != test.own || aside.Load() != test.aside {
				t.Errorf("the device itself compiled %d, others %d; want %d and %d", own.Load(), aside.Load(), test.own, test.aside)
			}
			for i := range programs {
				if programs[i].warm.Load() {
					test.own--
				}
			}
			if test.own != 0 {
				t.Error("the warm kernels are not those that the device itself compiled")
			}
		})
	}
}

// A kernel that takes long counts as not found.
func TestSlowKernelsAreNotFound(t *testing.T) {
	l := newLate(nil)
	l.found = time.Millisecond
	l.own = func(*program) error { <-l.cold; return nil }
	if err := l.compile(&program{}, vulkan.PipelineSpec{}); err != nil {
		t.Fatal(err)
	}
}
