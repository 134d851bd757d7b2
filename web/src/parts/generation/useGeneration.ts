import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#api/call.ts'
import { bringResultIntoView } from './result-place.ts'

/** Presses that nobody answered, by what they asked for: pressing again asks for the same, so that a lost reply costs nothing. */
const unanswered = new Map<string, string>()

function requestIdFor(press: string): string {
  const id = unanswered.get(press) ?? crypto.randomUUID()
  unanswered.set(press, id)
  return id
}

const wasAnswered = (error: Error) => error instanceof ApiError && error.status < 500

const keyOfFollowed = (name: string) => `octavo.generation.${name}`
const readFollowed = (name: string) => localStorage.getItem(keyOfFollowed(name))

/** What was made or is in the making, as far as the server's list tells; the newest first. */
type Known = readonly { id: string; underWay: boolean }[]

type GenerationOptions<Asked, Answer> = {
  /** Of the generator: what it follows is kept in this browser under it. */
  name: string
  /** Sends the order; the request id makes a second one of the same find the first. */
  send: (asked: Asked, requestId: string) => Promise<Answer>
  idOf: (answer: Answer) => string
  /** The server's list. From it an order is known before its answer, and work that began elsewhere. */
  known?: Known | undefined
  /** The form as it stands: what went wrong with another one is not told any more. */
  form?: unknown
  onDone?: (answer: Answer, asked: Asked) => void
  onFailed?: (error: Error, asked: Asked) => void
}

export type Generation<Asked> = {
  /** What the screen shows: the run or film that was ordered or chosen, else the newest one under way. */
  id: string | null
  /** The order is on its way and not answered. */
  ordering: boolean
  /** What was asked for last, as long as this page stands. */
  asked: Asked | undefined
  /** Why the last order came to nothing, until what was asked for is mended. */
  problem: Error | undefined
  order: (asked: Asked) => void
  /** Sends the last order again. */
  again: () => void
  /** Shows another one, or none. */
  follow: (id: string | null) => void
}

type Press<Asked> = { asked: Asked; newestBefore: string | undefined; form: string | undefined }

/**
 * Ordering something that takes a while, and following it: a second press orders nothing twice, a lost reply is asked for
 * again under the same id, and what is followed is found again after a reload or another screen.
 */
export function useGeneration<Asked, Answer>(options: GenerationOptions<Asked, Answer>): Generation<Asked> {
  const { name, send, idOf, known = [], onDone, onFailed } = options
  const form = JSON.stringify(options.form)
  const [followed, setFollowed] = useState(() => readFollowed(name))
  const follow = useCallback(
    (id: string | null) => {
      if (id) localStorage.setItem(keyOfFollowed(name), id)
      else localStorage.removeItem(keyOfFollowed(name))
      setFollowed(id)
    },
    [name],
  )
  const pressOf = (asked: Asked) => `${name} ${JSON.stringify(asked)}`
  const ordering = useMutation({
    mutationFn: ({ asked }: Press<Asked>) => send(asked, requestIdFor(pressOf(asked))),
    onMutate: () => {
      follow(null)
      bringResultIntoView()
    },
    onSuccess: (answer, { asked }) => {
      unanswered.delete(pressOf(asked))
      follow(idOf(answer))
      onDone?.(answer, asked)
    },
    onError: (error, { asked }) => {
      if (wasAnswered(error)) unanswered.delete(pressOf(asked))
      onFailed?.(error, asked)
    },
  })
  const order = (asked: Asked) => {
    if (!ordering.isPending) ordering.mutate({ asked, newestBefore: known[0]?.id, form })
  }
  const { variables } = ordering
  const ordered = ordering.isPending ? appeared(known, variables?.newestBefore) : null
  // Whoever reloads before the answer comes finds it all the same.
  useEffect(() => {
    if (ordered) localStorage.setItem(keyOfFollowed(name), ordered)
  }, [name, ordered])
  return {
    id: followed ?? (ordering.isPending ? ordered : underWay(known)),
    ordering: ordering.isPending,
    asked: variables?.asked,
    problem: variables?.form === form ? (ordering.error ?? undefined) : undefined,
    order,
    again: () => variables && order(variables.asked),
    follow,
  }
}

/** The one that stands first in the list since the order was sent. */
const appeared = ([newest]: Known, newestBefore: string | undefined): string | null =>
  newest && newest.id !== newestBefore ? newest.id : null

const underWay = (known: Known): string | null => known.find((one) => one.underWay)?.id ?? null
