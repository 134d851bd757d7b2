import { REFERRAL_CREDITS } from '@octavo/contract/plan'
import { useState } from 'react'
import { useContactSummary } from '#api/contact.queries.ts'
import { useReferralCredits } from '#api/referral.queries.ts'
import { formatCount } from '#format/number.ts'
import { SampleContacts } from '#parts/sample/SampleStudio.tsx'
import { Badge } from '#ui/Badge.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { AnalyticsTab } from './AnalyticsTab.tsx'
import { CampaignsTab } from './CampaignsTab.tsx'
import { CrmTab } from './CrmTab.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { SetupTab } from './SetupTab.tsx'
import { Totals } from './Totals.tsx'
import { useBusiness } from './useBusiness.ts'

const { freeSignup, paidSignup } = REFERRAL_CREDITS
const panel = 'pt-5 outline-offset-4'

/** Contacts with their consent, the campaigns to them, and what the sign-ups through the account's link brought. */
export default function ViralLoop() {
  const [asked, setTab] = useChosen('tab')
  const [importing, setImporting] = useState(false)
  const { data: summary } = useContactSummary()
  const business = useBusiness()
  const openImport = () => setImporting(true)
  return (
    <>
      <PageHeader
        title="Contacts & referrals"
        subtitle={`Write to the people who know you. Each sign-up through your link earns ${freeSignup} credits, each paid one ${paidSignup}.`}
        actions={<CreditsBadge />}
      />
      <Totals />
      <Tabs value={asked ?? 'setup'} onValueChange={setTab} className="mt-5">
        <TabList aria-label="Contacts and referrals">
          <Tab value="setup">Setup</Tab>
          <Tab value="crm">CRM ({formatCount(summary?.total ?? 0)})</Tab>
          <Tab value="campaigns">Campaigns</Tab>
          <Tab value="analytics">Analytics</Tab>
        </TabList>
        <TabPanel value="setup" className={panel}>
          <SetupTab business={business} onImport={openImport} onCampaigns={() => setTab('campaigns')} />
        </TabPanel>
        <TabPanel value="crm" className={panel}>
          <SampleContacts />
          <CrmTab onImport={openImport} />
        </TabPanel>
        <TabPanel value="campaigns" className={panel}>
          <CampaignsTab business={business} onImport={openImport} />
        </TabPanel>
        <TabPanel value="analytics" className={panel}>
          <AnalyticsTab />
        </TabPanel>
      </Tabs>
      <ImportDialog open={importing} onOpenChange={setImporting} />
    </>
  )
}

function CreditsBadge() {
  const { data } = useReferralCredits()
  return data ? (
    <Badge tone="make" className="num">
      {formatCount(data.credits)} referral credits
    </Badge>
  ) : null
}
