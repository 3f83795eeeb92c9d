package tuner

import (
	"errors"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/target"
)

// clock is a device whose times are made up.
type clock struct {
	time   func(t target.Tuning, line string) time.Duration
	wrong  func(t target.Tuning) bool
	broken error

	checked map[target.Tuning]bool
	timed   []target.Tuning
}

func (c *clock) Check(t target.Tuning, line string) (string, error) {
	if c.checked == nil {
		c.checked = map[target.Tuning]bool{}
	}
	c.checked[t] = true
	if c.wrong != nil && c.wrong(t) {
		return "it differs", nil
	}
	return "", c.broken
}

func (c *clock) Time(t target.Tuning, line string) (time.Duration, error) {
	c.timed = append(c.timed, t)
	return c.time(t, line), nil
}

var chunks = Knob{"chunk", numbers([]int{16, 32, 64}, func(t *target.Tuning, n int) { t.ChunkBytes = n }), []string{"add", "exp"}}

var class = target.Tuning{ChunkBytes: 16, Tile: target.Tile{Rows: 8, Columns: 4, Unroll: 4, Invocations: 64}}

func TestSearch(t *testing.T) {
	// by the chunk in use, in microseconds
	times := func(add, exp map[int]time.Duration) func(target.Tuning, string) time.Duration {
		return func(t target.Tuning, line string) time.Duration {
			chunk := max(t.ChunkBytes, 16)
			if line == "add" {
				return add[chunk] * time.Microsecond
			}
			return exp[chunk] * time.Microsecond
		}
	}
	for _, c := range []struct {
		name   string
		clock  *clock
		chosen int
	}{
		{"the fastest", &clock{time: times(map[int]time.Duration{16: 100, 32: 80, 64: 60}, map[int]time.Duration{16: 100, 32: 100, 64: 100})}, 64},
		{"faster by noise", &clock{time: times(map[int]time.Duration{16: 100, 32: 98, 64: 99}, map[int]time.Duration{16: 100, 32: 99, 64: 100})}, 0},
		{"faster on one line, slower on another", &clock{time: times(map[int]time.Duration{16: 100, 32: 50, 64: 40}, map[int]time.Duration{16: 100, 32: 100, 64: 120})}, 32},
		{"the class's own", &clock{time: times(map[int]time.Duration{16: 10, 32: 80, 64: 60}, map[int]time.Duration{16: 10, 32: 100, 64: 100})}, 0},
		{"the fastest is wrong", &clock{wrong: func(t target.Tuning) bool { return t.ChunkBytes == 64 },
			time: times(map[int]time.Duration{16: 100, 32: 80, 64: 60}, map[int]time.Duration{16: 100, 32: 100, 64: 100})}, 32},
	} {
		best, trials, err := Search(c.clock, class, []Knob{chunks})
		if err != nil {
			t.Fatal(err)
		}
		if best != (target.Tuning{ChunkBytes: c.chosen}) {
			t.Errorf("%s: %+v, want %d\n%+v", c.name, best, c.chosen, trials)
		}
		if len(trials) != 2 { // the class's own is none
			t.Errorf("%s: %d trials", c.name, len(trials))
		}
		for _, tuning := range c.clock.timed {
			if tuning != (target.Tuning{}) && !c.clock.checked[tuning] || c.clock.wrong != nil && c.clock.wrong(tuning) {
				t.Errorf("%s: %+v was timed, and never found right", c.name, tuning)
			}
		}
	}
}

// A later knob is searched with what the earlier ones chose.
func TestSearchGoesOnFromTheBest(t *testing.T) {
	narrow := Knob{"narrow", numbers([]int{1024}, func(t *target.Tuning, n int) { t.NarrowBelow = n }), []string{"small"}}
	c := &clock{time: func(t target.Tuning, line string) time.Duration {
		d := 100 * time.Microsecond
		if t.ChunkBytes == 32 {
			d /= 2
		}
		if t.NarrowBelow == 1024 && t.ChunkBytes == 32 {
			d /= 2
		}
		return d
	}}
	best, _, err := Search(c, class, []Knob{chunks, narrow})
	if want := (target.Tuning{ChunkBytes: 32, NarrowBelow: 1024}); err != nil || best != want {
		t.Errorf("%+v, %v, want %+v", best, err, want)
	}
}

func TestSearchEndsWithTheDevice(t *testing.T) {
	lost := errors.New("lost")
	if _, _, err := Search(&clock{broken: lost}, class, []Knob{chunks}); !errors.Is(err, lost) {
		t.Error(err)
	}
}

// Every candidate is one that kernels can be made by, and every line is one.
func TestKnobs(t *testing.T) {
	shared := class
	shared.Tile = target.Tile{Rows: 8, Columns: 8, Unroll: 2, Invocations: 256, Shared: 8, Down: 16}
	shared.RowInvocations, shared.RowWords, shared.HeldBytes, shared.StraightRounds = 128, 32, 32, 16
	for _, k := range append(Knobs(class, false), Knobs(shared, true)...) {
		for _, c := range k.Candidates {
			var tuning target.Tuning
			c.Set(&tuning)
			if err := tuning.Check(); err != nil || tuning == (target.Tuning{}) {
				t.Errorf("%s, %s: %+v, %v", k.Name, c.Name, tuning, err)
			}
			if tuning.RowInvocations > shared.RowInvocations {
				t.Errorf("%s, %s: the device takes %d", k.Name, c.Name, shared.RowInvocations)
			}
		}
		for _, l := range k.Lines {
			if _, err := opline.Parse(l); err != nil {
				t.Errorf("%s: %v", k.Name, err)
			}
		}
	}
	if got, want := len(Knobs(shared, true)), len(Knobs(class, true))+5; got != want {
		t.Errorf("%d knobs where invocations share rows, want %d: they, their words and what they hold are to be chosen", got, want)
	}
	if len(Knobs(class, false)) != len(Knobs(target.Tuning{}, false))+1 {
		t.Error("a device without tiles is to choose one")
	}
}
