package onnx

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/onnxtest"
	"github.com/weft-gpu/weft/internal/testdev"
)

// Operators that ONNX's own tests leave out, or run in their simplest form alone, give
// what PyTorch, torchvision and NumPy do (testdata/generate.py), or ONNX Runtime where
// TestAgainstONNXRuntime found a mistake. On other devices than the
// host, where a sample is run, each has the host's bits.
func TestOperators(t *testing.T) {
	list, err := onnxtest.Folders("testdata")
	if err != nil {
		t.Fatal(err)
	}
	dev := testdev.Open(t)
	step := 1
	if dev.Info().Kind != device.Host && os.Getenv("WEFT_EXHAUSTIVE") == "" {
		step = 8 // others compile the kernels of every model
	}
	for i, dir := range list {
		if i%step != 0 {
			continue
		}
		t.Run(filepath.Base(dir), func(t *testing.T) {
			got := onnxtest.Run(t.Context(), dev, dir)
			if got.Verdict != onnxtest.Passed {
				t.Fatalf("%s: %v", got.Verdict, got.Err)
			}
			if dev.Info().Kind == device.Host {
				return
			}
			host := testdev.Open(t, device.WithSelector("host"))
			if want := onnxtest.Run(t.Context(), host, dir); got.Digest != want.Digest {
				t.Error("the results have other bits than on the host")
			}
		})
	}
}
