import type { ToneLetter } from '#english/tone.ts'
import type { TopicSource } from '#topics/material.ts'

/**
 * What kind of opening a hook is; a structure says which kinds it can follow. A hook that speaks a part of the material
 * (its question, fact, example or instruction) takes that part's place further down.
 */
export type HookKind =
  | 'ask'
  | 'fact'
  | 'figure'
  | 'example'
  | 'scene'
  | 'action'
  | 'name'
  | 'owners'
  | 'points'
  | 'letter'
  | 'brand'
  | 'trend'
  | 'topic'

/** How a script may begin: its words, the sources it fits (first letters) and the tones that say it. */
export type Hook = { id: string; kind: HookKind; topicSources: string; tones: string; text: string }

const ALL = 'fwlc'
type Row = readonly [id: string, topicSources: string, tones: string, text: string]

const table: Record<HookKind, readonly Row[]> = {
  ask: [
    ['ask', 't', ALL, '{ask}'],
    ['ask-for', 't', ALL, 'A question for {aTrade}: {askLower}'],
    ['ask-many', 't', 'fwc', 'Asked at many a {trade}: {askLower}'],
    ['ask-good', 't', 'wc', 'Good question: {askLower}'],
    ['ask-quick', 't', 'wl', 'Quick question: {askLower}'],
    ['ask-fair', 't', 'f', 'A fair question: {askLower}'],
    ['ask-guess', 't', 'lc', 'Take a guess: {askLower}'],
    ['ask-worth', 't', 'fc', 'A question worth a minute: {askLower}'],
    ['ask-maybe', 't', 'wc', 'You may have asked yourself: {askLower}'],
  ],
  fact: [
    ['fact', 'tn', ALL, '{fact}'],
    ['easy-forget', 'tn', ALL, 'It is easy to forget: {factLower}'],
    ['sooner', 'tn', 'wl', 'You will need this sooner than you think: {factLower}'],
    ['beginners', 'tn', 'wlc', 'One thing nobody tells beginners: {factLower}'],
    ['look-twice', 'tn', 'fc', 'Here is why you should look twice: {factLower}'],
    ['do-not-skip-fact', 'tn', 'fl', 'Do not skip this one: {factLower}'],
    ['worth-knowing', 'tn', 'wc', 'Worth knowing: {factLower}'],
    ['keep-this', 'tn', 'wlc', 'If you keep one thing today, keep this: {factLower}'],
    ['not-everyone', 'tn', 'wlc', 'Not everyone knows this: {factLower}'],
    ['straight', 'tn', 'l', 'Straight to the point: {factLower}'],
    ['plainly', 'tn', 'f', 'Put plainly: {factLower}'],
    ['for-the-record', 'tn', 'f', 'One point to remember: {factLower}'],
  ],
  figure: [
    ['figure', 'tn', ALL, '{factWithFigure}'],
    ['figure-first', 'tn', 'fwc', 'One figure first: {factWithFigureLower}'],
    ['which-number', 'tn', ALL, 'Which number belongs to {thing}? {factWithFigure}'],
    ['figure-start', 'tn', 'lc', 'Start with a number: {factWithFigureLower}'],
  ],
  example: [
    ['example', 'n', ALL, '{example}'],
    ['spot', 'n', ALL, 'Can you spot {noun} in this? {example}'],
    ['look-like', 'n', ALL, 'What {does} {thing} look like? {example}'],
    ['where-hide', 'n', 'wlc', 'Where {is} {noun} hiding here? {example}'],
    ['small-scene', 'n', 'wc', 'A small scene: {exampleLower}'],
    ['case', 'n', 'f', 'Consider a small case: {exampleLower}'],
    ['like-this', 'n', 'wl', 'It happens like this: {exampleLower}'],
    ['you-know', 'n', 'wl', 'You may know this one: {exampleLower}'],
  ],
  scene: [['scene', 'n', ALL, '{scene}']],
  action: [
    ['action', 'n', 'flc', '{action}'],
    ['task', 'n', 'wc', 'A small task for this week: {actionLower}'],
    ['ten-minutes', 'n', 'wlc', 'If you have ten minutes: {actionLower}'],
    ['experiment', 'n', 'lc', 'Here is an experiment: {actionLower}'],
    ['before-day', 'n', 'flc', 'Before {day}: {actionLower}'],
    ['this-week-instead', 'n', 'fwc', 'Try this before you try anything bigger: {actionLower}'],
    ['do-not-wait', 'n', 'wl', 'Do not wait for {day}: {actionLower}'],
  ],
  name: [
    ['worth', 'tn', ALL, 'What is worth knowing about {topic}?'],
    ['how-much', 'tn', 'wlc', 'How much do you know about {topic}?'],
    ['where-start', 'n', 'wlc', 'Where do you start with {thing}?'],
    ['why-matter', 'tn', ALL, 'Why {does} {thing} matter?'],
    ['why-think', 'tn', 'fc', 'Why should you think twice about {topic}?'],
    ['underrate', 'tn', 'flc', 'Why should you not underestimate {thing}?'],
    ['miss', 'tn', ALL, 'What do most people miss about {topic}?'],
    ['one-thing', 'tn', ALL, 'If you know only one thing about {topic}, what is it?'],
    ['go-wrong', 'n', 'wlc', 'Why is it so easy to go wrong with {thing}?'],
    ['more-often', 'n', 'wlc', 'You meet {noun} more often than you think.'],
    ['overlook', 'tn', ALL, 'Why is it so easy to overlook {thing}?'],
    ['not-born', 'tn', 'wlc', 'Nobody is born knowing about {topic}.'],
    ['get-right', 'n', 'fl', 'Get one thing right this week: {thing}.'],
    ['big-plans', 'n', 'wl', 'Never mind big plans, think about {topic}.'],
    ['what-change', 'n', 'wc', 'What would change if you had five minutes for {thing}?'],
    ['too-late', 'tn', 'fwc', 'Here is a word on {topic}, before you need it.'],
    ['no-time', 'n', 'wl', 'If you have no time for {thing}, this one is short.'],
    ['last-time', 'n', 'lc', 'When did you last think about {topic}?'],
  ],
  owners: [
    ['mean-for', 'n', ALL, 'What {does} {thing} mean for {aTrade}?'],
    ['show-up', 'n', ALL, 'Where {does} {thing} show up at {aTrade}?'],
    ['care', 'n', ALL, 'Why should {aTrade} care about {topic}?'],
    ['do-with', 'n', ALL, 'What {does} {thing} have to do with {aTrade}?'],
    ['learn', 'n', 'wlc', 'Can {aTrade} learn something from {thing}?'],
    ['if-you-run', 'n', 'wlc', 'If you run {aTrade}, you have met {noun}.'],
    ['do-not-skip', 'n', 'fl', 'If you run {aTrade}, do not skip {thing}.'],
    ['for-anyone', 'n', 'fwc', 'For anyone who runs {aTrade}, here is a word about {topic}.'],
    ['seen-from', 'n', 'fwc', 'Seen from {aTrade}, what {is} {thing}?'],
    ['every-trade', 'n', ALL, 'No {trade} gets around {noun}.'],
    ['owner-minute', 'n', 'wlc', 'If you run a small place, take a minute for {thing}.'],
    ['not-only-big', 'n', 'fwc', 'Not only big firms have to think about {topic}.'],
    ['too-small', 'n', 'wlc', 'Is {aTrade} too small for {noun}?'],
    ['what-if', 'n', ALL, 'What if {aTrade} took {noun} seriously for a week?'],
    ['how-much-know', 'n', 'wlc', 'How much does {aTrade} have to know about {topic}?'],
  ],
  points: [
    ['points-from', 'n', ALL, 'From {thing} to {lastThing}: {count} small jobs around {theme}.'],
    ['points-about', 'n', ALL, '{Count} small jobs for this week, and the first is about {topic}.'],
    ['points-can-you', 'n', ALL, 'Can you do {count} small jobs this week, starting with {thing}?'],
    ['points-only', 'n', 'wlc', 'If you do only {count} things this week, start with {thing}.'],
    ['points-how-many', 'n', 'flc', 'How many of these {count} have you done, from {thing} to {lastThing}?'],
    ['points-end', 'n', 'flc', 'Which of these {count} jobs will you do this week, {thing} or {lastThing}?'],
  ],
  letter: [
    ['letter-new', 'tn', 'fwc', 'To everyone who is new to {thing}: welcome.'],
    ['letter-start', 'tn', ALL, 'If you are new to {thing}, start here.'],
    ['letter-dear', 'tn', 'wc', 'Dear beginner, here is a word about {topic}.'],
    ['letter-never', 'tn', 'wlc', 'If you have never heard of {thing}, this minute is for you.'],
    ['letter-first', 'tn', ALL, 'What should you know first about {topic}?'],
    ['letter-miss', 'tn', ALL, 'What do beginners miss about {topic}?'],
    ['letter-one', 'tn', ALL, 'If you could know only one thing about {topic}, what would it be?'],
    ['letter-no-course', 'tn', 'wlc', 'You do not need a course to get {thing}.'],
  ],
  brand: [['brand', 'b', ALL, '{opening}']],
  trend: [
    ['trend-seen', 'tn', 'wlc', 'Have you seen {trend} lately?'],
    ['trend-first', 'tn', ALL, 'First {trend}, and then something that lasts.'],
    ['trend-while', 'tn', ALL, 'While everyone looks at {trend}, here is something that stays.'],
    ['trend-line-while', 'tn', ALL, 'While everyone looks at this, something else stays. {trendLine}'],
    ['trend-make', 'tn', ALL, 'What can {aTrade} make of {trend}?'],
    ['trend-talk', 'tn', 'fwc', 'Everyone seems to talk about {trend}.'],
    ['trend-worth', 'tn', 'flc', 'How much is behind {trend}?'],
    ['trend-why', 'tn', ALL, 'Why is everybody talking about {trend}?'],
    ['trend-take', 'tn', ALL, 'What can you take from {trend}?'],
    ['trend-line', 'tn', ALL, 'You may have seen it: {trendLine}'],
    ['trend-line-take', 'tn', ALL, 'What can you take from this? {trendLine}'],
    ['trend-line-why', 'tn', ALL, 'Why is everybody talking about this? {trendLine}'],
    ['trend-again', 'tn', ALL, 'It keeps coming up: {trendLine}'],
  ],
  topic: [
    ['topic-ask', 'tn', ALL, '{wishAsk}'],
    ['topic-ask-plain', 'tn', 'wlc', 'Good question: {wishAskLower}'],
    ['topic-worth', 'tn', ALL, 'What is worth knowing about {wish}?'],
    ['topic-thinking', 'tn', ALL, 'Are you thinking about {wish}?'],
    ['topic-mind', 'tn', ALL, 'Is there anything on your mind about {wish}?'],
    ['topic-busy', 'tn', 'wlc', 'Busy with {wish}? Then keep one more thing in mind.'],
    ['topic-useful', 'tn', ALL, 'Here is something useful about {wish}.'],
    ['topic-where', 'tn', 'wlc', 'Where do you start with {wish}?'],
    ['topic-miss', 'tn', ALL, 'What do most people miss about {wish}?'],
    ['topic-wrong', 'tn', 'wlc', 'Why is it so easy to go wrong with {wish}?'],
    ['topic-first', 'tn', ALL, 'What would you change first about {wish}?'],
    ['topic-one', 'tn', ALL, 'If you know only one thing about {wish}, know this.'],
    ['topic-minutes', 'tn', 'fwl', 'Do you give 10 minutes a week to {wish}?'],
    ['topic-sure', 'tn', 'fc', 'If you were never quite sure about {wish}, here is one clear step.'],
    ['topic-line', 'tn', ALL, 'One thing at a time: {wishLine}'],
    ['topic-line-plain', 'tn', 'fc', 'The subject today: {wishLine}'],
  ],
}

export const hooks: readonly Hook[] = (Object.keys(table) as HookKind[]).flatMap((kind) =>
  table[kind].map(([id, topicSources, tones, text]) => ({ id: `hk-${id}`, kind, topicSources, tones, text })),
)

/** Whether a hook may open a script of this source in this tone. */
export const suits = (hook: Hook, topicSource: TopicSource, tone: ToneLetter): boolean =>
  hook.topicSources.includes(topicSource.charAt(0)) && hook.tones.includes(tone)

// These promise nothing about what the owner asked for, so they may open a script that has to lead on to something else.
const OPEN_ENDED = new Set([
  'hk-topic-thinking',
  'hk-topic-mind',
  'hk-topic-busy',
  'hk-topic-ask',
  'hk-topic-ask-plain',
  'hk-topic-line',
  'hk-topic-line-plain',
  'hk-trend-seen',
  'hk-trend-first',
  'hk-trend-talk',
  'hk-trend-while',
  'hk-trend-line',
  'hk-trend-again',
  'hk-trend-line-while',
])

/** Whether a hook promises an answer to what the owner asked for. */
export const promisesAnswer = ({ id, kind }: Hook): boolean =>
  (kind === 'topic' || kind === 'trend') && !OPEN_ENDED.has(id)
