/** The sign of the brand, large: its logo, or its initial in its colour; alone or with the name. */
import type { Canvas2D } from '#draw/layer.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { logoSize } from '#draw/overlay/brand.layer.ts'
import { type Fitted, fit, write } from '#draw/text.fit.ts'
import { upright } from '#draw/text.order.ts'
import { graphemes } from '#draw/text.pieces.ts'
import type { Stage } from './art.ts'
import { card, placed, roundRect } from './parts.ts'

export type BrandSign = { w: number; h: number; plate: boolean }

/** The logo, on a plate where the background is dark, or the brand's initial, within a box. */
export function signIn({ logo, look, unit }: Stage, room: { w: number; h: number }): BrandSign {
  if (!logo) return { w: Math.min(room.w, room.h), h: Math.min(room.w, room.h), plate: false }
  const edge = look.carded ? 0 : 56 * unit
  const size = logoSize(logo, { w: room.w - edge, h: room.h - edge })
  return { w: size.w + edge, h: size.h + edge, plate: !look.carded }
}

/** Paints the sign around 0, 0. */
export function paintSign(
  ctx: Canvas2D,
  { logo, look, measure, brand, unit: u }: Stage,
  { w, h, plate }: BrandSign,
): void {
  const box = { x: -w / 2, y: -h / 2, w, h }
  if (logo) {
    const edge = plate ? 28 * u : 0
    if (plate) card(ctx, box, u, look.card.fill)
    upright(ctx, 0, () => ctx.drawImage(logo, box.x + edge, box.y + edge, w - 2 * edge, h - 2 * edge))
    return
  }
  const initial = graphemes(brand.name.trim())[0]?.toUpperCase() ?? ''
  const mark = fit(measure, initial || ' ', { w: w * 0.8, h: h * 0.8, max: h * 0.6, lines: 1, leading: 1 })
  roundRect(ctx, box, w * 0.26, look.accent)
  write(ctx, mark, 0, -mark.h / 2 + h * 0.02, 'center', look.onAccent)
}

/** The sign of the brand, painted around 0, 0, and its name; where there is little height side by side, or the logo alone. */
export type Lockup = {
  w: number
  h: number
  sign: BrandSign & { x: number; y: number }
  name: { x: number; y: number; fitted: Fitted }
}

/** Side by side where there is little height. `under` stays free below it. */
export const lockupIn = (stage: Stage, room: number, under = 0): Lockup =>
  (room < 640 * stage.unit ? beside : stackedLockup)(stage, room - under)

/** Sign and name arrive one after the other; `x` is the lockup's middle, `y` its top. */
export function paintLockup(
  ctx: Canvas2D,
  stage: Stage,
  lockup: Lockup,
  at: { x: number; y: number },
  now: number,
): void {
  const first = progress(now, 0, 500)
  const sign = { x: at.x + lockup.sign.x, y: at.y + lockup.sign.y }
  placed(ctx, { ...sign, size: 0.4 + 0.6 * easeBack(first), alpha: easeOut(first) }, () =>
    paintSign(ctx, stage, lockup.sign),
  )
  const second = progress(now, 200, 420)
  const { fitted, x, y } = lockup.name
  const rising = (1 - easeBack(second)) * 60 * stage.unit
  placed(ctx, { x: at.x + x, y: at.y + y + rising, alpha: easeOut(second) }, () =>
    write(ctx, fitted, 0, 0, 'center', stage.surface.ink),
  )
}

/** The sign over the name, in the stage's width and so much height. */
export function stackedLockup(stage: Stage, room: number): Lockup {
  const { whole, unit: u } = stage
  const name = nameIn(stage, { w: whole.w - 80 * u, h: room * 0.34 })
  const sign = signIn(stage, { w: whole.w * 0.8, h: Math.min(420 * u, room - name.h - 40 * u) })
  return {
    w: whole.w,
    h: sign.h + 40 * u + name.h,
    sign: { ...sign, x: 0, y: sign.h / 2 },
    name: { x: 0, y: sign.h + 40 * u, fitted: name },
  }
}

function beside(stage: Stage, room: number): Lockup {
  const { whole, unit: u } = stage
  const high = Math.max(40 * u, Math.min(230 * u, room))
  if (stage.logo) {
    const logo = signIn(stage, { w: whole.w * 0.8, h: high })
    const unnamed = fit(stage.measure, ' ', { w: 8, h: 8, max: 8 })
    return { ...logo, sign: { ...logo, x: 0, y: logo.h / 2 }, name: { x: 0, y: 0, fitted: unnamed } }
  }
  const sign = signIn(stage, { w: whole.w * 0.42, h: high })
  const name = nameIn(stage, { w: whole.w - 130 * u - sign.w, h: high })
  const w = sign.w + 32 * u + name.w
  const h = Math.max(sign.h, name.h)
  return {
    w,
    h,
    sign: { ...sign, x: (sign.w - w) / 2, y: h / 2 },
    name: { x: (w - name.w) / 2, y: (h - name.h) / 2, fitted: name },
  }
}

const nameIn = ({ measure, brand, unit }: Stage, room: { w: number; h: number }) =>
  fit(measure, brand.name || ' ', { ...room, max: 132 * unit, min: 36 * unit, lines: 2 })
