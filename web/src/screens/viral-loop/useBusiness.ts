import { useState } from 'react'
import { readDraft, useDraft } from '#shared/useDraft.ts'

type Words = { businessName: string; businessDescription: string }

const DRAFT = 'viral-loop'
const EMPTY: Words = { businessName: '', businessDescription: '' }

export type Business = Words & {
  change: (change: Partial<Words>) => void
  hasName: boolean
  /** Name and description, as a mail needs them. */
  isComplete: boolean
}

/** Whose campaigns these are, in words kept in this browser: asked for once, used by every campaign. */
export function useBusiness(): Business {
  const [words, setWords] = useState(() => readDraft<Words>(DRAFT) ?? EMPTY)
  const hasName = words.businessName.trim() !== ''
  const hasDescription = words.businessDescription.trim() !== ''
  useDraft(DRAFT, hasName || hasDescription ? words : undefined)
  const change = (change: Partial<Words>) => setWords((before) => ({ ...before, ...change }))
  return { ...words, change, hasName, isComplete: hasName && hasDescription }
}
