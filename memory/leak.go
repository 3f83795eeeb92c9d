package memory

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
)

// Leak is a live buffer and where it came from.
type Leak struct {
	Site       string // "file:line" of Alloc's caller
	Bytes      int64
	References int
}

func (l Leak) String() string {
	return fmt.Sprintf("%d bytes (%d references) allocated at %s", l.Bytes, l.References, l.Site)
}

// Leaks lists the live buffers, sorted by site; empty where they are not tracked.
func (a *Allocator) Leaks() []Leak {
	a.mu.Lock()
	defer a.mu.Unlock()
	var leaks []Leak
	for b := range a.live {
		if b.site != "" {
			leaks = append(leaks, Leak{b.site, b.bytes, b.references})
		}
	}
	slices.SortFunc(leaks, func(x, y Leak) int { return strings.Compare(x.Site, y.Site) })
	return leaks
}

func (a *Allocator) sayLeaks() {
	for _, leak := range a.Leaks() {
		a.device.Logger().Warn("memory: a buffer was never released", "bytes", leak.Bytes, "site", leak.Site)
	}
}

// callSite finds the nearest caller outside this package.
func callSite() string {
	var counters [16]uintptr
	frames := runtime.CallersFrames(counters[:runtime.Callers(2, counters[:])])
	for {
		frame, more := frames.Next()
		inside := strings.Contains(frame.Function, "/memory.") && !strings.HasSuffix(frame.File, "_test.go")
		if !inside || !more {
			return fmt.Sprintf("%s:%d", frame.File, frame.Line)
		}
	}
}
