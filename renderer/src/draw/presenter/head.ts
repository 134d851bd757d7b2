/** The head without hair, centred on the middle of the face, in head units: a face is about 225 wide and 275 high. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast } from './cast.ts'
import { area, both, type Curve, ellipse, inside, sliver, strokeLine, symmetric } from './path.ts'
import type { Person } from './person.ts'
import type { Pose } from './pose.ts'

/** From the middle of the chin round over the crown. */
export function headOutline({ face: { cheek: w, jaw, chin, length } }: Person): Curve {
  return [
    [0, length + 5],
    [chin * 0.6, length + 5, chin, length - 1],
    [jaw - 12, length - 24, jaw - 4, 112, jaw + 4, 88],
    [w - 2, 58, w + 3, 20, w + 2, -34],
    [w - 2, -164, -w + 2, -164, -w - 2, -34],
    [-w - 3, 20, -w + 2, 58, -jaw - 4, 88],
    [-jaw + 4, 112, -jaw + 12, length - 24, -chin, length - 1],
    [-chin * 0.6, length + 5, 0, length + 5],
  ]
}

export function paintEars(ctx: Canvas2D, cast: Cast, { turn }: Pose): void {
  const { skin, person } = cast
  if (person.cut === 'hijab') return
  both(ctx, (side) => {
    ctx.translate(person.face.cheek + 2 - turn * side * 5, 12)
    area(ctx, side > 0 ? skin.shade : skin.base, [
      [-12, -26],
      [8, -42, 28, -26, 20, 4],
      [16, 24, 6, 36, -12, 34],
    ])
    sliver(ctx, fade(skin.deep, 0.55), [-4, -18], [16, -22, 12, 0], [6, 16], 5)
    if (person.earrings === 'studs') ellipse(ctx, 6, 32, 6.5, 6.5, cast.female ? '#e9c46a' : '#d7dbe2')
    if (person.earrings === 'hoops') {
      strokeLine(ctx, '#e5bd62', 6, [
        [4, 30],
        [26, 34, 22, 74, 2, 72],
        [-14, 70, -14, 40, 0, 32],
      ])
    }
  })
}

/** Light comes from the viewer's upper left: the other cheek, the jaw and what lies under hair are in shade. */
export function paintHead(ctx: Canvas2D, cast: Cast, pose: Pose, fringe: Curve | undefined): void {
  const { skin, person, soft } = cast
  const face = headOutline(person)
  area(ctx, soft ? softLight(ctx, cast) : skin.base, face)
  inside(ctx, face, () => {
    ctx.save()
    ctx.translate(pose.turn * 7, 0)
    if (soft) softShade(ctx, cast)
    else flatShade(ctx, cast)
    both(ctx, () => ellipse(ctx, 70, 56, 30, 20, fade(skin.blush, soft ? 0.14 : 0.22)))
    ctx.restore()
    if (!fringe) return
    ctx.translate(5, 11)
    area(ctx, fade(skin.deep, soft ? 0.32 : 0.42), fringe)
  })
}

function softLight(ctx: Canvas2D, { skin }: Cast): CanvasGradient {
  const light = ctx.createRadialGradient(-36, -50, 20, 0, 10, 190)
  light.addColorStop(0, skin.light)
  light.addColorStop(0.55, skin.base)
  light.addColorStop(1, skin.shade)
  return light
}

function softShade(ctx: Canvas2D, { skin, person }: Cast): void {
  const { cheek, length } = person.face
  const side = ctx.createLinearGradient(30, 0, cheek, 20)
  side.addColorStop(0, fade(skin.shade, 0))
  side.addColorStop(1, fade(skin.deep, 0.42))
  ctx.fillStyle = side
  ctx.fillRect(0, -150, 140, 320)
  const under = ctx.createLinearGradient(0, length - 34, 0, length + 8)
  under.addColorStop(0, fade(skin.shade, 0))
  under.addColorStop(1, fade(skin.deep, 0.4))
  ctx.fillStyle = under
  ctx.fillRect(-130, length - 34, 260, 50)
  both(ctx, () => {
    ellipse(ctx, 46, -2, 34, 22, fade(skin.shade, 0.32))
    ellipse(ctx, 46, -6, 30, 17, fade(skin.shade, 0.25))
  })
  ellipse(ctx, -58, 40, 26, 16, fade(skin.light, 0.35), -0.3)
}

function flatShade(ctx: Canvas2D, { skin, person }: Cast): void {
  const { cheek, jaw, length } = person.face
  area(ctx, skin.shade, [
    [cheek + 10, -90],
    [cheek - 26, -20, cheek - 20, 40, jaw - 14, 84],
    [jaw - 34, 118, 30, length - 14, -30, length - 7],
    [-60, length + 30],
    [160, length + 30],
    [160, -90],
  ])
  ellipse(ctx, -60, 40, 24, 13, fade(skin.light, 0.5), -0.35)
  ellipse(ctx, -34, -66, 46, 18, fade(skin.light, 0.38), -0.25)
}

const BEARDS = {
  full: { drop: 46, opacity: 1, line: 30 },
  boxed: { drop: 9, opacity: 1, line: 44 },
  short: { drop: 7, opacity: 0.94, line: 48 },
  stubble: { drop: 2, opacity: 0.3, line: 50 },
} as const

export function paintBeard(ctx: Canvas2D, { person, hair, skin }: Cast): void {
  if (!person.beard) return
  const { drop, opacity, line: high } = BEARDS[person.beard]
  const { cheek: w, jaw, length } = person.face
  const low = length + drop
  const whole = symmetric([
    [0, low + 2],
    [40, low + 2, jaw - 20, low - 16, jaw + 6, 100],
    [w, 66, w + 4, 30, w + 3, -26],
    [w - 4, -26],
    [w - 10, 40, w - 22, high + 6, 62, high + 18],
    [44, high + 22, 34, 66, 0, 68],
  ])
  if (person.beard === 'stubble') {
    inside(ctx, headOutline(person), () => area(ctx, fade(hair.base, opacity), whole))
    return
  }
  area(ctx, fade(hair.base, opacity), whole)
  inside(ctx, whole, () => {
    area(ctx, hair.shade, [
      [20, low + 10],
      [70, low - 20, jaw - 8, 110, w - 14, 20],
      [w + 20, 0],
      [w + 20, low + 10],
    ])
    sliver(ctx, hair.light, [-w + 8, 40], [-jaw - 2, 96], [-44, low - 22], 6)
  })
  area(ctx, skin.base, [
    [-17, 116],
    [-8, 112, 8, 112, 17, 116],
    [8, 124, -8, 124, -17, 116],
  ])
  both(ctx, () => sliver(ctx, hair.light, [4, 71], [24, 66], [44, 82], 3))
}
