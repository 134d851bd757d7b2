/** A script that the compliance officer holds back: nothing is filmed until a person has decided. */
import type { Batch } from '@octavo/contract/batch'
import type { Video } from '@octavo/contract/video'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
