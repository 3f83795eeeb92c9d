package model

import (
	"slices"
	"sync"

	"github.com/weft-gpu/weft/tensor"
)

// plan is a model planned for one signature of its inputs.
type plan struct {
	once     sync.Once
	function *tensor.Function // nil where the model needs its inputs' elements
	computed []string         // the outputs that it computes, in order
	known    map[string]Value // those that are the same for all elements
	err      error
}

// plans are the latest used, so many at most.
type plans struct {
	most int
	mu   sync.Mutex
	list []entry // the latest used last
}

type entry struct {
	key  string
	plan *plan
}

// get is the plan of a signature, new where there was none; nil where none are kept.
func (p *plans) get(key string) *plan {
	if p.most == 0 {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	i := slices.IndexFunc(p.list, func(e entry) bool { return e.key == key })
	e := entry{key, new(plan)}
	if i >= 0 {
		e = p.list[i]
		p.list = slices.Delete(p.list, i, i+1)
	} else if len(p.list) >= p.most {
		p.list = slices.Delete(p.list, 0, 1)
	}
	p.list = append(p.list, e)
	return e.plan
}

// drop forgets a plan that could not be made: the next run tries again.
func (p *plans) drop(key string, failed *plan) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.list = slices.DeleteFunc(p.list, func(e entry) bool { return e.key == key && e.plan == failed })
}

func (p *plans) clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.list = nil
}
