/** What a frame looks like, as a small picture in CIE L*a*b*, and what a row of them tells of a film. */
import { readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type FilmPlan, fullFrameShare, type OwnPicture } from '@octavo/renderer'

type Pixels = { width: number; height: number }
type Sheet = Pixels & {
  getContext(kind: '2d'): CanvasRenderingContext2D
  toBuffer(kind: 'image/png'): Buffer
}
/** The renderer's own canvas, which is no dependency of a bench. */
const CANVAS = '@napi-rs/canvas'
const { createCanvas, loadImage } = createRequire(new URL('../renderer/package.json', import.meta.url))(CANVAS) as {
  createCanvas(width: number, height: number): Sheet
  loadImage(file: string): Promise<Pixels & CanvasImageSource>
}

const [W, H] = [27, 48]
/** L*, a*, b* of each cell, row by row. */
export type Picture = Float32Array

export type Figures = {
  poster: Picture
  moments: Picture[]
  ground: Picture
  /** Degrees of the ground's hue from the brand's; 0 where it is neutral. */
  hueOff: number
  changes: number
  restMs: number
  emptyLow: number
  /** Share of the time that a picture fills the frame. */
  pictures: number
  lastsMs: number
}

export async function pictureOf(file: string): Promise<Picture> {
  const image = await loadImage(file)
  const canvas = createCanvas(W, H)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, W, H)
  const { data } = ctx.getImageData(0, 0, W, H)
  const lab = new Float32Array(3 * W * H)
  for (let at = 0; at < W * H; at++) lab.set(labOf(data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!), 3 * at)
  return lab
}

/** Frames in a row, as a picture to be looked at. */
export async function strip(files: string[], out: string): Promise<void> {
  const images = await Promise.all(files.map((file) => loadImage(file)))
  const [{ width, height }] = images as [(typeof images)[number]]
  const most = Math.floor(3600 / width)
  const canvas = createCanvas(width * Math.min(most, images.length), height * Math.ceil(images.length / most))
  const ctx = canvas.getContext('2d')
  for (const [at, image] of images.entries()) ctx.drawImage(image, (at % most) * width, Math.floor(at / most) * height)
  await writeFile(out, canvas.toBuffer('image/png'))
}

const linear = (v: number) => (v <= 10.31475 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116)

/** CIE 1976 with the white of D65. */
export function labOf(r: number, g: number, b: number): [number, number, number] {
  const [x, y, z] = [linear(r), linear(g), linear(b)]
  const fx = f((0.4124564 * x + 0.3575761 * y + 0.1804375 * z) / 0.95047)
  const fy = f(0.2126729 * x + 0.7151522 * y + 0.072175 * z)
  const fz = f((0.0193339 * x + 0.119192 * y + 0.9503041 * z) / 1.08883)
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const apart = (one: Picture, other: Picture, cell: number): number =>
  Math.hypot(
    one[3 * cell]! - other[3 * cell]!,
    one[3 * cell + 1]! - other[3 * cell + 1]!,
    one[3 * cell + 2]! - other[3 * cell + 2]!,
  )

/** The mean distance of two pictures, cell by cell. */
export function distance(one: Picture, other: Picture): number {
  let sum = 0
  for (let cell = 0; cell < one.length / 3; cell++) sum += apart(one, other, cell)
  return sum / (one.length / 3)
}

/** The share of cells that are clearly another color. */
export function changed(one: Picture, other: Picture, least = 10): number {
  let count = 0
  for (let cell = 0; cell < W * H; cell++) if (apart(one, other, cell) > least) count++
  return count / (W * H)
}

const QUARTER = 0.25
/** A picture rests as long as less than so much of it changes from one look to the next. */
const STILL = 0.004
const MOMENT_MS = 2000

export function figuresOf(pictures: Picture[], everyMs: number, plan: FilmPlan): Figures {
  const steps = pictures
    .slice(1)
    .map((picture, at) => ({ large: changed(pictures[at]!, picture), any: changed(pictures[at]!, picture, 4) }))
  const ground = groundOf(pictures.slice(0, 4))
  return {
    poster: pictures[2] ?? pictures[0]!,
    moments: pictures.filter((_, at) => at % Math.round(MOMENT_MS / everyMs) === 0),
    ground,
    hueOff: hueOff(ground, plan.brand.color),
    changes: steps.filter(({ large }) => large > QUARTER).length,
    restMs: longest(steps.map(({ any }) => any < STILL)) * everyMs,
    emptyLow: pictures.filter(isEmptyLow).length / pictures.length,
    pictures: fullFrameShare(plan),
    lastsMs: pictures.length * everyMs,
  }
}

function longest(still: boolean[]): number {
  let [run, most] = [0, 0]
  for (const one of still) {
    run = one ? run + 1 : 0
    most = Math.max(most, run)
  }
  return most
}

/** What is seen at the left and right edges of frames, as a picture of one color. */
function groundOf(pictures: Picture[]): Picture {
  const channel = (of: number) => {
    const values = pictures.flatMap((picture) =>
      Array.from({ length: H * 0.6 }, (_, row) => [
        picture[3 * (row * W) + of]!,
        picture[3 * (row * W + W - 1) + of]!,
      ]).flat(),
    )
    return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
  }
  return Float32Array.from([channel(0), channel(1), channel(2)])
}

function hueOff(ground: Picture, color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number]
  const own = labOf(r, g, b)
  const hue = (a: number, bb: number) => (Math.atan2(bb, a) * 180) / Math.PI
  const neutral = Math.hypot(ground[1]!, ground[2]!) < 8 || Math.hypot(own[1], own[2]) < 8
  return neutral ? 0 : Math.abs(((hue(ground[1]!, ground[2]!) - hue(own[1], own[2]) + 540) % 360) - 180)
}

/** The lower third, above what networks lay over it, is one even tone. */
function isEmptyLow(picture: Picture): boolean {
  const [from, to] = [Math.floor(H * 0.62), Math.floor(H * 0.815)]
  const light: number[] = []
  for (let row = from; row < to; row++) for (let col = 2; col < W - 2; col++) light.push(picture[3 * (row * W + col)]!)
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length
  return Math.sqrt(light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length) < 4
}

type Paint = (ctx: CanvasRenderingContext2D, w: number, h: number) => void

const sky: Paint = (ctx, w, h) => {
  const light = ctx.createLinearGradient(0, 0, 0, h)
  for (const [at, color] of ['#f6c177', '#eef4f8', '#b9d4e6'].entries()) light.addColorStop(at / 2, color)
  ctx.fillStyle = light
  ctx.fillRect(0, 0, w, h)
}
const disc = (ctx: CanvasRenderingContext2D, x: number, y: number, r: number, color: string) => {
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.arc(x, y, r, 0, 7)
  ctx.fill()
}
const rows = (ctx: CanvasRenderingContext2D, w: number, h: number, step: number, colors: readonly string[]) => {
  for (let y = 0, row = 0; y < h; y += step, row++)
    for (let x = 0, col = 0; x < w; x += step, col++) {
      ctx.fillStyle = colors[(row * 7 + col * 3 + ((row * col) % 5)) % colors.length]!
      ctx.fillRect(x, y, step + 1, step + 1)
    }
}

/** Eight that differ as an owner's do: light and dark, busy and plain, upright and broad, large and small, with a face and without. */
const PHOTOS: readonly { name: string; width: number; height: number; paint: Paint }[] = [
  {
    name: 'front of the shop',
    ...{ width: 1500, height: 2000 },
    paint(ctx, w, h) {
      sky(ctx, w, h)
      ctx.fillStyle = '#8c5a3c'
      ctx.fillRect(w * 0.1, h * 0.35, w * 0.8, h * 0.65)
      for (const x of [0.2, 0.56]) {
        ctx.fillStyle = '#2e3b48'
        ctx.fillRect(w * x, h * 0.5, w * 0.24, h * 0.28)
      }
    },
  },
  {
    name: 'IMG_2034',
    ...{ width: 1500, height: 2000 },
    paint(ctx, w, h) {
      rows(ctx, w, h, 190, ['#f2f2ee', '#e9e6df', '#dfdcd2'])
      disc(ctx, w * 0.5, h * 0.95, w * 0.36, '#39566b')
      disc(ctx, w * 0.5, h * 0.4, w * 0.19, '#d7a27f')
      disc(ctx, w * 0.5, h * 0.31, w * 0.2, '#3a2a22')
      disc(ctx, w * 0.5, h * 0.42, w * 0.165, '#d7a27f')
      for (const x of [0.44, 0.56]) disc(ctx, w * x, h * 0.4, w * 0.018, '#23201d')
    },
  },
  {
    name: 'pipes under the sink',
    ...{ width: 2400, height: 1800 },
    paint(ctx, w, h) {
      ctx.fillStyle = '#1c232b'
      ctx.fillRect(0, 0, w, h)
      ctx.lineWidth = 120
      for (let at = 0; at < 9; at++) {
        ctx.strokeStyle = ['#9aa7b2', '#c98b4a', '#5d6c79'][at % 3]!
        ctx.beginPath()
        ctx.moveTo(at * 300, 0)
        ctx.bezierCurveTo(at * 300, h * 0.6, w - at * 240, h * 0.4, w - at * 260, h)
        ctx.stroke()
      }
    },
  },
  {
    name: 'shelf with goods',
    ...{ width: 1800, height: 1800 },
    paint: (ctx, w, h) =>
      rows(ctx, w, h, 60, ['#e8463c', '#f3c623', '#ffffff', '#28a79d', '#2b3a67', '#f4efe6', '#111111']),
  },
  {
    name: 'DSC00871',
    ...{ width: 2600, height: 1500 },
    paint(ctx, w, h) {
      sky(ctx, w, h)
      ctx.fillStyle = '#4f7a3f'
      ctx.fillRect(0, h * 0.55, w, h)
      for (const x of [0.12, 0.3, 0.66, 0.85]) disc(ctx, w * x, h * 0.5, 170, '#2f5a2c')
      ctx.fillStyle = '#f5f5f5'
      ctx.fillRect(w * 0.4, h * 0.5, w * 0.2, h * 0.2)
    },
  },
  {
    name: 'old small one',
    ...{ width: 640, height: 480 },
    paint(ctx, w, h) {
      rows(ctx, w, h, 80, ['#7d6b5d', '#8f7c6c', '#6c5b4f'])
      disc(ctx, w * 0.5, h * 0.5, h * 0.3, '#efe3cf')
    },
  },
  {
    name: 'white table',
    ...{ width: 1500, height: 2000 },
    paint(ctx, w, h) {
      ctx.fillStyle = '#ffffff'
      ctx.fillRect(0, 0, w, h)
      disc(ctx, w * 0.5, h * 0.55, w * 0.3, '#f4f1ea')
      disc(ctx, w * 0.5, h * 0.55, w * 0.2, '#c0392b')
    },
  },
  {
    name: 'PXL_20260114_night',
    ...{ width: 1500, height: 2668 },
    paint(ctx, w, h) {
      ctx.fillStyle = '#0b0e16'
      ctx.fillRect(0, 0, w, h)
      for (let at = 0; at < 60; at++)
        disc(
          ctx,
          ((at * 733) % 97) * (w / 97),
          ((at * 389) % 89) * (h / 89),
          18 + (at % 5) * 14,
          ['#ffb454', '#ff5f6d', '#6fc3ff'][at % 3]!,
        )
    },
  },
]

/** Eight photos as files: those of a folder, as many as it has, or drawn ones. */
export async function photosFor(own: string, folder: string): Promise<OwnPicture[]> {
  if (own) {
    const names = (await readdir(own)).filter((name) => /\.(?:png|jpe?g|webp)$/i.test(name)).sort()
    return Promise.all(
      names.slice(0, PHOTOS.length).map(async (name) => {
        const { width, height } = await loadImage(path.join(own, name))
        return { path: path.join(own, name), words: path.parse(name).name, pixels: { width, height } }
      }),
    )
  }
  return Promise.all(
    PHOTOS.map(async ({ name, width, height, paint }) => {
      const canvas = createCanvas(width, height)
      paint(canvas.getContext('2d'), width, height)
      const file = path.join(folder, `${name}.png`)
      await writeFile(file, canvas.toBuffer('image/png'))
      return { path: file, words: name, pixels: { width, height } }
    }),
  )
}
