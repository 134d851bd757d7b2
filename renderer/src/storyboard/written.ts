/** Scenes for a script whose cards were written with its words: nothing is cut out of what is said. */
import type { ScriptLine } from '#choices.ts'
import { lettersWide } from '#draw/text.pieces.ts'
import type { Scene, Sentence } from '#plan.ts'
import { type Beat, CHAPTERS_FROM_MS } from './beats.ts'
import type { StoryboardRequest } from './index.ts'
import { splitWords } from './language.ts'
import type { SceneDraft } from './options.ts'
import { emphasisOf } from './phrase.ts'
import { inOrder, whereSpokenOf } from './pictures.ts'

/** What is said from one line to the next. */
type Stretch = { line: ScriptLine; text: string; sentences: Sentence[]; startMs: number; endMs: number }
type Drawn = { draft: SceneDraft; stretches: Stretch[] }

const HOOK = { words: 9, letters: 56 }
const SHORT_TITLE = 26
/** So much of what is said has to stand in the lines: a person may have written much of it anew. */
const FEWEST_KNOWN = 0.5

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The scenes, contiguous from 0 to `endMs`; nothing where the words are not those of the lines any more. */
export function writtenScenes(request: StoryboardRequest, endMs: number): Scene[] | undefined {
  const { written = [], sentences, part } = request
  if (written.length === 0 || part) return undefined
  const stretches = stretchesOf(sentences, written)
  const known = stretches.filter(({ line }) => line.spoken).length
  if (stretches.length < 2 || known < stretches.length * FEWEST_KNOWN) return undefined
  return timed(scenesOf(stretches, request, endMs), endMs)
}

/** Sentences by their lines, in order; what stands in no line is a stretch of its own. */
function stretchesOf(sentences: readonly Sentence[], written: readonly ScriptLine[]): Stretch[] {
  const texts = written.map(({ spoken }) => plain(spoken))
  const stretches: (Stretch & { at: number })[] = []
  let from = 0
  for (const sentence of sentences) {
    const said = plain(sentence.text)
    const at = said ? texts.findIndex((text, index) => index >= from && text.includes(said)) : -1
    const open = stretches.at(-1)
    if (open && at >= 0 && open.at === at) {
      open.sentences.push(sentence)
      open.text += ` ${sentence.text}`
      open.endMs = sentence.endMs
      continue
    }
    if (at >= 0) from = at
    const line = written[at] ?? { spoken: '' }
    stretches.push({
      at,
      line,
      text: sentence.text,
      sentences: [sentence],
      startMs: sentence.startMs,
      endMs: sentence.endMs,
    })
  }
  return stretches
}

function scenesOf(stretches: Stretch[], request: StoryboardRequest, endMs: number): Drawn[] {
  const { outro = 'card', pictures = [], brandPictures = [], title } = request
  const last = outro === 'none' ? -1 : stretches.length - 1
  const isLong = endMs >= CHAPTERS_FROM_MS
  const opensChapter = ({ line }: Stretch) => isLong && line.chapter !== undefined
  const beats = stretches.map(beatOf)
  const free = (at: number) => at > 0 && at !== last && !opensChapter(stretches[at]!)
  const seen = pictures.length > 0 ? inOrder(pictures, { beats, free }) : whereSpokenOf(brandPictures, { beats, free })
  const drawn: Drawn[] = []
  let chapters = 0
  stretches.forEach((stretch, at) => {
    const picture = seen.get(at)
    const before = drawn.at(-1)
    if (at === 0) drawn.push({ draft: hook(stretch, title), stretches: [stretch] })
    else if (at === last) drawn.push({ draft: close(stretch, request), stretches: [stretch] })
    else if (opensChapter(stretch)) drawn.push({ draft: chapter(stretch, ++chapters), stretches: [stretch] })
    else if (picture)
      drawn.push({ draft: { kind: 'media', ...picture.picture, reason: picture.why }, stretches: [stretch] })
    else if (before && goesOn(before, stretch)) before.stretches.push(stretch)
    else drawn.push({ draft: shown(stretch, title), stretches: [stretch] })
  })
  return drawn
}

const beatOf = ({ text, sentences, startMs, endMs }: Stretch): Beat => ({
  words: sentences.flatMap(({ words }) => words),
  text,
  startMs,
  endMs,
  paragraph: sentences[0]?.paragraph ?? 0,
  opensSentence: true,
  opensParagraph: false,
})

/** An item goes on with its list, a step with its row, and what has nothing of its own to show with what was there. */
function goesOn({ draft, stretches }: Drawn, { line: { spoken, card, icon }, sentences }: Stretch): boolean {
  if (card?.kind === 'item') return draft.kind === 'list' && card.at > 1
  if (card?.kind === 'step') return draft.kind === 'timeline'
  // What a person wrote has nothing to do with the card before it, nor has what another paragraph tells.
  if (sentences[0]?.paragraph !== stretches[0]?.sentences[0]?.paragraph) return false
  return spoken !== '' && !card && !icon && draft.kind !== 'chapter' && stretches.length < 3
}

const WRITTEN = 'written with the words'

function hook({ line: { card, icon }, text }: Stretch, title: string): SceneDraft {
  const fits = splitWords(text).length <= HOOK.words && lettersWide(text) <= HOOK.letters
  const own = card && 'text' in card ? card.text : undefined
  return {
    kind: 'hook',
    text: fits ? text.replace(/(?<=\p{L})\.$/u, '') : (own ?? title),
    ...(icon && { icon }),
    reason: 'the first words decide who stays',
  }
}

function close({ line: { card } }: Stretch, { outro, closeText, brand }: StoryboardRequest): SceneDraft {
  if (outro === 'logo') return { kind: 'close', text: '', reason: 'the film says whose it is' }
  const own = card && 'text' in card ? card.text : brand.name
  return {
    kind: 'close',
    text: closeText?.trim() || own,
    ...(brand.closeLink?.trim() && { link: brand.closeLink.trim() }),
    reason: 'the film says whose it is and what to do',
  }
}

const chapter = ({ line }: Stretch, number: number): SceneDraft => ({
  kind: 'chapter',
  title: line.chapter ?? '',
  number,
  reason: 'a new part begins',
})

/** What a line shows by itself. */
function shown({ line: { card, icon, emphasis }, text }: Stretch, title: string): SceneDraft {
  const reason = WRITTEN
  const above = title.length <= SHORT_TITLE ? title : ''
  if (!card) return icon ? { kind: 'icon', icon, label: '', reason } : bareWords(text)
  switch (card.kind) {
    case 'phrase':
      return icon
        ? { kind: 'icon', icon, label: card.text, reason }
        : { kind: 'statement', text: card.text, emphasis: emphasis ? [emphasis] : emphasisOf(card.text), reason }
    case 'question':
      return { kind: 'question', text: card.text, reason }
    case 'quote':
      return { kind: 'quote', text: card.text, reason }
    case 'compare':
      return { kind: 'compare', left: card.wrong, right: card.right, reason }
    case 'figure':
      return { kind: 'number', value: card.value, label: card.label, reason }
    case 'item':
      return { kind: 'list', title: above, items: [], reason }
    case 'step':
      return { kind: 'timeline', title: above, items: [], reason }
  }
}

/** Words that nobody has written a card for: a whole short sentence, else a price, or the screen stays empty but for its captions. */
function bareWords(text: string): SceneDraft {
  const [first = ''] = text.split(/(?<=[.!?])\s+/)
  if (splitWords(first).length > HOOK.words) return priceIn(first) ?? statement('')
  return statement(first.replace(/(?<=\p{L})\.$/u, ''))
}

/** "Ten classes cost $140, and ..." */
const PRICE = /^(.{3,48}?) (?:costs?|is|are|from|starts at|start at) (?:only |just )?([$€£]\d+(?:[.,]\d+)*)(?![\d%])/

function priceIn(sentence: string): SceneDraft | undefined {
  const [, label = '', value] = PRICE.exec(sentence) ?? []
  return value && !/[,;:]/.test(label) ? { kind: 'number', value, label, reason: 'a price is spoken' } : undefined
}

const statement = (text: string): SceneDraft => ({
  kind: 'statement',
  text,
  emphasis: text ? emphasisOf(text) : [],
  reason: 'said as it stands',
})

/** Each scene holds until the next begins; items and steps come as they are spoken. */
function timed(drawn: Drawn[], endMs: number): Scene[] {
  return drawn.map(({ draft, stretches }, at): Scene => {
    const startMs = at === 0 ? 0 : stretches[0]!.startMs
    const times = { startMs, endMs: drawn[at + 1]?.stretches[0]?.startMs ?? endMs }
    const cards = stretches.flatMap(({ line: { card }, startMs: atMs }) => (card ? [{ card, atMs }] : []))
    if (draft.kind === 'list')
      return {
        ...draft,
        ...times,
        items: cards.flatMap(({ card, atMs }) => (card.kind === 'item' ? [{ text: card.text, atMs }] : [])),
      }
    if (draft.kind === 'timeline')
      return {
        ...draft,
        ...times,
        items: cards.flatMap(({ card, atMs }) =>
          card.kind === 'step' ? [{ when: card.when, text: card.text, atMs }] : [],
        ),
      }
    return { ...draft, ...times }
  })
}
