package model

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"syscall"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
)

// Weights in another file that exceed all memory fail at Load, with the bytes wanted and there.
func TestOutsideWeightsThatDoNotFit(t *testing.T) {
	const n = 1 << 40 // 4 TiB; the file is a hole
	path, weights := outside(t, 1)
	w := floats("w", []int64{n})
	w.RawData, w.DataLocation = nil, onnxpb.Tensor_EXTERNAL.Enum()
	w.ExternalData = []*onnxpb.Entry{{Key: proto.String("location"), Value: proto.String("weights")}}
	write(t, path, adder(w, n))
	if err := errors.Join(os.WriteFile(weights, nil, 0o600), os.Truncate(weights, 4*n)); err != nil {
		t.Skipf("the file system has no files with such holes: %v", err)
	}
	_, err := Load(testdev.Open(t), path)
	wantShort(t, err, 4*n)
}

// adder is a file with y = x + w, of n elements.
func adder(w *onnxpb.Tensor, n int) []byte {
	return file(&onnxpb.Graph{Input: []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, n)}, Output: []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, n)},
		Initializer: []*onnxpb.Tensor{w}, Node: []*onnxpb.Node{nodeOf("Add", []string{"x", "w"}, []string{"y"})}})
}

func wantShort(t *testing.T, err error, bytes int64) {
	t.Helper()
	var short *device.OutOfMemoryError
	if !errors.As(err, &short) || short.Bytes != bytes || short.Budget >= bytes || !strings.Contains(err.Error(), `the weights of tensor "w" do not fit`) {
		t.Errorf("%v, want that the %d bytes of w do not fit", err, bytes)
	}
}

// Weights in the model's file that the device cannot take fail at Load too, and not at the first run.
func TestWeightsThatDoNotFit(t *testing.T) {
	const n, megabyte = 20 << 20, 1 << 20
	dev := testdev.Open(t, device.WithSelector("host"))
	w := floats("w", []int64{n})
	w.RawData = make([]byte, 4*n)
	data := adder(w, n)
	var p onnxpb.Model
	if err := parse(data, "", &p); err != nil {
		t.Fatal(err)
	}
	var was syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &was); err != nil {
		t.Fatal(err)
	}
	pages, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Fatal(err)
	}
	used := uint64(0)
	for _, c := range bytes.Fields(pages)[0] {
		used = 10*used + uint64(c-'0')
	}
	// The host keeps 256 MiB for the program, so this leaves 40 MiB for arrays.
	limit := syscall.Rlimit{Cur: used*uint64(os.Getpagesize()) + 296*megabyte, Max: was.Max}
	if err := syscall.Setrlimit(syscall.RLIMIT_AS, &limit); err != nil {
		t.Fatal(err)
	}
	_, err = build(t.Context(), dev, &p, "", decoder{}, nil)
	if restored := syscall.Setrlimit(syscall.RLIMIT_AS, &was); restored != nil {
		t.Fatal(restored)
	}
	wantShort(t, err, 4*n)
}
