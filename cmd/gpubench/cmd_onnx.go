package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

type onnxCmd struct {
	Model   string            `arg:"" name:"MODEL" help:"The model, an .onnx file."`
	Input   map[string]string `placeholder:"NAME=FILE.npy|SHAPE|VALUE" help:"An input's elements from a file, or its shape, such as input=8,3,224,224, with random elements. Of a scalar its value, such as sr=16000; of strings a word, or lists of words in JSON. Without it sizes that are open are 1."`
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
	FLOPs       int64        `json:"flops"` // for the sizes of the run, if there is one, else 1 for open sizes
	Formula     string       `json:"flops_formula,omitempty"`
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
			Parameters: s.Parameters, FLOPs: s.FLOPs, Formula: s.Formula, LoadNs: time.Since(start).Nanoseconds(), summary: s.String()}
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
	if err := inputs.evaluate(e.ctx); err != nil {
		return err
	}
	if inputs.allTensors() {
		r.FLOPs = m.SummaryOf(e.ctx, inputs.tensors).FLOPs
	}
	start := time.Now()
	out, err := finished(e.ctx, m, inputs)
	if err != nil {
		return err
	}
	r.FirstNs = time.Since(start).Nanoseconds()
	if c.Bench > 0 && inputs.allTensors() { // others have no plan to prepare
		start := time.Now()
		if err := m.Prepare(e.ctx, inputs.tensors); err != nil {
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
func finished(ctx context.Context, m *model.Model, inputs onnxInputs) (map[string]model.Value, error) {
	out, err := m.RunValues(ctx, inputs.values())
	for _, v := range out {
		if t, ok := v.(*model.Tensor); ok && err == nil {
			_, err = tensor.ReadBytes(ctx, t.Tensor())
		}
	}
	return out, err
}

func (c *onnxCmd) outputs(ctx context.Context, m *model.Model, out map[string]model.Value, r *onnxReport) error {
	tensors := map[string]*tensor.Tensor{}
	for _, p := range m.Outputs() {
		o := onnxOutput{Name: p.Name, Type: fmt.Sprint(out[p.Name])}
		t, ok := out[p.Name].(*model.Tensor)
		if ok {
			tensors[p.Name] = t.Tensor()
			o.Type = fmt.Sprint(t.DType(), t.Shape())
		}
		if c.Hash {
			data, err := hashed(ctx, out[p.Name])
			if err != nil {
				return err
			}
			o.SHA256 = data
		}
		if c.Output != "" && !ok {
			return usagef("output %q is %s, which an .npz file does not hold", p.Name, o.Type)
		}
		r.Outputs = append(r.Outputs, o)
	}
	if c.Output == "" {
		return nil
	}
	return writeFile("--output", c.Output, func(w io.Writer) error { return npy.WriteArchive(ctx, w, tensors) })
}

// hashed is the SHA-256 of a value: of a tensor's elements, or of strings in JSON; "" for others.
func hashed(ctx context.Context, v model.Value) (string, error) {
	var data []byte
	var err error
	switch v := v.(type) {
	case *model.Tensor:
		data, err = tensor.ReadBytes(ctx, v.Tensor())
	case *model.Strings:
		data, err = json.Marshal(v.Data)
	default:
		return "", nil
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), err
}

func (c *onnxCmd) profile(ctx context.Context, m *model.Model, inputs onnxInputs, r *onnxReport) error {
	if !c.Profile && c.Trace == "" {
		return nil
	}
	if !inputs.allTensors() {
		return usagef("--profile and --trace are for models without strings as inputs")
	}
	// The first compiles what a run kernel by kernel needs.
	if _, err := m.Profile(ctx, inputs.tensors); err != nil {
		return err
	}
	p, err := m.Profile(ctx, inputs.tensors)
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
			fmt.Fprintf(&b, ", then %s (median of %d; least %s)", report.Duration(median), n, report.Duration(sorted[0]))
			if r.FLOPs > 0 { // else there are no products, or they are not counted
				fmt.Fprintf(&b, ", %.3g GFLOP/s", float64(r.FLOPs)/float64(median))
			}
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
