import { findBrandEver } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import type { FilmPlan } from '#rendering/index.ts'
import { textsOfBrand, unsetIn, type Writings, writtenIn } from '#rendering/index.ts'
import { type BrandOfFilm, filmBrand } from './brand-frame.rules.ts'

type Wording = { title: string; body: string; brandId: string | null }

/** What a person calls the texts of a brand where that is not what their field is called. */
const CALLED: Record<string, string> = { lowerThirdLine: 'line under a name', closeLink: 'link' }

/** All that a brand may write on the screen, by what a person calls it. */
export function brandWritings({ lowerThirdLine, ...brand }: BrandOfFilm & { lowerThirdLine: string }): Writings {
  const { name, ...rest } = filmBrand(brand)
  return Object.fromEntries(
    textsOfBrand({ name, lowerThirdLine, ...rest }).map(([field, text]) => [
      `The brand's ${CALLED[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
      text,
    ]),
  )
}

/** Refuses, with what to do, a film that shows letters for which no font is there. */
export async function refuseUnset(ctx: Owned, { title, body, brandId }: Wording): Promise<void> {
  const brand = brandId ? await findBrandEver(ctx, brandId) : undefined
  const unset = unsetIn(
    { 'This script': body, "This film's title": title, ...(brand && brandWritings(brand)) },
    brand?.fonts,
  )
  if (unset) throw new Refusal('unprocessable', unset)
}

/** The same of a film that was edited: of its words before they are spoken, and of all it shows. */
export function refuseUnsetEdit({ plan, script }: { plan: FilmPlan; script: string }): void {
  const unset = unsetIn({ 'This script': script, 'What this film shows': writtenIn(plan) }, plan.brand.fonts)
  if (unset) throw new Refusal('unprocessable', unset)
}
