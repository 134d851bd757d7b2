import type { Ticket } from '@octavo/contract/ticket'
import { useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { useTickets } from '#api/ticket.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import { Message } from './Message.tsx'

type Which = 'open' | 'done'

const AT_ONCE = 30

/** What visitors wrote on the film pages, to answer or to put away. */
export default function Inbox() {
  const [which, setWhich] = useState<Which>('open')
  const { data, error, refetch } = useTickets()
  const done = data ? data.tickets.length - data.open : 0
  const options = [
    { value: 'open', label: data ? `Open (${data.open})` : 'Open' },
    { value: 'done', label: data ? `Done (${done})` : 'Done' },
  ] as const
  return (
    <>
      <PageHeader
        title="Inbox"
        subtitle="Messages that visitors left on your film pages"
        actions={<Segmented label="Messages" value={which} onChange={setWhich} options={options} />}
      />
      {error && !data && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-80 rounded-xl" />}
      {data && <Messages which={which} tickets={data.tickets} />}
    </>
  )
}

function Messages({ which, tickets }: { which: Which; tickets: Ticket[] }) {
  const those = tickets.filter(({ answeredAt }) => (answeredAt === null) === (which === 'open'))
  const [shown, more] = useMore(those, AT_ONCE)
  if (shown.length === 0) return <Nothing which={which} any={tickets.length > 0} />
  return (
    <>
      <Card className="py-1">
        <ul aria-label="Messages">
          {shown.map((ticket) => (
            <Message key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      </Card>
      {more}
    </>
  )
}

const Nothing = ({ which, any }: { which: Which; any: boolean }) => (
  <Card>
    <EmptyState
      title={which === 'done' ? 'Nothing answered yet' : any ? 'Everything is answered' : 'No messages yet'}
      hint={
        which === 'done'
          ? 'Messages you answer or close are kept here.'
          : 'Every film page has a message box. What visitors write there arrives here.'
      }
      action={
        <Link href="/calendar" className={buttonStyle()}>
          See what is published
        </Link>
      }
    />
  </Card>
)
