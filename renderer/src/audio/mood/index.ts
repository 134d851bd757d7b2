/** The moods of the beds: tempos, scale, chords, rhythms, and who plays in which section. */

import type { FilmPlan, Mood } from '#plan.ts'
import { CALM, CALM_CARRYING } from './calm.mood.ts'
import { DRAMATIC, DRAMATIC_CARRYING } from './dramatic.mood.ts'
import { FOCUSED, FOCUSED_CARRYING } from './focused.mood.ts'
import { HOPEFUL, HOPEFUL_CARRYING } from './hopeful.mood.ts'
import { NIGHT, NIGHT_CARRYING } from './night.mood.ts'
import { PLAYFUL, PLAYFUL_CARRYING } from './playful.mood.ts'
import type { Carrying, Section, Style } from './style.ts'
import { UPBEAT, UPBEAT_CARRYING } from './upbeat.mood.ts'
import { WARM, WARM_CARRYING } from './warm.mood.ts'

export { type Section, SOFT_EFFECTS, type Sound, type Style } from './style.ts'

/** The moods as they were first arranged; films from then still sound so. */
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

/** The last chord is not faded while it is struck, only where it would be cut off. */
const DIES_AWAY_SECONDS = 0.9

/** What mix 2 adds to them. */
export const CARRYING: Record<Mood, Carrying> = {
  calm: CALM_CARRYING,
  upbeat: UPBEAT_CARRYING,
  hopeful: HOPEFUL_CARRYING,
  focused: FOCUSED_CARRYING,
  playful: PLAYFUL_CARRYING,
  dramatic: DRAMATIC_CARRYING,
  warm: WARM_CARRYING,
  night: NIGHT_CARRYING,
}

/** Who plays a mood and how; in mix 2 so that it carries on a phone. */
export const styleOf = (mood: Mood, mix?: FilmPlan['mix']): Style =>
  mix === undefined ? STYLES[mood] : carried(STYLES[mood], CARRYING[mood])

function carried(style: Style, { upper, ending, gains, sound }: Carrying): Style {
  const fuller = (section: Section): Section => ({
    ...section,
    layers: [...section.layers, ...(upper[section.name] ?? [])],
  })
  return {
    ...style,
    intro: (bars) => fuller(style.intro(bars)),
    sections: style.sections.map(fuller),
    ending: [...style.ending, ...ending],
    gains,
    sound: { ...style.sound, fadeOutSeconds: DIES_AWAY_SECONDS, ...sound },
  }
}
