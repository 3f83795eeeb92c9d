package main

import (
	"bufio"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
)

func main() {
	licenses := flag.String("licenses", "THIRD_PARTY_LICENSES", "the `file` of licences")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "sbom: name one program")
		os.Exit(2)
	}
	if err := write(os.Stdout, flag.Arg(0), *licenses); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

// bill is CycloneDX 1.5, as far as it is used.
type bill struct {
	Format   string `json:"bomFormat"`
	Spec     string `json:"specVersion"`
	Version  int    `json:"version"`
	Metadata struct {
		Component component `json:"component"`
	} `json:"metadata"`
	Components []component `json:"components"`
}

type component struct {
	Type       string     `json:"type"`
	Ref        string     `json:"bom-ref,omitempty"`
	Name       string     `json:"name"`
	Version    string     `json:"version,omitempty"`
	PURL       string     `json:"purl,omitempty"`
	Hashes     []hash     `json:"hashes,omitempty"`
	Licenses   []license  `json:"licenses,omitempty"`
	Properties []property `json:"properties,omitempty"`
}

type hash struct {
	Algorithm string `json:"alg"`
	Content   string `json:"content"`
}

type license struct {
	License struct {
		ID string `json:"id"`
	} `json:"license"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

func write(out io.Writer, program, licenses string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	known, err := readLicenses(licenses)
	if err != nil {
		return err
	}
	sum, err := sumOf(program)
	if err != nil {
		return err
	}
	b := bill{Format: "CycloneDX", Spec: "1.5", Version: 1, Components: []component{}}
	b.Metadata.Component = component{Type: "application", Name: filepath.Base(program), Version: info.Main.Version,
		Hashes: []hash{{"SHA-256", sum}}, Licenses: licensed("Apache-2.0")}
	b.Components = append(b.Components, component{Type: "library", Ref: "go", Name: "std", Version: info.GoVersion,
		PURL: "pkg:golang/std@" + strings.TrimPrefix(info.GoVersion, "go"), Licenses: licensed("BSD-3-Clause")})
	for _, m := range info.Deps {
		c, err := describe(m, known)
		if err != nil {
			return err
		}
		b.Components = append(b.Components, c)
	}
	e := json.NewEncoder(out)
	e.SetIndent("", "  ")
	return e.Encode(b)
}

func describe(m *debug.Module, known map[string]string) (component, error) {
	if m.Replace != nil {
		m = m.Replace
	}
	id, ok := known[m.Path]
	if !ok {
		return component{}, fmt.Errorf("%s has no licence in the list", m.Path)
	}
	purl := "pkg:golang/" + m.Path + "@" + m.Version
	return component{Type: "library", Ref: purl, Name: m.Path, Version: m.Version, PURL: purl,
		Licenses: licensed(id), Properties: []property{{"go:sum", m.Sum}}}, nil
}

func licensed(id string) []license {
	var l license
	l.License.ID = id
	return []license{l}
}

func sumOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	_, err = io.Copy(h, f)
	return hex.EncodeToString(h.Sum(nil)), err
}

// readLicenses reads the list: a module's path, and its licence's name.
func readLicenses(path string) (map[string]string, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	known := map[string]string{}
	for s := bufio.NewScanner(f); s.Scan(); {
		if fields := strings.Fields(s.Text()); len(fields) > 2 && fields[0] != "#" {
			known[fields[0]] = fields[1]
		}
	}
	return known, nil
}
