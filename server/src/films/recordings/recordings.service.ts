/** What is there of recordings: shown, heard, spoken with, taken away. */
import { messages } from '@octavo/contract/messages'
import type { Recording } from '@octavo/contract/recording'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { findShown } from '#films/videos/index.ts'
import { Refusal } from '#refusal.ts'
import type { Reading } from '#services/voice/readings.ts'
import { recordingKey } from './recording.keys.ts'
import * as store from './recordings.store.ts'

export const recordingView = (row: store.RecordingRow): Recording => ({
  id: row.id,
  text: row.text,
  durationMs: row.durationMs,
  words: row.captions,
  levelDb: row.levelDb,
  problem: row.problem,
  createdAt: row.createdAt.toISOString(),
})

/** Those of a film, of each text the newest. */
export async function listRecordings(ctx: Owned, videoId: string): Promise<{ recordings: Recording[] }> {
  await refuseStrangeFilm(ctx, videoId)
  const rows = await store.listRecordings(ctx, videoId)
  const newest = new Map(rows.toReversed().map((row) => [row.words, row]))
  return { recordings: rows.filter((row) => newest.get(row.words) === row).map(recordingView) }
}

async function refuseStrangeFilm(ctx: Owned, videoId: string): Promise<void> {
  if (!(await findShown(ctx, videoId))) throw new Refusal('not-found', messages.video.notFound)
}

async function known(ctx: Owned, videoId: string, id: string): Promise<store.RecordingRow> {
  await refuseStrangeFilm(ctx, videoId)
  const row = await store.findRecording(ctx, videoId, id)
  if (!row) throw new Refusal('not-found', messages.recording.notFound)
  return row
}

/** Where the sound of a recording is kept. */
export const recordingFile = async (ctx: Owned, videoId: string, id: string): Promise<string> =>
  recordingKey(await known(ctx, videoId, id))

/** Takes away one that the film does not speak with. */
export async function removeRecording(ctx: Owned, videoId: string, id: string): Promise<Record<string, never>> {
  const row = await inTransaction(ctx, async (within) => {
    // An edit that would speak with it is ordered before this or after it.
    await lockAccount(within)
    const found = await known(within, videoId, id)
    if (await store.isInUse(within, videoId, id)) throw new Refusal('conflict', messages.recording.inUse)
    await store.markDeleted(within, id)
    return found
  })
  await forget(ctx, row)
  return {}
}

/** Removes a recording that was given up: the file first, so that no file is without a row that names it. */
export async function forget({ services, db }: Pick<Owned, 'services' | 'db'>, row: store.RecordingRow): Promise<void> {
  await services.storage.remove(recordingKey(row))
  await store.removeRow({ db }, row.id)
}

/** The words of recordings, by which lines are told; those that are not there are not among them. */
export async function wordsOfRecordings(ctx: Owned, videoId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = ids.length === 0 ? [] : await store.findRecordings(ctx, videoId, ids)
  return new Map(rows.map(({ id, words }) => [id, words]))
}

const HEADER = 44
/** Silence that every recording is kept with at both ends. */
export const ENDS_MS = 120

/** A recording as a speech takes it in place of its voice for `text`. Refuses one that is not there, or not whole. */
export async function readingFor(ctx: Owned, videoId: string, id: string, text: string): Promise<Reading> {
  const row = await store.findRecording(ctx, videoId, id)
  const wav = row && (await bytesOf(ctx, row))
  if (!wav) throw new Refusal('conflict', messages.recording.gone(text))
  const pcm = new Int16Array(wav.buffer.slice(wav.byteOffset + HEADER, wav.byteOffset + wav.length))
  return { ...row.times, pcm, endsMs: ENDS_MS }
}

async function bytesOf({ services }: Owned, row: store.RecordingRow): Promise<Buffer | undefined> {
  const key = recordingKey(row)
  if ((await services.storage.size(key)) !== row.bytes) return undefined
  const parts: Buffer[] = []
  for await (const part of services.storage.read(key)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
