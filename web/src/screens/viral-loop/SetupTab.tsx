import type { Campaign } from '@octavo/contract/campaign'
import { type ReactNode, useState } from 'react'
import { useContactSummary } from '#api/contact.queries.ts'
import { formatCount, plural } from '#format/number.ts'
import { ReviewDialog } from '#parts/campaign/ReviewDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Check } from '#ui/icons/index.ts'
import { DescriptionField, NameField } from './BusinessFields.tsx'
import { Reach } from './Reach.tsx'
import { ReferralLinkCard } from './ReferralLinkCard.tsx'
import type { Business } from './useBusiness.ts'
import { useLaunch } from './useLaunch.ts'

type SetupTabProps = { business: Business; onImport: () => void; onCampaigns: () => void }

/** The way to the first campaign, in three steps. */
export function SetupTab({ business, onImport, onCampaigns }: SetupTabProps) {
  const { data: contacts } = useContactSummary()
  const hasContacts = (contacts?.total ?? 0) > 0
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
      <Card className="py-2">
        <ol>
          <Step number={1} title="Import contacts" done={hasContacts}>
            <p className="mb-3 text-ink-2 text-sm">
              {hasContacts
                ? `${plural(contacts?.total ?? 0, 'contact')}, room for ${formatCount(contacts?.room ?? 0)} more. ${formatCount(contacts?.mailable ?? 0)} can get mail, ${formatCount(contacts?.textable ?? 0)} texts.`
                : 'People who know your business and agreed to hear from it. From a CSV file or by hand.'}
            </p>
            <Button variant={hasContacts ? 'outline' : 'solid'} onClick={onImport}>
              Import contacts
            </Button>
          </Step>
          <Step number={2} title="Describe your business" done={business.isComplete}>
            <div className="grid max-w-160 gap-4">
              <NameField business={business} />
              <DescriptionField
                business={business}
                hint="The email uses this and what your brand says. Saved as you type."
              />
            </div>
          </Step>
          <LaunchStep business={business} onCampaigns={onCampaigns} />
        </ol>
      </Card>
      <ReferralLinkCard />
    </div>
  )
}

function LaunchStep({ business, onCampaigns }: Pick<SetupTabProps, 'business' | 'onCampaigns'>) {
  const email = useLaunch('email', business)
  const [reviewed, setReviewed] = useState<Campaign | null>(null)
  const review = () => email.review(setReviewed)
  return (
    <Step number={3} title="Launch your campaign">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="make" aria-busy={email.opening} onClick={review}>
          Launch email campaign
        </Button>
        <div className="min-w-0 flex-1 basis-72">
          <Reach channel="email" />
        </div>
      </div>
      {email.problem && <ErrorNote what={email.problem} onRetry={review} className="mt-4" />}
      {reviewed && <ReviewDialog campaign={reviewed} onClose={() => setReviewed(null)} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-1.5 text-ink-2 text-sm">
        You see it before it goes. To schedule it or to send texts:
        <Button variant="link" size="sm" onClick={onCampaigns}>
          Open Campaigns
        </Button>
      </p>
    </Step>
  )
}

type StepProps = { number: number; title: string; done?: boolean; children: ReactNode }

const Step = ({ number, title, done, children }: StepProps) => (
  <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-line border-t py-5 first:border-0">
    <span
      className={cn(
        'num grid size-7 place-items-center rounded-full text-sm',
        done ? 'bg-ok-soft text-ok' : 'border border-line-strong text-ink-2',
      )}
    >
      {done ? <Check className="size-4" aria-label="Done" /> : number}
    </span>
    <div className="min-w-0">
      <h2 className="mb-2 text-base leading-7">{title}</h2>
      {children}
    </div>
  </li>
)
