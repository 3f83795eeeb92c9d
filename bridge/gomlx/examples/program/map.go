package program

import (
	"gonum.org/v1/plot/palette"
	"gonum.org/v1/plot/palette/moreland"
	"gonum.org/v1/plot/plotter"
)

// square is a square of values, row by row, over the unit square.
type square struct {
	side   int
	values []float64
}

func (s square) Dims() (columns, rows int) { return s.side, s.side }
func (s square) Z(column, row int) float64 { return s.values[row*s.side+column] }
func (s square) X(column int) float64      { return float64(column) / float64(s.side-1) }
func (s square) Y(row int) float64         { return float64(row) / float64(s.side-1) }

// Map draws a square of values, row by row from below, as colours between a low and a
// high value, with a scale beside it; left and right bound its part of the picture.
// Where 0 is in the middle of them, it is grey.
func (p *Picture) Map(left, right float64, title, x, y string, side int, values []float64, low, high float64) {
	var colours palette.ColorMap = moreland.ExtendedBlackBody()
	if low == -high {
		colours = moreland.SmoothBlueRed()
	}
	colours.SetMin(low)
	colours.SetMax(high)
	body := NewPlot(title, x, y)
	heat := plotter.NewHeatMap(square{side, values}, colours.Palette(255))
	heat.Min, heat.Max, heat.Rasterized = low, high, true
	body.Add(heat)
	body.Draw(p.Part(left, 0, left+0.8*(right-left), 1))

	scale := NewPlot(" ", " ", "")
	scale.Add(&plotter.ColorBar{ColorMap: colours, Vertical: true})
	scale.HideX()
	scale.X.Padding = 0
	scale.Draw(p.Part(left+0.8*(right-left), 0.08, right, 1))
}
