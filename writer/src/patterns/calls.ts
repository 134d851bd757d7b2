import type { ToneLetter } from '#english/tone.ts'
import type { Trade } from '#knowledge/trade.ts'
import type { TopicSource } from '#topics/material.ts'

/** What a call to action leads to, so that a script ends with something the brand can really offer. */
export type CallKind = 'try' | 'save' | 'send' | 'comment' | 'ask' | 'visit' | 'talk' | 'browse' | 'follow' | 'brand'

/** A way to end: its words, the sources it fits (first letters) and the tones that say it. */
export type Call = { id: string; kind: CallKind; topicSources: string; tones: string; text: string }

const ALL = 'fwlc'
type Row = readonly [id: string, topicSources: string, tones: string, text: string]

const table: Record<CallKind, readonly Row[]> = {
  try: [
    ['try-see', 'n', ALL, 'Try it {when}, and see what changes.'],
    ['try-note', 'n', 'fwc', 'Try it once {when}, and write down what you notice.'],
    ['try-part', 'n', 'wlc', 'Pick the smallest part of it and do it {when}.'],
    ['try-now', 'n', 'l', 'Do it {when}, while it is fresh!'],
    ['try-five', 'n', ALL, 'Set aside five minutes {when} for {thing}.'],
    ['try-minutes', 'n', 'fwc', 'Take ten minutes for {thing} {when}.'],
    ['try-small', 'n', 'wlc', 'Start {when}, and start small with {thing}.'],
    ['try-calendar', 'n', 'flc', 'Put it in your calendar for {day}: {thing}.'],
    ['try-paper', 'n', 'wc', 'Write {thing} on a note, and look at it again {when}.'],
    ['try-test', 'n', ALL, 'Test it on one small thing {when}.'],
    ['try-talk', 'n', 'wlc', 'Talk to someone about {topic} {when}.'],
    ['try-read', 'n', 'fc', 'Read up on {topic} {when}, and keep one point.'],
  ],
  save: [
    ['save-next', 'tn', ALL, 'Save this for the next time you think about {topic}.'],
    ['save-day', 'tn', 'fwc', 'Keep this for the day {thing} {comes} up.'],
    ['save-again', 'tn', 'wlc', 'Save this one about {topic}, and look at it again {when}.'],
    ['save-find', 'tn', 'flc', 'Bookmark this one about {topic}, so you find it when it counts.'],
  ],
  send: [
    ['send-friend', 'tn', 'wl', 'Send this to a friend {when}, and ask what they think about {topic}.'],
    ['send-someone', 'tn', ALL, 'Send this to someone who would like to know about {topic}.'],
    ['send-colleague', 'n', 'fc', 'Pass this on to a colleague, and talk about {topic} {when}.'],
    ['send-subject', 't', 'wlc', 'Send this {when} to a friend who likes {subject}.'],
    ['send-team', 'n', 'fl', 'Share this with your team, and talk about {topic} {when}.'],
  ],
  comment: [
    ['comment-met', 'tn', ALL, 'Write in the comments what you know about {topic}.'],
    ['comment-rule', 'n', 'fwc', 'Write your own rule for {thing} in the comments.'],
    ['comment-ask', 'tn', ALL, 'Ask your own question about {topic} in the comments.'],
    ['comment-tell', 'tn', 'wlc', 'Tell us in the comments what you think about {topic}.'],
    ['comment-how', 'n', 'wl', 'Tell us how you deal with {thing}, in one line below.'],
  ],
  ask: [
    ['ask-soon', 't', ALL, 'Ask {brand} about {topic} {soon}.'],
    ['ask-more', 't', 'fwc', 'Ask {brand} whatever else you want to know about {topic}.'],
    ['ask-us', 'tb', 'wlc', 'Ask us about {subject} {soon}, we like to talk about it.'],
    ['ask-bring', 't', 'wl', 'Bring your own question about {topic} to {brand}.'],
  ],
  visit: [
    ['visit-look', 'tb', ALL, 'Visit {brand} {nearby}, and have a look around.'],
    ['visit-come', 'tb', 'wlc', 'Come and see us at {brand} {nearby}.'],
    ['visit-stop', 'tb', 'w', 'Stop by {brand} {nearby}, even if you only want to look.'],
    ['visit-hello', 'tb', 'wl', 'Drop in at {brand} {nearby} and say hello.'],
    ['visit-plan', 'tb', 'f', 'Plan a visit to {brand} {soon}.'],
    ['visit-ask', 't', 'fwlc', 'Come by {brand} {nearby}, and ask about {topic}.'],
  ],
  talk: [
    ['talk-unsure', 'tb', ALL, 'If you are unsure, ask {brand} {soon}.'],
    ['talk-describe', 't', 'fwc', 'Tell {brand} what you have noticed, and ask about {topic}.'],
    ['talk-before', 't', 'flc', 'Ask {brand} about {topic} before you decide.'],
    ['talk-number', 'tb', 'wlc', 'Keep the number of {brand} at hand, for the day you need it.'],
    ['talk-call', 'tb', 'wlc', 'Call us at {brand} {soon}, one question is enough.'],
    ['talk-write', 't', ALL, 'Write to {brand} {soon}, and mention {topic}.'],
  ],
  browse: [
    ['browse-look', 'tb', ALL, 'Have a look at {brand} {soon}, and take your time.'],
    ['browse-start', 't', 'flc', 'See what {brand} does {soon}, and ask about {topic}.'],
    ['browse-ask', 'tb', 'wlc', 'Send us one question at {brand} {soon}.'],
  ],
  follow: [
    ['follow-about', 'tn', ALL, 'Follow {brand} for more on {about}.'],
    ['follow-new', 'tn', ALL, 'If {thing} {was} new to you, follow {brand} for the next one.'],
    ['follow-then', 'tn', 'wlc', 'Follow {brand} if you want to hear more about {about}.'],
    ['follow-week', 'n', 'fwc', 'Follow {brand} for one useful thought at a time, like this one about {topic}.'],
  ],
  brand: [
    ['brand-suits', 'b', ALL, 'If it suits you, ask {brand} {soon}.'],
    ['brand-question', 'b', ALL, 'If you have a question about it, ask {brand} {soon}.'],
    ['brand-think', 'b', 'fwc', 'Think it over, and talk to {brand} {soon}.'],
    ['brand-you', 'b', 'wl', 'If that sounds like you, say hello to {brand} {soon}.'],
    ['brand-details', 'b', 'fc', 'Ask {brand} for the details {soon}.'],
    ['brand-find', 'b', 'wlc', 'Find out if it is for you, and ask {brand} {soon}.'],
    ['brand-friend', 'b', 'wlc', 'Tell a friend who might like it, and send them to {brand} {soon}.'],
    ['brand-us', 'b', 'wlc', 'Talk to us at {brand} {soon}, and bring your questions.'],
  ],
}

export const calls: readonly Call[] = (Object.keys(table) as CallKind[]).flatMap((kind) =>
  table[kind].map(([id, topicSources, tones, text]) => ({ id: `ca-${id}`, kind, topicSources, tones, text })),
)

// Which calls need what: a door, a telephone, a screen.
const REACH: Partial<Record<CallKind, Trade['reach']>> = { visit: 'come', talk: 'call', browse: 'online' }

/** Whether a call fits the source, the tone and the way people reach the brand. */
export const callFits = (
  { kind, topicSources, tones }: Call,
  topicSource: TopicSource,
  tone: ToneLetter,
  reach?: Trade['reach'],
): boolean =>
  topicSources.includes(topicSource.charAt(0)) && tones.includes(tone) && (!REACH[kind] || REACH[kind] === reach)
