import { useState } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { ComplianceTab } from './ComplianceTab.tsx'
import { LiveAnalyticsTab } from './LiveAnalyticsTab.tsx'
import { VideoProductionTab } from './VideoProductionTab.tsx'
import { WeeklyBatchTab } from './WeeklyBatchTab.tsx'

const TABS = [
  ['batch', 'Weekly Batch', WeeklyBatchTab],
  ['compliance', 'AI Compliance', ComplianceTab],
  ['production', 'Video Production', VideoProductionTab],
  ['analytics', 'Live Analytics', LiveAnalyticsTab],
] as const

const BADGES = ['AI Compliance', 'Auto-Upload', 'AI Voice']

/** Where a brand's week is ordered, followed and put right. */
export default function Production() {
  const [tab, setTab] = useState<string>('batch')
  return (
    <>
      <PageHeader
        title="AI Video Production Center"
        subtitle="Complete automated pipeline: Generate → Compliance → Voice → Upload"
        actions={BADGES.map((badge) => (
          <Badge key={badge} tone="day">
            {badge}
          </Badge>
        ))}
      />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList aria-label="Production">
          {TABS.map(([value, label]) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {TABS.map(([value, , Panel]) => (
          <TabPanel key={value} value={value} className="pt-5 outline-offset-4">
            <Panel />
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
