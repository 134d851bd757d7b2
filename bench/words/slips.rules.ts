/** The copy editor: every slip of grammar and idiom in a script. */
import { disagreements } from './agreement.rules.ts'
import { strayArticles, wrongArticles } from './articles.rules.ts'
import { lettersOf } from './letters.rules.ts'
import { pastedIn } from './pasted.rules.ts'
import type { Script } from './script.ts'
import type { Slip, SlipBrand } from './slip.ts'
import { sentencesOf } from './text.rules.ts'
import { wornIn } from './worn.rules.ts'

export type SlipAt = Slip & { sentence: string }

const as = (rule: string) => (words: string) => ({ rule, words })

export function slipsOf(sentence: string, brand: SlipBrand): Slip[] {
  const found = [
    ...wrongArticles(sentence).map(as('a or an')),
    ...strayArticles(sentence).map(as('stray article')),
    ...disagreements(sentence).map(as('agreement')),
    ...lettersOf(sentence, brand),
    ...pastedIn(sentence, brand),
    ...wornIn(sentence),
  ]
  // What is wrong twice in the same way is one slip.
  return found.filter(({ rule }, at) => found.findIndex((other) => other.rule === rule) === at)
}

/** A title is a line of its own: it needs no full stop and may have capitals. */
const IN_TITLES = new Set([
  'a or an',
  'stray article',
  'agreement',
  'word twice',
  'slot left',
  'small name',
  'pasted without article',
])

export function slipsIn({ title, body }: Pick<Script, 'title' | 'body'>, brand: SlipBrand): SlipAt[] {
  const inTitle = slipsOf(title, brand).filter(({ rule }) => IN_TITLES.has(rule))
  return [
    ...inTitle.map((slip) => ({ ...slip, sentence: title })),
    ...sentencesOf(body).flatMap((sentence) => slipsOf(sentence, brand).map((slip) => ({ ...slip, sentence }))),
  ]
}
