package onnx

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// around is what the README's program leaves out.
const around = `package main

import (
	"context"
	"fmt"
	"image/png"
	"log"
	"os"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/images"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	ctx, dev := context.Background(), must(device.Open())
	defer dev.Close()
%s}
`

// The README's program, of a picture to its class, is ten lines and builds; where
// the networks are (WEFT_NETWORKS) it finds one of 1000 classes.
func TestReadmeProgram(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## A model\n")
	match := regexp.MustCompile("(?s)```go\n(.*?)```").FindStringSubmatch(section)
	if match == nil {
		t.Fatal("the README has no program in its section A model")
	}
	if n := strings.Count(match[1], "\n"); n > 10 {
		t.Errorf("the program has %d lines, above 10", n)
	}
	dir := t.TempDir()
	file, program := filepath.Join(dir, "main.go"), filepath.Join(dir, "program")
	if err := os.WriteFile(file, fmt.Appendf(nil, around, match[1]), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "build", "-o", program, file).CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	network := filepath.Join(networkFolder(), "resnet18", "model.onnx")
	if _, err := os.Stat(network); err != nil {
		t.Logf("the network is not here: %v", err)
		return
	}
	if err := os.Symlink(network, filepath.Join(dir, "resnet18.onnx")); err != nil {
		t.Fatal(err)
	}
	writePicture(t, filepath.Join(dir, "cat.png"))
	cmd := exec.Command(program)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	var class int
	if _, scan := fmt.Sscan(string(out), &class); err != nil || scan != nil || class < 0 || class > 999 {
		t.Errorf("the program prints %q, %v", out, err)
	}
}

func writePicture(t *testing.T, path string) {
	img := image.NewNRGBA(image.Rect(0, 0, 320, 200))
	for y := range 200 {
		for x := range 320 {
			img.Set(x, y, color.NRGBA{uint8(x), uint8(y), uint8(x * y / 7), 255})
		}
	}
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
