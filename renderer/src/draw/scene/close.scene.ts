/** The last thing seen: whose film it was, and what to do next. */
import type { Box } from '#draw/layout.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { type Fitted, fit, write } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { backing, placed, roundRect } from './parts.ts'
import { type Lockup, lockupIn, paintLockup, stackedLockup } from './sign.ts'

type CloseScene = Extract<Scene, { kind: 'close' }>

const GAP = 44
const LINK_GAP = 28
/** Room around the words in the button. */
const PAD = { x: 50, y: 26 }
/** So many times wider than high, sign and name stand beside what to do. */
const LOW = 2

type Point = { x: number; y: number }
/** Everything measured: where the middles of sign and button lie, and what a card would have to hold. */
type Closing = {
  lockup: Lockup
  sign: Point
  text: Fitted
  button: Box
  link?: Fitted
  linkAt: Point
  block: Box
}

export function closeArt(scene: CloseScene, stage: Stage): Art {
  const u = stage.unit
  const { whole, look } = stage
  const { lockup, sign, text, button, link, linkAt, block } = (whole.w > whole.h * LOW ? columns : rows)(scene, stage)
  const [fill, ink] = look.carded ? [look.accent, look.onAccent] : [look.second, look.onSecond]
  return {
    cues: [{ at: 0, lasts: 1400 }],
    paint(ctx, now) {
      backing(ctx, stage, block, now)
      paintLockup(ctx, stage, lockup, sign, now)
      const third = progress(now, 420, 420)
      const middle = { x: button.x + button.w / 2, y: button.y + button.h / 2 }
      if (button.h)
        placed(ctx, { ...middle, size: 0.7 + 0.3 * easeBack(third), alpha: easeOut(third) }, () => {
          roundRect(ctx, { ...button, x: -button.w / 2, y: -button.h / 2 }, 44 * u, fill)
          write(ctx, text, 0, -text.h / 2, 'center', ink)
        })
      const fourth = easeOut(progress(now, 620, 420))
      if (link)
        placed(ctx, { x: linkAt.x, y: linkAt.y + (1 - fourth) * 20 * u, alpha: fourth }, () =>
          write(ctx, link, 0, 0, 'center', stage.surface.strong),
        )
    },
  }
}

/** What to do and where, in a width and a height; `h` is what both take, from the button's top. */
function askedIn({ text: asked, link: where }: CloseScene, stage: Stage, room: { w: number; h: number }) {
  const { measure, look, unit: u } = stage
  const link = where?.trim()
    ? fit(measure, where, { w: room.w - 20 * u, h: room.h * 0.24, max: 64 * u, min: 24 * u, lines: 1, leading: 1.2 })
    : undefined
  const under = link ? LINK_GAP * u + link.h : 0
  const text = fit(measure, asked.trim() || ' ', {
    w: room.w - 2 * PAD.x * u,
    h: room.h - under - 2 * PAD.y * u,
    max: 76 * u,
    min: 26 * u,
    lines: 3,
    leading: 1.2,
    font: (px) => look.type.display(px, 700),
  })
  const button = asked.trim() ? { w: text.w + 2 * PAD.x * u, h: text.h + 2 * PAD.y * u } : { w: 0, h: 0 }
  return { text, button, ...(link && { link }), h: button.h + under }
}

/** One under the other. */
function rows(scene: CloseScene, stage: Stage): Closing {
  const { whole, look, unit: u } = stage
  const middle = whole.x + whole.w / 2
  const room = whole.h - (look.carded ? 140 : 70) * u
  const { button, h, ...asked } = askedIn(scene, stage, { w: whole.w - 90 * u, h: room * 0.56 })
  const under = h > 0 ? GAP * u + h : 0
  const lockup = lockupIn(stage, room, under)
  const total = lockup.h + under
  const top = whole.y + (whole.h - total) / 2
  return {
    ...asked,
    lockup,
    sign: { x: middle, y: top },
    button: { ...button, x: middle - button.w / 2, y: top + lockup.h + GAP * u },
    linkAt: { x: middle, y: top + total - (asked.link?.h ?? 0) },
    block: { x: whole.x + 46 * u, y: top - 14 * u, w: whole.w - 92 * u, h: total + 28 * u },
  }
}

/** Side by side, where there is little height. */
function columns(scene: CloseScene, stage: Stage): Closing {
  const { whole, look, unit: u } = stage
  const edge = (look.carded ? 60 : 0) * u
  const room = { ...whole, x: whole.x + edge, w: whole.w - 2 * edge, h: whole.h - (look.carded ? 100 : 20) * u }
  const first = room.w * 0.42
  const { button, h, ...asked } = askedIn(scene, stage, { w: room.w - first - GAP * u, h: room.h })
  const lockup = stackedLockup({ ...stage, whole: { ...room, w: h > 0 ? first : room.w } }, room.h)
  const level = whole.y + whole.h / 2
  const right = room.x + first + GAP * u + (room.w - first - GAP * u) / 2
  return {
    ...asked,
    lockup,
    sign: { x: room.x + lockup.w / 2, y: level - lockup.h / 2 },
    button: { ...button, x: right - button.w / 2, y: level - h / 2 },
    linkAt: { x: right, y: level + h / 2 - (asked.link?.h ?? 0) },
    block: { x: room.x, y: level - room.h / 2, w: room.w, h: room.h },
  }
}
