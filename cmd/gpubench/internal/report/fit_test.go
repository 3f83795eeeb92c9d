package report

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jedib0t/go-pretty/v6/text"
)

var wide = Table{
	Header: []string{"line", ">time", ">±", "clock", ">GB/s", "verified"},
	Rows: [][]string{
		{"add f32 [2] [2]", "1.00 µs", "2.0%", "gpu", "12.5", "yes"},
		{"expr 'relu(a*b + c)' f32 a=[1096,1096] b=[1096] c=[1096,1]", "12.3 ms", "75.1%", "gpu", "-", "NO"},
	},
	Aside: []string{"clock"},
}

func written(t *testing.T, l Layout, table Table) string {
	t.Helper()
	var b strings.Builder
	if err := Write(&b, Text, l, table, nil); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A table is as wide as the screen at the most, and says all that it does on a wider one.
func TestTablesFit(t *testing.T) {
	for width := 40; width < 120; width++ {
		got := written(t, Layout{Width: width}, wide)
		for _, line := range strings.Split(got, "\n") {
			if n := text.StringWidthWithoutEscSequences(strings.TrimRight(line, " ")); n > width {
				t.Errorf("width %d: %d in %q", width, n, line)
			}
		}
		for _, row := range append(wide.Rows, wide.Header) {
			for _, word := range strings.Fields(strings.Join(row, " ")) {
				if word = strings.TrimPrefix(word, ">"); word != "-" && !strings.Contains(got, word) {
					t.Errorf("width %d: no %q in\n%s", width, word, got)
				}
			}
		}
	}
	want := `    clock gpu
line                                  time      ±  GB/s  verified
-----------------------------------------------------------------
add f32 [2] [2]                    1.00 µs   2.0%  12.5  yes
expr 'relu(a*b + c)' f32           12.3 ms  75.1%     -  NO
a=[1096,1096] b=[1096] c=[1096,1]
`
	if got := written(t, Layout{Width: 65}, wide); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got, as := written(t, Layout{}, wide), written(t, Layout{Width: 400}, wide); got != as {
		t.Errorf("without a width\n%s\nwith a great one\n%s", got, as)
	}
}

// What differs from row to row stands below each.
func TestDetailsOfRows(t *testing.T) {
	table := Table{Header: []string{"name", "driver", "features"}, Aside: []string{"driver"}, Rows: [][]string{
		{"a device with a long name", "its driver 1.0", "int64"}, {"another", "another 2.0", "int64"}}}
	const want = `    features int64
name
---------------------------
a device with a long name
    driver its driver 1.0
another
    driver another 2.0
`
	if got := written(t, Layout{Width: 30}, table); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Colours change nothing but colours.
func TestColours(t *testing.T) {
	plain := written(t, Layout{Width: 80}, wide)
	coloured := written(t, Layout{Width: 80, Colour: true}, wide)
	if !strings.Contains(coloured, fmt.Sprintf("\x1b[%dmNO", text.FgRed)) {
		t.Errorf("NO is not red: %q", coloured)
	}
	if got := text.StripEscape(coloured); got != plain {
		t.Errorf("got\n%s\nwant\n%s", got, plain)
	}
}
