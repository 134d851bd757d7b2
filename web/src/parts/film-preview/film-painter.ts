/** Paints frames of a film on a canvas as the renderer does: scene by scene, drawing again only what has changed. */
import {
  type BackgroundLayer,
  type Canvas2D,
  type Composition,
  compose,
  type DrawEnv,
  type FilmPlan,
  FPS,
  type Layer,
  type Slice,
  slicesOf,
} from '@octavo/renderer/draw'

type Band = { canvas: CanvasImageSource; ctx: Canvas2D; key: string | number; x: number; y: number }
/** A scene that was made ready to be drawn, with what has been drawn of it. */
type Shot = { film: Composition; bands: Map<Layer, Band>; background?: Band }

/** Bands are pixels; those of a long film would fill a phone. */
const KEPT_SHOTS = 3

export class FilmPainter {
  readonly #env: DrawEnv
  readonly #scale: number
  readonly #shots = new Map<string, Shot>()
  #slices: { slice: Slice; look: string }[] = []
  #painted = ''

  /** `scale`: pixels of the canvas to one of the plan. */
  constructor(plan: FilmPlan, env: DrawEnv, scale: number) {
    this.#env = env
    this.#scale = scale
    this.show(plan)
  }

  /** Goes on with a changed plan; scenes that look as before are not made ready again. */
  show(plan: FilmPlan): void {
    this.#slices = slicesOf(plan).map((slice) => ({ slice, look: JSON.stringify(slice.plan) }))
    this.#painted = ''
  }

  /** Paints the frame that is seen at `ms`; does nothing when it looks like the one before. */
  paint(target: Canvas2D, ms: number): void {
    const frame = Math.max(0, Math.floor((ms * FPS) / 1000 + 1e-6))
    const { slice, look } = this.#slices.findLast(({ slice }) => slice.at <= frame) ?? this.#slices[0]!
    const at = Math.min(slice.from + frame - slice.at, slice.to - 1)
    const shot = this.#shot(look, slice.plan)
    const painted = `${slice.at}|${keysOf(shot.film, at)}`
    if (painted === this.#painted) return
    this.#painted = painted
    this.#compose(target, shot, at)
  }

  #compose(target: Canvas2D, shot: Shot, frame: number): void {
    const { film } = shot
    const s = this.#scale
    target.imageSmoothingQuality = 'low' // as the compositor does it; a soft background needs no better, and that takes four times as long
    target.drawImage(this.#background(shot, frame).canvas, 0, 0, film.width * s, film.height * s)
    for (const layer of film.layers) {
      const key = layer.key(frame)
      if (key === undefined) continue
      const band = this.#band(shot, layer, key, frame)
      const moved = layer.shift?.(frame) ?? { x: 0, y: 0 }
      target.drawImage(band.canvas, band.x + moved.x * s, band.y + moved.y * s)
    }
  }

  #shot(look: string, plan: FilmPlan): Shot {
    const shot = this.#shots.get(look) ?? { film: compose(plan, this.#env), bands: new Map() }
    this.#shots.delete(look)
    this.#shots.set(look, shot)
    for (const old of this.#shots.keys()) if (this.#shots.size > KEPT_SHOTS) this.#shots.delete(old)
    return shot
  }

  #background(shot: Shot, frame: number): Band {
    const { background, width } = shot.film
    // One as large as the frame is no larger here than it is shown.
    const scale = background.w === width ? this.#scale : 1
    shot.background ??= this.#newBand({ ...background, x: 0, y: 0 }, scale)
    this.#draw(shot.background, background.key(frame), background, frame, scale)
    return shot.background
  }

  #band(shot: Shot, layer: Layer, key: string | number, frame: number): Band {
    const band = shot.bands.get(layer) ?? this.#newBand(layer, this.#scale)
    shot.bands.set(layer, band)
    this.#draw(band, key, layer, frame, this.#scale)
    return band
  }

  /** A band begins on a whole pixel of the canvas, so that putting it there blurs nothing. */
  #newBand({ x, y, w, h }: { x: number; y: number; w: number; h: number }, scale: number): Band {
    const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
    const canvas = this.#env.createCanvas(Math.ceil((x + w) * scale) - left, Math.ceil((y + h) * scale) - top)
    return { canvas: canvas as unknown as CanvasImageSource, ctx: canvas.getContext('2d'), key: '', x: left, y: top }
  }

  #draw(band: Band, key: string | number, what: Layer | BackgroundLayer, frame: number, scale: number): void {
    if (band.key === key) return
    const { ctx } = band
    const [x, y] = 'x' in what ? [what.x * scale - band.x, what.y * scale - band.y] : [0, 0]
    band.key = key
    ctx.save()
    ctx.clearRect(0, 0, what.w * scale + 2, what.h * scale + 2)
    ctx.translate(x, y)
    ctx.scale(scale, scale)
    what.draw(ctx, frame)
    ctx.restore()
  }
}

const keysOf = ({ background, layers }: Composition, frame: number): string =>
  [background.key(frame), ...layers.map((layer) => place(layer, frame))].join('|')

function place(layer: Layer, frame: number): string {
  const moved = layer.shift?.(frame)
  return `${layer.key(frame) ?? ''}${moved ? `@${moved.x},${moved.y}` : ''}`
}
