/** A week's scripts read once more by a language model, which may add and never decides. */
import { messages } from '@octavo/contract/messages'
import type { Video } from '@octavo/contract/video'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBook } from '#services/language/language.conformance.ts'
import { embeddedLanguage } from '#services/language/language.embedded.ts'
import { modelLanguage } from '#services/language/language.model.ts'
import type { Language } from '#services/language/language.ts'
import { startModel, type TestModel } from '#services/language/model.fixture.ts'
import { connectModel } from '#services/language/model.ts'
import { type Studio, type StudioOwner, startStudio } from './batch-studio.ts'

const SAID = 'Our secret formula keeps every mug warm.'

let model: TestModel
let studio: Studio
let ada: StudioOwner
let isSaid = true

beforeAll(async () => {
  model = await startModel()
  const embedded = embeddedLanguage()
  const settings = model.settings('openai')
  const { opinions } = modelLanguage({
    ...{ settings: { ...settings, price: { input: 2, output: 10 }, dailyBudget: 10 }, embedded, spending: openBook() },
    model: connectModel(settings, 5),
  })
  const language: Language = {
    ...embedded,
    ...(opinions && { opinions }),
    async writeScript(request) {
      const script = await embedded.writeScript(request)
      return isSaid ? { ...script, body: `${script.body}\n${SAID}`, callToAction: SAID } : script
    },
  }
  studio = await startStudio({ services: { language } })
})
afterAll(async () => {
  await studio.end()
  await model.end()
})
beforeEach(async () => {
  ada = await studio.owner()
  model.asked.length = 0
})

const actions = async () => (await ada.get('/api/compliance/actions')).body.actions
async function held(): Promise<Video> {
  const batch = await ada.when(await ada.order(1), ({ videos }) => videos.every(({ status }) => status === 'review'))
  return batch.videos[0]!
}
const bodyOf = async (video: Video): Promise<string> =>
  (await ada.get('/api/library/scripts')).body.scripts.find(({ id }: { id: string }) => id === video.scriptId).body

it('what it finds waits for a person, word for word as it was written, and is kept with the check', async () => {
  isSaid = true
  const video = await held()
  expect(video.problem).toMatch(/^The script may break a rule: A claim that may mislead \(“Our secret formula/)
  expect(await bodyOf(video)).toContain(SAID)
  const [action] = await actions()
  expect(action).toMatchObject({ action: 'review', rounds: 0, opinion: { model: 'double', missing: null } })
  expect(action.opinion.prompt).not.toBe('')
  expect(action.opinion.cost.microdollars).toBeGreaterThan(0)
  expect(action.issues).toMatchObject([{ quote: SAID, saidBy: 'double' }])
  expect(model.asked).toHaveLength(1)
  const report = (await ada.get('/api/compliance/report')).text
  expect(report).toContain('Second opinion by double (prompt ')
  expect(report).toContain('found by double): “Our secret formula')
})

it('still stands in an edited text that nobody could read again, however often, and is gone with its words', async () => {
  isSaid = true
  const video = await held()
  const body = await bodyOf(video)
  const edit = (words: string) => ada.post(`/api/videos/${video.id}/review`, { decision: 'edit', body: words })
  for (const start of ['Well now.', 'Well then.']) {
    model.instead = ['declines']
    expect((await edit(`${start} ${body}`)).body).toMatchObject({
      ...{ status: 'review', problem: 'The edited script may still break a rule: A claim that may mislead.' },
    })
  }
  expect((await edit(body.replace(SAID, 'Come by and try it.'))).body.problem).toBeNull()
  expect((await actions()).map(({ opinion }: { opinion: { missing: string } }) => opinion.missing)).toEqual([
    ...[null, messages.opinion.missing.declined, messages.opinion.missing.declined, null],
  ])
})

it('holds no film back where it fails: the check says that it is missing', async () => {
  isSaid = false
  model.instead = ['quota']
  const batch = await ada.whenDone(await ada.order(1))
  expect(batch.videos.every(({ readyAt }) => readyAt !== null)).toBe(true)
  const [action] = await actions()
  expect(action).toMatchObject({ action: 'approved', opinion: { missing: messages.opinion.missing.quota } })
})
