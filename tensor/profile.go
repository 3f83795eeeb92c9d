package tensor

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
)

// Profile says how long an evaluation took.
type Profile struct {
	Device  string        // its name
	Kernels []KernelTime  // in the order in which they ran
	Wall    time.Duration // from the call until everything was done, including planning, compiling and the host's part
	GPU     time.Duration // the sum of the kernels' times; 0 without Timed
	Timed   bool          // the device has timestamps, or the host computed
	Bytes   int64         // that the kernels read and wrote, each operand's unique bytes once a kernel
	spans   []engine.Span
	nothing string // why there are no kernels
}

// KernelTime is one kernel's part of a [Profile].
type KernelTime struct {
	Operators  []string // that it computed, each once
	Result     string   // dtype and shape, such as "f32[4 256]"
	Site       string   // folder/file.go:line of the operator it ends with
	Bytes      int64    // that it read and wrote
	Dispatches int
	OnHost     bool          // the host computed it in the place of a CPU driver, see [device.WithSmallWorkOnDevice]
	GPU        time.Duration // by the host's clock where the host computed it; else 0 if the device has no timestamps
	Text       string        // as an [Explanation] has it
}

// Measure is [Eval] with the time that each kernel took, of tensors of any shapes and dtypes.
// Errors: those of Eval, and *[DeviceMismatchError] unless all tensors are on one device.
func Measure(ctx context.Context, ts ...*Tensor) (Profile, error) {
	if err := together("measure", ts); err != nil {
		return Profile{}, err
	}
	values, _ := takeEngine(ts)
	before := nothing(ts)
	p, err := ts[0].engine.Profile(background(ctx), values...)
	if err != nil {
		return Profile{}, ours("measure", err, values...)
	}
	out := Profile{Device: ts[0].device.Info().Name, Wall: p.Wall, GPU: p.GPU, Timed: p.HasGPU, Bytes: p.Bytes, spans: p.Spans, nothing: before}
	for _, k := range p.Kernels {
		out.Kernels = append(out.Kernels, KernelTime{Operators: k.Operators, Result: k.Result, Site: k.Site, Bytes: k.Bytes,
			Dispatches: k.Dispatches, OnHost: k.OnHost, GPU: k.GPU, Text: k.Text})
	}
	return out, nil
}

// MeasureFunc is [Measure] of the tensors that f returns, as a whole: Eval submits a graph of more
// than 256 operators on end in parts while it grows, and no profile shows the parts that have run.
// Reads inside f run before, and are not in the profile either. All of f's tensors must be on dev.
// Errors: those of Measure, and f's, as it is.
func MeasureFunc(ctx context.Context, dev *device.Device, f func() ([]*Tensor, error)) (Profile, error) {
	const op = "measure"
	if dev == nil {
		return Profile{}, nilDevice(op)
	}
	if f == nil {
		return Profile{}, &MissingError{Op: op, What: "the function is nil", Hint: "pass one that returns the tensors to measure"}
	}
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return Profile{}, ours(op, err)
	}
	end := eng.Gather()
	defer end()
	ts, err := f()
	if err != nil {
		return Profile{}, err
	}
	if len(ts) == 0 {
		return Profile{}, refuse(op, &MissingError{Op: op, What: "the function returned no tensors, and its own reads ran before",
			Hint: "let it return the tensors to measure, and read them afterwards"})
	}
	return Measure(ctx, ts...)
}

// String is a table of at most 40 lines of 100 columns. A row is the kernels that compute the same
// for one line of the program, with their share of the time, the longest first. Where the device
// has no timestamps String says so, and the rows are in the order in which the kernels ran.
func (p Profile) String() string {
	var b strings.Builder
	if len(p.Kernels) == 0 {
		return fmt.Sprintf("nothing ran on %s: every value was in memory\n%s", p.Device, p.nothing)
	}
	hosted := 0
	for _, k := range p.Kernels {
		if k.OnHost {
			hosted++
		}
	}
	fmt.Fprintf(&b, "%s on %s%s %s read and written, %s in all\n", count(len(p.Kernels), "kernel"), p.Device, cmp.Or(byTheHost(len(p.Kernels), hosted), ","), byteCount(p.Bytes), short(p.Wall))
	rows := p.rows()
	if p.Timed {
		slices.SortStableFunc(rows, func(a, b profileRow) int { return cmp.Compare(b.gpu, a.gpu) })
		fmt.Fprintf(&b, "the kernels took %s, and %s passed without one\n\n", short(p.GPU), short(max(0, p.Wall-p.GPU)))
		fmt.Fprintf(&b, " share       time runs  does\n")
	} else {
		fmt.Fprintf(&b, "it has no timestamps: what a kernel took is not known\n\n      bytes runs  does\n")
	}
	for i, r := range rows {
		if i == screenLines-6 && len(rows) > screenLines-5 {
			fmt.Fprintf(&b, "... and %s: they are in Kernels\n", count(len(rows)-i, "more row"))
			break
		}
		does := fmt.Sprintf("%4d  %-30s %-20s %s", r.runs, clipped(strings.Join(r.Operators, " "), 30), clipped(r.Result, 20), clipped(r.Site, 24))
		if p.Timed {
			fmt.Fprintf(&b, "%5.1f%% %10s %s\n", 100*r.gpu.Seconds()/max(p.GPU.Seconds(), 1e-12), short(r.gpu), strings.TrimRight(does, " "))
		} else {
			fmt.Fprintf(&b, "%11s %s\n", byteCount(r.bytes), strings.TrimRight(does, " "))
		}
	}
	return b.String()
}

// profileRow holds the kernels that compute the same for one line of the program.
type profileRow struct {
	KernelTime
	runs  int
	gpu   time.Duration
	bytes int64
}

// rows groups the kernels by their operators, result and line.
func (p Profile) rows() []profileRow {
	var rows []profileRow
	at := map[string]int{}
	for _, k := range p.Kernels {
		key := strings.Join([]string{strings.Join(k.Operators, " "), k.Result, k.Site}, "\n")
		i, ok := at[key]
		if !ok {
			i = len(rows)
			at[key], rows = i, append(rows, profileRow{KernelTime: k})
		}
		rows[i].runs++
		rows[i].gpu += k.GPU
		rows[i].bytes += k.Bytes
	}
	return rows
}

// traceEvent is an event of the JSON trace event format: "X" is one with a duration,
// "M" names a process or a thread. Times are microseconds.
type traceEvent struct {
	Name      string         `json:"name"`
	Phase     string         `json:"ph"`
	Process   int            `json:"pid"`
	Thread    int            `json:"tid"`
	Time      float64        `json:"ts"`
	Duration  float64        `json:"dur,omitempty"`
	Arguments map[string]any `json:"args"`
}

// WriteTrace writes the kernels as a trace in Chrome's JSON trace event format, which
// ui.perfetto.dev and chrome://tracing show. It has an event for each run of a kernel, with the
// kernel's operators and line, and leaves out the time between submissions. Errors: *[MissingError]
// where the device has no timestamps, and those of w.
func (p Profile) WriteTrace(w io.Writer) error {
	if !p.Timed {
		return &MissingError{Op: "trace", What: "timestamps, which " + p.Device + " does not have", Hint: "measure on a device that has them"}
	}
	micros := func(d time.Duration) float64 { return float64(d) / float64(time.Microsecond) }
	events := []traceEvent{
		{Name: "process_name", Phase: "M", Process: 1, Arguments: map[string]any{"name": p.Device}},
		{Name: "thread_name", Phase: "M", Process: 1, Thread: 1, Arguments: map[string]any{"name": "kernels"}},
	}
	for _, s := range p.spans {
		k := p.Kernels[s.Kernel]
		events = append(events, traceEvent{Name: strings.Join(k.Operators, " "), Phase: "X", Process: 1, Thread: 1, Time: micros(s.From), Duration: micros(s.Took),
			Arguments: map[string]any{"kernel": s.Kernel, "site": k.Site, "result": k.Result, "bytes": k.Bytes, "text": k.Text}})
	}
	return json.NewEncoder(w).Encode(map[string]any{"traceEvents": events, "displayTimeUnit": "ns"})
}
