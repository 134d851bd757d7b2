/** Speech as it would be after an edit: kept for an hour, for the ears of its owner. */

import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx, Owned } from '#context.ts'
import { wavOf } from '#services/voice/speech-file.ts'
import type { Speech } from '#services/voice/voice.ts'
import { HOUR_MS } from '#time.ts'

/** The latest trials of an account; whoever listens has the last one or the one before it in their ears. */
const MOST = 6

const triedRoot = ({ config }: Pick<Ctx, 'config'>): string => path.join(config.dataDir, 'cache', 'tried')
const folderOf = (ctx: Owned): string => path.join(triedRoot(ctx), ctx.accountId)

/** Where a trial is on the disk. */
export const triedFile = (ctx: Owned, speechId: string): string => path.join(folderOf(ctx), `${speechId}.wav`)

/** Keeps the speech as WAV, silent until it begins in the film, and answers its id: the same speech has the same one. */
export async function keepTried(ctx: Owned, { pcm, sampleRate }: Speech, atMs = 0): Promise<string> {
  const before = Math.round((atMs * sampleRate) / 1000)
  const heard = new Float32Array(before + pcm.length)
  heard.set(pcm, before)
  const wav = wavOf({ pcm: heard, sampleRate })
  const hash = createHash('sha256').update(wav).digest('hex')
  const speechId = hash.slice(0, 32).replace(/^(.{8})(.{3}).(.{3}).(.{3})(.{12}).*$/, '$1-$2a-4$3-8$4-$5')
  await mkdir(folderOf(ctx), { recursive: true })
  await writeFile(triedFile(ctx, speechId), wav)
  await dropOld(folderOf(ctx), MOST)
  return speechId
}

/** Removes what nobody listens to anymore. */
export async function sweepTried(ctx: Ctx): Promise<void> {
  for (const account of await readdir(triedRoot(ctx)).catch(() => []))
    await dropOld(path.join(triedRoot(ctx), account), MOST, Date.now() - HOUR_MS)
}

async function dropOld(folder: string, most: number, since = 0): Promise<void> {
  const names = await readdir(folder)
  const ages = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(path.join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  const old = ages.sort((a, b) => b.at - a.at).filter(({ at }, index) => index >= most || at < since)
  for (const { name } of old) await rm(path.join(folder, name), { force: true })
}
