package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/doctor"
)

// The host computes on every machine, and a mistake in the environment fails.
func TestDoctor(t *testing.T) {
	status, out, errs := gpubench(t, "doctor", "--format", "json")
	var list []doctor.Finding
	if err := json.Unmarshal([]byte(out), &list); err != nil {
		t.Fatalf("%v\n%s\n%s", err, out, errs)
	}
	last := list[len(list)-1]
	if last.Level != doctor.Good || !strings.Contains(last.What, "host") {
		t.Errorf("%d, the host: %+v", status, last)
	}
	t.Setenv("WEFT_DEVISE", "host")
	status, out, _ = gpubench(t, "doctor")
	if status != statusFailed || !strings.Contains(out, "WRONG  environment: WEFT_DEVISE is no variable of Weft's\n         to mend it: did you mean WEFT_DEVICE?\n") {
		t.Errorf("%d\n%s", status, out)
	}
}

func TestVersion(t *testing.T) {
	status, out, _ := gpubench(t, "--version")
	if status != statusGood || !strings.Contains(out, runtime.Version()) || !strings.Contains(out, "gpubench ") {
		t.Errorf("%d, %s", status, out)
	}
}

// A loader that stands where nobody looks is none that lacks, where a device computes.
func TestLoaderElsewhere(t *testing.T) {
	lacks := func() []doctor.Finding {
		return []doctor.Finding{{Level: doctor.Wrong, About: doctor.AboutLoader, Mend: "install it"}}
	}
	for _, vulkan := range []bool{false, true} {
		list := withComputing(lacks(), []doctor.Finding{{Level: doctor.Good, Vulkan: vulkan}})
		if (list[0].Level == doctor.Note) != vulkan || len(list) != 2 {
			t.Errorf("Vulkan %v: %+v", vulkan, list)
		}
	}
}

// Every variable that the code reads, but for its tests, is one that doctor knows.
func TestDoctorKnowsEveryVariable(t *testing.T) {
	name := regexp.MustCompile(`"(WEFT_[A-Z_]*[A-Z])"`)
	read := map[string]bool{}
	err := filepath.WalkDir("../..", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") || strings.Contains(file, "doctor") {
			return err
		}
		text, err := os.ReadFile(file)
		for _, m := range name.FindAllStringSubmatch(string(text), -1) {
			read[m[1]] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(read) < 4 {
		t.Fatalf("the code reads %v", read)
	}
	for variable := range read {
		if !slices.Contains(doctor.Variables(), variable) {
			t.Errorf("doctor takes %s for a mistake", variable)
		}
	}
}
