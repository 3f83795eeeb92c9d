package tuner

import (
	"math"
	"slices"
	"time"

	"github.com/weft-gpu/weft/internal/target"
)

// Bench measures op lines under a tuning.
type Bench interface {
	// Check compares a line's result with the reference; wrong says what differs,
	// "" where nothing does. An error ends the search.
	Check(t target.Tuning, line string) (wrong string, err error)
	// Time is how long the line takes: the shortest of some samples.
	Time(t target.Tuning, line string) (time.Duration, error)
}

// Knob is one choice, and the lines whose time it decides.
type Knob struct {
	Name       string
	Candidates []Candidate
	Lines      []string
}

// Candidate is one setting of a knob.
type Candidate struct {
	Name string
	Set  func(*target.Tuning)
}

// Trial is how a candidate did.
type Trial struct {
	Knob      string  `json:"knob"`
	Candidate string  `json:"candidate"`
	Ratio     float64 `json:"ratio"` // of its time to that of the best before it, the geometric mean over the knob's lines; 0: not timed
	Worst     float64 `json:"worst"` // the greatest ratio of a line
	Wrong     string  `json:"wrong,omitempty"`
	Chosen    bool    `json:"chosen"`
}

// A candidate is chosen where it takes least, less than gain of the best time so
// far, and no line takes more than loss of its time; of noise alone neither
// comes. Both are timed rounds times in turn.
const (
	gain   = 0.97
	loss   = 1.05
	rounds = 3
)

// Search finds the best tuning from start, the device's class, on.
func Search(b Bench, class target.Tuning, knobs []Knob) (best target.Tuning, trials []Trial, err error) {
	chosen := target.Tuning{}
	for _, k := range knobs {
		winner := -1
		for _, c := range k.Candidates {
			t := chosen
			c.Set(&t)
			if t == chosen || filled(t, class) == filled(chosen, class) {
				continue // it is so already
			}
			trial := Trial{Knob: k.Name, Candidate: c.Name}
			if err := try(b, &trial, chosen, t, k.Lines); err != nil {
				return chosen, trials, err
			}
			trials = append(trials, trial)
			if trial.Wrong == "" && trial.Ratio < gain && trial.Worst < loss && (winner < 0 || trial.Ratio < trials[winner].Ratio) {
				winner = len(trials) - 1
			}
		}
		if winner < 0 {
			continue
		}
		trials[winner].Chosen = true
		name := trials[winner].Candidate
		i := slices.IndexFunc(k.Candidates, func(c Candidate) bool { return c.Name == name })
		k.Candidates[i].Set(&chosen)
	}
	return chosen, trials, nil
}

// try checks and times a candidate.
func try(b Bench, trial *Trial, before, t target.Tuning, lines []string) error {
	for _, l := range lines {
		wrong, err := b.Check(t, l)
		if err != nil {
			return err
		}
		if wrong != "" {
			trial.Wrong = l + ": " + wrong
			return nil
		}
	}
	sum := 0.0
	for _, l := range lines {
		ratio, err := compare(b, before, t, l)
		if err != nil {
			return err
		}
		sum += math.Log(ratio)
		trial.Worst = max(trial.Worst, ratio)
	}
	trial.Ratio = min(math.Exp(sum/float64(len(lines))), trial.Worst) // the mean of one is rounded
	return nil
}

// compare is the time under t over that under before, each the shortest of
// several rounds in turn.
func compare(b Bench, before, t target.Tuning, line string) (float64, error) {
	var least [2]time.Duration
	for round := range rounds {
		for i, tuning := range [2]target.Tuning{before, t} {
			d, err := b.Time(tuning, line)
			if err != nil {
				return 0, err
			}
			if round == 0 || d < least[i] {
				least[i] = d
			}
		}
	}
	return float64(max(least[1], 1)) / float64(max(least[0], 1)), nil
}

// filled is a tuning with the class's settings where it has none.
func filled(t, class target.Tuning) target.Tuning {
	fill := func(to *int, from int) {
		if *to == 0 {
			*to = from
		}
	}
	fill(&t.ChunkBytes, class.ChunkBytes)
	fill(&t.NarrowBelow, class.NarrowBelow)
	fill(&t.ShortRow, class.ShortRow)
	fill(&t.BusyRows, class.BusyRows)
	fill(&t.CostBytes, class.CostBytes)
	if t.Tile == (target.Tile{}) {
		t.Tile = class.Tile
	}
	return t
}
