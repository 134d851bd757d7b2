import type { Campaign } from '@octavo/contract/campaign'
import { useState } from 'react'
import { isSending } from '#api/campaign.queries.ts'

const WATCHED_MS = 3000

type Seen = { queued: number; at: number }

/** Seconds until a campaign is out at the pace that was seen here; null until it was watched for a while. */
export function usePace(campaign: Campaign): number | null {
  const { queued } = campaign
  const [first, setFirst] = useState<Seen | null>(null)
  const [last, setLast] = useState<Seen | null>(null)
  const sending = isSending(campaign)
  if (!sending && first) setFirst(null)
  if (sending && queued !== last?.queued) {
    const seen = { queued, at: Date.now() }
    setLast(seen)
    if (!first) setFirst(seen)
  }
  if (!sending || !first || !last || last.at - first.at < WATCHED_MS) return null
  const perSecond = ((first.queued - last.queued) / (last.at - first.at)) * 1000
  return perSecond > 0 ? last.queued / perSecond : null
}
