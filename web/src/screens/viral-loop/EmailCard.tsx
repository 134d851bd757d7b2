import type { Campaign } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useContactSummary } from '#api/contact.queries.ts'
import { ReviewDialog } from '#parts/campaign/ReviewDialog.tsx'
import { WhenDialog } from '#parts/campaign/WhenDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { DescriptionField, NameField } from './BusinessFields.tsx'
import { Reach } from './Reach.tsx'
import type { Business } from './useBusiness.ts'
import { type Launch, useLaunch } from './useLaunch.ts'

/** One mail to everybody who agreed to mail, about the business and its newest film. */
export function EmailCard({ business, onImport }: { business: Business; onImport: () => void }) {
  const { data: contacts } = useContactSummary()
  const email = useLaunch('email', business)
  const hasContacts = (contacts?.total ?? 0) > 0
  return (
    <Card className="flex flex-col">
      <CardHead
        title="Email campaign"
        hint="A short note from your business with your newest film, your link and the way out."
      />
      <div className="grid flex-1 content-start gap-4">
        <NameField business={business} />
        <DescriptionField business={business} hint="The email uses this and what your brand says." />
      </div>
      {email.problem && <ErrorNote what={email.problem} className="mt-4" />}
      <LaunchButtons
        launch={email}
        label="Launch Email Campaign"
        disabled={!hasContacts || !business.isComplete}
        canPreview={business.isComplete}
        isMain
      />
      <div className="mt-3">
        {contacts && !hasContacts ? (
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
            There is nobody to write to yet.
            <Button variant="link" size="sm" onClick={onImport}>
              Import contacts
            </Button>
          </p>
        ) : (
          <Reach channel="email" />
        )}
      </div>
    </Card>
  )
}

type LaunchButtonsProps = { launch: Launch; label: string; disabled: boolean; canPreview: boolean; isMain?: boolean }

/** Look at it and send it, send it later, or work on it first. */
export function LaunchButtons({ launch, label, disabled, canPreview, isMain }: LaunchButtonsProps) {
  const [, go] = useLocation()
  const [asking, setAsking] = useState(false)
  const [reviewed, setReviewed] = useState<Campaign | null>(null)
  const later = (scheduledFor: string) => launch.start({ scheduledFor }, () => setAsking(false))
  return (
    <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-1">
      <Button
        variant={isMain ? 'make' : 'solid'}
        disabled={disabled}
        aria-busy={launch.opening}
        onClick={() => launch.review(setReviewed)}
      >
        {label}
      </Button>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        Schedule
      </Button>
      <Button
        disabled={!canPreview || launch.opening}
        onClick={() => launch.start({ draft: true }, ({ id }) => go(`/campaigns/${id}`))}
      >
        {launch.opening ? 'Opening...' : 'Preview and test'}
      </Button>
      {reviewed && <ReviewDialog campaign={reviewed} onClose={() => setReviewed(null)} />}
      {asking && (
        <WhenDialog
          title="Schedule campaign"
          hint={messages.campaign.fixed}
          busy={launch.sending}
          problem={launch.problem}
          onChoose={later}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
