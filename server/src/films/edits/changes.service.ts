/** A film's source after a person's changes: other words, another voice, other scenes, another look. */
import { AVATARS } from '@octavo/contract/avatar-video'
import type { FilmChanges } from '@octavo/contract/edit'
import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { cutting, editPlan, illustrationSvg, type NewSpeech, type PlanEdit, type SceneContent } from '@octavo/renderer'
import { iconNames } from '@octavo/renderer/draw'
import type { Owned } from '#context.ts'
import {
  FIRST_INTONATION,
  type FilmSource,
  type FilmWork,
  type LineRecording,
  lengthOf,
  linesOf,
  mediaIdOf,
  originOf,
  rateToFit,
  refuseStrangeVoice,
  refuseUnsetEdit,
  type Spoken,
  speakInManner,
  speakWithinBounds,
  withBrand,
  withScript,
} from '#films/make/index.ts'
import { wordsOfRecordings } from '#films/recordings/index.ts'
import { creditsOf } from '#media/found/index.ts'
import { mediaFile } from '#media/index.ts'
import { Refusal } from '#refusal.ts'
import { CLOSE_MS, type FilmPlan, framed, wholeFrames } from '#rendering/index.ts'
import type { Speech } from '#services/voice/voice.ts'
import { aligned } from './aligned.ts'
import { pieceAt, rewritten } from './lines.rules.ts'
import { ownVoiceOf, recordingsAfter, sameRecordings } from './recordings.rules.ts'

/** `gone` counts scenes that were to be changed and are not there. The speech is given where it was spoken. */
export type Applied = FilmSource & { gone: number; speech?: Speech }

/**
 * What the film is made from after the changes; addresses stand for files. Spoken is only what sounds otherwise, unless
 * `aloud`. Refuses, in sentences, what a film can't be made from.
 */
export async function applyChanges(
  work: FilmWork,
  source: FilmSource,
  changes: FilmChanges,
  { aloud }: { aloud: boolean },
): Promise<Applied> {
  refuseStrangeLines(changes, source)
  const { script, pieces } = rewritten(source.script, source.lines, changes)
  refuseStrangeVoice(work.ctx, changes.voiceId)
  if (pieces.length === 0) throw new Refusal('unprocessable', messages.edit.noLines)
  refuseUnsetEdit({ plan: source.plan, script })
  const recordings = await recordingsOf(work, source, changes, { script, pieces })
  const otherReading = !sameRecordings(recordings, source.manner.recordings ?? [])
  const otherVoice = changes.voiceId !== undefined && changes.voiceId !== source.manner.voice
  const otherWords = pieces.length !== source.lines.length || pieces.some(({ line, same }, at) => !same || line !== at)
  const anew = aloud || otherWords || otherVoice || otherReading
  const spoken = anew ? await speak(work, withRecordings(source, recordings), script, changes) : undefined
  const speech = spoken && alignedTo(source.plan, spoken.speech, pieces)
  const { plan: edited, gone } = editPlan(
    source.plan,
    {
      ...(await lookOf(work, source, changes)),
      ...(changes.title && { title: changes.title }),
      cuts: changes.cuts ?? [],
      scenes: await Promise.all(
        (changes.scenes ?? []).map(async ({ id, to }) => ({ id, to: await content(work.ctx, to) })),
      ),
      things: knownThings(changes),
      ...(speech && { speech: newSpeech(source.plan, speech, pieces) }),
    },
    cutting(),
  )
  const manner = spoken?.manner ?? source.manner
  const plan = withReader(edited, manner)
  refuseUnsetEdit({ plan, script })
  return {
    plan,
    script,
    gone: gone.length,
    lines: speech ? linesOf(speech) : source.lines,
    manner,
    ...(speech && { speech }),
  }
}

/** The plan says whose voice it is, so that the film can. */
function withReader({ speech: before, ...plan }: FilmPlan, { recordings }: FilmSource['manner']): FilmPlan {
  const { read: _, ...speech } = before
  const read = ownVoiceOf(plan.sentences, recordings)
  return { ...plan, speech: { ...speech, ...(read && { read }) } }
}

type Pieces = ReturnType<typeof rewritten>['pieces']

/** Which words the owner reads after the changes; refuses a recording that is not there or says something else. */
async function recordingsOf(
  { ctx, video }: FilmWork,
  { manner }: FilmSource,
  { recordings: wanted = [] }: FilmChanges,
  after: { script: string; pieces: Pieces },
): Promise<LineRecording[]> {
  const there = await wordsOfRecordings(
    ctx,
    video.id,
    wanted.flatMap(({ id }) => id ?? []),
  )
  const told = wanted.map((one) => ({ ...one, words: there.get(one.id ?? '') }))
  if (told.some(({ id, words }) => id !== null && words === undefined))
    throw new Refusal('not-found', messages.recording.notFound)
  const { recordings, fits } = recordingsAfter(manner.recordings ?? [], told, after)
  if (!fits) throw new Refusal('unprocessable', messages.recording.ofOtherWords)
  return recordings
}

function withRecordings(source: FilmSource, recordings: LineRecording[]): FilmSource {
  const { recordings: _, ...manner } = source.manner
  return { ...source, manner: recordings.length > 0 ? { ...manner, recordings } : manner }
}

/** Lines that are changed or read are there, and an order has each of them once. */
function refuseStrangeLines({ lines = [], order, recordings = [] }: FilmChanges, source: FilmSource): void {
  const count = source.lines.length
  const added = new Set(order?.map((line) => (typeof line === 'number' ? undefined : line.id)))
  const isStrange = (line: number | string) => (typeof line === 'number' ? line >= count : !added.has(line))
  if (lines.some(({ index }) => isStrange(index)) || recordings.some(({ line }) => isStrange(line)))
    throw new Refusal('unprocessable', messages.edit.noSuchLine)
  const placed = order?.map((line) => (typeof line === 'number' ? line : line.id))
  if (!placed) return
  const known = placed.filter((line) => typeof line === 'number')
  if (known.length !== count || known.some((line) => line >= count) || new Set(placed).size !== placed.length)
    throw new Refusal('unprocessable', messages.edit.badOrder)
}

function knownThings({ things = [] }: FilmChanges): NonNullable<FilmChanges['things']> {
  if (things.some(({ thing }) => illustrationSvg(thing) === undefined))
    throw new Refusal('unprocessable', messages.edit.noSuchThing)
  return things
}

/**
 * In the manner of before where the film keeps within its bounds, else as a new film would be spoken. What its owner reads lasts
 * as long as it lasts: such a film keeps its manner, whoever says the other lines.
 */
async function speak(
  work: FilmWork,
  { plan, manner }: FilmSource,
  text: string,
  { voiceId }: FilmChanges,
): Promise<Spoken> {
  const voice = voiceId ?? manner.voice
  const film = await withBrand(work)
  const stillSeconds = (speechAtMs(plan) + CLOSE_MS) / 1000
  const { intonation = FIRST_INTONATION, recordings } = manner
  const anew = () => speakWithinBounds(film, { text, voice, stillSeconds, intonation })
  if (!recordings && voice !== manner.voice) return anew()
  const spoken = { ...manner, voice }
  const speech = await speakInManner(film, text, spoken)
  const seconds = speech.durationMs / 1000
  const fits = !film.video.batchId || rateToFit(seconds, stillSeconds, lengthOf(film.video)) === 1
  if (!recordings && !fits) return anew()
  if (seconds + stillSeconds > FILM_ORDER_LIMITS.duration.max)
    throw new Refusal('unprocessable', tooLong(seconds + stillSeconds))
  return { speech, manner: spoken }
}

const tooLong = (seconds: number): string =>
  `The film would last ${Math.ceil(seconds)} seconds; a film has at most ${FILM_ORDER_LIMITS.duration.max}. Please shorten a line.`

function originsOf({ sentences }: FilmPlan, speech: Speech, pieces: Pieces): NewSpeech['origins'] {
  return speech.sentences.map(({ text, words }) => {
    const { line = 0, same = false } = pieceAt(pieces, words[0]?.charStart ?? 0) ?? {}
    return typeof line === 'string'
      ? { line: null, same: false }
      : { line, same: same && text === sentences[line]?.text }
  })
}

function alignedTo(plan: FilmPlan, speech: Speech, pieces: Pieces): Speech {
  const begins = originsOf(plan, speech, pieces).map(({ line, same }) => {
    const before = same && line !== null ? plan.sentences[line] : undefined
    return before && before.startMs - speechAtMs(plan)
  })
  return aligned(speech, begins)
}

const speechAtMs = ({ speech }: FilmPlan): number => speech.atMs ?? 0

/** The speech on the film's clock. */
function newSpeech(plan: FilmPlan, speech: Speech, pieces: Pieces): NewSpeech {
  const atMs = speechAtMs(plan)
  const later = ({ startMs, endMs }: { startMs: number; endMs: number }) => ({
    startMs: startMs + atMs,
    endMs: endMs + atMs,
  })
  return {
    path: '',
    sentences: speech.sentences.map((sentence) => ({
      text: sentence.text,
      paragraph: sentence.paragraph,
      ...later(sentence),
      words: sentence.words.map((word) => ({ text: word.text, ...later(word) })),
    })),
    visemes: speech.visemes.map((viseme) => ({ shape: viseme.shape, ...later(viseme) })),
    durationMs: wholeFrames(atMs + speech.durationMs + CLOSE_MS),
    origins: originsOf(plan, speech, pieces),
  }
}

async function lookOf(work: FilmWork, { plan, manner }: FilmSource, changes: FilmChanges): Promise<PlanEdit> {
  const { captionStyle, captions, backgroundStyle, music, presenter, look } = changes
  return {
    ...(look && { look }),
    ...(captionStyle && { captionStyle }),
    ...(captions !== undefined && { captions }),
    ...(backgroundStyle && { background: backgroundStyle }),
    ...(music && { music: await musicOf(work.ctx, music) }),
    ...(presenter && named(plan, await presenterOf(work, changes.voiceId ?? manner.voice, presenter))),
  }
}

async function musicOf(ctx: Owned, music: string): Promise<FilmPlan['music']> {
  if (!mediaIdOf(music)) return music as FilmPlan['music']
  await ownMedia(ctx, mediaIdOf(music)!, /^audio\//, messages.edit.noSuchMusic)
  return { path: music }
}

type PresenterChoice = NonNullable<FilmChanges['presenter']>

/** Who is cast when this film is to show somebody. */
async function presenterOf({ ctx, video }: FilmWork, voiceId: string, choice: PresenterChoice) {
  if (choice === 'none') return null
  const avatarId = choice === 'brand' ? null : choice
  const chosen = { ...video, voiceId, avatarId, presenterChoice: 'shown' as const }
  const { presenter } = (await withScript({ ctx, video: chosen })).cast
  return presenter ? framed(presenter, video.format) : null
}

type Seen = FilmPlan['presenter'] | null
const nameOf = (seen: Seen): string | undefined => AVATARS.find(({ id }) => id === seen?.person)?.name

/** A lower third that names who is seen names whoever is seen now. */
function named({ presenter: before, brand, lowerThird }: FilmPlan, presenter: Seen): PlanEdit {
  const namesThem = lowerThird?.name === (nameOf(before) ?? brand.name)
  return { presenter, ...(namesThem && { name: nameOf(presenter) ?? brand.name }) }
}

type Words = NonNullable<FilmChanges['scenes']>[number]['to']

/** What a scene shows, once it is known that it can be shown. */
async function content(ctx: Owned, to: Words): Promise<SceneContent> {
  if ('icon' in to && to.icon && !iconNames.includes(to.icon))
    throw new Refusal('unprocessable', messages.edit.noSuchIcon)
  if (to.kind !== 'media') return to
  const { mediaId, ...rest } = to
  const type = await ownMedia(ctx, mediaId, /^(image|video)\//, messages.edit.noSuchPicture)
  const credit = (await creditsOf(ctx, [mediaId])).get(mediaId)
  return {
    ...{ ...rest, path: `/api/media/${mediaId}/file` },
    ...(type.startsWith('video/') && { clip: true }),
    ...(credit && { origin: originOf(credit) }),
  }
}

async function ownMedia(ctx: Owned, id: string, type: RegExp, gone: string): Promise<string> {
  const file = await mediaFile(ctx, id, 'file').catch(() => undefined)
  if (!file || !type.test(file.type)) throw new Refusal('not-found', gone)
  return file.type
}
