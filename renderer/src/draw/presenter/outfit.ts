/** Neck, shoulders and clothes. 0, 0 is the pit of the throat; a unit is one of the head's. */
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, Outfit } from './cast.ts'
import { ellipse } from './face.ts'

type Points = [number, number, ...number[]][]

function path(ctx: Canvas2D, points: Points): void {
  ctx.beginPath()
  for (const p of points) {
    if (p.length === 2 && p === points[0]) ctx.moveTo(p[0], p[1])
    else if (p.length === 2) ctx.lineTo(p[0], p[1])
    else if (p.length === 4) ctx.quadraticCurveTo(p[0], p[1], p[2]!, p[3]!)
    else ctx.bezierCurveTo(p[0], p[1], p[2]!, p[3]!, p[4]!, p[5]!)
  }
}

function area(ctx: Canvas2D, fill: string, points: Points): void {
  path(ctx, points)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
}

function line(ctx: Canvas2D, color: string, width: number, points: Points): void {
  path(ctx, points)
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.stroke()
}

/** The neck is drawn with the head and goes under the clothes. */
export function paintNeck(ctx: Canvas2D, cast: Cast): void {
  const w = cast.female ? 44 : 56
  area(ctx, cast.skin.base, [
    [-w, -120],
    [-w - 4, -20],
    [-w - 60, 40],
    [w + 60, 40],
    [w + 4, -20],
    [w, -120],
  ])
  area(ctx, cast.skin.shade, [
    [-w, -92],
    [-w * 0.4, -30, w * 0.6, -26, w + 1, -62],
    [w, -130],
    [-w, -130],
  ])
}

/** Shoulders and arms down to `depth`; open at the neck, where the head's own band shows through. */
function torsoPath(cast: Cast, depth: number): Points {
  const wide = cast.female ? 244 : 284
  const slope = cast.female ? 56 : 48
  return [
    [-70, -26],
    [-112, 8, -wide + 90, 20, -wide + 46, slope],
    [-wide + 6, slope + 22, -wide - 6, slope + 80, -wide - 14, slope + 150],
    [-wide - 30, depth],
    [wide + 30, depth],
    [wide + 14, slope + 150],
    [wide + 6, slope + 80, wide - 6, slope + 22, wide - 46, slope],
    [wide - 90, 20, 112, 8, 70, -26],
    [52, 34, -52, 34, -70, -26],
  ]
}

function torso(ctx: Canvas2D, cast: Cast, depth: number): void {
  area(ctx, cast.cloth, torsoPath(cast, depth))
  const wide = cast.female ? 244 : 284
  for (const side of [-1, 1]) {
    line(ctx, cast.clothShade, 8, [
      [side * (wide - 70), 210],
      [side * (wide - 82), 320, side * (wide - 88), depth],
    ])
  }
}

const OUTFITS: Record<Outfit, (ctx: Canvas2D, cast: Cast, depth: number) => void> = {
  blazer(ctx, cast, depth) {
    torso(ctx, cast, depth)
    const white = '#f7f7fb'
    area(ctx, white, [
      [-72, -34],
      [-86, 10],
      [0, 300],
      [86, 10],
      [72, -34],
      [50, 20, -50, 20, -72, -34],
    ])
    if (cast.female) {
      area(ctx, cast.skin.base, [
        [-58, -34],
        [0, 92],
        [58, -34],
      ])
    } else {
      area(ctx, cast.trim, [
        [-20, 34],
        [20, 34],
        [14, 64],
        [30, 230],
        [0, 268],
        [-30, 230],
        [-14, 64],
      ])
      area(ctx, 'rgba(0,0,0,0.16)', [
        [-14, 64],
        [14, 64],
        [17, 82],
        [-16, 76],
      ])
      for (const side of [-1, 1])
        area(ctx, '#ffffff', [
          [side * 70, -40],
          [side * 78, 20],
          [side * 34, 74],
          [side * 4, 34],
          [side * 40, 10],
        ])
    }
    for (const side of [-1, 1]) {
      area(ctx, cast.clothShade, [
        [side * 70, -36],
        [side * 132, 20],
        [side * 124, 96],
        [side * 150, 110],
        [side * 16, 330],
        [side * 2, 300],
        [side * 84, 30],
      ])
      area(ctx, cast.clothLight, [
        [side * 70, -36],
        [side * 128, 18],
        [side * 120, 92],
        [side * 144, 106],
        [side * 10, 318],
        [side * 6, 296],
        [side * 86, 34],
      ])
    }
    line(ctx, cast.clothShade, 7, [
      [4, 318],
      [2, depth],
    ])
    ellipse(ctx, 26, 390, 12, 12, cast.clothShade)
    ellipse(ctx, 156, 196, 13, 13, cast.trim)
  },
  hoodie(ctx, cast, depth) {
    torso(ctx, cast, depth)
    area(ctx, '#f4f4f8', [
      [-74, -34],
      [-58, 34, 58, 34, 74, -34],
      [90, 40],
      [0, 110],
      [-90, 40],
    ])
    area(ctx, '#d9d9e2', [
      [-70, -26],
      [-54, 40, 54, 40, 70, -26],
      [62, 4],
      [44, 54, -44, 54, -62, 4],
    ])
    for (const side of [-1, 1]) {
      area(ctx, cast.clothLight, [
        [side * 66, -54],
        [side * 120, -66, side * 150, -8, side * 128, 38],
        [side * 90, 96, side * 30, 110, 0, 112],
        [side * 40, 80, side * 74, 30, side * 66, -54],
      ])
      line(ctx, '#f4f4f8', 8, [
        [side * 40, 92],
        [side * 46, 150, side * 40, 214],
      ])
      ellipse(ctx, side * 40, 218, 7, 10, '#d9d9e2')
    }
    area(ctx, cast.clothShade, [
      [-130, 380],
      [-106, 330],
      [106, 330],
      [130, 380],
      [150, depth],
      [-150, depth],
    ])
    area(ctx, cast.cloth, [
      [-118, 386],
      [-98, 342],
      [98, 342],
      [118, 386],
      [136, depth],
      [-136, depth],
    ])
  },
  jumper(ctx, cast, depth) {
    torso(ctx, cast, depth)
    ctx.save()
    path(ctx, torsoPath(cast, depth))
    ctx.clip()
    area(ctx, cast.trim, [
      [-400, 150],
      [0, 164, 400, 150],
      [400, 214],
      [0, 228, -400, 214],
    ])
    area(ctx, '#ffffff', [
      [-400, 238],
      [0, 252, 400, 238],
      [400, 260],
      [0, 274, -400, 260],
    ])
    ctx.restore()
    area(ctx, cast.clothShade, [
      [-82, -64],
      [-90, 14, 90, 14, 82, -64],
      [94, 44, 44, 60, 0, 60],
      [-44, 60, -94, 44, -82, -64],
    ])
    area(ctx, cast.clothLight, [
      [-78, -68],
      [-66, -14, 66, -14, 78, -68],
      [92, 30, 44, 44, 0, 44],
      [-44, 44, -92, 30, -78, -68],
    ])
  },
  shirt(ctx, cast, depth) {
    torso(ctx, cast, depth)
    const light = ctx.createLinearGradient(-300, 0, 300, 240)
    light.addColorStop(0, 'rgba(255,255,255,0.16)')
    light.addColorStop(0.5, 'rgba(255,255,255,0)')
    light.addColorStop(1, 'rgba(0,0,0,0.22)')
    ctx.save()
    ctx.globalCompositeOperation = 'source-atop'
    ctx.fillStyle = light
    ctx.fillRect(-400, -60, 800, depth + 60)
    ctx.restore()
    area(ctx, '#f3f1ee', [
      [-72, -34],
      [-52, 40, 52, 40, 72, -34],
      [92, 40],
      [0, 196],
      [-92, 40],
    ])
    area(ctx, '#dcd8d4', [
      [-66, -22],
      [-46, 46, 46, 46, 66, -22],
      [58, 0],
      [40, 60, -40, 60, -58, 0],
    ])
    for (const side of [-1, 1]) {
      area(ctx, cast.clothShade, [
        [side * 64, -46],
        [side * 118, 4],
        [side * 112, 116],
        [side * 76, 132],
        [side * 2, 200],
        [side * 60, 40],
      ])
      area(ctx, cast.clothLight, [
        [side * 64, -48],
        [side * 114, 2],
        [side * 106, 108],
        [side * 72, 122],
        [side * 2, 192],
        [side * 62, 36],
      ])
    }
    line(ctx, cast.clothShade, 6, [
      [0, 196],
      [0, depth],
    ])
    for (const y of [240, 330, 420, 510]) ellipse(ctx, 14, y, 7, 7, cast.clothLight)
  },
}

/** The clothes, down to `depth` units below the throat. */
export function paintBody(ctx: Canvas2D, cast: Cast, depth: number): void {
  OUTFITS[cast.outfit](ctx, cast, depth)
}
