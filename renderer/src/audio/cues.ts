/** Which cuts of a film are heard, and with what sound: decided from the plan alone. */

import type { Accent, Scene } from '#plan.ts'
import { seededRandom } from '#random.ts'
import { EFFECT_PEAK_SECONDS, type Effect, playEffect } from './effects.ts'
import { RATE } from './loudness.ts'

/** What tells which cuts a film has. */
export type FilmCuts = { scenes: readonly Scene[]; accents?: readonly Accent[]; seed: number }
export type SoundCue = { atMs: number; effect: Effect; seed: number }

/** Cues closer than this to the last one stay silent: an effect on every cut is no effect. */
const EVERY_MS = 3000
/** Peak of an effect, on the scale of a mix at the target. */
const EFFECT_DB = -23

/** What suits the entrance of each kind of scene; MOVING for those that do not stand here. */
const ENTRANCES: Partial<Record<Scene['kind'], Effect[]>> = {
  number: ['thud', 'swell', 'pop'],
  list: ['swish', 'whoosh', 'tick'],
  question: ['swish', 'tick', 'sweep'],
  quote: ['sweep', 'whoosh'],
  compare: ['whoosh', 'swish', 'thud'],
  icon: ['pop', 'swish', 'tick'],
  chapter: ['impact', 'riser', 'sweep'],
  close: ['ding', 'swell', 'sweep'],
}
const MOVING: Effect[] = ['whoosh', 'swish', 'sweep']

/** What each kind of accent may sound like. */
const ACCENTS: Record<Accent['kind'], Effect[]> = {
  hit: ['knock', 'thud'],
  rise: ['swell', 'riser'],
  swish: ['swish', 'whoosh', 'sweep'],
}

/** Words after words look like one scene going on, and so does a list that is continued. */
const WORDS: ReadonlySet<Scene['kind']> = new Set(['hook', 'statement'])
const goesOn = (before: Scene, scene: Scene): boolean =>
  (WORDS.has(before.kind) && WORDS.has(scene.kind)) ||
  (before.kind === scene.kind && titleOf(before) === titleOf(scene))
const titleOf = (scene: Scene): string => ('title' in scene ? (scene.title ?? '') : String(scene.startMs))

/** The cues of a film: its accents, or those of its scenes where it has none. */
export const cuesOf = ({ scenes, accents, seed }: FilmCuts): SoundCue[] =>
  cuesAt(accents ? inTurn(accents) : entrancesOf(scenes), seed)

/** Sounds that a moment may have, one of which is heard if none was heard shortly before; none comes twice running. */
function cuesAt(moments: Moment[], seed: number): SoundCue[] {
  const cues: SoundCue[] = []
  for (const { atMs, effects } of moments) {
    const last = cues.at(-1)
    if (atMs - (last?.atMs ?? 0) < EVERY_MS) continue
    const random = seededRandom(seed ^ Math.round(atMs))
    const effect = random.pick(effects.filter((one) => one !== last?.effect))
    cues.push({ atMs, effect, seed: Math.floor(random.next() * 2 ** 31) })
  }
  return cues
}

type Moment = { atMs: number; effects: Effect[] }

/** Where only the words of a scene change, its sound stays. */
const entrancesOf = (scenes: readonly Scene[]): Moment[] =>
  scenes.flatMap((scene, at) => {
    const before = scenes[at - 1]
    return before && !goesOn(before, scene) ? [{ atMs: scene.startMs, effects: ENTRANCES[scene.kind] ?? MOVING }] : []
  })

const inTurn = (accents: readonly Accent[]): Moment[] =>
  accents.map(({ atMs, kind }) => ({ atMs, effects: ACCENTS[kind] })).sort((a, b) => a.atMs - b.atMs)

/** Adds the cues to both channels, quiet, each a little to one side; `gentler` puts one effect in place of another. */
export function addCues(
  left: Float32Array,
  right: Float32Array,
  cues: readonly SoundCue[],
  gentler: Partial<Record<Effect, Effect>>,
  peakDb = EFFECT_DB,
): void {
  for (const { atMs, effect: wanted, seed } of cues) {
    const effect = gentler[wanted] ?? wanted
    const sound = playEffect(effect, seed)
    const start = Math.round((atMs / 1000 - EFFECT_PEAK_SECONDS[effect]) * RATE)
    const side = seed % 2 ? 0.3 : -0.3
    const gain = 10 ** (peakDb / 20)
    for (let i = Math.max(0, -start); i < sound.length && start + i < left.length; i++) {
      left[start + i]! += gain * (1 - side) * sound[i]!
      right[start + i]! += gain * (1 + side) * sound[i]!
    }
  }
}
