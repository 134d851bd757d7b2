import { AGREEMENTS, CONTACT_LIMITS, HAS_PHONE, RESPONSES } from '@octavo/contract/contact'
import { useTags } from '#api/contact.queries.ts'
import { formatCount } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { SlidersHorizontal } from '#ui/icons/index.ts'
import { Popover } from '#ui/Popover.tsx'
import { Select } from '#ui/Select.tsx'
import { AGREEMENT_WORDS, lastWords, PHONE_WORDS, responseWords, tagsOf } from './filter-words.ts'
import type { Filtering } from './useContactFilter.ts'

const ANY = 'any'
const LAST = [1, CONTACT_LIMITS.lastCampaignsUnlessSaid, 5, 10, CONTACT_LIMITS.lastCampaigns]

/** What is asked for more rarely than words, a status and a tag. */
export function MoreFilters({ filtering }: { filtering: Filtering }) {
  const { filter, change } = filtering
  return (
    <Popover
      label="More filters"
      align="end"
      className="w-[min(92vw,24rem)]"
      trigger={
        <Button>
          <SlidersHorizontal />
          More filters
        </Button>
      }
    >
      <div className="grid gap-3">
        <OtherTag filtering={filtering} />
        <div className="grid grid-cols-2 gap-3">
          <Day label="Added from" day={filter.addedFrom} onDay={(addedFrom) => change({ addedFrom })} />
          <Day label="Added until" day={filter.addedTo} onDay={(addedTo) => change({ addedTo })} />
        </div>
        <Choice
          label="Consent"
          value={filter.consent}
          options={AGREEMENTS.map((value) => [value, AGREEMENT_WORDS[value]])}
          onChoose={(consent) => change({ consent })}
        />
        <Choice
          label="Phone"
          value={filter.phone}
          options={HAS_PHONE.map((value) => [value, PHONE_WORDS[value]])}
          onChoose={(phone) => change({ phone })}
        />
        <Choice
          label="Campaigns"
          value={filter.did}
          options={RESPONSES.map((value) => [value, responseWords(value, filter.last)])}
          onChoose={(did) => change({ did })}
        />
        {filter.did && (
          <Field label="Which campaigns">
            {(aria) => (
              <Select
                {...aria}
                value={String(filter.last ?? CONTACT_LIMITS.lastCampaignsUnlessSaid)}
                onChange={(last) => change({ last: Number(last) })}
                options={LAST.map((last) => ({ value: String(last), label: lastWords(last) }))}
              />
            )}
          </Field>
        )}
      </div>
    </Popover>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T | undefined
  options: readonly (readonly [T, string])[]
  onChoose: (value: T | undefined) => void
}

const Choice = <T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) => (
  <Field label={label}>
    {(aria) => (
      <Select
        {...aria}
        value={value ?? ANY}
        onChange={(chosen) => onChoose(chosen === ANY ? undefined : (chosen as T))}
        options={[{ value: ANY, label: 'Any' }, ...options.map(([value, label]) => ({ value, label }))]}
      />
    )}
  </Field>
)

type DayProps = { label: string; day: string | undefined; onDay: (day: string | undefined) => void }

const Day = ({ label, day, onDay }: DayProps) => (
  <Field label={label}>
    {(aria) => (
      <Input {...aria} type="date" value={day ?? ''} onChange={(event) => onDay(event.target.value || undefined)} />
    )}
  </Field>
)

/** One tag more that people must have; those asked for already can be taken off below. */
function OtherTag({ filtering: { filter, change } }: { filtering: Filtering }) {
  const { data } = useTags()
  const asked = tagsOf(filter)
  const others = data?.tags.filter(({ tag }) => !asked.includes(tag)) ?? []
  if (asked.length === 0 || others.length === 0 || asked.length >= CONTACT_LIMITS.tagsAsked) return null
  return (
    <Field label={`Has ${asked.join(' and ')}, and also`}>
      {(aria) => (
        <Select
          {...aria}
          value=""
          placeholder="Choose a tag"
          onChange={(tag) => change({ tag: [...asked, tag].join(',') })}
          options={others.map(({ tag, count }) => ({ value: tag, label: `${tag} (${formatCount(count)})` }))}
        />
      )}
    </Field>
  )
}
