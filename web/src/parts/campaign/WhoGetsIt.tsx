import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call, sentenceOf } from '#api/call.ts'
import { keepCampaign } from '#api/campaign.queries.ts'
import { useSegments } from '#api/segment.queries.ts'
import { plural } from '#format/number.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'

const EVERYONE = 'everyone'

type WhoGetsItProps = { id: string; channel: Channel; segment: Campaign['segment'] }

/** Everyone who agreed, or those of a segment who did: chosen at once, for a campaign that has not left. */
export function WhoGetsIt({ id, channel, segment }: WhoGetsItProps) {
  const cache = useQueryClient()
  const { data } = useSegments()
  const choosing = useMutation({
    mutationFn: (segmentId: string | null) => call(campaignRoutes.update, { params: { id }, body: { segmentId } }),
    onSuccess: (changed) => keepCampaign(cache, changed),
  })
  const reached = (one: { mailable: number; textable: number }) => (channel === 'email' ? one.mailable : one.textable)
  const options = [
    { value: EVERYONE, label: 'Everyone who agreed' },
    ...(data?.segments ?? []).map((one) => ({
      value: one.id,
      label: `${one.name} (${plural(reached(one), 'person', 'people')})`,
    })),
  ]
  const gone = segment?.gone ?? false
  const chosen = choosing.isPending ? choosing.variables : (segment?.id ?? null)
  return (
    <div className="grid gap-2">
      {choosing.error && <ErrorNote what={sentenceOf(choosing.error)} />}
      <Field
        label="Who gets it"
        error={gone && !choosing.isPending ? messages.segment.gone(segment?.name ?? '') : undefined}
        hint={
          segment
            ? 'Everyone in the segment who has agreed, at the time it’s sent.'
            : data && <NoSegments data={data} />
        }
      >
        {(aria) => (
          <Select
            {...aria}
            value={gone && !choosing.isPending ? '' : (chosen ?? EVERYONE)}
            placeholder="Choose who gets it"
            disabled={choosing.isPending}
            onChange={(value) => choosing.mutate(value === EVERYONE ? null : value)}
            options={options}
          />
        )}
      </Field>
    </div>
  )
}

const NoSegments = ({ data }: { data: { segments: readonly unknown[] } }) =>
  data.segments.length > 0 ? null : (
    <>
      To write to some of them,{' '}
      <Link href="/viral-loop?tab=crm" className="underline underline-offset-4 hover:text-ink">
        filter your contacts
      </Link>{' '}
      and save that as a segment.
    </>
  )
