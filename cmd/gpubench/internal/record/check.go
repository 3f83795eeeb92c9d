package record

// Check is the comparison of one case with the reference.
type Check struct {
	Line     string  `json:"line"`
	Op       string  `json:"op"`
	DType    string  `json:"dtype"`
	Device   string  `json:"device"`
	OK       bool    `json:"ok"`
	MaxULP   float64 `json:"max_ulp"`
	BoundULP float64 `json:"bound_ulp"` // 0: bit for bit
	Error    string  `json:"error"`     // the first difference, or why the case did not run
}
