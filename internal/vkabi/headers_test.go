//go:build cgo

package vkabi

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var headers = flag.String("headers", "", "write what the Khronos Group's headers in this `folder` say, as "+registered)

// The C that Weft is built with (vulkan-go's headers, and the shim's own) has the layouts and the values of this
// package: each name is in one of them at least, or is the registry's alone. With -headers the registry's file is
// written anew: `go test ./internal/vkabi -args -headers Vulkan-Headers/include`.
func TestAgainstHeaders(t *testing.T) {
	facts := declared(t, "amd64")
	if *headers != "" {
		writeRegistered(t, facts)
	}
	found := map[string]string{}
	for _, include := range []string{moduleHeaders(t) + "/vulkan.h", filepath.Join("..", "vkx", "vkabi.h")} {
		for name, value := range compiled(t, include, facts) {
			if facts[name] != value {
				t.Errorf("%s is %s, %s has %s", name, facts[name], include, value)
			}
			found[name] = value
		}
	}
	for name := range facts {
		if _, ok := found[name]; !ok && !strings.HasPrefix(name, "VK_") {
			t.Errorf("%s is in no header", name)
		}
	}
}

func writeRegistered(t *testing.T, facts map[string]string) {
	got := compiled(t, filepath.Join(*headers, "vulkan", "vulkan.h"), facts)
	var text strings.Builder
	text.WriteString("# Sizes and offsets in bytes, and values, of Vulkan's registry (vulkan_core.h); written by TestAgainstHeaders.\n")
	for _, name := range slices.Sorted(maps.Keys(got)) {
		fmt.Fprintln(&text, name, got[name])
	}
	if err := os.WriteFile(registered, []byte(text.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// moduleHeaders is the folder of vulkan-go's headers.
func moduleHeaders(t *testing.T) string {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/vulkan-go/vulkan").Output()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(strings.TrimSpace(string(dir)), "vulkan")
}

// compiled asks the C compiler for those of the facts that a header has.
func compiled(t *testing.T, include string, facts map[string]string) map[string]string {
	t.Helper()
	include, err := filepath.Abs(include)
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Dir(include)
	text := headerText(t, folder)
	var program strings.Builder
	fmt.Fprintf(&program, "#include <stddef.h>\n#include <stdio.h>\n#include %q\nint main(void) {\n", include)
	for _, name := range slices.Sorted(maps.Keys(facts)) {
		if expression := expressionOf(name, text); expression != "" {
			fmt.Fprintf(&program, "printf(\"%s %%lld\\n\", (long long)(%s));\n", name, expression)
		}
	}
	program.WriteString("return 0;\n}\n")
	return parseFacts(run(t, program.String(), "-I"+folder, "-I"+filepath.Dir(folder)))
}

// headerText is the text of all headers of a folder.
func headerText(t *testing.T, folder string) string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "v*.h"))
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text.Write(content)
	}
	return text.String()
}

// expressionOf is what the C compiler is asked for a fact; "" where the headers do not have it.
func expressionOf(name, text string) string {
	if strings.HasPrefix(name, "VK_") {
		if regexp.MustCompile(`\b` + name + `\b`).MatchString(text) {
			return name
		}
		return ""
	}
	structure, field, isField := strings.Cut(name, ".")
	whole := regexp.MustCompile(`(?s)typedef struct( ` + structure + `)? \{([^;]|;[^}]|;\n +\})*?;\n\} ` + structure + `;`)
	if !regexp.MustCompile(`\} `+structure+`;`).MatchString(text) && !regexp.MustCompile(`\b`+structure+`;`).MatchString(text) {
		return ""
	}
	if !isField {
		return "sizeof(" + structure + ")"
	}
	lower := strings.ToLower(field[:1]) + field[1:]
	if body := whole.FindString(text); body != "" && !regexp.MustCompile(`\b`+lower+`\b`).MatchString(body) {
		lower = field // VkCooperativeMatrixPropertiesKHR has MSize
	}
	return "offsetof(" + structure + ", " + lower + ")"
}

// run compiles a program and returns what it prints.
func run(t *testing.T, program string, flags ...string) string {
	t.Helper()
	folder := t.TempDir()
	source, binary := filepath.Join(folder, "facts.c"), filepath.Join(folder, "facts")
	if err := os.WriteFile(source, []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	compiler, err := exec.Command("go", "env", "CC").Output()
	if err != nil {
		t.Fatal(err)
	}
	if text, err := exec.Command(strings.TrimSpace(string(compiler)), append(flags, source, "-o", binary)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	text, err := exec.Command(binary).Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
