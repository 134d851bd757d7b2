/** What a finished film was made from. */
import { messages } from '@octavo/contract/messages'
import { withNames } from '@octavo/renderer'
import { findPlan, keepPlan, type LineSpan, type Manner } from '#features/edits/index.ts'
import type { Job } from '#pipeline/stage.ts'
import { linesOf, scriptOf, speakScript } from '#pipeline/stages/record-voice.ts'
import { filmRequest } from '#pipeline/stages/render-film.ts'
import { planFilm } from '#providers/film/film.embedded.ts'
import type { FilmPlan } from '#providers/film/film.ts'
import { Refusal } from '#refusal.ts'
import { withAddresses } from './plan-files.ts'

export type FilmSource = { plan: FilmPlan; script: string; lines: LineSpan[]; manner: Manner }
export type EditJob = Pick<Job, 'ctx' | 'video'> & Partial<Pick<Job, 'signal' | 'report'>>

/** As it was kept when the film was made; a film from before that is planned anew from its script and its brand. */
export async function sourceOf(job: EditJob): Promise<FilmSource> {
  const { ctx, video } = job
  const kept = await findPlan(ctx, video.id)
  const source = kept ? { ...kept, plan: kept.plan as unknown as FilmPlan } : await plannedAnew(job)
  return { ...source, plan: { ...source.plan, scenes: withNames(source.plan.scenes) } }
}

async function plannedAnew(job: EditJob): Promise<FilmSource> {
  const { ctx, video } = job
  const script = await scriptOf(job).catch(() => {
    throw new Refusal('conflict', messages.edit.noPlan)
  })
  const { speech, manner } = await speakScript(job)
  const plan = withAddresses(planFilm(await filmRequest(job, speech, '')))
  const source = { plan, script: script.body, lines: linesOf(speech), manner }
  await keepPlan(ctx, video.id, source)
  return source
}

export const speechAtMs = ({ speech }: FilmPlan): number => speech.atMs ?? 0
