import type { ScriptRequest, ToMend, WrittenScript } from '#providers/language/language.ts'
import { sentencesOf } from '#text/sentences.ts'
import { upperFirst } from './grammar.ts'

/** The script without what was found: a replacement where there is one, else the sentence goes. */
export function mendScript(script: WrittenScript, findings: readonly ToMend[], _request: ScriptRequest): WrittenScript {
  const body = mendText(script.body, findings)
  const sentences = sentencesOf(body).map(({ text }) => text)
  return {
    ...script,
    body,
    title: mendWords(script.title, findings),
    hook: body.startsWith(script.hook) ? script.hook : (sentences[0] ?? ''),
    callToAction: body.endsWith(script.callToAction) ? script.callToAction : (sentences.at(-1) ?? ''),
    hashtags: script.hashtags.filter((tag) => !findings.some(({ quote }) => quote.replace(/^#/, '') === tag)),
  }
}

const pointsInto =
  (text: string) =>
  (finding: ToMend): boolean =>
    text.slice(finding.start, finding.end) === finding.quote

function mendText(text: string, findings: readonly ToMend[]): string {
  const own = findings.filter(pointsInto(text))
  let mended = text
  for (const { text: sentence, start, end } of sentencesOf(text).toReversed()) {
    const inside = own.filter((one) => one.start < end && one.end > start)
    if (inside.length === 0) continue
    const replaced = inside.every((one) => one.replacement !== undefined) ? upperFirst(mendWords(sentence, inside)) : ''
    mended = mended.slice(0, start) + replaced + mended.slice(end)
  }
  return mended
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n+ ?/g, '\n')
    .trim()
}

const mendWords = (text: string, findings: readonly ToMend[]): string =>
  findings
    .reduce((mended, { quote, replacement }) => mended.replace(quote, replacement ?? ''), text)
    .replace(/ {2,}/g, ' ')
    .trim()
