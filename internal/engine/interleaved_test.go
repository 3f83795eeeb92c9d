package engine

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
)

// The orders in which two goroutines meet at a replay, each made to happen: what comes
// while an evaluation's commands are about to be submitted, and goes on when they are.

// meeting is an engine of which an evaluation stands before its replay.
type meeting struct {
	*Engine
	h *held
}

func meet(e *Engine) meeting {
	h := &held{e.be, make(chan struct{}, 64), make(chan struct{})}
	e.be = h
	return meeting{e, h}
}

// begins evaluates a value until its replay, and returns what gets Eval's error.
func (m meeting) begins(ctx context.Context, v graph.Value) <-chan error {
	done := make(chan error, 1)
	go func() { done <- m.Eval(ctx, v) }()
	<-m.h.come
	return done
}

// goesOn lets all replays go on, from now on too.
func (m meeting) goesOn() { close(m.h.gate) }

// engines are those of the host and of the Vulkan device under test, if there is one.
func engines(t *testing.T, f func(t *testing.T, e *Engine)) {
	t.Run("host", func(t *testing.T) { f(t, hostEngine(t)) })
	t.Run("device", func(t *testing.T) {
		e, _ := vulkanEngine(t)
		f(t, e)
	})
}

// An operand that is closed while a result of it is about to be submitted keeps its
// memory until that has run; the result is right.
func TestCloseMeetsEval(t *testing.T) {
	engines(t, func(t *testing.T, e *Engine) {
		m := meet(e)
		x := upload(t, e, ramp(64), 64)
		y := apply(t, ops.Neg, ops.Attr{}, x)
		done := m.begins(ctx, y)
		e.Free(x)
		other := upload(t, e, make([]float32, 64), 64) // would take x's memory, were it free
		m.goesOn()
		if err := <-done; err != nil {
			t.Fatal(err)
		}
		if got := read(t, e, y); got[63] != -63 || got[1] != -1 {
			t.Errorf("%v", got)
		}
		var gone *FreedError
		if err := e.Eval(ctx, x); !errors.As(err, &gone) {
			t.Errorf("the closed operand: %v", err)
		}
		runtime.KeepAlive(other)
	})
}

// A result that is closed while it is about to be submitted is nobody's: its reader is
// told so, or has it, and its memory goes.
func TestCloseOfTheResultMeetsEval(t *testing.T) {
	engines(t, func(t *testing.T, e *Engine) {
		m := meet(e)
		y := apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(64), 64))
		done := m.begins(ctx, y)
		e.Free(y)
		m.goesOn()
		if err := <-done; err != nil {
			t.Fatal(err)
		}
		var gone *FreedError
		if err := e.Eval(ctx, y); !errors.As(err, &gone) {
			t.Errorf("%v", err)
		}
	})
}

// A device that closes while commands are about to be submitted waits for nobody who
// waits for it: the evaluation is done, or is told.
func TestDeviceCloseMeetsEval(t *testing.T) {
	engines(t, func(t *testing.T, e *Engine) {
		m := meet(e)
		y := apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(64), 64))
		done := m.begins(ctx, y)
		closed := make(chan error, 1)
		go func() { closed <- e.dev.Close() }()
		for e.dev.Err() == nil {
			runtime.Gosched()
		}
		m.goesOn()
		var gone *vulkan.ClosedError
		if err := <-done; err != nil && !errors.As(err, &gone) {
			t.Errorf("the evaluation: %v", err)
		}
		if err := <-closed; err != nil {
			t.Errorf("Close: %v", err)
		}
	})
}

// A snapshot that is about to be computed when its variable is assigned has what it had;
// the variable has the new value.
func TestAssignmentMeetsRead(t *testing.T) {
	engines(t, func(t *testing.T, e *Engine) {
		m := meet(e)
		x := upload(t, e, ramp(8), 8)
		cell := e.NewCell(apply(t, ops.Neg, ops.Attr{}, x))
		defer cell.Drop()
		old := cell.value
		done := m.begins(ctx, old)
		cell.Set(apply(t, ops.Mul, ops.Attr{}, old, x)) // made of what is under way
		e.Free(old)
		next := cell.value
		now := make(chan error, 1)
		data := make([]byte, 4*8)
		go func() { now <- e.Read(ctx, next, data) }()
		m.goesOn()
		if err := <-done; err != nil {
			t.Fatal(err)
		}
		if err := <-now; err != nil || !slices.Equal(hostref.Slice[float32](data), []float32{0, -1, -4, -9, -16, -25, -36, -49}) {
			t.Errorf("the variable: %v, %v", hostref.Slice[float32](data), err)
		}
	})
}

// What every cache lets go of while it is about to be submitted is used all the same, and
// is made again for the next.
func TestEvictionMeetsUse(t *testing.T) {
	e, be := vulkanEngine(t)
	x := upload(t, e, ramp(64), 64)
	value := func() graph.Value { return apply(t, ops.Neg, ops.Attr{}, x) }
	read(t, e, value()) // the plan and the pipeline are kept from here on
	m := meet(e)
	y := value()
	done := m.begins(ctx, y)
	e.locked(func() { e.plans.young, e.plans.old = nil, nil })
	be.DropPipelines()
	m.goesOn()
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	for _, v := range []graph.Value{y, value()} {
		if got := read(t, e, v); got[63] != -63 {
			t.Errorf("%v", got)
		}
	}
}
