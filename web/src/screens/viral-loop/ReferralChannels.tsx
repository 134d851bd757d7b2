import { CHANNEL_IDEAS, REFERRAL_LIMITS, type ReferralChannel, referralRoutes } from '@octavo/contract/referral'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { dropReferralChannel, refreshReferralChannels, useReferralChannels } from '#api/referral.queries.ts'
import { formatCount, plural } from '#format/number.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'
import { copyLink } from '#parts/referral/share-link.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Input } from '#ui/Input.tsx'
import { Copy, Plus, Trash2 } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QrButton } from './ReferralLinkCard.tsx'

/** The same link by where it is shared: who followed it there, signed up and paid. */
export function ReferralChannels() {
  const { data, error, refetch } = useReferralChannels()
  return (
    <Card>
      <CardHead title="Where you share it" hint="One link for each place you share it, so you can see what works." />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <ul aria-label="Links" className="-my-3">
          {data.channels.map((channel) => (
            <Channel key={channel.id ?? 'plain'} channel={channel} />
          ))}
        </ul>
      )}
      {data && <AddChannel channels={data.channels} />}
    </Card>
  )
}

function Channel({ channel }: { channel: ReferralChannel }) {
  const cache = useQueryClient()
  const { id, name, url, clicks, signups, paid } = channel
  const remove = (id: string) =>
    void deleteWithUndo({
      done: `Link for ${name} deleted`,
      hide: () => dropReferralChannel(cache, id),
      remove: () => call(referralRoutes.removeChannel, { params: { id } }),
      restore: () => call(referralRoutes.restoreChannel, { params: { id } }),
      refresh: () => refreshReferralChannels(cache),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-medium text-sm">{name}</p>
        <Steps clicks={clicks} signups={signups} paid={paid} />
      </div>
      <span className="flex">
        <Button size="icon" variant="ghost" aria-label={`Copy link: ${name}`} onClick={() => void copyLink(url)}>
          <Copy />
        </Button>
        <QrButton name={name} url={url} isIcon />
        {id && (
          <Button size="icon" variant="ghost" aria-label={`Delete link: ${name}`} onClick={() => remove(id)}>
            <Trash2 />
          </Button>
        )}
      </span>
    </li>
  )
}

/** How far people came: of those who opened it who signed up, and of these who paid. */
function Steps({ clicks, signups, paid }: Pick<ReferralChannel, 'clicks' | 'signups' | 'paid'>) {
  const steps = [
    [clicks, plural(clicks, 'click')],
    [signups, plural(signups, 'sign-up')],
    [paid, `${formatCount(paid)} paid`],
  ] as const
  return (
    <ol className="mt-1 grid max-w-96 gap-1">
      {steps.map(([amount, words]) => (
        <li key={words} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 text-ink-2 text-xs">
          <span className="num">{words}</span>
          <span
            aria-hidden
            className="h-1.5 rounded-full bg-day"
            style={{ width: `${(100 * amount) / Math.max(clicks, signups, 1)}%` }}
          />
        </li>
      ))}
    </ol>
  )
}

function AddChannel({ channels }: { channels: readonly ReferralChannel[] }) {
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const adding = useMutation({
    mutationFn: (name: string) => call(referralRoutes.addChannel, { body: { name } }),
    onSuccess: async () => {
      setName('')
      await refreshReferralChannels(cache)
    },
  })
  const ideas = CHANNEL_IDEAS.filter((idea) => !channels.some((one) => one.name.toLowerCase() === idea.toLowerCase()))
  return (
    <form
      className="mt-5 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) adding.mutate(name)
      }}
    >
      {adding.error && <ErrorNote what={sentenceOf(adding.error)} />}
      <div className="flex gap-2">
        <Input
          aria-label="Where you share it"
          placeholder="A flyer, a fair, a friend’s newsletter"
          maxLength={REFERRAL_LIMITS.channelName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={!name.trim() || adding.isPending}>
          <Plus />
          Add link
        </Button>
      </div>
      {ideas.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
          {ideas.map((idea) => (
            <Button
              key={idea}
              size="sm"
              variant="ghost"
              disabled={adding.isPending}
              onClick={() => adding.mutate(idea)}
            >
              <Plus />
              {idea}
            </Button>
          ))}
        </p>
      )}
    </form>
  )
}
