import { CAMPAIGN_LIMITS } from '@octavo/contract/campaign'
import { useState } from 'react'
import { useOwnBrands } from '#api/brand.queries.ts'
import { dropDraft, keepDraft, readDraft } from '#parts/form/useDraft.ts'

type Words = { businessName: string; businessDescription: string }

const DRAFT = 'viral-loop'

export type Business = Words & {
  change: (change: Partial<Words>) => void
  hasName: boolean
  /** Name and description, as a mail needs them. */
  isComplete: boolean
}

/** What was typed before; what was left empty is not typed. */
function readTyped(): Partial<Words> {
  const kept = readDraft<Words>(DRAFT) ?? {}
  return Object.fromEntries(Object.entries(kept).filter(([, words]) => words))
}

/** Whose campaigns these are, in words kept in this browser: asked for once, used by every campaign. Until a name is typed it is the brand's. */
export function useBusiness(): Business {
  const { data: brands } = useOwnBrands()
  const [typed, setTyped] = useState(readTyped)
  const brandName = brands?.[0]?.name.slice(0, CAMPAIGN_LIMITS.businessName) ?? ''
  const words = {
    businessName: typed.businessName ?? brandName,
    businessDescription: typed.businessDescription ?? '',
  }
  const hasName = words.businessName.trim() !== ''
  const hasDescription = words.businessDescription.trim() !== ''
  const change = (change: Partial<Words>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (next.businessName || next.businessDescription) keepDraft(DRAFT, next)
    else dropDraft(DRAFT)
  }
  return { ...words, change, hasName, isComplete: hasName && hasDescription }
}
