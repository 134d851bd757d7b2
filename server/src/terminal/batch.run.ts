/** The batch command's work: one account of its own in the folder, one brand, one batch at a time. */
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch } from '@octavo/contract/batch'
import type { Brand } from '@octavo/contract/brand'
import { newBrand } from '@octavo/contract/brand/schemas'
import { isMade, isSettled, type Video } from '@octavo/contract/video'
import { localAccount } from '#accounts/index.ts'
import { createBrand, ownBrands, updateBrand } from '#brands/index.ts'
import { type Ctx, type SignedIn, signedInAs } from '#context.ts'
import { batchOfRequest, getBatch, orderBatch } from '#films/batches/index.ts'
import { filmKey, videosOfBatches } from '#films/videos/index.ts'
import { uuidOf } from '#ids.ts'
import { getScript } from '#scripts/index.ts'
import { type BatchOptions, WrongOption } from './batch.options.ts'
import { logoFrom, NO_PICTURES, picturesFrom } from './brand.pictures.ts'
import { factsIn } from './facts.file.ts'
import type { ProgressLine } from './progress.ts'

type Terminal = { line: ProgressLine; signal: AbortSignal }

const LOOK_EVERY_MS = 500

/** Exit code 0 when every film is in the folder, 1 when some could not be made, 130 when it was stopped. */
export async function runBatch(ctx: Ctx, options: BatchOptions, { line, signal }: Terminal): Promise<number> {
  const account = await localAccount(ctx)
  const signedIn = signedInAs(ctx, account)
  const brand = await brandFor(signedIn, options, (text) => line.say(text))
  if (brand.pictures.length === 0 && !options.json) line.say(NO_PICTURES)
  const id = await nextBatch(signedIn, brand, options)
  if (options.until) return writeOnly(signedIn, id, options, { line, signal })
  const delivered = new Set<string>()
  for (;;) {
    const batch = await getBatch(signedIn, id)
    for (const video of batch.videos) {
      if (isMade(video.status) && !delivered.has(video.id))
        delivered.add(await deliver(signedIn, video, options.out, line))
    }
    line.show(batch.progress, batch.says, batch.etaSeconds)
    if (batch.videos.every((video) => isSettled(video.status))) return finish(batch, options.out, line)
    if (signal.aborted) {
      line.say('Stopped. The same command goes on from here.')
      return 130
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Waits for the scripts and prints them. Their films are ordered, and made by the same command without `--until`. */
async function writeOnly(
  ctx: SignedIn,
  id: string,
  { json }: BatchOptions,
  { line, signal }: Terminal,
): Promise<number> {
  for (;;) {
    const batch = await getBatch(ctx, id)
    if (!json) line.show(batch.progress, batch.says, batch.etaSeconds)
    if (batch.status !== 'writing') break
    if (signal.aborted) return 130
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
  const scripts = await scriptsOf(ctx, id)
  if (json) console.log(JSON.stringify({ scripts }, undefined, 2))
  else for (const { title, body } of scripts) line.say(`\n${title}\n${body}`)
  return 0
}

async function scriptsOf(ctx: SignedIn, batchId: string) {
  const videos = await videosOfBatches(ctx, [batchId])
  const ids = videos.flatMap(({ scriptId }) => scriptId ?? [])
  const scripts = await Promise.all(ids.map((id) => getScript(ctx, id)))
  return scripts.map(({ title, body, hook, callToAction, format, lines, hashtags, sources, ...rest }) => ({
    ...{ title, body, hook, callToAction, format, lines, hashtags, sources },
    ...{ viralScore: rest.viralScore, humanityScore: rest.humanityScore, complianceScore: rest.complianceScore },
  }))
}

/** What is left out of the last options stays as the brand has it. */
async function brandFor(ctx: SignedIn, options: BatchOptions, say: (text: string) => void): Promise<Brand> {
  const { name, niche, tone, description, color, persona, avatar, trade, place, audience } = options
  const { link, facts, logo, pictures } = options
  const known = (await ownBrands(ctx)).find((brand) => brand.name === name)
  const fields = {
    ...{ name, niche, tone, description, primaryColor: color, defaultPersona: persona, avatarMode: avatar },
    ...(trade !== undefined && { trade }),
    ...(place !== undefined && { place }),
    ...(audience !== undefined && { audience }),
    ...(link !== undefined && { closeLink: link }),
    ...(facts !== undefined && { facts: factsIn(await readFacts(facts)) }),
    ...(logo !== undefined && { logoUrl: await logoFrom(ctx, logo) }),
    ...(pictures !== undefined && { pictures: await picturesFrom(ctx, pictures, known?.pictures ?? [], say) }),
  }
  if (known) return updateBrand(ctx, known.id, fields)
  return createBrand(ctx, { ...newBrand(name), ...fields })
}

async function readFacts(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new WrongOption(`--facts: ${file} cannot be read (${error.code}).`)
  })
}

/**
 * The unfinished batch of the same command, or a new one: each run of the command has a number, and so a request of
 * its own. A batch whose films did not all reach the folder is unfinished too.
 */
async function nextBatch(ctx: SignedIn, brand: Brand, options: BatchOptions): Promise<string> {
  const { shorts, long, seconds, seed } = options
  const what = JSON.stringify([brand.id, shorts, long, seconds, seed])
  for (let run = 0; ; run++) {
    const requestId = uuidOf(`${what} ${run}`)
    const before = await batchOfRequest(ctx, requestId)
    if (before && (await isDelivered(ctx, before.id))) continue
    const shape = { shorts, longForm: long, ...(seconds && { seconds }) }
    return orderBatch(ctx, {
      brandId: brand.id,
      requestId,
      shape,
      seed: seed === undefined ? randomBytes(4).readUInt32BE() >>> 1 : seed + run,
    })
  }
}

async function isDelivered(ctx: SignedIn, batchId: string): Promise<boolean> {
  const { videos } = await getBatch(ctx, batchId)
  const delivered = await Promise.all(
    videos.map(async (video) => !isMade(video.status) || (await isThere(receipt(ctx, video.id)))),
  )
  return videos.every((video) => isSettled(video.status)) && delivered.every(Boolean)
}

const isThere = async (file: string): Promise<boolean> => Boolean(await stat(file).catch(() => undefined))

/** Notes that a film was put into the folder: what the owner moves away afterwards does not come back. */
const receipt = (ctx: SignedIn, videoId: string): string => path.join(ctx.config.dataDir, 'delivered', videoId)

const ENDINGS = ['.mp4', '.srt', '.vtt', '.jpg']

/** Puts the film and what goes with it into the folder, each file whole or not at all. */
async function deliver(ctx: SignedIn, video: Video, out: string, line: ProgressLine): Promise<string> {
  if (await isThere(receipt(ctx, video.id))) return video.id
  const label = video.format === 'long' ? 'long' : `short-${video.number}`
  for (const ending of ENDINGS) {
    const target = path.join(out, `${label}-${(video.filename ?? '').replace(/\.mp4$/, ending)}`)
    const key = filmKey(ctx.accountId, video.id, ending, video.revision)
    await copyFile(await ctx.services.storage.localPath(key), `${target}.part`)
    await rename(`${target}.part`, target)
  }
  await mkdir(path.dirname(receipt(ctx, video.id)), { recursive: true })
  await writeFile(receipt(ctx, video.id), '')
  line.say(`${label.padEnd(8)} ${formatSeconds(video.durationSeconds ?? 0)}  ${video.title}`)
  return video.id
}

const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

function finish(batch: Batch, out: string, line: ProgressLine): number {
  const ready = batch.videos.filter((video) => isMade(video.status))
  for (const video of batch.videos) if (video.problem) line.say(`${video.title}: ${video.problem}`)
  const seconds = ready.reduce((sum, video) => sum + (video.durationSeconds ?? 0), 0)
  const took = batch.finishedAt ? (Date.parse(batch.finishedAt) - Date.parse(batch.createdAt)) / 1000 : undefined
  const pace = took && took > 0 ? ` ${formatSeconds(seconds)} of film in ${formatSeconds(took)}.` : ''
  line.say(`${ready.length} of ${batch.videos.length} films are in ${out}.${pace}`)
  return ready.length === batch.videos.length ? 0 : 1
}
