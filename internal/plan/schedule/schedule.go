package schedule

import (
	"slices"

	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
)

// Order drops the kernels whose results nothing reads, and moves independent kernels
// next to each other, because the engine needs no barrier between them.
func Order(cfg *rules.Config, p *program.Plan) error {
	if !cfg.Runs(rules.Schedule) {
		return nil
	}
	p.Steps = stepsRead(p)
	if !cfg.Overlap || len(p.Steps) < 3 {
		return nil
	}
	ranks := levels(p)
	order := slices.Clone(p.Steps)
	at := make([]int, len(order))
	for i := range at {
		at[i] = i
	}
	slices.SortStableFunc(at, func(x, y int) int { return ranks[x] - ranks[y] })
	for i, from := range at {
		order[i] = p.Steps[from]
	}
	before := Peak(p)
	by := program.Plan{Steps: order, Temps: p.Temps}
	if Peak(&by) <= max(before, target.MaxOverlapBytes) {
		p.Steps = order
	}
	return nil
}

// stepsRead returns the steps whose results are requested, or read by a returned step.
func stepsRead(p *program.Plan) []program.Step {
	needed := make([]bool, len(p.Temps))
	for t := range p.Temps {
		needed[t] = p.Temps[t].Keep
	}
	var steps []program.Step
	for i := len(p.Steps) - 1; i >= 0; i-- {
		s := p.Steps[i]
		if !slices.ContainsFunc(s.Outs(), func(t int) bool { return needed[t] || needed[Home(p, t)] }) {
			continue
		}
		for _, r := range s.Operands {
			if r.Temp >= 0 {
				needed[r.Temp] = true
			}
		}
		steps = append(steps, s)
	}
	slices.Reverse(steps)
	return steps
}

// levels returns the level of every step. A step's level is higher than those of the steps on which
// it depends: the steps that write what it reads, and the steps that read or write what it writes.
func levels(p *program.Plan) []int {
	wrote, read := make([]int, len(p.Temps)), make([]int, len(p.Temps))
	levels := make([]int, len(p.Steps))
	for i, s := range p.Steps {
		level := 0
		for _, t := range s.Outs() {
			level = max(level, read[t])
			if !s.Disjoint {
				level = max(level, wrote[t])
			}
		}
		for _, r := range s.Operands {
			if r.Temp >= 0 {
				level = max(level, wrote[r.Temp])
			}
		}
		levels[i] = level
		for _, t := range s.Outs() {
			wrote[t], wrote[Home(p, t)] = max(wrote[t], level+1), max(wrote[Home(p, t)], level+1)
		}
		for _, r := range s.Operands {
			if r.Temp >= 0 {
				read[r.Temp] = max(read[r.Temp], level+1)
			}
		}
	}
	return levels
}

// Peak returns the most bytes of temporaries that are in use at the same time.
func Peak(p *program.Plan) int64 {
	change := make([]int64, len(p.Steps)+1)
	for t, l := range Lives(p) {
		if l.First < 0 || p.Temps[t].In != nil {
			continue
		}
		change[l.First] += p.Temps[t].Bytes()
		if !p.Temps[t].Keep {
			change[l.Last+1] -= p.Temps[t].Bytes()
		}
	}
	var live, most int64
	for _, c := range change {
		live += c
		most = max(most, live)
	}
	return most
}
