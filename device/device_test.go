package device

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
)

func wantAs[E error](t *testing.T, err error) (e E) {
	t.Helper()
	if !errors.As(err, &e) {
		t.Fatalf("error is %T %v, want %T", err, err, e)
	}
	return e
}

// GPUs come first, then the host, then CPU drivers, and what only compiles at the end.
func TestListIsInOrder(t *testing.T) {
	all, err := List()
	if err != nil {
		t.Fatal(err)
	}
	for i, info := range all {
		if info.Index != i {
			t.Errorf("entry %d has index %d", i, info.Index)
		}
		if i > 0 && place(all[i-1]) > place(info) {
			t.Errorf("a device of kind %s comes before %s of kind %s", all[i-1].Kind, info.Label(), info.Kind)
		}
		if l := info.Limits; info.Kind != Host && !info.CompileOnly && (l.MaxPushConstants < 128 || l.MaxStorageBufferRange < 1<<27 ||
			l.MaxStorageBuffersPerStage < 4 || l.MaxAllocation < 1<<30 || l.HeapBytes == 0 || l.MinStorageOffsetAlignment == 0) {
			t.Errorf("%s: limits below what Vulkan requires: %+v", info.Label(), l)
		}
		text, err := json.Marshal(info)
		if err != nil || !strings.Contains(string(text), `"max_push_constants"`) {
			t.Errorf("JSON %s, error %v", text, err)
		}
	}
}

// place is where devices of a sort stand in the list.
func place(i Info) int {
	switch {
	case i.CompileOnly:
		return 3
	case i.Kind == CPU:
		return 2
	case i.Kind == Host:
		return 1
	}
	return 0
}

func TestSelectors(t *testing.T) {
	old := Info{Index: 2, Kind: CPU, Name: "llvmpipe (LLVM 15.0.6, 256 bits)", Driver: "llvmpipe", DriverVersion: "Mesa 22.3.6 (LLVM 15.0.6)"}
	radeon := Info{Index: 0, Kind: Discrete, Name: "AMD Radeon RX 7900 XTX (RADV NAVI31)", Driver: "radv", DriverVersion: "Mesa 25.0.7"}
	host := infoOf(vulkan.HostInfo(3))
	for _, c := range []struct {
		selector          string
		old, radeon, host bool
	}{
		{"", true, true, true},
		{"2", true, false, false},
		{"0", false, true, false},
		{"gpu", false, true, false},
		{"GPU", false, true, false},
		{"cpu", true, false, false},
		{"host", false, false, true},
		{"lavapipe", true, false, false},
		{"llvmpipe", true, false, false},
		{"LAVAPIPE 22.3.6", true, false, false},
		{"lavapipe 25.0.7", false, false, false},
		{"25.0.7", false, true, false},
		{"mesa 25", false, true, false},
		{"lavapipe mesa 25", false, false, false}, // not of "256 bits"
		{"lavapipe mesa 22", true, false, false},
		{"lavapipe mesa 22.3", true, false, false},
		{"lavapipe 256", true, false, false},
		{"amd 790", false, false, false},
		{"amd 7900", false, true, false},
		{"radeon", false, true, false},
		{"radv navi31", false, true, false},
		{"discrete amd", false, true, false},
		{"nvidia", false, false, false},
	} {
		if got := [3]bool{matches(old, c.selector), matches(radeon, c.selector), matches(host, c.selector)}; got != [3]bool{c.old, c.radeon, c.host} {
			t.Errorf("%q matches llvmpipe, radeon, host: %v, want %v", c.selector, got, [3]bool{c.old, c.radeon, c.host})
		}
	}
}

// A simulated GPU is opened only by its name. It is in no list, has no index, and no kind or part
// of its name selects it.
func TestSimulatedIsChosenByNameAlone(t *testing.T) {
	for selector, name := range map[string]string{"sim": "sim32", " SIM ": "sim32", "sim4": "sim4", "sim8": "sim8", "Sim32": "sim32", "sim64": "sim64"} {
		d, err := Open(WithSelector(selector))
		if err != nil {
			t.Fatal(err)
		}
		info := d.Info()
		if info.Name != name || !info.Simulated || info.Kind != Discrete {
			t.Errorf("%q opens %s", selector, d)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		for _, other := range []string{"", "gpu", "discrete", "-1"} {
			if opened, err := Open(WithSelector(other), WithCacheDir(t.TempDir())); err == nil {
				if opened.Info().Simulated {
					t.Errorf("%q opens %s", other, opened)
				}
				if err := opened.Close(); err != nil {
					t.Error(err)
				}
			}
		}
	}
	for _, selector := range []string{"", "gpu", "discrete", "cpu", "host", "0", "-1", "simulation", "sim3", "sim 32", "sim32 sim32", "sim16", "weft"} {
		if name := simulated(selector); name != "" {
			t.Errorf("%q selects %s", selector, name)
		}
	}
	all, err := List()
	if err != nil {
		t.Fatal(err)
	}
	for _, info := range all {
		if info.Simulated {
			t.Errorf("%s is listed", info.Name)
		}
	}
}

func TestOpenOfUnknownSelector(t *testing.T) {
	_, err := Open(WithSelector("no such card"))
	e := wantAs[*NotFoundError](t, err)
	if e.Selector != "no such card" || len(e.Available) == 0 || !strings.Contains(err.Error(), `"host hostref`) {
		t.Errorf("%v does not name the missing array and the existing ones", err)
	}
}

// The message names the drivers that script/setup has unpacked but the loader does not know, and
// says how to tell the loader.
func TestNotFoundNamesUnpackedDrivers(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	for _, name := range []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"} {
		t.Setenv(name, "")
	}
	manifest := filepath.Join(cache, "weft", "drivers", "mesa25", "lvp_icd.json")
	if err := errors.Join(os.MkdirAll(filepath.Dir(manifest), 0o755), os.WriteFile(manifest, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	_, err := Open(WithSelector("no such driver 25"))
	if text := wantAs[*NotFoundError](t, err).Error(); !strings.Contains(text, manifest) || !strings.Contains(text, "set VK_DRIVER_FILES to one of them") {
		t.Errorf("%s: it does not say how the loader sees %s", text, manifest)
	}
	for _, told := range []string{manifest, "other.json" + string(os.PathListSeparator) + manifest, filepath.Dir(manifest)} {
		t.Setenv("VK_ADD_DRIVER_FILES", told)
		if unseen := vulkan.UnseenManifests(); len(unseen) > 0 {
			t.Errorf("VK_ADD_DRIVER_FILES=%s: UnseenManifests returns %v, which the loader reads", told, unseen)
		}
	}
}

// The message says where the selector came from, which selectors there are, and which one may have
// been meant.
func TestNotFoundTexts(t *testing.T) {
	all := []Info{
		{Index: 0, Kind: Discrete, Name: "AMD Radeon RX 7900 XTX", Driver: "radv", DriverVersion: "Mesa 25.0.7"},
		{Index: 1, Kind: CPU, Name: "llvmpipe (LLVM 15.0.6, 256 bits)", Driver: "llvmpipe", DriverVersion: "Mesa 22.3.6"},
		{Index: 2, Kind: Host, Name: "host", Driver: "hostref", DriverVersion: "go"},
	}
	const rest = `give an index, words of a device's name, gpu, cpu, host, or sim for a simulated GPU; available: ` +
		`0 "AMD Radeon RX 7900 XTX radv Mesa 25.0.7", 1 "llvmpipe (LLVM 15.0.6, 256 bits) llvmpipe Mesa 22.3.6", 2 "host hostref go"`
	for _, c := range []struct {
		selector    string
		environment bool
		text        string
	}{
		{"lavapip", true, `"lavapip", given by WEFT_DEVICE; did you mean "lavapipe"?; `},
		{"hots", false, `"hots", given by an option; did you mean "host"?; `},
		{"Readeon 7900", false, `"Readeon 7900", given by an option; did you mean "radeon 7900"?; `},
		{"readeon 7901", false, `"readeon 7901", given by an option; `}, // no spelling helps
		{"gpv", false, `"gpv", given by an option; did you mean "gpu"?; `},
		{"nvidia", true, `"nvidia", given by WEFT_DEVICE; `},
		{"7", false, `"7", given by an option; `},
	} {
		e := &NotFoundError{Selector: c.selector, FromEnvironment: c.environment, Available: all}
		if want := "device: no device matches " + c.text + rest; e.Error() != want {
			t.Errorf("%q:\n%v\nwant\n%s", c.selector, e, want)
		}
	}
}

func TestSelectorFromTheEnvironment(t *testing.T) {
	t.Setenv("WEFT_DEVICE", "host")
	d, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if !d.IsHost() {
		t.Errorf("opened %s", d)
	}
	_, err = Open(WithSelector("no such card"))
	if wantAs[*NotFoundError](t, err).FromEnvironment {
		t.Error("the environment won over the option")
	}
	t.Setenv("WEFT_DEVICE", "no such card")
	_, err = Open()
	if !wantAs[*NotFoundError](t, err).FromEnvironment {
		t.Errorf("%v does not say that the selector came from WEFT_DEVICE", err)
	}
}

// Machines without a working Vulkan: List returns the host, a selector for a GPU is an error with a
// hint, and nothing crashes. Each case runs in a new process, because a process loads the loader
// once.
func TestNoDriver(t *testing.T) {
	if os.Getenv("WEFT_TEST_NO_DRIVER") == "1" {
		all, err := List()
		_, openErr := Open(WithSelector("gpu"))
		d, hostErr := Open()
		s, simErr := Open(WithSelector("sim8"))
		fmt.Printf("devices %d, list %v, gpu %v, host %v %v, %v %v\n", len(all), err, openErr, d, hostErr, s, simErr)
		return
	}
	if runtime.GOOS == "js" {
		t.Skip("a browser's machine starts no processes, and has no drivers at all")
	}
	for _, c := range []struct {
		name      string
		variables func(dir string) []string
		says      string
	}{
		{"no driver", func(string) []string { return only("/nonexistent.json") }, "there is no Vulkan driver; install one"},
		{"a driver's library that is none", func(dir string) []string { return only(manifest(t, dir, nil)) }, "there is no Vulkan driver; install one"},
		{"a driver's library of 32 bits", func(dir string) []string { return only(manifest(t, dir, elf32)) }, "there is no Vulkan driver; install one"},
		{"a loader's library that is none", func(dir string) []string { return loader(t, dir, "no library") }, "there is no Vulkan loader ("},
	} {
		t.Run(c.name, func(t *testing.T) {
			if strings.Contains(c.name, "loader") && runtime.GOOS != "linux" {
				t.Skip("the loader is found by LD_LIBRARY_PATH on Linux alone")
			}
			cmd := exec.Command(os.Args[0], "-test.run=^TestNoDriver$", "-test.v")
			cmd.Env = append(slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "WEFT_") }), "WEFT_TEST_NO_DRIVER=1")
			cmd.Env = append(cmd.Env, c.variables(t.TempDir())...)
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if doctor := strings.Contains(string(out), "gpubench doctor"); doctor == strings.Contains(c.says, "loader") {
				t.Errorf("gpubench doctor, which knows drivers that do not open, is named: %v\n%s", doctor, out)
			}
			for _, want := range []string{"devices 1, list <nil>", `no device matches "gpu", given by an option: ` + c.says, "install", "host host (host) <nil>", "sim8 (discrete) <nil>"} {
				if !strings.Contains(string(out), want) {
					t.Errorf("output lacks %q:\n%s", want, out)
				}
			}
		})
	}
}

// elf32 is the start of a 32-bit library.
var elf32 = append([]byte("\x7fELF\x01\x01\x01"), make([]byte, 200)...)

// only are the variables with which loaders see a single driver.
func only(manifest string) []string {
	return []string{"VK_DRIVER_FILES=" + manifest, "VK_ICD_FILENAMES=" + manifest}
}

// manifest is the manifest of a driver whose library has the given content.
func manifest(t *testing.T, dir string, library []byte) string {
	t.Helper()
	path, named := filepath.Join(dir, "driver.json"), filepath.Join(dir, "libdriver.so")
	text := fmt.Sprintf(`{"file_format_version": "1.0.0", "ICD": {"library_path": %q, "api_version": "1.3.0"}}`, named)
	if err := errors.Join(os.WriteFile(path, []byte(text), 0o666), os.WriteFile(named, library, 0o666)); err != nil {
		t.Fatal(err)
	}
	return path
}

// loader are the variables with which programs find a library of the given content in place of
// Vulkan's loader.
func loader(t *testing.T, dir, content string) []string {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, "libvulkan.so.1"), []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
	return []string{"LD_LIBRARY_PATH=" + dir}
}

// On a Device that Open did not make, methods with an error return one, and none crashes.
func TestUnopenedDevice(t *testing.T) {
	for name, d := range map[string]*Device{"zero": new(Device), "nil": nil} {
		_, arithmetic := d.Arithmetic(context.Background())
		for method, err := range map[string]error{"Err": d.Err(), "Arithmetic": arithmetic, "Close": d.Close()} {
			var unopened *UnopenedError
			if !errors.As(err, &unopened) {
				t.Errorf("%s of the %s Device: %v, want *UnopenedError", method, name, err)
			}
		}
		if d.IsHost() || d.Info().Name != "" || len(d.ValidationMessages()) > 0 || opened.Device(d) != nil {
			t.Errorf("the %s Device is %v", name, d)
		}
	}
}

// The host device is opened by its name, and otherwise only if there is no better one.
func TestHostDevice(t *testing.T) {
	d, err := Open(WithSelector("host"), WithReferenceCheck())
	if err != nil {
		t.Fatal(err)
	}
	if !d.IsHost() || !opened.Device(d).ReferenceCheck() || d.Err() != nil {
		t.Error("the host device does not carry its options")
	}
	if err := errors.Join(d.Close(), d.Close()); err != nil {
		t.Error(err)
	}
	wantAs[*ClosedError](t, d.Err())
}

// An Info prints on one line, with the name, kind, driver and memory.
func TestInfoPrintsOnOneLine(t *testing.T) {
	h200 := Info{Name: "NVIDIA H200", Kind: Discrete, Driver: "NVIDIA", DriverVersion: "570.86", Limits: Limits{HeapBytes: 150e9}}
	for _, c := range []struct {
		info Info
		want string
	}{
		{h200, "NVIDIA H200 (discrete, NVIDIA 570.86, 139.7 GiB)"},
		{Info{Name: "host", Kind: Host, Driver: "hostref"}, "host (host, hostref)"},
		{Info{}, "no device"},
	} {
		if got := fmt.Sprint(c.info); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// A device that only compiles is never the default.
func TestDefaultDevice(t *testing.T) {
	d, err := Open(WithSelector(""), WithCacheDir(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	if d.Info().CompileOnly {
		t.Errorf("the default is %s", d)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}

// Open without a selector takes no CPU driver, and tells the logger what it took. With a selector
// it opens one, and says nothing.
func TestOpenTellsWhatItTook(t *testing.T) {
	t.Setenv("WEFT_DEVICE", "")
	for _, selector := range []string{"", "cpu"} {
		var log strings.Builder
		dev, err := Open(WithSelector(selector), WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
		if missing := (*NotFoundError)(nil); errors.As(err, &missing) {
			t.Skip("SKIPPED: this machine has no CPU driver")
		}
		if err != nil {
			t.Fatal(err)
		}
		if (dev.Info().Kind == CPU) != (selector == "cpu") {
			t.Errorf("%q opened %s", selector, dev)
		}
		said := strings.Contains(log.String(), "the host device is used") || strings.Contains(log.String(), "the best GPU is used")
		if said != (selector == "") {
			t.Errorf("%q opened %s, and the log is %q", selector, dev, log.String())
		}
		if err := dev.Close(); err != nil {
			t.Error(err)
		}
	}
}
