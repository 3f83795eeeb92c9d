package onnx

import (
	"crypto/sha256"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// networks are those of networks/export.py.
var networks = []string{
	"lstm_tagger", "transformer_encoder", "squeezenet1_1", "mobilenet_v2", "mobilenet_v3_large", "resnet18",
	"efficientnet_b0", "densenet121", "resnet50", "vit_b_16", "deeplabv3_resnet50",
}

// networkError is how far results may lie from PyTorch's, as a part of the greatest of
// them: both sum in float32, in another order. deeplab lies 1.5e-4 from them, and fails: so
// does PyTorch against itself, by 1.3e-4, when it folds the batch normalizations as its
// exporter does. What is said of float64 tells how exact either is.
const networkError = 1e-4

// networkFolder is where export.py put the networks: WEFT_NETWORKS, "" where nobody asks
// for them. They take minutes.
func networkFolder() string { return os.Getenv("WEFT_NETWORKS") }

// TestNetworks runs networks that networks/export.py made, a batch of 1 and, with
// WEFT_EXHAUSTIVE=1, of 8, against PyTorch's results. The SHA-256 of the results that it
// logs is the same on every device.
func TestNetworks(t *testing.T) {
	if networkFolder() == "" {
		t.Skip("WEFT_NETWORKS names no folder with networks; tests/onnx/networks/export.py makes them, by PyTorch and torchvision")
	}
	for _, name := range networks {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(networkFolder(), name)
			if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
				t.Skipf("%s is not there; tests/onnx/networks/export.py %s makes it", dir, name)
			}
			runNetwork(t, testdev.Open(t), dir)
		})
	}
}

func runNetwork(t *testing.T, dev *device.Device, dir string) {
	start := time.Now()
	m, err := model.Load(dev, filepath.Join(dir, "model.onnx"))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	t.Logf("loaded in %v", time.Since(start).Round(time.Millisecond))
	batches := []string{"1"}
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		batches = append(batches, "8")
	}
	for _, batch := range batches {
		checkNetwork(t, dev, m, filepath.Join(dir, batch))
	}
}

// checkNetwork runs a network twice: the first time is that of making its kernels too.
func checkNetwork(t *testing.T, dev *device.Device, m *model.Model, dir string) {
	x, err := npy.ReadFile(dev, filepath.Join(dir, "input.npy"))
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	want, exact := readFloats(t, dev, filepath.Join(dir, "output.npy")), readFloats(t, dev, filepath.Join(dir, "exact.npy"))
	var sums [2][sha256.Size]byte
	var times [2]time.Duration
	for i := range sums {
		start := time.Now()
		out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"input": x})
		if err != nil {
			t.Fatal(err)
		}
		bytes, err := tensor.ReadBytes(t.Context(), out["output"])
		if err != nil {
			t.Fatal(err)
		}
		sums[i], times[i] = sha256.Sum256(bytes), time.Since(start).Round(time.Millisecond)
		got, err := tensor.Read[float32](t.Context(), out["output"])
		if err != nil {
			t.Fatal(err)
		}
		compareNetwork(t, got, want, exact)
		out["output"].Close()
	}
	if sums[0] != sums[1] {
		t.Errorf("two runs gave %x and %x", sums[0], sums[1])
	}
	t.Logf("batch %s: first run %v, then %v, outputs %x", filepath.Base(dir), times[0], times[1], sums[0])
}

func readFloats(t *testing.T, dev *device.Device, path string) []float32 {
	x, err := npy.ReadFile(dev, path)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	list, err := tensor.Read[float32](t.Context(), x)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func compareNetwork(t *testing.T, got, want, exact []float32) {
	if len(got) != len(want) || len(exact) != len(want) {
		t.Fatalf("the output has %d elements, and PyTorch's %d and %d", len(got), len(want), len(exact))
	}
	greatest := 0.0
	for _, y := range want {
		greatest = max(greatest, math.Abs(float64(y)))
	}
	apart, own := distance(got, want)/greatest, distance(want, exact)/greatest
	if !(apart <= networkError) { // NaN where either is
		t.Errorf("results lie more than %g of the greatest from PyTorch's", networkError)
	}
	t.Logf("results lie %.2g of the greatest from PyTorch's and %.2g from those in float64, from which PyTorch's lie %.2g", apart, distance(got, exact)/greatest, own)
}

// distance is the greatest difference of two elements, NaN where one is.
func distance(a, b []float32) (apart float64) {
	for i := range a {
		apart = max(apart, math.Abs(float64(a[i])-float64(b[i])))
	}
	return apart
}
