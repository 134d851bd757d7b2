/** The scene on the screen: one band for what comes and rests, one small band for what keeps moving. */

import type { DrawEnv, Layer } from '#draw/layer.ts'
import { type Box, band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import { easeIn, easeInOut, progress } from '#draw/motion.ts'
import { spokenWords } from '#draw/spoken.words.ts'
import type { Measure } from '#draw/text.fit.ts'
import { inReadingSpace } from '#draw/text.order.ts'
import type { FilmPlan, Scene } from '#plan.ts'
import { frameAt, msAt } from '#timing.ts'
import type { Art, Cue, Stage } from './art.ts'
import { beforeAfterArt } from './before-after.scene.ts'
import { chartArt } from './chart.scene.ts'
import { closeArt } from './close.scene.ts'
import { compareArt } from './compare.scene.ts'
import { chapterArt, hookArt, statementArt } from './headline.scene.ts'
import { iconArt } from './icon.scene.ts'
import { introArt } from './intro.scene.ts'
import { listArt } from './list.scene.ts'
import { mediaArt } from './media.scene.ts'
import { numberArt } from './number.scene.ts'
import { placed } from './parts.ts'
import { sceneAt } from './scene.at.ts'
import { timelineArt } from './timeline.scene.ts'
import { questionArt, quoteArt } from './voice.scene.ts'

const LEAVE_MS = 170

type SceneOf<Kind> = Extract<Scene, { kind: Kind }>

const ARTS: { [Kind in Scene['kind']]: (scene: SceneOf<Kind>, stage: Stage) => Art } = {
  intro: introArt,
  hook: hookArt,
  statement: statementArt,
  chapter: chapterArt,
  number: numberArt,
  list: (scene, stage) => listArt(scene, stage, scene.startMs),
  question: questionArt,
  quote: quoteArt,
  compare: compareArt,
  icon: iconArt,
  chart: (scene, stage) => chartArt(scene, stage, scene.startMs),
  timeline: (scene, stage) => timelineArt(scene, stage, scene.startMs),
  'before-after': beforeAfterArt,
  media: mediaArt,
  close: closeArt,
}

const artOf = (scene: Scene, stage: Stage): Art =>
  (ARTS[scene.kind] as (scene: Scene, stage: Stage) => Art)(scene, stage)

/** A list or a timeline that goes on in the next scene, with what it holds already. */
function continued(scene: Scene, next: Scene | undefined): boolean {
  if (!next || scene.kind !== next.kind || (next.kind !== 'list' && next.kind !== 'timeline')) return false
  return next.items.some((item) => item.atMs < next.startMs)
}

/** A picture rests no longer than this before it comes a little nearer. */
const REST_MS = 3400
const NEARER_MS = 520
const FAR = 0.035

/** The moments at which a picture that would rest too long comes nearer; what floats or passes never rests. */
function nudges({ cues, figure }: Art, kind: Scene['kind'], lasts: number): Cue[] {
  if (figure || kind === 'media') return []
  const found: Cue[] = []
  let still = 0
  for (const { at, lasts: long } of [...cues, { at: lasts, lasts: 0 }].sort((a, b) => a.at - b.at)) {
    for (; at - still > REST_MS + NEARER_MS; still += REST_MS)
      found.push({ at: still + REST_MS - NEARER_MS, lasts: NEARER_MS })
    still = Math.max(still, at + long)
  }
  return found
}

/** How near the picture is: it never leaves its band. */
const nearness = (nearer: Cue[], now: number) =>
  nearer.reduce(
    (size, { at, lasts }) => size + (FAR / nearer.length) * easeInOut(progress(now, at, lasts)),
    nearer.length > 0 ? 1 - FAR : 1,
  )

type TimedArt = { scene: Scene; art: Art; cues: Cue[]; nearer: Cue[]; from: number; to: number; leaves: boolean }

const local = (box: Box, origin: Box): Box => ({ ...box, x: box.x - origin.x, y: box.y - origin.y })

export type SceneRoom = { plan: FilmPlan; layout: Layout; look: Look; measure: Measure; env: DrawEnv; frames: number }

type Told = SceneRoom & { words: ReturnType<typeof spokenWords> }

/** Where a scene that ends at `endMs` is played, and what is said in it. */
function stageOf(at: number, endMs: number, { plan, layout, look, measure, env, words }: Told): Stage {
  const scene = plan.scenes[at]!
  const whole = band(layout.scene, layout)
  const spoken = words
    .filter((w) => w.startMs >= scene.startMs - 40 && w.startMs < endMs)
    .map((w) => ({ ...w, startMs: w.startMs - scene.startMs, endMs: w.endMs - scene.startMs }))
  return {
    unit: layout.unit,
    wide: layout.wide,
    whole: local(layout.scene, whole),
    figure: local(band(layout.figure, layout), whole),
    words: local(layout.words, whole),
    look,
    surface: look.carded ? look.card : look.open,
    measure,
    seed: plan.seed,
    variant: (scene.take ?? at) + plan.seed,
    lasts: endMs - scene.startMs,
    spoken,
    brand: plan.brand,
    logo: env.logo,
  }
}

function timedArt(at: number, room: Told): TimedArt {
  const scene = room.plan.scenes[at]!
  const next = room.plan.scenes[at + 1]
  const to = next ? frameAt(next.startMs) : room.frames
  const stage = stageOf(at, msAt(to), room)
  const art = artOf(scene, stage)
  const nearer = nudges(art, scene.kind, stage.lasts)
  return {
    scene,
    art,
    nearer,
    cues: [...art.cues, ...nearer],
    from: frameAt(scene.startMs),
    to,
    leaves: next !== undefined && !continued(scene, next),
  }
}

/** The band of the scene, with room for what is still on its way to its place. */
function aired({ air = 0, ...layout }: Layout): Box {
  const { x, y, w, h } = layout.scene
  return band({ x, y: Math.max(0, y - air), w, h: h + air + Math.min(y, air) }, layout)
}

export function sceneLayers(film: SceneRoom): Layer[] {
  const { plan, layout, measure } = film
  const whole = band(layout.scene, layout)
  const room = aired(layout)
  const small = band(layout.figure, layout)
  const told = { ...film, words: plan.sentences.flatMap(spokenWords) }
  const ready = new Map<number, TimedArt>()
  const timed = (at: number): TimedArt => {
    const made = ready.get(at) ?? timedArt(at, told)
    ready.set(at, made)
    return made
  }
  const now = (s: TimedArt, frame: number) => msAt(frame - s.from)
  const leaving = (s: TimedArt, frame: number) =>
    s.leaves ? progress(msAt(frame), msAt(s.to) - LEAVE_MS, LEAVE_MS) : 0
  const at = (frame: number) => (plan.scenes.length > 0 ? sceneAt(plan.scenes, frame) : -1)
  const leave = (s: TimedArt, frame: number, ctx: Parameters<Layer['draw']>[0], h: number, paint: () => void) => {
    const p = easeIn(leaving(s, frame))
    placed(ctx, { x: 0, y: -p * h * 0.06, alpha: 1 - p }, paint)
  }
  return [
    {
      name: 'scene',
      ...room,
      key(frame) {
        const i = at(frame)
        if (i < 0) return undefined
        const s = timed(i)
        const ms = now(s, frame)
        const moves = leaving(s, frame) > 0 || s.cues.some((c) => ms >= c.at && ms < c.at + c.lasts + 40)
        return `${i}/${moves ? frame : s.cues.filter((c) => ms >= c.at).length}${moves ? 'f' : ''}`
      },
      draw(ctx, frame) {
        const i = at(frame)
        if (i < 0) return
        const s = timed(i)
        const size = nearness(s.nearer, now(s, frame))
        const [x, y] = [whole.w / 2, whole.h / 2]
        ctx.translate(whole.x - room.x, whole.y - room.y)
        leave(s, frame, ctx, whole.h, () =>
          placed(ctx, { x, y, size }, () => {
            ctx.translate(-x, -y)
            inReadingSpace(ctx, whole.w, measure.writing, () => s.art.paint(ctx, now(s, frame)))
          }),
        )
      },
    },
    {
      name: 'figure',
      ...small,
      x: measure.writing?.rightToLeft ? 2 * whole.x + whole.w - small.x - small.w : small.x,
      key(frame) {
        const i = at(frame)
        return i >= 0 && timed(i).art.figure ? frame : undefined
      },
      draw(ctx, frame) {
        const s = timed(at(frame))
        leave(s, frame, ctx, whole.h, () => s.art.figure?.(ctx, now(s, frame)))
      },
    },
  ]
}
