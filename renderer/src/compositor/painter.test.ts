import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Canvas2D, Composition, Layer } from '#draw/layer.ts'
import { Painter } from './painter.ts'

const [W, H] = [64, 48]

/** A film on one colour with the given layers. */
function film(color: string, layers: Layer[] = [], backgroundKey: (frame: number) => number = () => 0): Composition {
  const draw: Composition['background']['draw'] = (ctx) => {
    ctx.fillStyle = color
    ctx.fillRect(0, 0, W / 8, H / 8)
  }
  return { width: W, height: H, frames: 100, background: { w: W / 8, h: H / 8, key: backgroundKey, draw }, layers }
}

function box(color: string, more: Partial<Layer> = {}): Layer {
  const draw: Layer['draw'] = (ctx) => {
    ctx.fillStyle = color
    ctx.fillRect(0, 0, 16, 8)
  }
  return { name: 'box', x: 16, y: 8, w: 16, h: 8, key: () => 1, draw, ...more }
}

function paintAll(ctx: Canvas2D, color: string) {
  ctx.fillStyle = color
  ctx.fillRect(0, 0, W, H)
}

function painter(composition: Composition, ring = 3) {
  return new Painter(composition, createCanvas, ring)
}

function pixel(bytes: Uint8Array, x: number, y: number): [number, number, number] {
  const at = (y >> 1) * (W / 2) + (x >> 1)
  return [bytes[y * W + x]!, bytes[W * H + at]!, bytes[W * H * 1.25 + at]!]
}

describe('a painted frame', () => {
  it.each([
    ['#000000', [16, 128, 128]],
    ['#ffffff', [235, 128, 128]],
    ['#ff0000', [63, 102, 240]],
    ['#00ff00', [173, 42, 26]],
    ['#0000ff', [32, 240, 118]],
  ])('shows %s as BT.709 in limited range, on the background and on a layer', (color, wanted) => {
    const background = painter(film(color)).paint(0).bytes
    const layer = painter(film('#808080', [box(color)])).paint(0).bytes
    for (const got of [pixel(background, 20, 10), pixel(layer, 20, 10)]) {
      got.forEach((value, i) => {
        expect(Math.abs(value - wanted[i]!)).toBeLessThanOrEqual(1)
      })
    }
  })

  it('lets what lies behind a half-transparent layer through', () => {
    const { bytes } = painter(film('#000000', [box('rgba(255, 255, 255, 0.5)')])).paint(0)
    expect(pixel(bytes, 20, 10)[0]).toBeGreaterThan(120)
    expect(pixel(bytes, 20, 10)[0]).toBeLessThan(130)
    expect(pixel(bytes, 40, 10)[0]).toBe(16)
  })

  it.each([
    [-8, -4],
    [56, 44],
    [-100, 0],
  ])('cuts a layer shifted to %i, %i at the edge', (x, y) => {
    const shifted = box('#ffffff', { shift: () => ({ x: x - 16, y: y - 8 }) })
    const { bytes } = painter(film('#000000', [shifted])).paint(0)
    for (let py = 0; py < H; py++) {
      for (let px = 0; px < W; px++) {
        const inside = px >= x && px < x + 16 && py >= y && py < y + 8
        expect(pixel(bytes, px, py)[0]).toBe(inside ? 235 : 16)
      }
    }
  })

  it('is the same whether the background was kept or drawn afresh', () => {
    const kept = painter(film('#3366cc', [box('#ffffff', { key: (f) => f })]))
    kept.paint(0)
    kept.paint(1)
    const second = Buffer.from(kept.paint(2).bytes)
    expect(second.equals(painter(film('#3366cc', [box('#ffffff', { key: (f) => f })])).paint(2).bytes)).toBe(true)
  })
})

describe('a painter', () => {
  it('draws a layer only when its key changes, and says when nothing changed', () => {
    let draws = 0
    const counted = box('#fff', { key: (frame) => Math.floor(frame / 3), draw: () => draws++ })
    const paint = painter(film('#000', [counted]))
    const changes = [0, 1, 2, 3, 4, 5].map((frame) => paint.paint(frame).changed)
    expect(changes).toEqual([true, false, false, true, false, false])
    expect(draws).toBe(2)
  })

  it('shows no trace of a layer that has gone, and draws it again when it comes back', () => {
    const blinking = box('#fff', { key: (frame) => (frame === 1 ? undefined : 1) })
    const paint = painter(film('#000', [blinking]))
    expect([0, 1, 2].map((frame) => pixel(paint.paint(frame).bytes, 20, 10)[0])).toEqual([235, 16, 235])
  })

  it('keeps a painted frame untouched for the length of its ring', () => {
    const paint = painter(
      film('#000', [box('#fff', { key: (frame) => frame })], (frame) => frame),
      3,
    )
    const first = paint.paint(0).bytes
    const copy = Buffer.from(first)
    paint.paint(1)
    paint.paint(2)
    expect(copy.equals(first)).toBe(true)
  })

  it('goes on with a film whose layers are larger than all before, and larger than the frame', () => {
    const whole = (color: string, layers: Layer[]): Composition => ({
      ...film(color, layers),
      background: { w: W, h: H, key: () => 0, draw: (ctx) => paintAll(ctx, color) },
    })
    const large = box('#00ff00', {
      ...{ name: 'large', x: -16, y: -8, w: 96, h: 64 },
      draw: (ctx) => {
        ctx.fillStyle = '#00ff00'
        ctx.fillRect(0, 48, 48, 16)
      },
    })
    const next = whole('#3366cc', [box('#ffffff'), large, box('#ff0000', { x: 40, y: 30 })])
    const paint = painter(whole('#000000', [box('#ffffff')]))
    paint.paint(0)
    const gone = paint.show(next) ? paint : painter(next)
    gone.paint(0)
    const bytes = Buffer.from(gone.paint(1).bytes)
    expect(bytes.equals(painter(next).paint(0).bytes)).toBe(true)
  })

  it('refuses a layer beside the grid by its name', () => {
    expect(() => painter(film('#000', [box('#fff', { name: 'logo', x: 3 })]))).toThrow('"logo"')
  })

  it('refuses a size it can not compose', () => {
    expect(() => painter({ ...film('#000'), width: 60 })).toThrow('60x48')
  })

  it('measures how much of the frame is black and how far it moved', () => {
    const paint = painter(film('#000', [box('#fff', { key: (frame) => (frame < 1 ? undefined : frame) })]))
    paint.paint(0)
    paint.compositor.keep()
    expect(paint.compositor.darkShare()).toBe(1)
    paint.paint(1)
    expect(paint.compositor.darkShare()).toBeCloseTo(1 - (16 * 8) / (W * H), 2)
    expect(paint.compositor.difference()).toBeGreaterThan(4)
  })
})
