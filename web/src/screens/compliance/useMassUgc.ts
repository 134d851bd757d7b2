import type { NICHES } from '@octavo/contract/brand'
import { productionRoutes, UGC_QUANTITY } from '@octavo/contract/production'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { refreshPackages, usePackageRun, usePackages } from '#api/production.queries.ts'
import { plural } from '#format/number.ts'
import { useGeneration } from '#parts/generation/useGeneration.ts'
import { useGeneratorForm } from '#parts/generation/useGeneratorForm.ts'
import { toast } from '#ui/toast.ts'

type Niche = (typeof NICHES)[number]
/** Of the select, which cannot hold an empty value. */
export const BRANDS_NICHE = 'brand'

const START = { brandId: '', niche: BRANDS_NICHE, topics: '', quantity: String(UGC_QUANTITY.standard) }

/** Comma separated, trimmed, without the blank ones. */
export const topicsIn = (text: string): string[] =>
  text
    .split(',')
    .map((topic) => topic.trim())
    .filter(Boolean)

/** A whole number of scripts, if it is one that may be asked for. */
export const quantityOf = (text: string): number | undefined => {
  const quantity = text.trim() === '' ? Number.NaN : Number(text)
  const { min, max } = UGC_QUANTITY
  return Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : undefined
}

type Asked = { brand_id: string; niche?: Niche; topics: string[]; quantity: number }

/** Ordering presenter-style scripts, and following the run that writes them. */
export function useMassUgc() {
  const cache = useQueryClient()
  const form = useGeneratorForm({ name: 'mass-ugc', start: START })
  const { brandId, niche, topics, quantity: typed } = form.values
  const quantity = quantityOf(typed)
  const generation = useGeneration({
    name: 'mass-ugc',
    send: (asked: Asked, requestId) => call(productionRoutes.generate, { body: { ...asked, requestId } }),
    idOf: ({ run_id }) => run_id,
    onDone: () => void refreshPackages(cache),
  })
  const { data: run } = usePackageRun(generation.id)
  const fresh = useNewSince(generation.ordering)
  const writing = generation.ordering || run?.status === 'writing'
  useWhenWritten(writing, () => {
    void refreshPackages(cache)
    if (run?.status === 'done')
      toast({ title: 'Content packages written', description: `${plural(run.written, 'script')} checked and ready.` })
  })

  const send = () => {
    if (!brandId || quantity === undefined || writing) return
    const asked = { brand_id: brandId, topics: topicsIn(topics), quantity }
    generation.order(niche === BRANDS_NICHE ? asked : { ...asked, niche: niche as Niche })
  }
  return {
    form,
    quantity,
    send,
    again: generation.again,
    writing,
    problem: generation.problem,
    /** How far the run is; nothing while none was ordered. */
    progress: generation.ordering
      ? { status: 'writing' as const, quantity: generation.asked?.quantity ?? 1, written: fresh, failed: 0 }
      : run,
    forget: () => generation.follow(null),
  }
}

/** While the order is not answered: packages that have come into the list since. */
function useNewSince(ordering: boolean): number {
  const { data } = usePackages()
  const ids = data?.content_packages.map(({ id }) => id) ?? []
  const [before, setBefore] = useState<readonly string[]>(ids)
  if (!ordering && ids.length > 0 && ids[0] !== before[0]) setBefore(ids)
  return ids.filter((id) => !before.includes(id)).length
}

function useWhenWritten(writing: boolean, act: () => void) {
  const was = useRef(writing)
  useEffect(() => {
    if (was.current && !writing) act()
    was.current = writing
  })
}
