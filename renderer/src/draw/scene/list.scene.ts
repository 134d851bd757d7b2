/** Points that come one by one, each when it is spoken. */

import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { fit, fitAlike, write } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { card, placed, roundRect } from './parts.ts'

const ROW_MS = 420
/** In units: the height of a scene that has no room to spare between rows. */
const LOW = 440

export function listArt(scene: Extract<Scene, { kind: 'list' }>, stage: Stage, startMs: number): Art {
  const u = stage.unit
  const { whole, look, measure } = stage
  const title = scene.title
    ? fit(measure, scene.title, {
        w: whole.w - (look.carded ? 110 : 24) * u,
        h: 130 * u,
        max: 66 * u,
        min: 34 * u,
        lines: 2,
        font: look.type.display,
      })
    : undefined
  const low = whole.h < LOW * u
  const head = title ? title.h + (low ? 18 : 28) * u : 0
  const gap = (low ? 14 : 20) * u
  const room = (whole.h - head - (low ? 44 : 48) * u - gap * (scene.items.length - 1)) / scene.items.length
  const high = Math.min(room, (stage.wide ? 156 : 230) * u)
  const disc = Math.min(high * (low ? 0.7 : 0.56), 104 * u)
  const texts = fitAlike(
    measure,
    scene.items.map(({ text }) => text),
    {
      w: whole.w - disc - 100 * u,
      h: high * 0.86,
      max: 66 * u,
      min: 26 * u,
      lines: 2,
      leading: 1.16,
      font: (px) => look.type.text(px, 700),
    },
  )
  const rows = scene.items.map((item, at) => ({
    at: Math.max(0, item.atMs - startMs),
    early: item.atMs < startMs,
    text: texts[at]!,
  }))
  const total = head + rows.length * high + (rows.length - 1) * gap
  const top = whole.y + (whole.h - total) / 2
  const continued = rows.some((r) => r.early)
  return {
    cues: [{ at: 0, lasts: 450 }, ...rows.filter((r) => !r.early).map((r) => ({ at: r.at, lasts: ROW_MS }))],
    continues: { before: continued },
    paint(ctx, now) {
      if (title) {
        const shown = continued ? 1 : easeOut(progress(now, 0, 400))
        placed(ctx, { x: whole.x + (look.carded ? 30 : 12) * u, y: top - (1 - shown) * 30 * u, alpha: shown }, () => {
          if (look.carded)
            card(ctx, { x: -12 * u, y: -12 * u, w: title.w + 48 * u, h: title.h + 24 * u }, u, look.card.fill, 28)
          write(ctx, title, look.carded ? 12 * u : 0, 0, 'left', stage.surface.ink)
        })
      }
      rows.forEach((row, at) => {
        const p = row.early ? 1 : progress(now, row.at, ROW_MS)
        const y = top + head + at * (high + gap)
        const place = { x: whole.x + 10 * u, y, w: whole.w - 20 * u, h: high }
        if (p < 1) roundRect(ctx, place, 30 * u, look.carded ? 'rgba(255,255,255,0.45)' : stage.surface.soft)
        placed(ctx, { x: whole.x + 10 * u - (1 - easeOut(p)) * 90 * u, y, alpha: easeOut(p) }, () => {
          card(ctx, { ...place, x: 0, y: 0 }, u, look.card.fill, 30)
          const r = (disc / 2) * easeBack(row.early ? 1 : progress(now, row.at + 60, ROW_MS - 60))
          roundRect(ctx, { x: 24 * u + disc / 2 - r, y: high / 2 - r, w: 2 * r, h: 2 * r }, r, look.badge)
          const digit = fit(measure, String(at + 1), {
            w: disc,
            h: disc,
            max: Math.min(disc * 0.64, 52 * u),
            lines: 1,
            leading: 1,
            font: (px) => look.type.text(px, 700), // in some display faces a 1 is no higher than an x
          })
          write(ctx, digit, 24 * u + disc / 2, (high - digit.h) / 2, 'center', look.onBadge)
          write(ctx, row.text, 48 * u + disc, (high - row.text.h) / 2, 'left', look.card.ink)
        })
      })
    },
  }
}
