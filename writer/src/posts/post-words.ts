/** What is said with a film where it is posted: told out of its script and its brand, as each place reads. */
import { lengthAt, PLACE_RULES, type Place, wholePost } from '@octavo/contract/publication'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { type Business, businessOf } from '#business/business.ts'
import { topicStems } from '#business/topic-stems.ts'
import type { WriterBrand } from '#script.ts'

export type PostedFilm = {
  brand: WriterBrand
  title: string
  /** All that is spoken, paragraphs parted by line breaks. */
  body: string
  /** Its first and its last sentences, as the script has them; the first sentence and none where they are empty. */
  hook: string
  callToAction: string
  /** Those that its script came with. */
  hashtags: readonly string[]
  /** Where a part begins, in seconds; none for a short. */
  chapters: readonly { at: number; title: string }[]
  /** Where a viewer should go: the brand's own page, else the film's. */
  link?: string
}

export type PostWords = { place: Place; title: string; description: string; hashtags: string[] }

type Parts = {
  film: PostedFilm
  opening: string[]
  /** What it tells between its opening and its end. */
  told: string[]
  ask: string
  /** Whose film it is, in a line: "Kiln & Clay · pottery studio · Bremen". */
  whose: string
  /** What its owner has entered that has to do with it, and that it does not say itself. */
  fact: string
}

/** The words of a post for each of these places, in their order. Each says more than the film's opening, and fits its place. */
export function postWords(film: PostedFilm, places: readonly Place[]): PostWords[] {
  const business = businessOf(film.brand)
  const parts = partsOf(film, business)
  const tags = tagsOf(film, business)
  return places.map((place) => wordsAt(place, parts, tags))
}

function wordsAt(place: Place, parts: Parts, tags: readonly string[]): PostWords {
  const { title: room, text, hashtags: most } = PLACE_RULES[place]
  const title = cutAtWord(parts.film.title, room || PLACE_RULES.page.title)
  const hashtags = tags.slice(0, most)
  const paragraphs = MANNERS[place](parts).filter(Boolean)
  const fits = () => lengthAt(place, wholePost({ title, description: paragraphs.join('\n\n'), hashtags })) <= text
  while (!fits() && hashtags.length > 1) hashtags.pop()
  // What is said last but the link matters least.
  while (!fits() && paragraphs.length > 1) paragraphs.splice(Math.max(1, paragraphs.length - 2), 1)
  const [first = ''] = paragraphs
  if (!fits()) paragraphs[0] = cutAtWord(first, text - (wholePost({ title, description: '', hashtags }).length + 2))
  return { place, title, description: paragraphs.join('\n\n'), hashtags }
}

const together = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ')
const upTo = (sentences: readonly string[], characters: number): string => {
  const kept: string[] = []
  for (const sentence of sentences) {
    if (kept.length > 0 && [...kept, sentence].join(' ').length > characters) break
    kept.push(sentence)
  }
  return kept.join(' ')
}
const linked = ({ film: { link } }: Parts): string => link ?? ''

/** Each place's own manner, paragraph by paragraph. */
const MANNERS: Record<Place, (parts: Parts) => string[]> = {
  page: (parts) => [together(upTo(parts.told, 260), parts.fact), parts.told.length === 0 ? parts.whose : ''],
  youtube: (parts) => [
    together(upTo(parts.opening, 160), upTo(parts.told, 320)),
    chapterList(parts.film.chapters),
    parts.fact,
    together(parts.ask),
    parts.whose,
    linked(parts),
  ],
  shorts: (parts) => [upTo(parts.told, 200), together(parts.fact), parts.whose],
  tiktok: (parts) => [together(parts.opening[0], upTo(parts.told, 110)), parts.told.length === 0 ? parts.whose : ''],
  instagram: (parts) => [
    together(...parts.opening),
    ...inPairs(parts.told.slice(0, 4)),
    parts.fact,
    parts.ask,
    parts.whose,
  ],
  facebook: (parts) => [together(upTo(parts.told, 280), parts.fact), together(parts.ask, linked(parts)), parts.whose],
  linkedin: (parts) => [
    together(...parts.opening),
    ...inPairs(parts.told.slice(0, 6)),
    parts.fact,
    together(parts.whose, linked(parts)),
  ],
  x: (parts) => [together(upTo(parts.told, 150) || parts.whose), linked(parts)],
}

const inPairs = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, at) => (at % 2 === 0 ? [together(sentence, sentences[at + 1])] : []))

const FEWEST_CHAPTERS = 3
const SHORTEST_CHAPTER = 10

/** YouTube takes three or more, ten seconds each, the first at the beginning. */
function chapterList(chapters: PostedFilm['chapters']): string {
  const [first, ...later] = chapters
  if (!first) return ''
  const kept = [{ ...first, at: 0 }]
  for (const chapter of later) if (chapter.at - (kept.at(-1)?.at ?? 0) >= SHORTEST_CHAPTER) kept.push(chapter)
  return kept.length < FEWEST_CHAPTERS ? '' : kept.map(({ at, title }) => `${clock(at)} ${title}`).join('\n')
}

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function partsOf(film: PostedFilm, business: Business | undefined): Parts {
  const sentences = sentencesOf(film.body).map(({ text }) => text.trim())
  const isIn = (text: string) => (sentence: string) => text.includes(sentence)
  const atStart = sentences.findIndex((sentence) => !isIn(film.hook)(sentence))
  // Something has to be left to tell.
  const opens = Math.min(Math.max(1, atStart < 0 ? 1 : atStart), Math.max(1, sentences.length - 1))
  const rest = sentences.slice(opens)
  const ask = rest.filter(isIn(film.callToAction)).join(' ')
  const told = rest.filter((sentence) => !ask.includes(sentence))
  return {
    film,
    opening: sentences.slice(0, opens),
    told: told.length > 0 ? told : rest,
    ask: told.length > 0 ? ask : '',
    whose: whoseOf(film.brand, business),
    fact: factFor(film, business),
  }
}

/** A line and no sentence: whatever a line of work is called, it reads. */
function whoseOf({ name, place }: WriterBrand, business: Business | undefined): string {
  const isKnown = business && business.what !== 'kind of help'
  return [name, isKnown ? business.what : '', business?.place ?? place ?? ''].filter(Boolean).join(' · ')
}

const TOLD_KINDS: readonly string[] = ['product', 'price', 'offer', 'proof']
const LONGEST_FACT = 160

function factFor({ title, body }: PostedFilm, business: Business | undefined): string {
  const about = topicStems(`${title} ${body}`)
  const shared = ({ stems }: { stems: ReadonlySet<string> }) => [...stems].filter((stem) => about.has(stem)).length
  const fitting = (business?.facts ?? [])
    .filter(({ kind, isDescription }) => TOLD_KINDS.includes(kind) && !isDescription)
    .map((fact) => ({ shared: shared(fact), text: fact.lines.map(({ spoken }) => spoken).join(' ') }))
    .filter(({ shared: so, text }) => so > 0 && text && text.length <= LONGEST_FACT && !body.includes(text))
  return fitting.sort((one, other) => other.shared - one.shared)[0]?.text ?? ''
}

const LONGEST_TAG = 24
const SUBJECT_TAGS = 2
const tag = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What the script came with, then the line of work, what the film is about, where it is and whose: words its owner avoids are none. */
function tagsOf(film: PostedFilm, business: Business | undefined): string[] {
  const { hashtags, brand } = film
  const avoided = (brand.wordsToAvoid ?? []).map(tag)
  const trade = business?.trade?.name ?? brand.trade ?? ''
  const own = [trade, ...subjectWords(film), placeName(business, brand), brand.name]
  const all = [...hashtags, ...own].map(tag)
  return [...new Set(all)]
    .filter((one) => one.length > 1 && one.length <= LONGEST_TAG && !avoided.includes(one) && !/^\d+$/.test(one))
    .map((one) => `#${one}`)
}

/** The words of the title that the film comes back to most often. */
function subjectWords({ title, body }: PostedFilm): string[] {
  const said = wordsOf(body).map((word) => [...topicStems(word)][0])
  const words = [
    ...new Map(wordsOf(title).flatMap((word) => [...topicStems(word)].map((stem) => [stem, word] as const))),
  ]
  const counted = words.map(([stem, word]) => ({ word, times: said.filter((one) => one === stem).length }))
  const often = counted.filter(({ times }) => times > 1)
  return (often.length > 0 ? often : counted)
    .sort((one, other) => other.times - one.times || other.word.length - one.word.length)
    .slice(0, SUBJECT_TAGS)
    .map(({ word }) => word)
}

/** "Bremen, Germany" is looked for as Bremen. */
const placeName = (business: Business | undefined, { place }: WriterBrand): string =>
  (business?.place ?? place ?? '').split(',')[0] ?? ''

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, Math.max(0, most - 1))
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–-]+$/, '')}…`
}
