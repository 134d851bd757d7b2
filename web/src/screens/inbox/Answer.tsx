import { TICKET_ANSWER_MAX, type Ticket, ticketRoutes } from '@octavo/contract/ticket'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { keepTicket } from '#api/ticket.queries.ts'
import { dropDraft, readDraft, useDraft } from '#parts/form/useDraft.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { toast } from '#ui/toast.ts'

type AnswerProps = { ticket: Ticket; to: string; onClose: () => void }

/** Writes back by mail; what is typed is kept as a draft. */
export function Answer({ ticket, to, onClose }: AnswerProps) {
  const cache = useQueryClient()
  const [, go] = useLocation()
  const { data: account } = useAccount()
  const draft = `answer.${ticket.id}`
  const [text, setText] = useState(() => readDraft<string>(draft) ?? '')
  useDraft(draft, text || undefined)
  const send = useMutation({
    mutationFn: () => call(ticketRoutes.answer, { params: { id: ticket.id }, body: { text } }),
    onSuccess: ({ embedded, ...answered }) => {
      dropDraft(draft)
      onClose()
      keepTicket(cache, answered)
      toast({
        title: 'Answer sent',
        description: embedded ? 'No mail server is set up, so it is kept in the outbox.' : `By mail to ${to}`,
        ...(embedded && { action: { label: 'Open the outbox', onPress: () => go('/outbox') } }),
      })
    },
  })
  return (
    <div className="grid max-w-[66ch] gap-3">
      <Field
        label={`Answer to ${ticket.name ?? to}`}
        hint={`By mail to ${to}. What they reply comes to ${account?.email ?? 'you'}.`}
        error={send.error ? sentenceOf(send.error) : undefined}
      >
        {(aria) => (
          <Textarea
            {...aria}
            autoFocus
            rows={4}
            value={text}
            maxLength={TICKET_ANSWER_MAX}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" disabled={!text.trim() || send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? 'Sending...' : 'Send answer'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
