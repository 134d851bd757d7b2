/** What the writer is asked for, and what it gives. */
import type { BrandFact, Niche, Tone } from '@octavo/contract/brand'
import type { ScriptLine } from '@octavo/contract/script'

export type ScriptRequest = {
  brand: { name: string; niche: Niche; tone: Tone; persona: string; description: string; facts: BrandFact[] }
  format: 'short' | 'long'
  /** Spoken length to aim for, in seconds, and the bounds the film must keep to. */
  seconds: { aim: number; min: number; max: number }
  /** What it should be about; the writer chooses when there is none. */
  topic?: string
  /** A trend to start from, in the owner's words. */
  trend?: string
  /** The month it is for, 1 to 12: what belongs to a season is told in it alone. */
  month?: number
  /** Words that steer what it is about and are never spoken. */
  keywords?: readonly string[]
  /** A presenter speaks it: "we" is the brand, and the persona claims no experience of its own. */
  presenter: boolean
  /** Same request and seed, same script. */
  seed: number
  /** Sentences (as `plainSentence`) that this account's scripts contain already: none may come again. */
  usedSentences: ReadonlySet<string>
  /** Ids of structures, hooks and knowledge in the account's latest scripts, newest first: prefer others. */
  recentIngredients: readonly string[]
}

export type WrittenScript = {
  title: string
  /** Paragraphs parted by line breaks; every word of it is spoken. */
  body: string
  /** The first sentence or two of the body. */
  hook: string
  /** The last sentence or two of the body. */
  callToAction: string
  hashtags: string[]
  /** Where its facts come from, as they may be shown under the film. */
  sources: string[]
  /** Ids of what it was made from: structure, hook, knowledge items. */
  ingredients: string[]
  /** The body line by line with what the screen shows, where that was written with the words. */
  lines?: ScriptLine[]
}

/** A public page as it was read. */
export type PageToTell = { title: string; description: string; siteName: string; text: string; url: string }

/** A piece of what the writer knows, and where it stands. */
export type Knowledge = { topic: string; fact: string; source: string }

/** A finding of the compliance officer that the writer has to fix. */
export type FindingToFix = {
  ruleId: string
  quote: string
  start: number
  end: number
  suggestion: string
  replacement?: string
}

/** The message may be shown: it says what the owner can add so that there is something to write about. */
export class NothingLeftToSay extends Error {
  readonly final = true
}
