package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

type onnxCmd struct {
	Model   string            `arg:"" name:"MODEL" help:"The model, an .onnx file."`
	Input   map[string]string `placeholder:"NAME=FILE.npy|SHAPE" help:"An input's elements from a file, or its shape, such as input=8,3,224,224, with random elements. Without it sizes that are open are 1."`
	Output  string            `placeholder:"FILE.npz" help:"Write the outputs there."`
	Bench   int               `placeholder:"N" help:"Time N runs, after one that plans and compiles."`
	Hash    bool              `help:"Print the SHA-256 of every output."`
	Profile bool              `help:"Print what each kernel took."`
	Trace   string            `placeholder:"FILE" help:"Write a trace of the kernels for Chrome's or Perfetto's viewer."`
}

// Help is printed by gpubench onnx --help.
func (c *onnxCmd) Help() string {
	return "Without a flag it loads the model, and shows its inputs, outputs, parameters and operators. The model runs as in " +
		"programs: for a CPU driver the host computes small work. WEFT_SMALL_ON_HOST=0 leaves all to the driver."
}

// onnxReport is what JSON shows.
type onnxReport struct {
	Model       string       `json:"model"`
	Device      string       `json:"device"`
	Driver      string       `json:"driver"`
	SmallOnHost bool         `json:"small_on_host,omitempty"` // the host computed what is small
	Parameters  int64        `json:"parameters"`
	FLOPs       int64        `json:"flops"`
	LoadNs      int64        `json:"load_ns"`
	FirstNs     int64        `json:"first_ns,omitempty"`   // of the first run, which plans and compiles
	PrepareNs   int64        `json:"prepare_ns,omitempty"` // what these sizes take beside that to compile
	RunNs       []int64      `json:"run_ns,omitempty"`
	Outputs     []onnxOutput `json:"outputs,omitempty"`

	summary string
	profile string
}

type onnxOutput struct {
	Name   string `json:"name"`
	Type   string `json:"type"`
	SHA256 string `json:"sha256,omitempty"`
}

// Run loads a model and does with it what the flags say.
func (c *onnxCmd) Run(e *environment) error {
	if err := e.only("onnx", report.Text, report.JSON); err != nil {
		return err
	}
	return e.withDeviceOf(e.optionsOfPrograms(), func(dev *device.Device) error {
		start := time.Now()
		m, err := model.LoadContext(e.ctx, dev, c.Model)
		if is[*fs.PathError](err) || is[*readfile.KindError](err) {
			return usagef("%v", err)
		}
		if err != nil {
			return err
		}
		defer m.Close()
		info, s := dev.Info(), m.Summary(e.ctx)
		r := &onnxReport{Model: c.Model, Device: info.Name, Driver: info.Driver + " " + info.DriverVersion, SmallOnHost: opened.Device(dev).SmallOnHost(),
			Parameters: s.Parameters, FLOPs: s.FLOPs, LoadNs: time.Since(start).Nanoseconds(), summary: m.String()}
		if c.Bench > 0 || c.Hash || c.Profile || c.Output != "" || c.Trace != "" {
			if err := c.measure(e, dev, m, r); err != nil {
				return err
			}
		}
		return e.write(func(w io.Writer) error {
			if e.Format == report.JSON {
				return report.WriteJSON(w, r)
			}
			_, err := io.WriteString(w, r.String())
			return err
		})
	})
}

func (c *onnxCmd) measure(e *environment, dev *device.Device, m *model.Model, r *onnxReport) error {
	inputs, err := c.inputs(e.ctx, dev, m, e.Seed)
	if err != nil {
		return err
	}
	list := make([]*tensor.Tensor, 0, len(inputs))
	for _, t := range inputs {
		list = append(list, t)
	}
	if err := tensor.Eval(e.ctx, list...); err != nil {
		return err
	}
	start := time.Now()
	out, err := finished(e.ctx, m, inputs)
	if err != nil {
		return err
	}
	r.FirstNs = time.Since(start).Nanoseconds()
	if c.Bench > 0 {
		start := time.Now()
		if err := m.Prepare(e.ctx, inputs); err != nil {
			return err
		}
		r.PrepareNs = time.Since(start).Nanoseconds()
	}
	for range c.Bench {
		start := time.Now()
		if out, err = finished(e.ctx, m, inputs); err != nil { // the last is what is hashed
			return err
		}
		r.RunNs = append(r.RunNs, time.Since(start).Nanoseconds())
	}
	if err := c.outputs(e.ctx, m, out, r); err != nil {
		return err
	}
	return c.profile(e.ctx, m, inputs, r)
}

// finished runs the model and reads what it gives: a run alone may still be under way.
func finished(ctx context.Context, m *model.Model, inputs map[string]*tensor.Tensor) (map[string]*tensor.Tensor, error) {
	out, err := m.Run(ctx, inputs)
	for _, t := range out {
		if err == nil {
			_, err = tensor.ReadBytes(ctx, t)
		}
	}
	return out, err
}

func (c *onnxCmd) outputs(ctx context.Context, m *model.Model, out map[string]*tensor.Tensor, r *onnxReport) error {
	for _, p := range m.Outputs() {
		t := out[p.Name]
		o := onnxOutput{Name: p.Name, Type: fmt.Sprint(t.DType(), t.Shape())}
		if c.Hash {
			data, err := tensor.ReadBytes(ctx, t)
			if err != nil {
				return err
			}
			sum := sha256.Sum256(data)
			o.SHA256 = hex.EncodeToString(sum[:])
		}
		r.Outputs = append(r.Outputs, o)
	}
	if c.Output == "" {
		return nil
	}
	return writeFile("--output", c.Output, func(w io.Writer) error { return npy.WriteArchive(ctx, w, out) })
}

func (c *onnxCmd) profile(ctx context.Context, m *model.Model, inputs map[string]*tensor.Tensor, r *onnxReport) error {
	if !c.Profile && c.Trace == "" {
		return nil
	}
	// The first compiles what a run kernel by kernel needs.
	if _, err := m.Profile(ctx, inputs); err != nil {
		return err
	}
	p, err := m.Profile(ctx, inputs)
	if err != nil {
		return err
	}
	if c.Profile {
		r.profile = p.String()
	}
	if c.Trace == "" {
		return nil
	}
	return writeFile("--trace", c.Trace, p.WriteTrace)
}

// inputs are those that the flags say, and random ones of the declared shapes.
func (c *onnxCmd) inputs(ctx context.Context, dev *device.Device, m *model.Model, seed uint64) (map[string]*tensor.Tensor, error) {
	r := tensor.NewRand(dev, seed)
	out := map[string]*tensor.Tensor{}
	for _, p := range m.Inputs() {
		text, given := c.Input[p.Name]
		switch {
		case strings.HasSuffix(text, ".npy"):
			t, err := npy.ReadFileContext(ctx, dev, text)
			if err != nil {
				return nil, err
			}
			out[p.Name] = t
		case given || !p.Default:
			t, err := randomInput(r, p, text)
			if err != nil {
				return nil, err
			}
			out[p.Name] = t
		}
	}
	for name := range c.Input {
		if _, ok := out[name]; !ok {
			return nil, usagef("the model has no input %q; it has %v", name, m.Inputs())
		}
	}
	return out, nil
}

// randomInput is normal numbers, or integers of 0 and 1, which are indices into anything.
func randomInput(r *tensor.Rand, p model.Port, text string) (*tensor.Tensor, error) {
	d, err := dtype.Parse(p.Type)
	if err != nil {
		return nil, usagef("input %q is %s: give it by a file, --input %s=FILE.npy", p.Name, p.Type, p.Name)
	}
	var dims []int
	if text != "" {
		for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == 'x' }) {
			n, err := strconv.Atoi(strings.TrimSpace(part))
			if err != nil {
				return nil, usagef("the shape of input %q is %q; write sizes with commas, such as 1,3,224,224, or the name of an .npy file", p.Name, text)
			}
			dims = append(dims, n)
		}
	} else {
		for _, dim := range p.Dims {
			dims = append(dims, max(dim.Size, -dim.Size))
		}
	}
	if _, err := shape.Check("onnx", dims...); err != nil {
		return nil, err
	}
	if d.Kind() == dtype.KindFloat {
		return r.Normal(d, 0, 1, dims...), nil
	}
	return r.Integers(dtype.Int64, 0, 2, dims...).Cast(d), nil
}

// String is the report as text.
func (r *onnxReport) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s on %s (%s), loaded in %s\n\n%s", r.Model, r.Device, r.Driver, report.Duration(r.LoadNs), r.summary)
	if r.FirstNs > 0 {
		fmt.Fprintf(&b, "\nfirst run %s", report.Duration(r.FirstNs))
		if n := len(r.RunNs); n > 0 {
			if r.PrepareNs > r.FirstNs/20 { // else they were there
				fmt.Fprintf(&b, ", kernels of these sizes %s", report.Duration(r.PrepareNs))
			}
			sorted := slices.Sorted(slices.Values(r.RunNs))
			median := sorted[n/2]
			fmt.Fprintf(&b, ", then %s (median of %d; least %s), %.3g GFLOP/s", report.Duration(median), n, report.Duration(sorted[0]), float64(r.FLOPs)/float64(median))
		}
		b.WriteString("\n")
	}
	for _, o := range r.Outputs {
		fmt.Fprintf(&b, "output %s %s %s\n", o.Name, o.Type, o.SHA256)
	}
	if r.profile != "" {
		b.WriteString("\n" + r.profile)
	}
	return b.String()
}
