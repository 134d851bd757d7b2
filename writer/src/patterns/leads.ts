import type { ToneLetter } from '#english/tone.ts'

/** What may stand before a sentence, with its colon, and the tones that say it. */
export type Lead = readonly [text: string, tones: string]

export const actionLeads: readonly Lead[] = [
  ['Try this:', 'wlc'],
  ['Here is what you can do:', 'fwlc'],
  ['So here is a start:', 'wl'],
  ['Here is one way in:', 'wc'],
  ['Now the useful part:', 'wlc'],
  ['What you can do about it:', 'fwlc'],
  ['Only one thing to do:', 'flc'],
  ['But first, one small thing:', 'wl'],
  ['Instead of a plan, a start:', 'wl'],
  ['You can test it:', 'fc'],
  ['One thing to do:', 'fwlc'],
  ['To put it to use:', 'fwc'],
  ['A first step:', 'fwc'],
  ['Something to try this week:', 'wc'],
  ['When you have a quiet minute:', 'w'],
  ['If you feel like it:', 'w'],
  ['No need to do it all, but do this:', 'w'],
  ['Next time you have a cup of tea:', 'w'],
  ['Give this a go:', 'wl'],
  ['Your move:', 'l'],
  ['Do this today:', 'l'],
  ['Next step:', 'l'],
  ['A practical step:', 'f'],
  ['In practice:', 'fc'],
  ['A sensible next step:', 'f'],
  ['As an exercise:', 'c'],
  ['To see it for yourself:', 'c'],
  ['A small task:', 'c'],
]

export const exampleLeads: readonly Lead[] = [
  ['For example:', 'fwlc'],
  ['Picture it:', 'wl'],
  ['Say it happens like this:', 'wlc'],
  ['Think of it like this:', 'wlc'],
  ['Imagine this case:', 'fc'],
  ['An example:', 'f'],
  ['To illustrate:', 'f'],
  ['For instance:', 'fc'],
  ['Here is an example:', 'c'],
  ['A small picture of it:', 'wc'],
  ['Here is how it looks:', 'wl'],
]

export const whyLeads: readonly Lead[] = [
  ['The reason:', 'flc'],
  ['Here is why:', 'wlc'],
  ['The reason is plain:', 'fw'],
  ['Why it matters:', 'lc'],
]

export const ordinalLeads: readonly (readonly string[])[] = [
  ['First,', 'To begin with,', 'For a start,'],
  ['Second,', 'Then,', 'After that,'],
  ['Third,', 'And last,', 'And finally,'],
]

export const leadsFor = (table: readonly Lead[], tone: ToneLetter): string[] =>
  table.filter(([, tones]) => tones.includes(tone)).map(([text]) => text)
