import type { Script } from '@octavo/contract/script'
import { useEffect, useState } from 'react'
import { useOwnBrands } from '#api/brand.queries.ts'
import { type RecordForm, type RecordFormOptions, useRecordForm } from '#parts/form/useRecordForm.ts'
import { useChosen } from '#ui/useChosen.ts'
import type { Travel } from './create-draft.rules.ts'
import { useCreateDraft } from './create-draft.ts'
import { useGivenScript } from './useGivenScript.ts'

type Options<T, Sent> = Pick<RecordFormOptions<T, Sent>, 'schema' | 'check' | 'complete'> & {
  /** Of the draft. */
  name: string
  start: T
  /** What of a script goes into the form; for the generators that start from words. */
  fromScript?: (script: Script) => Partial<T>
  /** What goes along from and to the other starts of a film. */
  travel?: Travel<T>
}

/** Of a form that is no start of a film. */
const STAYS = { takes: () => ({}), gives: () => ({}) }

/** The brand is the account's first until one is chosen or named by the address. */
export type GeneratorForm<T, Sent = T> = RecordForm<T, Sent> & {
  /** Begins anew. */
  discard: () => void
  /** The script that filled the form, and the way back to what stood there. */
  given: { title: string; undo: () => void } | undefined
}

/** A generator's form: kept as a draft in this browser, with what another start had for it, filled from the script and the brand that the address names. */
export function useGeneratorForm<T extends { brandId: string }, Sent = T>({
  name,
  start,
  fromScript,
  travel = STAYS,
  complete = (values) => values,
  ...judged
}: Options<T, Sent>): GeneratorForm<T, Sent> {
  const { data: brands, isPending } = useOwnBrands()
  const create = useCreateDraft()
  const [{ draft, isBrought }] = useState(() => create.open(name, start, travel))
  const withBrand = (values: T): T =>
    !brands || brands.some(({ id }) => id === values.brandId) ? values : { ...values, brandId: brands[0]?.id ?? '' }
  const form = useRecordForm<T, Sent>({
    saved: start,
    draft,
    complete: (values) => complete(withBrand(values)),
    ...judged,
  })
  const [early, setEarly] = useState<{ send: (values: Sent) => unknown }>()
  // Sent before the brands were there, it goes as soon as they are: whose film it is was not known yet.
  useEffect(() => {
    if (isPending || !early) return
    setEarly(undefined)
    form.submit(early.send)
  })
  const submit: typeof form.submit = (send, event) => {
    if (!isPending) return form.submit(send, event)
    event?.preventDefault()
    setEarly({ send })
    return true
  }
  const change = (change: Partial<T>) => {
    form.change(change)
    create.note(travel.gives(change))
  }
  const [filled, setFilled] = useState<{ title: string; before: T }>()
  const [asked] = useChosen('brand')
  const [taken, take] = useState<string | null>(null)
  if (asked !== taken) {
    take(asked)
    if (asked) change({ brandId: asked } as Partial<T>)
  }
  useGivenScript((script) => {
    if (!fromScript) return
    setFilled({ title: script.title, before: form.typed })
    change(fromScript(script))
  })
  const discard = () => {
    setFilled(undefined)
    form.reset()
    create.note({ pictures: undefined, ...travel.gives(start) })
  }
  const undo = (before: T) => () => {
    discard()
    change(before)
  }
  return {
    ...form,
    change,
    submit,
    busy: form.busy || early !== undefined,
    isRestored: form.isRestored && !filled && !isBrought,
    discard,
    given: filled && { title: filled.title, undo: undo(filled.before) },
  }
}
