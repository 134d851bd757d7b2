import { messages } from '@octavo/contract/messages'
import { planScript } from '@octavo/voice'
import { VoiceRefusal } from '@octavo/voice/speech'
import { writeScript } from '@octavo/writer'
import { NothingLeftToSay } from '@octavo/writer/script'
import { afterEach, describe, expect, it } from 'vitest'
import { Refusal } from '#refusal.ts'
import { TASKS } from './tasks.ts'
import { type ThreadLimits, type Threads, threadsWith } from './threads.ts'

const STUCK = new URL('./stuck.fixture.ts', import.meta.url)
/** Long enough for an honest text on a machine that does much besides, short enough to be waited for. */
const ENDED_MS = 2_000

let threads: Threads | undefined
afterEach(() => threads?.end())

const some = (limits: Partial<ThreadLimits> = {}): Threads => {
  threads = threadsWith({ threads: 2, taskMs: 60_000, ...limits }, STUCK)
  return threads
}

const script = (title = 'Bread') => ({
  title,
  hook: 'Why does your bread go stale so fast?',
  body: 'Why does your bread go stale so fast? Starch hardens in the cold. 😀 Guaranteed to cure every disease. Try it tonight.',
  callToAction: 'Try it tonight.',
  hashtags: ['bread'],
  format: 'short' as const,
})
const request = () => ({
  brand: {
    name: 'Kiln',
    niche: 'Marketing & Sales' as const,
    tone: 'Friendly & Approachable' as const,
    persona: '',
    description: '',
    facts: [],
  },
  format: 'short' as const,
  seconds: { aim: 30, min: 15, max: 60 },
  presenter: false,
  seed: 7,
  usedSentences: new Set<string>(),
  recentIngredients: [],
})

const check = (title?: string, account = 'ada') => threads!.run('scoreText', [script(title)], account)
const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a task in a thread', () => {
  it('gives what it gives here, to the letter', async () => {
    some()
    expect(JSON.stringify(await check())).toBe(JSON.stringify(TASKS.scoreText(script())))
    const written = await threads!.run('writeScript', [request()], 'ada')
    expect(JSON.stringify(written)).toBe(JSON.stringify(writeScript(request())))
    const lexicon = { Kiln: 'kill' }
    const planned = await threads!.run('planScript', [`Kiln at 5:30. ${script().body}`, lexicon], 'ada')
    expect(JSON.stringify(planned)).toBe(JSON.stringify(planScript(`Kiln at 5:30. ${script().body}`, lexicon)))
  })

  it('throws what it throws here', async () => {
    some()
    const refused = await refusal(threads!.run('planScript', ['…'], 'ada'))
    expect(refused).toBeInstanceOf(VoiceRefusal)
    expect((refused as Error).message).toBe('There is nothing to say in this script. Write at least one word.')
    const page = { title: '', description: '', siteName: '', text: '', url: 'https://kiln.example' }
    const nothing = await refusal(threads!.run('scriptAboutPage', [page, { seconds: 30, seed: 1 }], 'ada'))
    expect(nothing).toBeInstanceOf(NothingLeftToSay)
  })

  it.each(['for ever', 'a pattern for ever', 'all memory'])('is ended and refused when it takes %s', async (title) => {
    some(title === 'all memory' ? {} : { taskMs: ENDED_MS })
    const refused = await refusal(check(title))
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ code: 'unprocessable', message: messages.script.tooMuchToRead })
    expect((await check()).score).toBeGreaterThan(0)
  })
})

describe('accounts', () => {
  it('take turns: one with nothing but endless texts holds no other up', async () => {
    some()
    await Promise.all([check('Bread', 'ada'), check('Bread', 'ben')])
    const done: string[] = []
    const endless = [1, 2, 3].map(() => refusal(check('for ever', 'ada')).then(() => done.push('ada')))
    for (const account of ['ben', 'cleo', 'ben']) {
      await check('Bread', account)
      done.push(account)
    }
    expect(done).toEqual(['ben', 'cleo', 'ben'])
    await threads!.end()
    await Promise.all(endless)
  })

  it('that wait longest come first, whoever asked for more', async () => {
    some()
    await check()
    const done: string[] = []
    const ask = (account: string) => check('Bread', account).then(() => done.push(account))
    await Promise.all([...[1, 2, 3, 4, 5].map(() => ask('ada')), ...[1, 2, 3, 4, 5].map(() => ask('ben')), ask('cleo')])
    expect(done.indexOf('cleo')).toBeLessThan(6)
  })

  it('can not have more waiting than anybody needs', async () => {
    some({ waiting: 3 })
    const asked = Array.from({ length: 5 }, () => refusal(check()))
    expect(await asked[4]).toMatchObject({ code: 'too-many', message: messages.tooMany })
    expect(await Promise.all(asked.slice(0, 4))).toEqual([undefined, undefined, undefined, undefined])
  })
})
