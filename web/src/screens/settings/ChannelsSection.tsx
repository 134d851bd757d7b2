import { CHANNEL_LIMITS, channelRoutes, type VideoChannel } from '@octavo/contract/channel'
import { messages } from '@octavo/contract/messages'
import { NETWORK_NAMES } from '@octavo/contract/network'
import { type ProductionState, productionRoutes } from '@octavo/contract/production'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { Link } from 'wouter'
import { call, keyOf, sentenceOf } from '#api/call.ts'
import { keepChannel, useChannels } from '#api/channel.queries.ts'
import { useProduction } from '#api/production.queries.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'

/** Where films are posted and whether a person looks first. */
export function ChannelsSection() {
  const { data, error, refetch } = useChannels()
  return (
    <Card>
      <CardHead
        title="Channels"
        hint="Each brand has a channel on this installation. It signs the brand’s posts and carries the link of its film pages."
      />
      <AutoPilot />
      {error && !data && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} className="mt-4" />}
      {!data && !error && <Skeleton className="mt-4 h-28" />}
      {data?.length === 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-sm">
          <span className="flex-1 basis-48">Every brand comes with a channel. There is no brand yet.</span>
          <Link href="/brands?brand=new" className={buttonStyle({ size: 'sm' })}>
            Add a brand
          </Link>
        </p>
      )}
      <ul>
        {data?.map((channel) => (
          <li key={channel.id} className="border-line border-t pt-5 pb-1 not-last:pb-5 first:mt-5">
            <ChannelForm channel={channel} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The person's approval, or none. */
function AutoPilot() {
  const id = useId()
  const cache = useQueryClient()
  const { data } = useProduction()
  const change = useMutation({
    mutationFn: (active: boolean) => call(productionRoutes.autoPilot, { body: { active } }),
    onSuccess: (state) => cache.setQueryData<ProductionState>(keyOf(productionRoutes.statistics), state),
    onError: (error) => toast({ title: 'Not changed', description: sentenceOf(error), variant: 'destructive' }),
  })
  const on = change.isPending ? change.variables : (data?.auto_pilot_active ?? false)
  return (
    <div className="flex items-start justify-between gap-4 rounded-lg bg-sunken p-4 text-sm">
      <p id={id}>
        <span className="font-medium">Auto-pilot.</span>{' '}
        <span className="text-ink-2">
          {on
            ? 'Films go out on time by themselves, to outside networks too.'
            : 'Nothing goes to an outside network without your approval. The local channel needs none.'}
        </span>
      </p>
      <Switch aria-labelledby={id} checked={on} disabled={!data || change.isPending} onChange={change.mutate} />
    </div>
  )
}

const LINK = /^https?:\/\/[^\s/]+/

type ChannelValues = { name: string; link: string }

const check = ({ link }: ChannelValues) =>
  link.trim() !== '' && !LINK.test(link.trim()) ? { link: messages.posting.link } : {}

const isSame = (typed: ChannelValues, saved: ChannelValues) =>
  typed.name.trim() === saved.name && typed.link.trim() === saved.link

function ChannelForm({ channel }: { channel: VideoChannel }) {
  const cache = useQueryClient()
  const saved = { name: channel.name, link: channel.linkUrl ?? '' }
  const form = useRecordForm({ saved, check, isSame, tell: 'always' })
  const { isDirty, problems } = form
  const save = useMutation({
    mutationFn: ({ name, link }: ChannelValues) =>
      call(channelRoutes.update, {
        params: { id: channel.id },
        body: { name: name.trim() || null, linkUrl: link.trim() || null },
      }),
    onSuccess: (saved) => {
      keepChannel(cache, saved)
      form.reset()
      toast({ title: 'Channel saved', description: saved.name })
    },
  })
  const submit = (event: FormEvent) =>
    form.submit((values) => {
      if (isDirty && !save.isPending) save.mutate(values)
    }, event)
  return (
    <form onSubmit={submit} noValidate aria-label={`${NETWORK_NAMES[channel.network]}: ${channel.name}`}>
      {save.error && <ErrorNote what={sentenceOf(save.error)} className="mb-4" />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Channel name" aside={NETWORK_NAMES[channel.network]} hint="Leave empty to use the brand’s name.">
          {(aria) => <Input {...aria} maxLength={CHANNEL_LIMITS.name} {...form.field('name')} />}
        </Field>
        <Field label="Link of its film pages" hint="Where their button leads. Empty: no button." error={problems.link}>
          {(aria) => (
            <Input
              {...aria}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={CHANNEL_LIMITS.link}
              {...form.field('link')}
            />
          )}
        </Field>
      </div>
      {isDirty && (
        <Button
          type="submit"
          size="sm"
          variant="solid"
          disabled={problems.link !== undefined || save.isPending}
          className="mt-4"
        >
          {save.isPending ? 'Saving...' : 'Save channel'}
        </Button>
      )}
    </form>
  )
}
