package chart

import (
	"fmt"
	"html"
	"io"
	"slices"
	"strings"
)

// Size of the drawing, in its own units: as narrow as a phone, so that the letters stay
// readable there.
const (
	width     = 440
	left      = 56
	right     = 20
	rowHeight = 17
	// labelRoom is how many letters have room across the drawing.
	labelRoom = 62
)

// colours is how many series can be told apart.
const colours = 8

// Style colours the charts, for a page that has several. The colours are those of Okabe
// and Ito, lighter on dark ground.
const Style = `.chart{font:12px system-ui,sans-serif;color:#1b1f24;background:#fff}
.chart text{fill:currentColor;paint-order:stroke;stroke:#fff;stroke-width:3px;stroke-linejoin:round}.ground{fill:#fff}.chart .grid{stroke:#d9dde2}.chart .frame{stroke:#7a828c;fill:none}
.chart .roof{stroke:currentColor;stroke-dasharray:5 4;fill:none}.chart .soft{fill:#5b636d}
.c0{--c:#0072b2}.c1{--c:#e69f00}.c2{--c:#009e73}.c3{--c:#d55e00}.c4{--c:#b4578c}.c5{--c:#5a5a5a}.c6{--c:#2b8fce}.c7{--c:#8a7500}
.chart .dot{fill:var(--c);stroke:none}.chart .line{stroke:var(--c);fill:none;stroke-width:1.6}.chart .bar{fill:var(--c)}
@media(prefers-color-scheme:dark){.chart{color:#e6e9ed;background:#16191d}.chart text{stroke:#16191d}.ground{fill:#16191d}.chart .grid{stroke:#31373f}.chart .frame{stroke:#8b949e}.chart .soft{fill:#9aa3ad}
.c0{--c:#4aa8e0}.c1{--c:#f0a830}.c2{--c:#2fc79a}.c3{--c:#ff8a45}.c4{--c:#e08dbb}.c5{--c:#b8bec6}.c6{--c:#8fd0f5}.c7{--c:#e8dc60}}`

// drawing is an image that is written.
type drawing struct {
	strings.Builder
}

func (d *drawing) f(format string, args ...any) { fmt.Fprintf(&d.Builder, format+"\n", args...) }

func (d *drawing) text(x, y float64, anchor, class, s string) {
	d.f(`<text x="%.1f" y="%.1f" text-anchor="%s" class="%s">%s</text>`, x, y, anchor, class, html.EscapeString(s))
}

func (d *drawing) line(class string, x1, y1, x2, y2 float64) {
	d.f(`<line class="%s" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`, class, x1, y1, x2, y2)
}

// dot is a mark of a series, whose shape differs where colours come again.
func (d *drawing) dot(series int, x, y float64, tip string) {
	title := ""
	if tip != "" {
		title = "<title>" + html.EscapeString(tip) + "</title>"
	}
	if series/colours%2 == 1 {
		d.f(`<rect class="dot c%d" x="%.1f" y="%.1f" width="6.4" height="6.4">%s</rect>`, series%colours, x-3.2, y-3.2, title)
		return
	}
	d.f(`<circle class="dot c%d" cx="%.1f" cy="%.1f" r="3.4">%s</circle>`, series%colours, x, y, title)
}

// legend names the series, side by side as many as there is room for, and returns its
// height.
func (d *drawing) legend(y float64, names []string) float64 {
	longest := 1
	for _, name := range names {
		longest = max(longest, len([]rune(name))+4)
	}
	columns := min(max(1, labelRoom/longest), 4)
	for i, name := range names {
		x, at := 6+float64(i%columns*(width-6)/columns), y+float64(i/columns*rowHeight)
		d.dot(i, x, at-4, "")
		d.text(x+10, at, "start", "", shortened(name, labelRoom-2))
	}
	return float64((len(names) + columns - 1) / columns * rowHeight)
}

// Image is a drawing that is done; the zero value is none.
type Image struct {
	SVG    string
	title  string
	height float64
}

// image is the whole of a drawing.
func (d *drawing) image(title string, height float64) Image {
	return Image{SVG: fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 %d %.0f" role="img" aria-label="%s">`+"\n",
		width, height, html.EscapeString(title)) + d.String() + "</svg>", title: title, height: height}
}

// Write writes images under their titles as a file of its own, several in two columns.
func Write(w io.Writer, images ...Image) error {
	var d drawing
	columns := min(len(images), 2)
	ends := make([]float64, columns) // of the columns
	for i, img := range images {
		end := &ends[i%columns]
		*end += rowHeight
		d.text(float64(i%columns*width+2), *end-4, "start", "", shortened(img.title, labelRoom))
		d.f("%s", strings.Replace(img.SVG, "<svg ", fmt.Sprintf(`<svg x="%d" y="%.0f" width="%d" height="%.0f" `, i%columns*width, *end, width, img.height), 1))
		*end += img.height + rowHeight
	}
	height, wide := slices.Max(ends), max(columns*width, 640)
	_, err := fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="%d" height="%.0f" viewBox="0 0 %d %.0f"><style>%s</style><rect class="ground" width="100%%" height="100%%"/>`+"\n%s</svg>\n",
		wide, height*float64(wide)/float64(columns*width), columns*width, height, Style, d.String())
	return err
}

// shortened is a text as far as there is room for it.
func shortened(s string, room int) string {
	if r := []rune(s); len(r) > room {
		return string(r[:room-1]) + "…"
	}
	return s
}
