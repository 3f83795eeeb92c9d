package page

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/chart"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
)

// run is a result of a size; what it is called may be hostile.
func run(line, op string, n int, ns int64) record.Run {
	r := record.Run{Line: line, Op: op, DType: "f32", Shapes: [][]int{{n}, {n}}, Device: "a <b>device</b>", Driver: "driver & more",
		Bytes: int64(12 * n), Flops: int64(n), Kernels: 1, Verified: true}
	var samples []time.Duration
	for i := range 10 {
		samples = append(samples, time.Duration(ns+int64(i%3)))
	}
	r.SetSamples(samples, nil)
	r.SetRoofline(40e9)
	r.Judge(0)
	return r
}

func files() []File {
	a := []record.Run{run("add f32 [1024] [1024]", "add", 1024, 10_000), run("add f32 [4096] [4096]", "add", 4096, 9_000),
		run("add f32 [65536] [65536]", "add", 65536, 100_000), run("expr '</script><i>' f32", "expr", 1024, 5_000)}
	b := []record.Run{run("add f32 [1024] [1024]", "add", 1024, 5_000), run("add f32 [4096] [4096]", "add", 4096, 18_000)}
	wrong := run("mul f32 [4] [4]", "mul", 4, 100)
	wrong.Verified, wrong.Error = false, "wrong: 3 of 4"
	return []File{{"first.json", append(a, wrong)}, {"it's second.json", b}}
}

// element is what a page is made of.
type element struct {
	name  string
	attrs map[string]string
	text  string
}

// parse reads a page, which is well-formed but for its script.
func parse(t *testing.T, page string) []element {
	t.Helper()
	page = regexp.MustCompile(`(?s)<script>.*?</script>`).ReplaceAllString(page, "")
	var list []element
	var open []int
	d := xml.NewDecoder(strings.NewReader(page))
	d.Entity = xml.HTMLEntity
	for {
		token, err := d.Token()
		if err == io.EOF {
			return list
		}
		if err != nil {
			t.Fatal(err)
		}
		switch v := token.(type) {
		case xml.StartElement:
			e := element{name: v.Name.Local, attrs: map[string]string{}}
			for _, a := range v.Attr {
				e.attrs[a.Name.Local] = a.Value
			}
			open, list = append(open, len(list)), append(list, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			for _, i := range open {
				list[i].text += string(v)
			}
		}
	}
}

func TestPage(t *testing.T) {
	var b bytes.Buffer
	if err := Write(&b, files()); err != nil {
		t.Fatal(err)
	}
	page := b.String()
	var ids, cells, commands []string
	images := 0
	for _, e := range parse(t, page) {
		if id := e.attrs["id"]; id != "" {
			ids = append(ids, id)
		}
		for _, a := range []string{"src", "href", "srcset"} {
			if e.attrs[a] != "" {
				t.Errorf("%s loads %s", e.name, e.attrs[a])
			}
		}
		switch e.name {
		case "svg":
			images++
		case "td":
			cells = append(cells, e.text)
		case "pre":
			commands = append(commands, e.text)
		case "i", "b":
			t.Errorf("a result's text became an element: %s", e.text)
		}
	}
	for _, want := range []string{"devices", "roofline-1", "share-1", "share-2", "sweep-1", "growth-1", "comparison-1", "results-1", "results-2", "compared-1"} {
		if !slices.Contains(ids, want) {
			t.Errorf("no %s among %v", want, ids)
		}
	}
	for _, want := range []string{"expr '</script><i>' f32", "a <b>device</b>", "10.0 µs", "wrong: wrong: 3 of 4", "slower"} {
		if !slices.Contains(cells, want) {
			t.Errorf("no cell %q among %q", want, cells)
		}
	}
	for _, want := range []string{`gpubench report first.json 'it'\''s second.json' --plot roofline --out roofline.svg`, `gpubench compare first.json 'it'\''s second.json'`} {
		if !slices.Contains(commands, want) {
			t.Errorf("no command %q among %q", want, commands)
		}
	}
	if images != len(commands)-len(files())-3 {
		t.Errorf("%d images with %d commands", images, len(commands))
	}
	if strings.Count(page, "<script>") != 1 || strings.Contains(page, "http://") != strings.Contains(page, "http://www.w3.org/2000/svg") {
		t.Error("a result's text became a script, or something is loaded")
	}
}

func TestFigures(t *testing.T) {
	for _, kind := range Kinds() {
		var b bytes.Buffer
		if err := Figure(&b, kind, files(), chart.Write); err != nil || !strings.HasPrefix(b.String(), "<svg ") || !strings.Contains(b.String(), "prefers-color-scheme") {
			t.Errorf("%s: %v, %.80s", kind, err, &b)
		}
		var empty *EmptyError
		if err := Figure(&b, kind, []File{{Name: "nothing"}}, chart.Write); !errors.As(err, &empty) || empty.Error() == "" {
			t.Errorf("%s of nothing: %v", kind, err)
		}
	}
}

// probe clicks the heads of the first results and writes what the table has then to the page.
const probe = `<script>
var table = document.querySelector("#results-1"), seen = [];
function look(what) {
  seen.push(what + ":" + Array.from(table.tBodies[0].rows).map(function (r) { return r.cells[1].textContent; }).join(","));
}
look("first");
var time = table.querySelectorAll("th button")[1];
time.click(); look("up " + time.parentNode.getAttribute("aria-sort"));
time.click(); look("down " + time.parentNode.getAttribute("aria-sort"));
table.querySelectorAll("th button")[0].click(); look("line " + time.parentNode.getAttribute("aria-sort"));
seen.push("wide:" + (document.documentElement.scrollWidth > window.innerWidth));
seen.push("marks:" + document.querySelectorAll("#roofline-1 svg circle title").length);
seen.push("height:" + (document.querySelector("#roofline-1 svg").getBoundingClientRect().height > 200));
document.body.setAttribute("data-seen", seen.join("; "));
</script></body>`

// A browser shows the page, sorts its tables at a click, and it fits a phone.
func TestPageInABrowser(t *testing.T) {
	browser := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			browser = path
		}
	}
	if browser == "" {
		t.Skip("SKIPPED: no chromium, so nobody has clicked the report's tables (apt-get install chromium)")
	}
	var b bytes.Buffer
	if err := Write(&b, files()); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "report.html")
	if err := os.WriteFile(file, []byte(strings.Replace(b.String(), "</body>", probe, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("timeout", "60", browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+t.TempDir(),
		"--window-size=500,900", "--dump-dom", "file://"+file).Output()
	if err != nil {
		t.Fatalf("%s: %v", browser, err)
	}
	seen := regexp.MustCompile(`data-seen="([^"]*)"`).FindSubmatch(out)
	want := "first:10.0 µs,9.00 µs,100 µs,5.00 µs,101 ns; up ascending:101 ns,5.00 µs,9.00 µs,10.0 µs,100 µs; " +
		"down descending:100 µs,10.0 µs,9.00 µs,5.00 µs,101 ns; line null:10.0 µs,9.00 µs,100 µs,5.00 µs,101 ns; wide:false; marks:6; height:true"
	if len(seen) < 2 || string(seen[1]) != want {
		t.Errorf("seen %s\nwant %s", seen, want)
	}
}
