package memory

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
)

// Leak is a live buffer and where it came from.
type Leak struct {
	Site       string // "file:line" of who asked for it, and of its callers: "a.go:3 < b.go:5"
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

// sites is how many lines of a caller are told.
const sites = 3

// callSite is who asked for memory: the nearest lines outside this module, as far as its
// own tests are not meant, the innermost first; where there are none, the caller of this
// package.
func callSite() string {
	var counters [64]uintptr
	frames := runtime.CallersFrames(counters[:runtime.Callers(2, counters[:])])
	var lines []string
	nearest := ""
	for {
		frame, more := frames.Next()
		line := fmt.Sprintf("%s:%d", frame.File, frame.Line)
		ours := strings.HasPrefix(frame.Function, module) && !strings.HasSuffix(frame.File, "_test.go")
		if nearest == "" && !strings.HasPrefix(frame.Function, module+"memory.") {
			nearest = line
		}
		if !ours && !strings.HasPrefix(frame.Function, "runtime.") && !strings.HasPrefix(frame.Function, "testing.") {
			lines = append(lines, line)
		}
		if len(lines) == sites || !more {
			break
		}
	}
	if len(lines) == 0 {
		return nearest
	}
	return strings.Join(lines, " < ")
}

const module = "github.com/weft-gpu/weft/"
