/** The mouth, centred on 0, 0, in head units. */
import type { Canvas2D } from '#draw/layer.ts'
import { mix } from '#draw/motion.ts'
import type { Cast } from './cast.ts'
import type { Mouth } from './pose.ts'

const INSIDE = '#5a1a26'
const TONGUE = '#dd6b74'
const TEETH = '#fffaf4'

/** The lips' opening; at 0 it is a line that smiles a little. */
function opening(ctx: Canvas2D, w: number, high: number, round: number): void {
  const smile = mix(5, 0, round)
  const up = -high * mix(0.34, 0.5, round)
  const down = high * mix(0.7, 0.55, round) + smile
  const reach = mix(0.55, 0.9, round)
  ctx.beginPath()
  ctx.moveTo(-w, -smile)
  ctx.bezierCurveTo(-w * reach, up - smile * 0.2, w * reach, up - smile * 0.2, w, -smile)
  ctx.bezierCurveTo(w * mix(0.78, 1, round), down, -w * mix(0.78, 1, round), down, -w, -smile)
  ctx.closePath()
}

export function paintMouth(ctx: Canvas2D, mouth: Mouth, cast: Cast): void {
  const { w, open, round, teeth, tongue, tuck, press } = mouth
  const big = cast.style === 'animated' ? 1.14 : 1
  const high = open * 58
  ctx.save()
  ctx.scale(big, big)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  if (open < 0.06) closed(ctx, w, press, cast)
  else {
    lips(ctx, w, high, round, cast)
    ctx.save()
    opening(ctx, w, high, round)
    ctx.fillStyle = INSIDE
    ctx.fill()
    ctx.clip()
    if (tongue > 0) {
      ctx.fillStyle = TONGUE
      ctx.beginPath()
      ctx.ellipse(0, high * mix(0.72, 0.42, tongue), w * 0.62, high * 0.36, 0, 0, 7)
      ctx.fill()
    }
    if (teeth > 0) {
      ctx.fillStyle = TEETH
      const edge = -high * 0.4 - 4
      const long = (tuck ? high * 0.75 : Math.min(high * 0.42, 15)) * teeth + 8
      ctx.beginPath()
      ctx.roundRect(-w * 0.86, edge, w * 1.72, long, 6)
      ctx.fill()
    }
    ctx.restore()
  }
  ctx.restore()
}

function closed(ctx: Canvas2D, w: number, press: number, cast: Cast): void {
  if (cast.female || cast.style === 'realistic') {
    ctx.fillStyle = cast.skin.lip
    ctx.beginPath()
    ctx.moveTo(-w, -4)
    ctx.bezierCurveTo(-w * 0.4, -13 + press * 4, -6, -12 + press * 4, 0, -8 + press * 3)
    ctx.bezierCurveTo(6, -12 + press * 4, w * 0.4, -13 + press * 4, w, -4)
    ctx.bezierCurveTo(w * 0.5, 19 - press * 6, -w * 0.5, 19 - press * 6, -w, -4)
    ctx.fill()
  }
  ctx.strokeStyle = cast.female || cast.style === 'realistic' ? 'rgba(80,20,30,0.75)' : INSIDE
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.moveTo(-w, -4)
  ctx.quadraticCurveTo(0, press ? 4 : 12, w, -4)
  ctx.stroke()
}

function lips(ctx: Canvas2D, w: number, high: number, round: number, cast: Cast): void {
  ctx.strokeStyle = cast.skin.lip
  ctx.lineWidth = cast.female ? 13 : cast.style === 'realistic' ? 10 : 6
  opening(ctx, w, high, round)
  ctx.stroke()
}
