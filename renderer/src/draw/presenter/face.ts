/** Eyes, brows, nose and what is worn before them; the mouth has a band of its own. In head units around the middle of the face. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import { mix } from '#draw/motion.ts'
import type { Cast } from './cast.ts'
import { area, both, ellipse, inside, sliver, strokeLine } from './path.ts'
import type { Pose } from './pose.ts'

const LASH = '#241820'
const EYES_APART = 48

/** Features lie before the skull: when the head turns they go further than its outline. */
export const featureShift = ({ turn, nod }: Pose) => ({ x: turn * 11, y: nod * 8 })

export function paintFace(ctx: Canvas2D, pose: Pose, cast: Cast): void {
  const shift = featureShift(pose)
  ctx.save()
  ctx.translate(shift.x, shift.y)
  if (cast.person.freckles) freckles(ctx, cast)
  if (cast.person.years) years(ctx, cast)
  both(ctx, (side) => {
    ctx.translate(EYES_APART - pose.turn * side * 2.5, 0)
    ctx.scale(1 - pose.turn * side * 0.07, 1)
    eye(ctx, pose, cast, side)
    brow(ctx, pose, cast, side)
  })
  ctx.translate(pose.turn * 4, pose.nod * 3)
  NOSES[cast.person.nose](ctx, cast)
  ctx.translate(-pose.turn * 2, 0)
  glasses(ctx, cast)
  ctx.restore()
}

/** Drawn for the viewer's right eye; gaze and light are not mirrored. */
function eye(ctx: Canvas2D, pose: Pose, cast: Cast, side: number): void {
  const { rx, ry, iris } = cast.eye
  const { skin, female } = cast
  const [gx, gy] = [pose.gazeX * side * rx * 0.34, pose.gazeY * ry * 0.34]
  const squint = 1 - pose.smile * 0.14
  const over = mix(-1.34 * ry * squint, ry * 0.62, pose.blink)
  const under = mix(ry * 1.02 * squint, ry * 0.8, pose.blink)
  const upper = [-rx * 0.5, over, rx * 0.5, over * 1.04, rx, -2]
  if (!cast.soft)
    sliver(ctx, fade(skin.deep, 0.5), [-rx * 0.9, over * 0.5 - 4], [0, over * 1.05 - 8], [rx, over * 0.46 - 3], 3)
  else
    area(ctx, fade(skin.deep, 0.22), [
      [-rx - 2, 2],
      [-rx * 0.5, over * 1.5 - 4, rx * 0.5, over * 1.55 - 4, rx + 5, -3],
    ])
  if (pose.blink < 0.9) {
    inside(ctx, [[-rx, 3], upper, [rx * 0.5, under, -rx * 0.5, under, -rx, 3]], () => {
      ctx.fillStyle = cast.soft ? '#f6f1ec' : '#fffdfa'
      ctx.fillRect(-rx - 2, -ry * 1.6, rx * 2 + 4, ry * 3)
      ellipse(ctx, gx, gy - 1, iris, iris, cast.person.iris)
      ellipse(ctx, gx, gy - 1 + iris * 0.3, iris * 0.62, iris * 0.5, 'rgba(255,255,255,0.18)')
      ellipse(ctx, gx, gy - 1, iris * 0.52, iris * 0.52, '#150d10')
      ellipse(ctx, gx - side * iris * 0.36, gy - 1 - iris * 0.38, iris * 0.27, iris * 0.27, '#ffffff')
      ellipse(ctx, gx + side * iris * 0.4, gy + iris * 0.36, iris * 0.13, iris * 0.13, 'rgba(255,255,255,0.75)')
      strokeLine(ctx, 'rgba(30,14,24,0.2)', ry * 0.5, [[-rx, 3], upper])
    })
  }
  sliver(ctx, fade(skin.deep, 0.6), [-rx * 0.5, under * 0.74 + 1], [rx * 0.2, under + 1], [rx, 1], 1.6)
  const thick = female ? 6.5 : 4
  const wing = female ? 6 : 2
  area(ctx, LASH, [
    [-rx - 1, 4],
    upper.with(4, rx + wing).with(5, -2 - wing * 0.7),
    [rx * 0.55, over * 1.04 - thick, -rx * 0.5, over - thick * 0.8, -rx - 1, 4],
  ])
}

function brow(ctx: Canvas2D, pose: Pose, cast: Cast, side: number): void {
  const { thick, arch } = cast.person.brow
  const y = -cast.eye.ry - 20 - pose.brow * 10 - (side > 0 ? pose.quirk * 6 : 0)
  const inner = y + 2 - pose.brow * 3 + pose.furrow * 4
  const reach = cast.eye.rx + 8
  area(ctx, cast.brow, [
    [-reach + 4, inner - thick * 0.42],
    [-4, y - arch - thick * 0.75, reach * 0.6, y - arch * 0.6 - thick * 0.2, reach, y + 5],
    [reach * 0.5, y - arch * 0.55 + thick * 0.34, -2, y - arch * 0.5 + thick * 0.36, -reach + 5, inner + thick * 0.5],
    [-reach - 1, inner + thick * 0.3, -reach, inner - thick * 0.3, -reach + 4, inner - thick * 0.42],
  ])
}

const NOSES: Record<Cast['person']['nose'], (ctx: Canvas2D, cast: Cast) => void> = {
  button(ctx, cast) {
    const { skin } = cast
    ellipse(ctx, 4, 47, 15, 11, fade(skin.deep, 0.34))
    ellipse(ctx, 0, 43, 14, 11, skin.base)
    ellipse(ctx, -3, 39, 6.5, 4.5, fade(skin.light, 0.9))
    nostrils(ctx, cast, 7.5, 52)
  },
  straight: (ctx, cast) => bridge(ctx, cast, 17),
  broad: (ctx, cast) => bridge(ctx, cast, 24),
}

function bridge(ctx: Canvas2D, cast: Cast, wide: number): void {
  const { skin, soft } = cast
  area(ctx, fade(skin.shade, soft ? 0.75 : 0.95), [
    [7, -8],
    [8, 14, 14, 30, wide + 1, 46],
    [wide + 5, 56, wide - 6, 61, 4, 60],
    [12, 52, 12, 44, 6, 34],
    [3, 20, 4, 4, 7, -8],
  ])
  sliver(ctx, fade(skin.deep, 0.55), [-wide, 52], [0, 69], [wide, 52], 4)
  sliver(ctx, fade(skin.deep, 0.4), [-wide + 1, 40], [-wide - 6, 50], [-wide + 3, 57], 2.2)
  nostrils(ctx, cast, wide * 0.5, 57)
  ellipse(ctx, -3, 43, 6, 8, fade(skin.light, soft ? 0.55 : 0.85), 0.1)
  ellipse(ctx, -2, 18, 3.4, 17, fade(skin.light, soft ? 0.35 : 0.55), 0.04)
}

function nostrils(ctx: Canvas2D, { skin }: Cast, apart: number, y: number): void {
  both(ctx, () => ellipse(ctx, apart, y, 4.4, 2.5, fade(skin.deep, 0.85), -0.25))
}

const FRECKLES = [
  [-84, 44],
  [-70, 54],
  [-58, 42],
  [-74, 36],
  [-46, 54],
  [-20, 34],
  [-8, 26],
  [10, 30],
  [24, 38],
  [48, 52],
  [60, 40],
  [72, 54],
  [84, 42],
  [72, 34],
  [-60, 62],
  [60, 64],
] as const

function freckles(ctx: Canvas2D, { skin }: Cast): void {
  for (const [x, y] of FRECKLES) ellipse(ctx, x, y, 3, 2.6, fade(skin.deep, 0.4))
}

function years(ctx: Canvas2D, { skin, person }: Cast): void {
  const ink = fade(skin.deep, 0.5 * (person.years ?? 0))
  both(ctx, () => {
    sliver(ctx, ink, [26, 56], [44, 70], [50, 88], 3)
    sliver(ctx, ink, [30, 22], [48, 30], [68, 20], 2.4)
    for (const y of [-4, 8]) sliver(ctx, ink, [82, y], [89, y + (y < 0 ? -3 : 3)], [96, y + (y < 0 ? -6 : 7)], 1.6)
  })
  for (const y of [-66, -80]) sliver(ctx, ink, [-44, y], [0, y - 6], [44, y], 2)
}

function glasses(ctx: Canvas2D, { person }: Cast): void {
  if (!person.glasses) return
  const frame = person.glasses === 'round' ? '#7a4a2e' : '#23252e'
  const round = person.glasses === 'round' ? 37 : 15
  const [w, h] = person.glasses === 'round' ? [80, 74] : [84, 58]
  both(ctx, (side) => {
    ctx.beginPath()
    ctx.roundRect(49 - w / 2, 3 - h / 2, w, h, round)
    ctx.fillStyle = 'rgba(255,255,255,0.1)'
    ctx.fill()
    ctx.strokeStyle = frame
    ctx.lineWidth = 6
    ctx.stroke()
    strokeLine(ctx, frame, 6, [
      [49 + w / 2, -4],
      [116, -9],
    ])
    ctx.save()
    ctx.scale(side, 1)
    ctx.translate(side * 49, 0)
    sliver(ctx, 'rgba(255,255,255,0.5)', [-w * 0.3, -2], [-w * 0.26, -h * 0.3], [0, -h * 0.36], 3)
    ctx.restore()
  })
  strokeLine(ctx, frame, 6, [
    [-9, -3],
    [0, -11, 9, -3],
  ])
}
