// Package page shows results as one HTML page that needs nothing beside it: what they are
// of, figures with the commands that make them, and tables that a click sorts. Figures are
// those of package chart; Figure makes each alone.
//
// It imports chart, record and report.
package page
