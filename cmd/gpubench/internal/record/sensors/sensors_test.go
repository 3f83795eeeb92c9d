package sensors

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, content := range files {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestProcessor(t *testing.T) {
	root := tree(t, map[string]string{
		"sys/devices/system/cpu/cpu0/cpufreq/scaling_cur_freq": "3000000\n",
		"sys/devices/system/cpu/cpu1/cpufreq/scaling_cur_freq": "1000000\n",
		"sys/class/hwmon/hwmon0/name":                          "nvme\n",
		"sys/class/hwmon/hwmon0/temp1_input":                   "99000\n",
		"sys/class/hwmon/hwmon1/name":                          "k10temp\n",
		"sys/class/hwmon/hwmon1/temp1_input":                   "61000\n",
		"proc/loadavg":                                         "1.50 1 1 1/2 3\n",
	})
	want := Reading{Source: "processor", ClockMHz: 2000, TemperatureC: 61, Load: 1.5}
	if got := (Machine{Root: root}).Read(context.Background(), Device{Processor: true}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	root = tree(t, map[string]string{"proc/cpuinfo": "cpu MHz\t\t: 2400.5\ncpu MHz : 2401.5\n"})
	if got := (Machine{Root: root}).Read(context.Background(), Device{Processor: true}); got.ClockMHz != 2401 {
		t.Errorf("of /proc/cpuinfo: %+v", got)
	}
}

func TestCards(t *testing.T) {
	root := tree(t, map[string]string{
		"sys/class/drm/card0/device/vendor":                      "0x8086\n",
		"sys/class/drm/card0/device/device":                      "0x1234\n",
		"sys/class/drm/card0/gt_act_freq_mhz":                    "1150\n",
		"sys/class/drm/card1/device/vendor":                      "0x1002\n",
		"sys/class/drm/card1/device/device":                      "0x744c\n",
		"sys/class/drm/card1/device/pp_dpm_sclk":                 "0: 500Mhz\n1: 2482Mhz *\n2: 2500Mhz\n",
		"sys/class/drm/card1/device/pp_dpm_mclk":                 "0: 96Mhz\n1: 1249Mhz *\n",
		"sys/class/drm/card1/device/hwmon/hwmon3/temp1_input":    "71000\n",
		"sys/class/drm/card1/device/hwmon/hwmon3/temp2_input":    "85000\n",
		"sys/class/drm/card1/device/hwmon/hwmon3/power1_average": "312000000\n",
		"sys/class/drm/card1-DP-1/device/vendor":                 "0x1002\n",
	})
	m := Machine{Root: root}
	want := Reading{Source: "sysfs card1", ClockMHz: 2482, MemoryMHz: 1249, TemperatureC: 85, PowerW: 312}
	if got := m.Read(context.Background(), Device{Vendor: 0x1002, ID: 0x744c}); got != want {
		t.Errorf("AMD: got %+v, want %+v", got, want)
	}
	if got := m.Read(context.Background(), Device{Vendor: 0x8086, ID: 0x1234}); got.ClockMHz != 1150 {
		t.Errorf("Intel: %+v", got)
	}
	if got := m.Read(context.Background(), Device{Vendor: 0x1002, ID: 1}); got != (Reading{}) {
		t.Errorf("another card's sensors were taken: %+v", got)
	}
}

func TestNVIDIA(t *testing.T) {
	answer := "1980, 3201, 54, 412.70, 0x0000000000000024\n"
	m := Machine{Root: t.TempDir(), Query: func(context.Context, ...string) ([]byte, error) { return []byte(answer), nil }}
	want := Reading{Source: "nvidia-smi", ClockMHz: 1980, MemoryMHz: 3201, TemperatureC: 54, PowerW: 412.7, Throttled: "power cap, software thermal slowdown"}
	d := Device{Vendor: 0x10de, ID: 0x2335}
	if got := m.Read(context.Background(), d); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := want.String(); got != "1980 MHz, memory 3201 MHz, 54 °C, 413 W, throttled: power cap, software thermal slowdown" {
		t.Errorf("in words: %s", got)
	}
	answer = "[N/A], 3201, 54, [N/A], 0x1\n"
	if got := m.Read(context.Background(), d); got.ClockMHz != 0 || got.MemoryMHz != 3201 || got.Throttled != "" {
		t.Errorf("what is not there: %+v", got)
	}
	m.Query = func(context.Context, ...string) ([]byte, error) { return nil, errors.New("no device") }
	if got := m.Read(context.Background(), d); got != (Reading{}) {
		t.Errorf("a failure: %+v", got)
	}
}
