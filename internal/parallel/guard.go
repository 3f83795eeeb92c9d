package parallel

import (
	"fmt"
	"runtime/debug"
)

// FaultError says that a program touched memory that is not there: a page of a mapped file
// behind its end, or one that the system could not read.
type FaultError struct{ Addr uintptr }

func (e *FaultError) Error() string {
	return fmt.Sprintf("the memory at address %#x is not there", e.Addr)
}

// Guarded calls f, and returns a *[FaultError] where f touches memory that is not there. Go's
// own guard (debug.SetPanicOnFault) holds for one goroutine; [For] carries this one into
// the goroutines of its pieces, where the first fault is its error. Other panics go on.
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

// guarded reports whether the goroutine is within [Guarded].
func guarded() bool {
	was := debug.SetPanicOnFault(false)
	debug.SetPanicOnFault(was)
	return was
}

// carried is f under the guard of the goroutine that calls carried, whichever runs it.
func carried(f func(low, high int) error) func(low, high int) error {
	if !guarded() {
		return f
	}
	return func(low, high int) error {
		return Guarded(func() error { return f(low, high) })
	}
}
