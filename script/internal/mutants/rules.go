package main

import (
	"go/ast"
	"go/token"
	"regexp"
	"strings"
)

// The rules, by what they say of a mutant.
const (
	flipped  = "flipped comparison"
	offByOne = "off by one"
	dropped  = "dropped call"
	barrier  = "dropped barrier"
	stride   = "wrong stride"
	rounding = "wrong rounding"
	guard    = "skipped guard"
	swapped  = "swapped operands"
	lost     = "lost field"
)

// visit applies the rules to a node.
func (w *walker) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		w.binary(n)
	case *ast.IfStmt:
		w.guard(n)
	case *ast.ExprStmt:
		w.call(n)
	case *ast.CallExpr:
		w.arguments(n)
	case *ast.IndexExpr:
		w.index(n)
	case *ast.CompositeLit:
		w.fields(n)
	case *ast.AssignStmt:
		w.assignment(n)
	}
	return true
}

var flips = map[token.Token]string{
	token.LSS: ">=", token.LEQ: ">", token.GTR: "<=", token.GEQ: "<",
	token.EQL: "!=", token.NEQ: "==", token.LAND: "||", token.LOR: "&&",
}

var borders = map[token.Token]string{token.LSS: "<=", token.LEQ: "<", token.GTR: ">=", token.GEQ: ">"}

// ordered are operators whose operands do not change places.
var ordered = map[token.Token]bool{token.SUB: true, token.QUO: true, token.REM: true, token.SHL: true, token.SHR: true, token.AND_NOT: true}

// strided are names of what an index or an offset is multiplied with.
var strided = regexp.MustCompile(`(?i)stride|span|pitch|width|extent|size|length|rows|cols|columns|lanes|words|count`)

func (w *walker) binary(n *ast.BinaryExpr) {
	x, y := w.of(n.X), w.of(n.Y)
	with := func(op string) string { return x + " " + op + " " + y }
	if op, ok := flips[n.Op]; ok {
		w.replace(flipped, n, with(op))
	}
	if op, ok := borders[n.Op]; ok {
		w.replace(offByOne, n, with(op))
	}
	switch {
	case (n.Op == token.ADD || n.Op == token.SUB) && y == "1":
		w.replace(offByOne, n, x)
	case n.Op == token.MUL && (strided.MatchString(x) || strided.MatchString(y)):
		w.replace(stride, n, "("+x+" + "+y+")")
	case n.Op == token.QUO && roundsUp(n.X):
		// (a + b - 1) / b rounds up.
		w.replace(rounding, n, "("+x+" - ("+y+" - 1)) / "+y)
	}
	if ordered[n.Op] && !(n.Op == token.SUB && y == "1") {
		w.replace(swapped, n, "("+y+") "+n.Op.String()+" ("+x+")")
	}
}

// roundsUp reports whether a dividend ends in "- 1".
func roundsUp(x ast.Expr) bool {
	if p, ok := x.(*ast.ParenExpr); ok {
		x = p.X
	}
	b, ok := x.(*ast.BinaryExpr)
	if !ok || b.Op != token.SUB {
		return false
	}
	one, ok := b.Y.(*ast.BasicLit)
	return ok && one.Value == "1"
}

// guard is for conditions before a return, a continue or a break.
func (w *walker) guard(n *ast.IfStmt) {
	if n.Else != nil || len(n.Body.List) == 0 {
		return
	}
	switch n.Body.List[len(n.Body.List)-1].(type) {
	case *ast.ReturnStmt, *ast.BranchStmt:
		w.replace(guard, n.Cond, "false && ("+w.of(n.Cond)+")")
	}
}

// call drops a statement that is a call.
func (w *walker) call(n *ast.ExprStmt) {
	c, ok := n.X.(*ast.CallExpr)
	if !ok {
		return
	}
	name := w.of(c.Fun)
	switch {
	case name == "panic" || strings.HasSuffix(name, ".Unlock") || strings.HasSuffix(name, ".Lock"):
	case strings.Contains(strings.ToLower(name), "barrier"):
		w.replace(barrier, n, "")
	default:
		w.replace(dropped, n, "")
	}
}

var roundings = map[string]string{
	"math.RoundToEven": "math.Round", "math.Floor": "math.Ceil", "math.Ceil": "math.Floor",
	"math.Trunc": "math.Floor", "math.Round": "math.RoundToEven", "bits.Len": "bits.OnesCount",
}

// arguments changes a function that rounds, and the order of two arguments that
// are names.
func (w *walker) arguments(n *ast.CallExpr) {
	if other, ok := roundings[w.of(n.Fun)]; ok {
		w.replace(rounding, n.Fun, other)
	}
	for i := 1; i < len(n.Args); i++ {
		a, b := n.Args[i-1], n.Args[i]
		if _, ok := a.(*ast.Ident); !ok {
			continue
		}
		if _, ok := b.(*ast.Ident); !ok || w.commutes(n.Fun) {
			continue
		}
		w.swap(n, i)
	}
}

// commutes reports whether a function gives the same for its arguments in any order.
func (w *walker) commutes(f ast.Expr) bool {
	name := w.of(f)
	name = name[strings.LastIndex(name, ".")+1:]
	switch name {
	case "min", "max", "Equal", "IAdd", "IMul", "FAdd", "FMul", "Or", "And", "BitwiseOr", "BitwiseAnd", "LogicalOr", "LogicalAnd":
		return true
	}
	return false
}

// swap exchanges a call's argument with the one before it.
func (w *walker) swap(n *ast.CallExpr, i int) {
	a, b := n.Args[i-1], n.Args[i]
	start, between, end := w.offset(n.Pos()), w.offset(a.End()), w.offset(n.End())
	text := string(w.source[start:w.offset(a.Pos())]) + w.of(b) +
		string(w.source[between:w.offset(b.Pos())]) + w.of(a) + string(w.source[w.offset(b.End()):end])
	w.replace(swapped, n, text)
}

// index takes another element of what holds strides and sizes.
func (w *walker) index(n *ast.IndexExpr) {
	if name := w.of(n.X); strided.MatchString(name) && w.of(n.Index) != "0" {
		w.replace(stride, n, name+"[0]")
	}
}

// fields drops an entry of a literal that names several.
func (w *walker) fields(n *ast.CompositeLit) {
	if len(n.Elts) < 2 {
		return
	}
	for _, element := range n.Elts {
		if pair, ok := element.(*ast.KeyValueExpr); ok {
			if _, ok := pair.Key.(*ast.Ident); ok {
				w.drop(lost, pair)
			}
		}
	}
}

// assignment drops what is assigned to a field.
func (w *walker) assignment(n *ast.AssignStmt) {
	if n.Tok != token.ASSIGN || len(n.Lhs) != 1 || len(n.Rhs) != 1 {
		return
	}
	if _, ok := n.Lhs[0].(*ast.SelectorExpr); ok {
		w.replace(lost, n, "_ = "+w.of(n.Rhs[0]))
	}
}
