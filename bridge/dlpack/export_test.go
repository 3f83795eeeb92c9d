package dlpack

import "unsafe"

// Held returns how many exported tensors have not been deleted.
func Held() int {
	exports.Lock()
	defer exports.Unlock()
	return len(exports.held)
}

// Versioned lets tests make a producer's mistakes.
type Versioned versioned

func (m *Versioned) Tensor() *described { return &m.tensor }
func (m *Versioned) SetMajor(n uint32)  { m.major = n }

func (d *described) SetDevice(device int32)                 { d.device = device }
func (d *described) SetKind(code, bits uint8, lanes uint16) { d.kind = kind{code, bits, lanes} }
func (d *described) SetSize(n int64)                        { *d.shape = n }
func (d *described) SetData(data unsafe.Pointer)            { d.data = data }
func (d *described) SetRank(n int32)                        { d.rank = n }
