package record

import (
	"cmp"
	"regexp"
	"slices"
)

// Large is the number of elements from which on the time per element should not
// grow: what starting a kernel costs no longer shows.
const Large = 1 << 20

// Series is a workload at several sizes.
type Series struct {
	Workload string  `json:"workload"` // the op line with n for every size but 1
	Per      string  `json:"per"`      // what Ns is divided by: element, or multiplication in products
	Points   []Point `json:"points"`   // by Elements, the smallest first
	// Cliff is the greatest ratio of an element's cost to what it was at a smaller
	// size, both past Large; 0 where there are no two such sizes.
	Cliff float64 `json:"cliff"`
}

// Point is a workload at one size.
type Point struct {
	Line     string  `json:"line"`
	Elements int64   `json:"elements"` // of the largest operand
	Ns       float64 `json:"ns"`       // the least time over the elements (or multiplications)
}

// Growth groups runs by workload, in the order in which these appear. Runs that do
// not count are left out. Times are the least of the samples: a disturbance
// makes none shorter, and sizes are measured minutes apart.
func Growth(runs []Run) []Series {
	var list []Series
	place := map[string]int{}
	for _, r := range runs {
		p, per := pointOf(r)
		if r.Error != "" || p.Elements == 0 || p.Ns <= 0 {
			continue
		}
		name := Workload(r.Line)
		i, ok := place[name]
		if !ok {
			i = len(list)
			place[name] = i
			list = append(list, Series{Workload: name, Per: per})
		}
		list[i].Points = append(list[i].Points, p)
	}
	for i := range list {
		slices.SortFunc(list[i].Points, func(a, b Point) int { return cmp.Compare(a.Elements, b.Elements) })
		list[i].Cliff = cliff(list[i].Points)
	}
	return list
}

var (
	brackets = regexp.MustCompile(`\[[0-9,]*\]`)
	sizes    = regexp.MustCompile(`[0-9]+`)
)

// Workload is an op line with n for every size but 1.
func Workload(line string) string {
	return brackets.ReplaceAllStringFunc(line, func(dims string) string {
		return sizes.ReplaceAllStringFunc(dims, func(size string) string {
			if size == "1" {
				return size
			}
			return "n"
		})
	})
}

func pointOf(r Run) (p Point, per string) {
	p = Point{Line: r.Line}
	for _, dims := range r.Shapes {
		n := int64(1)
		for _, d := range dims {
			n *= int64(d)
		}
		p.Elements = max(p.Elements, n)
	}
	count, per := p.Elements, "element"
	if r.Op == "matmul" {
		count, per = r.Flops/2, "multiplication"
	}
	if count > 0 {
		p.Ns = float64(r.Ns().Min) / float64(count)
	}
	return p, per
}

func cliff(points []Point) float64 {
	least, most := 0.0, 0.0
	for _, p := range points {
		if p.Elements < Large {
			continue
		}
		if least > 0 {
			most = max(most, p.Ns/least)
		}
		if least == 0 || p.Ns < least {
			least = p.Ns
		}
	}
	return most
}
