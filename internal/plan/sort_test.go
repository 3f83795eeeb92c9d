package plan

import (
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower/sorts"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// words returns rows to sort, which are in memory.
func words(dims ...int) graph.Value {
	return graph.NewData(dtype.Uint64, graph.Stored{Buffer: new(int), View: shape.Contiguous(dims)})
}

// A sort by merging sorts tiles, and then merges runs, which double in each step.
func TestSortByMerging(t *testing.T) {
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.SortRows, ops.Attr{}, words(3, 40))), `
t0 = sort u64 tiles pages 1 chunk 16 {
  %0 = load u64 a        ; inner any
  order %0
}
over [3 40], a=memory [40 1]+0
t1 = sort u64 merge pages 1 chunk 32 {
  %0 = load u64 a        ; inner any
  order %0
}
over [3 40], a=t0 [40 1]+0, runs of 16
t2 = sort u64 merge pages 1 chunk 64 {
  %0 = load u64 a        ; inner any
  order %0
}
over [3 40], a=t1 [40 1]+0, runs of 32`)
}

// forms lists the steps of a sort.
func forms(p *program.Plan) string {
	var list []string
	for _, s := range p.Steps {
		if sort, ok := s.Kernel.Loop.(*kernel.Sort); ok {
			list = append(list, sort.Form.String())
		}
	}
	return strings.Join(list, " ")
}

// A sort by digits takes a pass for each digit that may differ: eight passes for words. If the
// words have positions below the keys, only the keys' digits count.
func TestSortByDigits(t *testing.T) {
	cfg := plantest.CPU
	cfg.RadixRow = target.RadixRow
	one := "count scatter"
	for _, c := range []struct {
		name string
		v    graph.Value
		want string
	}{
		{"words", plantest.Do(t, ops.SortRows, ops.Attr{}, words(5000)), strings.Repeat(one+" ", 7) + one},
		{"floats", plantest.Do(t, ops.ArgSort, ops.Attr{}, plantest.Data(5000)), strings.Repeat(one+" ", 3) + one},
		{"bytes", plantest.Do(t, ops.SortAlong, ops.Attr{}, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Uint8}, plantest.Data(5000))), one},
		{"short rows", plantest.Do(t, ops.SortRows, ops.Attr{}, words(5000, 16)), "tiles"},
	} {
		if got := forms(build(t, cfg, c.v)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// If a pair of runs is larger than a binding, it is read in pages, and its result is made a page at
// a time. If a row has more pages than there are bindings, a sorting network merges pairs of pages.
// A row that 31 bits cannot index is refused.
func TestSortInPages(t *testing.T) {
	cfg := plantest.CPU
	cfg.MaxRange = 1 << 16 // pages of 4096 words
	p := build(t, cfg, plantest.Do(t, ops.SortRows, ops.Attr{}, words(20000)))
	last := p.Steps[len(p.Steps)-1]
	pages := last.Kernel.Loop.(*kernel.Sort).Pages
	if pages != 5 || len(last.Launches) != 5 || len(last.Operands) != 5 {
		t.Errorf("%d pages, %d launches of\n%s", pages, len(last.Launches), last.Kernel.Text())
	}
	p = build(t, cfg, plantest.Do(t, ops.SortRows, ops.Attr{}, words(2, 15*4096+1)))
	last = p.Steps[len(p.Steps)-1]
	pages = last.Kernel.Loop.(*kernel.Sort).Pages
	if pages != 2 || len(last.Launches) != 2*16 || len(last.Operands) != 2 {
		t.Errorf("%d pages, %d launches of\n%s", pages, len(last.Launches), last.Kernel.Text())
	}
	twice := plantest.Do(t, ops.Flip, ops.Attr{}, plantest.Do(t, ops.Flip, ops.Attr{}, words(1<<31))) // simplified away
	for _, o := range []*ops.Op{ops.SortRows, ops.SortAlong, ops.ArgSort} {
		_, err := Build(plantest.CPU, plantest.Do(t, o, ops.Attr{}, twice))
		var size *program.SortSizeError
		if !errors.As(err, &size) || size.Limit != sorts.MaxSorted || size.Op != o.Name {
			t.Errorf("%s of a row that is too long: error %v, want a *SortSizeError with its name", o, err)
		}
	}
}

// A workgroup of a GPU sorts a tile of one or several rows, and merges runs of that length.
func TestSortOnGPUs(t *testing.T) {
	cfg := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024})
	for _, c := range []struct {
		rows, n, groups int
		want            string
	}{
		{1, 3, 1, "tiles"}, {1000, 7, 4, "tiles"}, {5, 1025, 5, "tiles"}, {1, 2048, 1, "tiles"}, {3, 2049, 6, "tiles merge"}, {1, 8193, 5, "tiles merge merge merge"},
	} {
		p := build(t, cfg, plantest.Do(t, ops.SortRows, ops.Attr{}, words(c.rows, c.n)))
		if got := forms(p); got != c.want {
			t.Errorf("rows of %d: %s, want %s", c.n, got, c.want)
		}
		for _, s := range p.Steps {
			if got := s.Kernel.Groups(s.Launches[0])[0]; int(got) != c.groups {
				t.Errorf("%d rows of %d: %d workgroups of\n%swant %d", c.rows, c.n, got, s.Kernel.Text(), c.groups)
			}
		}
	}
}

// GPUs sort long rows by the digits that differ, in three steps for each digit. The parts of a row
// have whole tiles, and are so few that there are few counters. A workgroup sums as many digit
// values as fit in a tile.
func TestDigitsOnGPUs(t *testing.T) {
	dev := target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024, OwnMemory: true, HeapBytes: 140 << 30}
	cfg := rules.ConfigFor(dev)
	dev.HeapBytes = 24 << 30
	card := rules.ConfigFor(dev) // with slower memory
	for _, c := range []struct {
		dims   []int
		digits int
		groups [3]int // workgroups of each step
	}{
		{[]int{1 << 16}, 4, [3]int{32, 4, 32}},
		{[]int{1 << 22}, 4, [3]int{1024, 128, 1024}},
		{[]int{1 << 26}, 4, [3]int{1024, 128, 1024}},
		{[]int{300, 1 << 15}, 4, [3]int{300 * 4, 300, 300 * 4}},
	} {
		p := build(t, cfg, plantest.Do(t, ops.ArgSort, ops.Attr{}, plantest.Data(c.dims...)))
		if got, want := forms(p), strings.TrimSpace(strings.Repeat("count sums scatter ", c.digits)); got != want {
			t.Errorf("%v: %s, want %s", c.dims, got, want)
			continue
		}
		for i, s := range p.Steps[1 : len(p.Steps)-1] {
			if got := s.Kernel.Groups(s.Launches[0]); int(got[0]*got[1]) != c.groups[i%3] {
				t.Errorf("%v: %v workgroups of\n%swant %d", c.dims, got, s.Kernel.Text(), c.groups[i%3])
			}
		}
	}
	// Rows with too many counters to number are merged.
	dev.StorageRange, dev.HeapBytes = 4<<30-1, 300<<30
	wide := rules.ConfigFor(dev)
	wide.RadixRow = 1 // by digits if at all possible
	sorts := plantest.Do(t, ops.SortRows, ops.Attr{Counts: []int{56, 64}}, words(1<<23+1, 2100))
	if got := forms(build(t, wide, sorts)); !strings.HasPrefix(got, "tiles merge") {
		t.Errorf("8 Mi rows: %s", got)
	}
	few := cfg
	few.SharedBytes = 0 // leaves no tiles
	for _, c := range []struct {
		cfg  rules.Config
		n    int
		want bool
	}{{cfg, 1 << 20, true}, {cfg, 1 << 13, false}, {few, 1 << 20, false}, {card, 1 << 20, true}, {card, 1 << 14, false}} {
		got := forms(build(t, c.cfg, plantest.Do(t, ops.ArgSort, ops.Attr{}, plantest.Data(c.n))))
		if strings.Contains(got, "count") != c.want {
			t.Errorf("%d elements, %d bytes of shared memory: %s", c.n, c.cfg.SharedBytes, got)
		}
	}
	one := plantest.Do(t, ops.ArgSort, ops.Attr{}, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Uint8}, plantest.Data(5000, 300)))
	if got := forms(build(t, cfg, one)); got != "tiles" {
		t.Errorf("rows of one digit that fit a tile: %s", got)
	}
}

// longestSorted returns the length of the longest row that a plan sorts.
func longestSorted(p *program.Plan) int {
	longest := 0
	for _, s := range p.Steps {
		if _, sorts := s.Kernel.Loop.(*kernel.Sort); sorts {
			for _, g := range s.Launches {
				longest = max(longest, g.Dims[1])
			}
		}
	}
	return longest
}

// If only the first elements of long rows in order are needed, however they are asked for, no sort
// handles whole rows, and the rows are not copied.
func TestSelection(t *testing.T) {
	const n = 200000
	top := func(k, axis int, v graph.Value) graph.Value {
		return plantest.Do(t, ops.TopK, ops.Attr{Counts: []int{k}, Axes: []int{axis}}, v)
	}
	first := func(o *ops.Op, k int, v graph.Value) graph.Value {
		return plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(k)}}, plantest.Do(t, o, ops.Attr{}, v))
	}
	one := plantest.Do(t, ops.Index, ops.Attr{Indices: []shape.Index{shape.Ellipsis, shape.At(3)}}, plantest.Do(t, ops.SortAlong, ops.Attr{}, plantest.Data(4, n)))
	bytes := graph.NewData(dtype.Uint8, graph.Stored{Buffer: new(int), View: shape.Contiguous(shape.Shape{4, n})})
	sorted := plantest.Do(t, ops.SortAlong, ops.Attr{}, plantest.Data(4, n))
	whole := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(10)}}, sorted)
	cpu, gpu := rules.ConfigFor(target.Device{Class: target.CPUDriver, StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128}),
		rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024})
	for _, c := range []struct {
		name    string
		values  []graph.Value
		longest int // the longest row that may be sorted
		most    int // the most elements of an array
	}{
		{"topk", []graph.Value{top(10, 1, plantest.Data(4, n))}, 2048, n / 4},
		{"many of them", []graph.Value{top(256, 1, plantest.Data(4, n))}, n / 4, n},
		{"along columns", []graph.Value{top(10, 0, plantest.Data(n, 3))}, 2048, n / 4},
		{"of a row", []graph.Value{top(10, 0, plantest.Data(1<<24))}, 1 << 14, 1 << 20},
		{"more and less", []graph.Value{top(10, 1, sorted.Node.Inputs[0]), top(5, 1, sorted.Node.Inputs[0])}, 2048, n / 4},
		{"the first of argsort", []graph.Value{first(ops.ArgSort, 10, plantest.Data(4, n))}, 2048, n / 4},
		{"the first of sort", []graph.Value{first(ops.SortAlong, 10, plantest.Data(4, n))}, 2048, n / 4},
		{"the first of sorted integers", []graph.Value{first(ops.SortAlong, 10, bytes)}, 2048, 4 * n}, // their keys
		{"one of them", []graph.Value{one}, 2048, n / 4},
		{"half of the row", []graph.Value{first(ops.ArgSort, n/2, plantest.Data(4, n))}, n, 4 * n},
		{"a sort that is also read whole", []graph.Value{sorted, whole}, n, 4 * n},
	} {
		for class, cfg := range map[string]rules.Config{"CPU": cpu, "GPU": gpu} {
			cfg.Verify = true
			p := build(t, cfg, c.values...)
			if got := longestSorted(p); got > c.longest || got == 0 {
				t.Errorf("%s, %s: rows of %d are sorted, want at most %d", c.name, class, got, c.longest)
			}
			for i, temp := range p.Temps {
				if temp.Size > c.most {
					t.Errorf("%s, %s: t%d has %d elements, want at most %d", c.name, class, i, temp.Size, c.most)
				}
			}
		}
	}
	cpu.Without = rules.SetOf(rules.Select)
	if got := longestSorted(build(t, cpu, top(10, 1, plantest.Data(4, n)))); got != n {
		t.Errorf("without the rule, rows of %d are sorted, want %d", got, n)
	}
}
