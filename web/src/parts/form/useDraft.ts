import { useEffect } from 'react'
import { useDebounced } from '#ui/useDebounced.ts'

const REST_MS = 500
const keyOfDraft = (form: string) => `octavo.draft.${form}`

/** What was left unsaved in this browser, if it can still be read. */
export function readDraft<T>(form: string): T | undefined {
  try {
    const kept = localStorage.getItem(keyOfDraft(form))
    return kept ? (JSON.parse(kept) as T) : undefined
  } catch {
    return undefined
  }
}

/** Keeps it at once, where another screen may open in the next moment. */
export const keepDraft = (form: string, value: unknown) => localStorage.setItem(keyOfDraft(form), JSON.stringify(value))

export const dropDraft = (form: string) => localStorage.removeItem(keyOfDraft(form))

/**
 * Keeps what is typed into a form in this browser, so that nothing is lost by a closed tab; `undefined` keeps nothing. A form
 * without a name has no draft.
 */
export function useDraft<T>(form: string | undefined, value: T | undefined) {
  const text = useDebounced(value === undefined ? undefined : JSON.stringify(value), REST_MS)
  useEffect(() => {
    if (form === undefined) return
    if (text === undefined) dropDraft(form)
    else localStorage.setItem(keyOfDraft(form), text)
  }, [form, text])
}
