import { type Ticket, ticketRoutes } from '@octavo/contract/ticket'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { call, sentenceOf } from '#api/call.ts'
import { dropTicket, keepTicket, refreshTickets } from '#api/ticket.queries.ts'
import { formatAgo } from '#format/date.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { toast } from '#ui/toast.ts'
import { Answer } from './Answer.tsx'

const failed = (error: unknown) =>
  void toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' })

/** Puts a message away or back, at once and with Undo; deletes it for good. */
function useTicketActions(ticket: Ticket) {
  const cache = useQueryClient()
  const params = { id: ticket.id }
  const set = (answered: boolean) => call(ticketRoutes.change, { params, body: { answered } })
  const mark = useMutation({
    mutationFn: set,
    onMutate: (answered) => keepTicket(cache, { ...ticket, answeredAt: answered ? new Date().toISOString() : null }),
    onSuccess: (changed, answered) => {
      keepTicket(cache, changed)
      const undo = () => void set(!answered).then((back) => keepTicket(cache, back), failed)
      toast({ title: answered ? 'Marked as done' : 'Open again', action: { label: 'Undo', onPress: undo } })
    },
    onError: (error) => {
      failed(error)
      void refreshTickets(cache)
    },
  })
  const remove = useMutation({
    mutationFn: () => call(ticketRoutes.remove, { params }),
    onSuccess: () => {
      dropTicket(cache, ticket.id)
      toast({ title: 'Message deleted' })
    },
    onError: failed,
  })
  return { mark, remove }
}

/** One message: who wrote it, on which film, and what can be done about it. */
export function Message({ ticket }: { ticket: Ticket }) {
  const [answering, setAnswering] = useState(false)
  const { mark, remove } = useTicketActions(ticket)
  const { name, email, text, videoId, videoTitle, createdAt, answeredAt, answer } = ticket
  const who = name ?? email ?? 'Somebody'
  const About = () => <span className="sr-only">: {who}</span>
  return (
    <li className="grid gap-3 border-line border-t py-4 text-sm first:border-0">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{who}</span>
          {name && email && <span className="wrap-anywhere text-ink-2">{email}</span>}
          <time dateTime={createdAt} className="ml-auto text-ink-3 text-xs">
            {formatAgo(createdAt)}
          </time>
        </p>
        <p className="text-ink-3 text-xs">
          on{' '}
          <Link href={`/library?video=${videoId}`} className="underline decoration-line-strong underline-offset-4">
            {videoTitle}
          </Link>
        </p>
      </div>
      <p className="wrap-anywhere max-w-[66ch] whitespace-pre-wrap text-base">{text}</p>
      {answer && (
        <div className="max-w-[66ch] rounded-lg bg-sunken px-4 py-3">
          <p className="text-ink-3 text-xs">You answered{answeredAt && ` ${formatAgo(answeredAt)}`}</p>
          <p className="wrap-anywhere mt-0.5 whitespace-pre-wrap">{answer}</p>
        </div>
      )}
      {answering && email ? (
        <Answer ticket={ticket} to={email} onClose={() => setAnswering(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {!answeredAt && email && (
            <Button variant="solid" size="sm" onClick={() => setAnswering(true)}>
              Answer
              <About />
            </Button>
          )}
          <Button size="sm" disabled={mark.isPending} onClick={() => mark.mutate(answeredAt === null)}>
            {answeredAt ? 'Open again' : 'Mark as done'}
            <About />
          </Button>
          <ConfirmButton
            size="sm"
            variant="ghost"
            disabled={remove.isPending}
            question="Delete this message?"
            consequence="The message, name and address are gone for good."
            confirmLabel="Delete message"
            onConfirm={() => remove.mutate()}
          >
            Delete
            <About />
          </ConfirmButton>
          {!answeredAt && !email && <span className="text-ink-3 text-xs">The visitor left no address.</span>}
        </div>
      )}
    </li>
  )
}
