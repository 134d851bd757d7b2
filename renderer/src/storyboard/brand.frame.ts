/** What a brand puts around the words of a film: something before them, and a name at their beginning. */

import type { Intro } from '#choices.ts'
import { retimed, sceneRetimed, sentenceRetimed } from '#draw/times.ts'
import type { FilmPlan, LowerThird, Scene } from '#plan.ts'
import { FRAME_MS } from '#timing.ts'

/** How long each is on the screen before the first word, in whole frames. */
export const INTRO_MS: Record<Intro, number> = { none: 0, logo: 1400, title: 2400 }

/** The film with its speech, and all that is seen with it, after an intro. Scenes look as they would without it. */
export function withIntro(plan: FilmPlan, intro: Intro): FilmPlan {
  const ms = INTRO_MS[intro]
  if (ms === 0) return plan
  const later = (at: number) => at + ms
  const { lowerThird, accents, speech } = plan
  return {
    ...plan,
    durationMs: later(plan.durationMs),
    scenes: [introScene(plan, intro), ...plan.scenes.map((scene, at) => sceneAfter(scene, at, ms))],
    sentences: plan.sentences.map((sentence) => sentenceRetimed(sentence, later)),
    visemes: plan.visemes.map((viseme) => retimed(viseme, later)),
    speech: { ...speech, atMs: later(speech.atMs ?? 0) },
    ...(lowerThird && { lowerThird: retimed(lowerThird, later) }),
    ...(accents && { accents: accents.map((accent) => ({ ...accent, atMs: later(accent.atMs) })) }),
  }
}

function introScene({ title }: FilmPlan, intro: Intro): Scene {
  const times = { startMs: 0, endMs: INTRO_MS[intro] }
  return intro === 'title' && title.trim()
    ? { kind: 'intro', title, ...times, reason: 'the film begins with its title' }
    : { kind: 'intro', ...times, reason: 'the film begins with the brand' }
}

const sceneAfter = (scene: Scene, at: number, ms: number): Scene => ({
  ...sceneRetimed(scene, (time) => time + ms),
  take: scene.take ?? at,
  ...(scene.clock !== undefined && { clock: scene.clock + Math.round(ms / FRAME_MS) }),
})

/** Milliseconds: a name is read in the least; the scene that plays then is played to its end, but for the most. */
const NAME = { after: 200, least: 3000, most: 5500 }

/** A name for the first scenes after the hook; undefined where they are too few or too short for it. */
export function lowerThirdIn(scenes: readonly Scene[], name: string, line = ''): LowerThird | undefined {
  const hook = scenes.findIndex(({ kind }) => kind === 'hook')
  const body = scenes.slice(hook + 1).filter(({ kind }) => kind !== 'close')
  if (hook < 0 || !body[0] || !name.trim()) return undefined
  const startMs = body[0].startMs + NAME.after
  const last = body.find(({ endMs }) => endMs - startMs >= NAME.least)
  if (!last) return undefined
  const endMs = Math.min(last.endMs, startMs + NAME.most)
  return { name: name.trim(), ...(line.trim() && { line: line.trim() }), startMs, endMs }
}
