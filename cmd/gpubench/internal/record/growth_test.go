package record

import (
	"bytes"
	"encoding/xml"
	"io"
	"math"
	"strings"
	"testing"
	"time"
)

// timed is a record of a line that took so long, in two samples of which the other
// was disturbed.
func timed(line, op string, flops int64, least time.Duration, shapes ...[]int) Run {
	r := Run{Line: line, Op: op, Shapes: shapes, Flops: flops}
	r.SetSamples([]time.Duration{3 * least, least}, nil)
	return r
}

func TestWorkloadsAreLinesWithoutSizes(t *testing.T) {
	for line, want := range map[string]string{
		"add f32 [1024] [1024]":                   "add f32 [n] [n]",
		"add f32 [64,64,8,1] [64,1,8,1]":          "add f32 [n,n,n,1] [n,1,n,1]",
		"sum f32 [4096,4096] axis=1":              "sum f32 [n,n] axis=1",
		"expr '2*a + b[0]' f32 a=[32,32] b=[32]":  "expr '2*a + b[n]' f32 a=[n,n] b=[n]",
		"where f32 bool[64,64] [64] []":           "where f32 bool[n,n] [n] []",
		"matmul f32 [16,128,128] [16,128,128]":    "matmul f32 [n,n,n] [n,n,n]",
		"expr 'a*10' f32 a=[10]":                  "expr 'a*10' f32 a=[n]",
		"broadcast_to f32 [1,10] shape=[100,10] ": "broadcast_to f32 [1,n] shape=[n,n] ",
	} {
		if got := Workload(line); got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}

func TestSeriesAreTimesPerElementBySize(t *testing.T) {
	broken := timed("add f32 [4194304] [4194304]", "add", 4<<20, time.Second, []int{4 << 20})
	broken.Error = "refused"
	list := Growth([]Run{
		timed("add f32 [4096] [4096]", "add", 4096, 8192, []int{4096}, []int{4096}),
		timed("add f32 [1024] [1024]", "add", 1024, 5120, []int{1024}, []int{1024}),
		timed("matmul f32 [32,32] [32]", "matmul", 2*1024, 4096, []int{32, 32}, []int{32}),
		timed("add f32 [1048576] [1048576]", "add", 1<<20, 1<<20, []int{1 << 20}, []int{1 << 20}),
		broken,
		timed("add f32 [16777216] [16777216]", "add", 16<<20, 8<<20, []int{16 << 20}, []int{16 << 20}),
		timed("add f32 [67108864] [67108864]", "add", 64<<20, 64<<20, []int{64 << 20}, []int{64 << 20}),
	})
	if len(list) != 2 || list[0].Workload != "add f32 [n] [n]" || list[1].Workload != "matmul f32 [n,n] [n]" {
		t.Fatalf("series %+v", list)
	}
	want := []Point{{"add f32 [1024] [1024]", 1024, 5}, {"add f32 [4096] [4096]", 4096, 2}, {"add f32 [1048576] [1048576]", 1 << 20, 1},
		{"add f32 [16777216] [16777216]", 16 << 20, 0.5}, {"add f32 [67108864] [67108864]", 64 << 20, 1}}
	for i, p := range list[0].Points {
		if len(list[0].Points) != len(want) || p != want[i] {
			t.Fatalf("points %+v, want %+v", list[0].Points, want)
		}
	}
	if list[0].Cliff != 2 || list[0].Per != "element" {
		t.Errorf("a cliff of %v per %s, want 2 per element", list[0].Cliff, list[0].Per)
	}
	if m := list[1]; m.Points[0].Ns != 4 || m.Per != "multiplication" || m.Cliff != 0 {
		t.Errorf("a product: %+v", m)
	}
}

func TestPlotsAreImages(t *testing.T) {
	list := Growth([]Run{
		timed("add f32 [1024]", "add", 1024, 5120, []int{1024}),
		timed("add f32 [4096]", "add", 4096, 8192, []int{4096}),
		timed("exp('<') f32 [1024]", "exp", 1024, 9000, []int{1024}),
	})
	var b bytes.Buffer
	if err := Plot(&b, list); err != nil {
		t.Fatal(err)
	}
	marks := map[string]int{}
	for d := xml.NewDecoder(&b); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch v := token.(type) {
		case xml.StartElement:
			marks[v.Name.Local]++
		case xml.CharData:
			marks[strings.TrimSpace(string(v))]++
		}
	}
	// A point each and one in the legend.
	for mark, want := range map[string]int{"svg": 1, "polyline": 2, "circle": 5, "add f32 [n]": 1, "exp('<') f32 [n]": 1, "elements": 1} {
		if marks[mark] != want {
			t.Errorf("%q is there %d times, want %d", mark, marks[mark], want)
		}
	}
	if err := Plot(&b, nil); err == nil {
		t.Error("nothing was drawn without an error")
	}
}

// Points lie inside their frame, a smaller size further left and a longer time
// further up.
func TestPointsAreInTheFrame(t *testing.T) {
	s := Series{Points: []Point{{Elements: 1 << 10, Ns: 250}, {Elements: 3 << 12, Ns: 1}, {Elements: 1 << 26, Ns: 0.02}}}
	p := newPanel(io.Discard, []Series{s})
	lastX, lastY := 0.0, 0.0
	for _, at := range s.Points {
		x, y := p.x(math.Log2(float64(at.Elements))), p.y(math.Log10(at.Ns))
		if x < frameLeft || x > frameLeft+frameWidth || y < frameTop || y > frameTop+frameHeight || x <= lastX || y <= lastY {
			t.Errorf("%+v is at %v, %v, after %v, %v", at, x, y, lastX, lastY)
		}
		lastX, lastY = x, y
	}
}
