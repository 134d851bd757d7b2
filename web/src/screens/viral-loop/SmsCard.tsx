import { CAMPAIGN_LIMITS, OPT_OUT_WORDS, TEXT_HOURS } from '@octavo/contract/campaign'
import { sayHour } from '@octavo/contract/time-zone'
import { useState } from 'react'
import { useContactSummary } from '#api/contact.queries.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { NameField } from './BusinessFields.tsx'
import { LaunchButtons } from './EmailCard.tsx'
import { Reach } from './Reach.tsx'
import type { Business } from './useBusiness.ts'
import { useLaunch } from './useLaunch.ts'

const MOST = CAMPAIGN_LIMITS.smsBody

/** One text to everybody who agreed to texts. */
export function SmsCard({ business }: { business: Business }) {
  const [words, setWords] = useState('')
  const { data: contacts } = useContactSummary()
  const sms = useLaunch('sms', business, words)
  const leftOut = contacts ? contacts.total - contacts.textable : 0
  return (
    <Card className="flex flex-col">
      <CardHead
        title="SMS campaign"
        hint={`Goes out between ${sayHour(TEXT_HOURS.from)} and ${sayHour(TEXT_HOURS.to)} in each person’s own time zone.`}
      />
      <div className="grid flex-1 content-start gap-4">
        <NameField business={business} />
        <Field
          label="Text (optional)"
          aside={`${words.length}/${MOST}`}
          hint={`Your newest film or your link, and “${OPT_OUT_WORDS}”, are put behind it.`}
        >
          {(aria) => (
            <Textarea
              {...aria}
              rows={3}
              value={words}
              maxLength={MOST}
              placeholder={`${business.businessName.trim() || 'Kiln & Clay'}: hello {{firstName}}, we made a new short film. Watch it here:`}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      </div>
      {sms.problem && <ErrorNote what={sms.problem} className="mt-4" />}
      <LaunchButtons
        launch={sms}
        label="Launch SMS Campaign"
        disabled={!business.hasName}
        canPreview={business.hasName}
      />
      <div className="mt-3">
        <Reach channel="sms" />
        {leftOut > 0 && (
          <p className="text-ink-2 text-sm">
            Who has no number or gave no consent to texts is left out: {leftOut} now.
          </p>
        )}
      </div>
    </Card>
  )
}
