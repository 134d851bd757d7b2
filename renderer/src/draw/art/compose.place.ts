/** One shot of a film without a look that is cut all the same: whoever presents stands in a place, which stays while framings change. */
import { backgroundLayer } from '#draw/background/index.ts'
import { fade } from '#draw/colors.ts'
import { decorLayers } from '#draw/decor.layer.ts'
import { type Composition, type DrawEnv, drawnSize, type Layer } from '#draw/layer.ts'
import { band } from '#draw/layout.ts'
import { filmLook, type Look } from '#draw/look.ts'
import { brandLayer } from '#draw/overlay/brand.layer.ts'
import { captionLayer } from '#draw/overlay/caption.layer.ts'
import { lowerThirdLayers } from '#draw/overlay/lower-third.layer.ts'
import { presenterLayers } from '#draw/presenter/presenter.layers.ts'
import { sceneLayers } from '#draw/scene/index.ts'
import { mediaLayers } from '#draw/scene/media.layer.ts'
import { writingOf } from '#draw/scripts.ts'
import { measurer } from '#draw/text.fit.ts'
import type { FilmPlan, Shot } from '#plan.ts'
import { frameCount } from '#timing.ts'
import { floating, plate } from './kit.ts'
import type { LookArt } from './look.art.ts'
import { punched, punchOf } from './punch.ts'
import { sceneInShot } from './scene.in.shot.ts'
import { thingLayers, windowLayers } from './shot.layers.ts'
import { type ShotLayout, shotLayout } from './shot.layout.ts'
import { tonesOf } from './tones.ts'

/** Things float before a place, or lie on a card where they are seen for themselves. */
const THINGS: Pick<LookArt, 'mount' | 'size'> = {
  size: 0.8,
  mount: (picture, side, { env, t, u }) => floating({ env, picture, side }, t.ink, u),
}

/** Draws the first shot of the plan's first scene before the plan's background. */
export function composeInPlace(whole: FilmPlan, shot: Shot, env: DrawEnv): Composition {
  const plan = { ...whole, scenes: whole.scenes.map((scene) => sceneInShot(scene, shot)) }
  const writing = writingOf(plan)
  const place = filmLook(plan.brand.color, plan.background, plan.seed, plan.brand.fonts, writing.scripts)
  const isLoud = shot.kind === 'type'
  const look = isLoud ? { ...place, carded: false } : place
  const layout = shotLayout(plan, shot, {
    presenter: plan.presenter !== undefined,
    captions: plan.captions,
    plate: plan.lowerThird !== undefined,
    whole: plan.presenter?.framing === 'full',
    airy: true,
    carded: look.carded,
  })
  const t = tonesOf(plan.brand.color)
  const stage = { art: THINGS, t, layout, env, shot, seed: plan.seed }
  const measure = measurer(env, look.type, writing)
  const { person, hand } = presenterLayers(plan, layout, place, env, { shot, towards: layout.thing })
  const scene = layout.bare ? [] : sceneLayers({ plan, layout, look, measure, env, frames: frameCount(plan) })
  const punch = punchOf(plan, shot, layout)
  return {
    ...drawnSize(plan),
    frames: frameCount(plan),
    isShot: true,
    background: backgroundLayer(plan.background, place, plan.seed, plan, env),
    layers: [
      ...mediaLayers(plan, layout, env),
      ...(isLoud ? [veilLayer(layout, place)] : []),
      ...(layout.bare ? [] : decorLayers(plan, layout, place)),
      ...cardLayers(layout, shot, look),
      ...punched(thingLayers({ ...stage, floats: true }), punch, drawnSize(plan)),
      ...(layout.window
        ? windowLayers([...person, ...hand], stage)
        : punched([...person, ...scene, ...hand], punch, drawnSize(plan))),
      ...(plan.lowerThird && layout.plate ? lowerThirdLayers(plan.lowerThird, layout, look, measure) : []),
      ...(plan.captions ? [captionLayer(plan.sentences, { layout, look: place, measure }, plan.captionStyle)] : []),
      brandLayer(plan.brand.name, env.logo, layout, look, measurer(env, look.type)),
    ],
  }
}

/** How much of the place is still seen behind words that fill the frame. */
const VEIL = 0.88

function veilLayer(layout: ShotLayout, { base }: Look): Layer {
  const { width: w, height: h } = drawnSize(layout)
  return {
    name: 'veil',
    ...{ x: 0, y: 0, w, h },
    key: () => 0,
    draw(ctx) {
      ctx.fillStyle = fade(base, VEIL)
      ctx.fillRect(0, 0, w, h)
    },
  }
}

/** What a thing lies on that fills the frame. */
function cardLayers({ thing, ...layout }: ShotLayout, { kind }: Shot, look: Look): Layer[] {
  if (!thing || (kind !== 'thing' && kind !== 'inset')) return []
  const u = layout.unit
  const shadow = 40 * u
  const box = band(
    { x: thing.x - shadow, y: thing.y - shadow, w: thing.w + 2 * shadow, h: thing.h + 2 * shadow },
    layout,
  )
  return [
    {
      name: 'card',
      ...box,
      key: () => 0,
      draw(ctx) {
        ctx.translate(thing.x - box.x, thing.y - box.y)
        const { w, h } = thing
        for (let n = 5; n > 0; n--)
          plate(
            ctx,
            { x: -5 * n * u, y: 2 * n * u, w: w + 10 * n * u, h: h + 6 * n * u },
            56 * u,
            fade(look.deep, 0.06),
          )
        plate(ctx, { x: 0, y: 0, w, h }, 52 * u, look.card.fill)
      },
    },
  ]
}
