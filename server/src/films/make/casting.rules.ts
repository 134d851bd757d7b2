/** Pure: who speaks, who is seen and how captions look in a film, from the brand's avatar strategy and tone. */
import { AVATARS, type AvatarId, type MusicChoice } from '@octavo/contract/avatar-video'
import { type AvatarMode, BRAND_DEFAULTS, type Niche, type Tone } from '@octavo/contract/brand'
import type { CaptionStyle } from '@octavo/contract/caption'
import type { LookName } from '@octavo/contract/look'
import type { Mood } from '@octavo/contract/music'
import { wordsOf } from '@octavo/voice/text'
import type { Voice, VoiceInfo } from '#services/voice/voice.ts'
import { type Gender, likeness, type PresenterStyle, personaOf } from './persona.rules.ts'

export type Cast = {
  voice: string
  /** As the look has them if not given. */
  captionStyle?: CaptionStyle
  look?: LookName
  presenter?: { person: AvatarId; style: PresenterStyle; gender: Gender; seed: number }
}
export type { PresenterStyle } from './persona.rules.ts'

const STYLES_FOR: Record<Tone, readonly PresenterStyle[]> = {
  'Professional & Authoritative': ['professional', 'realistic'],
  'Friendly & Approachable': ['casual', 'animated'],
  'Energetic & Enthusiastic': ['animated', 'casual'],
  'Educational & Informative': ['professional', 'casual'],
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

export type CastingCall = {
  avatarMode: AvatarMode
  tone: Tone
  /** The brand's own number: a fixed avatar is the same person in every film. */
  brandSeed: number
  /** The film's own number. */
  seed: number
  /** Which film of the week it is, so that a rotation rotates. */
  turn: number
  /** Which week it is, so that a rotation goes on where the last week ended; 0 if not given. */
  round?: number
  /** The owner's words about who speaks. */
  persona?: string
  body: string
  /** Who can speak. */
  voices: Pick<Voice, 'voices' | 'suiting'>
  /** How the film is drawn. */
  look?: LookName | undefined
  /** The brand's captions, and those chosen for this film. */
  captionStyle?: CaptionStyle
  chosenCaptions?: CaptionStyle
  chosenVoice?: string
  chosenStyle?: PresenterStyle
  /** A person out of the catalogue: goes before style and seed. */
  chosenPerson?: { id: AvatarId; style: PresenterStyle; gender: Gender; seed: number }
  /** Whether somebody is to be seen at all; else the strategy decides. */
  presenter?: 'shown' | 'none'
}

type Person = (typeof AVATARS)[number]
type Seen = NonNullable<Cast['presenter']>
type Part = { voice: string; presenter: Seen }

/**
 * Fixed Avatar: one person and one voice for the brand. Rotation Strategy: the next person in each film. AI Auto-Select: a person
 * where the script speaks to the viewer, scenes alone where it explains a thing. The persona's words decide who it can be.
 */
export function castFilm(call: CastingCall): Cast {
  const { voice, presenter } = partFor(call)
  return { voice, ...looksOf(call), ...(isSeen(call) && { presenter }) }
}

function partFor(call: CastingCall): Part {
  const { chosenPerson, chosenStyle, avatarMode } = call
  if (chosenPerson) {
    const { id: person, style, gender, seed } = chosenPerson
    return { voice: call.chosenVoice ?? voiceFor(call, turnOf(call)), presenter: { person, style, gender, seed } }
  }
  if (chosenStyle || (avatarMode === 'Fixed Avatar' && !personaOf(call.persona ?? ''))) return styled(call)
  return rotated(call)
}

/** A fixed avatar has no turns. */
const turnOf = ({ avatarMode, turn }: CastingCall): number => (avatarMode === 'Fixed Avatar' ? 0 : turn)
const isRotating = ({ avatarMode }: CastingCall): boolean => avatarMode === 'Rotation Strategy'

/** Somebody of the style that was chosen, or that suits the tone, who could have the voice. */
function styled(call: CastingCall): Part {
  const turn = turnOf(call)
  const voice = call.chosenVoice ?? voiceFor(call, turn)
  const style = call.chosenStyle ?? at(STYLES_FOR[call.tone], turn)
  const seed = isRotating(call) ? call.brandSeed + turn : call.brandSeed
  const gender = genderOf(call.voices, voice)
  return { voice, presenter: { person: personFor(style, gender, seed), style, gender, seed } }
}

/** The next of those who can be cast, each with a voice of their own. */
function rotated(call: CastingCall): Part {
  const { brandSeed, chosenVoice, round = 0 } = call
  const { row, turns } = castingRow(call)
  const asked = chosenVoice && genderOf(call.voices, chosenVoice)
  const turn = turns ? call.turn + FILMS_OF_WEEK * round : 0
  const onward = row.map((_, step) => at(row, turn + step))
  const one = onward.find(({ gender }) => !asked || gender === asked) ?? at(AVATARS, brandSeed)
  const { id: person, style, gender } = one
  const seed = isRotating(call) ? brandSeed + call.turn : brandSeed
  return { voice: chosenVoice ?? voiceOf(one, call), presenter: { person, style, gender, seed } }
}

const FILMS_OF_WEEK = 8

/**
 * Everybody who can be cast, in the order in which they take turns. Without a persona all ten take turns, those whose style suits the
 * tone twice. A persona is one person, or, where the strategy is to rotate, everybody of that gender.
 */
function castingRow(call: CastingCall): { row: readonly Person[]; turns: boolean } {
  const persona = personaOf(call.persona ?? '')
  const able = shuffled(heard(call), call.brandSeed)
  const liked = ({ style }: Person) => STYLES_FOR[call.tone].includes(style)
  if (!persona)
    return {
      row: twice(
        able.filter(liked),
        able.filter((one) => !liked(one)),
      ),
      turns: true,
    }
  const worth = (one: Person) => (likeness(one, persona) ?? Number.NEGATIVE_INFINITY) + (liked(one) ? 1 : 0)
  const fitting = able.filter((one) => Number.isFinite(worth(one))).sort((a, b) => worth(b) - worth(a))
  return { row: fitting, turns: isRotating(call) }
}

/** One of these, one of those, and then these again: nobody comes again before four others have. */
const twice = (liked: readonly Person[], others: readonly Person[]): Person[] => [
  ...liked.flatMap((one, index) => [...(others[index] ? [others[index]] : []), one]),
  ...others.slice(liked.length),
  ...liked,
]

/** People whose voice is there. */
const heard = (call: CastingCall): readonly Person[] => {
  const spoken = new Set(inLanguageOf(call).map(({ gender }) => gender))
  const able = AVATARS.filter(({ gender }) => spoken.has(gender))
  return able.length > 0 ? able : AVATARS
}

/** The brand's own order: by multiples of its number modulo a prime. */
const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  const places = new Map(list.map((one, index) => [one, ((index + 1) * (1 + (Math.abs(seed) % 100))) % 101]))
  return [...list].sort((a, b) => places.get(a)! - places.get(b)!)
}

/** The primary language of a tag: `en` of `en-GB`. */
const primary = (language: string): string => language.split('-')[0]!.toLowerCase()

/** Everybody who speaks the language of those that suit the tone: whose accent is theirs first, then who has none, then other accents. */
function inLanguageOf({ voices, tone }: Pick<CastingCall, 'voices' | 'tone'>): VoiceInfo[] {
  const language = voices.suiting(tone)[0]?.language ?? 'en'
  const far = (one: VoiceInfo): number => (one.language === language ? 0 : one.language.includes('-') ? 2 : 1)
  return voices
    .voices()
    .filter((one) => primary(one.language) === primary(language))
    .sort((a, b) => far(a) - far(b))
}

/** Each of a gender has another voice, as far as there are voices: those that suit the tone first. */
function voiceOf({ id, gender }: Person, { tone, voices, ...call }: CastingCall): string {
  const suiting = voices.suiting(tone)
  const others = inLanguageOf({ voices, tone }).filter((one) => !suiting.some(({ id }) => id === one.id))
  const theirs = [...suiting, ...others].filter((one) => one.gender === gender)
  if (theirs.length === 0) return at(suiting, 0).id
  const { row, turns } = castingRow({ ...call, tone, voices })
  if (!turns) return theirs[0]!.id
  const people = [...new Set(row.filter((one) => one.gender === gender).map((one) => one.id))]
  return at(theirs, people.indexOf(id)).id
}

/** What the brand's captions are unless somebody chose others: those of each look. */
const UNCHOSEN = BRAND_DEFAULTS.captionStyle

function looksOf({ look, captionStyle, chosenCaptions }: CastingCall): Pick<Cast, 'look' | 'captionStyle'> {
  const own = chosenCaptions ?? (look && captionStyle === UNCHOSEN ? undefined : (captionStyle ?? UNCHOSEN))
  return { ...(look && { look }), ...(own && { captionStyle: own }) }
}

/** One of those of a style and gender; the same for the same seed. */
function personFor(style: PresenterStyle, gender: Gender, seed: number): AvatarId {
  return at(
    AVATARS.filter((one) => one.style === style && one.gender === gender),
    Math.abs(seed),
  ).id
}

/** Of a voice that is not there any more nobody knows it; it is refused where it is to speak. */
const genderOf = ({ voices }: CastingCall['voices'], id: string) =>
  voices().find((voice) => voice.id === id)?.gender ?? 'female'

/** A chosen person speaks with a voice that could be theirs. */
function voiceFor({ tone, chosenPerson, voices }: CastingCall, turn: number): string {
  const suiting = voices.suiting(tone)
  const theirs = (one: VoiceInfo) => !chosenPerson || one.gender === chosenPerson.gender
  const found = [suiting.filter(theirs), inLanguageOf({ voices, tone }).filter(theirs), suiting].find(
    ({ length }) => length > 0,
  )
  return at(found ?? suiting, turn).id
}

function isSeen({ presenter, chosenPerson, chosenStyle, avatarMode, body }: CastingCall): boolean {
  if (presenter) return presenter === 'shown'
  if (chosenPerson || chosenStyle) return true
  return avatarMode !== 'AI Auto-Select' || speaksToViewer(body)
}

// One "you" in twenty words: below that a script is about things rather than to a person.
const DIRECT_ADDRESS = 0.05

function speaksToViewer(body: string): boolean {
  const words = wordsOf(body.toLowerCase())
  const direct = words.filter((word) => /^you(r|rs|rself|rselves)?(['’]\w+)?$/.test(word)).length
  return words.length > 0 && direct / words.length >= DIRECT_ADDRESS
}

/** The moods that suit a tone, and those that suit a niche: a film's music suits both. */
const MOODS_FOR_TONE: Record<Tone, readonly Mood[]> = {
  'Professional & Authoritative': ['calm', 'focused', 'hopeful', 'dramatic'],
  'Friendly & Approachable': ['calm', 'warm', 'playful', 'hopeful'],
  'Energetic & Enthusiastic': ['upbeat', 'playful', 'hopeful', 'dramatic'],
  'Educational & Informative': ['calm', 'focused', 'warm', 'night'],
}
const MOODS_FOR_NICHE: Record<Niche, readonly Mood[]> = {
  'AI & Technology': ['calm', 'focused', 'upbeat', 'playful', 'night'],
  'Business & Entrepreneurship': ['calm', 'focused', 'upbeat', 'hopeful', 'dramatic', 'warm'],
  'Personal Development': ['calm', 'warm', 'hopeful', 'night', 'upbeat'],
  'Marketing & Sales': ['upbeat', 'playful', 'hopeful', 'warm', 'dramatic', 'focused'],
}

type MusicCall = {
  chosen: MusicChoice | null
  brandMusic: string
  niche: Niche
  tone: Tone
  seed: number
  /** The moods that go with the film's look. */
  moods?: readonly Mood[]
}

/** What was chosen for the film, else for the brand; out of the library a mood that suits both niche and tone. */
export function pickMusic({ chosen, brandMusic, niche, tone, seed, moods = [] }: MusicCall): string {
  if (chosen && chosen !== 'library') return chosen
  if (brandMusic !== 'library') return brandMusic
  const suiting = MOODS_FOR_TONE[tone].filter((mood) => MOODS_FOR_NICHE[niche].includes(mood))
  const both = suiting.filter((mood) => moods.includes(mood))
  return at(both.length > 0 ? both : suiting, Math.abs(seed))
}
