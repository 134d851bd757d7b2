/** First lines for words that are there already, or for a topic: the writer's own hooks and the openings of the brand's trade. */
import { plainSentence, sentencesOf, type TextSpan, wordsOf } from '@octavo/voice/text'
import { suits } from '#business/avoided.ts'
import { businessOf } from '#business/business.ts'
import { topicStems } from '#business/topic-stems.ts'
import { hashOf } from '#chance.ts'
import { contextFor, filled, firstSayable, type WriterContext } from '#compose/context.ts'
import { partsOf } from '#compose/opening.ts'
import { pullOf } from '#compose/pull.rules.ts'
import { withStop } from '#english/grammar.ts'
import { wishSlots } from '#english/owner.words.ts'
import { topicSlots } from '#english/slots.ts'
import { inTone } from '#english/tone.ts'
import { filmFor, piecesOf } from '#films/film.ts'
import { type HookKind, hooks, suits as suitsTone } from '#patterns/hooks.ts'
import type { Opening, OpeningsRequest, ScriptRequest } from '#script.ts'
import type { Material } from '#topics/material.ts'
import { opened, standsAlone, subjectsOf } from './subject.ts'

/** So many are worth judging. */
const MOST = 36
/** An opening of the trade belongs to a text that says so much of what it says. */
const SHARED = 0.8
const FEWEST_SHARED = 2
/** What leads in a sentence of the text, and what speaks of its subject. */
const FRAMES: readonly HookKind[] = ['ask', 'fact', 'figure']
const NAMES: readonly HookKind[] = ['topic', 'name']
// These lead on to something that the text does not say, or are as true of anything else.
const LEADS_AWAY =
  /^hk-(?:topic-(?:busy|sure|line|line-plain|minutes|mind|thinking|useful|first)|too-late|last-time|which-number)$/

/**
 * What a text, or else a film on a topic, could open with: each line says what the text says, or asks about its subject. The sentence that
 * an opening speaks is left out further down. Those that pull most come first; the same for the same request; empty where the
 * words give nothing to speak of.
 */
export function openingsFor(request: OpeningsRequest): Opening[] {
  const { text = '', brand } = request
  const context = contextFor(asScriptRequest(request))
  const sentences = sentencesOf(text)
  const all = [...ofTrade(request, sentences), ...ofText(context, sentences), ...naming(context, request)]
  const isFit = suits(brand)
  const first = sentences[0]?.text ?? ''
  const seen = new Set([first, inTone(first, context.tone)].map(plainSentence))
  const fresh = all.filter(({ line }) => {
    const plain = plainSentence(line)
    return isFit(line) && !seen.has(plain) && seen.add(plain)
  })
  return fresh
    .toSorted((a, b) => pullOf(b.line) - pullOf(a.line))
    .slice(0, MOST)
    .map(({ line, kind, spoken }) => ({ line, kind, body: opened(text, sentences[0], line, spoken) }))
}

type Candidate = Omit<Opening, 'body'> & {
  /** The sentence of the text that it speaks, where that is not the first. */
  spoken?: TextSpan
}

const asScriptRequest = ({ brand, presenter, text = '', topic }: OpeningsRequest): ScriptRequest => ({
  ...{ brand, presenter, format: 'short', seconds: { aim: 40, min: 15, max: 60 } },
  ...(topic && { topic }),
  seed: hashOf(`${text}|${topic ?? ''}`),
  usedSentences: new Set(),
  recentIngredients: [],
})

/** The openings of the trade's pieces that speak of what the text speaks of. */
function ofTrade(request: OpeningsRequest, sentences: readonly TextSpan[]): Candidate[] {
  const business = businessOf(request.brand)
  if (!business?.trade) return []
  const about = topicStems([request.text, request.title, request.topic].join(' '))
  const said = new Set(sentences.map((sentence) => plainSentence(sentence.text)))
  const isNear = (spoken: string) => {
    const own = [...topicStems(spoken)]
    const shared = own.filter((stem) => about.has(stem)).length
    return shared >= FEWEST_SHARED && shared / own.length >= SHARED && !said.has(plainSentence(spoken))
  }
  return piecesOf(filmFor(asScriptRequest(request), business))
    .filter(({ isOfTrade }) => isOfTrade)
    .flatMap(({ piece }) => piece.openings.map(({ spoken }) => spoken))
    .filter(isNear)
    .map((line) => ({ line, kind: 'trade' }))
}

const ofKinds = (context: WriterContext, kinds: readonly HookKind[]) =>
  hooks.filter(
    ({ id, kind, ...hook }) =>
      kinds.includes(kind) && !LEADS_AWAY.test(id) && suitsTone({ id, kind, ...hook }, 'trade', context.tone),
  )

// Longer sentences are no longer heard behind a lead-in.
const FRAMED = { fewest: 4, most: 16 } as const

/** The sentences of the text itself, led in or moved to its beginning. The last one is its call to action. */
function ofText(context: WriterContext, sentences: readonly TextSpan[]): Candidate[] {
  const told = sentences.slice(0, Math.max(1, sentences.length - 1))
  return told.flatMap((sentence, at): Candidate[] => {
    const words = wordsOf(sentence.text).length
    const isFit = words >= FRAMED.fewest && words <= FRAMED.most && !sentence.text.includes(':')
    if (!isFit || (at > 0 && !standsAlone(sentence, sentences[at + 1]))) return []
    const lines = sayable(context, FRAMES, partsOf(materialOf(sentence)))
    return lines.map((line) => ({ line, kind: 'own', ...(at > 0 && { spoken: sentence }) }))
  })
}

function materialOf({ text }: TextSpan): Material {
  const isQuestion = text.endsWith('?')
  return {
    ...{ id: '', topicSource: 'trade', topic: '', keywords: [], actions: [] },
    facts: isQuestion ? [] : [withStop(text)],
    ...(isQuestion && { ask: text }),
  }
}

/** The hooks that ask about the subject. */
function naming(context: WriterContext, request: OpeningsRequest): Candidate[] {
  const subjects = subjectsOf(request)
  const asked = request.topic && subjects.length === 0 ? sayable(context, ['topic'], wishSlots(request.topic)) : []
  const named = subjects.flatMap((subject) =>
    sayable(context, NAMES, { ...topicSlots(subject), wish: [subject], noun: [] }),
  )
  return [...asked, ...named].map((line) => ({ line, kind: 'named' }))
}

/** Each hook of these kinds filled once, in the brand's tone, where it can be said. */
const sayable = (context: WriterContext, kinds: readonly HookKind[], slots: Parameters<typeof filled>[2]): string[] =>
  ofKinds(context, kinds).flatMap(
    (hook) => firstSayable(context, context.said, filled(context, [hook.text], { ...context.slots, ...slots })) ?? [],
  )
