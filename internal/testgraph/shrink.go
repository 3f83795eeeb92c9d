package testgraph

import "slices"

// Shrink is the least sequence that fails still, as far as so many tries find it.
func (s Recipes) Shrink(tries int, fails func(Recipes) bool) Recipes {
	failing := func(c Recipes) bool {
		if tries--; tries < 0 {
			return false
		}
		return fails(c)
	}
	for i := len(s) - 1; i >= 0; i-- {
		if c := slices.Delete(slices.Clone(s), i, i+1); len(c) > 0 && failing(c) {
			s = c
		}
	}
	for i := range s {
		for j := range s[i].Ask {
			c := slices.Clone(s)
			c[i] = s[i].Clone()
			c[i].Ask = s[i].Ask[j : j+1]
			if len(s[i].Ask) > 1 && failing(c) {
				s = c
				break
			}
		}
		for at := len(s[i].Steps) - 1; at >= 0; at-- {
			c := slices.Clone(s)
			if c[i] = s[i].without(at); c[i] != nil && failing(c) {
				s = c
			}
		}
	}
	return s
}

// without is the graph with a step's first input, or its successor in the list, in the
// step's place; nil where nothing would be left.
func (r *Recipe) without(at int) *Recipe {
	c := r.Clone()
	in := 0
	if len(r.Steps) == 1 {
		return nil
	}
	if len(r.Steps[at].In) > 0 {
		in = r.Steps[at].In[0]
	}
	to := func(i int) int {
		if i == at {
			i = in
		}
		if i > at {
			return i - 1
		}
		return i
	}
	c.Steps = slices.Delete(c.Steps, at, at+1)
	for i := range c.Steps {
		for j, v := range c.Steps[i].In {
			if v = to(v); v >= i {
				return nil
			}
			c.Steps[i].In[j] = v
		}
	}
	for i, v := range c.Ask {
		c.Ask[i] = min(to(v), len(c.Steps)-1)
	}
	return c
}
