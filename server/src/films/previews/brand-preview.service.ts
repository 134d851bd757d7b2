/** A short sample film in a brand's look: planned like every film, spoken by nobody, kept nowhere. */
import type { BrandPreview } from '@octavo/contract/brand/schemas'
import { FORMATS } from '@octavo/contract/video'
import { plannedSpeech } from '@octavo/voice/text'
import type { z } from 'zod'
import { refuseStrangeLogo } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { brandFrame, castFilm, filmBrand, seedOfBrand } from '#films/make/index.ts'
import { planFilm } from '#rendering/index.ts'

/** Words that make a hook, a list, a figure and a close. They speak to the viewer, so that a person may be seen. */
const wordsFor = (name: string) =>
  `This is what your films look like. You see three things in each of them. First, your colours. ` +
  `Second, your fonts. Third, your captions. A short takes about 20 seconds to watch. ` +
  `Change anything and you see it here. Follow ${name} for more.`

/** Any number will do: films of a brand differ by their seeds. */
const SEED = 1

/** The plan with addresses that a browser loads in place of files. */
export async function previewBrand(ctx: Owned, draft: z.output<typeof BrandPreview>) {
  const { logoUrl, format, avatarMode, tone, captionStyle, id } = draft
  await refuseStrangeLogo(ctx, logoUrl)
  const brand = { ...draft, name: draft.name || 'your brand' }
  const body = wordsFor(brand.name)
  const cast = castFilm({
    avatarMode,
    tone,
    captionStyle,
    brandSeed: id ? seedOfBrand(id) : SEED,
    seed: SEED,
    turn: 1,
    body,
    voices: ctx.services.voice,
  })
  const { width, height } = FORMATS[format]
  const plan = planFilm({
    title: `${brand.name}: a first look`,
    format,
    size: { width, height },
    seed: SEED,
    brand: filmBrand(brand, logoUrl ?? undefined),
    ...brandFrame(brand, format, cast.presenter),
    background: 'animated',
    captions: true,
    captionStyle: cast.captionStyle,
    music: 'none',
    ...(cast.presenter && { presenter: cast.presenter }),
    speech: plannedSpeech(body, ctx.services.voice.estimate(body, cast.voice)),
    speechPath: '',
  })
  return { plan }
}
