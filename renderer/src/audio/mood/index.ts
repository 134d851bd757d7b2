/** The moods of the beds: tempos, scale, chords, rhythms, and who plays in which section. */

import type { Mood } from '#plan.ts'
import { CALM } from './calm.mood.ts'
import { DRAMATIC } from './dramatic.mood.ts'
import { FOCUSED } from './focused.mood.ts'
import { HOPEFUL } from './hopeful.mood.ts'
import { NIGHT } from './night.mood.ts'
import { PLAYFUL } from './playful.mood.ts'
import type { Style } from './style.ts'
import { UPBEAT } from './upbeat.mood.ts'
import { WARM } from './warm.mood.ts'

export { type Section, SOFT_EFFECTS, type Sound, type Style } from './style.ts'

export const STYLES: Record<Mood, Style> = {
  calm: CALM,
  upbeat: UPBEAT,
  hopeful: HOPEFUL,
  focused: FOCUSED,
  playful: PLAYFUL,
  dramatic: DRAMATIC,
  warm: WARM,
  night: NIGHT,
}
