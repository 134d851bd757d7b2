/** Looks at a campaign before it goes, and holds back what may not go, whichever way it is sent. */
import { type CampaignAudience, type CampaignChecks, MERGE_FIELDS, unknownMergeFields } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import { refuseToWork } from '#accounts/suspension/index.ts'
import type { Owned, SignedIn } from '#context.ts'
import { monthPot } from '#credits/index.ts'
import { Refusal } from '#refusal.ts'
import { audienceOf, type Whom, whereaboutsOf } from './audience.store.ts'
import { type CampaignRow, findCampaign } from './campaigns.store.ts'
import { checksOf, isUnlawful, type ToCheck } from './checks.rules.ts'
import { composeMail, composeText, composingOf, postalAddressOf } from './message.view.ts'
import { type CampaignWords, objectionsTo } from './objections.service.ts'
import { monthlyLimit, roomInMonth } from './quota.service.ts'
import { segmentsOfCampaigns, whomOf } from './recipients.service.ts'
import { sendFigures } from './sends.store.ts'
import { segmentsOf } from './sms-segments.rules.ts'
import { isTextHour, zonesOf } from './text-hours.rules.ts'

const said = messages.campaign
/** Somebody with a name, for what must be measured before anybody gets it. */
const SOMEBODY = {
  id: '00000000-0000-4000-8000-000000000000',
  test: false,
  person: { firstName: 'Alexander', lastName: '' },
}

export async function checkCampaign(ctx: SignedIn, id: string): Promise<CampaignChecks> {
  const campaign = await findCampaign(ctx, id)
  if (!campaign) throw new Refusal('not-found', said.notFound)
  const segment = (await segmentsOfCampaigns(ctx, [campaign]))(campaign)
  const whom = await whomOf(ctx, campaign)
  const audience = await audienceOf(ctx, whom)
  const checks = checksOf({ ...(await aboutOf(ctx, campaign, whom, audience)), segment })
  return { segment, audience, checks, mayGo: checks.every(({ state }) => state !== 'stop') }
}

async function aboutOf(
  ctx: SignedIn,
  campaign: CampaignRow,
  whom: Whom,
  audience: CampaignAudience,
): Promise<Omit<ToCheck, 'segment'>> {
  const { channel, subject, body } = campaign
  const composing = await composingOf(ctx, campaign, ctx.account)
  const mail = composeMail(ctx, composing, { ...SOMEBODY, address: '' })
  const { segments, wide } = segmentsOf(composeText(ctx, composing, { ...SOMEBODY, address: '' }).body)
  const service = channel === 'email' ? ctx.services.email : ctx.services.sms
  return {
    ...{ channel, subject, body, audience, embedded: service.embedded },
    held: await reasonToWait(ctx),
    postalAddress: postalAddressOf(ctx, composing.settings),
    from: channel === 'email' ? `${mail.fromName} <${service.from}>` : service.from,
    replyTo: mail.replyTo ?? '',
    objections: await objectionsTo(ctx, campaign),
    month: await monthOf(ctx, campaign, audience.people),
    asleep: channel === 'sms' ? await asleepNow(ctx, whom.of) : 0,
    parts: { count: segments, wide },
  }
}

async function reasonToWait(ctx: SignedIn): Promise<string | null> {
  try {
    await refuseToWork(ctx)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** What waits for this campaign already is not needed twice. */
async function monthOf(ctx: SignedIn, { id, channel }: CampaignRow, people: number): Promise<ToCheck['month']> {
  const month = monthPot(ctx.now(), ctx.account.timeZone)
  const own = (await sendFigures(ctx, [id])).get(id)?.queued ?? 0
  const left = (await roomInMonth(ctx, ctx.account, channel, month)) + own
  return { limit: monthlyLimit(ctx.account, channel), left: Math.max(0, left), needed: people }
}

async function asleepNow(ctx: SignedIn, of: Whom['of']): Promise<number> {
  const groups = await whereaboutsOf(ctx, of)
  const asleep = groups.filter((group) => !isTextHour(ctx.now(), zonesOf(group, ctx.account.timeZone)))
  return asleep.reduce((sum, { people }) => sum + people, 0)
}

/** Holds for every way of sending: what would be read as it stands, and what nobody may say. */
export async function refuseUnsendable(ctx: Owned, campaign: CampaignWords): Promise<void> {
  const [unknown] = unknownMergeFields(`${campaign.subject}\n${campaign.body}`)
  if (unknown) throw new Refusal('conflict', said.unknownField(unknown, MERGE_FIELDS.join(' and ')))
  const unlawful = (await objectionsTo(ctx, campaign)).find(isUnlawful)
  if (unlawful) throw new Refusal('conflict', said.unlawful(unlawful.title, unlawful.quote, unlawful.suggestion))
}
