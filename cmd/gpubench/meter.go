package main

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"time"

	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/instruments"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record/sensors"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/tensor"
)

const (
	minSamples = 5
	minPrecise = 8 // fewer have no interval worth the name
	maxBatch   = 64
	warmUps    = 2
	warmTimes  = 4    // warming up takes this many times as long as sampling, at the most
	attempts   = 4    // at a line whose result cannot be true
	cacheTimes = 4    // operands rotate over this many times the last-level cache
	maxSets    = 4096 // and over this many sets at the most: tiny lines are about latency
)

// meter measures lines on one device.
type meter struct {
	*environment
	dev    *device.Device
	engine *engine.Engine
	bench  *instruments.Bench
	sampling
	sensors  sensors.Machine
	roofline *instruments.Roofline // nil: times alone
	pacer    *instruments.Roofline // keeps a GPU at work between samples; else the roofline
	first    time.Duration         // that the first run of the line took
	peaks    map[dtype.DType]float64
	settling settling
}

// peak is the greatest rate of a dtype's arithmetic, measured when it is first asked for;
// 0 where the device has none of its own, or none of the kind is measured. That of float32 is of
// fused operations, as products have, where the device has them. The host's is measured
// again where a line has reached more, since something disturbed it; a GPU's matrix units are faster
// than its arithmetic.
func (m *meter) peak(d dtype.DType, reached float64) (float64, error) {
	if d == dtype.Int32 {
		d = dtype.Uint32 // the same instructions
	}
	if rate, ok := m.peaks[d]; ok && (rate == 0 || rate >= reached || !m.dev.IsHost()) {
		return rate, nil
	}
	for _, fused := range []bool{false, true} {
		if fused && d != dtype.Float32 {
			continue
		}
		rate, err := m.bench.Peak(m.ctx, d, fused)
		if none := (*instruments.NoPeakError)(nil); err != nil && !errors.As(err, &none) {
			return 0, err
		}
		m.peaks[d] = max(rate, m.peaks[d])
	}
	return m.peaks[d], nil
}

// sampling says when there are enough samples of a line.
type sampling struct {
	samples   int           // the most
	limit     time.Duration // of all together
	precision float64       // relative interval of the median from which on no more are taken; 0: not asked
}

// enough reports whether no more samples are needed. The interval is looked at after every
// fourth: it takes a sort.
func (s sampling) enough(wall, gpu []time.Duration, spent time.Duration) bool {
	n := len(wall)
	if n >= s.samples || n >= minSamples && spent >= s.limit {
		return true
	}
	if len(gpu) == n {
		wall = gpu
	}
	return s.precision > 0 && n >= minPrecise && n%4 == 0 && record.Interval(wall) <= s.precision
}

func newMeter(e *environment, dev *device.Device, s sampling, roofline bool) (*meter, error) {
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return nil, err
	}
	bench, err := instruments.New(opened.Device(dev))
	if err != nil {
		return nil, err
	}
	m := &meter{environment: e, dev: dev, engine: eng, bench: bench, sampling: s, sensors: sensors.Machine{Query: nvidiaSMI()}, peaks: map[dtype.DType]float64{}}
	if roofline || m.isGPU() {
		m.pacer, err = bench.NewRoofline(e.ctx)
	}
	if roofline {
		m.roofline = m.pacer
	} else if is[*device.OutOfMemoryError](err) { // the lines may have room without it
		m.pacer, err = nil, nil
	}
	return m, err
}

// paced reports whether samples are queued behind other work.
func (m *meter) paced() bool { return m.isGPU() && m.pacer != nil }

// isGPU reports whether the device has a clock of its own.
func (m *meter) isGPU() bool {
	info := m.dev.Info()
	return info.Kind != device.CPU && info.Kind != device.Host && !info.Simulated && info.Features.Timestamps
}

const (
	// leadTime is what a GPU does before each sample: longer than the host takes to
	// submit it.
	leadTime = time.Millisecond
	// settleTime is how long a GPU works before the samples of a line, after the host's
	// own work for it, by which time its clock has mostly risen; and maxSettle how long
	// it works at the most until it reads as quickly as it has before: after seconds of
	// the host's work an H200 was at a third of its clock after 200 ms.
	settleTime, maxSettle = 200 * time.Millisecond, 3 * time.Second
	// settledRate is how much of the quickest reading is as quick.
	settledRate = 0.93
)

// settle has a GPU at work without a pause, until it is as quick as it gets.
func (m *meter) settle() error {
	if !m.paced() {
		return nil
	}
	return m.settling.until(settleTime, maxSettle, func() (float64, error) {
		if err := m.pacer.Lead(m.ctx, 4*leadTime); err != nil {
			return 0, err
		}
		// Waits for all of it but has the next ready soon.
		return m.pacer.Sample(m.ctx, 1, 0)
	})
}

// settling knows how quick a device has been.
type settling struct{ quickest float64 }

// until has work done for the least time, and then until its rate is about the quickest
// there was, or for the most.
func (s *settling) until(least, most time.Duration, work func() (rate float64, err error)) error {
	for start := time.Now(); ; {
		rate, err := work()
		if err != nil {
			return err
		}
		spent := time.Since(start)
		isQuick := rate >= settledRate*s.quickest
		s.quickest = max(s.quickest, rate)
		switch {
		case spent >= least && isQuick:
			return nil
		case spent >= most: // it was quicker than it gets
			s.quickest = rate
			return nil
		}
	}
}

// led is once behind other work, so that the launch is not what is measured. The time on
// the wall tells nothing then.
func (m *meter) led(w *workload.Workload, in *workload.Inputs) (*tensor.Tensor, engine.Profile, error) {
	if err := m.pacer.Lead(m.ctx, leadTime); err != nil {
		return nil, engine.Profile{}, err
	}
	t, prof, _, err := m.once(w, in)
	return t, prof, err
}

// close gives back what the meter took.
func (m *meter) close() {
	if m.pacer != nil {
		m.pacer.Close()
	}
	m.bench.Close()
}

// read reads the device's sensors.
func (m *meter) read() sensors.Reading {
	info := m.dev.Info()
	processor := info.Kind == device.CPU || info.Kind == device.Host
	return m.sensors.Read(m.ctx, sensors.Device{Processor: processor, Vendor: info.VendorID, ID: info.DeviceID})
}

// measure verifies a line, then times it. Only errors that end the command
// are returned; others are in the record.
func (m *meter) measure(l opline.Line) (record.Run, error) {
	r := m.describe(l)
	if err := fits(l, m.dev); err != nil {
		return r, err
	}
	w := workload.New(l, m.Seed)
	in, err := w.Upload(m.dev)
	if err != nil {
		return r, err
	}
	sets := &operandSets{list: []*workload.Inputs{in}}
	defer sets.close()
	cost, diff, err := m.verify(w, in)
	if err != nil {
		return r, err
	}
	r.Bytes, r.Flops, r.MaxULP, r.Verified = cost.Bytes(), cost.Flops, diff.ULP, diff.Count == 0
	if !r.Verified {
		r.Error = "wrong: " + diff.String()
		return r, nil
	}
	sets.most = rotation(cost.Bytes(), cacheOf(m.dev.Info()), memoryOf(m.dev))
	rates := &rooflineSamples{roofline: m.roofline, reads: mixReads(cost), writes: mixWrites(cost)}
	if m.roofline != nil {
		if err := rates.start(m.ctx); err != nil {
			return r, err
		}
	}
	before := m.read()
	if err := m.timeOf(&r, w, sets, rates); err != nil {
		return r, err
	}
	r.FirstNs, r.Conditions = m.first.Nanoseconds(), &record.Conditions{Before: before, After: m.read()}
	r.Judge(m.precision)
	if m.roofline != nil {
		peak, err := m.peak(l.DType, 1e9*r.GFlopPerS)
		if err != nil {
			return r, err
		}
		r.SetPeak(peak)
	}
	return r, m.batch(&r, w, in)
}

// operandSets are what a line's samples rotate over, as many as are warm; the first is
// that of the verification.
type operandSets struct {
	list []*workload.Inputs
	most int
}

func (s *operandSets) close() {
	for _, in := range s.list {
		in.Close()
	}
	// What unfinished graphs hold goes back with them.
	runtime.GC()
}

// batch times runs that are submitted one after the other before the last is waited for,
// over the same operands: what is left is what each takes where nothing waits for it.
func (m *meter) batch(r *record.Run, w *workload.Workload, in *workload.Inputs) error {
	median := time.Duration(max(r.WallNs.Median, 1))
	n := int(min(m.limit/4/median, maxBatch))
	if memory := memoryOf(m.dev); memory > 0 {
		n = min(n, int(memory/8/max(r.Bytes, 1)))
	}
	if n < 2 {
		return nil
	}
	values := make([]graph.Value, n)
	for i := range values {
		t, err := w.Build(in)
		if err != nil {
			return err
		}
		defer t.Close()
		if values[i], err = handle.Value(t); err != nil {
			return err
		}
	}
	start := time.Now()
	for _, v := range values[:n-1] {
		if err := m.engine.Submit(v); err != nil {
			return err
		}
	}
	err := m.engine.Eval(m.ctx, values[n-1])
	r.Batch, r.BatchNs = n, time.Since(start).Nanoseconds()/int64(n)
	return err
}

// timeOf takes the samples, and takes them again when the result cannot
// be true: a disturbed clock is likelier than a wrong count.
func (m *meter) timeOf(r *record.Run, w *workload.Workload, sets *operandSets, rates *rooflineSamples) error {
	for range attempts {
		if err := m.sample(r, w, sets, rates); err != nil {
			return err
		}
		r.Error = ""
		if !r.Refuse() {
			return nil
		}
	}
	return nil
}

func (m *meter) describe(l opline.Line) record.Run {
	info := m.dev.Info()
	r := record.Run{
		Line: l.Text, Op: l.Op, DType: l.DType.Short(), Shapes: [][]int{},
		Device: info.Name, Driver: driverOf(info), Seed: &m.Seed,
	}
	for _, o := range l.Operands {
		r.Shapes = append(r.Shapes, append([]int{}, o.Shape...))
	}
	return r
}

// verify compares one run with the reference.
func (m *meter) verify(w *workload.Workload, in *workload.Inputs) (workload.Cost, workload.Difference, error) {
	start := time.Now()
	first, err := w.Build(in)
	if err == nil {
		err = tensor.Eval(m.ctx, first)
		first.Close()
	}
	m.first = time.Since(start)
	if err != nil {
		return workload.Cost{}, workload.Difference{}, err
	}
	t, err := w.Build(in)
	if err != nil {
		return workload.Cost{}, workload.Difference{}, err
	}
	defer t.Close()
	cost, err := workload.Analyze(t)
	if err != nil {
		return cost, workload.Difference{}, err
	}
	diff, err := w.Verify(m.ctx, in, t)
	return cost, diff, err
}

// rotation is the number of sets of buffers that exceed the cache as often as
// it takes, within a quarter of the memory (0: unknown).
func rotation(bytes, cache, memory int64) int {
	n := (cacheTimes*cache + max(bytes, 1) - 1) / max(bytes, 1)
	if memory > 0 {
		n = min(n, memory/4/max(bytes, 1))
	}
	return int(max(1, min(n, maxSets)))
}

// mixReads and mixWrites name the mix of reads and writes nearest to a line's:
// reading only, copying, two reads and a write, or filling.
func mixReads(c workload.Cost) int {
	switch {
	case c.Read*8 < c.Written:
		return 0
	case c.Written*8 < c.Read || c.Read*2 < c.Written*3:
		return 1
	}
	return 2
}

func mixWrites(c workload.Cost) int {
	if c.Written*8 < c.Read {
		return 0
	}
	return 1
}

// sample warms up and takes the samples. Every iteration records the
// expression anew, over the next set of operands; as many results are kept
// alive as there are sets, so that their buffers rotate too. The roofline is
// sampled in between, so that what disturbs the machine disturbs both.
func (m *meter) sample(r *record.Run, w *workload.Workload, sets *operandSets, rates *rooflineSamples) error {
	results := make([]*tensor.Tensor, sets.most)
	defer func() {
		for _, t := range results {
			t.Close()
		}
	}()
	warm, err := m.warmUp(w, sets, results)
	if err != nil {
		return err
	}
	r.Sets, r.SetsWanted = warm, sets.most
	if err := m.settle(); err != nil {
		return err
	}
	var wall, gpu []time.Duration
	rates.reset()
	var spent time.Duration
	for i := 0; !m.enough(wall, gpu, spent); i++ {
		slot := i % warm
		results[slot].Close()
		if err := rates.keepUp(m.ctx, spent); err != nil {
			return err
		}
		t, prof, elapsed, err := m.once(w, sets.list[slot])
		if err != nil {
			return err
		}
		results[slot] = t
		if m.paced() {
			t.Close()
			if results[slot], prof, err = m.led(w, sets.list[slot]); err != nil {
				return err
			}
		}
		r.Kernels = len(prof.Kernels)
		spent += elapsed
		wall = append(wall, elapsed)
		if prof.HasGPU && prof.GPU > 0 && !m.dev.IsHost() { // the host's own part counts there
			gpu = append(gpu, prof.GPU)
		}
	}
	if len(gpu) < len(wall) {
		gpu = nil
	}
	if m.roofline != nil {
		r.SetRoofline(rates.median())
	}
	r.SetSamples(wall, gpu)
	return nil
}

// warmUp runs the line over one set after the other, as far as there is time for it, and
// returns how many it came to: samples are taken over those. The system gives memory
// when it is first written, which takes longer than most lines, on virtual machines by
// ten times.
func (m *meter) warmUp(w *workload.Workload, sets *operandSets, results []*tensor.Tensor) (int, error) {
	var spent time.Duration
	i := 0
	for ; i < warmUps || i < sets.most && spent < warmTimes*m.limit; i++ {
		slot := i % sets.most
		if slot == len(sets.list) {
			in, err := w.Upload(m.dev)
			if err != nil {
				return 0, err
			}
			sets.list = append(sets.list, in)
		}
		results[slot].Close()
		t, _, elapsed, err := m.once(w, sets.list[slot])
		if err != nil {
			return 0, err
		}
		results[slot], spent = t, spent+elapsed
	}
	return min(i, sets.most), nil
}

// rooflineSamples alternates with the samples of a line. A sample of the
// roofline empties the caches and takes milliseconds, so it waits until as much
// time has gone into the line: the many samples of a short line stay
// undisturbed.
type rooflineSamples struct {
	roofline      *instruments.Roofline
	reads, writes int
	rates         []float64
	spent         time.Duration
}

// start prepares the mix, which is not to be timed.
func (s *rooflineSamples) start(ctx context.Context) error {
	_, err := s.roofline.Sample(ctx, s.reads, s.writes)
	return err
}

func (s *rooflineSamples) reset() { s.rates, s.spent = nil, 0 }

func (s *rooflineSamples) keepUp(ctx context.Context, line time.Duration) error {
	if s.roofline == nil || len(s.rates) > 0 && s.spent > line {
		return nil
	}
	start := time.Now()
	rate, err := s.roofline.Sample(ctx, s.reads, s.writes)
	s.spent += time.Since(start)
	s.rates = append(s.rates, rate)
	return err
}

func (s *rooflineSamples) median() float64 {
	slices.Sort(s.rates)
	return s.rates[len(s.rates)/2]
}

// once records and runs the expression one time.
func (m *meter) once(w *workload.Workload, in *workload.Inputs) (*tensor.Tensor, engine.Profile, time.Duration, error) {
	start := time.Now()
	t, err := w.Build(in)
	if err != nil {
		return nil, engine.Profile{}, 0, err
	}
	v, err := handle.Value(t)
	if err != nil {
		return nil, engine.Profile{}, 0, err
	}
	prof, err := m.engine.Profile(m.ctx, v)
	return t, prof, time.Since(start), err
}
