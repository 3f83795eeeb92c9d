package tests

import (
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What is generated says by which go generate, and there is one that has it to
// do. That it is current is tested where the generator is.
func TestGeneratedFilesNameTheirGenerator(t *testing.T) {
	made := regexp.MustCompile(`(?m)^(?:// Code generated|<!-- From here on generated:) .*?go generate \./(\S+?)(?:;| -->)`)
	count := 0
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && path != ".." {
			return fs.SkipDir
		}
		isGo := strings.HasSuffix(path, "_gen.go")
		isPage := strings.HasSuffix(path, ".md") && strings.Contains(read(t, path), generatedMark)
		if entry.IsDir() || !isGo && !isPage {
			return nil
		}
		count++
		match := made.FindStringSubmatch(read(t, path))
		if match == nil {
			t.Errorf("%s does not say by which go generate it is made", path)
		} else if !hasGenerator(t, filepath.Join("..", match[1])) {
			t.Errorf("%s names go generate ./%s, where nothing is to be generated", path, match[1])
		}
		return nil
	})
	if err != nil || count == 0 {
		t.Fatalf("%d generated files: %v", count, err)
	}
}

func hasGenerator(t *testing.T, folder string) bool {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.Contains(read(t, file), "\n//go:generate ") {
			return true
		}
	}
	return false
}
