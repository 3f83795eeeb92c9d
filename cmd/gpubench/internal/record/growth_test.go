package record

import (
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
