/** One film from words that are there already. */
import { randomInt } from 'node:crypto'
import type { videoSchemas } from '@octavo/contract/schemas'
import type { z } from 'zod'
import type { SignedIn } from '#context.ts'
import { getBrand, listBrands } from '#features/brands/index.ts'
import { createScript, getScript } from '#features/scripts/index.ts'
import { orderFilm } from '#pipeline/index.ts'
import { Refusal } from '#refusal.ts'
import { sentencesOf } from '#text/sentences.ts'

type Generate = z.output<typeof videoSchemas.generate.body>
type Submit = z.output<typeof videoSchemas.submit.body>

const TITLE_LENGTH = 80

/** Films the words as they are: a copy of the script is kept with them, so that a later edit changes no finished film. */
export async function filmFromWords(ctx: SignedIn, request: Generate): Promise<string> {
  const brandId = await brandFor(ctx, request.brandId)
  const title = request.title || titleOf(request.content)
  const { id } = request.scriptId
    ? { id: request.scriptId }
    : await createScript(ctx, { title, body: request.content, brandId })
  const script = await getScript(ctx, id)
  return orderFilm(ctx, {
    script: { ...script, brandId: script.brandId ?? brandId },
    format: request.videoType,
    title,
    seed: randomInt(2 ** 31 - 1),
  })
}

/** The voice and look behind the script generator's four avatars. */
const AVATARS: Record<Submit['aiAvatarId'], { avatarStyle?: string; voiceId?: string }> = {
  default: {},
  professional: { avatarStyle: 'professional', voiceId: 'professional' },
  casual: { avatarStyle: 'casual', voiceId: 'friendly' },
  energetic: { avatarStyle: 'animated', voiceId: 'energetic' },
}

export async function filmFromScript(ctx: SignedIn, request: Submit): Promise<string> {
  const original = await getScript(ctx, request.scriptId)
  const brandId = await brandFor(ctx, original.brandId ?? undefined)
  const same = original.body === request.ttsText
  const { id } = same ? original : await createScript(ctx, { title: request.title, body: request.ttsText, brandId })
  const script = await getScript(ctx, id)
  return orderFilm(ctx, {
    script: { ...script, brandId },
    format: 'short',
    title: request.title,
    seed: randomInt(2 ** 31 - 1),
    ...AVATARS[request.aiAvatarId],
  })
}

/** The brand that was named, or the account's first: a film needs a look. */
async function brandFor(ctx: SignedIn, brandId: string | undefined): Promise<string> {
  if (brandId) return (await getBrand(ctx, brandId)).id
  const [first] = await listBrands(ctx)
  if (!first) throw new Refusal('conflict', 'A film needs a brand for its look. Make a brand first.')
  return first.id
}

function titleOf(words: string): string {
  const first = sentencesOf(words)[0]?.text ?? words
  return first.length <= TITLE_LENGTH ? first : `${first.slice(0, TITLE_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
