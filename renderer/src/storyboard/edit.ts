/** A film's plan after a person has changed something, so that as much of the film as can be stays as it was. */
import { lookCaptions } from '#draw/art/looks/index.ts'
import { picturesIn } from '#draw/shown.pictures.ts'
import type { FilmPlan, LookName, Music, Scene } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { withPhotos } from './photos.ts'
import { respoken } from './reline.ts'
import type { NewSpeech } from './retime.ts'
import { type SceneCut, withCuts } from './scene.cuts.ts'
import { filled, type SceneContent } from './scene.fill.ts'
import { type CutRequest, withShots } from './shots.ts'

export type PlanEdit = {
  title?: string
  speech?: NewSpeech
  /** Scenes taken apart and put together, one after the other; by the `id` of scenes of the plan, or of those that come of the new speech. */
  cuts?: readonly SceneCut[]
  /** What scenes show, by the same ids and those that cuts have made. */
  scenes?: { id: string; to: SceneContent }[]
  /** Which thing stands for a scene, by the same ids. */
  things?: readonly { id: string; thing: string }[]
  look?: LookName
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
export function editPlan(before: FilmPlan, edit: PlanEdit, cutting: CutRequest = {}): EditedPlan {
  const named = { ...before, scenes: withNames(before.scenes) }
  const known = arranged(named, edit)
  const spoken = edit.speech ? respoken(known.plan, edit.speech) : known.plan
  const late = arranged(spoken, known.missing)
  const { cuts, scenes, things } = late.missing
  return {
    plan: withItsPhotos(before, withLook(late.plan, edit), cutting),
    gone: [...new Set([...cuts, ...scenes, ...things].map(({ id }) => id))],
  }
}

/** The plan cut again; photos that a scene has lost with its shots find a place in those that are new. */
function withItsPhotos(before: FilmPlan, plan: FilmPlan, cutting: CutRequest): FilmPlan {
  const cut = withShots(plan, cutting)
  const isNew = (scene: Scene, at: number) => cutOf(scene) !== cutOf(plan.scenes[at]!)
  const photos = before.scenes.flatMap(({ shots = [] }) => shots.flatMap(({ picture }) => picture ?? []))
  const shown = new Set(picturesIn(cut).map(({ path }) => path))
  return withPhotos(
    cut,
    photos.filter(({ path }) => !shown.has(path)),
    { open: isNew },
  )
}

/** Where a scene is cut, and to what. */
const cutOf = ({ shots = [] }: Scene): string =>
  JSON.stringify(shots.map(({ startMs, kind, thing }) => [startMs, kind, thing]))

type Wanted = Required<Pick<PlanEdit, 'cuts' | 'scenes' | 'things'>>

/** The plan with its scenes as they are wanted, and what is wanted of scenes that are not there. */
function arranged(
  plan: FilmPlan,
  { cuts = [], scenes = [], things = [] }: PlanEdit,
): { plan: FilmPlan; missing: Wanted } {
  const cut = withCuts(plan, cuts)
  const here = new Set(cut.plan.scenes.map(({ id }) => id))
  const isMissing = ({ id }: { id: string }) => !here.has(id)
  return {
    plan: withThings(fill(cut.plan, scenes), things),
    missing: { cuts: cut.missing, scenes: scenes.filter(isMissing), things: things.filter(isMissing) },
  }
}

/** Everything of a scene that its place in the row would give it, said of it. */
export const withNames = (scenes: Scene[]): Scene[] =>
  scenes.map((scene, at) => ({
    ...scene,
    id: scene.id ?? `s${at}`,
    take: scene.take ?? at,
    clock: scene.clock ?? (at === 0 ? 0 : frameAt(scene.startMs)),
  }))

function fill(plan: FilmPlan, wanted: NonNullable<PlanEdit['scenes']>): FilmPlan {
  const by = new Map(wanted.map(({ id, to }) => [id, to]))
  const scenes = plan.scenes.map((scene) => {
    const to = by.get(scene.id ?? '')
    return to ? filled(to, { scene, scenes: plan.scenes, sentences: plan.sentences }) : scene
  })
  return { ...plan, scenes }
}

function withThings(plan: FilmPlan, wanted: NonNullable<PlanEdit['things']>): FilmPlan {
  const by = new Map(wanted.map(({ id, thing }) => [id, thing]))
  const scenes = plan.scenes.map((scene) => {
    const thing = by.get(scene.id ?? '')
    return thing === undefined || thing === scene.thing ? scene : { ...withoutShots(scene), thing, own: true }
  })
  return { ...plan, scenes }
}

const withoutShots = ({ shots: _, ...scene }: Scene): Scene => scene as Scene

function withLook(plan: FilmPlan, edit: PlanEdit): FilmPlan {
  const { captions, captionStyle, background, music, presenter, name, title } = edit
  const { presenter: before, ...rest } = inLook(title === undefined ? plan : retitled(plan, title), edit)
  const seen = presenter === undefined ? before : presenter
  return {
    ...rest,
    // Shots with somebody are none without them.
    ...(Boolean(seen) !== Boolean(before) && { scenes: rest.scenes.map(withoutShots) }),
    ...(captions !== undefined && { captions }),
    ...(captionStyle && { captionStyle }),
    ...(background && { background }),
    ...(music && { music }),
    ...(seen && { presenter: seen }),
    ...(name && plan.lowerThird && { lowerThird: { ...plan.lowerThird, name } }),
  }
}

/** Another look cuts the film otherwise; captions that went with the look before go with this one. */
function inLook(plan: FilmPlan, { look }: PlanEdit): FilmPlan {
  const { art, brand, captionStyle = USUAL_CAPTIONS } = plan
  if (!look || look === art?.look) return plan
  const usual = art ? lookCaptions(art.look, brand.color) : USUAL_CAPTIONS
  return {
    ...plan,
    art: { look },
    staging: 2,
    scenes: plan.scenes.map(withoutShots),
    ...(captionStyle === usual && { captionStyle: lookCaptions(look, brand.color) }),
  }
}

/** Those of a film that says nothing of them. */
const USUAL_CAPTIONS = 'karaoke'

/** A card that shows the title shows the new one. */
const retitled = (before: FilmPlan, title: string): FilmPlan => ({
  ...before,
  title,
  scenes: before.scenes.map((scene) =>
    scene.kind === 'intro' && scene.title === before.title ? { ...scene, title } : scene,
  ),
})
