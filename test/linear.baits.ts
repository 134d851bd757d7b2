/** Texts that are nothing but the beginning of something: what a pattern that looks too far ahead stumbles over. */
import type { Rule } from '../officer/src/rules/rule.ts'

/** What is repeated, and what it ends with. */
export type Bait = { name: string; unit: string; end?: string }

/** The bait, so long. */
export const baitOf = ({ unit, end = '' }: Bait, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - end.length)) + end

const named = (rows: Record<string, string>, end?: string): Bait[] =>
  Object.entries(rows).map(([name, unit]) => ({ name, unit, ...(end && { end }) }))

const MARKS = [..."-—.,:!?'(#/+_~"]

/** Baits for everything that reads text. */
export const BAITS: readonly Bait[] = [
  ...named({
    prose: 'Every morning we open at six, and by nine the bread is gone. Come early! Why wait? ',
    digits: '7',
    'digits and commas': '1,',
    'digits and dots': '1.',
    'digits and dashes': '1-',
    'digits and spaces': '1 ',
    'ranges of long numbers': `${'1-'.repeat(95)}1 `,
    'signs before numbers': `${'+'.repeat(190)}1 `,
    money: '$1,',
    letters: 'a',
    capitals: 'A',
    'capitals with stops': 'A.',
    words: 'a ',
    'words with commas': 'a, ',
    lines: 'a\n',
    sentences: 'A b. ',
    abbreviations: 'Mr. ',
    questions: 'Why a? ',
    possessives: "b's",
    'words in quotes': "a''",
    'words with dashes': 'a--',
    'words with hyphens': 'a-',
    'mixed words': 'aB1',
    spaces: ' ',
    tabs: '\t',
    'line breaks': '\n',
    'line ends of another system': '\r\n',
    'no-break spaces': '\u00a0',
    'zero width': '\u200b',
    'soft hyphens': 'a\u00ad',
    'combining marks': '\u0301',
    'letters with marks': 'e\u0301\u0323',
    ligatures: 'ﬃ',
    'a sentence in a letter': '\ufdfa',
    'figures in brackets': '⑽',
    fractions: '½',
    'full width': 'ａ',
    emoji: '🔥',
    'emoji with skin': '👍🏽',
    'joined emoji': '👩‍👩‍👧 ',
    flags: '🇩🇪',
    'half a pair': '\ud83d',
    addresses: 'https://a.b/',
    'bare schemes': 'http://',
    'dots after a scheme': 'http://. ',
    mailboxes: 'a@',
    hashtags: '#a ',
    placeholders: '{{firstName}}',
    'quoted cells': '"a",',
    'tags of HTML': '<p>',
  }),
  // A run that ends in what does not belong to it, alone and inside of words.
  ...MARKS.flatMap((mark) => [
    { name: `${mark} and a letter`, unit: mark, end: 'a' },
    { name: `long rows of ${mark}`, unit: `a${mark.repeat(2_000)}` },
  ]),
  ...named({ 'spaces and a letter': ' ', 'line breaks and a letter': '\n', 'digits and a letter': '7' }, 'a'),
]

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const withoutEnd = (text: string): string => text.slice(0, Math.ceil(text.length * 0.7))

/** Baits made of a rule's own words: whole matches, matches without their end, and the words its phrases begin with. */
export function baitsOf({ phrases = [], cases }: Rule): Bait[] {
  const hits = cases.hit.slice(0, 3).map((text) => text.toLowerCase())
  const openings = [...new Set(phrases.flatMap(([pattern]) => /[a-z']{2,}/.exec(pattern.source)?.[0] ?? []))].slice(
    0,
    4,
  )
  const words = phrases.flatMap(([pattern]) => pattern.source.match(/[a-z']{2,}/g) ?? [])
  return [
    ...hits.map((text) => ({ name: `“${text}” again and again`, unit: `${text} ` })),
    ...hits.map((text) => ({ name: `“${text}” without its end`, unit: `${withoutEnd(text)} ` })),
    ...hits.map((text) => ({ name: `“${text}” as one word`, unit: letters(text) })),
    ...openings.map((word) => ({ name: `“${word}” again and again`, unit: `${word} ` })),
    ...openings.map((word) => ({ name: `“${word}” and letters`, unit: `${word} ${'a'.repeat(5_000)} ` })),
    { name: 'all its words', unit: `${words.join(' ')} ` },
    { name: 'all its words, and a number after each', unit: `${words.join(' 7 ')} 7 ` },
  ]
}
