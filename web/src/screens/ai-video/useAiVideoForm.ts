import { zodResolver } from '@hookform/resolvers/zod'
import type { Script } from '@octavo/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useBrands } from '#api/brand.queries.ts'
import { useChosen } from '#shared/useChosen.ts'
import { dropDraft, readDraft, useDraft } from '#shared/useDraft.ts'
import { useGivenScript } from '#shared/useGivenScript.ts'
import { AiVideoForm, type AiVideoInput, type AiVideoValues, EMPTY } from './ai-video.form.ts'

const DRAFT = 'ai-video'

/** Only what somebody typed or chose is worth keeping. */
const isWorthKeeping = (values: AiVideoValues) =>
  JSON.stringify({ ...values, brandId: '' }) !== JSON.stringify({ ...EMPTY, brandId: '' })

/** The form with its draft, its brand from the address or the only one there is, and its script from the address. */
export function useAiVideoForm(onSubmit: (values: AiVideoValues) => void) {
  const [restored, setRestored] = useState(() => readDraft<AiVideoValues>(DRAFT))
  const form = useForm<AiVideoInput, unknown, AiVideoValues>({
    resolver: zodResolver(AiVideoForm),
    defaultValues: { ...EMPTY, ...restored },
    mode: 'onTouched',
  })
  const values = useWatch({ control: form.control }) as AiVideoValues
  useDraft(DRAFT, isWorthKeeping(values) ? values : undefined)
  const fill = (given: AiVideoValues) => {
    setRestored(undefined)
    form.reset(given)
  }
  useGivenScript((script: Script) =>
    fill({ ...EMPTY, brandId: script.brandId ?? values.brandId, script: script.body, videoType: script.format }),
  )
  useGivenBrand(values.brandId, (brandId) => form.setValue('brandId', brandId))
  const discard = () => {
    dropDraft(DRAFT)
    fill({ ...EMPTY, brandId: values.brandId })
  }
  const submit = form.handleSubmit(onSubmit, (errors) => {
    const [first] = Object.keys(errors) as (keyof AiVideoValues)[]
    if (first) form.setFocus(first)
  })
  return { form, values, fill, submit, discard, isRestored: restored !== undefined }
}
export type AiVideoFormApi = ReturnType<typeof useAiVideoForm>['form']

/** The brand that the address names; else, while none is chosen, the only one there is. */
function useGivenBrand(chosen: string, choose: (brandId: string) => void) {
  const [asked] = useChosen('brand')
  const { data: brands } = useBrands()
  const only = brands?.length === 1 ? brands[0]?.id : undefined
  const given = asked ?? (chosen ? undefined : only)
  const take = useEffectEvent(choose)
  useEffect(() => {
    if (given) take(given)
  }, [given])
}
