import type { Manner } from './tone.manner.ts'

/** What may stand before a sentence, with its colon; which manners say it. */
export type Lead = [text: string, manners: string]

export const actionLeads: Lead[] = [
  ['Try this:', 'wlc'],
  ['One thing to do:', 'fwlc'],
  ['To put it to use:', 'fwc'],
  ['A first step:', 'fwc'],
  ['Something to try this week:', 'wc'],
  ['When you have a quiet minute:', 'w'],
  ['Give this a go:', 'wl'],
  ['Here is a small start:', 'w'],
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

export const exampleLeads: Lead[] = [
  ['For example:', 'fwlc'],
  ['Picture it:', 'w'],
  ['Picture this:', 'l'],
  ['An example:', 'f'],
  ['To illustrate:', 'f'],
  ['For instance:', 'fc'],
  ['Here is an example:', 'c'],
  ['A small picture of it:', 'wc'],
  ['Here is how it looks:', 'wl'],
]

export const whyLeads: Lead[] = [
  ['The reason:', 'flc'],
  ['Here is why:', 'wlc'],
  ['The reason is plain:', 'fw'],
  ['Why it matters:', 'lc'],
]

export const ordinalLeads: string[][] = [
  ['First:', 'Number one:', 'To begin with:', 'Step one:'],
  ['Second:', 'Number two:', 'Then:', 'Step two:'],
  ['Third:', 'Number three:', 'And last:', 'Step three:'],
]

export const dayLeads = ['On Monday:', 'On Tuesday:', 'On Wednesday:', 'On Thursday:', 'On Friday:', 'On Saturday:']

export const factLeads: Lead[] = [
  ['One figure to start with:', 'fwlc'],
  ['Here is the idea:', 'wlc'],
  ['The principle:', 'fc'],
  ['The answer:', 'flc'],
  ['The short answer:', 'fwlc'],
  ['In one line:', 'fl'],
]

/** Every lead-in there is, so that a sentence is known again behind any of them. */
export const allLeads: string[] = [
  ...[actionLeads, exampleLeads, whyLeads, factLeads].flatMap((table) => table.map(([text]) => text)),
  ...ordinalLeads.flat(),
  ...dayLeads,
]

export const leadsFor = (table: readonly Lead[], manner: Manner): string[] =>
  table.filter(([, manners]) => manners.includes(manner)).map(([text]) => text)
