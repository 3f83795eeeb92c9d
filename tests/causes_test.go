package tests

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Users are to give errors.As types of public packages: packages tensor and device have types
// of their own for the errors of ops, memory and vulkan, and make one of each that leaves them;
// no public package's comments speak of a type of a package that is not public.
func TestErrorTypesArePublic(t *testing.T) {
	inside := map[string]string{
		"SizeError": "package memory's own, of sizes that no tensor has", "PipelineError": "a defect of a kernel", "BatchError": "a defect of a batch",
		"AbsentError": "device.NotFoundError says it", "KeepError": "for the tool that tunes",
	}
	surface := surfaceOf(t, "tensor").String() + surfaceOf(t, "device").String()
	own := read(t, "../tensor/causes.go") + read(t, "../device/own.go")
	for _, pkg := range []string{"ops", "memory", "internal/vulkan"} {
		for _, file := range goFiles(t, "../"+pkg) {
			for _, d := range file.Decls {
				decl, ok := d.(*ast.GenDecl)
				if !ok || decl.Tok != token.TYPE {
					continue
				}
				for _, spec := range decl.Specs {
					name := spec.(*ast.TypeSpec).Name.Name
					if !strings.HasSuffix(name, "Error") || !ast.IsExported(name) {
						continue
					}
					made := strings.Contains(own, "*"+filepath.Base(pkg)+"."+name)
					if public := strings.Contains(surface, "type "+name+" struct") && made; public == (inside[name] != "") {
						t.Errorf("%s.%s: public in package tensor or device is %v, reason not to be: %q", pkg, name, public, inside[name])
					}
				}
			}
		}
	}
	internal := regexp.MustCompile(`\b(ops|memory|engine|plan|compose|vulkan|hostref|graph)\.[A-Z]\w*Error\b`)
	for _, pkg := range publicPackages {
		paths, err := filepath.Glob(filepath.Join("..", pkg, "*.go"))
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: %v", pkg, err)
		}
		for _, path := range paths {
			for _, line := range strings.Split(read(t, path), "\n") {
				_, comment, ok := strings.Cut(line, "//")
				if name := internal.FindString(comment); ok && name != "" && !strings.HasSuffix(path, "_test.go") {
					t.Errorf("%s speaks of %s, which users cannot name: %s", path, name, comment)
				}
			}
		}
	}
}
