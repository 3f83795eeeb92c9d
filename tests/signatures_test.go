package tests

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
	"testing"
)

// TestParameterOrder holds every exported signature against the one order of
// parameters (tensor, "Order of parameters").
func TestParameterOrder(t *testing.T) {
	checked := 0
	for _, pkg := range publicPackages {
		for _, file := range filesOf(t, "../"+pkg) {
			for _, d := range file.Decls {
				f, ok := d.(*ast.FuncDecl)
				if !ok || !f.Name.IsExported() || f.Recv != nil && !ast.IsExported(baseName(f.Recv.List[0].Type)) {
					continue
				}
				checked++
				for _, problem := range outOfOrder(f) {
					t.Errorf("%s: %s%s: %s", pkg, f.Name.Name, strings.TrimPrefix(source(f.Type), "func"), problem)
				}
			}
		}
	}
	if checked < 500 {
		t.Errorf("only %d signatures were found", checked)
	}
}

func TestParameterOrderIsChecked(t *testing.T) {
	for signature, want := range map[string]string{
		"(x *Tensor) Sum(axes ...int) *Tensor":                                               "",
		"(x *Tensor) Std(correction float64, axes ...int) *Tensor":                           "correction is a number|axes comes after correction",
		"(x *Tensor) RollingStd(correction float64, axis, size int) *Tensor":                 "correction is a number|axis comes after correction",
		"(x *Tensor) RollingStd(axis, size int, options ...VarianceOption) *Tensor":          "",
		"(x *Tensor) Put(indices *Tensor, axis int, updates Operand) *Tensor":                "axis comes after indices",
		"(x *Tensor) TopK(k, axis int) (values, positions *Tensor)":                          "axis comes after k",
		"(x *Tensor) Roll(shift int, axes ...int) *Tensor":                                   "axes comes after shift",
		"(x *Tensor) TensorDotAxes(y *Tensor, xAxes, yAxes []int) *Tensor":                   "xAxes comes after y|yAxes comes after y",
		"(x *Tensor) SearchSorted(values Operand, side Side, sorter *Tensor) *Tensor":        "sorter comes after side",
		"(x *Tensor) Compress(ctx context.Context, axis int, condition *Tensor) *Tensor":     "",
		"(x *Tensor) Compress(ctx context.Context, condition *Tensor, axis int) *Tensor":     "axis comes after condition",
		"(x *Tensor) FFT(option FFTOption, axis int) *Tensor":                                "option is no list|axis comes after option",
		"(v *Var) Put(mode ScatterMode, axis int, indices *Tensor) error":                    "axis comes after mode|indices comes after mode",
		"(v View) SlidingWindow(op string, axis, size, step int) (View, error)":              "",
		"Reduce(s Shape, axes []int, keepDims bool) Shape":                                   "",
		"Reduce(s Shape, keepDims bool, axes []int) Shape":                                   "axes comes after keepDims",
		"Concat(axis int, ts ...*Tensor) *Tensor":                                            "",
		"FullOf(dev *device.Device, d dtype.DType, value Operand, dims ...int) *Tensor":      "",
		"Linspace[T Floating](dev *device.Device, axis int, start, stop T, n int) *Tensor":   "axis comes after dev",
		"(x *Tensor) DiffBetween(n, axis int, before, behind *Tensor) *Tensor":               "axis comes after n|before comes after n|behind comes after n",
		"(x *Tensor) LayerNorm(scale, bias *Tensor, epsilon float64, axes ...int) *Tensor":   "axes comes after scale",
		"(x *Tensor) Quantiles(axes []int, q []float64, method QuantileMethod) *Tensor":      "",
		"(x *Tensor) SwapAxes(axis1, axis2 int) *Tensor":                                     "",
		"(r *Rand) Shuffle(x *Tensor, axis int) *Tensor":                                     "axis comes after x",
		"(x *Tensor) Scatter(axis int, indices *Tensor, updates Operand, mode Mode) *Tensor": "",
		"(x *Tensor) SplitSizes(sizes []int, axis int) []*Tensor":                            "axis comes after sizes",
		"(x *Tensor) VectorNorm(p float64, axes ...int) *Tensor":                             "axes comes after p",
		"(x *Tensor) OneHot(depth int, d dtype.DType, axis int) *Tensor":                     "axis comes after depth",
		"(x *Tensor) RepeatEach(ctx context.Context, counts *Tensor, axis ...int) *Tensor":   "axis comes after counts",
		"(x *Tensor) BinCount(bins int, weights *Tensor) *Tensor":                            "weights comes after bins",
		"(x *Tensor) Unstack(axis int) []*Tensor":                                            "",
		"(f *Function) CallInto(ctx context.Context, results []*Var, args ...*Tensor) error": "",
		"To(ctx context.Context, x *Tensor, dev *device.Device) *Tensor":                     "",
		"(x *Tensor) Correlation() *Tensor":                                                  "",
		"(x *Tensor) Covariance(correction float64) *Tensor":                                 "correction is a number",
		"(x *Tensor) CumulativeSum(axis int, options ...ScanOption) *Tensor":                 "",
		"(x *Tensor) GatherND(indices *Tensor, batchDims int) *Tensor":                       "",
		"(x *Tensor) GatherND(batchDims int, indices *Tensor) *Tensor":                       "indices comes after batchDims",
		"(x *Tensor) HistogramOf(options HistogramOption, edges *Tensor) *Tensor":            "options is no list|edges comes after options",
		"(x *Tensor) SumAs(d dtype.DType, axes ...int) *Tensor":                              "axes comes after d",
		"(x *Tensor) Clip(min, max Operand) *Tensor":                                         "",
		"(x *Tensor) Pad(fill Operand, widths ...[2]int) *Tensor":                            "",
		"(x *Tensor) Conv(weights *Tensor, c Convolution) *Tensor":                           "",
		"(x *Tensor) SelectAndScatter(mode WindowMode, source *Tensor, w Window) *Tensor":    "source comes after mode",
		"(x *Tensor) TakeAlongAxis(axis int, indices *Tensor) *Tensor":                       "",
		"(x *Tensor) MoveAxes(source, destination []int) *Tensor":                            "",
		"(x *Tensor) Diagonal(offset int, axes ...int) *Tensor":                              "axes comes after offset",
		"Eye(dev *device.Device, d dtype.DType, rows, columns, k int) *Tensor":               "",
		"(x *Tensor) RMSNorm(axes []int, scale *Tensor, epsilon float64) *Tensor":            "",
		"(x *Tensor) Quantile(q float64, method QuantileMethod, axes ...int) *Tensor":        "axes comes after q",
		"(x *Tensor) SegmentSum(ids *Tensor, segments, axis int) *Tensor":                    "axis comes after ids",
		"(x *Tensor) Variance(axes []int, options ...VarianceOption) *Tensor":                "",
		"Correction(c float64) VarianceOption":                                               "",
		"(x *Tensor) Trace(offset int) *Tensor":                                              "",
		"(x *Tensor) Dim(axis int) int":                                                      "",
		"Join(op string, axis int, shapes ...Shape) (Shape, error)":                          "",
		"NormalizeAxes(op string, rank int, axes []int) ([]int, error)":                      "axes comes after rank",
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", "package p\nfunc "+signature, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(outOfOrder(file.Decls[0].(*ast.FuncDecl)), "|"); got != want {
			t.Errorf("%s: %q, want %q", signature, got, want)
		}
	}
}

// What a parameter is, in the order of parameters.
const (
	isContext = iota // a context, and the operator's name that errors give
	isAxis           // an axis, or a list of axes
	isOperand        // a tensor, or what may stand for one
	isSetting        // a number, a dtype, a mode
	kindsCount
)

var axisName = regexp.MustCompile(`(?i)ax(is|es)\d?$`)

// outOfOrder is what is wrong with the order of a signature's parameters. A
// constructor's device and dtype come before its operands, so that operands are held
// in methods alone. In package shape a function's subject comes first, as a receiver.
func outOfOrder(f *ast.FuncDecl) (problems []string) {
	var before [kindsCount]string // the first parameter of each kind
	for at, p := range f.Type.Params.List {
		typ := source(p.Type)
		if f.Recv == nil && at == 0 && (typ == "Shape" || typ == "View") {
			continue
		}
		_, list := p.Type.(*ast.Ellipsis)
		for _, name := range p.Names {
			kind := parameterKind(name.Name, typ)
			for later := kind + 1; later < kindsCount; later++ {
				if before[later] != "" && (kind == isAxis || kind == isOperand && f.Recv != nil) {
					problems = append(problems, fmt.Sprintf("%s comes after %s", name.Name, before[later]))
					break
				}
			}
			if before[kind] == "" {
				before[kind] = name.Name
			}
			if name.Name == "correction" {
				problems = append(problems, "correction is a number")
			}
			if strings.HasSuffix(typ, "Option") && !list {
				problems = append(problems, name.Name+" is no list")
			}
		}
	}
	return problems
}

func parameterKind(name, typ string) int {
	switch {
	case typ == "context.Context" || name == "op" && typ == "string":
		return isContext
	case axisName.MatchString(name):
		return isAxis
	case regexp.MustCompile(`^(\[\]|\.\.\.)?(\*Tensor|\*Var|Operand)$`).MatchString(typ):
		return isOperand
	}
	return isSetting
}
