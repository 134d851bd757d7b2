/** A script that the compliance officer holds back: nothing is filmed until a person has decided. */
import type { Batch } from '@octavo/contract/batch'
import type { Video } from '@octavo/contract/video'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#context.ts'
import { retryVideo } from '#films/orders/index.ts'
import { Refusal } from '#refusal.ts'
import { updateScriptRow } from '#scripts/index.ts'
import { type Studio, type StudioOwner, startStudio } from './batch-studio.ts'

// A promise of money, which no number of improvements is allowed to leave in.
const CLAIM = 'Invest with us and you are guaranteed to double your money in thirty days with no risk at all.'

let studio: Studio
let ada: StudioOwner

beforeAll(async () => {
  studio = await startStudio()
  studio.tricks.written = (script) => ({ ...script, body: `${script.body}\n${CLAIM}` })
  studio.tricks.mended = (script) => script
})
afterAll(() => studio.end())

beforeEach(async () => {
  ada = await studio.owner()
})

const isReady = ({ readyAt }: Video) => readyAt !== null
const actions = async () => (await ada.get('/api/compliance/actions')).body.actions

async function heldBack(): Promise<{ batch: Batch; video: Video }> {
  const batch = await ada.when(await ada.order(1), ({ videos }) => videos.every(({ status }) => status === 'review'))
  return { batch, video: batch.videos[0]! }
}

const decide = (video: Video, decision: object) => ada.post(`/api/videos/${video.id}/review`, decision)

describe('a script that breaks a rule after three improvements', () => {
  it('waits, says which rule and what to do, and is paid for', async () => {
    const { batch, video } = await heldBack()
    expect(video.problem).toMatch(/^The script still breaks a rule: .+ \(“.*guaranteed.*”\)\. Edit it, approve it/)
    expect(batch).toMatchObject({ status: 'done', finishedAt: null })
    expect(batch.says).toContain('1 script waits for your review.')
    expect(await ada.credits()).toMatchObject({ used: 1 })
    const [action] = await actions()
    expect(action).toMatchObject({ action: 'review', rounds: 3, scriptTitle: video.title })
    expect(action.issues.length).toBeGreaterThan(0)
  })

  it('is filmed once a person has approved it with a reason', async () => {
    const { batch, video } = await heldBack()
    for (const reason of ['', '  ', undefined])
      expect((await decide(video, { decision: 'approve', reason })).status).toBe(400)
    expect((await decide(video, { decision: 'approve', reason: 'Our lawyer has read it.' })).status).toBe(200)
    expect((await ada.whenDone(batch.id)).videos.every(isReady)).toBe(true)
    expect((await actions())[0]).toMatchObject({ action: 'approved-by-person', reason: 'Our lawyer has read it.' })
    expect(await ada.credits()).toMatchObject({ used: 1 })
  })

  it('is filmed once it was edited so that it keeps the rules, and not before', async () => {
    const { batch, video } = await heldBack()
    const { scripts } = (await ada.get('/api/library/scripts')).body
    const { body } = scripts.find((script: { id: string }) => script.id === video.scriptId)
    const worse = await decide(video, { decision: 'edit', body: `${body}\n${CLAIM.replace('thirty', 'ten')}` })
    expect(worse.body).toMatchObject({ status: 'review' })
    expect(worse.body.problem).toMatch(/^The edited script still breaks a rule: /)
    const better = await decide(video, { decision: 'edit', body: body.replace(CLAIM, '').trim() })
    expect(better.body.problem).toBeNull()
    expect((await ada.whenDone(batch.id)).videos.every(isReady)).toBe(true)
    expect((await actions()).map(({ action }: { action: string }) => action)).toEqual(['improved', 'review', 'review'])
  })

  it('is given up when it is discarded, and its credits come back', async () => {
    const { batch, video } = await heldBack()
    expect((await decide(video, { decision: 'discard' })).body).toMatchObject({ status: 'discarded', problem: null })
    expect(await ada.whenDone(batch.id)).toMatchObject({ status: 'done', says: '0 of 1 films are in the library.' })
    expect(await ada.credits()).toMatchObject({ used: 0 })
    expect((await actions())[0]).toMatchObject({ action: 'discarded' })
  })

  it('is decided about once', async () => {
    const { video } = await heldBack()
    const answers = await Promise.all([1, 2].map(() => decide(video, { decision: 'discard' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide(video, { decision: 'approve', reason: 'Too late' })).body.message).toBe(
      'This video does not wait for a review.',
    )
    expect(await ada.credits()).toMatchObject({ used: 0 })
  })

  it('still waits when its film was halted and is tried again', async () => {
    const { batch, video } = await heldBack()
    await ada.post(`/api/batches/${batch.id}/halt`)
    expect(await ada.credits()).toMatchObject({ used: 0 })
    expect((await ada.post(`/api/videos/${video.id}/retry`)).body).toMatchObject({
      status: 'review',
      problem: 'The compliance officer held this script back. Edit it, approve it with a reason, or discard it.',
    })
    expect(await ada.credits()).toMatchObject({ used: 1 })
    await decide(video, { decision: 'approve', reason: 'Checked twice.' })
    expect((await ada.whenDone(batch.id)).videos.every(isReady)).toBe(true)
  })

  it('stands in the report with its reasons, and its words are shown as words', async () => {
    const { video } = await heldBack()
    await decide(video, { decision: 'approve', reason: '<b>Because</b> I say so.' })
    const { status, text, headers } = await ada.get('/api/compliance/report')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(text).toContain('Requires review')
    expect(text).toContain('Approved by a person')
    expect(text).toContain('Reason: &#60;b&#62;Because&#60;/b&#62; I say so.')
    expect(text).toMatch(/<dt>Approved in the end<\/dt><dd>0%<\/dd>/)
  })
})

describe('an approval', () => {
  const OTHER = 'Ask us about the kiln, we fire it every night and it never sleeps.'
  const scriptOf = async ({ scriptId }: Video) => {
    const { scripts } = (await ada.get('/api/library/scripts')).body
    return scripts.find(({ id }: { id: string }) => id === scriptId)
  }
  const rewrite = async (video: Video, body: string) => {
    expect((await ada.put(`/api/library/scripts/${video.scriptId}`, { body })).status).toBe(200)
  }
  const CHANGED = /^The words were changed after they were approved\./

  afterEach(() => {
    delete studio.tricks.voice
  })

  /** Approved, and then its film fails: the voice has a bad day. */
  async function failedAfterApproval(): Promise<Video> {
    const { video } = await heldBack()
    studio.tricks.voice = () => Promise.reject(new Refusal('unprocessable', 'Hoarse.'))
    expect((await decide(video, { decision: 'approve', reason: 'Our lawyer has read it.' })).status).toBe(200)
    const batchId = video.batchId ?? ''
    await ada.when(batchId, ({ videos }) => videos.every(({ status }) => status === 'failed'))
    delete studio.tricks.voice
    return video
  }

  it('holds for the words that were read: a film of the same words is made again without another look', async () => {
    const video = await failedAfterApproval()
    expect((await ada.post(`/api/videos/${video.id}/retry`)).body.problem).toBeNull()
    expect((await ada.whenDone(video.batchId ?? '')).videos.every(isReady)).toBe(true)
  })

  it('is void once the words are changed, and holds again for the words that it was given to', async () => {
    const video = await failedAfterApproval()
    const { body } = await scriptOf(video)
    await rewrite(video, `${body}\n${OTHER}`)
    const again = (await ada.post(`/api/videos/${video.id}/retry`)).body
    expect([again.status, again.problem]).toEqual(['review', expect.stringMatching(CHANGED)])
    expect((await decide(video, { decision: 'approve', reason: 'Read once more.' })).status).toBe(200)
    expect((await ada.whenDone(video.batchId ?? '')).videos.every(isReady)).toBe(true)
  })

  it('is void for a film that waits for its turn, too', async () => {
    const video = await failedAfterApproval()
    const { body } = await scriptOf(video)
    const { id, scriptId } = video
    // Ordered and edited in one moment: when its turn comes the words are others.
    await inTransaction(ada.ctx, async (within) => {
      await retryVideo(within, id)
      await updateScriptRow(within, scriptId ?? '', { body: `${body}\n${OTHER}` })
    })
    const { videos } = await ada.when(video.batchId ?? '', ({ videos }) =>
      videos.every((one) => one.status === 'review'),
    )
    expect(videos[0]?.problem).toMatch(CHANGED)
  })

  it('is given to words that were read, not to others that came meanwhile', async () => {
    const { video } = await heldBack()
    const { words, body } = await scriptOf(video)
    await rewrite(video, `${body}\n${OTHER}`)
    const stale = await decide(video, { decision: 'approve', reason: 'I have read it.', words })
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'The words were changed meanwhile. Open the script again to read them as they are now.',
    ])
    const { words: fresh } = await scriptOf(video)
    expect((await decide(video, { decision: 'approve', reason: 'I have read it.', words: fresh })).status).toBe(200)
  })

  it('is still missing where a script that was held back is edited in the library', async () => {
    const { batch, video } = await heldBack()
    await ada.post(`/api/batches/${batch.id}/halt`)
    await rewrite(video, OTHER)
    expect((await ada.post(`/api/videos/${video.id}/retry`)).body).toMatchObject({ status: 'review' })
  })
})

describe('the figures of compliance', () => {
  it('are empty before anything was checked', async () => {
    expect((await ada.get('/api/compliance/statistics')).body).toMatchObject({ compliance_rate: null, checked: 0 })
    expect(await actions()).toEqual([])
    expect((await ada.get('/api/compliance/report')).text).toContain('No script has been checked yet.')
    expect((await ada.get('/api/dashboard/stats')).body.production.complianceRate).toBeNull()
  })

  it('count what waits as not approved', async () => {
    await heldBack()
    expect((await ada.get('/api/compliance/statistics')).body).toMatchObject({ compliance_rate: 0, checked: 1 })
  })
})
