//go:build window && cgo

package main

import (
	"context"
	"slices"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// galleryScenes are the scenes that come with the tool, in the order of the key n.
var galleryScenes = map[string]func(*device.Device) (*scene, error){
	"waves":      func(dev *device.Device) (*scene, error) { return wavesScene(dev), nil },
	"mandelbrot": mandelbrotScene,
	"reaction":   reactionScene,
	"life":       lifeScene,
	"heat":       heatScene,
}

// nextInGallery is the scene after one of a name; the first after any other.
func nextInGallery(name string) string {
	return galleryNames[(slices.Index(galleryNames, name)+1)%len(galleryNames)]
}

// square is the side of the gallery's scenes that have a state.
const square = 384

// coordinates are the middles of columns, [1, cols], and of rows, [rows, 1], of a whole of
// 0 to 1.
func coordinates(dev *device.Device, rows, cols int) (x, y *tensor.Tensor) {
	middle := func(n int) *tensor.Tensor {
		return tensor.Arange(dev, float32(0), float32(n), 1).Add(float32(0.5)).Div(float32(n))
	}
	return middle(cols).ExpandDims(0), middle(rows).ExpandDims(1)
}

// mandelbrotScene is how long points stay near 0 that z*z + c moves, while the eye comes
// nearer and goes away again.
func mandelbrotScene(dev *device.Device) (*scene, error) {
	const rows, cols, rounds = 320, 480, 64
	const middleX, middleY = -0.743643, 0.131825 // in the valley of seahorses
	x, y := coordinates(dev, rows, cols)
	return &scene{
		title: "mandelbrot", shape: shape.Shape{rows, cols}, animated: true,
		close: func() { x.Close(); y.Close() },
		frame: func(m moment) (*tensor.Tensor, error) {
			t := seconds(dev, m.at)
			defer t.Close()
			// From 3 wide to a fiftieth of that, in some 20 seconds.
			size := t.Mul(float32(0.3)).Cos().Mul(float32(1.95)).Exp().Mul(float32(0.43))
			cx := x.Sub(float32(0.5)).Mul(size).Add(float32(middleX))
			cy := y.Sub(float32(0.5)).Mul(float32(rows) / cols).Mul(size).Add(float32(middleY))
			zx, zy := cx.Add(cy.Mul(float32(0))), cy.Add(cx.Mul(float32(0)))
			count := zx.Mul(float32(0))
			for range rounds {
				xx, yy := zx.Mul(zx), zy.Mul(zy)
				near := xx.Add(yy).Less(float32(4))
				count = count.Add(one(near))
				zx, zy = tensor.Where(near, xx.Sub(yy).Add(cx), zx), tensor.Where(near, zx.Mul(zy).Mul(float32(2)).Add(cy), zy)
			}
			z := count.Add(float32(1)).Log()
			return z, z.Err()
		},
	}, nil
}

// evolving is a scene whose frames follow from the frame before: next takes the state, and
// show is what is seen of it.
func evolving(title string, state []*tensor.Tensor, next func(state []*tensor.Tensor, m moment) []*tensor.Tensor,
	show func(state []*tensor.Tensor) *tensor.Tensor) (*scene, error) {
	closeAll := func(list []*tensor.Tensor) {
		for _, x := range list {
			x.Close()
		}
	}
	ctx := context.Background()
	if err := tensor.Eval(ctx, state...); err != nil {
		closeAll(state)
		return nil, err
	}
	return &scene{
		title: title, shape: shape.Shape{square, square}, animated: true,
		close: func() { closeAll(state) },
		frame: func(m moment) (*tensor.Tensor, error) {
			made := next(state, m)
			if err := tensor.Eval(ctx, made...); err != nil {
				return nil, err
			}
			closeAll(state)
			state = made
			z := show(state)
			return z, z.Err()
		},
	}, nil
}

// around is the sum of the neighbours of each point, by weights beside and at the corners;
// each side borders on the one opposite.
func around(x *tensor.Tensor, beside, corner float32) *tensor.Tensor {
	up, down := x.Roll([]int{0}, 1), x.Roll([]int{0}, -1)
	sides := up.Add(down).Add(x.Roll([]int{1}, 1)).Add(x.Roll([]int{1}, -1))
	corners := up.Roll([]int{1}, 1).Add(up.Roll([]int{1}, -1)).Add(down.Roll([]int{1}, 1)).Add(down.Roll([]int{1}, -1))
	return sides.Mul(beside).Add(corners.Mul(corner))
}

// blob is 1 within a radius of a point, and 0 elsewhere.
func blob(x, y *tensor.Tensor, atX, atY, radius float32) *tensor.Tensor {
	dx, dy := x.Sub(atX), y.Sub(atY)
	inside := dx.Mul(dx).Add(dy.Mul(dy)).Less(radius * radius)
	return one(inside)
}

// reactionScene is Gray and Scott's two substances (Pearson, 1993: feed 0.037, kill 0.06):
// one eats the other, and both spread. The mouse adds of the second.
func reactionScene(dev *device.Device) (*scene, error) {
	const steps, feed, kill = 8, float32(0.037), float32(0.06)
	x, y := coordinates(dev, square, square)
	v := blob(x, y, 0.5, 0.5, 0.04)
	for _, at := range [][2]float32{{0.3, 0.35}, {0.7, 0.3}, {0.35, 0.72}, {0.68, 0.66}} {
		v = v.Maximum(blob(x, y, at[0], at[1], 0.03))
	}
	u := v.Mul(float32(-0.5)).Add(float32(1))
	laplace := func(x *tensor.Tensor) *tensor.Tensor { return around(x, 0.2, 0.05).Sub(x) }
	next := func(state []*tensor.Tensor, m moment) []*tensor.Tensor {
		u, v := state[0], state[1]
		if m.moved {
			v = v.Maximum(blob(x, y, m.x, m.y, 0.02).Mul(float32(0.5)))
		}
		for range steps {
			uvv := u.Mul(v).Mul(v)
			du := laplace(u).Mul(float32(1)).Sub(uvv).Add(u.Mul(-feed)).Add(feed)
			dv := laplace(v).Mul(float32(0.5)).Add(uvv).Sub(v.Mul(feed + kill))
			u, v = u.Add(du), v.Add(dv)
		}
		return []*tensor.Tensor{u, v}
	}
	return evolving("reaction", []*tensor.Tensor{u, v}, next, func(s []*tensor.Tensor) *tensor.Tensor { return s[1].Mul(float32(1)) })
}

// lifeScene is Conway's game of life, which starts from a third of the cells, each
// generation fading behind the living. The mouse brings life.
func lifeScene(dev *device.Device) (*scene, error) {
	x, y := coordinates(dev, square, square)
	noise := tensor.NewRand(dev, 2)
	alive := one(noise.Uniform(dtype.Float32, 0, 1, square, square).Less(float32(0.33)))
	next := func(state []*tensor.Tensor, m moment) []*tensor.Tensor {
		alive, trail := state[0], state[1]
		if m.moved {
			alive = alive.Maximum(blob(x, y, m.x, m.y, 0.01))
		}
		n := around(alive, 1, 1)
		born := n.Equal(float32(3)).LogicalOr(n.Equal(float32(2)).LogicalAnd(alive.Greater(float32(0.5))))
		alive = one(born)
		return []*tensor.Tensor{alive, alive.Maximum(trail.Mul(float32(0.94)))}
	}
	return evolving("life", []*tensor.Tensor{alive, alive.Mul(float32(1))}, next, func(s []*tensor.Tensor) *tensor.Tensor { return s[1].Mul(float32(1)) })
}

// one is 1 where a condition holds, and 0 elsewhere.
func one(condition *tensor.Tensor) *tensor.Tensor { return condition.Cast(dtype.Float32) }

// heatScene is a plate that conducts, heated where a point goes round, and by the mouse.
func heatScene(dev *device.Device) (*scene, error) {
	const steps = 8
	x, y := coordinates(dev, square, square)
	u := x.Mul(y).Mul(float32(0))
	next := func(state []*tensor.Tensor, m moment) []*tensor.Tensor {
		u := state[0]
		t := seconds(dev, m.at)
		defer t.Close()
		dx := x.Sub(t.Mul(float32(1.3)).Cos().Mul(float32(0.3)).Add(float32(0.5)))
		dy := y.Sub(t.Mul(float32(1.7)).Sin().Mul(float32(0.3)).Add(float32(0.5)))
		source := one(dx.Mul(dx).Add(dy.Mul(dy)).Less(float32(0.0009)))
		if m.moved {
			source = source.Maximum(blob(x, y, m.x, m.y, 0.03))
		}
		for range steps {
			u = u.Mul(float32(0.2)).Add(around(u, 0.15, 0.05)).Mul(float32(0.9995)).Maximum(source)
		}
		return []*tensor.Tensor{u}
	}
	return evolving("heat", []*tensor.Tensor{u}, next, func(s []*tensor.Tensor) *tensor.Tensor { return s[0].Add(float32(1e-3)).Log() })
}

// moment is what a frame is of: the time, and where the mouse is, in parts of the window;
// moved, it came there since the frame before.
type moment struct {
	at    time.Duration
	moved bool
	x, y  float32
}
