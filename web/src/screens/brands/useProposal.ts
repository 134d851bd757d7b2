import { brandRoutes } from '@octavo/contract/brand'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/call.ts'
import type { Source } from './suggestion-sources.ts'

/** What is given to be read, and what was read from it. Nothing of it is kept anywhere. */
export function useProposal(first: Source) {
  const [source, setSource] = useState<Source>(first)
  const [given, setGiven] = useState<Record<Source, string>>({ sentence: '', url: '', text: '' })
  const [isMissing, setMissing] = useState(false)
  const { mutate, reset, data, error, isPending, isSuccess, submittedAt } = useMutation({
    mutationFn: (text: string) => call(brandRoutes.propose, { body: { [source]: text } }),
  })
  return {
    source,
    text: given[source],
    isMissing,
    proposal: data,
    error,
    isPending,
    isSuccess,
    /** One reading from the next. */
    readAt: submittedAt,
    choose: (next: Source) => {
      setSource(next)
      setMissing(false)
      reset()
    },
    write: (text: string) => {
      setGiven((before) => ({ ...before, [source]: text }))
      setMissing(false)
    },
    /** Answers whether there is something to read. */
    read: (): boolean => {
      const text = given[source].trim()
      setMissing(text === '')
      if (text !== '' && !isPending) mutate(text)
      return text !== ''
    },
  }
}

export type ProposalApi = ReturnType<typeof useProposal>
