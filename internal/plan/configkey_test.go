package plan

import (
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Every field of a configuration is in its key.
func TestConfigKeyHasEveryField(t *testing.T) {
	var change func(t *testing.T, c *Config, v reflect.Value, name string)
	change = func(t *testing.T, c *Config, v reflect.Value, name string) {
		before := string(c.AppendKey(nil))
		switch v.Kind() {
		case reflect.Int, reflect.Int64:
			v.SetInt(v.Int() + 1)
		case reflect.Uint32:
			v.SetUint(v.Uint() + 1)
		case reflect.Bool:
			v.SetBool(!v.Bool())
		case reflect.Func:
			v.Set(reflect.ValueOf(func(*ops.Op, dtype.DType, dtype.DType) int { return 1 }))
		case reflect.Struct:
			for i := range v.NumField() {
				change(t, c, v.Field(i), name+"."+v.Type().Field(i).Name)
			}
			return
		default:
			t.Errorf("%s: a field of kind %v, which this test does not change", name, v.Kind())
			return
		}
		if string(c.AppendKey(nil)) == before {
			t.Errorf("%s is not in the key", name)
		}
	}
	var c Config
	change(t, &c, reflect.ValueOf(&c).Elem(), "Config")
}
