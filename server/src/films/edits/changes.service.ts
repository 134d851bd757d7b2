/** A film's source after a person's changes: other words, another voice, other scenes, another look. */
import { AVATARS } from '@octavo/contract/avatar-video'
import type { FilmChanges } from '@octavo/contract/edit'
import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { editPlan, type NewSpeech, type PlanEdit, type SceneContent } from '@octavo/renderer'
import { iconNames } from '@octavo/renderer/draw'
import type { Owned } from '#context.ts'
import {
  type FilmSource,
  type FilmWork,
  lengthOf,
  linesOf,
  mediaIdOf,
  rateToFit,
  refuseStrangeVoice,
  refuseUnsetEdit,
  type Spoken,
  speakInManner,
  speakWithinBounds,
  withBrand,
  withScript,
} from '#films/make/index.ts'
import { mediaFile } from '#media/index.ts'
import { Refusal } from '#refusal.ts'
import { CLOSE_MS, type FilmPlan, framed, wholeFrames } from '#rendering/index.ts'
import type { Speech } from '#services/voice/voice.ts'
import { aligned } from './aligned.ts'
import { pieceAt, rewritten } from './lines.rules.ts'

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
  const { script, pieces } = rewritten(source.script, source.lines, knownLines(changes, source))
  refuseStrangeVoice(work.ctx, changes.voiceId)
  if (pieces.length === 0) throw new Refusal('unprocessable', messages.edit.noLines)
  refuseUnsetEdit({ plan: source.plan, script })
  const otherVoice = changes.voiceId !== undefined && changes.voiceId !== source.manner.voice
  const otherWords = pieces.length < source.lines.length || pieces.some(({ same }) => !same)
  const spoken = aloud || otherWords || otherVoice ? await speak(work, source, script, changes) : undefined
  const speech = spoken && alignedTo(source.plan, spoken.speech, pieces)
  const { plan, gone } = editPlan(source.plan, {
    ...(await look(work, source, changes)),
    scenes: await Promise.all(
      (changes.scenes ?? []).map(async ({ id, to }) => ({ id, to: await content(work.ctx, to) })),
    ),
    ...(speech && { speech: newSpeech(source.plan, speech, pieces) }),
  })
  refuseUnsetEdit({ plan, script })
  return {
    plan,
    script,
    gone: gone.length,
    lines: speech ? linesOf(speech) : source.lines,
    manner: spoken?.manner ?? source.manner,
    ...(speech && { speech }),
  }
}

type Pieces = ReturnType<typeof rewritten>['pieces']

function knownLines({ lines = [] }: FilmChanges, source: FilmSource) {
  if (lines.some(({ index }) => index >= source.lines.length))
    throw new Refusal('unprocessable', messages.edit.noSuchLine)
  return lines
}

/** In the manner of before where the film keeps within its bounds, else as a new film would be spoken. */
async function speak(
  work: FilmWork,
  { plan, manner }: FilmSource,
  text: string,
  { voiceId }: FilmChanges,
): Promise<Spoken> {
  const film = await withBrand(work)
  const stillSeconds = (speechAtMs(plan) + CLOSE_MS) / 1000
  const anew = (voice: string) => speakWithinBounds(film, { text, voice, stillSeconds })
  if (voiceId && voiceId !== manner.voice) return anew(voiceId)
  const speech = await speakInManner(film, text, manner)
  const seconds = speech.durationMs / 1000
  if (film.video.batchId && rateToFit(seconds, stillSeconds, lengthOf(film.video)) !== 1) return anew(manner.voice)
  if (seconds + stillSeconds > FILM_ORDER_LIMITS.duration.max)
    throw new Refusal('unprocessable', tooLong(seconds + stillSeconds))
  return { speech, manner }
}

const tooLong = (seconds: number): string =>
  `The film would last ${Math.ceil(seconds)} seconds; a film has at most ${FILM_ORDER_LIMITS.duration.max}. Please shorten a line.`

function originsOf({ sentences }: FilmPlan, speech: Speech, pieces: Pieces): NewSpeech['origins'] {
  return speech.sentences.map(({ text, words }) => {
    const piece = pieceAt(pieces, words[0]?.charStart ?? 0)
    const line = piece?.line ?? 0
    return { line, same: piece?.same === true && text === sentences[line]?.text }
  })
}

function alignedTo(plan: FilmPlan, speech: Speech, pieces: Pieces): Speech {
  const begins = originsOf(plan, speech, pieces).map(({ line, same }) => {
    const before = same ? plan.sentences[line] : undefined
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

async function look(work: FilmWork, { plan, manner }: FilmSource, changes: FilmChanges): Promise<PlanEdit> {
  const { captionStyle, captions, backgroundStyle, music, presenter } = changes
  return {
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
  return { ...rest, path: `/api/media/${mediaId}/file`, ...(type.startsWith('video/') && { clip: true }) }
}

async function ownMedia(ctx: Owned, id: string, type: RegExp, gone: string): Promise<string> {
  const file = await mediaFile(ctx, id, 'file').catch(() => undefined)
  if (!file || !type.test(file.type)) throw new Refusal('not-found', gone)
  return file.type
}
