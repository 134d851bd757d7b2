/** What a rule looks for, as words that somebody could search for. */
import type { Rule } from './rule.ts'

const LOOKAROUND = /\(\?<?[=!][^()]*\)/g
// What stands for letters or figures of any kind, with how often.
const ANY = /\\[a-zA-Z$]|\[(?:\\.|[^\]\\])*\]|\{\d+,?\d*\}|[+*]/g
const MAYBE_A_LETTER = /([a-z']{0,40})([a-z])\?([a-z']{0,40})/g
const INNERMOST = /([a-z']{0,40})\(([^()]*)\)(\??)([a-z']{0,40})/g

/** "earn(s|ed)?" is earn, earns and earned; in a group of several words each stands for itself. */
function opened(_: string, before: string, inside: string, maybe: string, after: string): string {
  if (inside.includes(' ') || !(before || after)) return `${before} ${inside.replaceAll('|', ' ')} ${after}`
  const endings = [...inside.split('|'), ...(maybe ? [''] : [])]
  return endings.map((ending) => before + ending + after).join(' ')
}

/** Every word of a pattern, each once; figures and what stands for any word are left out. */
export function wordsOfPattern({ source }: RegExp): string[] {
  let plain = source.replaceAll('(?:', '(')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(LOOKAROUND, ' ')
  }
  plain = plain.replace(ANY, ' ').replace(MAYBE_A_LETTER, '$1$3 $1$2$3')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(INNERMOST, opened)
  }
  return [...new Set(plain.split(/[^a-z']+/))].filter((word) => word.length > 1)
}

export const wordsOfRule = ({ phrases = [] }: Rule): string[] => [
  ...new Set(phrases.flatMap(([pattern]) => wordsOfPattern(pattern))),
]
