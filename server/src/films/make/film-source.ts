/** What a finished film was made from. */
import { messages } from '@octavo/contract/messages'
import { withNames } from '@octavo/renderer'
import { Refusal } from '#refusal.ts'
import type { FilmPlan } from '#rendering/index.ts'
import { planFilm } from '#rendering/index.ts'
import { filmRequest } from './film-request.ts'
import { findPlan, keepPlan, type LineSpan, type Manner } from './film-source.store.ts'
import { type FilmWork, withScript } from './film-work.ts'
import { withAddresses } from './plan-files.ts'
import { linesOf, speakScript } from './record-voice.ts'
import { FIRST_INTONATION } from './speak.ts'

export type FilmSource = { plan: FilmPlan; script: string; lines: LineSpan[]; manner: Manner }

/** As it was kept when the film was made; a film from before that is planned again from its script and its brand. */
export async function sourceOf(work: FilmWork): Promise<FilmSource> {
  const kept = await findPlan(work.ctx, work.video.id)
  const source = kept ? { ...kept, plan: kept.plan as unknown as FilmPlan } : await plannedAnew(work)
  return { ...source, plan: { ...source.plan, scenes: withNames(source.plan.scenes) } }
}

async function plannedAnew(work: FilmWork): Promise<FilmSource> {
  const scripted = await withScript(work).catch(() => {
    throw new Refusal('conflict', messages.edit.noPlan)
  })
  // Films whose plan was not kept are older than looks, and sound as films did then.
  const { look: _, ...cast } = scripted.cast
  const film = { ...scripted, cast }
  const { speech, manner } = await speakScript(film, FIRST_INTONATION)
  const { mix: __, ...plan } = planFilm(await filmRequest(film, speech, ''))
  const source = { plan: withAddresses(plan), script: film.script.body, lines: linesOf(speech), manner }
  await keepPlan(work.ctx, work.video.id, source)
  return source
}
