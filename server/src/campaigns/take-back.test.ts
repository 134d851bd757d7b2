/** The seconds in which a press can be taken back: nothing leaves before they are over, over a restart too. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TAKE_BACK_SECONDS } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import { expect, it } from 'vitest'
import { Caller, startTestProduct } from '#test/product.ts'
import { campaignOf, finished, launch, outboxOf, people, withContacts } from './campaigns.fixture.ts'

const draftOf = async (person: Caller, body: string): Promise<string> => {
  const id = (await launch(person as never, { draft: true, businessDescription: body })).body.campaignId
  return id as string
}
const leavingOf = async (person: Caller) => (await person.get('/api/campaigns/leaving')).body.campaigns

it('A press is a draft again when it is taken back, uses nothing of the month, and goes when it is pressed anew', async () => {
  const product = await startTestProduct({ now: () => new Date('2026-06-10T10:00:00Z') })
  try {
    const ada = await withContacts(product, people(3))
    const eve = await product.person('Eve')
    const id = await draftOf(ada, 'We make mugs.')
    await ada.put(`/api/campaigns/${id}`, { name: 'Mugs in June' })
    const before = await campaignOf(ada, id)
    const { status, body } = await ada.post(`/api/campaigns/${id}/send`)
    expect([status, body.message]).toEqual([200, expect.stringMatching(/to 3 contacts.*take it back for 30 seconds/)])
    expect(body.campaign).toMatchObject({ status: 'scheduled', queued: 3, takeBackUntil: '2026-06-10T10:00:30.000Z' })
    expect(await leavingOf(ada)).toEqual([
      { id, name: 'Mugs in June', channel: 'email', recipients: 3, leavesInMs: TAKE_BACK_SECONDS * 1000 },
    ])
    expect(await leavingOf(eve)).toEqual([])
    expect((await eve.post(`/api/campaigns/${id}/take-back`)).status).toBe(404)
    // The same press twice is one, and what is about to leave does not change.
    expect((await ada.post(`/api/campaigns/${id}/send`)).body.campaign.takeBackUntil).toBe('2026-06-10T10:00:30.000Z')
    const edit = await ada.put(`/api/campaigns/${id}`, { body: 'Other words' })
    expect([edit.status, edit.body.message]).toEqual([409, messages.campaign.leaving])
    for (const _ of ['taken back', 'pressed twice'])
      expect((await ada.post(`/api/campaigns/${id}/take-back`)).status).toBe(200)
    expect(await campaignOf(ada, id)).toEqual(before)
    expect(await leavingOf(ada)).toEqual([])
    const { rows } = await product.database.pool.query('select count(*)::int from sends where campaign_id = $1', [id])
    expect(rows).toEqual([{ count: 0 }])
    expect(await outboxOf(ada)).toEqual([])
    await ada.post(`/api/campaigns/${id}/send`)
    await ada.post(`/api/campaigns/${id}/schedule`)
    const late = await ada.post(`/api/campaigns/${id}/take-back`)
    expect([late.status, late.body.message]).toEqual([409, messages.campaign.notLeaving])
    expect(await finished(ada, id)).toMatchObject({ kept: 3, takeBackUntil: null })
  } finally {
    await product.end()
  }
})

it('The seconds go on over a restart: what is taken back then never leaves, the other leaves when they are over', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'octavo-'))
  let product = await startTestProduct({ dataDir })
  try {
    let ada: Caller = await withContacts(product, people(2))
    const [kept, goes] = [await draftOf(ada, 'We make mugs.'), await draftOf(ada, 'We make bowls.')]
    const ends: string[] = []
    for (const id of [kept, goes]) ends.push((await ada.post(`/api/campaigns/${id}/send`)).body.campaign.takeBackUntil)
    const { cookie } = ada
    await product.end()
    product = await startTestProduct({ dataDir })
    ada = Object.assign(new Caller(product.base), { cookie })
    const leaving = await leavingOf(ada)
    expect(leaving.map(({ id }: { id: string }) => id)).toEqual([kept, goes])
    expect((await campaignOf(ada as never, goes)).takeBackUntil).toBe(ends[1])
    expect(await outboxOf(ada as never)).toEqual([])
    expect((await ada.post(`/api/campaigns/${kept}/take-back`)).body).toMatchObject({ status: 'draft', queued: 0 })
    await finished(ada as never, goes)
    const { rows } = await product.database.pool.query('select campaign_id, sent_at from sends order by sent_at')
    expect(rows.map((row) => row.campaign_id)).toEqual([goes, goes])
    for (const { sent_at } of rows) expect(sent_at.getTime()).toBeGreaterThanOrEqual(Date.parse(ends[1] ?? ''))
    expect(await campaignOf(ada as never, kept)).toMatchObject({ status: 'draft', sent: 0, recipients: 0 })
  } finally {
    await product.end()
    await rm(dataDir, { recursive: true, force: true })
  }
})
