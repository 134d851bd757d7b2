import type { OperationStatus } from '@octavo/contract/operation'
import type { FormEvent } from 'react'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { useStart } from '#parts/operation/useStart.ts'
import { configOfForm, formOfConfig, problemsOf } from './start.rules.ts'

/** The start configuration: what the operation has, or what was typed instead and not started with yet. */
export function useStartForm({ config }: OperationStatus) {
  const form = useRecordForm({
    saved: formOfConfig(config),
    draft: 'master-control',
    check: problemsOf,
    tell: 'always',
  })
  const { start, starting, problem } = useStart()
  return {
    ...form,
    starting,
    problem,
    start: (event: FormEvent) => form.submit((values) => start(configOfForm(values), { onSuccess: form.reset }), event),
  }
}
