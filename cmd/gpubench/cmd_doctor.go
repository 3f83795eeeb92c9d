package main

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/doctor"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

type doctorCmd struct{}

// Help says what is looked at.
func (c *doctorCmd) Help() string {
	return `It looks at environment variables, the Vulkan loader, the drivers' manifests and libraries, layers, the
kernel's device files and their permissions, and cache folders; then it opens every device and computes a
sum there. What is wrong has a line that says how to mend it, and makes the exit status 1.`
}

// Run reports what was found.
func (c *doctorCmd) Run(e *environment) error {
	if err := e.onlyTables("doctor"); err != nil {
		return err
	}
	list := append([]doctor.Finding{{Level: doctor.Note, About: "versions", What: versions()}}, doctor.Examine(doctor.This())...)
	list = withComputing(list, e.computing())
	if err := c.report(e, list); err != nil {
		return err
	}
	if slices.ContainsFunc(list, func(f doctor.Finding) bool { return f.Level == doctor.Wrong }) {
		return errFailed
	}
	return nil
}

// withComputing adds what devices did. Where one computes, a loader that stands where
// nobody has looked is none that lacks.
func withComputing(list, computing []doctor.Finding) []doctor.Finding {
	for _, c := range computing {
		for i, f := range list {
			if c.Level == doctor.Good && c.Vulkan && f.Level == doctor.Wrong && f.About == doctor.AboutLoader {
				list[i].Level, list[i].Mend = doctor.Note, ""
			}
		}
	}
	return append(list, computing...)
}

// report writes the findings: a line each, and another with how to mend it.
func (c *doctorCmd) report(e *environment, list []doctor.Finding) error {
	if e.Format != report.Text {
		t := report.Table{Header: []string{"about", "level", "what", "mend"}}
		for _, f := range list {
			t.Rows = append(t.Rows, []string{f.About, string(f.Level), f.What, f.Mend})
		}
		return e.report(t, list)
	}
	layout := e.layout()
	return e.write(func(w io.Writer) error {
		for _, f := range list {
			mark := map[bool]string{true: "  to mend it: " + f.Mend, false: ""}[f.Mend != ""]
			if err := report.WriteItem(w, layout, string(f.Level), f.About+": "+f.What, mark); err != nil {
				return err
			}
		}
		return nil
	})
}

// versions are those of the program.
func versions() string {
	parts := []string{runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision":
				parts = append(parts, "revision "+s.Value[:min(12, len(s.Value))])
			case s.Key == "vcs.modified" && s.Value == "true":
				parts = append(parts, "changed since")
			}
		}
		parts = append(parts, "gpubench "+info.Main.Version)
		for _, m := range info.Deps {
			if strings.Contains(m.Path, "vulkan") {
				parts = append(parts, m.Path+" "+m.Version)
			}
		}
	}
	return strings.Join(parts, ", ")
}

// computing opens every device, and has it add up some numbers.
func (e *environment) computing() []doctor.Finding {
	const about = "computing"
	list, err := device.List(e.options()...)
	if err != nil {
		return []doctor.Finding{{Level: doctor.Wrong, About: about, What: err.Error(), Mend: "see what is wrong above"}}
	}
	var found []doctor.Finding
	for _, info := range list {
		f := doctor.Finding{Level: doctor.Good, About: about, Vulkan: info.Kind != device.Host, What: fmt.Sprintf("%s (%s %s)", info.Name, info.Driver, info.DriverVersion)}
		if info.Kind == device.CPU {
			f.What += "; for programs the host computes small work in its place, unless WEFT_SMALL_ON_HOST=0"
		}
		if err := e.sums(info); err != nil {
			f.Level, f.What, f.Mend = doctor.Wrong, fmt.Sprintf("%s: %v", info.Name, err), "gpubench check --device "+fmt.Sprint(info.Index)+" tells more; update the driver"
		}
		found = append(found, f)
	}
	return found
}

// sums computes 0 + 1 + ... + 999 on a device.
func (e *environment) sums(info device.Info) (err error) {
	selector := fmt.Sprint(info.Index)
	if info.Kind == device.Host {
		selector = info.Name
	}
	dev, err := device.Open(append(e.options(), device.WithSelector(selector))...)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, dev.Close()) }()
	x := tensor.Arange[float32](dev, 0, 1000, 1)
	defer x.Close()
	s := x.Sum(nil)
	defer s.Close()
	got, err := tensor.Item[float32](e.ctx, s)
	if err == nil && got != 499500 {
		err = fmt.Errorf("the sum of 0 to 999 is %v, not 499500", got)
	}
	return err
}
