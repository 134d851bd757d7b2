import { findBrandEver } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import type { FilmPlan } from '#providers/film/film.ts'
import { unsetIn, writtenIn } from '#providers/film/letters.ts'
import { Refusal } from '#refusal.ts'

type Wording = { title: string; body: string; brandId: string | null }

/** Refuses, with what to do, a film that shows letters for which no font is there. */
export async function refuseUnset(ctx: Owned, { title, body, brandId }: Wording): Promise<void> {
  const brand = brandId ? await findBrandEver(ctx, brandId) : undefined
  const unset = unsetIn(
    {
      'This script': body,
      "This film's title": title,
      "The brand's name": brand?.name ?? '',
      "The brand's line under a name": brand?.lowerThirdLine ?? '',
      "The brand's link": brand?.closeLink ?? '',
    },
    brand?.fonts,
  )
  if (unset) throw new Refusal('unprocessable', unset)
}

/** The same of a film that was edited: of its words before they are spoken, and of all it shows. */
export function refuseUnsetEdit({ plan, script }: { plan: FilmPlan; script: string }): void {
  const unset = unsetIn({ 'This script': script, 'What this film shows': writtenIn(plan) }, plan.brand.fonts)
  if (unset) throw new Refusal('unprocessable', unset)
}
