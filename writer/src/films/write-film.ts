/** A script for a business: what it is about, its lines with what the screen shows, its tags and what it was made from. */
import type { Business } from '#business/business.ts'
import { upperFirst, withStop } from '#english/grammar.ts'
import { ownersWords } from '#english/owner.words.ts'
import type { ScriptRequest, WrittenScript } from '#script.ts'
import type { PieceLine } from '#trades/piece.ts'
import type { Block } from './block.ts'
import { type Film, filmFor } from './film.ts'
import { tellLong } from './long.ts'
import { type ToldFilm, tellShort } from './short.ts'
import { answersWish, nextSubjects, type Subject } from './subjects.ts'
import { tagsOf } from './tags.ts'

// From here on a script needs chapters, whatever its format is called.
const LONGEST_SHORT = 75
const SUBJECTS_TRIED = 40

/** A script about the business; nothing when everything that is known of it was told already, or nothing has to do with what was asked for. */
export function writeFilm(request: ScriptRequest, business: Business): WrittenScript | undefined {
  const film = filmFor(withIdea(request), business)
  if (request.seconds.aim > LONGEST_SHORT) {
    const told = tellLong(film)
    return told && asScript(film, asPlanned(film, told, told.ingredients), told.ingredients)
  }
  for (const subject of subjectsFor(film).slice(0, SUBJECTS_TRIED)) {
    const told = tellShort(film, subject)
    if (told) return asScript(film, asPlanned(film, wished(film, told), [subject.id]), [])
  }
  return undefined
}

/** An idea of the owner's own is a wish for what has most to do with it. */
const withIdea = (request: ScriptRequest): ScriptRequest => {
  const { subject } = request
  const idea = subject && !subject.id ? (subject.firstLine ?? subject.title) : undefined
  return idea ? { ...request, topic: idea } : request
}

/** What the plan says comes first, then what else there is; a wish that no plan holds is answered or not told at all. */
function subjectsFor(film: Film): Subject[] {
  const { subject, topic } = film.request
  const next = nextSubjects(film)
  if (subject?.id) return next.toSorted((a, b) => Number(b.id === subject.id) - Number(a.id === subject.id))
  return subject ? next : next.filter((one) => !topic || answersWish(film, one))
}

/** Under the title of the plan, beginning with its first line; what had to be told in its place keeps its own. */
function asPlanned(film: Film, told: ToldFilm, ingredients: readonly string[]): ToldFilm {
  const { id, title, firstLine } = film.request.subject ?? {}
  if (id && !ingredients.includes(id)) return told
  const [block, ...others] = told.blocks
  const isOther = firstLine !== undefined && block?.lines[0]?.spoken !== firstLine
  const first = isOther &&
    block && { ...block, lines: [{ spoken: withStop(firstLine), optional: false }, ...block.lines.slice(1)] }
  return { ...told, ...(title && { title }), ...(first && { blocks: [first, ...others] }) }
}

/** What was asked for is said first, in the words in which it was asked. */
function wished(film: Film, told: ToldFilm): ToldFilm {
  const [first] = told.blocks
  if (!film.request.topic || !first) return told
  const line = { spoken: withStop(upperFirst(ownersWords(film.request.topic).text)), optional: false }
  return { ...told, blocks: [{ ...first, lines: [line, ...first.lines] }, ...told.blocks.slice(1)] }
}

function asScript(film: Film, { title, blocks, turn }: ToldFilm, ingredients: string[]): WrittenScript {
  const paragraphs = [...blocks.map(({ lines }) => lines), [turn]]
  const lines = paragraphs.flat()
  const { trade, name } = film.business
  return {
    title,
    body: paragraphs.map((one) => one.map(({ spoken }) => spoken).join(' ')).join('\n'),
    hook: lines[0]?.spoken ?? '',
    callToAction: turn.spoken,
    hashtags: tagsOf(film),
    sources: [
      ...(blocks.some((block) => block.ingredients.some((id) => id.startsWith('fact-')))
        ? [`Information from ${name}`]
        : []),
      ...(trade && blocks.some(isOfTrade) ? [`Common practice of the trade: ${trade.name}`] : []),
    ],
    ingredients: [...ingredients, ...blocks.flatMap((block) => block.ingredients)],
    lines: [...blocks.flatMap(shownBlock), shownLine(turn)],
  }
}

const isOfTrade = ({ ingredients }: Block) => ingredients.some((id) => /^(?:with-|long-)?piece-/.test(id))

/** Where a block has a title, a long film begins a chapter with it. */
const shownBlock = ({ lines, title }: Block) =>
  lines.map((line, at) => ({ ...shownLine(line), ...(title && at === 0 && { chapter: title }) }))

const shownLine = ({ spoken, card, icon }: PieceLine) => ({ spoken, ...(card && { card }), ...(icon && { icon }) })
