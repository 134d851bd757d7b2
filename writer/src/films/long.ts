/** A film of some minutes: one deeper look, in chapters. */
import { PIECE_KINDS, type PieceKind } from '#trades/piece.ts'
import { type Block, secondsOf, within } from './block.ts'
import { areNew, type Film, factsAbout, type KnownPiece, linesOfTable, piecesOf, untold, wordsOfPiece } from './film.ts'
import { endingOf, openingOf, type ToldFilm } from './short.ts'

type Theme = { id: string; kinds: readonly PieceKind[]; title(film: Film): string; opens: readonly string[] }

/** Whoever comes to the customer is called, and nobody comes to what is on a screen. */
const meets = ({ business: { trade, name } }: Film): string =>
  ({
    home: 'call',
    order: 'order from',
    online: 'try',
    supply: 'order from',
    advice: 'talk to',
    project: 'call',
    hire: 'book',
  })[trade?.way as string]?.concat(` ${name}`) ?? `come to ${name}`

/** What a long film can be about: the way of a customer up to the first time, or what is behind the thing. */
const THEMES: readonly Theme[] = [
  {
    id: 'before-you-come',
    kinds: ['first', 'choose', 'question', 'checklist', 'cost', 'comparison', 'tip'],
    title: (film) => `Before you ${meets(film)}`,
    opens: [
      '{A}, from the first question to the handshake.',
      'Want {a}? First things first.',
      'New to {some}? Start here.',
      '{Some}, one question at a time.',
      'If {a} {is/are} next on your list, listen.',
    ],
  },
  {
    id: 'behind-it',
    kinds: ['how', 'myth', 'mistake', 'care', 'comparison', 'question', 'before-after', 'tip'],
    title: ({ business }) => `What few people ask ${business.name}`,
    opens: [
      '{Some}, seen from close up.',
      "Behind {some} there's more than you see from the street.",
      '{Some}, and what few people ask about {it:them}.',
      'With {some}, it pays to look twice.',
    ],
  },
]

const FULL = 0.92
const NEAR_FACT = 2.6
const QUESTIONS = 'questions'

export function tellLong(film: Film): (ToldFilm & { ingredients: string[] }) | undefined {
  const { subject } = film.request
  const themes = film.chance
    .shuffled(THEMES)
    .toSorted((a, b) => film.age(b.id) - film.age(a.id))
    .toSorted((a, b) => Number(b.id === subject?.id) - Number(a.id === subject?.id))
  for (const theme of themes) {
    const told = tellTheme(film, theme)
    if (told) return told
  }
  return undefined
}

function tellTheme(film: Film, theme: Theme): (ToldFilm & { ingredients: string[] }) | undefined {
  const { aim, min, max } = film.request.seconds
  const turn = endingOf(film, [])
  if (!turn) return undefined
  const pieces = orderedFor(film, theme)
  const blocks: Block[] = []
  const length = () => secondsOf([...blocks.flatMap(({ lines }) => lines), turn])
  const closing = factBlocks(film)
  const kept = secondsOf(closing.flatMap(({ lines }) => lines))
  const told = new Set<string>()
  for (const piece of pieces) {
    if (length() + Math.min(kept, aim / 2) >= aim * FULL) break
    const block = chapterOf(film, piece, told)
    if (block && length() + secondsOf(block.lines) <= max) blocks.push(block)
  }
  for (const block of closing) {
    const lines = block.lines
    if (block.ingredients.some((id) => told.has(id))) continue
    if (length() + secondsOf(lines) <= max) blocks.push(block)
  }
  const opening = openingOf(film, linesOfTable(film, theme.opens))
  if (blocks[0] && opening) blocks[0] = { ...blocks[0], lines: [opening, ...blocks[0].lines] }
  return length() >= min
    ? { title: titleOf(theme.title(film), blocks), blocks, turn, ingredients: [theme.id] }
    : undefined
}

const LONGEST_TITLE = 70

/** What it is about, and with what it begins: no other film has both. */
function titleOf(theme: string, [first]: readonly Block[]): string {
  const both = `${theme}: ${first?.title ?? ''}`
  return first?.title && both.length > LONGEST_TITLE ? first.title : both.replace(/: $/, '')
}

/** The pieces in the order of the theme; the way of any customer where the trade has none left. */
function orderedFor(film: Film, { kinds }: Theme): KnownPiece[] {
  const rank = ({ isOfTrade, isReserve, piece: { kind } }: KnownPiece) =>
    (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length) +
    PIECE_KINDS.length * (isOfTrade ? 0 : isReserve ? 2 : 1)
  return piecesOf(film)
    .filter(({ piece }) => !piece.months && areNew(film, piece.lines))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** A piece with the facts that have to do with it. */
function chapterOf(film: Film, { id: pieceId, piece }: KnownPiece, told: Set<string>): Block | undefined {
  const opening = openingOf(film, piece.openings)
  if (!opening) return undefined
  const fact = factsAbout(film, wordsOfPiece(piece), NEAR_FACT).find(({ id, ask }) => !ask && !told.has(id))
  if (fact) told.add(fact.id)
  return {
    lines: [opening, ...within(piece.lines, 60), ...(fact?.lines ?? [])],
    ingredients: [`long-${pieceId}`, ...(fact ? [fact.id] : [])],
    title: piece.title,
  }
}

// So many facts are left to the shorts of the week.
const KEPT_FOR_SHORTS = 5

/** What no chapter has room for: questions with their answers first. */
function factBlocks(film: Film): Block[] {
  const facts = untold(film)
  const asked = facts.filter(({ ask }) => ask)
  const others = facts.filter(({ ask }) => !ask)
  const spared = Math.max(0, Math.ceil((facts.length - KEPT_FOR_SHORTS) / 2))
  return [
    ...asked.slice(0, spared).map(({ id, ask = '', lines }) => ({
      lines: [
        { spoken: ask, optional: false, ...(ask.length <= 40 && { card: { kind: 'quote' as const, text: ask } }) },
        ...lines,
      ],
      ingredients: [id],
      title: QUESTIONS,
    })),
    ...others.slice(0, spared).map(({ id, lines }) => ({ lines, ingredients: [id] })),
  ]
}
