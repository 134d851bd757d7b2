/** A line of work that a brand can be in: the words it is talked about with, and what is lastingly true of it. */
export type Trade = {
  /** Unique: 'pottery'. */
  id: string
  /** The business as a singular noun phrase without article: 'pottery studio'. */
  name: string
  /** What it is all about, as a noun phrase that fits after "about": 'pottery'. */
  subject: string
  /** Lower-case words and beginnings of words by which a description gives the trade away. Longer ones weigh more. */
  words: string[]
  /** Where it happens, with article: 'the studio'. */
  place: string
  /** Who comes, in the plural: 'students'. */
  people: string
  /** One of them, without article: 'first-time student'. */
  visitor: string
  /** What one asks for or takes home, with article: 'a wheel class'. */
  offers: string[]
  /** Where one first sees it, with article: 'the front window'. */
  spots: string[]
  /** When it matters, as an adverbial: 'on firing day'. */
  moments: string[]
  /** How one gets there: by the door, by calling, or on a screen. */
  reach: 'come' | 'call' | 'online'
  hashtags: string[]
  /** Where its items are known from, unless one says otherwise. */
  source: string
  items: TradeItem[]
}

/** One true and lasting thing about a trade, told to the people who come. Whole sentences, ready to be spoken. */
export type TradeItem = {
  /** A noun phrase that fits after "about". */
  topic: string
  /** The question it answers, as a customer would ask it. */
  ask: string
  fact: string
  /** Leans on the fact; spoken right after it. */
  why: string
  /** Goes on from the reason, where there is time. */
  detail: string
  /** What the customer can do with it, as an instruction. */
  tip: string
  source?: string
}
