package sensors

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Reading is what was told at a moment; 0 is not told.
type Reading struct {
	Source       string  `json:"source,omitempty"`        // "processor", "amdgpu card0", "nvidia-smi"; "" for none
	ClockMHz     float64 `json:"clock_mhz,omitempty"`     // of the cores
	MemoryMHz    float64 `json:"memory_mhz,omitempty"`    // of the memory
	TemperatureC float64 `json:"temperature_c,omitempty"` // degrees Celsius
	PowerW       float64 `json:"power_w,omitempty"`       // watts
	Throttled    string  `json:"throttled,omitempty"`     // what holds the clock back; "" for nothing
	Load         float64 `json:"load,omitempty"`          // runnable threads of the whole machine, over the last minute
}

// String is the reading in words, "" where nothing was told.
func (r Reading) String() string {
	var parts []string
	for _, p := range []struct {
		value  float64
		format string
	}{{r.ClockMHz, "%.0f MHz"}, {r.MemoryMHz, "memory %.0f MHz"}, {r.TemperatureC, "%.0f °C"}, {r.PowerW, "%.0f W"}} {
		if p.value > 0 {
			parts = append(parts, fmt.Sprintf(p.format, p.value))
		}
	}
	if r.Throttled != "" {
		parts = append(parts, "throttled: "+r.Throttled)
	}
	return strings.Join(parts, ", ")
}

// Device says whose sensors are read.
type Device struct {
	Processor bool
	Vendor    uint32 // PCI's
	ID        uint32
}

// Machine is where they are read.
type Machine struct {
	Root  string                                                    // before every path: "" for the machine's own
	Query func(ctx context.Context, args ...string) ([]byte, error) // runs nvidia-smi; nil where there is none
}

const nvidia = 0x10de

// Read reads a device's sensors, and the machine's load.
func (m Machine) Read(ctx context.Context, d Device) Reading {
	var r Reading
	switch {
	case d.Processor:
		r = m.processor()
	case d.Vendor == nvidia && m.Query != nil:
		r = m.nvidia(ctx)
	default:
		r = m.card(d)
	}
	if fields := strings.Fields(m.text("/proc/loadavg")); len(fields) > 0 {
		r.Load, _ = strconv.ParseFloat(fields[0], 64) // 0 is not told
	}
	return r
}

// processor has the mean clock of all cores, and the package's temperature.
func (m Machine) processor() Reading {
	r := Reading{Source: "processor"}
	r.ClockMHz = mean(m.numbers("/sys/devices/system/cpu/cpu[0-9]*/cpufreq/scaling_cur_freq")) / 1e3
	if r.ClockMHz == 0 {
		var list []float64
		for _, line := range strings.Split(m.text("/proc/cpuinfo"), "\n") {
			name, value, _ := strings.Cut(line, ":")
			if f, err := strconv.ParseFloat(strings.TrimSpace(value), 64); err == nil && strings.TrimSpace(name) == "cpu MHz" {
				list = append(list, f)
			}
		}
		r.ClockMHz = mean(list)
	}
	for _, hwmon := range m.glob("/sys/class/hwmon/hwmon*") {
		switch strings.TrimSpace(m.text(hwmon + "/name")) {
		case "coretemp", "k10temp", "zenpower", "cpu_thermal":
			r.TemperatureC = max(r.TemperatureC, most(m.numbers(hwmon+"/temp*_input"))/1e3)
		}
	}
	return r
}

// card reads what amdgpu, i915 and xe tell of a card.
func (m Machine) card(d Device) Reading {
	for _, card := range m.glob("/sys/class/drm/card[0-9]*") {
		dir := card + "/device"
		if m.hex(dir+"/vendor") != d.Vendor || m.hex(dir+"/device") != d.ID || d.Vendor == 0 {
			continue
		}
		r := Reading{Source: "sysfs " + filepath.Base(card)}
		r.ClockMHz, r.MemoryMHz = active(m.text(dir+"/pp_dpm_sclk")), active(m.text(dir+"/pp_dpm_mclk"))
		if r.ClockMHz == 0 {
			r.ClockMHz = most(append(m.numbers(card+"/gt_act_freq_mhz"), m.numbers(dir+"/tile*/gt*/freq0/act_freq")...))
		}
		for _, hwmon := range m.glob(dir + "/hwmon/hwmon*") {
			if hz := m.numbers(hwmon + "/freq1_input"); len(hz) > 0 {
				r.ClockMHz = hz[0] / 1e6
			}
			r.TemperatureC = max(r.TemperatureC, most(m.numbers(hwmon+"/temp*_input"))/1e3)
			r.PowerW = max(r.PowerW, most(append(m.numbers(hwmon+"/power1_average"), m.numbers(hwmon+"/power1_input")...))/1e6)
		}
		if m.hex(card+"/gt/gt0/throttle_reason_status") > 0 {
			r.Throttled = "the driver says so"
		}
		return r
	}
	return Reading{}
}

// active is the clock that has the star in amdgpu's list, "1: 2500Mhz *".
func active(list string) float64 {
	for _, line := range strings.Split(list, "\n") {
		var mhz float64
		if fields := strings.Fields(line); len(fields) > 2 && fields[2] == "*" {
			if _, err := fmt.Sscanf(strings.ToLower(fields[1]), "%fmhz", &mhz); err == nil {
				return mhz
			}
		}
	}
	return 0
}

// queryTime is how long nvidia-smi may take.
const queryTime = 3 * time.Second

// throttleReasons are the bits of clocks_throttle_reasons.active that are no idle clock
// and no setting, by NVML's names.
var throttleReasons = []struct {
	bit  uint64
	name string
}{{0x4, "power cap"}, {0x8, "hardware slowdown"}, {0x20, "software thermal slowdown"}, {0x40, "hardware thermal slowdown"}, {0x80, "power brake"}}

func (m Machine) nvidia(ctx context.Context) Reading {
	ctx, stop := context.WithTimeout(ctx, queryTime)
	defer stop()
	out, err := m.Query(ctx, "--query-gpu=clocks.sm,clocks.mem,temperature.gpu,power.draw,clocks_throttle_reasons.active", "--format=csv,noheader,nounits")
	line, _, _ := strings.Cut(string(out), "\n")
	fields := strings.Split(line, ",")
	if err != nil || len(fields) != 5 {
		return Reading{}
	}
	number := func(i int) float64 {
		f, _ := strconv.ParseFloat(strings.TrimSpace(fields[i]), 64) // 0: "[N/A]"
		return f
	}
	r := Reading{Source: "nvidia-smi", ClockMHz: number(0), MemoryMHz: number(1), TemperatureC: number(2), PowerW: number(3)}
	bits, _ := strconv.ParseUint(strings.TrimSpace(fields[4]), 0, 64)
	var reasons []string
	for _, t := range throttleReasons {
		if bits&t.bit != 0 {
			reasons = append(reasons, t.name)
		}
	}
	r.Throttled = strings.Join(reasons, ", ")
	return r
}

func (m Machine) glob(pattern string) []string {
	files, _ := filepath.Glob(m.Root + pattern) // the patterns are sound
	for i := range files {
		files[i] = strings.TrimPrefix(files[i], m.Root)
	}
	return files
}

// text is a file's content; "" where it cannot be read: nothing is told then.
func (m Machine) text(name string) string {
	content, err := os.ReadFile(m.Root + name)
	if err != nil {
		return ""
	}
	return string(content)
}

// numbers are those in the files of a pattern.
func (m Machine) numbers(pattern string) (list []float64) {
	for _, file := range m.glob(pattern) {
		if f, err := strconv.ParseFloat(strings.TrimSpace(m.text(file)), 64); err == nil {
			list = append(list, f)
		}
	}
	return list
}

func (m Machine) hex(name string) uint32 {
	n, err := strconv.ParseUint(strings.TrimSpace(m.text(name)), 0, 32)
	if err != nil {
		return 0
	}
	return uint32(n)
}

func mean(list []float64) float64 {
	sum := 0.0
	for _, f := range list {
		sum += f
	}
	return sum / float64(max(len(list), 1))
}

func most(list []float64) (m float64) {
	for _, f := range list {
		m = max(m, f)
	}
	return m
}
