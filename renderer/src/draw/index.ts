/** From a plan to pictures: pure Canvas2D, the same in Node and in a browser. */

import { composeInPlace } from '#draw/art/compose.place.ts'
import { composeShot } from '#draw/art/compose.shot.ts'
import { backgroundLayer } from '#draw/background/index.ts'
import { brandLayer } from '#draw/overlay/brand.layer.ts'
import { captionLayer } from '#draw/overlay/caption.layer.ts'
import { lowerThirdLayers } from '#draw/overlay/lower-third.layer.ts'
import { presenterLayers } from '#draw/presenter/presenter.layers.ts'
import { sceneLayers } from '#draw/scene/index.ts'
import { mediaLayers } from '#draw/scene/media.layer.ts'
import type { FilmPlan } from '#plan.ts'
import { frameCount } from '#timing.ts'
import { decorLayers } from './decor.layer.ts'
import { type Composition, type DrawEnv, drawnSize } from './layer.ts'
import { layoutOf } from './layout.ts'
import { filmLook } from './look.ts'
import { writingOf } from './scripts.ts'
import { measurer } from './text.fit.ts'

export type { FilmPlan, Scene, Sentence, Word } from '#plan.ts'
export { FPS } from '#plan.ts'
export { thingsIn } from './art/group.ts'
export { lookCaptions } from './art/looks/index.ts'
export { type FontFile, fontName, fontsOf } from './fonts.ts'
export { iconNames, iconWords } from './icon/icon.words.ts'
export { type IconTones, paintIcon } from './icon/paint.ts'
export type { BackgroundLayer, Canvas2D, Composition, DrawEnv, Drawn, Layer } from './layer.ts'
export { paletteOf, type Swatch, type SwatchName } from './palette.ts'
export { picturesIn } from './shown.pictures.ts'
export { type Slice, sliceAt, slicesOf } from './slice.ts'

/**
 * Makes a film ready to be drawn at the plan's width and height in pixels (both even), 30 frames a second. What is drawn is
 * a little larger where a side is no multiple of 8: see `drawnSize`.
 * Pure: the same plan draws the same pixels. The fonts that `fontsOf` names should be registered; without them
 * the surroundings' own are used. Never throws on odd text, colours or times.
 */
export function compose(plan: FilmPlan, env: DrawEnv): Composition {
  const { art } = plan
  if (art) return composeShot({ ...plan, art }, env)
  const shot = plan.scenes[0]?.shots?.[0]
  if (shot) return composeInPlace(plan, shot, env)
  const frames = frameCount(plan)
  const writing = writingOf(plan)
  const look = filmLook(plan.brand.color, plan.background, plan.seed, plan.brand.fonts, writing.scripts)
  const company = {
    presenter: plan.presenter !== undefined,
    captions: plan.captions,
    carded: look.carded,
    plate: plan.lowerThird !== undefined,
    whole: plan.presenter?.framing === 'full',
  }
  const layout = layoutOf(plan, company)
  const measure = measurer(env, look.type, writing)
  const { person, hand } = presenterLayers(plan, layout, look, env)
  return {
    ...drawnSize(plan),
    frames,
    background: backgroundLayer(plan.background, look, plan.seed, plan, env),
    layers: [
      ...mediaLayers(plan, layout, env),
      ...decorLayers(plan, layout, look),
      ...person,
      ...sceneLayers({ plan, layout, look, measure, env, frames }),
      ...hand,
      ...(plan.lowerThird ? lowerThirdLayers(plan.lowerThird, layout, look, measure) : []),
      ...(plan.captions ? [captionLayer(plan.sentences, { layout, look, measure }, plan.captionStyle)] : []),
      brandLayer(plan.brand.name, env.logo, layout, look, measurer(env, look.type)),
    ],
  }
}
