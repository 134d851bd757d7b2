import type { Owned } from '#context.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { filmOut } from './campaign-films.store.ts'
import type { CampaignRow } from './campaigns.store.ts'

export type CampaignWords = Pick<CampaignRow, 'subject' | 'body' | 'videoId'>

/** What the officer finds in a message: by the rules of the brand whose film it shows too. What a film has to say, a message need not. */
export async function objectionsTo(ctx: Owned, { subject, body, videoId }: CampaignWords) {
  const film = videoId ? await filmOut(ctx, videoId) : undefined
  const { issues } = await scoreText(ctx, { title: subject, body }, { brandId: film?.brandId, part: true })
  return issues
}
