import { createCanvas } from '@napi-rs/canvas'
import { drawEnv } from '#compositor/painter.ts'
import type { Composition } from '#draw/layer.ts'
import { registerFonts } from '#fonts.ts'
import { loadLogo } from '#logo.ts'
import type { FilmPlan } from '#plan.ts'

/** A film ready to be drawn in this process: fonts registered, logo loaded, layers composed by the module `composer`. */
export async function setUpFilm(plan: FilmPlan, composer: string): Promise<{ film: Composition; notes: string[] }> {
  registerFonts()
  const { logo, note } = plan.brand.logoPath ? await loadLogo(plan.brand.logoPath) : {}
  const { compose } = (await import(composer)) as typeof import('#draw/index.ts')
  return { film: compose(plan, drawEnv(createCanvas, logo)), notes: note ? [note] : [] }
}
