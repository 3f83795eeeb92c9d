package main

import (
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/bench"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

// Every line of every suite is read and recorded, and none stands in one
// suite twice: results are paired by it.
func TestSuitesAreSound(t *testing.T) {
	names := bench.Names()
	if files, err := filepath.Glob("../../bench/suites/*.txt"); err != nil || len(files) == 0 || len(files) != len(names) {
		t.Fatalf("suites %v, files %v: %v", names, files, err)
	}
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			lines, err := readSuite(t.Context(), name)
			if err != nil {
				t.Fatal(err)
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
