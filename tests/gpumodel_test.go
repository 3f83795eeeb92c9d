package tests

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/predict"
)

// The page of predictions: what gpubench model gave for the kernels of two commits.
const (
	modelPage   = "../docs/gpu-model.md"
	modelBefore = "../bench/results/2026-11-22-model-before.json"
	modelAfter  = "../bench/results/2026-11-27-model-after.json"
)

//go:generate go test -count=1 -run ^TestModelPageIsCurrent$ . -update

// The page's tables are those of the recorded predictions.
func TestModelPageIsCurrent(t *testing.T) {
	page := read(t, modelPage)
	prose, got, ok := strings.Cut(page, generated)
	if !ok {
		t.Fatalf("%s lacks the line %s", modelPage, generated)
	}
	want := modelTables(t, predictions(t, modelBefore), predictions(t, modelAfter))
	if *update {
		if err := os.WriteFile(modelPage, []byte(prose+generated+want), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want {
		t.Errorf("%s is not what %s and %s say: go generate ./tests", modelPage, modelBefore, modelAfter)
	}
}

func predictions(t *testing.T, file string) []predict.Prediction {
	t.Helper()
	var list []predict.Prediction
	if err := json.Unmarshal([]byte(read(t, file)), &list); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if len(list) == 0 {
		t.Fatalf("%s holds no prediction", file)
	}
	return list
}

// modelTables are a table for each card, in the order of the later predictions.
func modelTables(t *testing.T, before, after []predict.Prediction) string {
	t.Helper()
	earlier := map[string]predict.Prediction{}
	for _, p := range before {
		earlier[p.Card+p.Line] = p
	}
	var b strings.Builder
	card := ""
	for _, p := range after {
		if p.Card != card {
			card = p.Card
			fmt.Fprintf(&b, "\n## %s\n\n| line | before, µs | of bandwidth | limit | after, µs | of bandwidth | limit | times |\n| --- | ---: | ---: | --- | ---: | ---: | --- | ---: |\n", card)
		}
		was, ok := earlier[p.Card+p.Line]
		if !ok || p.Error != "" || was.Error != "" {
			t.Errorf("%s, %s: predicted before %v, errors %q and %q", p.Card, p.Line, ok, was.Error, p.Error)
			continue
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %.1f |\n", p.Line, modelCells(was), modelCells(p), was.Microseconds/p.Microseconds)
	}
	return b.String()
}

func modelCells(p predict.Prediction) string {
	limit := fmt.Sprintf("%s %.2f", p.Limit, p.Limited)
	if p.Flops > 0 {
		limit += fmt.Sprintf(", %.1f TFLOP/s", p.GFlopPerS/1000)
	}
	return fmt.Sprintf("%.4g | %.2f | %s", p.Microseconds, p.Bandwidth, limit)
}
