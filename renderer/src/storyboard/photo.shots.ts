/** Shots that show a photo: how near, with whom, and with which words over it. */
import { ENLARGED, GROWS, MIDDLE } from '#draw/photo.limits.ts'
import type { FilmPlan, Picture, Scene, Shot, ShotKind, Size, View } from '#plan.ts'

/** A nearer crop differs by more than 30 percent from the whole. */
const NEAR = 1.4
const NEARER_AT_LEAST = 1.31
/** Two cards of one photo differ as much. */
const SMALLER_CARD = 0.76

/** Nobody who presents is away for longer, in milliseconds. */
const GONE_MS = 5000

/** Shots in a row that show one picture. */
export type PhotoRun = { picture: Picture; shots: readonly Shot[] }

const WITH_SOMEBODY = new Set<ShotKind>(['close-up', 'left', 'right', 'inset', 'split'])
/** Framings that show what a scene has to say. */
const SHOWS_WORDS = new Set<ShotKind>(['card', 'type', 'poster', 'left', 'right'])
/** Scenes whose words are read over a photo. */
const READ_OVER = new Set<Scene['kind']>(['hook', 'statement', 'question', 'quote', 'icon'])

/** Whether words of this scene stand over a photo where this shot shows one. */
export const isRead = (scene: Scene, shot: Shot): boolean => READ_OVER.has(scene.kind) && SHOWS_WORDS.has(shot.kind)
export const showsWords = ({ kind }: Shot): boolean => SHOWS_WORDS.has(kind)

/** The shots of a scene that is itself a picture, each with how it is seen. */
export function withViews(scene: Scene, shots: readonly Shot[], frame: Size): Shot[] {
  if (scene.kind !== 'media') return [...shots]
  const views = viewsOf(scene, frame)
  return shots.map((shot, at) => {
    const view = views[at % views.length]!
    const kind = view.card && shot.kind === 'photo' ? 'thing' : shot.kind
    return { ...shot, kind, view }
  })
}

/** How many times nearer than its whole a picture may be seen in a frame; less than 1: it does not even fill it. */
export function nearestOf({ pixels }: Picture, { width, height }: Size): number {
  if (!pixels) return NEAR
  return ENLARGED / (Math.max(width / pixels.width, height / pixels.height) * (1 + GROWS))
}

/** The ways in which a picture is seen, one after the other, over and over: any two in a row differ clearly. */
export function viewsOf(picture: Picture, frame: Size): View[] {
  const { x, y } = picture.focus ?? MIDDLE
  const nearest = nearestOf(picture, frame)
  const whole: View = { zoom: 1, x, y }
  if (picture.clip) return [whole]
  if (nearest < 1)
    return [
      { ...whole, card: true },
      { ...whole, zoom: SMALLER_CARD, card: true },
    ]
  if (nearest < NEARER_AT_LEAST) return [whole, { ...whole, card: true }]
  const near: View = { zoom: Math.min(NEAR, nearest), x, y }
  const aside = asideOf(picture, frame)
  return aside === undefined ? [whole, near] : [whole, near, { zoom: 1, x: aside, y }, near]
}

/** A picture much broader than the frame has more to show than its middle. */
const BROAD = 1.7
function asideOf({ pixels, focus }: Picture, { width, height }: Size): number | undefined {
  if (!pixels || focus) return undefined
  return pixels.width / pixels.height > (BROAD * width) / height ? 0.22 : undefined
}

/** The plan with these pictures in these shots. */
export function dressed(plan: FilmPlan, runs: readonly PhotoRun[]): FilmPlan {
  const by = new Map(runs.flatMap((run) => run.shots.map((shot, at) => [shot, { ...run, at }] as const)))
  const seen: Seen = { goneMs: 0, told: new Set() }
  const scenes = plan.scenes.map((scene) => {
    const shots = scene.shots?.map((shot) => {
      const run = by.get(shot)
      const now = run ? shown(shot, scene, { ...run, plan, seen }) : shot
      seen.goneMs = WITH_SOMEBODY.has(now.kind) ? 0 : seen.goneMs + now.endMs - now.startMs
      seen.before = now
      if (SHOWS_WORDS.has(now.kind)) seen.told.add(scene)
      return now
    })
    return shots ? { ...scene, shots } : scene
  })
  return { ...plan, scenes }
}

type Seen = { goneMs: number; before?: Shot; told: Set<Scene> }
type Showing = { picture: Picture; at: number; plan: FilmPlan; seen: Seen }

function shown(shot: Shot, scene: Scene, { picture, at, plan, seen }: Showing): Shot {
  const views = viewsOf(picture, plan)
  const view = views[at % views.length]!
  const { startMs, endMs, ground, transition } = shot
  const kind = framing(shot, scene, { picture, at, plan, seen }, view)
  const seenNow = { picture: at === 0 ? picture : unlabelled(picture), view }
  return { startMs, endMs, kind, ground, ...seenNow, ...(transition && { transition }) }
}

/** What is written on it is read once. */
const unlabelled = ({ label: _, ...picture }: Picture): Picture => picture

function framing(shot: Shot, scene: Scene, { picture, at, plan, seen }: Showing, view: View): ShotKind {
  const lasts = shot.endMs - shot.startMs
  const { before } = seen
  const due =
    plan.presenter !== undefined && (seen.goneMs + lasts > GONE_MS || (at > 0 && isAlone(before) && at % 3 === 2))
  const words = isRead(scene, shot) && !seen.told.has(scene)
  if (words && !picture.clip) return 'poster'
  if (due && before?.kind !== 'inset') return 'inset'
  if (view.card) return 'thing'
  return at === 0 && picture.label ? 'card' : 'photo'
}

const isAlone = (shot: Shot | undefined) => shot !== undefined && !WITH_SOMEBODY.has(shot.kind)
