/** What an owner knows, from a file: JSON as the API takes it, or a line each. */
import { BRAND_LIMITS, type BrandFact as Fact } from '@octavo/contract/brand'
import { BrandFact } from '@octavo/contract/brand/schemas'
import { WrongOption } from './batch.options.ts'

const KIND = /^([a-z]+)\s*:\s*(.+)$/i
const ASKED = /^(.+\?)\s*(.*)$/

/** The facts in a file's text. Throws WrongOption with the line that cannot be one. */
export function factsIn(text: string): Fact[] {
  const facts = text.trimStart().startsWith('[')
    ? fromJson(text)
    : text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('#'))
        .map(fromLine)
  if (facts.length > BRAND_LIMITS.facts)
    throw new WrongOption(`--facts: A brand has at most ${BRAND_LIMITS.facts} facts.`)
  return facts
}

function fromJson(text: string): Fact[] {
  try {
    return BrandFact.array().parse(JSON.parse(text))
  } catch (error) {
    throw new WrongOption(`--facts: This is no list of facts: ${(error as Error).message.split('\n')[0]}`)
  }
}

/** "question: Do you come on weekends? Yes, until six." What names no kind is a question when it asks, and else what is offered. */
function fromLine(line: string): Fact {
  const [, named, rest] = KIND.exec(line) ?? []
  const isKind = named !== undefined && BrandFact.shape.kind.safeParse(named.toLowerCase()).success
  const said = isKind ? (rest ?? '') : line
  const [, asked, answer] = ASKED.exec(said) ?? []
  const kind = isKind ? named.toLowerCase() : asked ? 'question' : 'product'
  const parsed = BrandFact.safeParse(
    kind === 'question' && asked ? { kind, text: asked, ...(answer && { answer }) } : { kind, text: said },
  )
  if (!parsed.success) throw new WrongOption(`--facts: ${parsed.error.issues[0]?.message}: ${line.slice(0, 80)}`)
  return parsed.data
}
