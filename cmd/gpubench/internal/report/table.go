package report

import (
	"encoding/json"
	"io"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// Format is how a report is written.
type Format string

// The formats. Benchstat is that of Go's benchmarks and exists for runs alone.
const (
	Text      Format = "table"
	JSON      Format = "json"
	CSV       Format = "csv"
	Markdown  Format = "md"
	Benchstat Format = "benchstat"
)

// Table is rows under a header. A column whose name starts with ">" is
// aligned at the right (the mark is not printed).
type Table struct {
	Header []string
	Rows   [][]string
	// Aside names the columns that stand below their row where the screen is too narrow,
	// the first of them first; the rest follow from the right. The first column stays.
	Aside []string
}

// Write writes the table, or, as JSON, the records that it was made of. Only
// csv holds every row's whole text: in the others a cell of several lines is
// cut to its first. The layout is that of the text.
func Write(w io.Writer, f Format, l Layout, t Table, records any) error {
	switch f {
	case JSON:
		return WriteJSON(w, records)
	case CSV:
		_, err := io.WriteString(w, t.writer().RenderCSV()+"\n")
		return err
	case Markdown:
		_, err := io.WriteString(w, t.firstLines().writer().RenderMarkdown()+"\n")
		return err
	}
	_, err := io.WriteString(w, t.fit(l).render(l)+"\n")
	return err
}

// WriteJSON writes a value as indented JSON.
func WriteJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

func (t Table) firstLines() Table {
	out := Table{Header: t.Header, Aside: t.Aside}
	for _, row := range t.Rows {
		cut := make([]string, len(row))
		for i, cell := range row {
			cut[i], _, _ = strings.Cut(cell, "\n")
		}
		out.Rows = append(out.Rows, cut)
	}
	return out
}

func (t Table) writer() table.Writer {
	w := table.NewWriter()
	style := table.StyleDefault
	style.Name = "plain"
	style.Box = table.BoxStyle{PaddingRight: "  ", PaddingLeft: "", MiddleHorizontal: "-"}
	style.Options = table.Options{SeparateHeader: true}
	style.Format.Header = text.FormatDefault
	w.SetStyle(style)
	w.SuppressTrailingSpaces()
	header := make(table.Row, len(t.Header))
	var configs []table.ColumnConfig
	for i, name := range t.Header {
		trimmed, right := strings.CutPrefix(name, ">")
		header[i] = trimmed
		if right {
			configs = append(configs, table.ColumnConfig{Number: i + 1, Align: text.AlignRight, AlignHeader: text.AlignRight})
		}
	}
	w.AppendHeader(header)
	w.SetColumnConfigs(configs)
	for _, row := range t.Rows {
		cells := make(table.Row, len(row))
		for i, cell := range row {
			cells[i] = cell
		}
		w.AppendRow(cells)
	}
	return w
}
