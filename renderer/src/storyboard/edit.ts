/** A film's plan after a person has changed something, so that as much of the film as can be stays as it was. */
import type { FilmPlan, Music, Scene } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { respoken } from './reline.ts'
import type { NewSpeech } from './retime.ts'
import { filled, type SceneContent } from './scene.fill.ts'

export type PlanEdit = {
  speech?: NewSpeech
  /** By the `id` of scenes of the plan, or of those that come of the new speech. */
  scenes?: { id: string; to: SceneContent }[]
  captions?: boolean
  captionStyle?: FilmPlan['captionStyle']
  background?: FilmPlan['background']
  music?: Music
  /** null takes the presenter away. */
  presenter?: FilmPlan['presenter'] | null
  /** Whom the lower third names, if there is one. */
  name?: string
}

export type EditedPlan = {
  plan: FilmPlan
  /** Ids of scenes that were to be changed and are not there. */
  gone: string[]
}

/**
 * The plan after an edit. Pure. Scenes whose words stayed keep their contents, their clock and their variant, so that their
 * slices (draw/slice.ts) stay the same where the new speech has moved them by whole frames; the others are planned anew
 * from their words. A scene that a person has filled stays as long as one of its lines does. Every scene has an id.
 */
export function editPlan(before: FilmPlan, edit: PlanEdit): EditedPlan {
  const named = { ...before, scenes: withNames(before.scenes) }
  const known = fill(named, edit.scenes ?? [])
  const spoken = edit.speech ? respoken(known.plan, edit.speech) : known.plan
  const late = fill(spoken, known.missing)
  return { plan: withLook(late.plan, edit), gone: late.missing.map(({ id }) => id) }
}

/** Everything of a scene that its place in the row would give it, said of it. */
export const withNames = (scenes: Scene[]): Scene[] =>
  scenes.map((scene, at) => ({
    ...scene,
    id: scene.id ?? `s${at}`,
    take: scene.take ?? at,
    clock: scene.clock ?? (at === 0 ? 0 : frameAt(scene.startMs)),
  }))

type Wanted = NonNullable<PlanEdit['scenes']>

function fill(plan: FilmPlan, wanted: Wanted): { plan: FilmPlan; missing: Wanted } {
  const here = new Set(plan.scenes.map(({ id }) => id))
  const by = new Map(wanted.map(({ id, to }) => [id, to]))
  const scenes = plan.scenes.map((scene) => {
    const to = by.get(scene.id ?? '')
    return to ? filled(to, { scene, scenes: plan.scenes, sentences: plan.sentences }) : scene
  })
  return { plan: { ...plan, scenes }, missing: wanted.filter(({ id }) => !here.has(id)) }
}

function withLook(plan: FilmPlan, edit: PlanEdit): FilmPlan {
  const { captions, captionStyle, background, music, presenter, name } = edit
  const { presenter: before, ...rest } = plan
  const seen = presenter === undefined ? before : presenter
  return {
    ...rest,
    ...(captions !== undefined && { captions }),
    ...(captionStyle && { captionStyle }),
    ...(background && { background }),
    ...(music && { music }),
    ...(seen && { presenter: seen }),
    ...(name && plan.lowerThird && { lowerThird: { ...plan.lowerThird, name } }),
  }
}
