package tensor

import (
	"fmt"
	"path"
	"runtime"
	"strings"
	"sync"
)

// home is the prefix of this package's function names; its external tests have
// another one. dialects is that of the packages that speak for their callers.
const (
	home     = "github.com/weft-gpu/weft/tensor."
	dialects = "github.com/weft-gpu/weft/dialect/"
)

// places remembers what a program counter stands for: operators in a loop are
// recorded from the same few lines, and looking a line up costs more than
// recording the operator.
var places sync.Map // uintptr -> place

type place struct {
	text    string // folder/file.go:line
	outside bool   // of this package and of the dialects
}

// callerSite is the line outside this package, and outside the dialects over
// it, that led here: "" when there is none, as in `go x.Add(y)`.
func callerSite() string {
	// Unwinding costs by the frame, and the first few are nearly always enough.
	var few [4]uintptr
	n := runtime.Callers(3, few[:])
	if text, ok := outside(few[:n]); ok || n < len(few) {
		return text
	}
	var pcs [16]uintptr // deeper than our own calls go
	n = runtime.Callers(3+len(few), pcs[:])
	text, _ := outside(pcs[:n])
	return text
}

// outside is the first line outside this package among return addresses.
func outside(pcs []uintptr) (text string, ok bool) {
	for _, pc := range pcs {
		if p := lookup(pc); p.outside {
			return p.text, true
		}
	}
	return "", false
}

func lookup(pc uintptr) place {
	if p, ok := places.Load(pc); ok {
		return p.(place)
	}
	frame, _ := runtime.CallersFrames([]uintptr{pc}).Next()
	p := place{outside: frame.Function != "" && !inside(frame.Function)}
	if p.outside && frame.Function != "runtime.goexit" {
		folder, file := path.Split(frame.File)
		p.text = fmt.Sprintf("%s:%d", path.Join(path.Base(folder), file), frame.Line)
	}
	places.Store(pc, p)
	return p
}

// inside reports whether a function is this package's or a dialect's, tests
// aside: those are callers. Package fmt prints for its callers.
func inside(function string) bool {
	if strings.HasPrefix(function, "fmt.") {
		return true
	}
	if dialect, ok := strings.CutPrefix(function, dialects); ok {
		pkg, _, _ := strings.Cut(dialect, ".")
		return !strings.HasSuffix(pkg, "_test")
	}
	return strings.HasPrefix(function, home)
}
