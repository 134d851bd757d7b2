import { useState } from 'react'
import { PersonPreview } from '#parts/campaign/PersonPreview.tsx'
import { ReadyToSend } from '#parts/campaign/ReadyToSend.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import type { CampaignDetail } from './campaign-detail.ts'
import { TestSend } from './TestSend.tsx'
import { Words } from './Words.tsx'

/** A draft: what it says, what a person sees of it, and what could go wrong. */
export function Draft({ campaign }: { campaign: CampaignDetail }) {
  const [unsaved, setUnsaved] = useState(false)
  return (
    <>
      {campaign.problem && <ErrorNote what={campaign.problem} className="mb-4" />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
        <Words campaign={campaign} onUnsaved={setUnsaved} />
        <Card>
          <PersonPreview id={campaign.id} />
        </Card>
        <Card className="max-xl:order-first max-xl:lg:col-span-2">
          <CardHead title="Ready to send" action={<TestSend campaign={campaign} />} />
          <ReadyToSend campaign={campaign} wait={unsaved ? 'Save your changes first.' : undefined} />
        </Card>
      </div>
    </>
  )
}
