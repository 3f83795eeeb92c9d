// Package chart draws what is shown of results as SVG images that stand by
// themselves or in a page: points and lines on logarithmic axes, and bars. Their colours
// follow the viewer's light or dark scheme; every mark has its text as a tooltip. It
// imports nothing of Weft.
package chart
