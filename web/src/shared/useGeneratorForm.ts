import type { Script } from '@octavo/contract/script'
import { useState } from 'react'
import { useOwnBrands } from '#api/brand.queries.ts'
import { useChosen } from './useChosen.ts'
import { readDraft, useDraft } from './useDraft.ts'
import { useGivenScript } from './useGivenScript.ts'

type Options<T> = {
  /** Of the draft. */
  name: string
  start: T
  /** What of a script goes into the form; for the generators that start from words. */
  fromScript?: (script: Script) => Partial<T>
}

export type GeneratorForm<T> = {
  /** As typed; the brand is the account's first until one is chosen or named by the address. */
  values: T
  change: (values: Partial<T>) => void
  /** What was typed before a reload is there again. */
  isRestored: boolean
  /** Begins anew. */
  discard: () => void
  /** The script that filled the form, and the way back to what stood there. */
  given: { title: string; undo: () => void } | undefined
}

/** The values of a generator's form: kept as a draft in this browser, filled from the script and the brand that the address names. */
export function useGeneratorForm<T extends { brandId: string }>({
  name,
  start,
  fromScript,
}: Options<T>): GeneratorForm<T> {
  const [restored, setRestored] = useState(() => readDraft<Partial<T>>(name))
  const [typed, setTyped] = useState<T>({ ...start, ...restored })
  const [filled, setFilled] = useState<{ title: string; before: T }>()
  const { data: brands } = useOwnBrands()
  const [asked] = useChosen('brand')
  const [taken, take] = useState<string | null>(null)
  if (asked !== taken) {
    take(asked)
    if (asked) setTyped({ ...typed, brandId: asked })
  }
  const isDirty = JSON.stringify(typed) !== JSON.stringify(start)
  useDraft(name, isDirty ? typed : undefined)
  useGivenScript((script) => {
    if (!fromScript) return
    setFilled({ title: script.title, before: typed })
    setTyped({ ...typed, ...fromScript(script) })
  })
  const forget = () => {
    setFilled(undefined)
    setRestored(undefined)
  }
  const back = (values: T) => () => {
    forget()
    setTyped(values)
  }
  const known = brands?.some(({ id }) => id === typed.brandId)
  return {
    values: known ? typed : { ...typed, brandId: brands?.[0]?.id ?? '' },
    change: (values) => setTyped((before) => ({ ...before, ...values })),
    isRestored: restored !== undefined && !filled && isDirty,
    discard: back(start),
    given: filled && { title: filled.title, undo: back(filled.before) },
  }
}
