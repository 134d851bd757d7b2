import { editRoutes, type FilmChanges, type FilmEdit } from '@octavo/contract/edit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { refreshFilmEdit } from '#api/edit.queries.ts'

/** Has the changes made, at most once however often it is pressed, and stops it. */
export function useMaking(saved: FilmEdit, changes: FilmChanges) {
  const cache = useQueryClient()
  const params = { id: saved.videoId }
  /** A press that nobody answered: pressing again asks for the same. */
  const unanswered = useRef<{ what: string; requestId: string } | null>(null)
  const idFor = (what: string): string => {
    if (unanswered.current?.what !== what) unanswered.current = { what, requestId: crypto.randomUUID() }
    return unanswered.current.requestId
  }
  const refresh = () => refreshFilmEdit(cache, saved.videoId)
  const order = useMutation({
    mutationFn: () =>
      call(editRoutes.save, {
        params,
        body: { changes, revision: saved.revision, requestId: idFor(JSON.stringify(changes)) },
      }),
    onSuccess: () => {
      unanswered.current = null
      return refresh()
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status >= 500) return
      unanswered.current = null
      if (error.status === 409) void refresh()
    },
  })
  const halt = useMutation({ mutationFn: () => call(editRoutes.halt, { params }), onSettled: refresh })
  const error = order.error ?? halt.error
  return {
    ordering: order.isPending,
    order: (onOrdered: () => void = () => {}) =>
      void (order.isPending || order.mutate(undefined, { onSuccess: onOrdered })),
    halting: halt.isPending,
    halt: () => void (halt.isPending || halt.mutate()),
    /** Why a press came to nothing. */
    problem: error ? sentenceOf(error) : undefined,
  }
}
