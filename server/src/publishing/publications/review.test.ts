/** A week that waits for its owner's eye, through the calls: held, approved, taken back, replaced, let go. */
import { REVIEW_HOURS } from '@octavo/contract/batch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productions } from '#db/tables/index.ts'
import { gate, type Studio, type StudioOwner, startStudio } from '#test/batch-studio.ts'
import { HOUR_MS, later } from '#time.ts'
import { lapseReviews } from './review.service.ts'

let studio: Studio
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.end())

async function heldWeek(films = 2): Promise<{ person: StudioOwner; batchId: string; ids: [string, string] }> {
  const person = await studio.owner()
  const batchId = await person.order(films, { review: true })
  const { videos } = await person.whenDone(batchId)
  return { person, batchId, ids: videos.map(({ id }) => id) as [string, string] }
}
const statuses = async (person: StudioOwner, batchId: string) =>
  (await person.batch(batchId)).videos.map(({ status }) => status)
/** As the clock does it, this much later. */
const lapse = (hours: number) => lapseReviews({ ...studio.ctx, now: () => later(studio.ctx.now(), hours * HOUR_MS) })

describe('a week under review', () => {
  it('holds each film at its slot and says until when', async () => {
    const { person, batchId } = await heldWeek()
    const { videos, reviewUntil } = await person.batch(batchId)
    expect(Date.parse(reviewUntil ?? '') - Date.now()).toBeGreaterThan((REVIEW_HOURS - 1) * HOUR_MS)
    for (const video of videos) {
      expect(video).toMatchObject({ status: 'approval', scheduledFor: expect.any(String) })
      expect(video.note).toMatch(/^Held until you have watched it, or until \w/)
    }
  })

  it('lets go what is approved, and holds it again when that is taken back', async () => {
    const { person, batchId, ids } = await heldWeek()
    expect((await person.post(`/api/videos/${ids[0]}/approve`)).body).toMatchObject({ status: 'scheduled', note: null })
    expect(await statuses(person, batchId)).toEqual(['scheduled', 'approval'])
    const back = await person.delete(`/api/videos/${ids[0]}/approve`)
    expect(back.body).toMatchObject({ status: 'approval', note: expect.stringMatching(/^Held until/) })
    expect((await person.delete(`/api/videos/${ids[0]}/approve`)).status).toBe(409)
  })

  it('lets all go after a day, at their slots, once', async () => {
    const { person, batchId } = await heldWeek()
    await lapse(REVIEW_HOURS - 1)
    expect(await statuses(person, batchId)).toEqual(['approval', 'approval'])
    await lapse(REVIEW_HOURS + 1)
    await lapse(REVIEW_HOURS + 1)
    const { videos, reviewUntil } = await person.batch(batchId)
    expect([videos.map(({ status }) => status), reviewUntil]).toEqual([['scheduled', 'scheduled'], null])
  })

  it('is not held under auto-pilot', async () => {
    const { person, batchId } = await heldWeek()
    const begun = {
      active: true,
      startedBy: 'person',
      dailyVolume: 1,
      qualityThreshold: 80,
      startedAt: new Date(),
    } as const
    await studio.ctx.db.insert(productions).values({ accountId: person.ctx.accountId, ...begun })
    await lapse(0)
    expect(await statuses(person, batchId)).toEqual(['scheduled', 'scheduled'])
    const next = await person.order(1, { review: true })
    await person.whenDone(next)
    expect(await statuses(person, next)).toEqual(['scheduled'])
  })

  it('is nobody else’s', async () => {
    const { ids } = await heldWeek()
    const other = await studio.owner()
    expect((await other.post(`/api/videos/${ids[0]}/approve`)).status).toBe(404)
    expect((await other.delete(`/api/videos/${ids[0]}/approve`)).status).toBe(404)
    expect((await other.post(`/api/videos/${ids[0]}/subject`, { subject: SUBJECT })).status).toBe(404)
  })
})

const SUBJECT = { title: 'Why does clay shrink?', firstLine: 'Why does a mug come out smaller than you made it?' }

describe('another subject', () => {
  it('makes a film in the place of the other, which stays in the library; paid once', async () => {
    const { person, batchId, ids } = await heldWeek()
    const slot = (await person.batch(batchId)).videos[0]?.scheduledFor
    const { used } = await person.credits()
    const wish = { subject: SUBJECT, requestId: crypto.randomUUID() }
    const [one, two] = [
      await person.post(`/api/videos/${ids[0]}/subject`, wish),
      await person.post(`/api/videos/${ids[0]}/subject`, wish),
    ]
    expect([one.status, two.body.id]).toEqual([200, one.body.id])
    const { videos } = await person.whenDone(batchId)
    expect(videos.map(({ id }) => id).sort()).toEqual([one.body.id, ids[1]].sort())
    expect(videos.find(({ id }) => id === one.body.id)).toMatchObject({
      title: SUBJECT.title,
      status: 'approval',
      scheduledFor: slot,
    })
    expect((await person.credits()).used).toBe(used + 1)
    const old = (await person.get(`/api/videos/${ids[0]}`)).body
    expect(old).toMatchObject({ status: 'ready', batchId: null, scheduledFor: null })
  })

  it('gives its credit back when it is halted, and leaves what the week has paid', async () => {
    const { person, batchId, ids } = await heldWeek()
    const { used } = await person.credits()
    const hold = gate()
    studio.tricks.film = async (_, { signal }) => void (await hold.wait(signal))
    const { body } = await person.post(`/api/videos/${ids[0]}/subject`, { subject: SUBJECT })
    expect((await person.post(`/api/videos/${body.id}/halt`)).status).toBe(200)
    studio.playFair()
    hold.open()
    expect((await person.credits()).used).toBe(used)
    expect(await statuses(person, batchId)).toContain('halted')
  })

  it('is refused for a film that is out, and without a first line', async () => {
    const { person, ids } = await heldWeek()
    await person.post(`/api/videos/${ids[0]}/produce`)
    const { status, body } = await person.post(`/api/videos/${ids[0]}/subject`, { subject: SUBJECT })
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^Only a finished film of a week/)])
    const bad = await person.post(`/api/videos/${ids[1]}/subject`, { subject: { ...SUBJECT, firstLine: ' ' } })
    expect([bad.status, bad.body.message]).toEqual([400, expect.stringContaining('Please write a first line')])
  })

  it('begins with the films that are due first', async () => {
    const person = await studio.owner()
    const made: string[] = []
    // The first waits for the second: who is spoken sooner is not who was begun sooner.
    const both = gate()
    studio.tricks.film = async ({ title }, { signal }) => {
      if (made.push(title) === 2) both.open()
      await both.wait(signal)
      return undefined
    }
    const { videos } = await person.whenDone(await person.order(3, { longForm: 1 }))
    studio.playFair()
    const due = videos.toSorted((a, b) => (a.scheduledFor ?? '').localeCompare(b.scheduledFor ?? ''))
    expect(made.slice(0, 2).sort()).toEqual(
      due
        .slice(0, 2)
        .map(({ title }) => title)
        .sort(),
    )
  })
})
