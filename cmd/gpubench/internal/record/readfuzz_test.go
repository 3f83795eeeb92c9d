package record

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// FuzzReadRuns holds the reader of results to its contract: a *FileError, or runs that have
// a line, and of which nothing that is printed moves a terminal's cursor.
func FuzzReadRuns(f *testing.F) {
	for _, text := range []string{
		`[{"line":"add f32 [4]","op":"add","dtype":"f32","samples":3,"median_ns":5}]`, `[{"line":"x","error":"\u001b[2J"}]`, `[{}]`, `[]`, `{"line":1}`, `[{"samples":1e400}]`,
	} {
		f.Add([]byte(text))
	}
	file := filepath.Join(f.TempDir(), "results.json")
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		runs, err := ReadRuns(t.Context(), file)
		var wrong *FileError
		if err != nil {
			if !errors.As(err, &wrong) || wrong.Error() == "" || Printable(wrong.Err.Error()) != wrong.Err.Error() {
				t.Fatalf("%q: %T %q", text, err, err)
			}
			return
		}
		for _, r := range runs {
			for _, s := range []string{r.Line, r.Op, r.DType, r.Device, r.Driver, r.Error} {
				if Printable(s) != s {
					t.Errorf("%q would be printed", s)
				}
			}
			if r.Line == "" {
				t.Error("a run of no line")
			}
			_ = r.Refuse()
		}
	})
}
