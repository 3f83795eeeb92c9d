package onnxtest_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/internal/onnxtest"
	"github.com/weft-gpu/weft/internal/testdev"
)

// Whatever the files of a folder hold, its test has a verdict, and one that it did not
// pass has a reason.
func FuzzRun(f *testing.F) {
	for _, name := range []string{"attention", "dft_complex", "cumprod"} {
		models, err := filepath.Glob("../../tests/onnx/testdata/" + name + "/model.onnx")
		if err != nil {
			f.Fatal(err)
		}
		for _, path := range models[:min(2, len(models))] {
			var files [3][]byte
			set := filepath.Join(filepath.Dir(path), "test_data_set_0")
			for i, file := range []string{path, filepath.Join(set, "input_0.pb"), filepath.Join(set, "output_0.pb")} {
				if files[i], err = os.ReadFile(file); err != nil {
					f.Fatal(err)
				}
			}
			f.Add(files[0], files[1], files[2])
		}
	}
	dev := testdev.OpenUnchecked(f)
	f.Fuzz(func(t *testing.T, model, input, output []byte) {
		dir := t.TempDir()
		set := filepath.Join(dir, "test_data_set_0")
		if err := os.Mkdir(set, 0o700); err != nil {
			t.Fatal(err)
		}
		for path, data := range map[string][]byte{filepath.Join(dir, "model.onnx"): model, filepath.Join(set, "input_0.pb"): input, filepath.Join(set, "output_0.pb"): output} {
			if err := os.WriteFile(path, data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if r := onnxtest.Run(t.Context(), dev, dir); (r.Verdict == onnxtest.Passed) != (r.Err == nil) {
			t.Errorf("%v, and the reason is %v", r.Verdict, r.Err)
		}
	})
}
