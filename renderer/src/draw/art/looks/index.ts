/** The looks that films are drawn in. */
import type { LookArt } from '#draw/art/look.art.ts'
import { tonesOf } from '#draw/art/tones.ts'
import type { CaptionStyle, LookName, Mood } from '#plan.ts'
import { block } from './block.look.ts'
import { blueprint } from './blueprint.look.ts'
import { chalk } from './chalk.look.ts'
import { editorial } from './editorial.look.ts'
import { market } from './market.look.ts'
import { mesh } from './mesh.look.ts'
import { neon } from './neon.look.ts'
import { notebook } from './notebook.look.ts'
import { spotlight } from './spotlight.look.ts'
import { sticker } from './sticker.look.ts'

export const LOOK_ARTS: Record<LookName, LookArt> = {
  market,
  editorial,
  spotlight,
  block,
  sticker,
  blueprint,
  mesh,
  chalk,
  neon,
  notebook,
}

/** The captions that go with a look in a brand's colour (any CSS hex). */
export const lookCaptions = (look: LookName, color: string): CaptionStyle => LOOK_ARTS[look].captions(tonesOf(color))

/** The music that goes with a look, the most fitting first. */
export const lookMoods = (look: LookName): readonly Mood[] => LOOK_ARTS[look].moods
