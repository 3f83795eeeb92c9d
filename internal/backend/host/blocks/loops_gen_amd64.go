// Code generated from script/generate/blocks by go generate ./internal/backend/host/blocks; DO NOT EDIT.

//go:build !purego

package blocks

// generated are the loops by format.
var generated = map[string]loop{
	"Q4_0":   decodeQ4_0,
	"Q4_1":   decodeQ4_1,
	"Q5_0":   decodeQ5_0,
	"Q5_1":   decodeQ5_1,
	"Q8_0":   decodeQ8_0,
	"Q2_K":   decodeQ2_K,
	"Q3_K":   decodeQ3_K,
	"Q4_K":   decodeQ4_K,
	"Q5_K":   decodeQ5_K,
	"Q6_K":   decodeQ6_K,
	"IQ4_NL": decodeIQ4_NL,
	"MXFP4":  decodeMXFP4,
}

//go:noescape
func decodeQ4_0(t *task)

//go:noescape
func decodeQ4_1(t *task)

//go:noescape
func decodeQ5_0(t *task)

//go:noescape
func decodeQ5_1(t *task)

//go:noescape
func decodeQ8_0(t *task)

//go:noescape
func decodeQ2_K(t *task)

//go:noescape
func decodeQ3_K(t *task)

//go:noescape
func decodeQ4_K(t *task)

//go:noescape
func decodeQ5_K(t *task)

//go:noescape
func decodeQ6_K(t *task)

//go:noescape
func decodeIQ4_NL(t *task)

//go:noescape
func decodeMXFP4(t *task)
