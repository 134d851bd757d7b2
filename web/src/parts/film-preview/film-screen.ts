/** A canvas of the page on which a film is seen. */
import { type DrawEnv, type FilmPlan, picturesIn, thingsIn } from '@octavo/renderer/draw'
import { FilmPainter } from './film-painter.ts'
import { largeFontsOf, surroundingsOf } from './film-surroundings.ts'

/** A width that changes by less than this keeps its sharpness; a window that is being dragged costs nothing. */
const NOTICED = 0.08

/** Thin lines of a small sample would be jagged: in CSS pixels, and so many times finer than a screen shows it. */
const SMALL = 260
const FINE = 2

export class FilmScreen {
  readonly #canvas: HTMLCanvasElement
  #painter: FilmPainter | undefined
  #scene: { plan: FilmPlan; env: DrawEnv } | undefined
  #asked: FilmPlan | undefined
  #width = 0
  #ms = 0

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
  }

  /** Shows the plan as soon as its fonts and pictures are there; of several, the last that was asked for. */
  async show(plan: FilmPlan): Promise<void> {
    this.#asked = plan
    await this.#showWith(plan)
    const large = largeFontsOf(plan)
    if (!large) return
    void large.then(() => this.#showWith(plan, true))
  }

  async #showWith(plan: FilmPlan, anew = false): Promise<void> {
    const env = await surroundingsOf(plan)
    if (this.#asked !== plan) return
    const before = this.#scene
    this.#scene = { plan, env }
    const sameSize = before?.plan.width === plan.width && before.plan.height === plan.height
    if (anew || !sameSize || !this.#painter || !samePictures(before, this.#scene)) this.#renew()
    else this.#painter.show(plan)
    this.#paint()
  }

  /** Takes the width on the screen, in CSS pixels. */
  fit(width: number): void {
    const fine = width < SMALL ? FINE : 1
    const wanted = width * Math.max(fine, Math.min(2, globalThis.devicePixelRatio || 1))
    if (width === 0 || Math.abs(wanted / this.#width - 1) < NOTICED) return
    this.#width = wanted
    this.#renew()
    this.#paint()
  }

  /** Shows the moment `ms` of the film. */
  at(ms: number): void {
    this.#ms = ms
    this.#paint()
  }

  #renew(): void {
    if (!this.#scene || this.#width === 0) return
    const { plan, env } = this.#scene
    const scale = Math.min(1, this.#width / plan.width)
    this.#canvas.width = Math.round(plan.width * scale)
    this.#canvas.height = Math.round(plan.height * scale)
    this.#painter = new FilmPainter(plan, env, scale)
  }

  #paint(): void {
    const target = this.#canvas.getContext('2d', { alpha: false })
    if (target) this.#painter?.paint(target, this.#ms)
  }
}

/** Pictures stand by their addresses in the plan, the logo does not. */
const samePictures = (before: { plan: FilmPlan; env: DrawEnv }, now: { plan: FilmPlan; env: DrawEnv }): boolean =>
  before.env.logo === now.env.logo &&
  picturesIn(now.plan).every(({ path }) => before.env.media?.(path) !== undefined) &&
  now.plan.scenes.every(({ shots = [] }) =>
    shots.flatMap(thingsIn).every((name) => before.env.illustration?.(name) !== undefined),
  )
