import type { MasterControl } from '@octavo/contract/system-status'
import { useState } from 'react'
import { dropDraft, readDraft, useDraft } from '#shared/useDraft.ts'
import { useStart } from '#shared/useStart.ts'
import { channelsError, configOfForm, formOfConfig, isSameForm, type StartFormValues } from './start.rules.ts'

const DRAFT = 'master-control'

/** The start configuration: what the operation has, or what was typed instead and not started with yet. */
export function useStartForm({ config }: MasterControl) {
  const [typed, setTyped] = useState(() => readDraft<StartFormValues>(DRAFT))
  const { start, starting, problem } = useStart()
  const saved = formOfConfig(config)
  const values = typed ?? saved
  const isDirty = !isSameForm(values, saved)
  const error = channelsError(values)
  useDraft(DRAFT, isDirty ? values : undefined)
  const reset = () => {
    dropDraft(DRAFT)
    setTyped(undefined)
  }
  return {
    values,
    isDirty,
    error,
    starting,
    problem,
    change: (change: Partial<StartFormValues>) => setTyped({ ...values, ...change }),
    reset,
    start: () => void (error || start({ config: configOfForm(values) }, { onSuccess: reset })),
  }
}
