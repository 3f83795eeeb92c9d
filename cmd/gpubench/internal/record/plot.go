package record

import (
	"bufio"
	"fmt"
	"html"
	"io"
	"math"
	"strconv"
)

// perPanel is how many series share a panel, as many as can be told apart.
const perPanel = 6

// A panel and its frame within it, in pixels: the legend stands above.
const (
	panelWidth, panelHeight  = 560, 400
	frameLeft, frameTop      = 62, 120
	frameWidth, frameHeight  = 480, 230
	legendLeft, legendHeight = 70, 16
)

// colors are those of Okabe and Ito, which everybody can tell apart.
var colors = [perPanel]string{"#0072b2", "#e69f00", "#009e73", "#d55e00", "#cc79a7", "#303030"}

// EmptyError says that there is nothing to plot.
type EmptyError struct{}

func (e *EmptyError) Error() string { return "plot: no result that counts, hence nothing to draw" }

// Plot draws series in panels as an SVG image, sizes and times on logarithmic
// axes. Errors: *[EmptyError], and the writer's own.
func Plot(w io.Writer, series []Series) error {
	if len(series) == 0 {
		return &EmptyError{}
	}
	panels := inPanels(series)
	columns := min(len(panels), 2)
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="11">`+"\n",
		columns*panelWidth, (len(panels)+columns-1)/columns*panelHeight)
	fmt.Fprintln(out, `<rect width="100%" height="100%" fill="white"/>`)
	for i, part := range panels {
		fmt.Fprintf(out, `<g transform="translate(%d,%d)">`+"\n", i%columns*panelWidth, i/columns*panelHeight)
		newPanel(out, part).draw(part)
		fmt.Fprintln(out, "</g>")
	}
	fmt.Fprintln(out, "</svg>")
	return out.Flush()
}

// inPanels cuts series into what panels show, of one unit each.
func inPanels(series []Series) [][]Series {
	var panels [][]Series
	for i, s := range series {
		last := len(panels) - 1
		if i == 0 || len(panels[last]) == perPanel || panels[last][0].Per != s.Per {
			panels = append(panels, nil)
			last++
		}
		panels[last] = append(panels[last], s)
	}
	return panels
}

// panel maps points to pixels.
type panel struct {
	io.Writer
	fromX, toX int // exponents of two
	fromY, toY int // exponents of ten
}

func newPanel(w io.Writer, series []Series) *panel {
	p := &panel{Writer: w, fromX: math.MaxInt, toX: math.MinInt, fromY: math.MaxInt, toY: math.MinInt}
	for _, s := range series {
		for _, at := range s.Points {
			x, y := math.Log2(float64(at.Elements)), math.Log10(at.Ns)
			p.fromX, p.toX = min(p.fromX, int(math.Floor(x))), max(p.toX, int(math.Ceil(x)))
			p.fromY, p.toY = min(p.fromY, int(math.Floor(y))), max(p.toY, int(math.Ceil(y)))
		}
	}
	p.toX, p.toY = max(p.toX, p.fromX+1), max(p.toY, p.fromY+1)
	return p
}

func (p *panel) x(log2 float64) float64 {
	return frameLeft + frameWidth*(log2-float64(p.fromX))/float64(p.toX-p.fromX)
}

func (p *panel) y(log10 float64) float64 {
	return frameTop + frameHeight*(float64(p.toY)-log10)/float64(p.toY-p.fromY)
}

func (p *panel) draw(series []Series) {
	p.grid(series[0].Per)
	for i, s := range series {
		p.series(i, s)
	}
}

// grid draws the frame, a line for every second power of two and for every
// power of ten, and what they mean.
func (p *panel) grid(per string) {
	const right, bottom = frameLeft + frameWidth, frameTop + frameHeight
	for e := p.fromX; e <= p.toX; e++ {
		if e%2 == 0 {
			x := p.x(float64(e))
			p.line(x, frameTop, x, bottom)
			p.power(x, bottom+16, "middle", 2, e)
		}
	}
	for e := p.fromY; e <= p.toY; e++ {
		y := p.y(float64(e))
		p.line(frameLeft, y, right, y)
		p.text(frameLeft-6, y+4, "end", strconv.FormatFloat(math.Pow10(e), 'g', -1, 64))
	}
	fmt.Fprintf(p, `<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#606060"/>`+"\n", frameLeft, frameTop, frameWidth, frameHeight)
	p.text(frameLeft+frameWidth/2, bottom+34, "middle", "elements")
	fmt.Fprintf(p, `<g transform="translate(14,%d) rotate(-90)">`, frameTop+frameHeight/2)
	p.text(0, 0, "middle", "ns per "+per)
	fmt.Fprintln(p, "</g>")
}

func (p *panel) line(x1, y1, x2, y2 float64) {
	fmt.Fprintf(p, `<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#d8d8d8"/>`+"\n", x1, y1, x2, y2)
}

func (p *panel) text(x, y float64, anchor, text string) {
	fmt.Fprintf(p, `<text x="%.1f" y="%.1f" text-anchor="%s">%s</text>`+"\n", x, y, anchor, html.EscapeString(text))
}

func (p *panel) power(x, y float64, anchor string, base, exponent int) {
	fmt.Fprintf(p, `<text x="%.1f" y="%.1f" text-anchor="%s">%d<tspan dy="-4" font-size="8">%d</tspan></text>`+"\n", x, y, anchor, base, exponent)
}

// series draws a workload's line, its points, and its name in the legend.
func (p *panel) series(i int, s Series) {
	fmt.Fprintf(p, `<polyline fill="none" stroke="%s" stroke-width="1.5" points="`, colors[i])
	for _, at := range s.Points {
		fmt.Fprintf(p, "%.1f,%.1f ", p.x(math.Log2(float64(at.Elements))), p.y(math.Log10(at.Ns)))
	}
	fmt.Fprintln(p, `"/>`)
	for _, at := range s.Points {
		p.dot(i, p.x(math.Log2(float64(at.Elements))), p.y(math.Log10(at.Ns)))
	}
	y := float64(frameTop - legendHeight*(perPanel-i))
	fmt.Fprintf(p, `<line x1="%d" y1="%.1f" x2="%d" y2="%.1f" stroke="%s" stroke-width="1.5"/>`+"\n", legendLeft, y, legendLeft+22, y, colors[i])
	p.dot(i, legendLeft+11, y)
	p.text(legendLeft+30, y+4, "start", label(s.Workload))
}

func (p *panel) dot(i int, x, y float64) {
	fmt.Fprintf(p, `<circle cx="%.1f" cy="%.1f" r="2.6" fill="%s"/>`+"\n", x, y, colors[i])
}

// longest is the longest label of a legend that its panel holds.
const longest = 70

func label(workload string) string {
	if r := []rune(workload); len(r) > longest {
		return string(r[:longest-1]) + "…"
	}
	return workload
}
