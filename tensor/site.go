package tensor

import (
	"fmt"
	"path"
	"runtime"
	"strings"
	"sync"
)

// home is the prefix of this package's function names; its external tests have
// another one.
const home = "github.com/weft-gpu/weft/tensor."

// places remembers what a program counter stands for: operators in a loop are
// recorded from the same few lines, and looking a line up costs more than
// recording the operator.
var places sync.Map // uintptr -> place

type place struct {
	text    string // folder/file.go:line
	outside bool   // of this package
}

// callerSite is the line outside this package that led here: "" when there is
// none, as in `go x.Add(y)`.
func callerSite() string {
	var pcs [8]uintptr // deeper than this package's own calls go
	n := runtime.Callers(2, pcs[:])
	for _, pc := range pcs[:n] {
		if p := lookup(pc); p.outside {
			return p.text
		}
	}
	return ""
}

func lookup(pc uintptr) place {
	if p, ok := places.Load(pc); ok {
		return p.(place)
	}
	frame, _ := runtime.CallersFrames([]uintptr{pc}).Next()
	p := place{outside: frame.Function != "" && !strings.HasPrefix(frame.Function, home)}
	if p.outside && frame.Function != "runtime.goexit" {
		folder, file := path.Split(frame.File)
		p.text = fmt.Sprintf("%s:%d", path.Join(path.Base(folder), file), frame.Line)
	}
	places.Store(pc, p)
	return p
}
