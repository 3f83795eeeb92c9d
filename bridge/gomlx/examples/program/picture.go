package program

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"
)

// Colours that people who see red and green alike can tell apart.
var (
	Blue   = color.NRGBA{R: 0x00, G: 0x72, B: 0xb2, A: 0xff}
	Orange = color.NRGBA{R: 0xd5, G: 0x5e, B: 0x00, A: 0xff}
	Grey   = color.NRGBA{R: 0x80, G: 0x80, B: 0x80, A: 0xff}
	Black  = color.NRGBA{A: 0xff}
)

// A Picture is a canvas for plots.
type Picture struct {
	canvas *vgimg.Canvas
}

// NewPicture is a white picture of a width and a height in points, two pixels each.
func NewPicture(width, height vg.Length) *Picture {
	return &Picture{vgimg.NewWith(vgimg.UseWH(width, height), vgimg.UseDPI(144), vgimg.UseBackgroundColor(color.White))}
}

// Image is what has been drawn.
func (p *Picture) Image() image.Image { return p.canvas.Image() }

// Part is the part of a picture between two corners, which are given as fractions of its
// width and of its height, from the left and from below.
func (p *Picture) Part(left, bottom, right, top float64) draw.Canvas {
	whole := draw.New(p.canvas)
	size := whole.Size()
	at := func(x, y float64) vg.Point {
		return vg.Point{X: vg.Length(x) * size.X, Y: vg.Length(y) * size.Y}
	}
	const margin = 8
	return draw.Crop(draw.Canvas{Canvas: whole.Canvas, Rectangle: vg.Rectangle{Min: at(left, bottom), Max: at(right, top)}}, margin, -margin, margin, -margin)
}

func init() {
	sans := font.Font{Typeface: "Liberation", Variant: "Sans"}
	plot.DefaultFont, plotter.DefaultFont = sans, sans
}

// NewPlot is a plot with a grid, a title and names of its axes.
func NewPlot(title, x, y string) *plot.Plot {
	p := plot.New()
	p.Title.Text, p.X.Label.Text, p.Y.Label.Text = title, x, y
	p.Title.TextStyle.Font.Size = 12
	p.Title.Padding = 8
	for _, axis := range []*plot.Axis{&p.X, &p.Y} {
		axis.Label.TextStyle.Font.Size, axis.Tick.Label.Font.Size = 11, 10
		axis.Tick.Marker = roundTicks{}
	}
	p.Legend.TextStyle.Font.Size = 10
	p.Legend.Padding = 4
	p.Legend.ThumbnailWidth = 24
	grid := plotter.NewGrid()
	grid.Horizontal.Color = color.Gray{Y: 0xe0}
	grid.Vertical.Color = color.Gray{Y: 0xe0}
	p.Add(grid)
	return p
}

// roundTicks are three to seven marks at multiples of 1, 2 or 5 times a power of ten.
type roundTicks struct{}

func (roundTicks) Ticks(low, high float64) (ticks []plot.Tick) {
	const most = 6
	power := math.Pow10(int(math.Floor(math.Log10((high - low) / most))))
	unit := 10 * power
	for _, times := range []float64{5, 2} {
		if times*power*most >= high-low {
			unit = times * power
		}
	}
	for i := math.Ceil(low / unit); i*unit <= high; i++ {
		value := i*unit + 0 // no -0
		ticks = append(ticks, plot.Tick{Value: value, Label: strconv.FormatFloat(value, 'g', 4, 64)})
	}
	return ticks
}

// AddLine draws a line and names it in the legend, unless the name is empty.
func AddLine(p *plot.Plot, name string, points plotter.XYer, c color.Color, width vg.Length, dashes ...vg.Length) error {
	line, err := plotter.NewLine(points)
	if err != nil {
		return err
	}
	line.Color, line.Width, line.Dashes = c, width, dashes
	p.Add(line)
	if name != "" {
		p.Legend.Add(name, line)
	}
	return nil
}

// AddText writes a text whose lower middle is a point.
func AddText(p *plot.Plot, x, y float64, text string, c color.Color) error {
	labels, err := plotter.NewLabels(plotter.XYLabels{XYs: plotter.XYs{{X: x, Y: y}}, Labels: []string{text}})
	if err != nil {
		return err
	}
	style := &labels.TextStyle[0]
	style.Font.Size, style.Color, style.XAlign, style.YAlign = 10, c, draw.XCenter, draw.YBottom
	p.Add(labels)
	return nil
}

// LossPlot is a plot of what the steps' batches cost and of its mean over the steps
// around; logarithmic, on a scale of powers of ten.
func (p *Program) LossPlot(title, unit string, logarithmic bool) (*plot.Plot, error) {
	l := NewPlot(title, "step", unit)
	height := func(loss float64) float64 { return loss }
	if logarithmic {
		height = math.Log10
		l.Y.Tick.Marker = powersOfTen{}
	}
	each, mean := make(plotter.XYs, len(p.Losses)), make(plotter.XYs, len(p.Losses))
	width := max(1, len(p.Losses)/40)
	for i, loss := range p.Losses {
		near := p.Losses[max(0, i-width):min(len(p.Losses), i+width+1)]
		var sum float64
		for _, other := range near {
			sum += other.Value
		}
		each[i] = plotter.XY{X: float64(loss.Step), Y: height(loss.Value)}
		mean[i] = plotter.XY{X: float64(loss.Step), Y: height(sum / float64(len(near)))}
	}
	if err := AddLine(l, "a batch", each, color.NRGBA{R: Blue.R, G: Blue.G, B: Blue.B, A: 0x50}, 0.7); err != nil {
		return nil, err
	}
	l.Legend.Top = true
	return l, AddLine(l, "mean of the steps around", mean, Blue, 1.8)
}

// powersOfTen are marks at whole logarithms.
type powersOfTen struct{}

func (powersOfTen) Ticks(low, high float64) (ticks []plot.Tick) {
	for e := math.Ceil(low); e <= high; e++ {
		ticks = append(ticks, plot.Tick{Value: e, Label: strconv.FormatFloat(math.Pow(10, e), 'g', -1, 64)})
	}
	return ticks
}
