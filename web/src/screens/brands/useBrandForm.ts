import { BRAND_DEFAULTS, type Brand, brandRoutes, mergedFacts } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { refreshStats } from '#api/analytics.queries.ts'
import { keepBrand } from '#api/brand.queries.ts'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { forgetChecks } from '#api/compliance.queries.ts'
import { refreshInterview } from '#api/interview.queries.ts'
import { type RecordForm, useRecordForm } from '#parts/form/useRecordForm.ts'
import { toast } from '#ui/toast.ts'
import { useUnsavedChanges } from '#ui/unsaved-changes.ts'
import { BrandForm, type BrandValues, draftOf } from './brand.form.ts'

export type BrandFormApi = RecordForm<BrandValues>

const save = (brand: Brand | undefined, values: BrandValues): Promise<Brand> =>
  brand
    ? call(brandRoutes.update, {
        params: { id: brand.id },
        body: { ...draftOf(values), factsBefore: values.factsBefore },
      })
    : call(brandRoutes.create, { body: draftOf(values) })

/** Which field the server did not take, and why. */
const issuesOf = (error: Error) =>
  error instanceof ApiError ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message])) : {}

/** Facts that come, change or go elsewhere while something is typed (an answer in the interview) are taken into what is typed. */
function useFactsFromElsewhere({ typed, change }: BrandFormApi, { facts }: BrandValues) {
  useEffect(() => {
    if (JSON.stringify(typed.factsBefore) === JSON.stringify(facts)) return
    change({ facts: mergedFacts(typed.factsBefore, typed.facts, facts), factsBefore: facts })
  })
}

/** The form of one brand, saved or new: validation, saving, what is said about it, and the guard against losing it. */
export function useBrandForm(brand: Brand | undefined, start: BrandValues, onSaved: (brand: Brand) => void) {
  const cache = useQueryClient()
  const form = useRecordForm({ saved: start, schema: BrandForm, tell: 'left' })
  useFactsFromElsewhere(form, start)
  useUnsavedChanges(form.isDirty)
  const saving = useMutation({
    mutationFn: (values: BrandValues) => save(brand, values),
    onSuccess: (saved) => {
      keepBrand(cache, saved)
      forgetChecks(cache)
      void refreshInterview(cache, saved.id)
      form.reset()
      if (!brand) void refreshStats(cache)
      toast(brand ? messages.brand.updated : messages.brand.created)
      onSaved(saved)
    },
    onError: (error) => {
      form.refuse(issuesOf(error))
      const title = brand ? messages.brand.updateFailed : messages.brand.creationFailed
      toast({ title, description: sentenceOf(error), variant: 'destructive' })
    },
  })
  return {
    form,
    saving: saving.isPending,
    submit: (event: FormEvent) => form.submit((values) => saving.mutate(values), event),
    /** All that has a default. Name, words, facts and logo are nobody's default. */
    resetToDefaults: () => form.change({ ...BRAND_DEFAULTS, looks: [] }),
  }
}
