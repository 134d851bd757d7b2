import { useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#parts/form/useDraft.ts'

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
  const change = (change: Partial<Words>) => {
    const next = { ...words, ...change }
    setWords(next)
    if (next.businessName || next.businessDescription) keepDraft(DRAFT, next)
    else dropDraft(DRAFT)
  }
  return { ...words, change, hasName, isComplete: hasName && hasDescription }
}
