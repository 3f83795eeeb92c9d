package predict

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
	"github.com/weft-gpu/weft/shape"
)

// Prediction is the predicted time of a line on a card.
type Prediction struct {
	Line string `json:"line"`
	Card string `json:"card"`
	// Microseconds is the predicted time with empty caches at first.
	Microseconds float64 `json:"predicted_us"`
	// Bytes is what the line must read and write, each byte once. Bandwidth is their rate
	// as a share of the rate that the card's best streams reach.
	Bytes     int64   `json:"bytes"`
	GBPerS    float64 `json:"gb_per_s"`
	Bandwidth float64 `json:"bandwidth_fraction"`
	// Flops counts two operations for each multiplication of a matrix product.
	Flops      int64   `json:"flops,omitempty"`
	GFlopPerS  float64 `json:"gflop_per_s,omitempty"`
	FloatShare float64 `json:"float32_peak_fraction,omitempty"`
	// Limit is the limit that takes the most time over all launches, and Limited its share
	// of the predicted time: 1 if nothing else matters.
	Limit    string   `json:"limit"`
	Limited  float64  `json:"limit_fraction"`
	Launches int      `json:"launches"`
	Kernels  []Kernel `json:"kernels"`
	// Measured is the time of a run on the card, and Ratio that time over the predicted
	// one. Both are 0 if nothing was measured.
	Measured float64 `json:"measured_us,omitempty"`
	Ratio    float64 `json:"measured_over_predicted,omitempty"`
	Error    string  `json:"error,omitempty"`
}

// Compare sets Measured and Ratio.
func (p *Prediction) Compare(microseconds float64) {
	p.Measured = microseconds
	if p.Microseconds > 0 {
		p.Ratio = round(microseconds / p.Microseconds)
	}
}

// Kernel is a kernel of a prediction. Figures of a single launch are those of its last one.
type Kernel struct {
	Head         string             `json:"kernel"`
	Launches     int                `json:"launches"`
	Microseconds float64            `json:"predicted_us"`
	Limit        string             `json:"limit"`
	Parts        map[string]float64 `json:"parts_us"`
	Workgroups   int                `json:"workgroups"`
	Invocations  int                `json:"invocations"` // of a workgroup
	Resident     int                `json:"resident_workgroups"`
	Registers    int                `json:"registers"` // of a lane
	Shared       int                `json:"shared_bytes"`
	Waits        float64            `json:"waits"` // of a subgroup for memory
	InFlight     float64            `json:"bytes_in_flight"`
	Moved        float64            `json:"bytes_moved"` // of memory and the last cache, each once
	Arithmetic   bool               `json:"arithmetic"`  // its limit is inside the units
	Coalescing   float64            `json:"coalescing"`  // of the worst access
	Conflicts    float64            `json:"bank_conflicts"`
	Counted      string             `json:"counted,omitempty"` // the simulated part, if not all
}

// Model predicts lines for one card. It is not safe for concurrent use.
type Model struct {
	// Compiled returns how many registers a lane of a program takes. If it is nil, the
	// model estimates them.
	Compiled func(*shaders.Program) (int, error)

	card    *Card
	config  plan.Config
	counter counter
	counted map[string]*Counted
}

// NewModel returns a model of a card.
func NewModel(c *Card) *Model {
	return &Model{card: c, config: c.Config(), counter: counter{card: c}, counted: map[string]*Counted{}}
}

// Line predicts a line. It fails if the line cannot be planned, or its kernels cannot be
// counted.
func (m *Model) Line(ctx context.Context, l opline.Line) (*Prediction, error) {
	p, err := m.Plan(l)
	if err != nil {
		return nil, err
	}
	return m.Planned(ctx, l.Text, p)
}

// Planned predicts a plan for the card; text becomes the prediction's Line. It fails if the plan's
// kernels cannot be counted.
func (m *Model) Planned(ctx context.Context, text string, p *plan.Plan) (*Prediction, error) {
	out := &Prediction{Line: text, Card: m.card.Name}
	limits := map[string]float64{}
	var hazards hazards
	loaded := map[string]bool{} // kernels whose code was read
	seconds := 0.0
	for i, s := range p.Steps {
		if hazards.barrier(p, s) {
			seconds += m.card.Launches.Barrier.Value * 1e-6
		}
		k, took, err := m.step(ctx, p, i, limits, loaded)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", k.Head, err)
		}
		seconds += took
		out.Launches += len(s.Launches)
		out.Kernels = append(out.Kernels, k)
		if _, ok := s.Kernel.Loop.(*kernel.Contract); ok {
			for _, g := range s.Launches {
				out.Flops += 2 * int64(points(g))
			}
		}
	}
	m.finish(out, p, seconds, limits)
	return out, nil
}

// Plan returns the line's plan for the card.
func (m *Model) Plan(l opline.Line) (*plan.Plan, error) {
	in := make([]graph.Value, len(l.Operands))
	for i, o := range l.Operands {
		in[i] = graph.NewData(o.DType, graph.Stored{Buffer: i, View: shape.Contiguous(o.Shape)})
	}
	v, err := l.Record(in)
	if err == nil && l.IsMovement() { // a movement is a view, so predict its copy
		v, err = compose.Apply(ops.Copy, ops.Attr{}, "", v)
	}
	if err != nil {
		return nil, err
	}
	return plan.Build(m.config, v)
}

func (m *Model) finish(out *Prediction, p *plan.Plan, seconds float64, limits map[string]float64) {
	out.Microseconds = round(seconds * 1e6)
	out.Bytes = unique(p)
	if seconds == 0 {
		return
	}
	c := m.card
	out.GBPerS = round(float64(out.Bytes) / seconds / 1e9)
	out.Bandwidth = round(float64(out.Bytes) / seconds / 1e9 / (c.Memory.Bandwidth.Value * c.Memory.Achieved.Value))
	out.GFlopPerS = round(float64(out.Flops) / seconds / 1e9)
	out.FloatShare = round(float64(out.Flops) / seconds / (c.Peak.Value * 1e12))
	for name, s := range limits {
		if s > limits[out.Limit] || s == limits[out.Limit] && name < out.Limit {
			out.Limit = name
		}
	}
	out.Limited = round(limits[out.Limit] / seconds)
}

// round keeps four digits, since no prediction is more exact.
func round(x float64) float64 {
	if x == 0 {
		return 0
	}
	scale := math.Pow(10, 3-math.Floor(math.Log10(math.Abs(x))))
	return math.Round(x*scale) / scale
}

// step predicts a kernel's launches and adds the times of their limits.
func (m *Model) step(ctx context.Context, p *plan.Plan, at int, limits map[string]float64, loaded map[string]bool) (Kernel, float64, error) {
	s := p.Steps[at]
	head, _, _ := strings.Cut(s.Kernel.Text(), "\n")
	out := Kernel{Head: strings.TrimSuffix(head, " {"), Launches: len(s.Launches), Parts: map[string]float64{}}
	seconds := 0.0
	for n, g := range s.Launches {
		counted, err := m.count(ctx, s.Kernel, g)
		if err != nil {
			return out, 0, err
		}
		w := m.work(p, s, g, counted)
		if m.Compiled != nil {
			if w.Registers, err = m.Compiled(counted.Program); err != nil {
				return out, 0, err
			}
		}
		if at == len(p.Steps)-1 && n == len(s.Launches)-1 {
			w.Left = min(w.Written, m.card.Cache.Left.Value)
		}
		if key := s.Kernel.Key(); loaded[key] {
			w.Code = 0
		} else {
			loaded[key] = true
		}
		t := m.card.Launch(w)
		launch := m.card.Launches.Launch
		if at == 0 && n == 0 {
			launch = m.card.Launches.First
		}
		took := t.Seconds + launch.Value*1e-6
		seconds += took
		limits[t.Limit.Name] += t.Limit.Seconds
		for _, part := range t.Parts {
			out.Parts[part.Name] = round(out.Parts[part.Name] + part.Seconds*1e6)
		}
		out.Limit = t.Limit.Name
		out.Workgroups, out.Invocations, out.Resident = w.Workgroups, s.Kernel.LocalSize(), t.Resident
		out.Registers, out.Shared, out.Waits, out.InFlight = w.Registers, w.Shared, round(w.waits()), round(t.InFlight)
		out.Moved, out.Arithmetic = w.Read+w.Cached+w.Written, t.Limit.Arithmetic()
		out.Counted = counted.Part
		out.Coalescing, out.Conflicts = worst(counted.Counts)
	}
	out.Microseconds = round(seconds * 1e6)
	return out, seconds, nil
}

// least is the share of a launch's sectors or turns below which an access does not matter, such as
// that of a row's only result.
const least = 0.02

// worst returns the least coalescing of accesses to buffers, and the most conflicts of accesses
// to shared memory, among those that matter.
func worst(c *sim.Counts) (coalescing, conflicts float64) {
	coalescing, conflicts = 1, 1
	var sectors, turns int64
	for i := range c.Accesses {
		sectors += c.Accesses[i].Sectors
		turns += c.Accesses[i].Turns
	}
	for i := range c.Accesses {
		a := &c.Accesses[i]
		switch {
		case a.Class == sim.Global && float64(a.Sectors) > least*float64(sectors) && !shared(a):
			coalescing = min(coalescing, a.Coalescing())
		case a.Class == sim.Shared && float64(a.Turns) > least*float64(turns):
			conflicts = max(conflicts, a.Conflicts())
		}
	}
	return round(coalescing), round(conflicts)
}

// shared reports whether an access reads one element for all lanes of a subgroup.
func shared(a *sim.Access) bool {
	return !a.Write && a.Lanes > 4*a.Executions && a.Unique <= int64(a.Bytes)*a.Executions
}

// maxCounted bounds the launches that a model remembers.
const maxCounted = 512

// count counts a launch, but equal launches only once.
func (m *Model) count(ctx context.Context, k *kernel.Kernel, g kernel.Geometry) (*Counted, error) {
	key := k.Key() + fmt.Sprint(g)
	if c, ok := m.counted[key]; ok {
		return c, nil
	}
	c, err := m.counter.count(ctx, k, g)
	if err != nil {
		return nil, err
	}
	if len(m.counted) >= maxCounted {
		clear(m.counted)
	}
	m.counted[key] = c
	return c, nil
}

// classes maps the simulator's classes to those of pipes. Instructions of other classes only take
// issue slots, if any.
var classes = map[sim.Class]Class{
	sim.FloatAdd: Float32, sim.FloatFMA: Float32, sim.Double: Float64, sim.Integer: Integer, sim.MulInteger: Multiply,
	sim.Compare: Select, sim.Convert: Convert, sim.Special: Special, sim.Division: Special, sim.IntegerDivision: Special, sim.Subgroup: Shuffle,
}

// mending is the number of float32 instructions of a division or a square root beside its
// reciprocal: a step or two towards the quotient.
const mending = 4

// exactMending is the same for a division that the compiler makes exact: two steps, a check of
// the operands, a branch and a call. Measured on an H200: 20.5 slots of a lane in all.
const exactMending = 19

// work returns a launch's work, from its counts.
func (m *Model) work(p *plan.Plan, s plan.Step, g kernel.Geometry, n *Counted) *Work {
	lanes := m.card.lanes(s.Kernel.Subgroup())
	code := readCode(n.Code, int(lanes))
	w := &Work{
		Workgroups: workgroups(s.Kernel, g), Subgroups: int(math.Ceil(float64(s.Kernel.LocalSize()) / lanes)), Invocations: s.Kernel.Subgroup(),
		Registers: code.registers(), Shared: n.Shared, Issued: map[Class]float64{}, Matrix: map[string]float64{},
	}
	for class := range sim.NumClasses {
		issued := float64(n.Issued[class]) * n.Scale
		if to, ok := classes[class]; ok {
			w.Issued[to] += issued
		} else if class == sim.Global || class == sim.Shared || class == sim.Matrix || class == sim.Control {
			w.Other += issued // the other classes take no issue slot
		}
	}
	w.Issued[Integer] = max(0, w.Issued[Integer]-code.offsets(n)*n.Scale)
	steps := float64(mending)
	if m.card.Device.ExactDivision.Value == 1 {
		steps = exactMending
	}
	w.Issued[Float32] += n.Scale * (steps*float64(n.Issued[sim.Division]) + mending*float64(n.Issued[sim.Special]+n.Issued[sim.IntegerDivision]))
	if c, ok := s.Kernel.Loop.(*kernel.Contract); ok && c.Cooperative != nil {
		m.matrices(w, s.Kernel, float64(n.Issued[sim.Matrix])*n.Scale)
	}
	w.Code = float64(code.length())
	code.accessed(w, n, func(binding int) float64 { return m.fromCache(s.Kernel, g, binding) })
	m.traffic(w, p, s, g)
	code.waiting(w, n)
	return w
}

// matrices adds the products of that many matrix instructions.
func (m *Model) matrices(w *Work, k *kernel.Kernel, instructions float64) {
	d := k.Operands[0].DType
	size := m.config.Cooperative.Of(d)
	types := "int8 int32"
	if d == dtype.Float16 {
		types = "float16 float32"
	}
	w.Matrix[types] += instructions * 2 * float64(size.M*size.N*size.K)
}

// traffic adds the bytes that a launch reads and writes, each once. Elements that are farther
// apart than sectors take whole sectors.
func (m *Model) traffic(w *Work, p *plan.Plan, s plan.Step, g kernel.Geometry) {
	windows := s.Kernel.Windows(g)
	buffers := map[string]*extent{}
	at := 0
	for i, o := range s.Kernel.Operands {
		if !s.Kernel.Bound(i) {
			continue
		}
		window := windows[at]
		at++
		ref := s.Operands[i]
		name := fmt.Sprint(ref.Temp, ref.Stored.Buffer)
		if buffers[name] == nil {
			buffers[name] = &extent{ref: ref}
		}
		dims, layout := s.Kernel.OperandSpace(g, i)
		bytes := distinct(dims, layout, o.DType.Size(), sector)
		if o.Table {
			bytes = w.Asked
		}
		buffers[name].add(window.Offset, window.Bytes, min(bytes, float64(window.Bytes)))
	}
	for _, name := range slices.Sorted(maps.Keys(buffers)) {
		e := buffers[name]
		bytes := e.read()
		size := bytes
		if e.ref.Temp >= 0 {
			size = float64(p.Temps[e.ref.Temp].Bytes())
		}
		if (e.ref.Temp >= 0 || readBefore(p, s, e.ref)) && size <= m.card.Cache.Bytes.Value/2 {
			w.Cached += bytes
		} else {
			w.Read += bytes
		}
	}
	dims, layout := s.Kernel.OutSpace(g)
	w.Written = 0
	for n, i := range s.Kernel.Stored() {
		w.Written += min(distinct(dims, layout, s.Kernel.Body[i].DType.Size(), sector), float64(windows[at+n].Bytes))
	}
	w.Again = max(0, w.Asked-w.Read-w.Cached)
}

// extent is what a launch reads of one buffer, through one operand or several.
type extent struct {
	ref     plan.Ref
	windows [][2]int64 // first byte, and one past the last
	bytes   float64    // read, in all windows
}

// add adds a window with the bytes read in it, unless the same window is there.
func (e *extent) add(start, length int64, bytes float64) {
	window := [2]int64{start, start + length}
	if !slices.Contains(e.windows, window) {
		e.windows, e.bytes = append(e.windows, window), e.bytes+bytes
	}
}

// read returns how many bytes are read, each once: no more than all windows cover.
func (e *extent) read() float64 {
	slices.SortFunc(e.windows, func(a, b [2]int64) int { return cmp.Compare(a[0], b[0]) })
	var covered, end int64
	for _, w := range e.windows {
		covered += max(0, w[1]-max(w[0], end))
		end = max(end, w[1])
	}
	return min(e.bytes, float64(covered))
}

// readBefore reports whether an earlier step of a plan reads a step's stored operand.
func readBefore(p *plan.Plan, s plan.Step, ref plan.Ref) bool {
	for _, before := range p.Steps {
		if before.Out == s.Out {
			return false
		}
		for _, r := range before.Operands {
			if r.Temp < 0 && r.Stored.Buffer == ref.Stored.Buffer {
				return true
			}
		}
	}
	return false
}

// fromCache returns the most bytes of a binding that a launch's units request from the last cache.
// If they fit half of a first cache, each first cache reads them once.
func (m *Model) fromCache(k *kernel.Kernel, g kernel.Geometry, binding int) float64 {
	for i, o := range k.Operands {
		if !k.Bound(i) {
			continue
		}
		if binding == 0 {
			dims, layout := k.OperandSpace(g, i)
			if bytes := distinct(dims, layout, o.DType.Size(), sector); !o.Table && bytes <= m.card.Unit.FirstBytes.Value/2 {
				return bytes * m.card.Units.Value
			}
			break
		}
		binding--
	}
	return math.MaxFloat64
}

// sector is the least that a cache fetches, in bytes.
const sector = 32

// distinct returns the bytes of the elements that a layout shows. An element takes at least least
// bytes if the next one is that far away.
func distinct(dims []int, l kernel.Layout, size, least int) float64 {
	n, near := 1.0, math.MaxInt
	for i, d := range dims {
		if stride := max(l.Strides[i], -l.Strides[i]); stride != 0 && d > 1 {
			n *= float64(d)
			near = min(near, stride)
		}
	}
	if near == math.MaxInt {
		near = 1
	}
	return n * float64(max(size, min(least, near*size)))
}

// unique returns the bytes of a plan's operands and results, each once.
func unique(p *plan.Plan) int64 {
	read := map[any]float64{}
	for _, s := range p.Steps {
		for _, g := range s.Launches {
			launch := map[any]float64{}
			for i, r := range s.Operands {
				if r.Temp >= 0 || s.Kernel.Operands[i].Index {
					continue
				}
				dims, layout := s.Kernel.OperandSpace(g, i)
				launch[r.Stored.Buffer] = max(launch[r.Stored.Buffer], distinct(dims, layout, s.Kernel.Operands[i].DType.Size(), 0))
			}
			for b, n := range launch {
				if len(s.Launches) > 1 {
					read[b] += n
				} else {
					read[b] = max(read[b], n)
				}
			}
		}
	}
	var n int64
	for _, bytes := range read {
		n += int64(bytes)
	}
	for i := range p.Temps {
		if p.Temps[i].Keep {
			n += p.Temps[i].Bytes()
		}
	}
	return n
}

// hazards are the temporaries that launches since the last barrier have written and read.
type hazards struct{ written, read []plan.Temp }

// barrier reports whether the engine puts a barrier before a step.
func (h *hazards) barrier(p *plan.Plan, s plan.Step) bool {
	var reads []plan.Temp
	wait := false
	for _, r := range s.Operands {
		if r.Temp >= 0 {
			t := p.Temps[r.Temp]
			reads = append(reads, t)
			wait = wait || slices.ContainsFunc(h.written, t.Overlaps)
		}
	}
	out := p.Temps[s.Out]
	wait = wait || slices.ContainsFunc(h.written, out.Overlaps) || slices.ContainsFunc(h.read, out.Overlaps)
	if wait {
		*h = hazards{}
	}
	h.written, h.read = append(h.written, out), append(h.read, reads...)
	return wait
}
