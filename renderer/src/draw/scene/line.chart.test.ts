import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import type { Canvas2D } from '#draw/layer.ts'
import { filmLook } from '#draw/look.ts'
import { measurer } from '#draw/text.fit.ts'
import { testDrawEnv } from '#storyboard/film.fixture.ts'
import { lineChart } from './line.chart.ts'

/** The heights of everything that is drawn as a line, and of the ground they stand on. */
function drawn(height: number): { line: number[]; ground: number; labels: number } {
  const look = filmLook('#0f766e', 'gradient', 1)
  const stage = { unit: 1, look, surface: look.open, measure: measurer(testDrawEnv(), look.type) }
  const items = [20, 45, 80].map((value) => ({ label: 'January', shown: String(value), value, atMs: 0 }))
  const box = { x: 0, y: 0, w: 900, h: height }
  const ctx = createCanvas(900, 1200).getContext('2d') as unknown as Canvas2D
  const found = { line: [] as number[], ground: 0, labels: 0 }
  ctx.lineTo = (_, y) => void found.line.push(y)
  ctx.fillRect = (_, y) => {
    found.ground = y
  }
  const move = ctx.translate.bind(ctx)
  ctx.translate = (x, y) => {
    found.labels = Math.max(found.labels, y)
    move(x, y)
  }
  lineChart({
    box,
    items,
    times: [0, 0, 0],
    stage: stage as unknown as Parameters<typeof lineChart>[0]['stage'],
  }).paint(ctx, 5000)
  return found
}

it.each([900, 400, 200, 130])('rises over its ground, and stays in its box, %i units high', (height) => {
  const { line, ground, labels } = drawn(height)
  const [first, second, third] = line
  expect(third).toBeLessThan(second!)
  expect(second).toBeLessThan(first!)
  expect(first).toBeLessThan(ground)
  expect(labels).toBeLessThan(height)
})
