package policy

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// check returns what in a room is against a rule: where, and what.
type check func(code) []string

func noClock(c code) []string {
	return c.uses(map[string][]string{"time": {"Now", "Since", "Until", "Sleep", "After", "AfterFunc", "Tick", "NewTimer", "NewTicker"}},
		"reads or waits for the clock")
}

// noGlobalChance forbids the sources that every caller in the program shares; seeded ones are allowed.
func noGlobalChance(c code) []string {
	shared := []string{"Seed", "Read", "Int", "Int31", "Int31n", "Int63", "Int63n", "Intn", "IntN", "Int32", "Int32N", "Int64", "Int64N",
		"N", "Uint", "UintN", "Uint32", "Uint32N", "Uint64", "Uint64N", "Float32", "Float64", "NormFloat64", "ExpFloat64", "Perm", "Shuffle"}
	return append(c.uses(map[string][]string{"math/rand": shared, "math/rand/v2": shared}, "takes chance that isn't seeded by the caller"),
		c.imports("takes chance that can't be repeated", "crypto/rand", "hash/maphash")...)
}

func noMapOrder(c code) []string {
	found := c.uses(map[string][]string{"maps": {"All", "Keys", "Values"}}, "depends on the order of a map")
	return append(found, c.find(func(n ast.Node) string {
		if loop, ok := n.(*ast.RangeStmt); ok {
			if _, isMap := c.types.TypeOf(loop.X).Underlying().(*types.Map); isMap {
				return "depends on the order of a map"
			}
		}
		return ""
	})...)
}

func noOutsideWorld(c code) []string {
	return c.imports("touches the world outside", "os", "io", "io/fs", "io/ioutil", "bufio", "net", "net/*", "time", "log", "log/slog", "syscall", "unsafe", "embed")
}

func noFloats(c code) []string {
	return c.find(func(n ast.Node) string {
		switch n := n.(type) {
		case *ast.Ident:
			if slices.Contains([]string{"float32", "float64", "complex64", "complex128"}, n.Name) {
				return "is not a whole number"
			}
		case *ast.BasicLit:
			if n.Kind == token.FLOAT || n.Kind == token.IMAG {
				return "is not a whole number"
			}
		}
		return ""
	})
}

func noConcurrency(c code) []string {
	return append(c.imports("is for goroutines", "sync", "sync/atomic"), c.find(func(n ast.Node) string {
		switch n.(type) {
		case *ast.GoStmt, *ast.ChanType, *ast.SelectStmt:
			return "is for goroutines"
		}
		return ""
	})...)
}

// noFusing forbids sums of products of floats that a compiler may round once instead of twice, as on arm64: the same
// seed would give another match there. A conversion of the product rounds it; to assign it to a variable does not.
func noFusing(c code) []string {
	products := c.products()
	return c.find(func(n ast.Node) string {
		var operands []ast.Expr
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.ADD || n.Op == token.SUB {
				operands = []ast.Expr{n.X, n.Y}
			}
		case *ast.AssignStmt:
			if n.Tok == token.ADD_ASSIGN || n.Tok == token.SUB_ASSIGN {
				operands = n.Rhs
			}
		}
		if slices.ContainsFunc(operands, func(e ast.Expr) bool { return c.isFloatProduct(e) || products[c.variable(e)] }) {
			return "may be fused into one rounding on arm64; convert the product: float32(a*b) + c"
		}
		return ""
	})
}

// products returns the variables and fields that get a product of floats as it is.
func (c code) products() map[types.Object]bool {
	found := map[types.Object]bool{}
	c.find(func(n ast.Node) string {
		assigned, ok := n.(*ast.AssignStmt)
		if !ok || len(assigned.Lhs) != len(assigned.Rhs) {
			return ""
		}
		for i, to := range assigned.Lhs {
			of := c.variable(to)
			if of != nil && (c.isFloatProduct(assigned.Rhs[i]) || assigned.Tok == token.MUL_ASSIGN && isFloat(of.Type())) {
				found[of] = true
			}
		}
		return ""
	})
	return found
}

// variable returns what an expression names; nil if it is no variable or field.
func (c code) variable(e ast.Expr) types.Object {
	e = ast.Unparen(e)
	if negated, ok := e.(*ast.UnaryExpr); ok {
		return c.variable(negated.X)
	}
	if field, ok := e.(*ast.SelectorExpr); ok {
		e = field.Sel
	}
	if name, ok := e.(*ast.Ident); ok {
		return c.types.ObjectOf(name)
	}
	return nil
}

func (c code) isFloatProduct(e ast.Expr) bool {
	e = ast.Unparen(e)
	if negated, ok := e.(*ast.UnaryExpr); ok {
		return c.isFloatProduct(negated.X)
	}
	product, ok := e.(*ast.BinaryExpr)
	if !ok || product.Op != token.MUL || c.types.Types[e].Value != nil {
		return false
	}
	return isFloat(c.types.TypeOf(e))
}

func isFloat(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsFloat != 0
}
