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
import { answersWish, nextSubjects } from './subjects.ts'
import { tagsOf } from './tags.ts'

// From here on a script needs chapters, whatever its format is called.
const LONGEST_SHORT = 75
const SUBJECTS_TRIED = 40

/** A script about the business; nothing when everything that is known of it was told already, or nothing has to do with what was asked for. */
export function writeFilm(request: ScriptRequest, business: Business): WrittenScript | undefined {
  const film = filmFor(request, business)
  if (request.seconds.aim > LONGEST_SHORT) {
    const told = tellLong(film)
    return told && asScript(film, told, told.ingredients)
  }
  const subjects = nextSubjects(film).filter((subject) => !request.topic || answersWish(film, subject))
  for (const subject of subjects.slice(0, SUBJECTS_TRIED)) {
    const told = tellShort(film, subject)
    if (told) return asScript(film, wished(film, told), [])
  }
  return undefined
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
