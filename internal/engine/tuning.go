package engine

import (
	"encoding/json"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// tuningFile is the name under which a device stores its tuning. Its number changes whenever the
// meaning of a tuning does.
const tuningFile = "tuning1.json"

// tuned is the tuning that was chosen for a device; nil: the class's.
type tuned struct{ atomic.Pointer[target.Tuning] }

func (t *tuned) get() target.Tuning {
	if chosen := t.Load(); chosen != nil {
		return *chosen
	}
	return target.Tuning{}
}

// config returns the configuration by which the engine plans now.
func (e *Engine) config() plan.Config {
	cfg := e.be.Config()
	if chosen := e.tuned.Load(); chosen != nil {
		cfg.Profile = chosen.Apply(cfg.Profile)
	}
	return cfg
}

// keptTuning returns the tuning that is stored for a device; nil if this version knows none.
func keptTuning(d *vulkan.Device) *target.Tuning {
	if !d.Tuned() {
		return nil
	}
	text, ok := d.Kept(tuningFile)
	if !ok {
		return nil
	}
	t, ok := target.ParseTuning(text)
	if !ok {
		d.Logger().Info("tuning discarded: it is another version's", "device", d.Info().Name)
		return nil
	}
	return &t
}

// Tuning returns the tuning by which the engine plans; ok is false on the host, which has none.
func (e *Engine) Tuning() (t target.Tuning, ok bool) { return e.tuned.get(), tunable(e) }

// tunable reports whether the device's class can be tuned.
func tunable(e *Engine) bool { return e.be.Config().Class != target.Host }

// Class returns the tuning of the device's class, which applies if nothing else was chosen.
func (e *Engine) Class() target.Tuning {
	if !tunable(e) {
		return target.Tuning{}
	}
	return target.TuningOf(e.be.Config().Profile)
}

// HasMatrices reports whether products marked fast use cooperative matrices.
func (e *Engine) HasMatrices() bool { return e.be.Config().Cooperative.Float16.M > 0 }

// Tune makes the engine plan by t until the device is closed. Errors: *[target.TuningError], and
// *[vulkan.UnsupportedError] on the host.
func (e *Engine) Tune(t target.Tuning) error {
	if err := t.Check(); err != nil {
		return err
	}
	if !tunable(e) {
		return &vulkan.UnsupportedError{Device: e.dev.Info().Name, What: "tuning", Hint: "it plans by nothing that could be tuned; choose a Vulkan device"}
	}
	e.tuned.Store(&t)
	return nil
}

// KeepTuning stores the current tuning for the device and its driver's version, where every process
// finds it when it opens the device. The zero Tuning deletes what was stored. Its errors are
// *[vulkan.KeepError].
func (e *Engine) KeepTuning() error {
	t := e.tuned.get()
	if t == (target.Tuning{}) {
		return e.dev.Keep(tuningFile, nil)
	}
	text, err := json.MarshalIndent(t, "", "  ")
	if err != nil {
		return err
	}
	return e.dev.Keep(tuningFile, text)
}
