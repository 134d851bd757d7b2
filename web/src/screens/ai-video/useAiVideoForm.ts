import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { useState } from 'react'
import { useGeneratorForm } from '#shared/useGeneratorForm.ts'
import { AiVideoForm, type AiVideoValues, EMPTY } from './ai-video.form.ts'

type Errors = Partial<Record<keyof AiVideoValues, string>>

/** What is wrong with which field, if anything. */
function errorsOf(values: AiVideoValues): Errors {
  const { error } = AiVideoForm.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]))
}

/** The form with its draft; it says what is wrong once it was sent, and then as long as it is. */
export function useAiVideoForm(onSubmit: (values: AiVideoValues) => void) {
  const form = useGeneratorForm<AiVideoValues>({
    name: 'ai-video',
    start: EMPTY,
    fromScript: ({ body, brandId, format }) => ({
      script: body.slice(0, FILM_ORDER_LIMITS.script.max),
      videoType: format,
      ...(brandId && { brandId }),
    }),
  })
  const [sent, setSent] = useState(false)
  const errors = sent ? errorsOf(form.values) : {}
  const submit = () => {
    const { success, data } = AiVideoForm.safeParse(form.values)
    setSent(!success)
    if (success) onSubmit(data)
    else focusFirstError()
  }
  return { ...form, errors, submit }
}
export type AiVideoFormApi = ReturnType<typeof useAiVideoForm>

/** After the errors are drawn. */
const focusFirstError = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus())
