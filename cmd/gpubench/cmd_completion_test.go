package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// The manual and the completions have every command and every flag, since they are made
// of them.
func TestManAndCompletionsHaveEverything(t *testing.T) {
	_, usage, _ := gpubench(t, "--help")
	_, man, _ := gpubench(t, "man")
	_, fish, _ := gpubench(t, "completion", "fish")
	for _, want := range []string{"run", "ab", "report", "completion"} {
		if !strings.Contains(usage, "\n  "+want+" ") || !strings.Contains(man, "\n.SS "+want+" ") && !strings.Contains(man, "\n.SS "+want+"\n") || !strings.Contains(fish, " -a "+want+" ") {
			t.Errorf("%s is not in the usage, the manual and the completions", want)
		}
	}
	for _, want := range []string{`\-\-precision`, `\-d, \-\-device=SELECTOR`, ".SH SWEEPS", `add f32 [n=2^10..2^20] [n]`} {
		if !strings.Contains(man, want) {
			t.Errorf("no %s in the manual:\n%s", want, man)
		}
	}
	kept := false // lines as they are
	for i, line := range strings.Split(man, "\n") {
		if line == ".nf" || line == ".fi" {
			kept = line == ".nf"
		}
		if kept && len(line) > 100 || strings.ContainsFunc(line, func(r rune) bool { return r > unicode.MaxASCII }) {
			t.Errorf("line %d of the manual is too long, or not in ASCII: %s", i+1, line)
		}
		if strings.HasPrefix(line, "'") || strings.HasPrefix(line, ".") && !slices.Contains([]string{".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".B"}, strings.Fields(line)[0]) {
			t.Errorf("line %d of the manual would be read as a request: %s", i+1, line)
		}
	}
}

func TestBashCompletes(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("SKIPPED: no bash to complete in")
	}
	_, script, _ := gpubench(t, "completion", "bash")
	for typed, want := range map[string]string{
		"re":                  "report",
		"run --pre":           "--precision",
		"run --format j":      "json",
		"check --suite pl":    "planner",
		"growth --pl":         "--plot",
		"model --card h2":     "h200",
		"run --samples 3 --r": "--resume",
		"-d host ru":          "run",
		"run --format = j":    "json",
	} {
		words := append([]string{"gpubench"}, strings.Fields(typed)...)
		out, err := exec.Command(bash, append([]string{"-c", script + `
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _gpubench; echo "${COMPREPLY[*]}"`, "bash"}, words...)...).CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != want {
			t.Errorf("%s: %q, %v; want %s", typed, got, err, want)
		}
	}
}

// A closed pipe ends the program without a word, a full disk with one line and a status.
func TestPipesAndFullDisks(t *testing.T) {
	bin := filepath.Join(t.TempDir(), "gpubench")
	if out, err := exec.Command("go", "build", "-o", bin, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	shell := func(script string) string {
		cmd := exec.Command("bash", "-c", script)
		cmd.Env = append(os.Environ(), "GPUBENCH="+bin, "WEFT_DEVICE=host")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v", script, err)
		}
		return string(out)
	}
	if got := shell(`"$GPUBENCH" ops --format csv | head -c 4; exit 0`); got != "name" {
		t.Errorf("a closed pipe: %q", got)
	}
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("SKIPPED: no /dev/full, which is a disk that is full")
	}
	for _, args := range []string{`ops >/dev/full`, `ops --out /dev/full`, `run "neg f32 [4]" --format json --out /dev/full`, `--help >/dev/full`} {
		got := shell(`"$GPUBENCH" 2>&1 ` + args + `; echo "status $?"`)
		if strings.Count(got, "\n") != 2 || !strings.Contains(got, "no space left on device") || !strings.HasSuffix(got, "status 1\n") {
			t.Errorf("%s: %s", args, got)
		}
	}
}
