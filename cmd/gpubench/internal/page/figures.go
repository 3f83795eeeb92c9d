package page

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/chart"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
)

// File is results and where they are from.
type File struct {
	Name string
	Runs []record.Run
}

// Kinds are the figures there are.
func Kinds() []string { return []string{"roofline", "share", "sweep", "growth", "comparison"} }

// image is a figure with its heading.
type image struct {
	kind, title, note string
	chart.Image
}

// figures are those of a kind that the files have something for.
func figures(kind string, files []File) []image {
	var list []image
	switch kind {
	case "roofline":
		for _, device := range devicesOf(files) {
			list = append(list, roofline(device, files))
		}
	case "share":
		for _, f := range files {
			list = append(list, share(f))
		}
	case "sweep", "growth":
		for _, f := range files {
			list = append(list, sweeps(kind, f)...)
		}
	case "comparison":
		if len(files) > 1 {
			list = append(list, comparison(files))
		}
	}
	return slices.DeleteFunc(list, func(i image) bool { return i.SVG == "" })
}

// counted are the runs that count.
func counted(runs []record.Run) []record.Run {
	return slices.DeleteFunc(slices.Clone(runs), func(r record.Run) bool { return r.Error != "" || r.Ns().Median <= 0 })
}

func devicesOf(files []File) []string {
	var list []string
	for _, f := range files {
		for _, r := range counted(f.Runs) {
			if !slices.Contains(list, r.Device) {
				list = append(list, r.Device)
			}
		}
	}
	return list
}

// roofline draws a device's lines by their arithmetic intensity.
func roofline(device string, files []File) image {
	p := chart.Plot{Title: "Roofline of " + device, X: chart.Axis{Name: "operations per byte", Base: 10}, Y: chart.Axis{Name: "10⁹ operations a second", Base: 10}}
	best, peaks := 0.0, map[string]float64{}
	for _, f := range files {
		for _, r := range counted(f.Runs) {
			if r.Device != device || r.Flops <= 0 || r.Bytes <= 0 || r.GFlopPerS <= 0 {
				continue
			}
			best = max(best, r.RooflineGBPerS)
			peaks[r.DType] = max(peaks[r.DType], r.PeakGFlopPerS)
			i := slices.IndexFunc(p.Series, func(s chart.Series) bool { return s.Name == r.Op })
			if i < 0 {
				i, p.Series = len(p.Series), append(p.Series, chart.Series{Name: r.Op})
			}
			p.Series[i].Points = append(p.Series[i].Points, chart.Point{X: Intensity(r), Y: r.GFlopPerS,
				Tip: fmt.Sprintf("%s: %s GFLOP/s, %s GB/s", r.Line, report.Digits(r.GFlopPerS), report.Digits(r.GBPerS))})
		}
	}
	if best > 0 {
		p.Roofs = append(p.Roofs, chart.Roof{Name: "memory, " + report.Digits(best) + " GB/s", Slope: best})
	}
	for _, d := range slices.Sorted(maps.Keys(peaks)) {
		if peaks[d] > 0 && best > 0 {
			p.Roofs = append(p.Roofs, chart.Roof{Name: d + ", " + report.Digits(peaks[d]) + " GFLOP/s", Slope: best, Flat: peaks[d]})
		}
	}
	note := "The sloped roof is the greatest bandwidth that a mix of reads and writes reached beside a line. Results above it were held by a cache. The flat ones are the peaks of mul and add that kernels reach which do nothing else. Lines without arithmetic are below, by their share."
	return image{"roofline", p.Title, note, p.Draw()}
}

// Intensity is how many operations a line makes of each byte.
func Intensity(r record.Run) float64 {
	if r.Bytes <= 0 {
		return 0
	}
	return float64(r.Flops) / float64(r.Bytes)
}

// share draws how much of its own roofline each line reached.
func share(f File) image {
	b := chart.Bars{Title: "Share of the bandwidth: " + f.Name, Names: []string{"share"}, Whole: 1}
	smaller := map[string]bool{} // lines of a sweep that has larger ones
	for _, s := range sweepsOf(f.Runs) {
		for _, p := range s.Points[:len(s.Points)-1] {
			smaller[p.Line] = true
		}
	}
	for _, r := range counted(f.Runs) {
		if r.RooflineFraction > 0 && !smaller[r.Line] {
			text := report.Percent(r.RooflineFraction)
			b.Groups = append(b.Groups, chart.Group{Name: r.Line, Bars: []chart.Bar{{Value: r.RooflineFraction, Text: text,
				Tip: fmt.Sprintf("%s of %s GB/s", report.Digits(r.GBPerS), report.Digits(r.RooflineGBPerS))}}})
		}
	}
	return image{"share", b.Title, "Each line's bytes a second over those of the nearest mix of reads and writes, which was measured in turn with it. Of a sweep, the largest size.", b.Draw()}
}

// perPlot is how many series share a plot.
const perPlot = 6

// sweepsOf are the workloads of two sizes or more.
func sweepsOf(runs []record.Run) []record.Series {
	return slices.DeleteFunc(record.Growth(runs), func(s record.Series) bool {
		sizes := map[int64]bool{}
		for _, p := range s.Points {
			sizes[p.Elements] = true
		}
		return len(sizes) < 2
	})
}

// sweeps draws workloads by size: the bytes a second of each, or the time an element takes.
func sweeps(kind string, f File) []image {
	var all []chart.Series
	axis := chart.Axis{Name: "10⁹ bytes a second", Base: 10}
	title := "Bandwidth by size: "
	if kind == "growth" {
		axis.Name, title = "ns per element (matmul: multiplication)", "Time per element: "
	}
	rates := map[string]float64{}
	for _, r := range counted(f.Runs) {
		rates[r.Line] = r.GBPerS
	}
	for _, s := range sweepsOf(f.Runs) {
		series := chart.Series{Name: s.Workload, Joined: true}
		for _, at := range s.Points {
			y, unit := rates[at.Line], "GB/s"
			if kind == "growth" {
				y, unit = at.Ns, "ns per "+s.Per
			}
			series.Points = append(series.Points, chart.Point{X: float64(at.Elements), Y: y, Tip: fmt.Sprintf("%s: %s %s", at.Line, report.Digits(y), unit)})
		}
		all = append(all, series)
	}
	var list []image
	for part := range slices.Chunk(all, perPlot) {
		p := chart.Plot{Title: title + f.Name, X: chart.Axis{Name: "elements of the largest operand", Base: 2}, Y: axis, Series: part}
		list = append(list, image{kind, p.Title, "", p.Draw()})
	}
	return list
}

// comparison draws the speed of each file's lines over the first one's.
func comparison(files []File) image {
	b := chart.Bars{Title: "Speed over that of " + files[0].Name, Mark: 1}
	for _, f := range files[1:] {
		b.Names = append(b.Names, f.Name)
	}
	groups := map[string][]chart.Bar{}
	for i, f := range files[1:] {
		for _, c := range record.Compare(files[0].Runs, f.Runs) {
			if c.Ratio <= 0 {
				continue
			}
			if groups[c.Line] == nil {
				groups[c.Line] = make([]chart.Bar, len(files)-1)
			}
			groups[c.Line][i] = chart.Bar{Value: 1 / c.Ratio, Text: report.Digits(1/c.Ratio) + "×, " + c.Verdict,
				Tip: fmt.Sprintf("%s against %s", report.Duration(c.BNs), report.Duration(c.ANs))}
		}
	}
	for _, r := range files[0].Runs {
		if bars := groups[r.Line]; bars != nil {
			b.Groups = append(b.Groups, chart.Group{Name: r.Line, Bars: bars})
			delete(groups, r.Line)
		}
	}
	slices.SortStableFunc(b.Groups, func(x, y chart.Group) int { return cmp.Compare(maxOf(y), maxOf(x)) })
	return image{"comparison", b.Title, "Beyond the mark at 1 is faster than " + files[0].Name + "; gpubench compare tells the intervals.", b.Draw()}
}

func maxOf(g chart.Group) (m float64) {
	for _, bar := range g.Bars {
		m = max(m, bar.Value)
	}
	return m
}
