import type { DrawEnv, FilmPlan } from '@octavo/renderer/draw'
import { describe, expect, it } from 'vitest'
import { aPlan } from '#testing/film.samples.ts'
import { FilmPainter } from './film-painter.ts'

type Sheet = { width: number; height: number; clears: number; laid: number }

/** Canvases that draw nothing, but know how often they were cleared and what was laid on them. */
function fakeCanvases() {
  const sheets: Sheet[] = []
  const sheet = (width: number, height: number) => {
    const one: Sheet = { width, height, clears: 0, laid: 0 }
    sheets.push(one)
    const doing: Record<string, unknown> = {
      measureText: (text: string) => ({ width: text.length * 10 }),
      createLinearGradient: () => ({ addColorStop: () => undefined }),
      createRadialGradient: () => ({ addColorStop: () => undefined }),
      clearRect: () => (one.clears += 1),
      drawImage: () => (one.laid += 1),
    }
    const ctx = new Proxy(doing, { get: (known, name) => known[String(name)] ?? (() => undefined), set: () => true })
    return { one, ctx: ctx as unknown as CanvasRenderingContext2D }
  }
  const env: DrawEnv = {
    createCanvas: (w, h) => {
      const { ctx } = sheet(w, h)
      return { getContext: () => ctx, width: w, height: h }
    },
  }
  return { sheets, env, target: sheet(0, 0) }
}

const painting = (plan: FilmPlan, scale = 1) => {
  const { sheets, env, target } = fakeCanvases()
  const painter = new FilmPainter(plan, env, scale)
  return {
    painter,
    sheets,
    target: target.one,
    paint: (ms: number) => painter.paint(target.ctx, ms),
    drawn: () => sheets.reduce((sum, { clears }) => sum + clears, 0),
  }
}

describe('a painted film', () => {
  it('lays background and layers on the canvas', () => {
    const { paint, target } = painting(aPlan())
    paint(500)
    expect(target.laid).toBeGreaterThan(2)
  })

  it('is left alone while it looks the same', () => {
    const { paint, target } = painting(aPlan())
    paint(500)
    const laid = target.laid
    paint(500)
    paint(505)
    expect(target.laid).toBe(laid)
  })

  it('draws again only the layers that have changed', () => {
    const { paint, drawn } = painting(aPlan())
    paint(1400)
    const first = drawn()
    paint(1434)
    expect(drawn() - first).toBeLessThan(first)
  })

  it('keeps what it has of a scene that an edit leaves as it was, and makes a changed one ready anew', () => {
    const plan = aPlan()
    const { painter, paint, sheets } = painting(plan)
    paint(500)
    paint(2500)
    const before = sheets.length
    const [first, second] = plan.scenes as [FilmPlan['scenes'][number], FilmPlan['scenes'][number]]
    painter.show({
      ...plan,
      scenes: [first, { ...second, kind: 'statement', text: 'Otherwise', emphasis: [] }],
    })
    paint(500)
    expect(sheets.length).toBe(before)
    paint(2500)
    expect(sheets.length).toBeGreaterThan(before)
  })

  it('draws smaller where it is seen smaller', () => {
    const area = (scale: number) => {
      const { paint, sheets } = painting(aPlan(), scale)
      paint(500)
      return Math.max(...sheets.map(({ width, height }) => width * height))
    }
    expect(area(0.5)).toBeLessThan(area(1) / 3)
  })

  it('holds the last frame beyond the end', () => {
    const { paint, target } = painting(aPlan())
    paint(60_000)
    expect(target.laid).toBeGreaterThan(2)
  })
})
