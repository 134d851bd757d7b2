/** Every way a beat could be shown, with what each is worth. */
import type { Sense } from '#draw/icon/icon.words.ts'
import { lettersWide, wordsIn } from '#draw/text.pieces.ts'
import type { Scene } from '#plan.ts'
import { type Beat, LONGEST_MS } from './beats.ts'
import { changeOf } from './changes.ts'
import { chartOf } from './charts.ts'
import { contrastOf } from './contrasts.ts'
import { figureOf } from './figures.ts'
import { type Drawable, drawables } from './icons.ts'
import { bare, splitWords } from './language.ts'
import { enumerationIn, sequenceFrom } from './lists.ts'
import { emphasisOf, phraseOf } from './phrase.ts'
import { timelineFrom } from './timelines.ts'

type Untimed<T> = T extends unknown ? Omit<T, 'startMs' | 'endMs'> : never
/** A scene that has no time yet. */
export type SceneDraft = Untimed<Scene>
/** A draft for `beats` beats. `worth` counts per beat; plain statements are worth least. */
export type Option = { draft: SceneDraft; worth: number; beats: number }

/** With captions on, a scene shows less: the words themselves are already on the screen. */
export type Brevity = { words: number; letters: number }
export const brevity = (captions: boolean): Brevity =>
  captions ? { words: 6, letters: 38 } : { words: 12, letters: 78 }

/** A chart grows with every figure, so it may stay as long as a list. */
const LONGEST_CHART_MS = 8500
/** An empty chart says nothing. */
const LATEST_START_MS = 3000
/** A wipe moves in the middle of its scene. */
const LONGEST_CHANGE_MS = 7500

const QUOTED = /[“"]([^“”"]{12,160})[”"]/u
const SPEAKER =
  /(?:according to ((?:\p{Lu}[\p{L}.'-]+ ?){1,3})|((?:\p{Lu}[\p{L}.'-]+ ?){1,3})(?:once )?(?:said|says|wrote|called|put it|asked))/u

function quoteIn(text: string, before = ''): SceneDraft | undefined {
  const found = QUOTED.exec(text)
  if (!found || splitWords(found[1]!).length < 3) return undefined
  const speaker = SPEAKER.exec(text.replace(found[0], '')) ?? SPEAKER.exec(before)
  const by = (speaker?.[1] ?? speaker?.[2])?.trim()
  return {
    kind: 'quote',
    text: found[1]!.trim(),
    ...(by && { by }),
    reason: by ? `words of ${by}` : 'words in quotation marks',
  }
}

function questionIn(beat: Beat, limit: Brevity): SceneDraft | undefined {
  if (!/[?？؟]["”’)]*$/u.test(beat.text)) return undefined
  const last = beat.text.split(/(?<=[.!?؟।])\s+|(?<=[。！？])/u).at(-1) ?? beat.text
  if (wordsIn(last).length < 3) return undefined
  const wide = { words: limit.words + 3, letters: limit.letters + 24 }
  const asked =
    /\b(?:what|why|how|who|where|when|which|do|does|did|is|are|can|could|would|will|have|has)\b.*$/iu.exec(last)?.[0] ??
    last
  const whole = wordsIn(last).length <= wide.words && lettersWide(last) <= wide.letters
  if (!whole && splitWords(asked).length < 3) return undefined
  const text = whole ? last : phraseOf(asked, wide)
  return { kind: 'question', text: /[?？؟]$/u.test(text) ? text : `${text}?`, reason: 'a question is asked' }
}

/** A thing that can be drawn, with a label that names it if a good one does. */
function pictured(text: string, limit: Brevity, about: string) {
  const thing = drawables(text, about).at(-1)
  if (!thing) return undefined
  const plain = phraseOf(text, limit)
  const said = drawables(plain, about).at(-1)
  if (said && TELLS[said.sense] >= TELLS[thing.sense]) return { ...of(said), label: plain, named: true }
  const label = phraseOf(text, limit, thing.word)
  const named = splitWords(label).length > 1 && splitWords(label).some((word) => bare(word) === thing.word)
  return { ...of(thing), label: named ? label : plain, named }
}

const of = ({ icons, word, sense }: Drawable) => ({ icon: icons[0]!, word, sense })
/** What it is worth to show a thing that is named, a deed, and what only stands for an idea. */
const TELLS: Record<Sense, number> = { things: 0.25, verbs: 0.05, ideas: 0 }

type Add = (worth: number, draft: SceneDraft | undefined, taken?: number) => unknown

/** What one to three beats say of two things or more: figures, a change, a contrast. */
function pairs(run: Beat[], taken: number, add: Add): void {
  const lasts = run.at(-1)!.endMs - run[0]!.startMs
  if (run.length < taken || run.slice(1).some((beat) => beat.opensParagraph)) return
  const chart = lasts <= LONGEST_CHART_MS ? chartOf(run) : undefined
  if (chart && chart.items[0]!.atMs - run[0]!.startMs <= LATEST_START_MS) {
    const { why, ...draft } = chart
    add(3.7, { ...draft, reason: why }, taken)
  }
  if (taken > 2 || (taken === 2 && lasts > LONGEST_CHANGE_MS)) return
  const text = run.map((beat) => beat.text).join(' ')
  const change = changeOf(text)
  if (change) {
    const { why, ...sides } = change
    add(3.5, { kind: 'before-after', ...sides, reason: why }, taken)
  }
  const contrast = taken === 1 || (run[1]!.opensSentence && lasts <= LONGEST_MS) ? contrastOf(text) : undefined
  if (!contrast) return
  const { left, right, words } = contrast
  add(3.2, { kind: 'compare', left, right, reason: `sets one against the other: ${words}` }, taken)
}

/** What was said right before, and all that is said in the film. */
type Around = { before?: string | undefined; about?: string }

/** The ways to show the beats from `at` on; the last resort, a statement, is always among them. */
export function optionsAt(beats: Beat[], at: number, captions: boolean, around: Around = {}): Option[] {
  const { before = '', about = beats.map(({ text }) => text).join(' ') } = around
  const beat = beats[at]!
  const limit = brevity(captions)
  const options: Option[] = []
  const add = (worth: number, draft: SceneDraft | undefined, taken = 1) =>
    draft && options.push({ draft, worth, beats: taken })

  const sequence = sequenceFrom(beats, at)
  if (sequence)
    add(3.3, { kind: 'list', title: sequence.title, items: sequence.items, reason: sequence.why }, sequence.beats)
  const listed = enumerationIn(beat)
  if (listed) add(3.4, { kind: 'list', title: listed.title, items: listed.items, reason: listed.why })
  add(3.6, quoteIn(beat.text, before))
  add(3.1, questionIn(beat, limit))
  const told = timelineFrom(beats, at)
  if (told) add(3.5, { kind: 'timeline', title: '', items: told.items, reason: told.why }, told.beats)
  for (const taken of [1, 2, 3]) pairs(beats.slice(at, at + taken), taken, add)
  const figure = figureOf(beat.text)
  if (figure)
    add(figure.strong ? 3.2 : 2.3, {
      kind: 'number',
      value: figure.value,
      label: figure.label,
      reason: `the figure ${figure.value}`,
    })
  const text = phraseOf(beat.text, limit)
  const thing = pictured(beat.text, captions ? limit : { words: 9, letters: 56 }, about)
  if (thing) {
    const draft: SceneDraft = { kind: 'icon', icon: thing.icon, label: thing.label, reason: `speaks of ${thing.word}` }
    add((thing.named ? 2.2 : 1.8) + TELLS[thing.sense], draft)
  }
  add(1.9, { kind: 'statement', text, emphasis: emphasisOf(text), reason: 'one thought, in its key words' })
  if (!thing)
    add(0.9, { kind: 'icon', icon: 'spark', label: text, reason: 'a change of picture, nothing named can be drawn' })
  return options
}
