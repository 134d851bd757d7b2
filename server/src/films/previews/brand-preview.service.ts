/** A short sample film in a brand's look, or the beginning of a film that is about to be ordered: planned like every film, spoken by nobody, kept nowhere. */
import { AVATARS } from '@octavo/contract/avatar-video'
import type { BrandPreview } from '@octavo/contract/brand/schemas'
import { lookFor, seedOfBrand, turnOf } from '@octavo/contract/look'
import { FORMATS } from '@octavo/contract/video'
import { plannedSpeech } from '@octavo/voice/text'
import type { z } from 'zod'
import { refuseStrangeLogo } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { brandFrame, castFilm, filmBrand, refuseStrangeVoice } from '#films/make/index.ts'
import { filmsOfBrand } from '#films/videos/index.ts'
import { planFilm } from '#rendering/index.ts'

/** Words that make a hook, a list, a figure and a close. They speak to the viewer, so that a person may be seen. */
const wordsFor = (name: string) =>
  `This is what your films look like. You see three things in each of them. First, your colors. ` +
  `Second, your fonts. Third, your captions. A short takes about 20 seconds to watch. ` +
  `Change anything and you see it here. Follow ${name} for more.`

/** Any number will do: films of a brand differ by their seeds. */
const SEED = 1

type Previewed = z.output<typeof BrandPreview>

/** The plan with addresses that a browser loads in place of files. */
export async function previewBrand(ctx: Owned, draft: Previewed) {
  const { logoUrl, format, film } = draft
  await refuseStrangeLogo(ctx, logoUrl)
  refuseStrangeVoice(ctx, film?.voiceId)
  const brand = { ...draft, name: draft.name || 'your brand' }
  const body = film?.words ?? wordsFor(brand.name)
  const cast = await castOf(ctx, draft, body)
  const { width, height } = FORMATS[format]
  const plan = planFilm({
    title: `${brand.name}: a first look`,
    format,
    size: { width, height },
    seed: SEED,
    brand: filmBrand(brand, logoUrl ?? undefined),
    ...brandFrame(brand, format, cast.presenter),
    background: film?.background ?? 'animated',
    captions: film?.captions ?? true,
    ...(cast.captionStyle && { captionStyle: cast.captionStyle }),
    ...(cast.look && { look: cast.look }),
    music: 'none',
    ...(cast.presenter && { presenter: cast.presenter }),
    speech: plannedSpeech(body, ctx.services.voice.estimate(body, cast.voice)),
    speechPath: '',
  })
  return { plan }
}

/** Who is seen and how it is drawn: as a film that is ordered now has it, but for people who take turns by chance. */
export async function castOf(ctx: Owned, draft: Previewed, body: string) {
  const { format, avatarMode, tone, captionStyle, id, film } = draft
  const brandSeed = id ? seedOfBrand(id) : SEED
  const turn = turnOf({ format, number: film && id ? await filmsOfBrand(ctx, id) : 1 })
  const person = AVATARS.find((avatar) => avatar.id === film?.avatarId)
  return castFilm({
    avatarMode,
    tone,
    captionStyle,
    look: lookFor({ ...draft, brandSeed, turn, background: film?.background ?? null }),
    brandSeed,
    seed: SEED,
    turn: film ? turn : 1,
    persona: draft.defaultPersona,
    body,
    voices: ctx.services.voice,
    ...(film?.captionStyle && { chosenCaptions: film.captionStyle }),
    ...(film?.voiceId && { chosenVoice: film.voiceId }),
    ...(film?.avatarStyle && { chosenStyle: film.avatarStyle }),
    ...(film?.presenter && { presenter: film.presenter }),
    ...(person && { chosenPerson: person }),
  })
}
