package tests

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"
)

// The page of what was measured on a card: one visit of script/gpu, and the model of
// today beside it.
const (
	measuredPage  = "../docs/gpu-h200.md"
	measuredWeft  = "../bench/results/2026-11-27-h200-nvidia580.159.04.json"
	measuredTorch = "../bench/results/2026-11-27-h200-torch2.11.0.json"
	measuredModel = "../bench/results/2026-11-27-h200-model.json"
)

//go:generate go test -count=1 -run ^TestMeasuredPageIsCurrent$ . -update

// measuredRun is what the page shows of a record of gpubench run, or of a baseline.
type measuredRun struct {
	Line string `json:"line"`
	GPU  struct {
		Median float64 `json:"median"`
	} `json:"gpu_ns"`
	Verified bool   `json:"verified"`
	Error    string `json:"error"`
}

// The page's table is that of the recorded measurements; every result of Weft was verified.
func TestMeasuredPageIsCurrent(t *testing.T) {
	prose, got, ok := strings.Cut(read(t, measuredPage), generated)
	if !ok {
		t.Fatalf("%s lacks the line %s", measuredPage, generated)
	}
	want := measuredTable(t)
	if *update {
		if err := os.WriteFile(measuredPage, []byte(prose+generated+want), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want {
		t.Errorf("%s is not what %s and the others beside it say: go generate ./tests", measuredPage, measuredWeft)
	}
}

func measuredRecords(t *testing.T, file string) (list []measuredRun) {
	t.Helper()
	if err := json.Unmarshal([]byte(read(t, file)), &list); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return list
}

func measuredTable(t *testing.T) string {
	t.Helper()
	torch, predicted := map[string]float64{}, map[string]float64{}
	for _, r := range measuredRecords(t, measuredTorch) {
		torch[r.Line] = r.GPU.Median / 1000
	}
	for _, p := range predictions(t, measuredModel) {
		predicted[p.Line] = p.Microseconds
	}
	var rows strings.Builder
	logs, compared, faster := 0.0, 0, 0
	for _, r := range measuredRecords(t, measuredWeft) {
		us := r.GPU.Median / 1000
		if !r.Verified || r.Error != "" || us <= 0 || predicted[r.Line] <= 0 {
			t.Errorf("%s: verified %v, error %q, %v us, predicted %v", r.Line, r.Verified, r.Error, us, predicted[r.Line])
			continue
		}
		peer := "- | -"
		if other := torch[r.Line]; other > 0 {
			peer = fmt.Sprintf("%.4g | %.2f", other, other/us)
			logs, compared = logs+math.Log(other/us), compared+1
			if other > us {
				faster++
			}
		}
		fmt.Fprintf(&rows, "| `%s` | %.4g | %s | %.4g | %.2f |\n", r.Line, us, peer, predicted[r.Line], us/predicted[r.Line])
	}
	return fmt.Sprintf("\nOf %d lines that both have, Weft takes less time in %d; in the geometric mean it is %.2f times as fast.\n\n"+
		"| line | Weft, µs | PyTorch, µs | times as fast | predicted, µs | measured over predicted |\n| --- | ---: | ---: | ---: | ---: | ---: |\n",
		compared, faster, math.Exp(logs/float64(compared))) + rows.String()
}
