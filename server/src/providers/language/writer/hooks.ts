import type { Manner } from './tone.manner.ts'

/** What a hook opens with besides its own words; the structure then leaves that part out further down. */
export type Spoken = 'ask' | 'fact' | 'example' | 'action' | 'scene' | 'figure' | 'trend' | 'topic' | 'brand'

/**
 * How a script may begin.
 * `for` says which lanes it fits: t(rade), n(iche), b(rand). `framed` hooks tell owners that they are meant.
 */
export type Hook = {
  id: string
  text: string
  for: string
  manners: string
  speaks?: Spoken
  framed?: true
  /** Only for scripts that count several points, or that speak like a letter. */
  form?: 'points' | 'letter'
}

type Options = Pick<Hook, 'speaks' | 'framed' | 'form'>
const hook = (id: string, lanes: string, manners: string, text: string, options: Options = {}): Hook => ({
  id: `hk-${id}`,
  text,
  for: lanes,
  manners,
  ...options,
})

const ALL = 'fwlc'

export const hooks: readonly Hook[] = [
  // A question that customers ask.
  hook('ask', 't', ALL, '{ask}', { speaks: 'ask' }),
  hook('ask-good', 't', 'wc', 'Good question: {askLower}', { speaks: 'ask' }),
  hook('ask-quick', 't', 'wl', 'Quick question: {askLower}', { speaks: 'ask' }),
  hook('ask-fair', 't', 'f', 'A fair question: {askLower}', { speaks: 'ask' }),
  hook('ask-wonder', 't', 'wc', 'Have you ever wondered: {askLower}', { speaks: 'ask' }),
  hook('ask-one', 't', 'fc', 'One question, one answer. {ask}', { speaks: 'ask' }),
  hook('ask-guess', 't', 'lc', 'Take a guess: {askLower}', { speaks: 'ask' }),
  hook('ask-counter', 't', 'fwc', 'A question for {aTrade}: {askLower}', { speaks: 'ask' }),
  hook('ask-short', 't', 'flc', '{ask} Here is the short version.', { speaks: 'ask' }),
  // The thing itself.
  hook('fact', 'tn', ALL, '{fact}', { speaks: 'fact' }),
  hook('figure', 'tn', ALL, 'One figure to start with: {factLower}', { speaks: 'figure' }),
  hook('remember-one', 'tn', 'wc', 'If you keep one thing from today, keep this: {factLower}', { speaks: 'fact' }),
  hook('straight', 'tn', 'l', 'Straight to the point: {factLower}', { speaks: 'fact' }),
  hook('plainly', 'tn', 'f', 'Put plainly: {factLower}', { speaks: 'fact' }),
  hook('worth-knowing', 'tn', 'wc', 'Worth knowing: {factLower}', { speaks: 'fact' }),
  // A picture.
  hook('example', 'n', ALL, '{example}', { speaks: 'example' }),
  hook('picture', 'n', 'wl', 'Picture this. {example}', { speaks: 'example' }),
  hook('small-scene', 'n', 'wc', 'A small scene first. {example}', { speaks: 'example' }),
  hook('case', 'n', 'fc', 'Consider a small case. {example}', { speaks: 'example' }),
  // A moment from the trade.
  hook('scene', 'n', ALL, '{scene}', { speaks: 'scene' }),
  hook('scene-you', 'n', 'wl', 'You know the moment. {scene}', { speaks: 'scene' }),
  hook('scene-imagine', 'n', 'wc', 'Imagine {aTrade} {moment}. {scene}', { speaks: 'scene' }),
  // Something to do.
  hook('action', 'n', 'flc', '{action}', { speaks: 'action' }),
  hook('task', 'n', 'wc', 'A small task for this week: {actionLower}', { speaks: 'action' }),
  hook('ten-minutes', 'n', 'wl', 'Got 10 minutes? {action}', { speaks: 'action' }),
  hook('experiment', 'n', 'lc', 'Here is an experiment: {actionLower}', { speaks: 'action' }),
  hook('before-friday', 'n', 'fl', 'Before Friday: {actionLower}', { speaks: 'action' }),
  // The subject by its name.
  hook('about', 'tn', 'wlc', "Let's talk about {topic}."),
  hook('word-about', 'tn', 'fwc', 'A word about {topic}.'),
  hook('word-from', 't', 'fwc', 'A word about {topic}, from {aTrade}.'),
  hook('idea', 'n', ALL, 'One idea worth keeping: {topic}.'),
  hook('short-lesson', 'tn', 'c', "Today's short lesson is about {topic}."),
  hook('thought', 'n', 'wlc', 'How much thought have you given to {topic}?'),
  hook('why-care', 'n', 'lc', 'Why give any thought to {topic}?'),
  hook('behind', 't', 'wlc', 'There is more behind {topic} than you might expect.'),
  hook('look-closer', 't', 'fwlc', 'Look a little closer at {topic}.'),
  hook('seconds', 'tn', 'l', '{Topic}. {seconds} seconds. Here we go.'),
  hook('in-seconds', 'tn', 'fc', '{Topic}, explained in about {seconds} seconds.'),
  hook('next-time', 't', 'wc', 'Next time you think of {subject}, think of {topic}.'),
  hook('simple', 'tn', 'wlc', '{Topic}: simple to explain, easy to forget.'),
  // For people who run such a place.
  hook('if-you-run', 'n', ALL, 'If you run {aTrade}, give {topic} a moment.', { framed: true }),
  hook('for-anyone', 'n', 'fwc', 'For anyone who runs {aTrade}, a thought about {topic}.', { framed: true }),
  hook('shop-talk', 'n', 'wlc', "Today's shop talk: {topic}.", { framed: true }),
  hook('back-room', 'n', 'wc', 'From the back room of {aTrade}, a few words about {topic}.', { framed: true }),
  hook('every-trade', 'n', 'fwlc', 'Every {trade} meets this sooner or later: {topic}.', { framed: true }),
  hook('what-learn', 'n', 'wlc', 'What can {aTrade} learn from {topic}?', { framed: true }),
  hook('other-side', 'n', 'fwc', 'Seen from the other side of the counter: {topic}.', { framed: true }),
  hook('small-place', 'n', 'fwc', '{Topic} in {aTrade}, and in any small place.', { framed: true }),
  hook('ask-owner', 'n', 'lc', 'Ask {aTrade} about {topic}, and this is where it starts.', { framed: true }),
  hook('owner-note', 'n', 'f', 'A note on {topic}, for those who run {aTrade}.', { framed: true }),
  hook('same-boat', 'n', 'wl', 'Running {aTrade} or something like it? This is about {topic}.', { framed: true }),
  // Several points.
  hook('points', 'tn', ALL, '{Count} things about {theme}.', { form: 'points' }),
  hook('points-jobs', 'n', 'wlc', '{Count} small jobs around {theme}.', { form: 'points' }),
  hook('points-minute', 'tn', 'lc', '{Theme}, in {count} steps.', { form: 'points' }),
  hook('points-worth', 'tn', 'fwc', '{Count} things worth knowing about {theme}.', { form: 'points' }),
  // A letter.
  hook('letter', 'tn', 'fwc', 'To everyone who is new to {topic}: welcome.', { form: 'letter' }),
  hook('letter-start', 'tn', ALL, 'New to {topic}? Start here.', { form: 'letter' }),
  hook('letter-dear', 'tn', 'wc', 'Dear beginner, today a few lines about {topic}.', { form: 'letter' }),
  hook('letter-never', 'tn', 'wlc', 'Never heard anything about {topic}? Good, then this is a fresh start.', {
    form: 'letter',
  }),
  // The brand itself.
  hook('asked', 'b', ALL, '{brandAsk}', { speaks: 'brand' }),
  hook('asked-people', 'b', ALL, 'People ask {brand}: {brandAsk}', { speaks: 'brand' }),
  hook('asked-straight', 'b', 'flc', 'Asked and answered: {brandAsk}', { speaks: 'brand' }),
  hook('plain-price', 'b', ALL, '{priceOpening}', { speaks: 'brand' }),
  hook('spotlight', 'b', ALL, '{productOpening}', { speaks: 'brand' }),
  hook('offer', 'b', ALL, '{offerOpening}', { speaks: 'brand' }),
  hook('proof', 'b', ALL, '{proofOpening}', { speaks: 'brand' }),
  // What the owner wants to talk about.
  // A trend may be a name or a whole clause: a colon takes both.
  hook('trend-seen', 'tn', 'wlc', 'Maybe you have seen it: {trend}.', { speaks: 'trend' }),
  hook('trend-now', 'tn', 'flc', 'Talked about a lot right now: {trend}.', { speaks: 'trend' }),
  hook('trend-start', 'tn', ALL, "Let's start here: {trend}.", { speaks: 'trend' }),
  hook('trend-why', 'tn', ALL, 'Why is everybody talking about this? {Trend}.', { speaks: 'trend' }),
  hook('trend-what', 'tn', ALL, 'What can you take from this? {Trend}.', { speaks: 'trend' }),
  hook('topic-today', 'tn', ALL, 'Today it is about {wish}.', { speaks: 'topic' }),
  hook('topic-lets', 'tn', 'wlc', "Let's talk about {wish}.", { speaks: 'topic' }),
  hook('topic-word', 'tn', 'fwc', 'A few words about {wish}.', { speaks: 'topic' }),
  hook('topic-useful', 'tn', 'flc', 'Something useful about {wish}.', { speaks: 'topic' }),
  hook('topic-miss', 'tn', ALL, 'What do most people miss about {wish}?', { speaks: 'topic' }),
  hook('topic-wrong', 'tn', 'wlc', 'Why is it so easy to go wrong with {wish}?', { speaks: 'topic' }),
  hook('topic-first', 'tn', ALL, 'What would you change first about {wish}?', { speaks: 'topic' }),
  hook('topic-seconds', 'tn', 'lc', 'Got {seconds} seconds for {wish}?', { speaks: 'topic' }),
  hook('topic-one', 'tn', ALL, 'If you know only one thing about {wish}, know this.', { speaks: 'topic' }),
  hook('topic-minutes', 'tn', 'fwl', 'Do you give 10 minutes a week to {wish}?', { speaks: 'topic' }),
  hook('topic-never', 'tn', 'fc', 'Never quite sure about {wish}? Here is one clear step.', { speaks: 'topic' }),
]

/** Whether a hook may open a script of this lane in this manner. */
export const suits = (one: Hook, lane: 'trade' | 'niche' | 'brand', manner: Manner): boolean =>
  one.for.includes(lane.charAt(0)) && one.manners.includes(manner)

/** What kind of opening a hook is; a structure says which kinds it can follow. */
export const kindOf = ({ speaks, form }: Hook): string => form ?? (speaks === 'figure' ? 'figure' : (speaks ?? 'name'))
