package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const list = "../../../THIRD_PARTY_LICENSES"

// texts are what only the licence of a name says.
var texts = map[string]string{
	"MIT":          "permission is hereby granted, free of charge",
	"BSD-3-Clause": "redistribution and use in source and binary forms",
	"Apache-2.0":   "apache license version 2.0",
	"MPL-2.0":      "mozilla public license version 2.0",
	"FTL":          "the freetype license",
}

// TestLicenses lists every module that the packages and their tests import, with cgo and without, with the
// tag window too, and holds its own licence's text against the list.
func TestLicenses(t *testing.T) {
	known, err := readLicenses(list)
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]string{}
	for _, build := range []struct{ cgo, tags string }{{"0", ""}, {"1", ""}, {"1", "window"}} {
		list := exec.Command("go", "list", "-C", "../../..", "-deps", "-test", "-tags", build.tags,
			"-f", "{{with .Module}}{{if .Version}}{{.Path}} {{.Dir}}{{end}}{{end}}", "./...")
		list.Env = append(os.Environ(), "CGO_ENABLED="+build.cgo)
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(out)) {
			if path, dir, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
				used[path] = dir
			}
		}
	}
	for path, dir := range used {
		id, ok := known[path]
		if !ok {
			t.Errorf("%s is not in THIRD_PARTY_LICENSES: add it, with its licence and what it is for", path)
			continue
		}
		if want, ok := texts[id]; !ok || !strings.Contains(licenseText(t, dir), want) {
			t.Errorf("%s is listed under %s, which its licence in %s does not say", path, id, dir)
		}
	}
	for path := range known {
		if used[path] == "" {
			t.Errorf("%s is listed, and nothing imports it", path)
		}
	}
	if len(used) < 10 {
		t.Errorf("%d modules were found", len(used))
	}
}

var blanks = regexp.MustCompile(`\s+`)

// licenseText is a module's licence, in lower case and single blanks.
func licenseText(t *testing.T, dir string) string {
	t.Helper()
	for _, pattern := range []string{"LICENSE*", "License*", "COPYING*"} {
		found, _ := filepath.Glob(filepath.Join(dir, pattern))
		for _, path := range found {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			return strings.ToLower(blanks.ReplaceAllString(string(text), " "))
		}
	}
	return ""
}

// TestBill writes the bill of a program with dependencies: this test is one of Weft's
// own, so the tool is built.
func TestBill(t *testing.T) {
	program := filepath.Join(t.TempDir(), "gpubench")
	if out, err := exec.Command("go", "build", "-C", "../../..", "-o", program, "./cmd/gpubench").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var out bytes.Buffer
	if err := write(&out, program, list); err != nil {
		t.Fatal(err)
	}
	var b bill
	if err := json.Unmarshal(out.Bytes(), &b); err != nil {
		t.Fatal(err)
	}
	names := map[string]component{}
	for _, c := range b.Components {
		names[c.Name] = c
	}
	kong := names["github.com/alecthomas/kong"] // there with and without cgo
	if b.Format != "CycloneDX" || len(b.Metadata.Component.Hashes) != 1 || len(kong.Licenses) != 1 || kong.Licenses[0].License.ID != "MIT" ||
		!strings.HasPrefix(kong.PURL, "pkg:golang/github.com/alecthomas/kong@v") || !strings.HasPrefix(kong.Properties[0].Value, "h1:") {
		t.Errorf("the bill:\n%s", out.String())
	}
	if _, ok := names["pgregory.net/rapid"]; ok {
		t.Error("what only tests import is in the program's bill")
	}
	if err := write(&out, list, list); err == nil {
		t.Error("a text has a bill")
	}
}
