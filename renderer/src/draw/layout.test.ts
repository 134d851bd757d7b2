import { describe, expect, it } from 'vitest'
import { type Box, band, layoutOf } from './layout.ts'
import { safeArea, shapeOf } from './safe.area.ts'

const SIZES = [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
  { width: 720, height: 1280 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 576, height: 576 },
  { width: 216, height: 384 },
]
const COMPANY = [true, false].flatMap((presenter) =>
  [true, false].flatMap((captions) =>
    [true, false].flatMap((carded) => [true, false].map((whole) => ({ presenter, captions, carded, whole }))),
  ),
)
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe.each(SIZES)('a layout of $width by $height', (size) => {
  const layouts = COMPANY.map((company) => ({ company, layout: layoutOf(size, company) }))

  it('puts every band on the grid of the compositor and inside the frame', () => {
    for (const { layout } of layouts) {
      const boxes = [layout.brand, layout.scene, layout.figure, layout.captions, ...layout.decor]
      for (const box of [...boxes, layout.head, layout.body]
        .filter((b): b is Box => b !== undefined)
        .map((b) => band(b, size))) {
        expect([box.x % 2, box.y % 2, box.h % 2, box.w % 8]).toEqual([0, 0, 0, 0])
        expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= size.width && box.y + box.h <= size.height).toBe(true)
      }
    }
  })

  it('keeps scene, captions and brand apart, and off the presenter’s face', () => {
    for (const { company, layout } of layouts) {
      const { scene, captions, brand, head, person } = layout
      expect(overlap(scene, brand)).toBe(false)
      if (company.captions) expect(overlap(scene, captions)).toBe(false)
      if (!head) continue
      const face = { x: head.x + 150 * person, y: head.y + 130 * person, w: 260 * person, h: 325 * person }
      expect(overlap(scene, face)).toBe(false)
      if (company.captions) expect(overlap(captions, face)).toBe(false)
    }
  })

  it('leaves the scene room to play in', () => {
    for (const { layout } of layouts) {
      expect(layout.scene.w).toBeGreaterThan(400 * layout.unit)
      expect(layout.scene.h).toBeGreaterThan(280 * layout.unit)
    }
  })

  it('keeps words where neither buttons nor bars lie over them', () => {
    const safe = safeArea(size)
    for (const { layout } of layouts) {
      for (const box of [layout.captions, layout.scene, { ...layout.brand, w: 0 }]) {
        expect(box.x >= safe.x && box.x + box.w <= safe.x + safe.w + 8).toBe(true)
        expect(box.y >= safe.y && box.y + box.h <= safe.y + safe.h + 2).toBe(true)
      }
    }
  })

  it('keeps words of tall films out of the bottom 18 % and the right 12 %', () => {
    if (shapeOf(size) !== 'tall') return
    for (const { layout } of layouts) {
      for (const box of [layout.captions, layout.scene].map((b) => band(b, size))) {
        expect(box.y + box.h).toBeLessThanOrEqual(size.height * 0.82 + 2)
        expect(box.x + box.w).toBeLessThanOrEqual(size.width * 0.88 + 8)
      }
    }
  })
})
