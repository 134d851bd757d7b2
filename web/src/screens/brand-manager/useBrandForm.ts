import { zodResolver } from '@hookform/resolvers/zod'
import { type Brand, brandRoutes } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { keepBrand } from '#api/brand.queries.ts'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { refreshStats } from '#api/stats.queries.ts'
import { toast } from '#ui/toast.ts'
import { useUnsavedChanges } from '#ui/unsaved-changes.ts'
import { BrandForm, type BrandValues, draftOf, SETTINGS, valuesOf } from './brand.form.ts'

export type BrandFormApi = UseFormReturn<BrandValues>

const save = (brand: Brand | undefined, values: BrandValues): Promise<Brand> =>
  brand
    ? call(brandRoutes.update, { params: { id: brand.id }, body: draftOf(values) })
    : call(brandRoutes.create, { body: draftOf(values) })

/** Says which field the server did not take. */
function showIssues(form: BrandFormApi, error: Error) {
  if (!(error instanceof ApiError)) return
  for (const { path, message } of error.issues) form.setError(path as keyof BrandValues, { message })
}

/** The form of one brand, saved or new: validation, saving, what is said about it, and the guard against losing it. */
export function useBrandForm(brand: Brand | undefined, start: BrandValues, onSaved: (brand: Brand) => void) {
  const cache = useQueryClient()
  const form = useForm<BrandValues>({ resolver: zodResolver(BrandForm), defaultValues: start, mode: 'onTouched' })
  // Read in every render: react-hook-form only keeps track of what was asked for.
  const { isDirty } = form.formState
  useUnsavedChanges(isDirty)
  const saving = useMutation({
    mutationFn: (values: BrandValues) => save(brand, values),
    onSuccess: (saved) => {
      form.reset(valuesOf(saved))
      keepBrand(cache, saved)
      if (!brand) void refreshStats(cache)
      toast(brand ? messages.brand.updated : messages.brand.created)
      onSaved(saved)
    },
    onError: (error) => {
      showIssues(form, error)
      const title = brand ? messages.brand.updateFailed : messages.brand.creationFailed
      toast({ title, description: sentenceOf(error), variant: 'destructive' })
    },
  })
  const resetToDefaults = () => {
    for (const [name, value] of SETTINGS)
      form.setValue(name, value as never, { shouldDirty: true, shouldValidate: true })
  }
  return {
    form,
    isDirty,
    saving: saving.isPending,
    submit: form.handleSubmit((values) => saving.mutate(values)),
    resetToDefaults,
  }
}
