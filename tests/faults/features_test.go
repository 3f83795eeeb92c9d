//go:build linux

package faults

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/tensor"
)

// widths computes with every kind of element, of which devices lack some.
func widths(s *session) (all []byte, err error) {
	for _, d := range []dtype.DType{dtype.Int8, dtype.Uint16, dtype.Int64, dtype.Uint64, dtype.Float16, dtype.BFloat16, dtype.Float64, dtype.Complex64} {
		x := numbers(s, 130).Cast(d)
		for _, y := range []*tensor.Tensor{x.Mul(x).Sub(x), x.Reshape(13, 10).Sum([]int{1})} {
			data, err := s.read(y)
			if err != nil {
				return nil, fmt.Errorf("%v: %w", d, err)
			}
			all = append(all, data...)
		}
	}
	return all, nil
}

// hidable are the features that the layer can hide.
func hidable() (list []string) {
	for i := range layer.features {
		list = append(list, text(layer.feature[i][:]))
	}
	return list
}

// A driver that lacks an optional feature, or all of them, gives the same bits; what it
// lacks is not asked of it, which the layer refuses.
func TestWithoutFeatures(t *testing.T) {
	needLayer(t)
	want := expected(t)
	host, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	wide, err := widths(&session{dev: host, ctx: context.Background()})
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string][]string{"- none": nil, "all": hidable(), "wide types": {"shaderInt64", "shaderFloat64", "VK_KHR_push_descriptor"}}
	if *all {
		for _, name := range hidable() {
			cases[name] = []string{name}
			if name != "newerVulkan" { // of which newer ones have the extensions in their core
				cases["newerVulkan and "+name] = []string{"newerVulkan", name}
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(cases)) {
		features := cases[name]
		t.Run(name, func(t *testing.T) {
			layer.hide(t, features...)
			defer layer.hide(t)
			dir := t.TempDir()
			plain(t, dir, want)
			dev, err := open(dir)
			if err != nil {
				t.Fatal(err)
			}
			got, err := widths(&session{dev: dev, ctx: context.Background()})
			if err != nil || !bytes.Equal(got, wide) {
				t.Errorf("other bits than the host's: %v", err)
			}
			if err := dev.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

// validateAbove has the validation layer see what the program calls, and not what becomes of it here: by the layer that
// tells the loader which others there are, in their order. By themselves those of the environment come first.
func validateAbove(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	manifests := filepath.Join(dir, "vulkan", "implicit_layer.d")
	if err := os.MkdirAll(manifests, 0o700); err != nil {
		t.Fatal(err)
	}
	manifest := `{"file_format_version": "1.1.2", "layer": {"name": "VK_LAYER_LUNARG_override", "type": "GLOBAL",
		"api_version": "1.3.239", "implementation_version": "1", "description": "the order of the layers",
		"component_layers": ["VK_LAYER_KHRONOS_validation", "VK_LAYER_WEFT_faults"],
		"disable_environment": {"WEFT_NO_ORDER_OF_LAYERS": "1"}}}`
	if err := os.WriteFile(filepath.Join(manifests, "VkLayer_override.json"), []byte(manifest), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CONFIG_HOME", dir)
	t.Setenv("VK_INSTANCE_LAYERS", "")
}

// A device with a transfer queue copies by it, as the specification has it: the validation layer, between the
// program and this one, sees queues of two families. Kernels and copies are of the same bits.
func TestTransferQueueOfItsOwn(t *testing.T) {
	needLayer(t)
	want := expected(t)
	validateAbove(t)
	layer.transfers = 1
	defer func() { layer.transfers = 0 }()
	for name, features := range map[string][]string{"mapped": nil, "staged": {"mappedDeviceMemory"}} {
		t.Run(name, func(t *testing.T) {
			layer.hide(t, features...)
			defer layer.hide(t)
			dev, err := open(t.TempDir(), device.WithValidationLayers())
			if err != nil {
				t.Fatal(err)
			}
			if !dev.Info().Features.TransferQueue {
				t.Error("the layer shows no transfer queue")
			}
			runsPlainly(t, dev, want)
			q, _ := opened.Device(dev).Transfers()
			if staged := features != nil; staged != (q.Completed() > 0) {
				t.Errorf("%d submissions to the transfer queue", q.Completed())
			}
			if err := dev.Close(); err != nil {
				t.Error(err)
			}
			for _, m := range dev.ValidationMessages() {
				t.Error(m)
			}
		})
	}
}

// What fits a device's limits gives the same bits, however tight they are; what does not
// is an error of its type, and the device goes on.
func TestTightLimits(t *testing.T) {
	needLayer(t)
	want := expected(t)
	for _, c := range []struct {
		name string
		set  func(c *control)
	}{
		{"128 bytes of push constants", func(c *control) { c.pushBytes = 128 }},
		{"1 MiB in a binding", func(c *control) { c.storageRange = 1 << 20 }},
		{"4 storage buffers", func(c *control) { c.storageBuffers = 4 }},
		{"65,535 workgroups", func(c *control) { c.groupCount = 65535 }},
		{"all at once", func(c *control) {
			c.pushBytes, c.storageRange, c.storageBuffers, c.groupCount = 128, 1<<20, 4, 65535
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.set(layer)
			defer unlimited()
			plain(t, t.TempDir(), want)
		})
	}
}

func unlimited() {
	layer.pushBytes, layer.storageRange, layer.storageBuffers, layer.groupCount, layer.allocations, layer.heap = 0, 0, 0, 0, 0, 0
}

// As many allocations as a driver has: each stage gives its result or says that there
// are too few, what was computed can be read, and more are enough.
func TestFewAllocations(t *testing.T) {
	needLayer(t)
	want := expected(t)
	defer unlimited()
	refused := 0
	for n := uint32(1); n <= 8; n++ {
		layer.allocations = n
		refused += limitedRun(t, want, fmt.Sprintf("%d allocations", n), func(err error) bool {
			var short *device.OutOfMemoryError
			return errors.As(err, &short) && short.Objects
		})
	}
	if refused == 0 {
		t.Error("one allocation is enough for everything: the layer does not count them")
	}
}

// A heap that is too small for an array is told with figures; what fits goes on.
func TestSmallHeap(t *testing.T) {
	needLayer(t)
	want := expected(t)
	defer unlimited()
	refused := 0
	for _, bytes := range []uint64{1 << 10, 1 << 20, 3 << 20, 6 << 20, 64 << 20} {
		layer.heap = bytes
		refused += limitedRun(t, want, fmt.Sprintf("a heap of %d bytes", bytes), func(err error) bool {
			var full *device.OutOfMemoryError
			var short *device.OutOfMemoryError
			return errors.As(err, &full) && full.Bytes > 0 && full.Budget == int64(bytes) || errors.As(err, &short) && short.Bytes > 0
		})
	}
	if refused == 0 {
		t.Error("a heap of 1 KiB is enough for everything: the layer does not count it")
	}
}

// limitedRun runs what a device with a limit can, and returns how many stages it cannot.
func limitedRun(t *testing.T, want [][]byte, name string, good func(error) bool) (refused int) {
	dev, err := open(t.TempDir())
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	s := &session{dev: dev, ctx: context.Background()}
	for i, st := range program {
		got, err := st.run(s)
		switch {
		case err != nil:
			refused++
			if !good(err) || !names(err) {
				t.Errorf("%s: %s: %v", name, st.name, err)
			}
		case !bytes.Equal(got, want[i]):
			t.Errorf("%s: %s: another result than the host's", name, st.name)
		}
	}
	if err := s.again(s.ctx); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	if err := dev.Close(); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	if left := layer.left(); len(left) > 0 {
		t.Errorf("%s: left behind: %v", name, left)
	}
	t.Logf("%s: %d of %d stages refused", name, refused, len(program))
	return refused
}
