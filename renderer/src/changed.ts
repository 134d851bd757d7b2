/** What of a film has to be made again when its plan has changed. */
import { cuesOf } from '#audio/cues.ts'
import { type Slice, slicesOf } from '#draw/slice.ts'
import { canonical } from './canonical.ts'
import type { FilmPlan } from './plan.ts'
import { frameAt } from './timing.ts'

export type Changed = { scenes: number; ofScenes: number; frames: number; ofFrames: number; sound: boolean }

/** How many scenes and frames of `after` look like none of `before`, and whether it sounds otherwise. Pure. */
export function whatChanged(before: FilmPlan, after: FilmPlan): Changed {
  const made = new Set(slicesOf(before).map(({ plan, from, to }) => canonical([plan, from, to])))
  const slices = slicesOf(after)
  const anew = slices.filter(({ plan, from, to }) => !made.has(canonical([plan, from, to])))
  const frames = (all: typeof slices) => all.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    scenes: scenesOf(after, anew),
    ofScenes: scenesOf(after, slices),
    frames: frames(anew),
    ofFrames: frames(slices),
    sound: heard(before) !== heard(after),
  }
}

/** How many scenes are seen in these slices: a scene that is cut into shots has several. */
function scenesOf({ scenes }: FilmPlan, slices: readonly Slice[]): number {
  const starts = scenes.map(({ startMs }, at) => (at === 0 ? 0 : frameAt(startMs)))
  return new Set(slices.map(({ at }) => starts.findLastIndex((start) => start <= at))).size
}

/** Everything the sound of a film follows from, but for the file of the speech: other speech has other times. */
function heard(plan: FilmPlan): string {
  const { durationMs, sentences, visemes, music, mix, seed, speech } = plan
  const words = sentences.map((sentence) => sentence.words.map(({ text, startMs, endMs }) => [text, startMs, endMs]))
  return canonical([durationMs, words, visemes, music, mix ?? 1, cuesOf(plan), seed, speech.atMs ?? 0])
}
