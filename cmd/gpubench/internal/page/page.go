package page

import (
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/chart"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
)

//go:embed page.html
var pageHTML string

//go:embed page.css
var pageCSS string

//go:embed sort.js
var sortJS string

var pageTemplate = template.Must(template.New("page").Parse(pageHTML))

// EmptyError says that there is nothing to draw.
type EmptyError struct{ Kind string }

func (e *EmptyError) Error() string {
	needs := map[string]string{
		"roofline": "lines with arithmetic", "share": "lines with a roofline", "sweep": "lines at two sizes or more", "growth": "lines at two sizes or more", "comparison": "two files with lines in common",
	}
	return fmt.Sprintf("plot %s: there is nothing to draw, it needs %s", e.Kind, needs[e.Kind])
}

// Figure writes the figures of a kind as one SVG image, one below the other.
// Errors: *[EmptyError], and the writer's.
func Figure(w io.Writer, kind string, files []File, write func(io.Writer, ...chart.Image) error) error {
	list := figures(kind, files)
	if len(list) == 0 {
		return &EmptyError{kind}
	}
	images := make([]chart.Image, len(list))
	for i, l := range list {
		images[i] = l.Image
	}
	return write(w, images...)
}

// shown is what the template shows.
type shown struct {
	Title   string
	CSS     template.CSS
	Script  template.JS
	Command string
	Facts   []string
	Figures []figure
	Tables  []table
}

type figure struct {
	ID, Title, Note, Command string
	SVG                      template.HTML
}

type table struct {
	ID, Title, Note, Command string
	Header                   []string
	Rows                     [][]cell
}

// cell is a table's: what is read, and what is sorted by.
type cell struct {
	Text  string
	Key   string // a number where the column has numbers
	Class string
}

// Write writes the page.
func Write(w io.Writer, files []File) error {
	s := shown{Title: "gpubench report", CSS: template.CSS(pageCSS + chart.Style), Script: template.JS(sortJS), Command: "gpubench report " + names(files) + " --out report.html"}
	s.Facts = facts(files)
	for _, kind := range Kinds() {
		for i, img := range figures(kind, files) {
			f := figure{ID: fmt.Sprintf("%s-%d", kind, i+1), Title: img.title, Note: img.note, SVG: template.HTML(img.SVG),
				Command: fmt.Sprintf("gpubench report %s --plot %s --out %s.svg", names(files), kind, kind)}
			s.Figures = append(s.Figures, f)
		}
	}
	s.Tables = append(s.Tables, devices(files))
	for i, f := range files {
		s.Tables = append(s.Tables, results(i, f))
	}
	for i, f := range files[1:] {
		s.Tables = append(s.Tables, compared(i, files[0], f))
	}
	return pageTemplate.Execute(w, s)
}

// facts say how many results there are, and what they are worth.
func facts(files []File) []string {
	total, bad, noisy := 0, 0, 0
	for _, f := range files {
		total += len(f.Runs)
		bad += len(f.Runs) - len(counted(f.Runs))
		for _, r := range counted(f.Runs) {
			noisy += min(len(r.Noisy), 1)
		}
	}
	list := []string{fmt.Sprintf("%d results of %s", total, names(files))}
	if bad > 0 {
		list = append(list, fmt.Sprintf("%d do not count: wrong, or refused as impossible", bad))
	}
	if noisy > 0 {
		list = append(list, fmt.Sprintf("%d are noisy, and marked so", noisy))
	}
	return list
}

func names(files []File) string {
	var list []string
	for _, f := range files {
		name := f.Name
		if strings.ContainsAny(name, " '\"$&;()") {
			name = "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
		}
		list = append(list, name)
	}
	return strings.Join(list, " ")
}

func text(s string) cell { return cell{Text: s, Key: s} }

func number(x float64, shown string) cell {
	return cell{Text: shown, Key: strconv.FormatFloat(x, 'g', -1, 64), Class: "n"}
}

// devices tells what was measured on, and how it was then.
func devices(files []File) table {
	t := table{ID: "devices", Title: "Devices", Command: "gpubench devices", Header: []string{"device", "driver", "file", "lines", "clock, temperature, power"}}
	type key struct{ device, driver, file string }
	var order []key
	lines, told := map[key]int{}, map[key]string{}
	for _, f := range files {
		for _, r := range f.Runs {
			k := key{r.Device, r.Driver, f.Name}
			if !slices.Contains(order, k) {
				order = append(order, k)
			}
			lines[k]++
			if c := r.Conditions; c != nil {
				told[k] = c.After.String()
			}
		}
	}
	for _, k := range order {
		t.Rows = append(t.Rows, []cell{text(k.device), text(k.driver), text(k.file), number(float64(lines[k]), strconv.Itoa(lines[k])), text(cmp.Or(told[k], "-"))})
	}
	return t
}

// results are a file's lines.
func results(i int, f File) table {
	t := table{ID: fmt.Sprintf("results-%d", i+1), Title: "Results: " + f.Name, Command: "gpubench run --format json --out " + names([]File{f}),
		Note:   "Time is the median, on the device's clock where it has one; ± half its confidence interval of 95%. A line's roof is the lower of its bandwidth's and its arithmetic's.",
		Header: []string{"line", "time", "±", "GB/s", "of roof", "GFLOP/s", "op/byte", "roof", "first run", "together", "kernels", "state"}}
	for _, r := range f.Runs {
		ns := r.Ns().Median
		part, _ := r.OfRoof()
		state := text("good")
		switch {
		case !r.Verified:
			state = cell{"wrong: " + r.Error, "wrong", "bad"}
		case r.Error != "":
			state = cell{r.Error, "refused", "bad"}
		case len(r.Noisy) > 0:
			state = cell{strings.Join(r.Noisy, ", "), "noisy", "noisy"}
		}
		t.Rows = append(t.Rows, []cell{{r.Line, r.Line, "l"}, duration(ns), number(r.Interval, report.Share(r.Interval)), number(r.GBPerS, report.Rate(r.GBPerS)),
			number(part, report.Percent(part)), number(r.GFlopPerS, report.Rate(r.GFlopPerS)), number(Intensity(r), report.Rate(Intensity(r))),
			text(cmp.Or(r.Bound, "-")), duration(r.FirstNs), duration(r.BatchNs), number(float64(r.Kernels), strconv.Itoa(r.Kernels)), state})
	}
	return t
}

func duration(ns int64) cell {
	if ns <= 0 {
		return number(0, "-")
	}
	return number(float64(ns), report.Duration(ns))
}

// compared are two files' lines beside each other.
func compared(i int, a, b File) table {
	t := table{ID: fmt.Sprintf("compared-%d", i+1), Title: fmt.Sprintf("%s against %s", b.Name, a.Name), Command: "gpubench compare " + names([]File{a, b}),
		Header: []string{"line", a.Name, b.Name, "ratio", "interval", b.Name + " is"}}
	for _, c := range record.Compare(a.Runs, b.Runs) {
		row := []cell{{c.Line, c.Line, "l"}, duration(c.ANs), duration(c.BNs), number(c.Ratio, report.Rate(c.Ratio)), text("-"), {c.Verdict, c.Verdict, "v-" + strings.Fields(c.Verdict)[0]}}
		if c.Ratio > 0 {
			row[4] = cell{fmt.Sprintf("%s to %s", report.Digits(c.Low), report.Digits(c.High)), strconv.FormatFloat(c.Low, 'g', -1, 64), "n"}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}
