import { CAMPAIGN_LIMITS } from '@octavo/contract/campaign'
import { useId } from 'react'
import { useCampaignFilms } from '#api/campaign.queries.ts'
import type { RecordForm } from '#parts/form/useRecordForm.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import type { CampaignDetail } from './campaign-detail.ts'

/** What a campaign shows beside its words; no film is ''. */
export type Shown = { videoId: string; linkUrl: string; buttonLabel: string; referralLine: boolean }

const NONE = 'none'

type ShowsProps<T extends Shown> = { form: RecordForm<T>; campaign: CampaignDetail }

/** The film, where the button leads and what stands on it, and the line about what it was made with. */
export function Shows<T extends Shown>({ form, campaign: { channel, leadsTo } }: ShowsProps<T>) {
  const { videoId, linkUrl, referralLine } = form.values
  const change = (change: Partial<Shown>) => form.change(change as Partial<T>)
  const isMail = channel === 'email'
  const leads = linkUrl !== '' || videoId !== ''
  return (
    <>
      <FilmField videoId={videoId} isMail={isMail} onChange={(videoId) => change({ videoId })} />
      <Field
        label={isMail ? 'Where the button leads (optional)' : 'Link (optional)'}
        hint={
          videoId
            ? "Leave empty to link to the film's own page."
            : leadsTo === 'own' && !leads
              ? 'Your shop, an offer, a page to book.'
              : ''
        }
        error={form.problems.linkUrl}
      >
        {(aria) => (
          <Input
            {...aria}
            type="url"
            maxLength={CAMPAIGN_LIMITS.linkUrl}
            placeholder="https://"
            {...form.field('linkUrl')}
          />
        )}
      </Field>
      {isMail && leads && (
        <Field label="Words on the button" hint={`Empty: ${linkUrl ? 'Have a look' : 'Watch the film'}`}>
          {(aria) => <Input {...aria} maxLength={CAMPAIGN_LIMITS.buttonLabel} {...form.field('buttonLabel')} />}
        </Field>
      )}
      {isMail && <ReferralLine on={referralLine} onChange={(referralLine) => change({ referralLine })} />}
    </>
  )
}

type FilmFieldProps = { videoId: string; isMail: boolean; onChange: (videoId: string) => void }

function FilmField({ videoId, isMail, onChange }: FilmFieldProps) {
  const { data } = useCampaignFilms()
  const films = data?.films ?? []
  const chosen = films.find(({ id }) => id === videoId)
  const options = [{ value: NONE, label: 'No film' }, ...films.map(({ id, title }) => ({ value: id, label: title }))]
  return (
    <div className="flex items-start gap-3">
      {chosen && (
        <img
          src={chosen.posterUrl}
          alt=""
          className="max-h-24 w-14 shrink-0 rounded-md border border-line object-cover"
        />
      )}
      <Field
        label="Film"
        className="min-w-0 flex-1"
        hint={
          films.length === 0
            ? 'A film can be shown here once it is published.'
            : isMail
              ? 'Its picture is in the mail and links to its page.'
              : 'The link goes to its page.'
        }
      >
        {(aria) => (
          <Select
            {...aria}
            value={chosen ? videoId : NONE}
            onChange={(value) => onChange(value === NONE ? '' : value)}
            options={options}
          />
        )}
      </Field>
    </div>
  )
}

function ReferralLine({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4 text-sm">
      <p id={id}>
        <span className="font-medium">Made with Octavo.</span>{' '}
        <span className="text-ink-2">A small line in the footer with your referral link.</span>
      </p>
      <Switch aria-labelledby={id} checked={on} onChange={onChange} />
    </div>
  )
}
