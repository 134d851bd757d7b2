import { paragraphsOf, plainSentence, sentencesOf, spokenSeconds, type TextSpan } from '@octavo/voice/text'
import { upperFirst, withArticle, withStop } from '#english/grammar.ts'
import { beatsOf } from '#patterns/beat.notation.ts'
import type { FindingToFix, ScriptRequest, WrittenScript } from '#script.ts'
import { type Material, materialWith } from '#topics/material.ts'
import { type Plan, speak } from './beats.ts'
import { type Desk, deskFor, firstSayable } from './context.ts'
import type { Said } from './said.memory.ts'

/**
 * The script without what was found: words that have a replacement are replaced, a sentence without one gives way to another
 * wording of the same thing, and where there is none it goes. All else stays as it is.
 */
export function mendScript(
  script: WrittenScript,
  findings: readonly FindingToFix[],
  request: ScriptRequest,
): WrittenScript {
  const inBody = findings.filter((one) => script.body.slice(one.start, one.end) === one.quote)
  const bench = benchFor(script, request)
  const paragraphs = mendedParagraphs(script.body, inBody, bench)
  const sentences = paragraphs.flat()
  if (sentences.length === 0) return script
  const ended = paragraphs.at(-1)?.at(-1)
  const intact =
    script.callToAction !== '' &&
    paragraphs
      .map((one) => one.join(' '))
      .join('\n')
      .endsWith(script.callToAction)
  if (!intact) paragraphs.push(...callAgain(bench, paragraphs))
  const body = lengthened(paragraphs, bench, request)
  return {
    ...script,
    ...mendedLabels(script, findings),
    body,
    hook: body.startsWith(script.hook) ? script.hook : (sentences[0] ?? ''),
    callToAction: intact ? script.callToAction : (sentencesOf(body).at(-1)?.text ?? ended ?? ''),
  }
}

/** What mending needs at hand: the desk, what is said, and the materials the script was made from. */
type Bench = { desk: Desk; said: Said; materials: Material[] }

function benchFor(script: WrittenScript, request: ScriptRequest): Bench {
  const desk = deskFor(request)
  const said = desk.said.branch()
  said.add(script.body)
  const materials = script.ingredients.flatMap((id) => materialWith(id, desk.trades, request.brand) ?? [])
  return { desk, said, materials }
}

const mendedParagraphs = (body: string, findings: readonly FindingToFix[], bench: Bench): string[][] => {
  const spans = sentencesOf(body)
  let from = 0
  return paragraphsOf(body)
    .map((paragraph) => {
      const start = body.indexOf(paragraph, from)
      from = start + paragraph.length
      const inside = spans.filter((span) => span.start >= start && span.end <= from)
      return inside.flatMap((span) => mendedSentence(span, findings, bench))
    })
    .filter(({ length }) => length > 0)
}

function mendedSentence(span: TextSpan, findings: readonly FindingToFix[], bench: Bench): string[] {
  const own = findings.filter((one) => one.start < span.end && one.end > span.start)
  if (own.length === 0) return [span.text]
  const within = own.every((one) => one.replacement !== undefined && one.start >= span.start && one.end <= span.end)
  const mended = within ? replaced(span, own) : anotherWording(span.text, own, bench)
  return mended ? [mended] : []
}

function replaced({ text, start }: TextSpan, findings: readonly FindingToFix[]): string {
  const edited = findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, one) => spliced(now, one.start - start, one.end - start, one.replacement ?? ''), text)
  const tidy = edited
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])\s*([,.;:!?])/g, '$2')
    .replace(/^[\s,;:.!?]+/, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /\p{L}/u.test(tidy) ? upperFirst(withStop(tidy)) : ''
}

/** The text with other words from one place to another; an article before them agrees with what it now stands before. */
function spliced(text: string, from: number, to: number, words: string): string {
  const before = text
    .slice(0, from)
    .replace(/\b(a)n? $/i, (article) =>
      words === '' ? article : `${article.charAt(0)}${withArticle(words).startsWith('an ') ? 'n' : ''} `,
    )
  return before + words + text.slice(to)
}

/** The same thing of the same material in other words, if there are any without the words that were found. */
function anotherWording(
  sentence: string,
  findings: readonly FindingToFix[],
  { desk, said, materials }: Bench,
): string | undefined {
  const plain = plainSentence(sentence)
  const families = materials.flatMap(({ facts, actions }) => [facts, actions])
  const family = families.find((texts) =>
    texts.some((text) => plainSentence(text).includes(plain) || plain.includes(plainSentence(text))),
  )
  const clean = (family ?? []).filter(
    (text) => !findings.some(({ quote }) => text.toLowerCase().includes(quote.toLowerCase())),
  )
  const text = firstSayable(desk, said, clean)
  if (text) said.add(text)
  return text
}

/** A new last line, where the old one was found fault with. */
function callAgain({ desk, said, materials }: Bench, paragraphs: readonly string[][]): string[][] {
  const [main] = materials
  const [beat] = beatsOf({ id: 'call', beats: 'call' })
  if (!main || !beat) return []
  const before = paragraphs.map((texts, paragraph) => ({
    text: texts.join(' '),
    kind: 'said',
    paragraph,
    optional: false,
  }))
  const plan: Plan = { materials: [main], slots: desk.slots, said, before, glue: {} }
  const line = speak(desk, plan, beat)
  return line ? [[line.text]] : []
}

/** The body; where mending has made it too short, what its materials have not said yet stands before the last line. */
function lengthened(
  paragraphs: readonly string[][],
  { desk, said, materials }: Bench,
  { seconds }: ScriptRequest,
): string {
  const told = paragraphs.map((texts) => texts.join(' '))
  const body = () => told.join('\n')
  for (const { facts, actions } of materials) {
    if (spokenSeconds(body()) >= seconds.min) break
    const text = firstSayable(desk, said, [...actions, ...facts])
    if (!text) continue
    said.add(text)
    told.splice(Math.max(1, told.length - 1), 0, text)
  }
  return body()
}

/** Title and hashtags without the words that were found in them. */
function mendedLabels({ title, hashtags }: WrittenScript, findings: readonly FindingToFix[]) {
  const inTitle = findings.filter((one) => title.slice(one.start, one.end) === one.quote)
  const cleaned = inTitle.reduce((now, { quote, replacement = '' }) => now.replace(quote, replacement), title)
  const tidied = upperFirst(
    cleaned
      .replace(/ {2,}/g, ' ')
      .replace(/\s+([,.;:!?])/g, '$1')
      .trim(),
  )
  return {
    title: tidied || title,
    hashtags: hashtags.filter(
      (tag) => !findings.some(({ quote }) => quote.replace(/^#/, '').toLowerCase() === tag.toLowerCase()),
    ),
  }
}
