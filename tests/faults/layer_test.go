//go:build linux

package faults

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"unsafe"

	"github.com/weft-gpu/weft/device"
)

var all = flag.Bool("all", false, "every call, every result, every feature: some minutes, or an hour on slow drivers")

// control is the file that steers the layer, in the layout of testdata/layer.c.
type control struct {
	armed, every                                        uint32
	n                                                   uint64
	result                                              int32
	trick                                               uint32
	hidden                                              uint64
	pushBytes, storageRange, storageBuffers, groupCount uint32
	allocations, transfers                              uint32
	heap                                                uint64
	entries, features                                   uint32
	entry                                               [64]struct {
		name          [48]byte
		calls, faults uint64
		live          int64
	}
	feature [64][48]byte
}

// layer steers the layer of this process; nil where no Vulkan device is tested.
var layer *control

// lacking is why there is no layer, where a Vulkan device is tested and nothing builds one.
var lacking string

// TestMain puts the layer in its place before anything looks for Vulkan.
func TestMain(m *testing.M) {
	flag.Parse()
	if role, ok := roles[os.Getenv("WEFT_FAULTS_ROLE")]; ok {
		if path := os.Getenv("WEFT_FAULTS"); path != "" {
			layer = mapped(path)
		}
		os.Exit(role())
	}
	dir, err := os.MkdirTemp("", "weft-faults-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if onVulkan() {
		if err := install(dir); errors.Is(err, exec.ErrNotFound) {
			lacking = err.Error()
		} else if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	code := m.Run()
	_ = os.RemoveAll(dir)
	os.Exit(code)
}

// onVulkan reports whether a Vulkan driver's device is under test.
func onVulkan() bool {
	selector := os.Getenv("WEFT_DEVICE")
	return selector != "" && selector != "host" && !strings.HasPrefix(selector, "sim")
}

// install builds the layer and has the loader find it.
func install(dir string) error {
	compiler := os.Getenv("CC")
	if compiler == "" {
		compiler = "cc"
	}
	library, path := filepath.Join(dir, "liblayer.so"), filepath.Join(dir, "control")
	build := exec.Command(compiler, "-shared", "-fPIC", "-O1", "-fvisibility=hidden", "-I../../internal/vkx", "testdata/layer.c", "-o", library)
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("the layer does not build: %w\n%s", err, out)
	}
	manifest := fmt.Sprintf(`{"file_format_version": "1.1.2", "layer": {"name": "VK_LAYER_WEFT_faults", "type": "GLOBAL",
		"library_path": %q, "api_version": "1.3.239", "implementation_version": "1", "description": "makes calls fail"}}`, library)
	if err := os.WriteFile(filepath.Join(dir, "layer.json"), []byte(manifest), 0o600); err != nil {
		return err
	}
	if err := os.WriteFile(path, make([]byte, unsafe.Sizeof(control{})), 0o600); err != nil {
		return err
	}
	for name, value := range map[string]string{"WEFT_FAULTS": path, "VK_ADD_LAYER_PATH": dir, "VK_INSTANCE_LAYERS": "VK_LAYER_WEFT_faults",
		"NODEVICE_SELECT": "1"} { // a layer of Mesa's, which crashes where enumeration fails beneath it
		if err := os.Setenv(name, value); err != nil {
			return err
		}
	}
	layer = mapped(path)
	return nil
}

// mapped is a control file, shared with the layer.
func mapped(path string) *control {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	data, err := syscall.Mmap(int(f.Fd()), 0, int(unsafe.Sizeof(control{})), syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_SHARED)
	if err != nil {
		panic(err)
	}
	return (*control)(unsafe.Pointer(unsafe.SliceData(data)))
}

func text(b []byte) string { return string(b[:bytes.IndexByte(b, 0)]) }

// names are those of the calls that the layer can make fail.
func (c *control) names() (list []string) {
	for i := range c.entries {
		list = append(list, text(c.entry[i].name[:]))
	}
	return list
}

func (c *control) calls(entry int) int { return int(atomic.LoadUint64(&c.entry[entry].calls)) }
func (c *control) faults(entry int) int {
	return int(atomic.LoadUint64(&c.entry[entry].faults))
}

// arm makes the n-th call from now on of an entry point fail, or all from that one on.
func (c *control) arm(p point) {
	c.result, c.trick, c.every = p.code, p.trick, 0
	if p.every {
		c.every = 1
	}
	for i := range c.entries {
		atomic.StoreUint64(&c.entry[i].calls, 0)
		atomic.StoreUint64(&c.entry[i].faults, 0)
	}
	atomic.StoreUint64(&c.n, uint64(p.n))
	atomic.StoreUint32(&c.armed, uint32(p.entry)+1)
}

// disarm lets everything succeed again; counting goes on.
func (c *control) disarm() { atomic.StoreUint32(&c.armed, 0) }

// hide shows devices that are opened from now on without features; none: whole.
func (c *control) hide(t testing.TB, names ...string) {
	var bits uint64
	for _, name := range names {
		found := false
		for i := range c.features {
			if text(c.feature[i][:]) == name {
				bits, found = bits|1<<i, true
			}
		}
		if !found {
			t.Fatalf("the layer cannot hide %q", name)
		}
	}
	atomic.StoreUint64(&c.hidden, bits)
}

// left tells what was made and not destroyed, but for the instance.
func (c *control) left() (list []string) {
	for i := range c.entries {
		name := text(c.entry[i].name[:])
		if n := atomic.LoadInt64(&c.entry[i].live); n != 0 && name != "vkCreateInstance" {
			list = append(list, fmt.Sprintf("%d of %s", n, name))
		}
	}
	return list
}

// needLayer skips a test where no Vulkan driver is under test.
func needLayer(t testing.TB) {
	t.Helper()
	if lacking != "" {
		t.Skip("there is no C compiler to build the layer with, cc or what CC names: " + lacking)
	}
	if layer == nil {
		t.Skip("there is no Vulkan driver between whose calls and ours a layer could be: WEFT_DEVICE selects none")
	}
	if _, err := device.List(); err != nil || layer.entries == 0 { // the loader has it by then
		t.Fatalf("the layer is not in its place: %v", err)
	}
}
