/** What the writer is asked for, and what it gives. */
import type { BrandFact, Niche, Tone } from '@octavo/contract/brand'
import type { InterviewQuestionId } from '@octavo/contract/interview'
import type { ScriptLine } from '@octavo/contract/script'

export type { PageRead, Proposal } from '#business/proposals/proposal.ts'
export type { PostedFilm, PostWords } from '#posts/post-words.ts'

/** A brand as the writer is told of it; what is left out is read from the description, or not known. */
export type WriterBrand = {
  name: string
  niche: Niche
  tone: Tone
  persona: string
  description: string
  facts: BrandFact[]
  /** Its line of work as the owner calls it: nothing is borrowed for one that is not known. */
  trade?: string
  place?: string
  audience?: string
  wordsToUse?: readonly string[]
  /** No script holds one of these. */
  wordsToAvoid?: readonly string[]
}

/** What a film is to be about. */
export type ChosenSubject = {
  /** Of what the writer knows or the owner has entered; none where it is an idea of the owner's own. */
  id?: string | undefined
  title?: string | undefined
  /** Spoken first, word for word. */
  firstLine?: string | undefined
}

export type ScriptRequest = {
  brand: WriterBrand
  format: 'short' | 'long'
  /** Spoken length to aim for, in seconds, and the bounds the film must keep to. */
  seconds: { aim: number; min: number; max: number }
  /** What it should be about; the writer chooses when there is none. */
  topic?: string
  /** A trend to start from, in the owner's words. */
  trend?: string
  /** The month it is for, 1 to 12: what belongs to a season is told in it alone. */
  month?: number
  /** Told as the way of a customer to this business, whatever else was asked for. */
  journey?: boolean
  /** What it has to be about, as a plan of the week has it. */
  subject?: ChosenSubject
  /** Ids of what other films of the same week are about: left to them. */
  keptSubjects?: readonly string[]
  /** Points, -5 to 5, for kinds of subjects: how they did among the account's films. */
  angles?: Readonly<Record<string, number>>
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

/** Words that are to open otherwise, or a topic that is to be opened. */
export type OpeningsRequest = {
  brand: WriterBrand
  /** The whole text as it will be spoken; its first sentence is the one to be replaced. */
  text?: string
  /** Of the text. */
  title?: string
  /** What it is to be about, where there is no text yet. */
  topic?: string
  /** A presenter speaks it: "we" is the brand. */
  presenter: boolean
}

/** Another first line, and the whole text that it opens. */
export type Opening = {
  line: string
  body: string
  /** `own`: a sentence of the text; `trade`: from what its trade knows; `named`: a question about its subject. */
  kind: 'own' | 'trade' | 'named'
}

/** One film of the week: how long, and what it is about where that is settled. */
export type PlanSlot = Pick<ScriptRequest, 'format' | 'seconds' | 'seed'> & { subject?: ChosenSubject | undefined }

export type PlanRequest = Omit<ScriptRequest, keyof PlanSlot> & {
  /** In the order in which they will be written. */
  slots: readonly PlanSlot[]
}

export type ProposedSubject = {
  id?: string
  /** A kind of subject of a business, `deeper` for a long film, `explained` for a piece of a niche's knowledge, `own` for the owner's idea. */
  kind: string
  title: string
  firstLine: string
  /** What the owner has entered that it tells. */
  facts: string[]
  /** The line of work whose common practice it tells. */
  trade?: string
  /** It belongs to this time of the year. */
  isOfSeason: boolean
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
  /** Who wrote it, where that is not simply the service that was asked; what it cost, and why another one stepped in. */
  written?: Written
}

export type Written = { by: string; note?: string; cost?: WritingCost }

/** What was used of a paid model: its tokens, and what they cost in millionths of a dollar. */
export type WritingCost = { tokens: number; microdollars: number }

/** Something that may be said: what the owner says of the business, what its trade knows, or what is known with its source. */
export type Source = {
  /** The same for the same thing, so that later scripts know that it was told. */
  id: string
  /** What kind of thing it is, such as a price or a mistake. */
  kind: string
  text: string
  /** Where it comes from, as it may be shown under the film. */
  from: string
}

/** What there is to write about: whoever writes says nothing of the business that stands in none of it. */
export type Sources = {
  /** As it stands after "look for": "a pottery studio". None where the brand speaks about a subject and runs no business. */
  business?: { it: string; place?: string }
  /** What the film is to be about, by its id among the others; none where a wish or a trend says it. */
  subject?: { id: string; kind: string; title: string }
  /** What the owner says, what was not told lately first. */
  owner: Source[]
  /** What the trade or the niche knows, the most fitting first. */
  known: Source[]
}

/** A public page as it was read. */
export type PageToTell = { title: string; description: string; siteName: string; text: string; url: string }

/** A piece of what the writer knows, and where it stands. */
export type Knowledge = { topic: string; fact: string; source: string }

/** A question for an owner, and how somebody of the trade could answer it; where it asks for a question of the customers, what they could be told. */
export type AskedQuestion = { ask: string; hint: string; answerHint?: string }
/** The same as part of the interview: what it means, and what an answer is to the films. */
export type Asked = AskedQuestion & { id: InterviewQuestionId; kind: BrandFact['kind'] }

/** How much there is to tell about a business. */
export type Supply = {
  /** Shorts about it that can be told one after the other, and the full weeks they make. */
  films: number
  weeks: number
  /** What would help most, the first first, and the sentence that asks for it. */
  missing: { kind: BrandFact['kind']; says: string }[]
  /** How much that is, and what more there could be. */
  says: string
}

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
