package testgraph

import (
	"math/rand/v2"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// DrawSequence draws a graph, others, and many that differ from one before in a little, each
// planned by one of the configurations.
func DrawSequence(seed uint64, length int, configs []string) Recipes {
	random := rand.New(rand.NewPCG(seed, 11))
	var s Recipes
	for len(s) < length {
		if len(s) == 0 || random.IntN(3) == 0 {
			s = append(s, drawOne(random.Uint64(), configs))
			continue
		}
		next := s[random.IntN(len(s))].Clone()
		for range 1 + random.IntN(3) {
			next.Change(random)
		}
		s = append(s, next)
	}
	return s
}

// drawOne draws a graph for one of the configurations.
func drawOne(seed uint64, configs []string) *Recipe {
	d := NewDrawer(seed)
	d.Graph(Nodes)
	switch d.IntN(4) {
	case 0:
		d.Indirect()
	case 1:
		d.Rows(d.small())
	}
	r := d.Recipe()
	r.Config = configs[d.IntN(len(configs))]
	return r
}

// Change changes one thing of the graph.
func (r *Recipe) Change(random *rand.Rand) {
	s := &r.Steps[random.IntN(len(r.Steps))]
	a := &s.Attr
	switch random.IntN(10) {
	case 0, 1:
		r.resize(random)
	case 2:
		if all := dtype.All(); s.IsData() || s.Op == ops.Full.Name || s.Op == ops.Cast.Name {
			a.DType = all[random.IntN(len(all))]
		}
	case 3:
		if len(a.Ranges) > 0 {
			moved(&a.Ranges[random.IntN(len(a.Ranges))], random)
		}
		if len(s.Items) > 0 {
			moved(&s.Items[random.IntN(len(s.Items))].Range, random)
		}
	case 4:
		if n := len(a.Axes); n > 0 {
			i, j := random.IntN(n), random.IntN(n)
			a.Axes[i], a.Axes[j] = a.Axes[j], a.Axes[i]
			if s.Op != ops.Permute.Name && random.IntN(2) == 0 {
				a.Axes[i] = max(0, a.Axes[i]+1-2*random.IntN(2))
			}
		}
	case 5:
		if len(s.In) > 0 {
			s.In[random.IntN(len(s.In))] = r.before(s, random)
		}
	case 6:
		r.Ask = append(r.Ask, random.IntN(len(r.Steps)))
		r.Ask = r.Ask[random.IntN(2):]
		random.Shuffle(len(r.Ask), func(i, j int) { r.Ask[i], r.Ask[j] = r.Ask[j], r.Ask[i] })
		r.Apart = random.IntN(3) == 0
		s.Run = random.IntN(3) == 0
	case 7:
		a.Bits[0] ^= 1 << random.IntN(64)
		a.Reverse, a.Exclusive = a.Reverse != (random.IntN(3) == 0), a.Exclusive != (random.IntN(3) == 0)
		a.KeepDims, a.Descending = a.KeepDims != (random.IntN(3) == 0), a.Descending != (random.IntN(3) == 0)
		s.Seed++
	case 8:
		r.Compiled, r.Open = random.IntN(3) == 0, random.IntN(2) == 0
		s.Held = random.IntN(2) == 0
	default:
		s.replace(random)
	}
}

// before is a step earlier than s.
func (r *Recipe) before(s *Step, random *rand.Rand) int {
	for i := range r.Steps {
		if &r.Steps[i] == s && i > 0 {
			return random.IntN(i)
		}
	}
	return 0
}

// replace puts another operator of the same kind and arity in the place of a step's.
func (s *Step) replace(random *rand.Rand) {
	op, ok := ops.ByName(s.Op)
	if !ok || op.Kind == ops.Creation || op.Kind == ops.Composition {
		return
	}
	var like []*ops.Op
	for _, other := range ops.All() {
		if other.Kind == op.Kind && other.Arity == op.Arity {
			like = append(like, other)
		}
	}
	s.Op = like[random.IntN(len(like))].Name
}

// moved moves a range's start, stop or step by a little.
func moved(r *shape.Range, random *rand.Rand) {
	by := 1 - 2*random.IntN(2)
	switch random.IntN(3) {
	case 0:
		r.Start, r.HasStart = r.Start+by, true
	case 1:
		if r.HasStop {
			r.Stop += by
		}
	default:
		if r.Step += by; r.Step == 0 {
			r.Step = by
		}
	}
}

// resize gives every axis of one size another, or one axis alone.
func (r *Recipe) resize(random *rand.Rand) {
	var sized []int
	for i, s := range r.Steps {
		if len(s.Attr.Shape) > 0 {
			sized = append(sized, i)
		}
	}
	if len(sized) == 0 {
		return
	}
	s := &r.Steps[sized[random.IntN(len(sized))]]
	at := random.IntN(len(s.Attr.Shape))
	from := s.Attr.Shape[at]
	borders := []int{0, 1, 2, 3, 15, 16, 17, 31, 33, 63, 64, 65, 127, 255, 257, 1023, 1024, 1025, 2049}
	to := max(0, from+[]int{-2, -1, 1, 2, from, -from / 2, 16}[random.IntN(7)])
	if random.IntN(3) == 0 {
		to = borders[random.IntN(len(borders))]
	}
	if random.IntN(4) == 0 {
		s.Attr.Shape[at] = to
		return
	}
	for i := range r.Steps {
		for j, d := range r.Steps[i].Attr.Shape {
			if d == from {
				r.Steps[i].Attr.Shape[j] = to
			}
		}
	}
}
