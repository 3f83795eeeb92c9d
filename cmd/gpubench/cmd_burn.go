package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record/sensors"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/tensor"
)

type burnCmd struct {
	Lines []string      `arg:"" optional:"" name:"opline" help:"Op lines; without any, and without --suite, products, arithmetic, sums, copies and a sort."`
	Time  time.Duration `default:"10m" help:"How long (default: ${default})."`
	Every time.Duration `default:"5s" help:"How often clock and temperature are read (default: ${default})."`

	KeepGoing bool `help:"Go on after a wrong result, and count them all."`
}

// Help says what is done.
func (c *burnCmd) Help() string {
	return `Runs the lines in turn, two at a time, for as long as is asked, over the same operands: every result is
read back, and its SHA-256 compared with that of the reference's, bit for bit. At the first wrong bit it ends with status
1, and says which elements of which line differ. Clock, temperature and power are recorded where the
system tells them, with the results of that time: --format json has all.`
}

// burnLines load what a device has: its arithmetic, its memory, what workgroups share.
var burnLines = []string{
	"matmul f32 [512,512] [512,512]",
	"expr 'tanh(exp(a)*b + sqrt(b*b + 1))' f32 a=[1048576] b=[1048576]",
	"add f32 [2097152] [2097152]",
	"mul i32 [2097152] [2097152]",
	"sum f32 [1024,2048] axis=0",
	"softmax f32 [512,2048] axis=1",
	"permute_dims f32 [1024,1024]",
	"sort f32 [64,4096]",
}

const burnWorkers = 2 // so that the device computes while a result is looked at

// burnRecord is what JSON shows.
type burnRecord struct {
	Device   string        `json:"device"`
	Driver   string        `json:"driver"`
	Seconds  float64       `json:"seconds"`
	Checked  int64         `json:"checked"` // results
	Bytes    int64         `json:"bytes"`   // that the lines cannot do without
	Flops    int64         `json:"flops"`
	Wrong    []burnWrong   `json:"wrong"` // the first of each line
	Errors   int64         `json:"errors"`
	Readings []burnReading `json:"readings"`
}

// burnWrong is a wrong result.
type burnWrong struct {
	Line    string  `json:"line"`
	Seconds float64 `json:"seconds"` // after the start
	Results int64   `json:"results"` // of the line that were wrong
	Found   string  `json:"found"`   // the elements
}

// burnReading is the state of the device at a time.
type burnReading struct {
	Seconds float64 `json:"seconds"`
	Checked int64   `json:"checked"`
	sensors.Reading
}

// Run loads the device.
func (c *burnCmd) Run(e *environment) error {
	if err := e.only("burn", report.Text, report.JSON); err != nil {
		return err
	}
	if c.Time <= 0 || c.Every <= 0 {
		return usagef("--time and --every must be more than nothing, such as --time 10m")
	}
	lines, err := e.lines(c.Lines)
	if err != nil {
		return err
	}
	if len(lines) == 0 {
		for _, text := range burnLines {
			l, err := opline.Parse(text)
			if err != nil {
				return err
			}
			lines = append(lines, l)
		}
	}
	return e.withDevice(func(dev *device.Device) error {
		if err := checkLines(lines, dev); err != nil {
			return err
		}
		b := &burning{environment: e, dev: dev, keepGoing: c.KeepGoing, sensors: sensors.Machine{Query: nvidiaSMI()}}
		err := b.prepare(lines)
		defer b.close()
		if err == nil {
			err = b.burn(c.Time, c.Every)
		}
		if len(b.work) == 0 {
			return err
		}
		if reported := b.report(); err == nil {
			err = reported
		}
		if err == nil && b.record.Errors > 0 {
			err = errFailed
		}
		return err
	})
}

// burning is a device under load.
type burning struct {
	*environment
	dev       *device.Device
	keepGoing bool
	sensors   sensors.Machine
	work      []*burnWork

	mu     sync.Mutex
	record burnRecord
	end    bool
}

// burnWork is a line, what it must give, and where it runs.
type burnWork struct {
	*workload.Workload
	in   *workload.Inputs
	cost workload.Cost
	want []byte
	hash [sha256.Size]byte
}

func (b *burning) prepare(lines []opline.Line) error {
	info := b.dev.Info()
	b.record.Device, b.record.Driver, b.record.Wrong = info.Name, info.Driver+" "+info.DriverVersion, []burnWrong{}
	for _, l := range lines {
		if err := fits(l, b.dev); err != nil {
			return err
		}
		w := &burnWork{Workload: workload.New(l, b.Seed)}
		in, err := w.Upload(b.dev)
		if err != nil {
			return err
		}
		w.in = in
		b.work = append(b.work, w)
		t, err := w.Build(in)
		if err != nil {
			return err
		}
		if w.cost, err = workload.Analyze(t); err == nil {
			want, failed := w.Reference(b.ctx, in, t)
			if err = failed; err == nil {
				w.want, w.hash = want.Data, sha256.Sum256(want.Data)
			}
		}
		t.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

func (b *burning) close() {
	for _, w := range b.work {
		w.in.Close()
	}
}

// burn runs the lines until the time is over, or something is wrong.
func (b *burning) burn(limit, every time.Duration) error {
	start := time.Now()
	over := func() bool {
		b.mu.Lock()
		defer b.mu.Unlock()
		return b.end || b.ctx.Err() != nil || time.Since(start) >= limit
	}
	bar := newProgress(b.stderr, int(limit/time.Second), "burning")
	defer func() { _ = bar.Finish() }()
	var wait sync.WaitGroup
	failed := make([]error, burnWorkers)
	for worker := range burnWorkers {
		wait.Go(func() {
			for i := worker * len(b.work) / burnWorkers; failed[worker] == nil && !over(); i++ {
				failed[worker] = b.once(b.work[i%len(b.work)], start)
			}
		})
	}
	done := make(chan struct{})
	go func() { wait.Wait(); close(done) }()
	b.read(start)
	for tick := time.NewTicker(every); ; {
		select {
		case <-tick.C:
			b.read(start)
			_ = bar.Set(min(int(limit/time.Second), int(time.Since(start)/time.Second)))
			continue
		case <-done:
		}
		tick.Stop()
		break
	}
	b.read(start)
	b.record.Seconds = time.Since(start).Seconds()
	if b.ctx.Err() != nil { // what was done is reported
		return nil
	}
	return errors.Join(failed...)
}

// once runs a line and compares what it gives.
func (b *burning) once(w *burnWork, start time.Time) error {
	t, err := w.Build(w.in)
	if err != nil {
		return err
	}
	defer t.Close()
	if err := tensor.Eval(b.ctx, t); err != nil {
		return err
	}
	got, err := workload.Read(b.ctx, t)
	if err != nil {
		return err
	}
	hash := sha256.Sum256(got)
	b.mu.Lock()
	defer b.mu.Unlock()
	b.record.Checked++
	b.record.Bytes += w.cost.Bytes()
	b.record.Flops += w.cost.Flops
	if hash == w.hash {
		return nil
	}
	b.record.Errors++
	b.end = !b.keepGoing
	at := slices.IndexFunc(b.record.Wrong, func(r burnWrong) bool { return r.Line == w.Line.Text })
	if at < 0 {
		diff := workload.Compare(t.DType(), t.Shape(), got, w.want)
		at = len(b.record.Wrong)
		b.record.Wrong = append(b.record.Wrong, burnWrong{Line: w.Line.Text, Seconds: time.Since(start).Seconds(), Found: diff.String()})
	}
	b.record.Wrong[at].Results++
	return nil
}

func (b *burning) read(start time.Time) {
	info := b.dev.Info()
	processor := info.Kind == device.CPU || info.Kind == device.Host
	r := b.sensors.Read(b.ctx, sensors.Device{Processor: processor, Vendor: info.VendorID, ID: info.DeviceID})
	b.mu.Lock()
	defer b.mu.Unlock()
	b.record.Readings = append(b.record.Readings, burnReading{time.Since(start).Seconds(), b.record.Checked, r})
}

func (b *burning) report() error {
	return b.write(func(w io.Writer) error {
		r := b.record
		if b.Format == report.JSON {
			return report.WriteJSON(w, r)
		}
		var text bytes.Buffer
		fmt.Fprintf(&text, "%s, %s\n%d results checked in %s: %.1f GB/s, %.1f GFLOP/s\n", r.Device, r.Driver, r.Checked,
			report.Duration(int64(r.Seconds*1e9)), float64(r.Bytes)/r.Seconds/1e9, float64(r.Flops)/r.Seconds/1e9)
		for _, s := range []struct {
			name, unit string
			of         func(sensors.Reading) float64
		}{
			{"clock", "MHz", func(r sensors.Reading) float64 { return r.ClockMHz }},
			{"temperature", "°C", func(r sensors.Reading) float64 { return r.TemperatureC }},
			{"power", "W", func(r sensors.Reading) float64 { return r.PowerW }},
		} {
			if least, most, last := r.span(s.of); most > 0 {
				fmt.Fprintf(&text, "%s: %.0f to %.0f %s, %.0f at the end\n", s.name, least, most, s.unit, last)
			}
		}
		for _, x := range r.Wrong {
			fmt.Fprintf(&text, "WRONG after %s: %s\n    %s\n    %d of its results were wrong\n", report.Duration(int64(x.Seconds*1e9)), x.Line, x.Found, x.Results)
		}
		fmt.Fprintf(&text, "%d wrong\n", r.Errors)
		_, err := w.Write(text.Bytes())
		return err
	})
}

// span is the least, the greatest and the last of what sensors told; zeros where they did not.
func (r burnRecord) span(of func(sensors.Reading) float64) (least, most, last float64) {
	for _, x := range r.Readings {
		if v := of(x.Reading); v > 0 {
			if least == 0 || v < least {
				least = v
			}
			most, last = max(most, v), v
		}
	}
	return least, most, last
}
