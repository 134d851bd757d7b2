/** Head and face, centred on the middle of the face, in head units (a face is about 240 wide and 300 high). */

import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast } from './cast.ts'
import type { Pose } from './pose.ts'

const DARK = '#2a1c22'

export function ellipse(ctx: Canvas2D, x: number, y: number, rx: number, ry: number, fill: string, turn = 0): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.ellipse(x, y, rx, Math.max(0.1, ry), turn, 0, Math.PI * 2)
  ctx.fill()
}

function outline(ctx: Canvas2D, cast: Cast): void {
  ctx.beginPath()
  ctx.moveTo(-116, -30)
  ctx.bezierCurveTo(-120, -158, 120, -158, 116, -30)
  if (cast.female) {
    ctx.bezierCurveTo(120, 56, 72, 146, 0, 148)
    ctx.bezierCurveTo(-72, 146, -120, 56, -116, -30)
  } else {
    ctx.bezierCurveTo(120, 60, 104, 128, 44, 147)
    ctx.quadraticCurveTo(0, 158, -44, 147)
    ctx.bezierCurveTo(-104, 128, -120, 60, -116, -30)
  }
  ctx.closePath()
}

export function paintHead(ctx: Canvas2D, cast: Cast): void {
  const { skin, manner } = cast
  for (const side of [-1, 1]) {
    ellipse(ctx, side * 116, 14, 21, 30, skin.base)
    ellipse(ctx, side * 118, 16, 11, 18, skin.shade)
    if (cast.earrings) ellipse(ctx, side * 121, 48, 8, 8, cast.trim)
  }
  ctx.save()
  outline(ctx, cast)
  if (manner.shading === 'soft') {
    const light = ctx.createLinearGradient(-110, -80, 110, 120)
    light.addColorStop(0, skin.light)
    light.addColorStop(0.5, skin.base)
    light.addColorStop(1, skin.shade)
    ctx.fillStyle = light
    ctx.fill()
  } else {
    ctx.fillStyle = skin.shade
    ctx.fill()
    ctx.clip()
    ctx.translate(-13, -7)
    outline(ctx, cast)
    ctx.fillStyle = skin.base
    ctx.fill()
  }
  ctx.restore()
}

/** The face without its mouth, which has a band of its own. */
export function paintFace(ctx: Canvas2D, pose: Pose, cast: Cast): void {
  const { skin, manner } = cast
  const shift = { x: pose.gazeX * 7, y: pose.gazeY * 6 }
  ctx.save()
  ctx.translate(shift.x, shift.y)
  for (const side of [-1, 1]) ellipse(ctx, side * 72, 58, 26, 18, fade(skin.blush, manner.cheeks))
  if (cast.beard) beard(ctx, cast)
  for (const side of [-1, 1]) {
    ctx.save()
    ctx.translate(side * 47, 2)
    ctx.scale(side, 1)
    eye(ctx, pose, cast, side)
    brow(ctx, pose, cast)
    ctx.restore()
  }
  nose(ctx, cast)
  if (cast.glasses) glasses(ctx)
  ctx.restore()
}

/** Drawn for the right eye; the left is its mirror, only the gaze is not mirrored. */
function eye(ctx: Canvas2D, pose: Pose, cast: Cast, side: number): void {
  const { kind, rx, ry, iris } = cast.manner.eye
  const open = 1 - pose.blink
  if (open < 0.2) {
    ctx.strokeStyle = DARK
    ctx.lineWidth = 5.5
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(-rx, 2)
    ctx.quadraticCurveTo(0, 10, rx, 2)
    ctx.stroke()
    return
  }
  const gx = pose.gazeX * side * rx * 0.3
  const gy = pose.gazeY * ry * 0.3
  if (kind === 'dot') {
    ellipse(ctx, gx, gy, rx, ry * open, DARK)
    ellipse(ctx, gx + side * 3.5, gy - 4 * open, 3.4, 3.4 * open, '#ffffff')
    if (cast.female) lashes(ctx, rx + 3, ry * open, 5)
    return
  }
  ctx.save()
  lids(ctx, rx, ry * open, kind)
  ctx.fillStyle = '#ffffff'
  ctx.fill()
  ctx.clip()
  ellipse(ctx, gx, gy + 1, iris, iris * 1.05, cast.iris)
  ellipse(ctx, gx, gy + 1, iris * 0.55, iris * 0.58, '#17100f')
  ellipse(ctx, gx + side * iris * 0.35, gy - iris * 0.35, iris * 0.28, iris * 0.28, '#ffffff')
  ctx.fillStyle = 'rgba(40,20,30,0.16)'
  ctx.fillRect(-rx, -ry * open - 2, rx * 2, ry * 0.42)
  ctx.restore()
  ctx.strokeStyle = DARK
  ctx.lineWidth = cast.female ? 5.5 : 4.5
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(-rx, 1)
  ctx.bezierCurveTo(-rx * 0.6, -ry * 1.25 * open, rx * 0.5, -ry * 1.3 * open, rx + 1, -1)
  ctx.stroke()
  if (cast.female) lashes(ctx, rx, ry * 0.3 * open, 6)
}

function lids(ctx: Canvas2D, rx: number, ry: number, kind: 'almond' | 'round'): void {
  ctx.beginPath()
  if (kind === 'round') {
    ctx.ellipse(0, 0, rx, ry, 0, 0, Math.PI * 2)
    return
  }
  ctx.moveTo(-rx, 1)
  ctx.bezierCurveTo(-rx * 0.6, -ry * 1.25, rx * 0.5, -ry * 1.3, rx, -1)
  ctx.bezierCurveTo(rx * 0.5, ry * 1.1, -rx * 0.5, ry * 1.15, -rx, 1)
}

function lashes(ctx: Canvas2D, rx: number, lift: number, long: number): void {
  ctx.strokeStyle = DARK
  ctx.lineWidth = 4
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(rx - 1, -lift * 0.3)
  ctx.lineTo(rx + long, -lift * 0.3 - long)
  ctx.stroke()
}

function brow(ctx: Canvas2D, pose: Pose, cast: Cast): void {
  const { eye, brow: thick } = cast.manner
  const y = -eye.ry - 17 - pose.brow * 9
  ctx.strokeStyle = cast.hair.shade
  ctx.lineWidth = cast.female ? thick * 0.8 : thick
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(-24, y + 3)
  ctx.quadraticCurveTo(4, y - 10 - pose.brow * 3, 27, y + 4)
  ctx.stroke()
}

function nose(ctx: Canvas2D, cast: Cast): void {
  ctx.strokeStyle = cast.skin.shade
  ctx.lineCap = 'round'
  if (cast.manner.shading === 'soft') {
    ellipse(ctx, 7, 40, 11, 22, fade(cast.skin.shade, 0.5), 0.15)
    ellipse(ctx, 0, 55, 17, 10, fade(cast.skin.shade, 0.55))
    ellipse(ctx, -3, 48, 8, 12, fade(cast.skin.light, 0.7))
    return
  }
  ctx.lineWidth = cast.style === 'animated' ? 8 : 6.5
  ctx.beginPath()
  if (cast.style === 'animated') {
    ctx.arc(0, 46, 9, 0.2, Math.PI - 0.2)
  } else {
    ctx.moveTo(3, 24)
    ctx.quadraticCurveTo(16, 48, -6, 54)
  }
  ctx.stroke()
}

function beard(ctx: Canvas2D, cast: Cast): void {
  ctx.fillStyle = fade(cast.hair.base, cast.manner.shading === 'soft' ? 0.75 : 0.92)
  ctx.beginPath()
  ctx.moveTo(-113, 20)
  ctx.bezierCurveTo(-108, 70, -70, 66, -46, 70)
  ctx.quadraticCurveTo(0, 60, 46, 70)
  ctx.bezierCurveTo(70, 66, 108, 70, 113, 20)
  ctx.bezierCurveTo(116, 90, 98, 140, 42, 154)
  ctx.quadraticCurveTo(0, 164, -42, 154)
  ctx.bezierCurveTo(-98, 140, -116, 90, -113, 20)
  ctx.fill()
  ellipse(ctx, 0, 96, 42, 19, cast.skin.base)
}

function glasses(ctx: Canvas2D): void {
  ctx.strokeStyle = '#2b2733'
  ctx.lineWidth = 5
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.roundRect(side * 48 - 37, -30, 74, 62, 27)
    ctx.fillStyle = 'rgba(255,255,255,0.12)'
    ctx.fill()
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(side * 85, -4)
    ctx.lineTo(side * 112, -8)
    ctx.stroke()
  }
  ctx.beginPath()
  ctx.moveTo(-12, -4)
  ctx.quadraticCurveTo(0, -12, 12, -4)
  ctx.stroke()
}
