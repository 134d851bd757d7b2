/** Pure: who speaks, who is seen and how captions look in a film, from the brand's avatar strategy and tone. */
import { AVATARS, type AvatarId, type MusicChoice } from '@octavo/contract/avatar-video'
import { type AvatarMode, BRAND_DEFAULTS, type Niche, type Tone } from '@octavo/contract/brand'
import type { CaptionStyle } from '@octavo/contract/caption'
import type { Mood } from '@octavo/contract/music'
import { wordsOf } from '@octavo/voice/text'
import type { Voice, VoiceInfo } from '#services/voice/voice.ts'

export type Cast = {
  voice: string
  captionStyle: CaptionStyle
  presenter?: { person: AvatarId; style: PresenterStyle; gender: 'female' | 'male'; seed: number }
}
export type PresenterStyle = 'professional' | 'casual' | 'animated' | 'realistic'

const STYLES_FOR: Record<Tone, readonly PresenterStyle[]> = {
  'Professional & Authoritative': ['professional', 'realistic'],
  'Friendly & Approachable': ['casual', 'animated'],
  'Energetic & Enthusiastic': ['animated', 'casual'],
  'Educational & Informative': ['professional', 'casual'],
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** A brand's own number: whom it shows is the same person in every film. */
export const seedOfBrand = (id: string): number => Number.parseInt(id.slice(0, 7), 16)

export type CastingCall = {
  avatarMode: AvatarMode
  tone: Tone
  /** The brand's own number: a fixed avatar is the same person in every film. */
  brandSeed: number
  /** The film's own number. */
  seed: number
  /** Which film of the week it is, so that a rotation rotates. */
  turn: number
  body: string
  /** Who can speak. */
  voices: Pick<Voice, 'voices' | 'suiting'>
  /** The brand's captions, and those chosen for this film. */
  captionStyle?: CaptionStyle
  chosenCaptions?: CaptionStyle
  chosenVoice?: string
  chosenStyle?: PresenterStyle
  /** A person out of the catalogue: goes before style and seed. */
  chosenPerson?: { id: AvatarId; style: PresenterStyle; gender: 'female' | 'male'; seed: number }
  /** Whether somebody is to be seen at all; else the strategy decides. */
  presenter?: 'shown' | 'none'
}

/**
 * Fixed Avatar: one person and one voice for the brand. Rotation Strategy: the next person and voice in each film.
 * AI Auto-Select: a person where the script speaks to the viewer, scenes alone where it explains a thing.
 */
export function castFilm(call: CastingCall): Cast {
  const turn = call.avatarMode === 'Fixed Avatar' ? 0 : call.turn
  const voice = call.chosenVoice ?? voiceFor(call, turn)
  const captionStyle = call.chosenCaptions ?? call.captionStyle ?? BRAND_DEFAULTS.captionStyle
  if (!isSeen(call)) return { voice, captionStyle }
  if (call.chosenPerson) {
    const { id: person, style, gender, seed } = call.chosenPerson
    return { voice, captionStyle, presenter: { person, style, gender, seed } }
  }
  const style = call.chosenStyle ?? at(STYLES_FOR[call.tone], turn)
  const seed = call.avatarMode === 'Rotation Strategy' ? call.brandSeed + turn : call.brandSeed
  const gender = genderOf(call.voices, voice)
  return { voice, captionStyle, presenter: { person: personFor(style, gender, seed), style, gender, seed } }
}

/** One of those of a style and gender; the same for the same seed. */
function personFor(style: PresenterStyle, gender: 'female' | 'male', seed: number): AvatarId {
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
  const found = [suiting.filter(theirs), voices.voices().filter(theirs), suiting].find(({ length }) => length > 0)
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

type MusicCall = { chosen: MusicChoice | null; brandMusic: string; niche: Niche; tone: Tone; seed: number }

/** What was chosen for the film, else for the brand; out of the library a mood that suits both niche and tone. */
export function pickMusic({ chosen, brandMusic, niche, tone, seed }: MusicCall): string {
  if (chosen && chosen !== 'library') return chosen
  if (brandMusic !== 'library') return brandMusic
  const suiting = MOODS_FOR_TONE[tone].filter((mood) => MOODS_FOR_NICHE[niche].includes(mood))
  return at(suiting, Math.abs(seed))
}
