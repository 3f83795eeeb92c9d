package main

import (
	"fmt"
	"sync/atomic"
)

// interruptedError says how far a run came that was told to stop.
type interruptedError struct{ done, of int }

func (e *interruptedError) Error() string {
	if e.done == 0 {
		return fmt.Sprintf("interrupted before the first of %d lines was done", e.of)
	}
	return fmt.Sprintf("interrupted after %d of %d lines; the report has those", e.done, e.of)
}

// unbegun is how many lines a run has, as long as none of them is done, else 0.
var unbegun atomic.Int64

// interruption is what is said of a command that a signal ended, whoever ended it: the command,
// which has looked at its context, or the process, where the command did not in time.
func interruption() string {
	if n := unbegun.Load(); n > 0 {
		return (&interruptedError{of: int(n)}).Error()
	}
	return "interrupted"
}
