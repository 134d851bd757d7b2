/** The editor's cut: scenes of a film that has a look, taken apart into shots. */
import { SHOT_KINDS } from '#choices.ts'
import { companionsOf } from '#draw/illustration/index.ts'
import type { FilmPlan, GroundName, Scene, Shot, ShotKind, Word } from '#plan.ts'
import { GROUNDS } from '#plan.ts'
import { chance } from '#random.ts'
import { FRAME_MS } from '#timing.ts'
import { illustrations } from './illustrations.ts'
import { withViews } from './photo.shots.ts'
import { withAccents } from './shot.accents.ts'
import { cutsIn } from './shot.cuts.ts'

/** A thing that words name, and the place of the word among them. */
export type NamedThing = { name: string; at: number }

export type CutRequest = {
  /** Moments, in milliseconds of the film, at which the music beats; cuts near one fall on it. */
  beats?: (plan: FilmPlan) => readonly number[]
  /** The things that can be drawn of a text, the most telling first; those of the lexicon if not given. */
  things?: (text: string, about: string) => readonly NamedThing[]
  /** What may keep a thing company and can be drawn; as the lexicon has it if not given. */
  companions?: (thing: string) => readonly string[]
}

/** What the cutter remembers from one shot to the next. */
type Reel = {
  before?: Shot
  /** How long nobody has been seen, and how many shots in a row somebody has. */
  goneMs: number
  seen: number
  used: Map<string, number>
  shown: Map<ShotKind, number>
}

type Room = {
  plan: FilmPlan
  words: Word[]
  about: string
  beats: readonly number[]
  request: CutRequest
  hasPeople: boolean
}

const WITH_SOMEBODY = new Set<ShotKind>(['close-up', 'left', 'right', 'inset', 'split', 'wide'])
const WITH_THING = new Set<ShotKind>(['poster', 'thing', 'inset', 'split'])
/** Nobody is away for longer than that where somebody presents, or there in more shots in a row. */
const GONE_MS = 5000
const IN_A_ROW = 3

/** Scenes whose points come one by one are in view whenever one comes. */
const GROWING = new Set<Scene['kind']>(['list', 'timeline', 'chart'])
/** Scenes that need the whole width. */
const BROAD = new Set<Scene['kind']>(['chart', 'timeline', 'compare', 'before-after', 'intro', 'close', 'chapter'])

/** The grounds that suit a framing, the most fitting first. */
const GROUND_FOR: Record<ShotKind, readonly GroundName[]> = {
  poster: ['main', 'loud'],
  type: ['loud', 'main'],
  thing: ['main', 'loud', 'quiet'],
  card: ['quiet', 'main'],
  'close-up': ['quiet', 'loud', 'main'],
  left: ['main', 'quiet'],
  right: ['quiet', 'main'],
  inset: ['loud', 'quiet'],
  split: ['main', 'quiet'],
  photo: ['quiet', 'main'],
  wide: ['main'],
}

/**
 * The plan with every scene cut into shots. Scenes that have theirs keep them as long as they cover the scene. Pure; a plan
 * from before places were cut stays as it is.
 */
export function withShots(plan: FilmPlan, request: CutRequest = {}): FilmPlan {
  if (!plan.art && !plan.staging) return plan
  const room: Room = {
    plan,
    words: plan.sentences.flatMap(({ words }) => words),
    about: plan.sentences.map(({ text }) => text).join(' '),
    beats: request.beats?.(plan) ?? [],
    request,
    hasPeople: plan.presenter !== undefined,
  }
  const reel: Reel = { goneMs: 0, seen: 0, used: new Map(), shown: new Map() }
  const fresh = new Set<Scene>()
  const scenes = plan.scenes.map((scene, index) => {
    const before = kept(scene)
    const shots = before ?? cut(scene, index, room, reel)
    for (const shot of shots) remember(reel, shot)
    const now = { ...scene, shots }
    if (!before) fresh.add(now)
    return now
  })
  const whole = { ...plan, scenes }
  return plan.staging ? withAccents(whole, fresh) : whole
}

/** Shots that still cover their scene without a gap. */
function kept({ shots, startMs, endMs }: Scene): Shot[] | undefined {
  if (!shots?.length) return undefined
  const near = (a: number, b: number) => Math.abs(a - b) <= FRAME_MS
  const whole = near(shots[0]!.startMs, startMs) && near(shots.at(-1)!.endMs, endMs)
  return whole && shots.every((shot, at) => at === 0 || near(shot.startMs, shots[at - 1]!.endMs)) ? shots : undefined
}

function remember(reel: Reel, shot: Shot): void {
  const somebody = WITH_SOMEBODY.has(shot.kind)
  reel.before = shot
  reel.goneMs = somebody ? 0 : reel.goneMs + shot.endMs - shot.startMs
  reel.seen = somebody ? reel.seen + 1 : 0
  reel.shown.set(shot.kind, (reel.shown.get(shot.kind) ?? 0) + 1)
  if (shot.thing) reel.used.set(shot.thing, (reel.used.get(shot.thing) ?? 0) + 1)
}

const wordsIn = (words: readonly Word[], startMs: number, endMs: number): Word[] =>
  words.filter((word) => word.startMs >= startMs - 1 && word.startMs < endMs - 1)

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

function cut(scene: Scene, index: number, room: Room, reel: Reel): Shot[] {
  const { plan, request, about } = room
  const words = wordsIn(room.words, scene.startMs, scene.endMs)
  const find = request.things ?? illustrations
  const named = scene.thing ? [{ name: scene.thing, at: 0 }] : find(textOf(words), about)
  const spans = cutsIn(scene, {
    words,
    named: new Set(named.map(({ at }) => at)),
    beats: room.beats,
    ...(plan.art && { look: plan.art.look }),
    alone: !room.hasPeople && named.length === 0,
  })
  const local: Reel = { ...reel, used: new Map(reel.used), shown: new Map(reel.shown) }
  const shots = spans.map((span, at): Shot => {
    const inside = wordsIn(words, span.startMs, span.endMs)
    const from = words.indexOf(inside[0]!)
    const own = named.filter((one) => one.at >= from && one.at < from + inside.length)
    const things = scene.thing ?? freshest(own.length > 0 || at > 0 ? own : named, local.used)
    const place = { scene, at, of: spans.length, variant: scene.take ?? index }
    const shot = framed(place, span, things, { ...room, reel: local })
    remember(local, shot)
    return shot
  })
  if (scene.thing) return withChosen(shots, scene.thing)
  return plan.art ? withViews(scene, shots, plan) : shots
}

/** What a person has chosen is seen: close, in the last shot, where no framing of the scene has room for it. */
const withChosen = (shots: Shot[], thing: string): Shot[] =>
  shots.some((shot) => shot.thing === thing)
    ? shots
    : shots.with(-1, { ...shots.at(-1)!, kind: 'thing', ground: 'main', thing })

/** The most telling thing that was seen least. */
function freshest(named: readonly NamedThing[], used: ReadonlyMap<string, number>): string | undefined {
  const times = ({ name }: NamedThing) => used.get(name) ?? 0
  return [...named].sort((a, b) => times(a) - times(b))[0]?.name
}

type Span = { startMs: number; endMs: number }
type Place = { scene: Scene; at: number; of: number; variant: number }
type Framing = Room & { reel: Reel }

function framed(place: Place, span: Span, thing: string | undefined, room: Framing): Shot {
  const { plan, reel } = room
  const wanted = plan.art ? worths(place, thing, room, span) : worthsInPlace(place, thing, room)
  const score = (kind: ShotKind): number => {
    const worth = wanted[kind]
    if (worth === undefined) return Number.NEGATIVE_INFINITY
    const again = reel.before?.kind === kind ? 10 : 0
    const often = 0.45 * (reel.shown.get(kind) ?? 0)
    const people = WITH_SOMEBODY.has(kind)
    const due = people && reel.goneMs > GONE_MS - (span.endMs - span.startMs) ? 3 : 0
    const enough = people && reel.seen >= IN_A_ROW ? 5 : 0
    return (
      worth + due - again - often - enough + chance(plan.seed, 71, place.variant, place.at, SHOT_KINDS.indexOf(kind))
    )
  }
  const kind = SHOT_KINDS.reduce((best, one) => (score(one) > score(best) ? one : best), 'card' as ShotKind)
  const shows =
    thing !== undefined && place.scene.kind !== 'media' && (WITH_THING.has(kind) || kind === 'left' || kind === 'right')
  const company = shows ? companyOf(kind, thing, place, room) : []
  const near = kind === 'close-up' && reel.before?.kind === 'inset'
  return {
    startMs: span.startMs,
    endMs: span.endMs,
    kind,
    ground: plan.art ? groundFor(kind, reel.before, chance(plan.seed, 72, place.variant, place.at)) : 'main',
    ...(shows && { thing }),
    ...(company.length > 0 && { with: company }),
    ...(near && { near: 1 as const }),
  }
}

/** How often a thing stands with others, in the framings that have room for them; never in two shots in a row. */
const IN_COMPANY: Partial<Record<ShotKind, number>> = { thing: 0.7, poster: 0.4 }

/** One or two that go with a thing: other ones in another scene, none that was just seen. */
function companyOf(kind: ShotKind, thing: string, { at, variant }: Place, { plan, reel, request }: Framing): string[] {
  const likely = plan.staging && plan.art ? (IN_COMPANY[kind] ?? 0) : 0
  if (reel.before?.with || chance(plan.seed, 73, variant, at) >= likely) return []
  const able = (request.companions ?? companionsOf)(thing).filter((name) => name !== reel.before?.thing)
  const first = Math.floor(chance(plan.seed, 74, variant, at) * able.length)
  return able.map((_, n) => able[(first + n) % able.length]!).slice(0, 2)
}

/** Not the ground of the shot before where there is another. */
function groundFor(kind: ShotKind, before: Shot | undefined, thrown: number): GroundName {
  const fitting = GROUND_FOR[kind]
  const others = fitting.filter((ground) => ground !== before?.ground)
  if (others.length === 0) return GROUNDS.find((ground) => ground !== before?.ground)!
  return others[thrown < 0.7 ? 0 : others.length - 1]!
}

type Worths = Partial<Record<ShotKind, number | undefined>>

/** Whether a point comes to those that are there, with time left to be read. */
const grows = (scene: Scene, { startMs, endMs }: Span): boolean =>
  (scene.kind === 'list' || scene.kind === 'timeline' || scene.kind === 'chart') &&
  scene.items.some(({ atMs }) => atMs > startMs - FRAME_MS && atMs < endMs)

/** What each framing is worth for a stretch of a scene. Those that are not named cannot show it. */
function worths({ scene, at, of }: Place, thing: string | undefined, { hasPeople }: Framing, span: Span): Worths {
  const people = (worth: number) => (hasPeople ? worth : undefined)
  const things = (worth: number) => (thing === undefined ? undefined : worth)
  const both = (worth: number) => (hasPeople ? things(worth) : undefined)
  const around: Worths = { 'close-up': people(2), thing: things(3.2), inset: both(2.6), split: both(2.4) }
  if (scene.kind === 'intro') return { card: 1 }
  if (scene.kind === 'media') return { card: at === 0 ? 3 : 0, photo: 2, inset: at === 0 ? undefined : people(1.4) }
  if (scene.kind === 'hook') return at === 0 ? { poster: things(4), type: 2 } : around
  if (scene.kind === 'close') return at === of - 1 ? { type: 4 } : { ...around, type: 0 }
  if (scene.kind === 'chapter') return at === 0 ? { type: 4 } : { ...around, type: 0 }
  const aside = BROAD.has(scene.kind) ? undefined : people(2.6)
  const own: Worths = { card: hasPeople ? 1.6 : 2.2, type: 2, left: aside, right: aside }
  if (scene.kind === 'icon') own.poster = things(4)
  if (GROWING.has(scene.kind)) return at > 0 && !grows(scene, span) ? { ...own, ...around, type: 0, card: 1 } : own
  if (at === 0) return scene.kind === 'statement' ? { ...own, poster: things(2.6) } : own
  // Words that were read come again only where nothing else is there to be seen.
  return { ...around, type: -1, card: -1 }
}

/** Before a place the room is shown first, then whoever presents comes nearer, and goes to a side for what they show. */
function worthsInPlace({ scene, at, of }: Place, thing: string | undefined, { hasPeople }: Framing): Worths {
  const people = (worth: number) => (hasPeople ? worth : undefined)
  const things = (worth: number) => (thing === undefined ? undefined : worth)
  if (scene.kind === 'media' || scene.kind === 'intro') return { card: 1 }
  const around: Worths = { 'close-up': people(2.6), inset: hasPeople ? things(2.8) : undefined, thing: things(2.2) }
  if (scene.kind === 'hook') return at === 0 ? { wide: people(4), card: 1 } : { ...around, type: 1 }
  if (scene.kind === 'close') return at === of - 1 ? { type: 2, left: people(4) } : around
  if (scene.kind === 'chapter') return at === 0 ? { type: 4 } : { ...around, type: 0 }
  const aside = BROAD.has(scene.kind) ? undefined : people(2.6)
  const own: Worths = {
    card: 1.4,
    type: 1.8,
    left: aside,
    right: aside,
    wide: BROAD.has(scene.kind) ? undefined : people(1.9),
  }
  if (GROWING.has(scene.kind) || at === 0) return own
  return { ...around, type: -1, card: -1 }
}
