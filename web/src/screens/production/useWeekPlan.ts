import { batchRoutes, type FilmOfWeek } from '@octavo/contract/batch'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { dropDraft, readDraft, useDraft } from '#parts/form/useDraft.ts'
import {
  changedRow,
  newPlan,
  orderOf,
  type PlanRow,
  rewritten,
  swapped,
  swapping,
  type WeekPlan,
} from './week-plan.rules.ts'

type Words = { title: string; firstLine: string }
type Wish = { films?: FilmOfWeek[]; without?: string[] }
type IsSwapped = (row: PlanRow, place: number) => boolean

/** The plan of a brand's week: kept in this browser until it is filmed or thrown away; nothing of it costs anything. */
export function useWeekPlan(brandId: string) {
  const draft = `week-plan.${brandId}`
  const [plan, setPlan] = useState(() => readDraft<WeekPlan>(draft))
  useDraft(draft, plan)
  const propose = useMutation({ mutationFn: (wish: Wish) => call(batchRoutes.plan, { body: { brandId, ...wish } }) })

  const swap = (isSwapped: IsSwapped) => {
    if (!plan) return
    const wish = swapping(plan, isSwapped)
    propose.mutate(wish, {
      onSuccess: ({ films }) => setPlan((now) => now && swapped(now, isSwapped, { films, without: wish.without })),
    })
  }
  const change = (place: number, to: Partial<PlanRow>) => setPlan((now) => now && changedRow(now, place, to))
  return {
    plan,
    isBusy: propose.isPending,
    problem: propose.error ? sentenceOf(propose.error) : undefined,
    start: () => propose.mutate({}, { onSuccess: ({ seed, films }) => setPlan(newPlan(seed, films)) }),
    swap: (place: number) => swap((_, at) => at === place),
    swapAll: () => swap(({ isPinned, isDropped }) => !isPinned && !isDropped),
    pin: (place: number, isPinned: boolean) => change(place, { isPinned }),
    drop: (place: number, isDropped: boolean) => change(place, { isDropped }),
    rewrite: (place: number, words: Words, isOwn: boolean) =>
      setPlan((now) => now && rewritten(now, place, words, isOwn)),
    order: plan && orderOf(plan),
    close: () => {
      dropDraft(draft)
      setPlan(undefined)
    },
  }
}
export type WeekPlanning = ReturnType<typeof useWeekPlan>
