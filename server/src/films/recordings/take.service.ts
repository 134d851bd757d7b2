/** Taking what somebody has read: heard, cleaned, found in the script, and kept line by line. */
import { randomUUID } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import { type Narration, RECORDING_LIMITS, type Recording } from '@octavo/contract/recording'
import { MADE } from '@octavo/contract/video'
import { lockAccount } from '#accounts/index.ts'
import { findBrandEver } from '#brands/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { findShown, type VideoShown } from '#films/videos/index.ts'
import { refuseOverRoom } from '#media/index.ts'
import { Refusal } from '#refusal.ts'
import { type CutLine, type HeardVoice, readLines } from '#rendering/index.ts'
import { encodeWav, type FoundLine, findLine, findLines, VOICE_LUFS } from '#services/voice/readings.ts'
import { VoiceRefusal } from '#services/voice/voice.ts'
import { wordsKey } from '#text/spoken-words.ts'
import { Turns } from '#turns.ts'
import { type Incoming, withReceived } from './receive.ts'
import { recordingKey } from './recording.keys.ts'
import { ENDS_MS, recordingView } from './recordings.service.ts'
import * as store from './recordings.store.ts'
import { type FoundIn, faultOf, isFound, mismatchOf, problemOf } from './sound.rules.ts'

/** A line by its index in the saved film, or by its words. */
export type WhichLine = { line?: string | undefined; text?: string | undefined }
type Planned = Awaited<ReturnType<typeof planned>>
type Read = { found: FoundLine & FoundIn; cut: CutLine }

/** Each takes a core for seconds: an account has one of them at once, wherever it records. */
const turns = new Turns(1)

/** One line, read by itself. */
export async function recordLine(
  ctx: Owned,
  videoId: string,
  which: WhichLine,
  incoming: Incoming,
): Promise<Recording> {
  const video = await recordable(ctx, videoId)
  const sentence = await lineOf(ctx, video, which)
  const { seconds, bytes } = RECORDING_LIMITS.line
  const { heard, read } = await turns.take(ctx.accountId, () =>
    withReceived(ctx, incoming, bytes, (file) =>
      readFrom(ctx, file, seconds, async (heard) => {
        const found = measured(await findLine(heard, sentence).catch(refuseSaid), heard)
        const mismatch = mismatchOf(found)
        if (mismatch) throw new Refusal('unprocessable', mismatch)
        return [found]
      }),
    ),
  )
  if (!read[0]) throw new Refusal('unprocessable', messages.recording.silent)
  const [kept] = await keep(ctx, videoId, heard, [read[0]])
  return kept!
}

/** The whole script, read in one go. */
export async function recordNarration(ctx: Owned, videoId: string, incoming: Incoming): Promise<Narration> {
  const video = await recordable(ctx, videoId)
  const sentences = await scriptOf(ctx, video)
  const { seconds, bytes } = RECORDING_LIMITS.narration
  const { heard, read } = await turns.take(ctx.accountId, () =>
    withReceived(ctx, incoming, bytes, (file) =>
      readFrom(ctx, file, seconds, async (heard) =>
        (await findLines(heard, sentences).catch(refuseSaid)).map((line) => measured(line, heard)),
      ),
    ),
  )
  const lines = read.flatMap((one, line) =>
    one && isFound(one.found) && !mismatchOf(one.found) ? [{ ...one, line }] : [],
  )
  if (lines.length === 0) throw new Refusal('unprocessable', messages.recording.noneFound)
  const kept = await keep(ctx, videoId, heard, lines)
  const there = new Set(lines.map(({ line }) => line))
  return {
    recordings: kept.map((recording, at) => ({ ...recording, line: lines[at]!.line })),
    missing: sentences.flatMap((_, line) => (there.has(line) ? [] : [line])),
  }
}

/** A finished film of the account's own. */
async function recordable(ctx: Owned, videoId: string): Promise<VideoShown> {
  const video = await findShown(ctx, videoId)
  if (!video) throw new Refusal('not-found', messages.video.notFound)
  if (video.sample) throw new Refusal('conflict', messages.edit.sample)
  if (!MADE.includes(video.status)) throw new Refusal('conflict', messages.edit.notReady)
  const speaker = ctx.services.voice.voices().find((voice) => voice.id === video.voiceId)
  if (speaker && !ENGLISH.test(speaker.language)) throw new Refusal('unprocessable', messages.recording.englishAlone)
  return video
}

/** The aligner knows the sounds of no other language. */
const ENGLISH = /^en(-|$)/

async function planned(ctx: Owned, video: VideoShown, text: string) {
  const brand = video.brandId ? await findBrandEver(ctx, video.brandId) : undefined
  return ctx.threads.run('planScript', [text, brand?.lexicon], ctx.accountId).catch(refuseSaid)
}

/** The lines of the saved film, each as it is said. */
async function scriptOf(ctx: Owned, video: VideoShown): Promise<Planned> {
  const kept = await store.findScript(ctx, video.id)
  if (!kept) throw new Refusal('conflict', messages.recording.noPlan)
  const whole = await planned(ctx, video, kept.script)
  if (whole.length === kept.lines.length) return whole
  // Sentences end elsewhere than when the film was made: each of its lines is one all the same.
  const lines = kept.lines.map(({ start, end }) => planned(ctx, video, kept.script.slice(start, end)))
  return (await Promise.all(lines)).map(asOne)
}

const asOne = (sentences: Planned): Planned[number] => ({
  paragraph: sentences[0]!.paragraph,
  captions: sentences.flatMap(({ captions }) => captions),
  spoken: sentences.flatMap(({ spoken }, at) => {
    const before = sentences.slice(0, at).reduce((sum, { captions }) => sum + captions.length, 0)
    return spoken.map((piece) => ({ ...piece, caption: piece.caption + before }))
  }),
})

async function lineOf(ctx: Owned, video: VideoShown, { line, text }: WhichLine): Promise<Planned[number]> {
  if ((line === undefined) === (text === undefined)) throw new Refusal('invalid', messages.recording.whichLine)
  if (line !== undefined) {
    const sentence = /^\d{1,4}$/.test(line) ? (await scriptOf(ctx, video))[Number(line)] : undefined
    if (!sentence) throw new Refusal('unprocessable', messages.edit.noSuchLine)
    return sentence
  }
  const said = text!.replace(/\s+/gu, ' ').trim()
  if (said.length > RECORDING_LIMITS.text) throw new Refusal('invalid', messages.recording.oneSentence)
  const sentences = await planned(ctx, video, said)
  if (sentences.length > 1) throw new Refusal('unprocessable', messages.recording.oneSentence)
  return sentences[0]!
}

type Found = Read['found']

/** Hears a file and cuts it where `find` finds lines; a line in which nothing is heard is undefined. */
async function readFrom(
  { config }: Owned,
  file: string,
  seconds: number,
  find: (heard: HeardVoice) => Promise<Found[]>,
): Promise<{ heard: HeardVoice; read: (Read | undefined)[] }> {
  const known: { heard?: HeardVoice; found: Found[] } = { found: [] }
  // A moment more than is taken, so that what is longer is seen to be.
  const cut = await readLines(config, file, { seconds: seconds + 1, lufs: VOICE_LUFS }, async (heard) => {
    if (heard.durationMs > seconds * 1000 + 500) throw new Refusal('too-large', messages.recording.tooLong(seconds))
    const fault = faultOf(heard)
    if (fault) throw new Refusal('unprocessable', fault)
    known.heard = heard
    known.found = await find(heard)
    return known.found.map(({ span }) => span)
  })
  if (!cut || !known.heard) throw new Refusal('wrong-type', messages.recording.notSound)
  return { heard: known.heard, read: cut.map((line, at) => line && { found: known.found[at]!, cut: line }) }
}

/** What the voice refuses, it says in a sentence. */
function refuseSaid(error: unknown): never {
  throw error instanceof VoiceRefusal ? new Refusal('unprocessable', error.message) : error
}

/** The line on the file's clock, with its text and how long it takes. */
function measured<Line extends FoundLine>(
  line: Line,
  { startMs }: HeardVoice,
): Line & { text: string; seconds: number } {
  const later = <T extends Span>(one: T): T => ({ ...one, startMs: one.startMs + startMs, endMs: one.endMs + startMs })
  const captions = line.captions.map(later)
  return {
    ...line,
    captions,
    span: later(line.span),
    words: line.words.map(later),
    phones: line.phones.map(later),
    text: captions.map(({ text }) => text).join(' '),
    seconds: (captions.at(-1)!.endMs - captions[0]!.startMs) / 1000,
  }
}

type Span = { startMs: number; endMs: number }

/** The rows first, then the files: what is cut off in between is swept. */
async function keep(ctx: Owned, videoId: string, heard: HeardVoice, lines: Read[]): Promise<Recording[]> {
  const taken = lines.map(({ found, cut }) => ({
    wav: encodeWav(cut.pcm, 48_000),
    row: rowOf(videoId, heard, found, cut),
  }))
  const rows = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const there = await store.countRecordings(within, videoId)
    const most = RECORDING_LIMITS.perFilm
    if (there + taken.length > most) throw new Refusal('plan-limit', messages.recording.full(most))
    await refuseOverRoom(
      within,
      taken.reduce((sum, { wav }) => sum + wav.length, 0),
    )
    return store.insertRecordings(
      within,
      taken.map(({ wav, row }) => ({ ...row, bytes: wav.length })),
    )
  })
  for (const { wav, row } of taken) await ctx.services.storage.keepBytes(recordingKey({ ...ctx, ...row }), wav)
  await store.markKept(
    ctx,
    taken.map(({ row }) => row.id),
  )
  return taken.map(({ row }) => recordingView(rows.find(({ id }) => id === row.id)!))
}

/** Words and sounds stand where something is heard: in noise, the first and the last are easily looked for too far out. */
function rowOf(videoId: string, heard: HeardVoice, found: Found, { startMs, durationMs }: CutLine) {
  const [first, last] = [ENDS_MS - NEAR_MS, durationMs - ENDS_MS + NEAR_MS]
  const placed = (ms: number) => Math.max(first, Math.min(last, Math.round((ms - startMs) * 10) / 10))
  const onOwn = <T extends Span>(one: T): T => ({ ...one, startMs: placed(one.startMs), endMs: placed(one.endMs) })
  const { pieces, words, phones, confidence, captions, text } = found
  return {
    id: randomUUID(),
    videoId,
    text,
    words: wordsKey(text),
    captions: captions.map((word) => onOwn({ text: word.text, startMs: word.startMs, endMs: word.endMs })),
    times: { pieces, words: words.map(onOwn), phones: phones.map(onOwn), confidence },
    durationMs: Math.round(durationMs),
    levelDb: Math.round(heard.lufs * 10) / 10,
    problem: problemOf(heard, found),
  }
}

/** How far before its first loud moment a word may begin. */
const NEAR_MS = 30
