import { PRODUCTION_DEFAULTS, type ProductionState, productionRoutes } from '@octavo/contract/production'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call, keyOf, sentenceOf } from '#api/call.ts'
import { refreshOperation } from '#api/events.ts'
import { plural } from '#format/number.ts'
import { type RecordForm, useRecordForm } from '#parts/form/useRecordForm.ts'
import { toast } from '#ui/toast.ts'
import { errorsOf, formOf, isSameSettings, type SettingsForm, settingsOf } from './settings.rules.ts'

const DEFAULTS: SettingsForm = formOf({
  daily_volume: PRODUCTION_DEFAULTS.dailyVolume,
  topics: [],
  niches: [],
  quality_threshold: PRODUCTION_DEFAULTS.qualityThreshold,
})

export type MassProduction = {
  /** The settings; changed is what is typed and other than what production works by. */
  form: RecordForm<SettingsForm>
  start: () => void
  pilot: (active: boolean) => void
  pause: () => void
  clear: () => void
  busy: boolean
  starting: boolean
  /** Why the last press came to nothing, in a sentence. */
  problem: string | undefined
}

/** What can be done to mass production, and the settings it is begun with. */
export function useMassProduction(production: ProductionState | undefined): MassProduction {
  const form = useSettings(production)
  const act = useAct()
  const start = () => {
    if (act.isPending || Object.keys(form.problems).length > 0) return
    act.mutate({
      title: 'Mass Production Started',
      call: async () => {
        const { state, content_queue_size } = await call(productionRoutes.start, { body: settingsOf(form.values) })
        form.reset()
        return { state, says: `${plural(content_queue_size, 'script')} in the queue.` }
      },
    })
  }
  const simply = (title: string, row: () => Promise<ProductionState>) =>
    act.isPending || act.mutate({ title, call: async () => ({ state: await row() }) })
  return {
    form,
    start,
    pilot: (active) =>
      simply(active ? 'Auto-pilot is on' : 'Auto-pilot is off', () =>
        call(productionRoutes.autoPilot, { body: { active } }),
      ),
    pause: () => simply('Mass Production Paused', () => call(productionRoutes.pause)),
    clear: () => simply('Queue cleared', () => call(productionRoutes.clearQueue)),
    busy: act.isPending,
    starting: act.isPending && act.variables.title === 'Mass Production Started',
    problem: act.error ? sentenceOf(act.error) : undefined,
  }
}

function useSettings(production: ProductionState | undefined) {
  const isSame = (typed: SettingsForm) =>
    Object.keys(errorsOf(typed)).length === 0 &&
    production !== undefined &&
    isSameSettings(settingsOf(typed), production.settings)
  return useRecordForm({
    saved: production ? formOf(production.settings) : DEFAULTS,
    draft: 'mass-production',
    check: errorsOf,
    tell: 'always',
    isSame,
  })
}

type Act = { title: string; call: () => Promise<{ state: ProductionState; says?: string }> }

function useAct() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (act: Act) => act.call(),
    onSuccess: ({ state, says }, { title }) => {
      cache.setQueryData<ProductionState>(keyOf(productionRoutes.statistics), state)
      void refreshOperation(cache)
      void refreshStats(cache)
      // What is on and waits says why, not that it started.
      if (state.mode === 'waiting') toast({ title: 'Mass production waits', description: state.says })
      else toast({ title, description: says ?? state.says })
    },
    onError: (error) => toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' }),
  })
}
