package engine

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// assigned returns a cell with so many assignments, one after the other, none of which has run.
func assigned(t *testing.T, e *Engine, times int) (c *Cell, list []graph.Value) {
	t.Helper()
	const n = target.PlacedBytesGPU / 4
	v := upload(t, e, ramp(n), n)
	if err := e.Eval(t.Context(), v); err != nil {
		t.Fatal(err)
	}
	c = e.NewCell(v)
	for i := range times {
		next := apply(t, ops.Assign, ops.Attr{Indices: []shape.Index{shape.At(i)}}, v, upload(t, e, []float32{-1}))
		c.Set(next)
		e.Free(v)
		v = next
		list = append(list, v)
	}
	return c, list
}

// If another goroutine has made an assignment in place, nothing is left to do, even if the next
// assignment has taken its memory.
func TestAssignmentsMadeByOthers(t *testing.T) {
	e := engineUnderTest(t)
	c, list := assigned(t, e, 3)
	defer c.Drop()
	for i, v := range list {
		for _, earlier := range list[:i+1] {
			for range 2 {
				if made, err := e.placer().placed(t.Context(), earlier.Node, nil, nil); err != nil || !made {
					t.Fatalf("at assignment %d, the one at %v is not made: %v", i, earlier.Node.Attr, err)
				}
			}
		}
		if !stored(v) {
			t.Errorf("assignment %d has not run", i)
		}
	}
	if got := read(t, e, list[2]); got[0] != -1 || got[1] != -1 || got[2] != -1 || got[3] != 3 {
		t.Errorf("%v", got[:4])
	}
}

// A value that is freed during an assignment that later fails releases its memory.
func TestFailedAssignmentsHoldNothing(t *testing.T) {
	e := engineUnderTest(t)
	c, list := assigned(t, e, 1)
	defer c.Drop()
	n := list[0].Node
	x := apply(t, ops.Flip, ops.Attr{Axes: []int{0}}, n.Inputs[0])
	if err := e.Eval(t.Context(), x); err != nil {
		t.Fatal(err)
	}
	st, _ := x.Stored()
	a := st.Buffer.(*array)
	if a.owners.count != 2 || a.refs != 2 {
		t.Fatalf("the array has %d owners and %d references", a.owners.count, a.refs)
	}
	var w written
	p, _ := e.placer().begin(n, &w, true)
	if p == nil || len(p.gave) != 2 {
		t.Fatalf("%+v", p)
	}
	e.Free(x)
	failed := errors.New("failed")
	if err := e.placer().finish(p, failed); !errors.Is(err, failed) {
		t.Fatal(err)
	}
	if !x.Node.Freed || a.owners.count != 1 || a.refs != 1 {
		t.Errorf("freed: %v; the array has %d owners and %d references", x.Node.Freed, a.owners.count, a.refs)
	}
	if got := read(t, e, list[0]); got[0] != -1 || got[1] != 1 {
		t.Errorf("%v", got[:2])
	}
}

// breaking is a backend that cannot submit one part of an assignment in place.
type breaking struct {
	*planned
	part int // number of the part; negative: none
}

func (b *breaking) Record(w *backend.Work) (backend.Steps, error) {
	steps, err := b.planned.Record(w)
	if err != nil || w.Config.Unfused { // such a plan copies the elements to keep
		return steps, err
	}
	return vkbackend.Broken(steps, b.part), nil
}

// If an assignment in place cannot be submitted, the target keeps its elements. If some of its
// submissions were made, reads of the half overwritten elements fail.
func TestAssignmentsThatCannotBeSubmitted(t *testing.T) {
	e, own := fuzzed(t)
	if e.dev.IsHost() {
		t.Skip("the host submits nothing: run with WEFT_DEVICE=lavapipe or sim32")
	}
	const n = target.PlacedBytesGPU / 4
	for part, name := range []string{"its first part", "a later one"} {
		own.cfg.Submission, own.cfg.Least = time.Microsecond, target.Rates{Cost: 10e9, Bytes: 1e9}
		be := &breaking{own, part}
		e.be = be
		x := upload(t, e, ramp(n), n)
		c := e.NewCell(x)
		y := apply(t, ops.Assign, ops.Attr{Indices: []shape.Index{shape.Span(1, n-1)}}, x, upload(t, e, make([]float32, n-2), n-2))
		c.Set(y)
		if err := e.Eval(t.Context(), y); err == nil {
			t.Errorf("%s: the assignment was submitted", name)
		}
		be.part = -1
		dst := make([]float32, n)
		err := e.Read(t.Context(), x, hostref.Bytes(dst))
		switch {
		case part > 0 && err == nil:
			t.Errorf("%s: half overwritten elements can be read", name)
		case part == 0 && (err != nil || dst[1] != 1):
			t.Errorf("%s: the old elements read as %v, %v", name, dst[1], err)
		case part == 0:
			if got := read(t, e, y); got[0] != 0 || got[1] != 0 || got[n-1] != n-1 {
				t.Errorf("%s: the repeated assignment gives %v, %v", name, got[1], got[n-1])
			}
		}
		c.Drop()
	}
}

// During an assignment, values that need it can be explained. A function that needs it is compiled
// when the assignment is over.
func TestExplainAndCompileDuringAssignments(t *testing.T) {
	e := engineUnderTest(t)
	c, list := assigned(t, e, 2)
	defer c.Drop()
	first := list[0]
	kept := apply(t, ops.Flip, ops.Attr{Axes: []int{0}}, first.Node.Inputs[0])
	if err := e.Eval(t.Context(), kept); err != nil {
		t.Fatal(err)
	}
	over := apply(t, ops.Neg, ops.Attr{}, list[1])
	old := apply(t, ops.Neg, ops.Attr{}, kept)
	p, next := e.placer().begin(first.Node, &written{}, true)
	if p == nil || p.old.Node == nil {
		t.Fatalf("the assignment has not begun, or keeps nothing: %+v", next)
	}
	for _, v := range []graph.Value{over, old, list[1], first} {
		if _, err := e.placer().foreseen([]graph.Value{v}); err != nil {
			t.Errorf("%s: %v", v.Node.Op, err)
		}
	}
	for _, v := range []graph.Value{over, old} {
		if _, first, err := e.trySnapshot(nil, func() ([]graph.Value, error) { return []graph.Value{v}, nil }); first == nil || err != nil {
			t.Errorf("%s: compiled before the assignment is over: %v", v.Node.Op, err)
		}
	}
	compiled := make(chan error)
	for _, v := range []graph.Value{over, old} {
		go func() {
			_, err := e.Compile(t.Context(), nil, []graph.Value{v}, false)
			compiled <- err
		}()
	}
	if err := e.placer().finish(p, e.placer().write(p, nil)); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := <-compiled; err != nil {
			t.Error(err)
		}
	}
}

// A value that is closed during its assignment is freed when the assignment is over.
func TestAssignmentsFreedWhileMade(t *testing.T) {
	for _, failure := range []error{nil, errors.New("failed")} {
		e := engineUnderTest(t)
		c, list := assigned(t, e, 1)
		c.Drop()
		n := list[0].Node
		st, _ := targetOf(n).Stored()
		p, next := e.placer().begin(n, &written{}, true)
		if p == nil {
			t.Fatalf("the assignment has not begun: %+v", next)
		}
		e.Free(list[0])
		err := failure
		if err == nil {
			err = e.placer().write(p, nil)
		}
		if err := e.placer().finish(p, err); !errors.Is(err, failure) {
			t.Fatal(err)
		}
		if a := st.Buffer.(*array); !n.Freed || a.refs != 0 || a.owners.count != 0 || len(n.Inputs) != 0 {
			t.Errorf("%v: freed: %v; %d references, %d owners, %d inputs", failure, n.Freed, a.refs, a.owners.count, len(n.Inputs))
		}
	}
}

// All uploads count towards the limit of recording ahead.
func TestUploadsAreCounted(t *testing.T) {
	e := engineUnderTest(t)
	const bytes = 1 << 16
	for i, upload := range []func() (graph.Value, error){
		func() (graph.Value, error) { return e.Upload(dtype.Uint8, shape.Shape{bytes}, make([]byte, bytes)) },
		func() (graph.Value, error) {
			return e.UploadContext(context.Background(), dtype.Uint8, shape.Shape{bytes}, make([]byte, bytes))
		},
	} {
		before := e.ahead.uploaded.Load()
		if _, err := upload(); err != nil {
			t.Fatal(err)
		}
		if n := e.ahead.uploaded.Load() - before; n != bytes {
			t.Errorf("upload %d of %d bytes counts as %d", i, bytes, n)
		}
	}
}

// If a value that a part keeps besides the requested ones fails, only that value fails. Here it
// depends on an assignment with an index out of range.
func TestKeptValuesFailAlone(t *testing.T) {
	e, err := For(open(t, device.WithIndexCheck()))
	if err != nil {
		t.Fatal(err)
	}
	index, err := e.Upload(dtype.Uint8, shape.Shape{1}, []byte{4})
	if err != nil {
		t.Fatal(err)
	}
	asked := apply(t, ops.Sin, ops.Attr{}, upload(t, e, ramp(4), 4))
	outside, err := compose.Applier{Guarded: true}.ApplyAll(ops.Take, ops.Attr{Axes: []int{0}}, "", asked, index)
	if err != nil {
		t.Fatal(err)
	}
	c, list := assigned(t, e, 1)
	defer c.Drop()
	next := apply(t, ops.Assign, ops.Attr{Indices: []shape.Index{shape.Span(1, 2)}}, list[0], outside[0])
	c.Set(next)
	beside := apply(t, ops.Neg, ops.Attr{}, next)
	defer e.NewCell(beside).Drop()
	e.locked(func() {
		if err = e.pick([]graph.Value{asked}); err == nil && partOf(beside.Node) == nil {
			err = errors.New("no value is kept beside the requested one")
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	drain(t, e)
	if p, ok := asked.Node.Part.(*graphPart); ok || !stored(asked) {
		t.Errorf("the requested value is stored: %v; its part: %+v", stored(asked), p)
	}
	if err := e.Eval(t.Context(), beside); !errors.As(err, new(*IndexRangeError)) {
		t.Errorf("the kept value: %v, want *IndexRangeError", err)
	}
}
