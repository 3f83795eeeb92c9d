package kernel

import "slices"

// Sweep is one walk along a row.
type Sweep struct {
	// Body lists the instructions that the sweep evaluates for every element, in order: those whose
	// values differ along the row, and that no earlier sweep has kept.
	Body []int
	// Folds lists the folds that the sweep computes.
	Folds []int
	// Seeks lists the folds that look for the position of an extreme. Each walks the row once more.
	Seeks []Seek
	// Level is the number of sweeps before it.
	Level int
	// Last marks the sweep that writes the result of every element.
	Last bool
	// Keeps marks the sweep that computes the value of Rowwise.Kept; Kept, those that read it.
	Keeps, Kept bool
	// Makes lists the instructions whose values the sweep computes and a cooperative row holds.
	// Holds lists the held values that the sweep reads.
	Makes, Holds []int
}

// Seek is a fold that looks for a position.
type Seek struct {
	Fold int
	Position
}

// Levels returns for each instruction of a rowwise kernel the number of sweeps that must end before
// its value is known. A fold of level n is computed by sweep n-1.
func (k *Kernel) Levels() []int {
	levels := make([]int, len(k.Body))
	for i, inst := range k.Body {
		for _, a := range inst.Args {
			levels[i] = max(levels[i], levels[a])
		}
		if inst.Kind == Fold {
			levels[i]++
		}
	}
	return levels
}

// Sweeps returns the sweeps of a rowwise kernel, in order.
func (k *Kernel) Sweeps() []Sweep {
	levels, uniform := k.Levels(), k.Uniform()
	last := len(k.Body) - 1
	var sweeps []Sweep
	for level := range slices.Max(levels) {
		p := Sweep{Level: level}
		for i, inst := range k.Body {
			if inst.Kind != Fold || levels[i] != level+1 {
				continue
			}
			if at, ok := k.foldPosition(i); ok {
				p.Seeks = append(p.Seeks, Seek{i, at})
			} else {
				p.Folds = append(p.Folds, i)
			}
		}
		sweeps = append(sweeps, p)
	}
	if !uniform[last] {
		sweeps = append(sweeps, Sweep{Level: len(sweeps), Last: true})
	}
	made := make([]bool, len(k.Body))
	for i := range sweeps {
		p := &sweeps[i]
		k.fillSweep(p, uniform, made)
		for _, at := range p.Makes {
			made[at] = true
		}
		if p.Keeps {
			made[k.Loop.(*Rowwise).Kept] = true
		}
	}
	return sweeps
}

// fillSweep finds the sweep's instructions. made marks those whose values an earlier sweep has
// computed and kept.
func (k *Kernel) fillSweep(p *Sweep, uniform, made []bool) {
	kept, held := k.Loop.(*Rowwise).Kept, []int(nil)
	if t := k.cooperativeRow(); t != nil {
		held = t.Held
	}
	needed := make([]bool, len(k.Body))
	for _, i := range p.Folds {
		needed[k.Body[i].Args[0]] = true
	}
	needed[len(k.Body)-1] = needed[len(k.Body)-1] || p.Last
	for i := len(k.Body) - 1; i >= 0; i-- {
		switch {
		case !needed[i] || uniform[i]:
			continue
		case made[i] && i == kept && i > 0:
			p.Kept = true
			continue
		case made[i]:
			p.Holds = append(p.Holds, i)
			continue
		case i == kept && i > 0:
			p.Keeps = true
		case slices.Contains(held, i):
			p.Makes = append(p.Makes, i)
		}
		p.Body = append(p.Body, i)
		for _, a := range k.Body[i].Args {
			needed[a] = true
		}
	}
	slices.Reverse(p.Body)
	slices.Reverse(p.Makes)
}
