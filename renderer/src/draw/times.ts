/** What a film says and shows, moved on its clock. */
import type { Scene, Sentence, Shot } from '#plan.ts'
import type { TimeSpan } from '#timing.ts'

/** From a moment in milliseconds to another. */
export type Time = (ms: number) => number

/** Anything that begins and ends: a viseme, a word, a plate with a name. */
export const retimed = <T extends TimeSpan>(it: T, time: Time): T => ({
  ...it,
  startMs: time(it.startMs),
  endMs: time(it.endMs),
})

/** A scene with the moments at which its points come. */
export function sceneRetimed(scene: Scene, time: Time): Scene {
  const whole = retimed(scene, time)
  const moved = whole.shots ? { ...whole, shots: whole.shots.map((shot) => shotRetimed(shot, time)) } : whole
  if (!('items' in moved)) return moved
  return { ...moved, items: moved.items.map((item) => ({ ...item, atMs: time(item.atMs) })) } as Scene
}

function shotRetimed(shot: Shot, time: Time): Shot {
  const { punchMs } = shot
  return { ...retimed(shot, time), ...(punchMs !== undefined && { punchMs: time(punchMs) }) }
}

/** A sentence with its words. */
export const sentenceRetimed = (sentence: Sentence, time: Time): Sentence => ({
  ...retimed(sentence, time),
  words: sentence.words.map((word) => retimed(word, time)),
})
