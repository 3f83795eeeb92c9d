package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/weft-gpu/weft/internal/engine/explain"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/tensor"
)

type explainCmd struct {
	Line string `arg:"" optional:"" name:"opline" help:"The op line: one, which must be given, and may stand for several."`

	Trace string `placeholder:"FILE" help:"Write when each kernel ran there too, as a trace that ui.perfetto.dev and chrome://tracing show."`
}

// explanation is what JSON shows.
type explanation struct {
	Line   string     `json:"line"`
	Device string     `json:"device"`
	Driver string     `json:"driver"`
	Plan   string     `json:"plan"`
	Fusion []fusion   `json:"fusion"`
	Steps  []stepInfo `json:"kernels"`
	WallNs int64      `json:"wall_ns"`
	GPUNs  *int64     `json:"gpu_ns"` // null where the device has no timestamps
}

// fusion tells why an operator is in the kernel that reads it, or is not.
type fusion struct {
	Value  string `json:"value"`
	Reader string `json:"reader"`
	Fused  bool   `json:"fused"`
	Reason string `json:"reason"`
	text   string
}

type stepInfo struct {
	Text       string         `json:"text"`
	Buffers    []string       `json:"buffers"`
	ParamPlace string         `json:"param_place"`
	Dispatches []dispatchInfo `json:"dispatches"`
	GPUNs      *int64         `json:"gpu_ns"`
	SPIRV      *string        `json:"spirv"` // disassembled; null on the host device
}

type dispatchInfo struct {
	Dims   []int            `json:"dims"`
	Groups [3]uint32        `json:"groups"`
	Params map[string]int64 `json:"params"`
	order  []string
}

// Run explains one line: what would run, and the time of running it once
// after the kernels were compiled.
func (c *explainCmd) Run(e *environment) error {
	if err := e.only("explain", report.Text, report.JSON); err != nil {
		return err
	}
	if c.Line == "" || e.Suite != "" {
		return usagef(`explain takes one op line, as in gpubench explain "add f32 [4] [4]", and no --suite`)
	}
	lines, err := e.lines([]string{c.Line})
	if err != nil {
		return err
	}
	if c.Trace != "" && len(lines) > 1 {
		return usagef("--trace has the kernels of one op line, and here are %d", len(lines))
	}
	return e.withDevice(func(dev *device.Device) error {
		if err := checkLines(lines, dev); err != nil {
			return err
		}
		if c.Trace != "" && !dev.Info().Features.Timestamps && !dev.IsHost() {
			return usagef("--trace: %s has no timestamps; choose another device with --device (gpubench devices tells)", dev.Info().Name)
		}
		var all []explanation
		for _, l := range lines {
			if err := fits(l, dev); err != nil {
				return err
			}
			x, err := c.explain(e, dev, workload.New(l, e.Seed))
			if err != nil {
				return err
			}
			all = append(all, x)
		}
		if c.Trace != "" {
			if err := trace(e, dev, lines[0], c.Trace); err != nil {
				return err
			}
		}
		return e.write(func(w io.Writer) error { return writeExplanations(w, e.Format, all) })
	})
}

// trace runs a line whose kernels have been compiled, and writes when each of them ran.
func trace(e *environment, dev *device.Device, l opline.Line, file string) error {
	w := workload.New(l, e.Seed)
	in, err := w.Upload(dev)
	if err != nil {
		return err
	}
	defer in.Close()
	t, err := w.Build(in)
	if err != nil {
		return err
	}
	defer t.Close()
	p, err := tensor.Measure(e.ctx, t)
	if err != nil {
		return err
	}
	return writeFile("--trace", file, p.WriteTrace)
}

// writeExplanations writes one after the other; of several, JSON has a list.
func writeExplanations(w io.Writer, f report.Format, all []explanation) error {
	if f == report.JSON && len(all) == 1 {
		return report.WriteJSON(w, all[0])
	}
	if f == report.JSON {
		return report.WriteJSON(w, all)
	}
	texts := make([]string, len(all))
	for i, x := range all {
		texts[i] = x.String()
	}
	_, err := io.WriteString(w, strings.Join(texts, "\n"))
	return err
}

func (c *explainCmd) explain(e *environment, dev *device.Device, w *workload.Workload) (explanation, error) {
	info := dev.Info()
	x := explanation{Line: w.Line.Text, Device: info.Name, Driver: info.Driver + " " + info.DriverVersion, Steps: []stepInfo{}, Fusion: []fusion{}}
	in, err := w.Upload(dev)
	if err != nil {
		return x, err
	}
	defer in.Close()
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return x, err
	}
	// The first run compiles, the second is timed; what is explained is the
	// second.
	for i := range 2 {
		t, err := w.Build(in)
		if err != nil {
			return x, err
		}
		defer t.Close()
		v, err := handle.Value(t)
		if err != nil {
			return x, err
		}
		if i == 1 {
			plan, err := eng.Explain(v)
			if err != nil {
				return x, err
			}
			if err := x.add(plan); err != nil {
				return x, err
			}
		}
		prof, err := eng.Profile(e.ctx, v)
		if err != nil {
			return x, err
		}
		x.time(prof)
	}
	return x, nil
}

func (x *explanation) add(plan explain.Explanation) error {
	x.Plan = plan.Plan
	for _, f := range plan.Fusions {
		x.Fusion = append(x.Fusion, fusion{f.Value, f.Reader, f.Fused, f.Reason, f.Text})
	}
	for _, s := range plan.Steps {
		info := stepInfo{Text: s.Text, Buffers: s.Buffers, ParamPlace: s.ParamPlace}
		for _, d := range s.Dispatches {
			params := map[string]int64{}
			for i, value := range d.Params {
				params[s.ParamNames[i]] = paramValue(s.ParamNames[i], value)
			}
			info.Dispatches = append(info.Dispatches, dispatchInfo{d.Dims, d.Groups, params, s.ParamNames})
		}
		if s.SPIRV != nil {
			text, err := spirv.Disassemble(s.SPIRV)
			if err != nil {
				return err
			}
			info.SPIRV = &text
		}
		x.Steps = append(x.Steps, info)
	}
	return nil
}

// paramValue reads a launch parameter: multipliers are unsigned, all else may
// be negative (a stride is, when an axis runs backwards).
func paramValue(name string, word uint32) int64 {
	if strings.HasSuffix(name, ".mul") {
		return int64(word)
	}
	return int64(int32(word))
}

func (x *explanation) time(prof engine.Profile) {
	x.WallNs = prof.Wall.Nanoseconds()
	if !prof.HasGPU {
		return
	}
	x.GPUNs = nanoseconds(prof.GPU)
	for i, k := range prof.Kernels {
		if i < len(x.Steps) {
			x.Steps[i].GPUNs = nanoseconds(k.GPU)
		}
	}
}

func nanoseconds(d time.Duration) *int64 {
	ns := d.Nanoseconds()
	return &ns
}

// String is the explanation for people.
func (x explanation) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\non %s, %s\n", x.Line, x.Device, x.Driver)
	kernels := "kernels"
	if len(x.Steps) == 1 {
		kernels = "kernel"
	}
	fmt.Fprintf(&b, "%d %s, %s from the call to the end", len(x.Steps), kernels, report.Duration(x.WallNs))
	if x.GPUNs != nil {
		fmt.Fprintf(&b, ", of it %s in kernels", report.Duration(*x.GPUNs))
	}
	b.WriteString("\n\n== plan\n\n" + strings.TrimRight(x.Plan, "\n") + "\n")
	if len(x.Fusion) > 0 {
		b.WriteString("\n== fusion\n\n")
	}
	for _, f := range x.Fusion {
		b.WriteString(f.text + "\n")
	}
	for i, s := range x.Steps {
		s.write(&b, i)
	}
	return b.String()
}

func (s stepInfo) write(b *strings.Builder, i int) {
	fmt.Fprintf(b, "\n== kernel %d", i)
	if s.GPUNs != nil {
		fmt.Fprintf(b, ", %s", report.Duration(*s.GPUNs))
	}
	fmt.Fprintf(b, "\n\n%s\n", s.Text)
	for j, name := range s.Buffers {
		fmt.Fprintf(b, "binding %d: %s\n", j, name)
	}
	for j, d := range s.Dispatches {
		fmt.Fprintf(b, "dispatch %d: %d x %d x %d workgroups over dims %v\n  %s:", j, d.Groups[0], d.Groups[1], d.Groups[2], d.Dims, s.ParamPlace)
		for _, name := range d.order {
			fmt.Fprintf(b, " %s=%d", name, d.Params[name])
		}
		b.WriteString("\n")
	}
	if s.SPIRV == nil {
		b.WriteString("\nno SPIR-V: the host device interprets the kernel\n")
		return
	}
	fmt.Fprintf(b, "\n== kernel %d, SPIR-V\n\n%s\n", i, strings.TrimRight(*s.SPIRV, "\n"))
}
