import { paragraphsOf, plainSentence, sentencesOf, spokenSeconds, type TextSpan } from '@octavo/voice/text'
import { upperFirst, withArticle, withStop } from '#english/grammar.ts'
import { beatsOf } from '#patterns/beat.notation.ts'
import type { FindingToFix, ScriptRequest, WrittenScript } from '#script.ts'
import { type Material, materialWith } from '#topics/material.ts'
import { speak } from './beats.ts'
import { contextFor, firstSayable, type WriterContext } from './context.ts'
import type { Draft } from './draft.ts'
import type { Said } from './said.memory.ts'

/**
 * The script without what was found: words that have a replacement are replaced, a sentence without one gives way to another
 * wording of the same thing, and where there is none it goes. All else stays as it is.
 */
export function autofix(
  script: WrittenScript,
  findings: readonly FindingToFix[],
  request: ScriptRequest,
): WrittenScript {
  const inBody = findings.filter((one) => script.body.slice(one.start, one.end) === one.quote)
  const fixing = fixingOf(script, request)
  const paragraphs = fixedParagraphs(script.body, inBody, fixing)
  const sentences = paragraphs.flat()
  if (sentences.length === 0) return script
  const ended = paragraphs.at(-1)?.at(-1)
  const intact =
    script.callToAction !== '' &&
    paragraphs
      .map((one) => one.join(' '))
      .join('\n')
      .endsWith(script.callToAction)
  if (!intact) paragraphs.push(...callAgain(fixing, paragraphs))
  const body = lengthened(paragraphs, fixing, request)
  return {
    ...script,
    ...fixedLabels(script, findings),
    body,
    hook: body.startsWith(script.hook) ? script.hook : (sentences[0] ?? ''),
    callToAction: intact ? script.callToAction : (sentencesOf(body).at(-1)?.text ?? ended ?? ''),
  }
}

/** What fixing needs at hand: the context, what is said, and the materials the script was made from. */
type Fixing = { context: WriterContext; said: Said; materials: Material[] }

function fixingOf(script: WrittenScript, request: ScriptRequest): Fixing {
  const context = contextFor(request)
  const said = context.said.branch()
  said.add(script.body)
  const materials = script.ingredients.flatMap((id) => materialWith(id, context.trades, request.brand) ?? [])
  return { context, said, materials }
}

const fixedParagraphs = (body: string, findings: readonly FindingToFix[], fixing: Fixing): string[][] => {
  const spans = sentencesOf(body)
  let [from, next] = [0, 0]
  return paragraphsOf(body)
    .map((paragraph) => {
      from = body.indexOf(paragraph, from) + paragraph.length
      const first = next
      while (next < spans.length && (spans[next]?.end ?? 0) <= from) next++
      return spans.slice(first, next).flatMap((span) => fixedSentence(span, findings, fixing))
    })
    .filter(({ length }) => length > 0)
}

function fixedSentence(span: TextSpan, findings: readonly FindingToFix[], fixing: Fixing): string[] {
  const own = findings.filter((one) => one.start < span.end && one.end > span.start)
  if (own.length === 0) return [span.text]
  const within = own.every((one) => one.replacement !== undefined && one.start >= span.start && one.end <= span.end)
  const fixed = within ? replaced(span, own) : anotherWording(span.text, own, fixing)
  return fixed ? [fixed] : []
}

function replaced({ text, start }: TextSpan, findings: readonly FindingToFix[]): string {
  const edited = findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, one) => spliced(now, one.start - start, one.end - start, one.replacement ?? ''), text)
  const tidy = edited
    .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
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
  { context, said, materials }: Fixing,
): string | undefined {
  const plain = plainSentence(sentence)
  const families = materials.flatMap(({ facts, actions }) => [facts, actions])
  const family = families.find((texts) =>
    texts.some((text) => plainSentence(text).includes(plain) || plain.includes(plainSentence(text))),
  )
  const clean = (family ?? []).filter(
    (text) => !findings.some(({ quote }) => text.toLowerCase().includes(quote.toLowerCase())),
  )
  const text = firstSayable(context, said, clean)
  if (text) said.add(text)
  return text
}

/** A new last line, where the old one was found fault with. */
function callAgain({ context, said, materials }: Fixing, paragraphs: readonly string[][]): string[][] {
  const [main] = materials
  const [beat] = beatsOf({ id: 'call', beats: 'call' })
  if (!main || !beat) return []
  const before = paragraphs.map((texts, paragraph) => ({
    text: texts.join(' '),
    kind: 'said',
    paragraph,
    optional: false,
  }))
  const draft: Draft = { materials: [main], slots: context.slots, said, before, glue: {} }
  const line = speak(context, draft, beat)
  return line ? [[line.text]] : []
}

/** The body; where fixing has made it too short, what its materials have not said yet stands before the last line. */
function lengthened(
  paragraphs: readonly string[][],
  { context, said, materials }: Fixing,
  { seconds }: ScriptRequest,
): string {
  const told = paragraphs.map((texts) => texts.join(' '))
  const body = () => told.join('\n')
  for (const { facts, actions } of materials) {
    if (spokenSeconds(body()) >= seconds.min) break
    const text = firstSayable(context, said, [...actions, ...facts])
    if (!text) continue
    said.add(text)
    told.splice(Math.max(1, told.length - 1), 0, text)
  }
  return body()
}

/** Title and hashtags without the words that were found in them. */
function fixedLabels({ title, hashtags }: WrittenScript, findings: readonly FindingToFix[]) {
  const inTitle = findings.filter((one) => title.slice(one.start, one.end) === one.quote)
  const cleaned = inTitle.reduce((now, { quote, replacement = '' }) => now.replace(quote, replacement), title)
  const tidied = upperFirst(
    cleaned
      .replace(/ {2,}/g, ' ')
      .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
      .trim(),
  )
  return {
    title: tidied || title,
    hashtags: hashtags.filter(
      (tag) => !findings.some(({ quote }) => quote.replace(/^#/, '').toLowerCase() === tag.toLowerCase()),
    ),
  }
}
