/** One shot of a film that has a look, ready to be drawn. */

import { typeOf, typeSetOf } from '#draw/fonts.ts'
import { type Composition, type DrawEnv, drawnSize } from '#draw/layer.ts'
import { brandLayer } from '#draw/overlay/brand.layer.ts'
import { captionLayer } from '#draw/overlay/caption.layer.ts'
import { lowerThirdLayers } from '#draw/overlay/lower-third.layer.ts'
import { presenterLayers } from '#draw/presenter/presenter.layers.ts'
import { sceneLayers } from '#draw/scene/index.ts'
import { mediaLayers } from '#draw/scene/media.layer.ts'
import { writingOf } from '#draw/scripts.ts'
import { measurer } from '#draw/text.fit.ts'
import type { CaptionStyle, FilmPlan, LookName, Shot } from '#plan.ts'
import { frameCount } from '#timing.ts'
import { artLook, dyesFor } from './art.look.ts'
import type { LookArt } from './look.art.ts'
import { LOOK_ARTS } from './looks/index.ts'
import { cardLayers, cardShot, nightGround, photoInks, photoLayers, photoOf } from './photo.layers.ts'
import { punched, punchOf } from './punch.ts'
import { sceneInShot } from './scene.in.shot.ts'
import { groundLayer, lightLayers, thingLayers, windowLayers, withoutThing } from './shot.layers.ts'
import { shotLayout } from './shot.layout.ts'
import { type Tones, tonesOf } from './tones.ts'
import { turnLayers } from './turn.layers.ts'

export type ArtPlan = FilmPlan & { art: { look: LookName } }

/** A scene without shots is one of its own. */
const wholeShot = (plan: FilmPlan): Shot => ({ startMs: 0, endMs: plan.durationMs, kind: 'card', ground: 'main' })

const QUIET = 'calm'

/** Captions that go with a look are quiet over photos; those that a person has chosen stay. */
const overPhotos = ({ captionStyle }: FilmPlan, art: LookArt, t: Tones): CaptionStyle | undefined =>
  captionStyle === undefined || captionStyle === art.captions(t) ? QUIET : captionStyle

/** Draws the first shot of the plan's first scene: a film is composed slice by slice. */
export function composeShot(whole: ArtPlan, env: DrawEnv): Composition {
  const cut = whole.scenes[0]?.shots?.[0] ?? wholeShot(whole)
  const photo = photoOf(whole, cut, whole, env)
  const shot = photo?.view.card ? cardShot(cut) : cut
  const plan = { ...whole, scenes: whole.scenes.map((scene) => sceneInShot(scene, shot)) }
  const art = LOOK_ARTS[plan.art.look]
  const t = tonesOf(plan.brand.color)
  const writing = writingOf(plan)
  const covers = photo !== undefined && !photo.view.card
  const inks = covers ? { ...art, inks: () => photoInks(t) } : art
  const look = artLook(inks, t, shot.ground, typeOf(typeSetOf(plan), writing.scripts))
  const layout = shotLayout(plan, shot, {
    presenter: plan.presenter !== undefined,
    captions: plan.captions,
    plate: plan.lowerThird !== undefined,
    whole: plan.presenter?.framing === 'full',
    airy: plan.staging === 2,
  })
  const stage = { art, t, layout, env, shot, seed: plan.seed + (plan.scenes[0]?.take ?? 0) }
  const measure = measurer(env, look.type, writing)
  // Nobody changes clothes from one shot to the next.
  const dyes = plan.staging ? dyesFor(art, t) : { accent: t.lit, second: t.partner }
  const wardrobe = { ...artLook(art, t, 'main', look.type), ...dyes }
  const { person, hand } = presenterLayers(plan, layout, wardrobe, env, { shot, towards: layout.thing })
  const punch = punchOf(plan, shot, layout)
  const captionStyle = covers ? overPhotos(plan, art, t) : plan.captionStyle
  const captions = plan.captions ? (captionStyle === QUIET ? 'plated' : 'bare') : 'none'
  const over = { layout, shot, t, captions } as const
  const scene = layout.bare ? [] : sceneLayers({ plan, layout, look, measure, env, frames: frameCount(plan) })
  return {
    ...drawnSize(plan),
    frames: frameCount(plan),
    isShot: true,
    background: covers ? nightGround(over) : groundLayer(photo ? { ...stage, layout: withoutThing(layout) } : stage),
    layers: [
      ...(covers || plan.scenes[0]?.kind === 'media' ? [] : lightLayers(stage)),
      ...(photo ? (covers ? photoLayers(photo, over) : cardLayers(photo, { ...stage, look: plan.art.look })) : []),
      ...(photo ? [] : mediaLayers(plan, layout, env)),
      ...punched(thingLayers(stage), punch, drawnSize(plan)),
      ...(layout.window
        ? windowLayers([...person, ...hand], stage)
        : punched([...person, ...scene, ...hand], punch, drawnSize(plan))),
      ...turnLayers({ turn: art.turn, t, env, size: layout, shot }),
      ...(plan.lowerThird && layout.plate ? lowerThirdLayers(plan.lowerThird, layout, look, measure) : []),
      ...(plan.captions ? [captionLayer(plan.sentences, { layout, look, measure }, captionStyle, true)] : []),
      brandLayer(plan.brand.name, env.logo, layout, look, measurer(env, look.type)),
    ],
  }
}
