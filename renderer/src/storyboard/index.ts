/** From spoken sentences to scenes: what the film shows while it says what. */

import type { Outro, ScriptLine } from '#choices.ts'
import { lettersWide } from '#draw/text.pieces.ts'
import type { FilmBrand, Scene, Sentence, Size } from '#plan.ts'
import { type Beat, CHAPTERS_FROM_MS, LONGEST_MS, storyBeats } from './beats.ts'
import { type Chosen, choose } from './choose.ts'
import { drawableOf, drawables } from './icons.ts'
import { bare, isSmall, splitWords } from './language.ts'
import { type Option, optionsAt, type SceneDraft } from './options.ts'
import { phraseOf } from './phrase.ts'
import { inOrder, type OwnPicture, whereSpokenOf } from './pictures.ts'
import { writtenScenes } from './written.ts'

export type StoryboardRequest = {
  sentences: Sentence[]
  size: Size
  title: string
  /** Its words; a storyboard knows no colours. */
  brand: Omit<FilmBrand, 'color'>
  captions: boolean
  hasPresenter: boolean
  seed: number
  /** How the film ends: with a card that asks for something (if not given), with the brand's sign alone, or with its last words. */
  outro?: Outro
  /** What the last card asks for; by default the key words of the last sentence. */
  closeText?: string
  /** The user's own pictures for this film; each is shown once, in this order, if the film has room. */
  pictures?: OwnPicture[]
  /** Those of the brand; each is shown once where the words speak of it, if the film has none of its own. */
  brandPictures?: OwnPicture[]
  /** The script line by line, where what the screen shows was written with the words: then nothing is cut out of them. */
  written?: readonly ScriptLine[]
  /** Where only a stretch of a film is planned: what stands around it is there already. */
  part?: StoryboardPart
  /** Length of the film in milliseconds; by default it ends with the last word. The last scene holds to the end. */
  durationMs?: number
}

/** A stretch of a film. Whether the film opens or closes in it, what kind stands before and after, which chapters begin in it. */
export type StoryboardPart = {
  opens: boolean
  closes: boolean
  before?: Scene['kind']
  after?: Scene['kind']
  chapters: number[]
  /** All that is said in the film; what is said in the stretch if not given. */
  about?: string
}

const CHAPTER_EVERY_MS = 14_000
/** A list changes with every point, so it may stay a little longer than other scenes. */
const LONGEST_LIST_MS = 7000
const HOOK = { words: 8, letters: 52 }
const CHAPTER = { words: 7, letters: 44 }
const CLOSE = { words: 8, letters: 52 }

/** A repeatable small preference in 0..0.25. */
const taste = (seed: number) => (at: number, option: number) => {
  let hash = Math.imul((seed | 0) ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(option + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f)
  return (((hash ^ (hash >>> 13)) >>> 0) / 4294967296) * 0.25
}

/** The film's title if the first sentence is long and about the same; else that sentence in short. */
function hookText(beat: Beat, title: string): string {
  const words = splitWords(beat.text)
  if (words.length <= HOOK.words && lettersWide(beat.text) <= HOOK.letters) return phraseOf(beat.text, HOOK)
  const said = new Set(words.map(bare))
  const telling = splitWords(title).filter((w) => !isSmall(w))
  const shared = telling.filter((w) => said.has(bare(w))).length
  const fits = telling.length > 0 && splitWords(title).length <= 9 && title.length <= 60
  return fits && shared >= Math.min(2, telling.length) ? title.trim() : phraseOf(beat.text, HOOK)
}

/** Beats at which a new part of a long film begins. */
function chapterStarts(beats: Beat[], lengthMs: number): Set<number> {
  const starts = new Set<number>()
  if (lengthMs < CHAPTERS_FROM_MS) return starts
  let last = 0
  beats.forEach((beat, at) => {
    const opens = at > 0 && at < beats.length - 2 && beat.opensParagraph
    if (!opens || beat.startMs - last < CHAPTER_EVERY_MS) return
    starts.add(at)
    last = beat.startMs
  })
  return starts
}

/** The numbers of the chapters that begin, by the beat they begin with; a stretch keeps those it had. */
function chaptersIn(beats: Beat[], lengthMs: number, part?: StoryboardPart): Map<number, number> {
  const starts = part
    ? beats.flatMap((beat, at) =>
        beat.opensParagraph && at >= Number(part.opens) && at < beats.length - Number(part.closes) ? [at] : [],
      )
    : [...chapterStarts(beats, lengthMs)]
  const numbers = part?.chapters ?? starts.map((_, at) => at + 1)
  return new Map(starts.slice(0, numbers.length).map((start, at) => [start, numbers[at]!]))
}

/** All that is said: it tells what a word with several meanings means. */
const saidIn = ({ sentences, part }: StoryboardRequest): string =>
  part?.about ?? sentences.map(({ text }) => text).join(' ')

/** The drawing of a thing that the hook's own words name. */
function hookIcon(text: string, about: string): { icon?: string } {
  const thing = drawables(text, about).at(-1)
  return thing ? { icon: thing.icons[0]! } : {}
}

/** The last card. */
function closing(beat: Beat, { outro, closeText, brand }: StoryboardRequest): SceneDraft {
  if (outro === 'logo') return { kind: 'close', text: '', reason: 'the film says whose it is' }
  return {
    kind: 'close',
    text: closeText?.trim() || phraseOf(beat.text, CLOSE),
    ...(brand.closeLink?.trim() && { link: brand.closeLink.trim() }),
    reason: 'the film says whose it is and what to do',
  }
}

function optionsFor(beats: Beat[], request: StoryboardRequest, lengthMs: number): Option[][] {
  const { title, captions, outro = 'card', pictures = [], brandPictures = [], part } = request
  const about = saidIn(request)
  const opens = part?.opens ?? true
  const closes = (part?.closes ?? true) && outro !== 'none'
  const chapters = chaptersIn(beats, lengthMs, part)
  const [first, last] = [opens ? 0 : -1, closes ? beats.length - 1 : beats.length]
  const row = { beats, free: (at: number) => at > first && at < last && !chapters.has(at) }
  const seen = pictures.length > 0 ? inOrder(pictures, row) : whereSpokenOf(brandPictures, row)
  const fixed = (draft: SceneDraft): Option[] => [{ draft, worth: 5, beats: 1 }]
  return beats.map((beat, at) => {
    if (at === first) {
      const text = hookText(beat, title)
      return fixed({ kind: 'hook', text, ...hookIcon(text, about), reason: 'the first words decide who stays' })
    }
    if (at === last) return fixed(closing(beat, request))
    const number = chapters.get(at)
    if (number !== undefined) {
      return fixed({
        kind: 'chapter',
        title: phraseOf(beat.text, CHAPTER),
        number,
        reason: 'a new part begins',
      })
    }
    const own = seen.get(at)
    if (own) return fixed({ kind: 'media', ...own.picture, reason: own.why })
    const free = beats.slice(at, last)
    const until = [...chapters.keys(), ...seen.keys()].filter((c) => c > at).sort((a, b) => a - b)[0]
    return optionsAt(until === undefined ? free : free.slice(0, until - at), 0, captions, {
      before: beats[at - 1]?.text,
      about,
    })
  })
}

const GOES_ON = new Set<Scene['kind']>(['list', 'timeline'])

/** A list or a timeline longer than a scene may last goes on in a second one that already holds the first points. */
function timed(draft: SceneDraft, beats: Beat[]): Scene[] {
  const startMs = beats[0]!.startMs
  const endMs = beats.at(-1)!.endMs
  if (!GOES_ON.has(draft.kind) || endMs - startMs <= LONGEST_LIST_MS || beats.length < 2)
    return [{ ...draft, startMs, endMs }]
  const scenes: Scene[] = []
  let from = startMs
  for (const [at, beat] of beats.entries()) {
    const next = beats[at + 1]
    if (next && next.endMs - from <= LONGEST_MS) continue
    scenes.push({ ...draft, startMs: from, endMs: beat.endMs })
    from = beat.endMs
  }
  return scenes
}

/** The best row of options, none of the kind that stands right before or after them. */
function chooseBetween(options: Option[][], { part, seed }: StoryboardRequest): Chosen[] {
  const neighbour = (kind?: Scene['kind']): Option[][] =>
    kind ? [[{ draft: { kind, reason: '' } as SceneDraft, worth: 0, beats: 1 }]] : []
  const before = neighbour(part?.before)
  return choose([...before, ...options, ...neighbour(part?.after)], taste(seed))
    .map(({ option, at }) => ({ option, at: at - before.length }))
    .filter(({ at }) => at >= 0 && at < options.length)
}

/**
 * Scenes for a film: contiguous from 0 to its end, each with the reason for its kind. Pure; the same request gives the
 * same scenes. Never throws on odd text; without any speech the film is one card with its title.
 */
export function storyboard(request: StoryboardRequest): Scene[] {
  const { sentences, title, brand } = request
  const spokenMs = Math.max(0, ...sentences.map((s) => s.endMs))
  const endMs = Math.max(spokenMs, request.durationMs ?? 0)
  const beats = storyBeats(sentences, Math.max(spokenMs, 1))
  if (beats.length === 0)
    return [
      {
        kind: 'close',
        text: title.trim() || brand.name,
        reason: 'nothing is said',
        startMs: 0,
        endMs: Math.max(1, endMs),
      },
    ]
  const written = writtenScenes(request, endMs)
  if (written) return written
  const chosen = chooseBetween(optionsFor(beats, request, endMs), request)
  const seen = new Map<string, number>()
  const about = saidIn(request)
  const scenes = chosen.flatMap(({ option, at }) => {
    const run = beats.slice(at, at + option.beats)
    return timed(drawn(option.draft, run[0]!, seen, about), run)
  })
  scenes.at(-1)!.endMs = endMs
  return scenes
}

/** Gives an icon scene the drawing this film has shown least. */
function drawn(draft: SceneDraft, beat: Beat, seen: Map<string, number>, about: string): SceneDraft {
  if (draft.kind !== 'icon') return draft
  const found = drawableOf(draft.label, seen, about) ?? drawableOf(beat.text, seen, about)
  if (!found) return draft
  seen.set(found.icon, (seen.get(found.icon) ?? 0) + 1)
  return { ...draft, icon: found.icon, reason: `speaks of ${found.word}` }
}
