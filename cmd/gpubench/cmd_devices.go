package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
)

type devicesCmd struct {
	Operators bool `help:"How each operator of each dtype is computed there: native, emulated (and how), or undefined for the dtype."`
}

// deviceRecord is a device as JSON shows it.
type deviceRecord struct {
	device.Info
	Error string `json:"error,omitempty"` // why it could not be opened or probed
}

// Help says where devices come from.
func (c *devicesCmd) Help() string {
	return `Devices are those of the system's Vulkan drivers, of the drivers that script/setup has unpacked into
$XDG_CACHE_HOME/weft/drivers (~/.cache/weft/drivers), and the host. gpubench puts the unpacked ones in the
Vulkan loader's sight by VK_ADD_DRIVER_FILES, unless that, VK_DRIVER_FILES or VK_ICD_FILENAMES is set.

The simulated GPUs sim4, sim8, sim32 and sim64 are shown where --device names one.`
}

// Run lists every device, each opened once to probe its arithmetic; with
// --device, that one.
func (c *devicesCmd) Run(e *environment) error {
	if err := e.onlyTables("devices"); err != nil {
		return err
	}
	list, err := e.devices()
	if err != nil {
		return err
	}
	if c.Operators {
		return c.operators(e, list)
	}
	bar := newProgress(e.stderr, len(list), "probing devices")
	records := make([]deviceRecord, len(list))
	for i, info := range list {
		records[i] = e.probe(info)
		_ = bar.Add(1)
	}
	_ = bar.Finish()
	return e.report(devicesTable(records), records)
}

func (e *environment) devices() ([]device.Info, error) {
	if e.Device == "" {
		return device.List(e.options()...)
	}
	dev, err := device.Open(e.options()...)
	if err != nil {
		return nil, err
	}
	info := dev.Info()
	if err := dev.Close(); err != nil {
		return nil, err
	}
	if info.Kind == device.Host && info.Index < 0 {
		info.Index, err = e.hostIndex()
	}
	return []device.Info{info}, err
}

// hostIndex is the host's place in the list: opened by name, it has none,
// because nothing was listed.
func (e *environment) hostIndex() (int, error) {
	list, err := device.List(e.options()...)
	return slices.IndexFunc(list, func(i device.Info) bool { return i.Kind == device.Host }), err
}

// probe opens a device and tries its arithmetic. What cannot be opened or
// probed says why in its record.
func (e *environment) probe(info device.Info) deviceRecord {
	r := deviceRecord{Info: info}
	selector := strconv.Itoa(info.Index)
	if info.Kind == device.Host || info.Simulated {
		selector = info.Name
	}
	dev, err := device.Open(append(e.options(), device.WithSelector(selector))...)
	if err != nil {
		r.Error = err.Error()
		return r
	}
	defer dev.Close()
	if r.Arithmetic, err = dev.Arithmetic(e.ctx); err != nil {
		r.Error = err.Error()
	}
	return r
}

func devicesTable(records []deviceRecord) report.Table {
	t := report.Table{Header: []string{">index", "name", "kind", "driver", "vulkan", ">memory", "float32 arithmetic", "features"}, Aside: []string{"features", "driver", "float32 arithmetic"}}
	for _, r := range records {
		memory := "-"
		if r.Limits.HeapBytes > 0 {
			memory = report.Bytes(r.Limits.HeapBytes)
		}
		arithmetic := summary(r.Arithmetic)
		if r.Error != "" {
			arithmetic = r.Error
		}
		t.Rows = append(t.Rows, []string{
			strconv.Itoa(r.Index), r.Name, string(r.Kind), r.Driver + " " + r.DriverVersion, or(r.APIVersion, "-"),
			memory, arithmetic, features(r.Features)})
	}
	return t
}

func or(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

// features names what a device has of what kernels may use.
func features(f device.Features) string {
	var list []string
	for _, x := range []struct {
		name string
		has  bool
	}{
		{"int64", f.Int64}, {"float64", f.Float64}, {"int16", f.Int16}, {"float16", f.Float16},
		{"int8", f.Int8}, {"storage8", f.Storage8}, {"push-descriptors", f.PushDescriptor}, {"timestamps", f.Timestamps},
		{"transfer-queue", f.TransferQueue},
		{"cooperative-matrices", len(f.CooperativeMatrices) > 0},
	} {
		if x.has {
			list = append(list, x.name)
		}
	}
	return or(strings.Join(list, " "), "-")
}

// summary counts the verdicts of the arithmetic probe, and names the
// operations that are not exact.
func summary(a *device.Arithmetic) string {
	if a == nil {
		return "-"
	}
	names := map[device.Verdict][]string{}
	for name, verdict := range a.Operations {
		names[verdict] = append(names[verdict], strings.TrimPrefix(name, "f32."))
	}
	if len(names) == 1 && len(names[device.Exact]) > 0 {
		return "exact"
	}
	var parts []string
	for _, v := range []struct {
		verdict device.Verdict
		text    string
	}{{device.ExactNormal, "exact but for subnormals"}, {device.Inexact, "inexact"}} {
		if list := names[v.verdict]; len(list) > 0 {
			slices.Sort(list)
			parts = append(parts, v.text+": "+strings.Join(list, " "))
		}
	}
	return strings.Join(parts, "; ")
}
