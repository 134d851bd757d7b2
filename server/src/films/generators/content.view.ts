/** A written script as its screen shows it: how to say it, what is seen, what happens when. */
import type { Tone } from '@octavo/contract/brand'
import { FORMATS, type VideoFormat } from '@octavo/contract/video'
import { plannedSentences } from '@octavo/voice/text'
import { outlineFilm } from '#rendering/index.ts'
import type { WrittenScript } from '#services/language/language.ts'
import type { Voice } from '#services/voice/voice.ts'
import type { GenerationRow } from './generations.store.ts'

type Content = NonNullable<GenerationRow['content']>

const DELIVERY: Record<Tone, string> = {
  'Professional & Authoritative': 'calm and certain, each sentence to its full stop',
  'Friendly & Approachable': 'warm and unhurried, as to a neighbor',
  'Energetic & Enthusiastic': 'quick and bright, with a lift on the verbs',
  'Educational & Informative': 'clear and patient, a little slower at figures and names',
}

const VOICE_OF_TONE: Record<Tone, string> = {
  'Professional & Authoritative': 'professional',
  'Friendly & Approachable': 'friendly',
  'Energetic & Enthusiastic': 'energetic',
  'Educational & Informative': 'storyteller',
}

/** The voice that a tone is spoken with, as the film will have it. */
export function voiceOfTone(voice: Voice, tone: Tone): string {
  const found = voice.voices().find(({ id }) => id === VOICE_OF_TONE[tone]) ?? voice.suiting(tone)[0]
  return found?.id ?? VOICE_OF_TONE[tone]
}

export function voiceInstructions(tone: Tone, voice: string, seconds: number, words: number): string {
  const pace = Math.round((words / seconds) * 60)
  return `Voice “${voice}”: ${DELIVERY[tone]}, about ${pace} words a minute. A short rest after the hook, and another before the call to action.`
}

/** What will be seen when, planned from the words. */
export function plannedCues(
  speaking: Voice,
  script: Pick<WrittenScript, 'title' | 'body'>,
  film: { brandName: string; format: VideoFormat; seed: number; voice: string },
) {
  const seconds = speaking.estimate(script.body, film.voice)
  const { width, height } = FORMATS[film.format]
  return outlineFilm({
    title: script.title,
    brand: { name: film.brandName },
    size: { width, height },
    captions: true,
    hasPresenter: false,
    seed: film.seed,
    sentences: plannedSentences(script.body, seconds),
    durationMs: seconds * 1000,
  })
}

const tenth = (ms: number): number => Math.round(ms / 100) / 10

export function viralContentView(speaking: Voice, content: Content, tone: Tone) {
  const { title, body, hook, callToAction, hashtags, sources, verdict, voice, cues } = content
  const seconds = speaking.estimate(body, voice)
  const sentences = plannedSentences(body, seconds)
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  return {
    title,
    hook,
    script: body,
    voice_instructions: voiceInstructions(tone, voice, seconds, words),
    visual_cues: cues.map(({ startMs, visuals }) => `${minutes(startMs)} ${visuals}`),
    timing_markers: markersOf(sentences, hook, callToAction, seconds),
    cta: callToAction,
    hashtags,
    sources,
    viral_prediction: verdict.viralScore,
    confidence_score: Math.min(verdict.viralScore, verdict.score, verdict.humanityScore) / 100,
  }
}

const minutes = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

type Sentences = ReturnType<typeof plannedSentences>

/** Hook, each new paragraph, the call to action, the end. */
function markersOf(sentences: Sentences, hook: string, callToAction: string, seconds: number) {
  const call = sentences.find((sentence) => callToAction.startsWith(sentence.text) && sentence !== sentences[0])
  const paragraphs = sentences.filter(
    (sentence, index) => index > 0 && sentence.paragraph !== sentences[index - 1]?.paragraph && sentence !== call,
  )
  return [
    { time: 0, action: `Hook: “${hook}”` },
    ...paragraphs.map(({ startMs, text }) => ({ time: tenth(startMs), action: `Next point: “${text}”` })),
    ...(call ? [{ time: tenth(call.startMs), action: `Call to action: “${callToAction}”` }] : []),
    { time: tenth(seconds * 1000), action: 'Closing card' },
  ]
}
