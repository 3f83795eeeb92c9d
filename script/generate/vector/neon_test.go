package main

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestWordsAreTheirInstructions has GNU's assembler write each instruction that the generated
// files have as a word, and compares.
func TestWordsAreTheirInstructions(t *testing.T) {
	const assembler, objcopy = "aarch64-linux-gnu-as", "aarch64-linux-gnu-objcopy"
	for _, tool := range []string{assembler, objcopy} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip("NOT CHECKED: " + err.Error())
		}
	}
	all, err := generated()
	if err != nil {
		t.Fatal(err)
	}
	var text []byte
	for name, file := range all {
		if strings.HasSuffix(name, "_arm64.s") {
			text = append(text, file...)
		}
	}
	words, texts := []uint32{}, []string{}
	for _, m := range regexp.MustCompile(`WORD \$(\w+) // (.*)`).FindAllStringSubmatch(string(text), -1) {
		word, err := strconv.ParseUint(m[1], 0, 32)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(texts, m[2]) {
			words, texts = append(words, uint32(word)), append(texts, m[2])
		}
	}
	folder := t.TempDir()
	source, object, binaryFile := filepath.Join(folder, "all.s"), filepath.Join(folder, "all.o"), filepath.Join(folder, "all")
	if err := os.WriteFile(source, []byte(strings.Join(texts, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range [][]string{{assembler, "-march=armv8-a", "-o", object, source}, {objcopy, "-O", "binary", "-j", ".text", object, binaryFile}} {
		if out, err := exec.Command(c[0], c[1:]...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", c, err, out)
		}
	}
	want, err := os.ReadFile(binaryFile)
	if err != nil || len(want) != 4*len(words) {
		t.Fatalf("%d bytes of %d words: %v", len(want), len(words), err)
	}
	for i, word := range words {
		if w := binary.LittleEndian.Uint32(want[4*i:]); w != word {
			t.Errorf("%s is %#08x, not %#08x", texts[i], w, word)
		}
	}
	t.Logf("%d instructions", len(words))
}
