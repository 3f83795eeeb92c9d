package tensor

import (
	"bytes"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
)

// BodyError says that the body of a compiled function tried to change something that it did not
// make: it assigned to a [Var], or closed a Var or a [Tensor]. A body only records an expression,
// and may be called any number of times. The refused change has no effect.
type BodyError struct {
	Op   string // such as "assign", "close"
	What string // the Var or Tensor
	Hint string // what to do
}

func (e *BodyError) Error() string {
	return fmt.Sprintf("%s: %s is from outside the body of a compiled function, which only records: %s", e.Op, e.What, e.Hint)
}

// body is one call of a compiled function's body, which records its expression in the goroutine
// that makes the call.
type body struct {
	engine *engine.Engine
	outer  *body // the body whose call compiles this one
	// vars are the whole Vars from outside that the body reads, and values the parameters that
	// stand for their elements.
	vars    []*Var
	values  []graph.Value
	mistake error // the first thing that a body must not do
}

// bodies holds the innermost body that each goroutine is calling. only is a body that is called while
// no other is, or nil.
var bodies struct {
	going atomic.Int32
	only  atomic.Pointer[body]
	mu    sync.Mutex
	of    map[uint64]*body
}

// record calls f as a body.
func (b *body) record(f func(args []*Tensor) []*Tensor, args []*Tensor) []*Tensor {
	id := goroutine()
	bodies.mu.Lock()
	if bodies.of == nil {
		bodies.of = map[uint64]*body{}
	}
	b.outer = bodies.of[id]
	bodies.of[id] = b
	bodies.only.Store(nil)
	if bodies.going.Add(1) == 1 {
		bodies.only.Store(b)
	}
	bodies.mu.Unlock()
	defer func() {
		bodies.mu.Lock()
		defer bodies.mu.Unlock()
		bodies.going.Add(-1)
		bodies.only.CompareAndSwap(b, nil)
		if bodies.of[id] = b.outer; b.outer == nil {
			delete(bodies.of, id)
		}
	}()
	return f(args)
}

// bodyOf is the body that the goroutine records, nil for none. Operands that the only body made tell
// it, since a goroutine's number costs a stack trace.
func bodyOf(operands ...*Tensor) *body {
	if bodies.going.Load() == 0 {
		return nil
	}
	if only := bodies.only.Load(); only != nil && slices.ContainsFunc(operands, func(t *Tensor) bool { return t.body == only }) {
		return only
	}
	id := goroutine()
	bodies.mu.Lock()
	defer bodies.mu.Unlock()
	return bodies.of[id]
}

// goroutine is the number of the calling goroutine. Only the first line of a stack trace tells it:
// "goroutine 18 [running]:".
func goroutine() uint64 {
	var text [64]byte
	line := bytes.TrimPrefix(text[:runtime.Stack(text[:], false)], []byte("goroutine "))
	digits, _, _ := bytes.Cut(line, []byte(" "))
	id, _ := strconv.ParseUint(string(digits), 10, 64)
	return id
}

// read returns a Tensor that stands for the elements that a whole Var from outside has at each
// call.
func (b *body) read(v *Var) *Tensor {
	i := slices.Index(b.vars, v)
	if i < 0 {
		i = len(b.vars)
		b.vars = append(b.vars, v)
		b.values = append(b.values, b.engine.Parameter(v.dtype, v.shape))
	}
	return newTensor(v.device, v.engine, b.values[i])
}

// refuses reports whether this goroutine calls a body that did not make the thing to be closed, and
// notes the mistake in the body.
func refuses(made *body, op, what string) bool {
	b := bodyOf()
	if b == nil || b == made {
		return false
	}
	b.fail(&OpError{Op: op, Site: callerSite(), Err: &BodyError{Op: op, What: what, Hint: "close it outside, after Compile"}})
	return true
}

func (b *body) fail(err error) {
	if b.mistake == nil {
		b.mistake = err
	}
}

// writable returns an error if v cannot be assigned to, or not from these operands.
func (v *Var) writable(op string, in ...*Tensor) *OpError {
	if err := v.check(op); err != nil {
		return err
	}
	b, made := bodyOf(), v.root().body
	switch {
	case b != nil && b != made:
	case b == nil && made == nil && slices.ContainsFunc(in, abstract): // a body's Tensor, used outside it
	default:
		return nil
	}
	err := v.refuse(op, fromOutside(op, "variable "+v.Name()), in...)
	if b != nil {
		b.fail(err)
	}
	return err
}

// fromOutside returns the error of a body that assigned to a variable from outside.
func fromOutside(op, what string) error {
	return &BodyError{Op: op, What: what, Hint: "return the new elements as a result, and assign them after Call, or let CallInto do it"}
}

func abstract(t *Tensor) bool { return t != nil && t.cell != nil && t.cell.value.Node.Abstract }

// planned is a function's plan for given sizes.
type planned struct {
	*engine.Compiled
	vars   []*Var // whose elements are the last arguments
	locked []*Var // the same, in the order of locking
}

// hold appends the elements that the Vars have at this moment, and returns Tensors that keep these
// elements until they are closed.
func (p *planned) hold(op string, args []graph.Value) ([]graph.Value, []*Tensor, error) {
	lockAll(p.locked)
	defer unlockAll(p.locked)
	var held []*Tensor
	for _, v := range p.vars {
		t, err := v.current(op)
		if err != nil {
			closeAll(held...)
			return nil, nil, err
		}
		held = append(held, t)
		args = append(args, t.cell.value)
	}
	return args, held, nil
}

// current returns another Tensor of a whole Var's elements. In a body that did not make the Var it
// stands for the elements at each call. The caller holds v's lock.
func (v *Var) current(op string) (*Tensor, *OpError) {
	if v.value.closed.Load() {
		return nil, v.refuse(op, &ClosedTensorError{Op: op})
	}
	if b := bodyOf(); b != nil && b != v.body && b.engine == v.engine {
		return b.read(v), nil
	}
	t, err := v.value.share(op)
	if err != nil {
		return nil, carried(op, err)
	}
	return t, nil
}
