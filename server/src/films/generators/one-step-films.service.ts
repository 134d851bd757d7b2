/** Films of given words: the AI Video Generator and the real viral generator. */

import { AVATARS } from '@octavo/contract/avatar-video'
import type { OrderedFilm } from '@octavo/contract/film-order'
import type { filmOrderSchemas } from '@octavo/contract/film-order/schemas'
import { messages } from '@octavo/contract/messages'
import { generatedStatus, isSettled, type Video } from '@octavo/contract/video'
import { plannedSentences } from '@octavo/voice/text'
import type { z } from 'zod'
import type { Owned, SignedIn } from '#context.ts'
import { picturesFor, sizeOf } from '#films/make/index.ts'
import { brandFor, newScript, newSeed, once, orderFilm, planLength, titleOf } from '#films/orders/index.ts'
import { findShown, generatedView, getVideo, type VideoShown } from '#films/videos/index.ts'
import { lookUntil } from '#look-until.ts'
import { Refusal } from '#refusal.ts'
import { CLOSE_MS, outlineFilm } from '#rendering/index.ts'
import { getScript, measureScript } from '#scripts/index.ts'

type FilmOrder = z.output<typeof filmOrderSchemas.film.body>
type RealViralRequest = z.output<typeof filmOrderSchemas.realViral.body>

/** Orders a film of the words at the asked length, with every choice of the form. */
export async function generateFilm(ctx: SignedIn, request: FilmOrder): Promise<OrderedFilm> {
  const { script: body, avatarStyle, voiceId, backgroundStyle, captionStyle, pictures, duration, requestId } = request
  const title = titleOf(body)
  const measures = await measureScript(ctx, { title, body })
  const id = await once(ctx, requestId, async (within) => {
    const brandId = await brandFor(within, request.brandId)
    const script = await newScript(within, { title, body, brandId }, measures)
    return orderFilm(within, {
      script: { ...script, brandId },
      format: request.videoType,
      title,
      seed: newSeed(),
      seconds: duration,
      presenterChoice: 'shown',
      avatarStyle,
      voiceId,
      backgroundStyle,
      captionStyle,
      pictures,
      requestId,
    })
  })
  return orderedFilm(ctx, id)
}

/** The film as it stands: planned from its words until the voice is recorded. */
export async function orderedFilm(ctx: Owned, id: string): Promise<OrderedFilm> {
  const [row, video] = await Promise.all([findShown(ctx, id), getVideo(ctx, id)])
  if (!row) throw new Refusal('not-found', messages.video.notFound)
  const base = generatedView(row)
  const plan = await planOf(ctx, row)
  const { width, height } = sizeOf(row, ctx.config)
  return {
    ...base,
    totalDuration: base.totalDuration ?? plan.seconds,
    scenes: base.scenes.length > 0 ? base.scenes : plan.scenes,
    metadata: {
      resolution: base.metadata.resolution ?? `${width}x${height}`,
      avatarUsed: avatarOf(row),
      voiceUsed: row.voiceId ?? "The brand's own",
      backgroundUsed: row.backgroundStyle ?? 'animated',
      musicUsed: row.music ?? 'library',
      captions: row.captions,
      captionStyle: row.captionStyle,
    },
    lengthNote: row.lengthNote,
    etaSeconds: video.etaSeconds,
    credits: row.credits,
    scriptId: row.scriptId,
    srtUrl: video.srtUrl,
    vttUrl: video.vttUrl,
    readyAt: video.readyAt,
  }
}

function avatarOf({ avatarId, avatarStyle, presenter, presenterChoice }: VideoShown): string {
  if (presenterChoice === 'none') return 'None'
  const person = AVATARS.find((avatar) => avatar.id === avatarId)
  return person?.name ?? avatarStyle ?? presenter ?? "The brand's own"
}

async function planOf(ctx: Owned, row: VideoShown): Promise<{ seconds: number; scenes: OrderedFilm['scenes'] }> {
  const script = row.scriptId && (await getScript(ctx, row.scriptId).catch(() => undefined))
  if (!script || row.scenes.length > 0) return { seconds: 0, scenes: row.scenes }
  const { seconds } = planLength(ctx, script.body, row.voiceId ?? undefined, row.aimSeconds ?? undefined)
  const outline = outlineFilm({
    title: row.title,
    brand: { name: row.brandName ?? '' },
    size: sizeOf(row, ctx.config),
    captions: row.captions,
    hasPresenter: row.presenterChoice === 'shown',
    seed: row.seed,
    sentences: plannedSentences(script.body, seconds - CLOSE_MS / 1000),
    durationMs: seconds * 1000,
    ...(await picturesFor(ctx, row, undefined)),
  })
  return {
    seconds: Math.round(seconds * 10) / 10,
    scenes: outline.map(({ startMs, visuals }) => ({ timestamp: Math.round(startMs / 100) / 10, visuals })),
  }
}

/** Films a finished script under its title and answers with the file's name, ready or not. */
export async function generateRealViral(ctx: SignedIn, request: RealViralRequest) {
  const { script: body, title, options, requestId } = request
  const measures = await measureScript(ctx, { title, body })
  const id = await once(ctx, requestId, async (within) => {
    const brandId = await brandFor(within, request.brandId)
    const script = await newScript(within, { title, body, brandId }, measures)
    return orderFilm(within, {
      script: { ...script, brandId },
      format: 'short',
      title,
      seed: newSeed(),
      presenterChoice: options.useAIAvatar ? 'shown' : 'none',
      voiceId: options.voiceType,
      backgroundStyle: options.backgroundType,
      captions: options.includeSubtitles,
      pictures: request.pictures,
      requestId,
    })
  })
  return realViralView(await whenMade(ctx, id), await findShown(ctx, id))
}

// A call answers within 25 seconds; a little is kept for the way back.
const WAITS = { withinMs: 20_000, everyMs: 500 }

const whenMade = (ctx: Owned, id: string): Promise<Video> =>
  lookUntil(
    () => getVideo(ctx, id),
    ({ status }) => isSettled(status),
    WAITS,
  )

function realViralView(video: Video, row: VideoShown | undefined) {
  const status = generatedStatus(video.status)
  const success = status === 'completed' || status === 'generating'
  return {
    success,
    filename: row?.filename ?? '',
    videoId: video.id,
    status,
    ...(!success && { error: video.problem ?? messages.generator.unable }),
  }
}
