package tensor

import (
	"fmt"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// module is the prefix of the names of Weft's functions. Errors name the callers of its packages,
// but treat programs and tests in the module as callers themselves.
const module = "github.com/weft-gpu/weft/"

// programs are folders of the module, or of modules in it, that are callers themselves.
var programs = []string{"cmd/", "examples/", "tests/", "tests.", "script/", "bench/", "bench.", "internal/testdev."}

// passing are packages of Go's that call functions that they are given, on behalf of their callers.
var passing = []string{"fmt.", "slices.", "maps.", "sort.", "sync.", "reflect.", "iter."}

// places caches the line of a program counter: operators in a loop are recorded from the same few
// lines, and finding a line costs more than recording the operator.
var places sync.Map // uintptr -> place

type place struct {
	text    string // folder/file.go:line
	outside bool   // of Weft's packages
}

// callerSite is the line outside Weft's packages that led here, or "" when there is none, as in `go
// x.Add(y)`.
func callerSite() string {
	// Unwinding costs per frame, and the first few frames nearly always suffice.
	var few [4]uintptr
	n := runtime.Callers(3, few[:])
	if text, ok := outside(few[:n]); ok || n < len(few) {
		return text
	}
	var pcs [32]uintptr
	for deep := 3 + len(few); deep < deepestCall; deep += len(pcs) {
		n = runtime.Callers(deep, pcs[:])
		if text, ok := outside(pcs[:n]); ok || n < len(pcs) {
			return text
		}
	}
	return ""
}

// deepestCall is deeper than our own calls nest: models have graphs in graphs.
const deepestCall = 1 << 10

// outside returns the first line outside Weft's packages among return addresses.
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
	p := place{outside: frame.Function != "" && !inside(frame.Function, frame.File)}
	if p.outside && frame.Function != "runtime.goexit" {
		folder, file := path.Split(frame.File)
		p.text = fmt.Sprintf("%s:%d", path.Join(path.Base(folder), file), frame.Line)
	}
	places.Store(pc, p)
	return p
}

// inside reports whether an error names the function's caller in its place. It never does for
// tests.
func inside(function, file string) bool {
	if strings.HasSuffix(file, "_test.go") {
		return false
	}
	begins := func(name string) func(string) bool {
		return func(prefix string) bool { return strings.HasPrefix(name, prefix) }
	}
	name, ours := strings.CutPrefix(function, module)
	if !ours {
		return slices.ContainsFunc(passing, begins(function))
	}
	return !slices.ContainsFunc(programs, begins(name)) && !strings.Contains(name, "/examples/")
}
