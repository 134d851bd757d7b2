import type { MasterControl } from '@octavo/contract/system-status'
import type { ComponentType } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { BusinessTab } from './BusinessTab.tsx'
import { ComplianceTab } from './ComplianceTab.tsx'
import { PerformanceTab } from './PerformanceTab.tsx'
import { RealtimeTab } from './RealtimeTab.tsx'

type ControlProps = { control: MasterControl }

const TABS: readonly (readonly [value: string, label: string, panel: ComponentType<ControlProps>])[] = [
  ['realtime', 'Realtime', RealtimeTab],
  ['business', 'Business', BusinessTab],
  ['compliance', 'Compliance', ComplianceTab],
  ['performance', 'Performance', PerformanceTab],
]

/** The figures by what they tell of. */
export const ControlTabs = ({ control }: ControlProps) => (
  <Tabs defaultValue="realtime">
    <TabList aria-label="Figures">
      {TABS.map(([value, label]) => (
        <Tab key={value} value={value}>
          {label}
        </Tab>
      ))}
    </TabList>
    {TABS.map(([value, , Panel]) => (
      <TabPanel key={value} value={value} className="grid gap-4 pt-4 outline-offset-4">
        <Panel control={control} />
      </TabPanel>
    ))}
  </Tabs>
)
