package model

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
)

// A file that is no model is told by what it is.
func TestForeignFiles(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	behind := func(n int, sign string) string { return strings.Repeat("\x1c", n) + sign + strings.Repeat("\x00", 40) }
	for what, data := range map[string]string{
		"empty":                  "",
		"a pointer of git-lfs":   "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
		"a page of HTML":         "\n<!DOCTYPE html>\n<html lang=\"en\">",
		"compressed by gzip":     "\x1f\x8b\x08\x00\x00\x00\x00\x00",
		"a file of PyTorch":      "PK\x03\x04\x00\x00\x08\x08\x00\x00archive/data.pklFB",
		"a zip archive":          "PK\x03\x04\x00\x00\x08\x08\x00\x00readme.txt",
		"a pickle of Python":     "\x80\x02}q\x00(X\x05\x00\x00\x00model",
		"ONNX Runtime's own":     behind(4, "ORTM"),
		"TensorFlow Lite":        behind(4, "TFL3"),
		"a safetensors file":     "\x02\x00\x00\x00\x00\x00\x00\x00{}",
		"a GGUF file":            "GGUF\x03\x00\x00\x00",
		"no protocol buffer":     "this is no model",
		"an HDF5 file":           "\x89HDF\r\n\x1a\n",
		"a tar archive":          behind(257, "ustar"),
		"an array of NumPy":      "\x93NUMPY\x01\x00",
		"compressed by zstd":     "\x28\xb5\x2f\xfd\x00",
		"the model has no graph": "\x08\x07",
	} {
		_, err := Read(dev, strings.NewReader(data))
		var wrong *FormatError
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), what) {
			t.Errorf("%q: %v, want %q", data, err, what)
		}
	}
}

// Whatever goes wrong while a model is loaded, the error is a LoadError around the cause, and has
// the path once.
func TestLoadErrorsAreOneType(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	dir := t.TempDir()
	path := filepath.Join(dir, "net.onnx")
	if err := os.WriteFile(path, []byte("no model"), 0o600); err != nil {
		t.Fatal(err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for name, load := range map[string]func() (*Model, error){
		"no model":  func() (*Model, error) { return Load(dev, path) },
		"no file":   func() (*Model, error) { return Load(dev, filepath.Join(dir, "none.onnx")) },
		"a folder":  func() (*Model, error) { return Load(dev, dir) },
		"no plans":  func() (*Model, error) { return Load(dev, path, WithPlans(-1)) },
		"a reader":  func() (*Model, error) { return Read(dev, bytes.NewReader(nil)) },
		"an end":    func() (*Model, error) { return ReadContext(ended, dev, bytes.NewReader(layer(false))) },
		"an option": func() (*Model, error) { return Read(dev, bytes.NewReader(layer(false)), WithPlans(-1)) },
	} {
		_, err := load()
		var loading *LoadError
		if !errors.As(err, &loading) || loading.Err == nil {
			t.Errorf("%s: %T: %v", name, err, err)
			continue
		}
		if loading.Path != "" && strings.Count(err.Error(), loading.Path) != 1 {
			t.Errorf("%s: the path is not there once: %v", name, err)
		}
	}
	if _, err := Load(dev, filepath.Join(dir, "none.onnx")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}
