import { createCanvas } from '@napi-rs/canvas'
import { drawEnv } from '#compositor/painter.ts'
import type { Composition } from '#draw/layer.ts'
import { writingOf } from '#draw/scripts.ts'
import { registerFonts } from '#fonts.ts'
import { loadLogo } from '#logo.ts'
import { picturesOf } from '#picture.ts'
import type { FilmPlan } from '#plan.ts'

let lastLogo: { path: string; loaded: ReturnType<typeof loadLogo> } | undefined

/** A film's scenes all ask for the same one. */
function logoAt(path: string): ReturnType<typeof loadLogo> {
  if (lastLogo?.path !== path) lastLogo = { path, loaded: loadLogo(path) }
  return lastLogo.loaded
}

/** A film ready to be drawn in this process: fonts registered, logo and pictures loaded, layers composed by the module `composer`. */
export async function setUpFilm(plan: FilmPlan, composer: string): Promise<{ film: Composition; notes: string[] }> {
  registerFonts(plan.brand.fonts, writingOf(plan).scripts)
  const { logo, note } = plan.brand.logoPath ? await logoAt(plan.brand.logoPath) : {}
  const pictures = await picturesOf(plan)
  const { compose } = (await import(composer)) as typeof import('#draw/index.ts')
  const env = { ...drawEnv(createCanvas, logo), media: pictures.at }
  return { film: compose(plan, env), notes: [...(note ? [note] : []), ...pictures.notes] }
}
