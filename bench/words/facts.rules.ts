/** Which of the owner's facts a week has told. */
import type { OwnFact } from './brands.data.ts'
import { figuresOf } from './figures.rules.ts'
import type { Script } from './script.ts'
import { contentWords, sentencesOf, tokensOf, withoutName } from './text.rules.ts'

const HALF = 0.5
/** A smaller figure is said of anything: it asks for two words beside it. */
const TELLING_FIGURE = 13

// What stands beside a figure whatever is spoken of.
const MEASURES = new Set(
  contentWords(
    'second minute hour day week month year time morning evening percent dollar pound euro rand shilling peso rupee ringgit people person piece meter metre',
  ),
)

type Said = { words: ReadonlySet<string>; figures: ReadonlySet<number> }

/** Any two neighbouring sentences of a script, or its only one. */
function windowsOf({ body }: Pick<Script, 'body'>, name: string): Said[] {
  const sentences = sentencesOf(withoutName(body, name)).map((text) => ({
    words: contentWords(text),
    figures: figuresOf(text),
  }))
  return sentences.map(({ words, figures }, at) => {
    const next = sentences[at + 1]
    return {
      words: new Set([...words, ...(next?.words ?? [])]),
      figures: new Set([...figures, ...(next?.figures ?? [])]),
    }
  })
}

/** Half of its telling words, or a figure of it with one of them (with two, where the figure is small). */
function isSaid(text: string, { words, figures }: Said): boolean {
  const wanted = contentWords(text)
  const found = wanted.filter((word) => words.has(word))
  if (wanted.length > 0 && found.length >= wanted.length * HALF) return true
  const telling = found.filter((word) => !MEASURES.has(word)).length
  return figuresOf(text).some((figure) => figures.has(figure) && telling >= (isTelling(figure, text) ? 1 : 2))
}

/** A price, a share or a number above a dozen. */
const isTelling = (figure: number, text: string): boolean =>
  figure >= TELLING_FIGURE ||
  !Number.isInteger(figure) ||
  tokensOf(text.replace(/\p{Sc}\s?(?=\d)/gu, 'currency ')).some(
    (token, at, all) => token === 'currency' && Number(all[at + 1]?.replaceAll(',', '')) === figure,
  )

/** A question is told where its answer is. */
const sayingsOf = ({ text, answer }: OwnFact): string[] => (answer ? [`${text} ${answer}`, answer] : [text])

export function factsTold(
  scripts: readonly Pick<Script, 'body'>[],
  facts: readonly OwnFact[],
  name: string,
): boolean[] {
  const windows = scripts.flatMap((script) => windowsOf(script, name))
  return facts.map((fact) => sayingsOf(fact).some((saying) => windows.some((window) => isSaid(saying, window))))
}
