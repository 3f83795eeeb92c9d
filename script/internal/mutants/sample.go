package main

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"slices"
)

// shares say how many of 200 mutants each package gets, by what a mistake in it
// does: what writes kernels, plans, runs and places memory has more, and is run
// first.
var shares = []struct {
	pkg   string
	count int
	early bool
}{
	{"shaders", 36, true},
	{"internal/plan/fuse", 12, true},
	{"internal/plan/lower", 11, true},
	{"internal/plan/lower/products", 5, true},
	{"internal/plan/lower/sorts", 2, true},
	{"internal/plan/rewrite", 3, true},
	{"internal/plan/schedule", 3, true},
	{"internal/engine", 19, true},
	{"internal/hostmemory", 1, true},
	{"internal/backend/host", 8, true},
	{"memory", 16, true},
	{"internal/kernel", 16, false},
	{"codegen", 18, false},
	{"internal/spirv", 6, false},
	{"hostref", 16, false},
	{"shape", 10, false},
	{"ops", 8, false},
	{"internal/elementary", 10, false},
}

// slot is a place of the sample: its first candidate that builds is the mutant.
type slot struct {
	Name       string
	candidates []mutant
}

// sample draws the slots from the packages' candidates by a seed: each rule has its
// turn in a package, so that frequent ones do not take all places. A candidate's place
// is by a hash of what it is, so that most of the sample stays when code is added.
func sample(root string, seed uint64) ([]slot, error) {
	var early, late [][]slot
	for _, s := range shares {
		found, err := candidates(root, s.pkg)
		if err != nil {
			return nil, err
		}
		slots := draw(s.pkg, byTurns(found, seed), s.count)
		if s.early {
			early = append(early, slots)
		} else {
			late = append(late, slots)
		}
	}
	return append(interleave(early), interleave(late)...), nil
}

// byTurns orders the candidates of each rule by a seed, and takes one of each in turn.
func byTurns(found []mutant, seed uint64) []mutant {
	var rules []string
	of := map[string][]mutant{}
	for _, m := range found {
		if of[m.Rule] == nil {
			rules = append(rules, m.Rule)
		}
		of[m.Rule] = append(of[m.Rule], m)
	}
	slices.Sort(rules)
	for _, rule := range rules {
		slices.SortStableFunc(of[rule], func(a, b mutant) int { return cmp.Compare(a.place(seed), b.place(seed)) })
	}
	var all []mutant
	for len(all) < len(found) {
		for _, rule := range rules {
			if len(of[rule]) > 0 {
				all, of[rule] = append(all, of[rule][0]), of[rule][1:]
			}
		}
	}
	return all
}

// place is where a seed puts a mutant among those of its rule.
func (m mutant) place(seed uint64) uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, seed, m.change())
	return h.Sum64() * 0x9e3779b97f4a7c15 // the last bytes of what is hashed reach the high bits
}

// draw deals candidates to slots.
func draw(pkg string, found []mutant, count int) []slot {
	slots := make([]slot, min(count, len(found)))
	for i := range slots {
		slots[i].Name = fmt.Sprintf("%s#%d", pkg, i+1)
		for j := i; j < len(found); j += len(slots) {
			slots[i].candidates = append(slots[i].candidates, found[j])
		}
	}
	return slots
}

// interleave mixes lists in proportion to their lengths.
func interleave(lists [][]slot) []slot {
	var all []slot
	total := 0
	for _, list := range lists {
		total += len(list)
	}
	taken := make([]int, len(lists))
	for len(all) < total {
		next, least := 0, 2.0
		for i, list := range lists {
			if done := float64(taken[i]) / float64(len(list)); taken[i] < len(list) && done < least {
				next, least = i, done
			}
		}
		all = append(all, lists[next][taken[next]])
		taken[next]++
	}
	return all
}
