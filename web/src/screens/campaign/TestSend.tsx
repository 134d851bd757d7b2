import { campaignRoutes } from '@octavo/contract/campaign'
import { useMutation } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { Send } from '#ui/icons/index.ts'
import { toast } from '#ui/toast.ts'
import type { CampaignDetail } from './campaign-detail.ts'

/** Sends the message to its owner alone. */
export function TestSend({ campaign }: { campaign: CampaignDetail }) {
  const test = useMutation({
    mutationFn: () => call(campaignRoutes.testSend, { params: { id: campaign.id } }),
    onSuccess: ({ message }) => toast({ title: 'Test sent', description: message }),
    onError: (error) => toast({ title: 'Test not sent', description: sentenceOf(error), variant: 'destructive' }),
  })
  return (
    <Button size="sm" disabled={test.isPending} onClick={() => test.mutate()}>
      <Send />
      {test.isPending ? 'Sending...' : 'Send me a test'}
    </Button>
  )
}
