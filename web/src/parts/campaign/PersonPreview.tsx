import type { CampaignPreview } from '@octavo/contract/campaign'
import { type KeyboardEvent, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useCampaignPreview } from '#api/campaign.queries.ts'
import { formatCount, plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MailFrame, TextBubble } from './MailFrame.tsx'

/** The message as one of the people gets it who are reached; the arrow keys go from person to person. */
export function PersonPreview({ id, className }: { id: string; className?: string }) {
  const [place, setPlace] = useState(0)
  const { data, error, refetch } = useCampaignPreview(id, place)
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-120" />
  const last = data.place === null ? 0 : Math.max(0, data.recipients - 1)
  const go = (step: number) => setPlace((now) => Math.min(last, Math.max(0, Math.min(now, last) + step)))
  return (
    <div className={className}>
      <Person preview={data} place={Math.min(place, last)} last={last} onGo={go} />
      <Head preview={data} />
      {data.html ? <MailFrame html={data.html} title="Preview of the mail" /> : <TextBubble text={data.text} />}
      {data.segments !== null && (
        <p className="mt-2 text-ink-2 text-sm">
          {formatCount(data.text.length)} characters, sent and paid as {plural(data.segments, 'part')}.
        </p>
      )}
    </div>
  )
}

type PersonProps = { preview: CampaignPreview; place: number; last: number; onGo: (step: number) => void }

function Person({ preview, place, last, onGo }: PersonProps) {
  const { name, to } = preview
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    onGo(step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus, the keys go for both
    <div className="mb-3 flex items-center justify-between gap-2" onKeyDown={keys}>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous person"
        aria-disabled={place === 0}
        onClick={() => onGo(-1)}
      >
        <ChevronLeft />
      </Button>
      <p role="status" className="min-w-0 truncate text-center text-sm">
        As <b className="font-semibold">{name || to}</b> gets it
        {last > 0 && (
          <span className="num text-ink-2">
            {' '}
            ({formatCount(place + 1)} of {formatCount(last + 1)})
          </span>
        )}
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next person"
        aria-disabled={place >= last}
        onClick={() => onGo(1)}
      >
        <ChevronRight />
      </Button>
    </div>
  )
}

function Head({ preview: { from, to, subject } }: { preview: CampaignPreview }) {
  const head = [
    ['From', from],
    ['To', to],
    ['Subject', subject],
  ].filter(([, value]) => value)
  return (
    <dl className="mb-3 text-sm">
      {head.map(([label, value]) => (
        <div key={label} className="flex gap-3 py-0.5">
          <dt className="w-16 shrink-0 text-ink-3">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
