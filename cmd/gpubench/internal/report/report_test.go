package report

import (
	"strings"
	"testing"
)

var sample = Table{
	Header: []string{"line", ">time"},
	Rows:   [][]string{{"add f32 [2] [2]", "1.00 µs"}, {"expr 'a|b, c'", "error\nmore"}},
}

func TestWrite(t *testing.T) {
	for _, c := range []struct {
		format Format
		want   string
	}{
		{Text, "line                time\n--------------------------\nadd f32 [2] [2]  1.00 µs\nexpr 'a|b, c'      error\n"},
		{CSV, "line,time\nadd f32 [2] [2],1.00 µs\n\"expr 'a|b, c'\",\"error\nmore\"\n"},
		{Markdown, "| line | time |\n| --- | ---:|\n| add f32 [2] [2] | 1.00 µs |\n| expr 'a\\|b, c' | error |\n"},
		{JSON, "[\n  {\n    \"line\": \"a<b\"\n  }\n]\n"},
	} {
		var b strings.Builder
		if err := Write(&b, c.format, Layout{}, sample, []map[string]string{{"line": "a<b"}}); err != nil {
			t.Fatal(err)
		}
		if b.String() != c.want {
			t.Errorf("%s\n got\n%s\nwant\n%s", c.format, b.String(), c.want)
		}
	}
}

func TestQuantities(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Duration(0), "0 ns"}, {Duration(999), "999 ns"}, {Duration(1234), "1.23 µs"},
		{Duration(45_678_000), "45.7 ms"}, {Duration(1_500_000_000), "1.50 s"},
		{Bytes(128 << 20), "128 MiB"}, {Bytes(1500), "1.46 KiB"}, {Bytes(0), "0 B"},
		{Digits(99.96), "100"}, {Digits(9.996), "10.0"}, {Digits(0.123), "0.12"}, {Digits(-12.34), "-12.3"},
		{Rate(0), "-"}, {Rate(20.55), "20.6"}, {Percent(0.734), "73%"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
