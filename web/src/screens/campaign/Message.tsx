import { PersonPreview } from '#parts/campaign/PersonPreview.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import type { CampaignDetail } from './campaign-detail.ts'
import { TestSend } from './TestSend.tsx'

/** How the message looks for one person. */
export function Message({ campaign }: { campaign: CampaignDetail }) {
  return (
    <Card>
      <CardHead title="The message" action={<TestSend campaign={campaign} />} />
      <PersonPreview id={campaign.id} />
    </Card>
  )
}
