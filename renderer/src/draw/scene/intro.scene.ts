/** What comes before the first words: the brand's sign, or the film's title under it. */
import { easeOut, progress } from '#draw/motion.ts'
import { fit } from '#draw/text.fit.ts'
import { withFiguresWhole } from '#draw/text.pieces.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { arrivalCues, arriving, backing, placed, roundRect } from './parts.ts'
import { lockupIn, paintLockup, paintSign, signIn } from './sign.ts'

type IntroScene = Extract<Scene, { kind: 'intro' }>

/** The sign is on its way already on the first frame, which some networks show as the cover. */
const AHEAD_MS = 160

export const introArt = ({ title }: IntroScene, stage: Stage): Art =>
  title?.trim() ? titled(title, stage) : signed(stage)

function signed(stage: Stage): Art {
  const { whole, look, unit: u } = stage
  const lockup = lockupIn(stage, whole.h - (look.carded ? 140 : 70) * u)
  const at = { x: whole.x + whole.w / 2, y: whole.y + (whole.h - lockup.h) / 2 }
  return {
    cues: [{ at: 0, lasts: 700 }],
    paint(ctx, now) {
      backing(
        ctx,
        stage,
        { x: at.x - lockup.w / 2, y: at.y - 14 * u, w: lockup.w, h: lockup.h + 28 * u },
        now + AHEAD_MS,
      )
      paintLockup(ctx, stage, lockup, at, now + AHEAD_MS)
    },
  }
}

function titled(title: string, stage: Stage): Art {
  const { whole, look, unit: u } = stage
  const pad = look.carded ? 44 * u : 8 * u
  const sign = signIn(stage, { w: whole.w * 0.6, h: Math.min(170 * u, whole.h * 0.26) })
  const text = fit(stage.measure, withFiguresWhole(title), {
    w: whole.w - 2 * pad,
    h: whole.h - sign.h - 100 * u - 2 * pad,
    max: (stage.wide ? 138 : 128) * u,
    min: 38 * u,
    leading: 1.18,
    lines: stage.wide ? 3 : 5,
  })
  const w = Math.max(text.w, sign.w)
  const h = sign.h + 56 * u + text.h + 34 * u
  const block = { x: whole.x + (whole.w - w) / 2, y: whole.y + (whole.h - h) / 2, w, h }
  const middle = whole.x + whole.w / 2
  const style = { from: 160, step: 60 }
  return {
    cues: [{ at: 0, lasts: 800 }, ...arrivalCues(text, style)],
    paint(ctx, now) {
      backing(ctx, stage, block, now + AHEAD_MS)
      const first = easeOut(progress(now + AHEAD_MS, 0, 500))
      placed(ctx, { x: middle, y: block.y + sign.h / 2, size: 0.6 + 0.4 * first, alpha: first }, () =>
        paintSign(ctx, stage, sign),
      )
      arriving(ctx, text, middle, block.y + sign.h + 56 * u, 'center', now, { ...style, color: stage.surface.ink })
      const line = 140 * u * easeOut(progress(now, 300, 500))
      roundRect(ctx, { x: middle - line / 2, y: block.y + h - 12 * u, w: line, h: 12 * u }, 6 * u, look.second)
    },
  }
}
