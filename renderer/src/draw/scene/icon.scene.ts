/** A thing, drawn, with its name. */

import { paintIcon } from '#draw/icon/paint.ts'
import type { Canvas2D } from '#draw/layer.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { fit } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { around, arrivalCues, arriving, backing, placed } from './parts.ts'

export function iconArt(scene: Extract<Scene, { kind: 'icon' }>, stage: Stage): Art {
  const u = stage.unit
  const { figure, words, measure, wide } = stage
  const label = fit(measure, scene.label || ' ', {
    w: words.w - 60 * u,
    h: words.h - 50 * u,
    max: (wide ? 112 : 100) * u,
    min: 34 * u,
    lines: 5,
    leading: 1.18,
  })
  const style = { from: 220, step: 65 }
  const x = wide ? words.x : words.x + words.w / 2
  const y = wide
    ? words.y + (words.h - label.h) / 2
    : words.y + Math.max(10 * u, Math.min(40 * u, (words.h - label.h) / 3))
  return {
    cues: [{ at: 0, lasts: 500 }, ...arrivalCues(label, style)],
    paint(ctx, now) {
      backing(ctx, stage, around(stage, figure, { x, y, w: label.w, h: label.h }), now)
      arriving(ctx, label, x, y, wide ? 'left' : 'center', now, { ...style, color: stage.surface.ink })
    },
    figure: (ctx, now) => medal(ctx, scene.icon, stage, now),
  }
}

/** The thing on a disc in the stage's figure box, afloat; `now` counts from when it comes. At less than whole size it stands at the box's top. */
export function medal(ctx: Canvas2D, icon: string, { figure, look, unit }: Stage, now: number, part = 1): void {
  const side = Math.min(figure.w, figure.h) * part
  const shown = progress(now, 0, 480)
  const float = Math.sin(now / 520)
  placed(
    ctx,
    {
      x: figure.w / 2,
      y: (figure.h / 2) * part,
      size: Math.min(1.02, 0.5 + 0.5 * easeBack(shown)),
      alpha: easeOut(shown),
    },
    () => {
      ctx.fillStyle = look.accent
      ctx.beginPath()
      ctx.ellipse(0, 0, side * 0.45, side * 0.45 * (1 + 0.015 * float), 0.3 * float, 0, Math.PI * 2)
      ctx.fill()
      ctx.strokeStyle = look.second
      ctx.lineWidth = 6 * unit
      ctx.lineCap = 'round'
      const spin = now / 1400
      for (const at of [0, 2.1, 4.2]) {
        ctx.beginPath()
        ctx.arc(0, 0, side * 0.485, spin + at, spin + at + 0.7)
        ctx.stroke()
      }
      placed(ctx, { x: 0, y: float * 6 * unit, turn: 0.03 * Math.sin(now / 700) }, () =>
        paintIcon(
          ctx,
          icon,
          side * 0.6,
          { main: look.onAccent, soft: look.second, dark: look.deep, ground: look.accent },
          { grown: progress(now, 160, 700), drift: Math.sin(now / 610) },
        ),
      )
    },
  )
}
