//go:build linux

package faults

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/tensor"
)

// point is a fault: which call fails, and how.
type point struct {
	entry int
	n     int // the how many-th call
	failure
	every bool // all later ones too
}

// failure is what a call that fails returns.
type failure struct {
	code  int32
	trick uint32 // with a success: 1 for nothing, 2 for all bits set
}

func (p point) String() string {
	text := fmt.Sprintf("%s %d of %s", text(layer.entry[p.entry].name[:]), p.n, vulkan.ResultName(p.code))
	if p.trick > 0 {
		text += fmt.Sprintf(" with trick %d", p.trick)
	}
	if p.every {
		text += " and on"
	}
	return text
}

// The results that calls may fail with, by the specification.
const (
	notReady     = 1
	timeout      = 2
	incomplete   = 5
	hostMemory   = -1
	deviceMemory = -2
	initialize   = -3
	deviceLost   = -4
	mapFailed    = -5
	noExtension  = -7
	noDriver     = -9
	noFeature    = -8
	tooMany      = -10
	fragmented   = -12
	unknown      = -13
	poolMemory   = -1000069000
	shader       = -1000012000
)

// failures are those of a call that may fail with other results than the two of memory.
var failures = map[string][]failure{
	"vkCreateInstance":                     {{code: initialize}, {code: noDriver}, {code: hostMemory}, {code: noExtension}},
	"vkEnumeratePhysicalDevices":           {{code: hostMemory}, {code: initialize}},
	"vkEnumerateDeviceExtensionProperties": {{code: hostMemory}, {code: incomplete}},
	"vkCreateDevice":                       {{code: hostMemory}, {code: initialize}, {code: noExtension}, {code: noFeature}, {code: tooMany}, {code: deviceLost}},
	"vkAllocateMemory":                     {{code: deviceMemory}, {code: hostMemory}, {code: tooMany}},
	"vkMapMemory":                          {{code: mapFailed}, {code: hostMemory}, {trick: 1}, {trick: 2}},
	"vkGetPipelineCacheData":               {{code: hostMemory}, {code: incomplete}, {trick: 1}, {trick: 2}},
	"vkCreateComputePipelines":             {{code: deviceMemory}, {code: shader}, {code: unknown}},
	"vkAllocateDescriptorSets":             {{code: poolMemory}, {code: fragmented}, {code: hostMemory}},
	"vkGetFenceStatus":                     {{code: notReady}, {code: deviceLost}, {code: hostMemory}},
	"vkWaitForFences":                      {{code: timeout}, {code: deviceLost}, {code: deviceMemory}},
	"vkDeviceWaitIdle":                     {{code: deviceLost}, {code: hostMemory}},
	"vkQueueSubmit":                        {{code: deviceMemory}, {code: deviceLost}, {code: hostMemory}},
	"vkGetQueryPoolResults":                {{code: deviceLost}, {code: notReady}, {code: hostMemory}},
}

func failuresOf(name string) []failure {
	if list, ok := failures[name]; ok {
		return list
	}
	return []failure{{code: hostMemory}, {code: deviceMemory}}
}

// points are the faults to try where so many calls were made: all of them, or of each
// entry point a few: the first call, or that, the middle and the last, by turns with each
// result.
func points(calls []int, few int) (list []point) {
	for entry, name := range layer.names() {
		if calls[entry] == 0 {
			continue
		}
		ways := failuresOf(name)
		if *all {
			for n := 1; n <= calls[entry]; n++ {
				for _, way := range ways {
					list = append(list, point{entry: entry, n: n, failure: way}, point{entry: entry, n: n, failure: way, every: true})
				}
			}
			continue
		}
		for i, n := range slices.Compact([]int{1, (calls[entry] + 1) / 2, calls[entry]}[:few]) {
			list = append(list, point{entry: entry, n: n, failure: ways[i%len(ways)], every: i == 1})
		}
	}
	return list
}

// tally is what became of the faults of an entry point.
type tally struct{ calls, points, reached, told, lost, survived int }

func (r *tally) add(o tally) {
	r.points, r.reached, r.told = r.points+o.points, r.reached+o.reached, r.told+o.told
	r.lost, r.survived = r.lost+o.lost, r.survived+o.survived
}

// TestFaultPoints lets each call of each entry point fail that the program makes.
func TestFaultPoints(t *testing.T) {
	needLayer(t)
	for _, kind := range []struct {
		name      string
		few       int
		transfers uint32
		hidden    []string
	}{
		{name: "as it is", few: 3},
		{"memory of its own, descriptor sets", 1, 0, []string{"mappedDeviceMemory", "VK_KHR_push_descriptor"}},
		{"memory and a transfer queue of its own", 3, 1, []string{"mappedDeviceMemory"}},
	} {
		t.Run(kind.name, func(t *testing.T) {
			layer.hide(t, kind.hidden...)
			defer layer.hide(t)
			layer.transfers = kind.transfers
			defer func() { layer.transfers = 0 }()
			want := expected(t)
			dir := t.TempDir()
			plain(t, dir, want) // drivers' own caches are warm from here on
			layer.arm(point{entry: -1})
			plain(t, dir, want)
			calls := make([]int, layer.entries)
			for i := range calls {
				calls[i] = layer.calls(i)
			}
			results := make([]tally, layer.entries)
			for _, p := range points(calls, kind.few) {
				results[p.entry].calls = calls[p.entry]
				try(t, p, dir, want, &results[p.entry])
			}
			t.Log(table(results))
		})
	}
}

func table(results []tally) string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "calls\tpoints\treached\terrors\tlost\tcarried on\t  entry point")
	var sum tally
	for i, name := range layer.names() {
		r := results[i]
		if r.points == 0 {
			continue
		}
		fmt.Fprintf(w, "%d\t%d\t%d\t%d\t%d\t%d\t  %s\n", r.calls, r.points, r.reached, r.told, r.lost, r.survived, name)
		sum.calls += r.calls
		sum.add(r)
	}
	fmt.Fprintf(w, "%d\t%d\t%d\t%d\t%d\t%d\t  in all\n", sum.calls, sum.points, sum.reached, sum.told, sum.lost, sum.survived)
	w.Flush()
	return "\n" + b.String()
}

// patience is how long a program with a fault may take.
const patience = 60 * time.Second

// try runs the program with a fault, and fails where it is not told as it should be,
// where anything is lost that was computed, or left behind.
func try(t *testing.T, p point, dir string, want [][]byte, r *tally) {
	t.Helper()
	watchdog := time.AfterFunc(patience, func() {
		stacks := make([]byte, 1<<20)
		panic(fmt.Sprintf("%v: no end in %v\n%s", p, patience, stacks[:runtime.Stack(stacks, true)]))
	})
	defer watchdog.Stop()
	if err := attempt(p, dir, program, want, r); err != nil {
		t.Errorf("%v: %v", p, err)
	}
}

// attempt is try without its limit.
func attempt(p point, dir string, stages []stage, want [][]byte, r *tally) error {
	layer.arm(p)
	r.points++
	before := *r
	s := &session{ctx: context.Background()}
	err := s.faulty(p, dir, stages, want, r)
	if s.dev != nil {
		if p.code == notReady {
			layer.disarm() // Close waits for what is under way
		}
		closing := s.dev.Close()
		if closing != nil && !told(closing, p) {
			err = errors.Join(err, fmt.Errorf("Close: %w", closing))
		}
	}
	layer.disarm()
	if layer.faults(p.entry) > 0 {
		r.reached++
		if *r == (tally{calls: before.calls, points: before.points, reached: before.reached + 1, told: before.told, lost: before.lost, survived: before.survived}) {
			r.survived++
		}
	}
	if left := layer.left(); len(left) > 0 {
		err = errors.Join(err, fmt.Errorf("left behind: %s", strings.Join(left, ", ")))
		for i := range layer.entries {
			if text(layer.entry[i].name[:]) != "vkCreateInstance" {
				layer.entry[i].live = 0
			}
		}
	}
	return err
}

// faulty runs the stages. Where one fails, the fault goes, and it must succeed; on a new
// device where this one is lost.
func (s *session) faulty(p point, dir string, stages []stage, want [][]byte, r *tally) (err error) {
	if s.dev, err = open(dir); err != nil {
		if !told(err, p) {
			return fmt.Errorf("Open: not the error of the call: %w", err)
		}
		r.told++
		layer.disarm()
		if s.dev, err = open(dir); err != nil {
			return fmt.Errorf("Open, again: %w", err)
		}
	}
	for i, st := range stages {
		got, err := s.within(limitOf(p), func() ([]byte, error) { return st.run(s) })
		if err != nil {
			if !told(err, p) {
				return fmt.Errorf("%s: not the error of the call: %w", st.name, err)
			}
			if !names(err) && !errors.Is(err, context.DeadlineExceeded) {
				return fmt.Errorf("%s: the error names no operator: %w", st.name, err)
			}
			r.told++
			layer.disarm()
			if got, err = s.recover(st, dir, r); err != nil {
				return fmt.Errorf("%s, again: %w", st.name, err)
			}
		}
		if !bytes.Equal(got, want[i]) {
			return fmt.Errorf("%s: another result than the host's", st.name)
		}
		if p.every && layer.faults(p.entry) > 0 && layer.armed != 0 {
			continue // what is read now may fail
		}
		armed := layer.armed
		if _, err := s.within(limitOf(p), func() ([]byte, error) { return nil, s.again(s.ctx) }); err != nil && armed != 0 && told(err, p) {
			r.told++
			layer.disarm()
			if _, err := s.recover(st, dir, r); err != nil {
				return fmt.Errorf("after reading again: %w", err)
			}
		} else if err != nil {
			return err
		}
	}
	return nil
}

// within does something with a context that ends.
func (s *session) within(limit time.Duration, do func() ([]byte, error)) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	s.ctx = ctx
	defer func() { s.ctx = context.Background() }()
	return do()
}

// recover repeats a stage after a fault.
func (s *session) recover(st stage, dir string, r *tally) ([]byte, error) {
	if err := s.dev.Err(); err != nil {
		var lost *device.LostError
		if !errors.As(err, &lost) {
			return nil, err
		}
		r.lost++
		if err := s.dev.Close(); err != nil {
			return nil, fmt.Errorf("closing what is lost: %w", err)
		}
		s.kept, s.want = nil, nil
		if s.dev, err = open(dir); err != nil {
			return nil, fmt.Errorf("after the loss: %w", err)
		}
	} else if err := s.again(s.ctx); err != nil {
		return nil, err
	}
	return st.run(s)
}

// limitOf is how long a stage may take: a device that is never ready is given up.
func limitOf(p point) time.Duration {
	if p.every && p.code == notReady {
		return 200 * time.Millisecond
	}
	return patience
}

// names reports whether an error names the operator whose result was asked for.
func names(err error) bool {
	var op *tensor.OpError
	return errors.As(err, &op) && op.Op != "" && op.Site != ""
}

// told reports whether an error is one of ours that tells of a fault: its type, and the
// call that failed.
func told(err error, p point) bool {
	call := text(layer.entry[p.entry].name[:])
	if call == "vkEnumerateDeviceExtensionProperties" {
		call = "vkCreateDevice" // of which the loader asks it
	}
	var (
		short    *device.OutOfMemoryError
		lost     *device.LostError
		result   *device.ResultError
		notFound *device.NotFoundError
	)
	switch {
	case errors.As(err, &lost):
		return p.code == deviceLost && lost.Call == call
	case errors.As(err, &short):
		return short.Call == call
	case errors.As(err, &result):
		return result.Call == call && result.Code == p.code
	case errors.As(err, &notFound):
		return call == "vkEnumeratePhysicalDevices" && p.code == initialize || call == "vkCreateInstance" && p.code == noDriver
	case errors.Is(err, context.DeadlineExceeded):
		return limitOf(p) < patience
	}
	return false
}
