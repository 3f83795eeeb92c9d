package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

// Every line of every suite is read and recorded, and none stands in one
// suite twice: results are paired by it.
func TestSuitesAreSound(t *testing.T) {
	files, err := filepath.Glob("../../bench/suites/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no suites: %v", err)
	}
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			content, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lines, err := opline.ParseSuite(filepath.Base(file), string(content))
			if err != nil {
				t.Fatal(err)
			}
			if len(lines) == 0 {
				t.Error("no lines")
			}
			seen := map[string]string{}
			for _, l := range lines {
				if before, twice := seen[l.Text]; twice {
					t.Errorf("%s: %s stands at %s already", l.Place, l.Text, before)
				}
				seen[l.Text] = l.Place
				if err := checkLines([]opline.Line{l}, dev); err != nil {
					t.Error(err)
				}
			}
		})
	}
}
