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
	measuredNets  = "../bench/results/2026-11-27-h200-networks.json"
)

//go:generate go test -count=1 -run ^TestMeasuredPageIsCurrent$ . -update

// measuredRun is what the page shows of a record of gpubench run, or of a baseline.
type measuredRun struct {
	Line string `json:"line"`
	GPU  struct {
		Min    float64 `json:"min"`
		Median float64 `json:"median"`
	} `json:"gpu_ns"`
	Verified   bool   `json:"verified"`
	Error      string `json:"error"`
	Conditions struct {
		After struct {
			Clock float64 `json:"clock_mhz"`
		} `json:"after"`
	} `json:"conditions"`
}

// disturbed reports whether the GPU's clock was low in most of the samples: after them it
// was, or half of them are much slower than the quickest.
func (r measuredRun) disturbed(clock float64) bool {
	return r.Conditions.After.Clock < 0.9*clock || r.GPU.Median > 1.3*r.GPU.Min
}

// measuredNetwork is what bench/peers/networks.py writes of a network.
type measuredNetwork struct {
	Network string
	Batch   int
	Weft    struct {
		Ms     float64
		SHA256 []string
	}
	Torch struct {
		Eager  float64 `json:"eager_ms"`
		Copies float64 `json:"copies_ms"`
		Graph  float64 `json:"graph_ms"`
	}
}

// The page's table is that of the recorded measurements; every result of Weft was verified.
func TestMeasuredPageIsCurrent(t *testing.T) {
	prose, got, ok := strings.Cut(read(t, measuredPage), generated)
	if !ok {
		t.Fatalf("%s lacks the line %s", measuredPage, generated)
	}
	want := measuredTable(t) + networksTable(t)
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
	logs, compared, faster, clock := 0.0, 0, 0, 0.0
	records := measuredRecords(t, measuredWeft)
	for _, r := range records {
		clock = max(clock, r.Conditions.After.Clock)
	}
	for _, r := range records {
		us, mark := r.GPU.Median/1000, ""
		disturbed := r.disturbed(clock)
		if disturbed {
			mark = " (at a low clock)"
		}
		if !r.Verified || r.Error != "" || us <= 0 || predicted[r.Line] <= 0 {
			t.Errorf("%s: verified %v, error %q, %v us, predicted %v", r.Line, r.Verified, r.Error, us, predicted[r.Line])
			continue
		}
		peer := "- | -"
		if other := torch[r.Line]; other > 0 {
			peer = fmt.Sprintf("%.4g | %.2f", other, other/us)
			if !disturbed {
				logs, compared = logs+math.Log(other/us), compared+1
			}
			if other > us && !disturbed {
				faster++
			}
		}
		fmt.Fprintf(&rows, "| `%s`%s | %.4g | %s | %.4g | %.2f |\n", r.Line, mark, us, peer, predicted[r.Line], us/predicted[r.Line])
	}
	return fmt.Sprintf("\n%d lines have figures of both and were not measured at a low clock. Weft takes less time than PyTorch in %d of them. In the geometric mean it is %.2f times as fast.\n\n"+
		"| line | Weft, µs | PyTorch, µs | times as fast | predicted, µs | measured over predicted |\n| --- | ---: | ---: | ---: | ---: | ---: |\n",
		compared, faster, math.Exp(logs/float64(compared))) + rows.String()
}

func networksTable(t *testing.T) string {
	t.Helper()
	var list []measuredNetwork
	if err := json.Unmarshal([]byte(read(t, measuredNets)), &list); err != nil {
		t.Fatalf("%s: %v", measuredNets, err)
	}
	var rows strings.Builder
	eager, copies, graph, faster := 0.0, 0.0, 0.0, 0
	for _, n := range list {
		us, p := n.Weft.Ms, n.Torch
		if us <= 0 || p.Eager <= 0 || p.Copies <= 0 || p.Graph <= 0 || len(n.Weft.SHA256) != 1 {
			t.Errorf("%s, batch %d: %+v", n.Network, n.Batch, n)
			continue
		}
		if p.Eager > us {
			faster++
		}
		eager, copies, graph = eager+math.Log(p.Eager/us), copies+math.Log(p.Copies/us), graph+math.Log(p.Graph/us)
		fmt.Fprintf(&rows, "| %s | %d | %.3g | %.3g | %.3g | %.3g | %.2f | %.8s |\n", n.Network, n.Batch, us, p.Eager, p.Copies, p.Graph, p.Eager/us, n.Weft.SHA256[0])
	}
	mean := func(sum float64) float64 { return math.Exp(sum / float64(len(list))) }
	return fmt.Sprintf("\n## Whole networks\n\nEach of the %d rows is a network with a batch size. Weft takes less time than eager PyTorch in %d rows. The geometric means say how many times as fast Weft is: %.2f times as eager PyTorch, "+
		"%.2f times as PyTorch that also copies its input from the host and its result back, and %.2f times as PyTorch's kernels in a recorded CUDA graph.\n\n"+
		"| network | batch | Weft, ms | PyTorch, ms | with copies | CUDA graph | times as fast | result's SHA-256 |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n",
		len(list), faster, mean(eager), mean(copies), mean(graph)) + rows.String()
}
