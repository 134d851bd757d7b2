import type { VideoFormat } from '@octavo/contract/video'
import type { FilmPlan } from '@octavo/renderer/draw'
import { useState } from 'react'
import { useBrandPreview } from '#api/brand.queries.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { lookOf } from './look.preview.ts'
import type { BrandFormApi } from './useBrandForm.ts'

/** A change is shown when the hand rests. */
const REST_MS = 200

export type LookPlan = {
  format: VideoFormat
  setFormat: (format: VideoFormat) => void
  plan: FilmPlan | undefined
  error: Error | null
  retry: () => void
}

/** A sample film of what the form holds, short or long. */
export function useLookPlan(form: BrandFormApi, id: string | undefined): LookPlan {
  const [format, setFormat] = useState<VideoFormat>('short')
  const look = useDebounced(JSON.stringify(lookOf(form.values, format, id)), REST_MS)
  const { data, error, refetch } = useBrandPreview(look === undefined ? undefined : JSON.parse(look))
  return { format, setFormat, plan: data?.plan as FilmPlan | undefined, error, retry: () => void refetch() }
}
