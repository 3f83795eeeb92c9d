//go:build unix

package model

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
)

// outside is a model in a folder of its own whose weights, n floats, are in the file
// "weights" beside it.
func outside(t *testing.T, n int) (path, weights string) {
	t.Helper()
	w := floats("w", []int64{int64(n)})
	w.RawData, w.DataLocation = nil, onnxpb.Tensor_EXTERNAL.Enum()
	w.ExternalData = []*onnxpb.Entry{{Key: proto.String("location"), Value: proto.String("weights")}}
	dir := t.TempDir()
	path, weights = filepath.Join(dir, "net.onnx"), filepath.Join(dir, "weights")
	data := file(&onnxpb.Graph{Input: []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, n)}, Output: []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, n)},
		Initializer: []*onnxpb.Tensor{w}, Node: []*onnxpb.Node{nodeOf("Add", []string{"x", "w"}, []string{"y"})}})
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path, weights
}

// Load opens only regular files: a pipe could block it for ever.
func TestLoadOpensRegularFilesAlone(t *testing.T) {
	dev := testdev.Open(t)
	path, weights := outside(t, 3)
	if err := syscall.Mkfifo(weights, 0o600); err != nil {
		t.Fatal(err)
	}
	var wrong *FormatError
	if _, err := Load(dev, path); !errors.As(err, &wrong) || !strings.Contains(err.Error(), "weights: a pipe") {
		t.Errorf("weights in a pipe: %v, want a FormatError that says so", err)
	}
	if _, err := Load(dev, weights); err == nil {
		t.Error("a pipe is loaded as a model")
	}
}

// Truncated weights are an error, above 4 MiB and below, and a cancelled load ends.
func TestLoadOfWeightsThatAreCutOff(t *testing.T) {
	dev := testdev.Open(t)
	for _, n := range []int{10, 3 << 19} {
		path, weights := outside(t, n)
		if err := errors.Join(os.WriteFile(weights, nil, 0o600), os.Truncate(weights, int64(4*n))); err != nil {
			t.Fatal(err)
		}
		m, err := Load(dev, path)
		if err != nil {
			t.Fatal(err)
		}
		m.Close()
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := LoadContext(ctx, dev, path); !errors.Is(err, context.Canceled) {
			t.Errorf("%d floats: %v, want the context's error", n, err)
		}
		if err := os.Truncate(weights, int64(4*n-1)); err != nil {
			t.Fatal(err)
		}
		var wrong *FormatError
		if _, err := Load(dev, path); !errors.As(err, &wrong) {
			t.Errorf("%d floats: %v, want a FormatError", n, err)
		}
	}
}

// A file that becomes shorter while it is read is a FormatError.
func TestModelBecomesShorterWhileItIsRead(t *testing.T) {
	for _, n := range []int{10, 3 << 19} {
		path := filepath.Join(t.TempDir(), "net.onnx")
		w := floats("w", []int64{int64(n)})
		w.RawData = make([]byte, 4*n)
		if err := os.WriteFile(path, file(&onnxpb.Graph{Initializer: []*onnxpb.Tensor{w}}), 0o600); err != nil {
			t.Fatal(err)
		}
		mapped, err := datafile.Map(format, path, ofFile)
		if err != nil {
			t.Fatal(err)
		}
		defer mapped.Close()
		if err := os.Truncate(path, 20); err != nil {
			t.Fatal(err)
		}
		var wrong *FormatError
		err = mapped.Use(func(data []byte) error { return parse(data, path, &onnxpb.Model{}) })
		if !errors.As(err, &wrong) || !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%d floats: %v, want a FormatError", n, err)
		}
	}
}

// ReadContext waits for a reader without data only until the context ends.
func TestReadContextEnds(t *testing.T) {
	silent, writer := io.Pipe()
	defer writer.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := ReadContext(ctx, testdev.Open(t), silent); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v, want that the time is over", err)
	}
}

// Weights in another file go to the device from the file: no copy of theirs is made on the way.
func TestOutsideWeightsAreNotCopiedOnTheWay(t *testing.T) {
	const n = 16 << 20
	dev := testdev.Open(t)
	path, weights := outside(t, n)
	if err := errors.Join(os.WriteFile(weights, nil, 0o600), os.Truncate(weights, 4*n)); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	m, err := Load(dev, path)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	runtime.ReadMemStats(&after)
	most := uint64(4 * n / 10)
	if dev.Info().Kind == device.Host { // whose own memory is Go's
		most += 4 * n
	}
	if made := after.TotalAlloc - before.TotalAlloc; made > most {
		t.Errorf("Load of %d bytes of weights allocates %d, want at most %d", 4*n, made, most)
	}
}
