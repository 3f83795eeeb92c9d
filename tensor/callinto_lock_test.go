package tensor

import (
	"runtime"
	"testing"
)

// A caller that waits for one variable does not block callers of another.
func TestLocksWaitForTheirOwnVariables(t *testing.T) {
	a, b, c := &Var{number: 1}, &Var{number: 2}, &Var{number: 3}
	a.mu.Lock()
	waits := make(chan struct{})
	done := make(chan struct{})
	go func() {
		close(waits)
		both := inOrder([]*Var{c, a})
		lockAll(both)
		unlockAll(both)
		close(done)
	}()
	<-waits
	for range 100 {
		runtime.Gosched()
	}
	for _, others := range [][]*Var{{b}, {c, b}} {
		lockAll(inOrder(others)) // hangs where all wait for each other
		unlockAll(others)
	}
	a.mu.Unlock()
	<-done
}
