package chart

import (
	"fmt"
	"html"
)

// Bars is groups of horizontal bars, one of each name in a group.
type Bars struct {
	Title  string
	Names  []string // of the bars in a group, as in the legend
	Groups []Group
	Whole  float64 // what fills the width where it is above 0, and no bar is longer than
	Mark   float64 // where a line is drawn through all; 0: none
}

// Group is what stands together.
type Group struct {
	Name string
	Bars []Bar // by Names; a value of 0 has none
}

// Bar is one of them.
type Bar struct {
	Value float64
	Text  string // beside it
	Tip   string
}

const (
	barHeight = 11
	barRoom   = 86 // for the text beside a bar
)

// Draw draws them; nothing where there are none.
func (b Bars) Draw() Image {
	most := max(b.Whole, b.Mark)
	for _, g := range b.Groups {
		for _, bar := range g.Bars {
			most = max(most, bar.Value)
		}
	}
	if most <= 0 || len(b.Groups) == 0 {
		return Image{}
	}
	d := &drawing{}
	y := 0.0
	if len(b.Names) > 1 {
		y = d.legend(14, b.Names) + 4
	}
	mark := 2 + (width-barRoom-4)*b.Mark/most
	for _, g := range b.Groups {
		y += rowHeight
		top := y
		d.text(2, y-4, "start", "", shortened(g.Name, labelRoom))
		for i, bar := range g.Bars {
			if bar.Value <= 0 && bar.Text == "" {
				continue
			}
			long := (width - barRoom - 4) * bar.Value / most
			d.f(`<rect class="bar c%d" x="2" y="%.1f" width="%.1f" height="%d"><title>%s</title></rect>`, i%colours, y, max(long, 0.5), barHeight-2, html.EscapeString(fmt.Sprint(g.Name, ": ", bar.Tip)))
			end := 2 + long
			if b.Mark > 0 && end < mark && mark < end+barRoom {
				end = mark // it would go through the text
			}
			d.text(end+6, y+9, "start", "soft", bar.Text)
			y += barHeight + 1
		}
		if b.Mark > 0 { // beside the bars: between them are names
			d.line("roof", mark, top, mark, y)
		}
		y += 4
	}
	return d.image(b.Title, y+4)
}
