import { Link } from 'wouter'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Settings } from '#ui/icons/index.ts'
import { useChosen } from '#ui/useChosen.ts'
import { CampaignList } from './CampaignList.tsx'
import { CampaignSettingsDialog } from './CampaignSettingsDialog.tsx'
import { EmailCard } from './EmailCard.tsx'
import { SmsCard } from './SmsCard.tsx'
import type { Business } from './useBusiness.ts'

type CampaignsTabProps = { business: Business; onImport: () => void }

/** Where mails and texts are written, tried and sent, and what became of them. */
export function CampaignsTab({ business, onImport }: CampaignsTabProps) {
  const [settings, setSettings] = useChosen('settings')
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <EmailCard business={business} onImport={onImport} />
        <SmsCard business={business} />
      </div>
      <CampaignList
        action={
          <span className="flex flex-wrap justify-end gap-2">
            <Link href="/outbox" className={buttonStyle({ size: 'sm' })}>
              Outbox
            </Link>
            <Button size="sm" onClick={() => setSettings('open')}>
              <Settings />
              Campaign settings
            </Button>
          </span>
        }
      />
      <CampaignSettingsDialog open={settings !== null} onOpenChange={(open) => setSettings(open ? 'open' : null)} />
    </div>
  )
}
