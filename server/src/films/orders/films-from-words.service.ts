/** One film from words that are there already. */
import type { AvatarId } from '@octavo/contract/avatar-video'
import type { SCRIPT_AVATARS } from '@octavo/contract/video'
import type { videoSchemas } from '@octavo/contract/video/schemas'
import type { z } from 'zod'
import type { SignedIn } from '#context.ts'
import { voiceIfThere } from '#films/make/index.ts'
import { measureScript, standsAsApproved } from '#scripts/index.ts'
import { brandFor, brandToMeasure, newScript, newSeed, once, ownScript, titleOf } from './order-parts.service.ts'
import { type Looks, orderFilm } from './orders.service.ts'

type Generate = z.output<typeof videoSchemas.generate.body>
type Submit = z.output<typeof videoSchemas.submit.body>

/** Films the words as they are: a copy of the script is kept with them, so that a later edit changes no finished film. */
export async function filmFromWords(ctx: SignedIn, request: Generate): Promise<string> {
  const words = { title: request.title || titleOf(request.content), body: request.content }
  const measures = await measureScript(ctx, { ...words, brandId: await brandToMeasure(ctx, request.brandId) })
  return once(ctx, request.requestId, async (within) => {
    const brandId = await brandFor(within, request.brandId)
    const own = await ownScript(within, request.scriptId)
    // An approval that an edit has voided is none; the owner's own words need no other.
    const script = own && standsAsApproved(own) ? own : await newScript(within, { ...words, brandId }, measures)
    return orderFilm(within, {
      script: { ...script, brandId: script.brandId ? await brandFor(within, script.brandId) : brandId },
      format: request.videoType,
      title: words.title,
      seed: newSeed(),
      requestId: request.requestId,
      quality: request.quality,
      captions: request.viral_optimizations,
      music: request.viral_optimizations ? 'library' : 'none',
    })
  })
}

/** The voice and look behind the script generator's four avatars; the others are presenters by id. */
const AVATAR_LOOKS: Record<(typeof SCRIPT_AVATARS)[number], Looks> = {
  default: {},
  professional: { avatarStyle: 'professional', voiceId: 'professional' },
  casual: { avatarStyle: 'casual', voiceId: 'friendly' },
  energetic: { avatarStyle: 'animated', voiceId: 'energetic' },
}

function looksOf(ctx: SignedIn, avatar: Submit['aiAvatarId']): Looks {
  if (!(avatar in AVATAR_LOOKS)) return { avatarId: avatar as AvatarId, presenterChoice: 'shown' }
  const { voiceId, ...looks } = AVATAR_LOOKS[avatar as keyof typeof AVATAR_LOOKS]
  const there = voiceId && voiceIfThere(ctx, voiceId)
  return { ...looks, ...(there && { voiceId: there }) }
}

export async function filmFromScript(ctx: SignedIn, request: Submit): Promise<string> {
  const { title, ttsText: body } = request
  // Whether it is there is asked for in the order: one that was placed before is found without it.
  const named = await ownScript(ctx, request.scriptId).catch(() => undefined)
  const measures = await measureScript(ctx, { title, body, brandId: await brandToMeasure(ctx, named?.brandId) })
  return once(ctx, request.requestId, async (within) => {
    const original = await ownScript(within, request.scriptId)
    const brandId = await brandFor(within, original?.brandId ?? undefined)
    const isAsApproved = original?.body === body && standsAsApproved(original)
    const script = isAsApproved ? original : await newScript(within, { title, body, brandId }, measures)
    return orderFilm(within, {
      script: { ...script, brandId },
      format: 'short',
      title,
      seed: newSeed(),
      requestId: request.requestId,
      ...looksOf(ctx, request.aiAvatarId),
    })
  })
}
