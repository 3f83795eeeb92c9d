package parallel

import (
	"fmt"
	"runtime/debug"
)

// FaultError reports an access to memory that does not exist: a page of a mapped file past the
// file's end, or one that the system could not read.
type FaultError struct{ Addr uintptr }

func (e *FaultError) Error() string {
	return fmt.Sprintf("the memory at address %#x is not there", e.Addr)
}

// Guarded calls f, and returns a *[FaultError] if f accesses memory that does not exist. Go's own
// guard (debug.SetPanicOnFault) covers one goroutine; [For] also guards the goroutines of its
// pieces, and returns the first fault as its error. Guarded does not recover other panics.
func Guarded(f func() error) (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		switch r := recover().(type) {
		case nil:
		case interface{ Addr() uintptr }:
			err = &FaultError{r.Addr()}
		default:
			panic(r)
		}
	}()
	return f()
}

// guarded reports whether the calling goroutine is guarded.
func guarded() bool {
	was := debug.SetPanicOnFault(false)
	debug.SetPanicOnFault(was)
	return was
}

// carried returns f, guarded if the calling goroutine is. Other goroutines may call the result.
func carried(f func(low, high int) error) func(low, high int) error {
	if !guarded() {
		return f
	}
	return func(low, high int) error {
		return Guarded(func() error { return f(low, high) })
	}
}
