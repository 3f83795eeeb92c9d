//go:build unix

package model

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// write writes a file and the folders that it lies in.
func write(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, data, 0o600)); err != nil {
		t.Fatal(err)
	}
}

// link makes a link to target, as it is given.
func link(t *testing.T, target, path string) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.Symlink(target, path)); err != nil {
		t.Fatal(err)
	}
}

// outsideModel is the file of a model y = x + w, and the three elements of w, in the file "weights".
func outsideModel(t *testing.T) (model, weights []byte) {
	t.Helper()
	path, _ := outside(t, 3)
	model, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []float32{10, 20, 30} {
		weights = binary.LittleEndian.AppendUint32(weights, math.Float32bits(f))
	}
	return model, weights
}

// adds requires that a model adds the weights of outsideModel.
func adds(t *testing.T, what string, m *Model, err error) {
	t.Helper()
	if err != nil {
		t.Errorf("%s: %v", what, err)
		return
	}
	defer m.Close()
	out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": tensor.From(m.env.Device, []float32{1, 2, 3})})
	if err != nil {
		t.Errorf("%s: %v", what, err)
		return
	}
	if got, err := tensor.Read[float32](t.Context(), out["y"]); err != nil || !slices.Equal(got, []float32{11, 22, 33}) {
		t.Errorf("%s: %v, %v", what, got, err)
	}
}

// In a cache of Hugging Face's hub the files of a model are links to its blobs.
func TestWeightsInAHubCache(t *testing.T) {
	dev := testdev.Open(t)
	model, weights := outsideModel(t)
	hub := t.TempDir()
	of := func(parts ...string) string {
		return filepath.Join(append([]string{hub, "models--a--b"}, parts...)...)
	}
	write(t, of("blobs", "m"), model)
	write(t, of("blobs", "w"), weights)
	for _, dir := range []string{"", "onnx"} {
		up := filepath.Join("..", "..")
		if dir != "" {
			up = filepath.Join("..", up)
		}
		link(t, filepath.Join(up, "blobs", "m"), of("snapshots", "1", dir, "net.onnx"))
		link(t, filepath.Join(up, "blobs", "w"), of("snapshots", "1", dir, "weights"))
		m, err := Load(dev, of("snapshots", "1", dir, "net.onnx"))
		adds(t, "a snapshot, folder "+dir, m, err)
	}
	// A link with the whole path stays in the folder, too.
	link(t, of("blobs", "m"), of("snapshots", "2", "net.onnx"))
	link(t, of("blobs", "w"), of("snapshots", "2", "weights"))
	m, err := Load(dev, of("snapshots", "2", "net.onnx"))
	adds(t, "links with whole paths", m, err)
	// A link out of the model's part of the cache does not.
	write(t, filepath.Join(hub, "models--c--d", "blobs", "w"), weights)
	link(t, of("blobs", "m"), of("snapshots", "3", "net.onnx"))
	link(t, filepath.Join(hub, "models--c--d", "blobs", "w"), of("snapshots", "3", "weights"))
	refuses(t, func(opts ...Option) (*Model, error) { return Load(dev, of("snapshots", "3", "net.onnx"), opts...) }, "outside "+of())
}

// refuses requires that load fails with a FormatError that has the reason.
func refuses(t *testing.T, load func(opts ...Option) (*Model, error), reason string) {
	t.Helper()
	m, err := load()
	var wrong *FormatError
	if !errors.As(err, &wrong) || !strings.Contains(err.Error(), reason) {
		t.Errorf("%v, want a FormatError with %q", err, reason)
	}
	if err == nil {
		m.Close()
	}
}

// Links that leave the model's folder lead to the folder that the caller names, or nowhere.
func TestWithRoot(t *testing.T) {
	dev := testdev.Open(t)
	model, weights := outsideModel(t)
	top := t.TempDir()
	path, store := filepath.Join(top, "model", "net.onnx"), filepath.Join(top, "store")
	write(t, path, model)
	write(t, filepath.Join(store, "w"), weights)
	link(t, filepath.Join("..", "store", "w"), filepath.Join(top, "model", "weights"))
	load := func(opts ...Option) (*Model, error) { return Load(dev, path, opts...) }
	refuses(t, load, "a link to "+filepath.Join(store, "w")+", outside "+filepath.Join(top, "model")+": name the folder that it may lead to by model.WithRoot")
	for _, root := range []string{store, top} {
		m, err := load(WithRoot(root))
		adds(t, "with the root "+root, m, err)
	}
	other := t.TempDir()
	refuses(t, func(...Option) (*Model, error) { return load(WithRoot(other)) }, " and "+other)
	if _, err := load(WithRoot(filepath.Join(top, "none"))); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a root that is not there: %v", err)
	}
	// A model without a folder reads the weights from the root.
	write(t, filepath.Join(store, "weights"), weights)
	read := func(opts ...Option) (*Model, error) { return Read(dev, bytes.NewReader(model), opts...) }
	refuses(t, read, "name the folder by model.WithRoot")
	m, err := read(WithRoot(store))
	adds(t, "read with a root", m, err)
}

// The error of weights that are not there names their file and says what to do.
func TestMissingWeightsAreNamed(t *testing.T) {
	path, _ := outside(t, 3)
	refuses(t, func(...Option) (*Model, error) { return Load(testdev.Open(t), path) }, "weights: no such file or directory: copy it beside the model")
}
