import type { Tone } from '@octavo/contract'
import { contract, spellOut } from './contraction.rules.ts'

/** How a tone speaks, as one letter in the tables: formal, warm, lively or clear. */
export type Manner = 'f' | 'w' | 'l' | 'c'

const MANNERS: Record<Tone, Manner> = {
  'Professional & Authoritative': 'f',
  'Friendly & Approachable': 'w',
  'Energetic & Enthusiastic': 'l',
  'Educational & Informative': 'c',
}

export const mannerOf = (tone: Tone): Manner => MANNERS[tone]

/** The text in the manner's grammar: a formal voice spells its verbs out, the others contract them. */
export const inManner = (text: string, manner: Manner): string => (manner === 'f' ? spellOut(text) : contract(text))
