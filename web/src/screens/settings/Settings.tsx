import type { ReactNode } from 'react'
import { PageHeader } from '#ui/PageHeader.tsx'
import { AccountSection } from './AccountSection.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import { ChannelsSection } from './ChannelsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { JournalSection } from './JournalSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { SenderSection } from './SenderSection.tsx'
import { ServicesSection } from './ServicesSection.tsx'

const SECTIONS: readonly (readonly [id: string, label: string, section: ReactNode])[] = [
  ['account', 'Account', <AccountSection key="account" />],
  ['security', 'Security', <SecuritySection key="security" />],
  ['mail', 'Mail sender', <SenderSection key="mail" />],
  ['channels', 'Channels', <ChannelsSection key="channels" />],
  ['services', 'Services', <ServicesSection key="services" />],
  ['appearance', 'Appearance', <AppearanceSection key="appearance" />],
  ['journal', 'Journal', <JournalSection key="journal" />],
  ['data', 'Your data', <DataSection key="data" />],
]

/** What belongs to the account: who it is, how it signs in, sends and publishes, what works for it, and all it holds. */
export default function Settings() {
  return (
    <>
      <PageHeader title="Settings" subtitle="Your account, how it sends and publishes, and everything it holds." />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-[160px_minmax(0,720px)]">
        <nav aria-label="Settings" className="sticky top-20 hidden lg:block">
          <ul className="grid gap-px">
            {SECTIONS.map(([id, label]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex h-8 items-center rounded-md px-2.5 text-ink-2 text-sm transition-colors hover:bg-sunken hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {SECTIONS.map(([id, , section]) => (
            <div key={id} id={id} className="min-w-0 scroll-mt-20">
              {section}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
