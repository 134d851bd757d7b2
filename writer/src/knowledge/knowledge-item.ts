/** One thing worth knowing, with where it is known from. Every text is whole sentences, ready to be spoken. */
export type KnowledgeItem = {
  /** Unique: niche letters and a number, `ms-017`. */
  id: string
  /** What it is about, as a noun phrase that fits after "about": "first impressions". Lower case. */
  topic: string
  /** The thing itself, in two wordings that share no sentence. At most 24 words each. True without a date. */
  fact: [string, string]
  /** Why it is so or why it matters: one sentence, at most 26 words. */
  why: string
  /** What to do with it, in two wordings: imperative, concrete, doable this week. At most 24 words each. */
  action: [string, string]
  /** A small concrete picture of it at work, one or two sentences, no invented person, figure or result. */
  example: string
  /**
   * What it looks like in a trade, spoken after the fact and its reason; it says nothing about any one business. Slots in braces are
   * filled from the trade: {trade}, {aTrade}, {subject}, {people}, {visitor}, {aVisitor}, {offer}, {spot}, {moment}.
   */
  inTrade: string
  /** Who said, measured or wrote it: author, work, year; the standing principle of a field may be named as such. */
  source: string
  /** Lower-case nouns by which a topic or a trend finds it. */
  keywords: string[]
}
