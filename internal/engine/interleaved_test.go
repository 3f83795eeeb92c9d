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

// Two goroutines meet at a replay: one acts while an evaluation's commands are about to be
// submitted, and they are submitted afterwards. Each test has another action.

// meeting is an engine on which an evaluation stops before its replay.
type meeting struct {
	*Engine
	h *held
}

func meet(e *Engine) meeting {
	h := &held{e.be, make(chan struct{}, 64), make(chan struct{})}
	e.be = h
	return meeting{e, h}
}

// begins evaluates a value up to its replay, and returns the channel for Eval's error.
func (m meeting) begins(ctx context.Context, v graph.Value) <-chan error {
	done := make(chan error, 1)
	go func() { done <- m.Eval(ctx, v) }()
	<-m.h.come
	return done
}

// goesOn lets all replays continue, later ones too.
func (m meeting) goesOn() { close(m.h.gate) }

// engines runs a test on the host's engine and on that of the Vulkan device under test, if there is
// one.
func engines(t *testing.T, f func(t *testing.T, e *Engine)) {
	t.Run("host", func(t *testing.T) { f(t, hostEngine(t)) })
	t.Run("device", func(t *testing.T) {
		e, _ := vulkanEngine(t)
		f(t, e)
	})
}

// If an operand is closed while a result of it is about to be submitted, it keeps its memory until
// that has run, and the result is right.
func TestCloseMeetsEval(t *testing.T) {
	engines(t, func(t *testing.T, e *Engine) {
		m := meet(e)
		x := upload(t, e, ramp(64), 64)
		y := apply(t, ops.Neg, ops.Attr{}, x)
		done := m.begins(ctx, y)
		e.Free(x)
		other := upload(t, e, make([]float32, 64), 64) // would take x's memory if that were free
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

// If a result is closed while it is about to be submitted, its evaluation succeeds, later ones
// fail, and its memory is freed.
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

// A device that closes while commands are about to be submitted causes no deadlock: the evaluation
// is done, or fails.
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

// If a variable is assigned while a snapshot of it is about to be computed, the snapshot keeps its
// elements, and the variable has the new value.
func TestAssignmentMeetsRead(t *testing.T) {
	engines(t, func(t *testing.T, e *Engine) {
		m := meet(e)
		x := upload(t, e, ramp(8), 8)
		cell := e.NewCell(apply(t, ops.Neg, ops.Attr{}, x))
		defer cell.Drop()
		old := cell.value
		done := m.begins(ctx, old)
		cell.Set(apply(t, ops.Mul, ops.Attr{}, old, x)) // computed from the value under way
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

// Plans and pipelines still run if every cache drops them while they are about to be submitted. The
// next evaluation makes them again.
func TestEvictionMeetsUse(t *testing.T) {
	e, be := vulkanEngine(t)
	x := upload(t, e, ramp(64), 64)
	value := func() graph.Value { return apply(t, ops.Neg, ops.Attr{}, x) }
	read(t, e, value()) // now the plan and the pipeline are cached
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
