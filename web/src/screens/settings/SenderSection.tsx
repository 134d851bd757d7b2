import { sentenceOf } from '#api/call.ts'
import { useCampaignSettings } from '#api/campaign.queries.ts'
import { SenderForm } from '#parts/campaign/SenderForm.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** What stands in every mail of a campaign, and whether new contacts are asked first. */
export function SenderSection() {
  const { data, error, refetch } = useCampaignSettings()
  return (
    <Card>
      <CardHead title="Mail sender" hint={data && `Mail comes from ${data.fromAddress}, by ${data.email.provider}.`} />
      {error && !data && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && <SenderForm settings={data} />}
    </Card>
  )
}
