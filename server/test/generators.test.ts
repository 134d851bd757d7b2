/** The generators over HTTP: every choice changes what is made, and everything happens once. */
import { VIRAL_SHORT_STEPS } from '@octavo/contract/generation'
import { messages } from '@octavo/contract/messages'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spendCredits } from '#credits/index.ts'
import { cancelAllGenerations } from '#films/generators/index.ts'
import type { FilmRequest } from '#rendering/index.ts'
import { NothingLeftToSay, type WrittenScript } from '#services/language/language.ts'
import { until } from './patience.ts'
import { type Answer, startTestProduct, type TestProduct } from './product.ts'
import { type Owner, owner } from './quick-films.ts'
import { recording } from './recording.ts'

const made = recording()
let product: TestProduct
let ada: Owner

beforeAll(async () => {
  product = await startTestProduct(made.doubles)
  ada = await owner(product)
})
afterAll(() => product.end())
beforeEach(() => {
  made.writes = undefined
})

const WORDS =
  'A glaze is glass. It melts in the fire, flows over the clay, and hardens as it cools. Why does one mug come out darker than another? Heat is never even in a kiln, so the top shelf is hotter than the bottom one.'
const words = (count: number): string =>
  Array.from({ length: Math.ceil(count / 10) }, (_, at) => `Line ${at} says that clay dries slowly on the shelf.`).join(
    ' ',
  )

const film = (values: object = {}) =>
  ada.post('/api/videos/generate', { brandId: ada.brandId, script: WORDS, duration: 20, ...values })
const ready = (id: string) => until(async () => (await ada.get(`/api/videos/${id}`)).body.readyAt !== null)
const creditsUsed = async (): Promise<number> => (await ada.get('/api/dashboard/stats')).body.creditsUsed
const scriptCount = async (): Promise<number> => (await ada.get('/api/library/scripts')).body.scripts.length
const issuesOf = ({ body }: Answer): string[] => body.issues.map((issue: { message: string }) => issue.message)

/** The film as it was ordered from the renderer, once it is there. */
async function filmedAs(answer: Answer): Promise<FilmRequest> {
  expect(answer.status).toBe(200)
  const { id, title } = answer.body.video
  await ready(id)
  return made.films.findLast((request) => request.title === title) as FilmRequest
}

describe('the AI Video Generator', () => {
  it.each([
    [{ brandId: undefined }, 'Brand is required'],
    [{ brandId: 'none' }, 'Brand is required'],
    [{ script: 'Too short' }, 'Script must be at least 10 characters'],
    [{ duration: 14 }, 'Number must be greater than or equal to 15'],
    [{ duration: 301 }, 'Number must be less than or equal to 300'],
    [{ duration: 'long' }, 'Expected number, received string'],
    [{ voiceId: 'nova' }, /^Invalid enum value/],
    [{ avatarStyle: 'drawn' }, /^Invalid enum value/],
    [{ backgroundStyle: 'beach' }, /^Invalid enum value/],
  ])('refuses %j in the specified words', async (values, message) => {
    const answer = await film(values)
    expect(answer.status).toBe(400)
    expect(issuesOf(answer)).toEqual([message instanceof RegExp ? expect.stringMatching(message) : message])
  })

  it('answers with a film that is planned scene by scene, by its defaults', async () => {
    const { body } = await ada.post('/api/videos/generate', { brandId: ada.brandId, script: words(130) })
    expect(body.video).toMatchObject({
      status: 'generating',
      totalDuration: 60,
      credits: 1,
      lengthNote: null,
      metadata: {
        resolution: '1080x1920',
        avatarUsed: 'professional',
        voiceUsed: 'professional',
        backgroundUsed: 'office',
      },
    })
    const times = body.video.scenes.map((scene: { timestamp: number }) => scene.timestamp)
    expect(times.length).toBeGreaterThan(3)
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b))
    expect(times.at(-1)).toBeLessThan(60)
    await ready(body.video.id)
    const { video } = (await ada.get(`/api/videos/${body.video.id}/generated`)).body
    expect(video).toMatchObject({ status: 'completed', scenes: [{ timestamp: 0, visuals: 'Made' }] })
    expect(video.totalDuration).toBeCloseTo(60, 0)
    const [listed] = (await ada.get('/api/videos/brand/all/generated')).body
    expect(listed).toMatchObject({ id: video.id, status: 'completed', state: video.state })
  })

  it('honours every choice of the form', async () => {
    const plain = await filmedAs(await film())
    expect(plain).toMatchObject({
      background: 'office',
      captionStyle: 'karaoke',
      size: { width: 1080, height: 1920 },
      presenter: { style: 'professional', gender: 'male' },
    })
    const other = await filmedAs(
      await film({
        videoType: 'long',
        avatarStyle: 'animated',
        voiceId: 'warm',
        backgroundStyle: 'outdoor',
        captionStyle: 'calm',
        duration: 21,
      }),
    )
    expect(other).toMatchObject({
      background: 'outdoor',
      captionStyle: 'calm',
      size: { width: 1920, height: 1080 },
      presenter: { style: 'animated', gender: 'female' },
    })
    expect(made.speeches.at(-1)).toMatchObject({ voice: 'warm', text: WORDS })
    expect(plain.speech.durationMs).toBeCloseTo(18_500, -2)
    // A long film of a new brand opens with its title: 2.4 of the 21 seconds.
    expect(other.intro).toBe('title')
    expect(other.speech.durationMs).toBeCloseTo(17_100, -2)
  })

  it.each([15, 18, 21])('makes the same words last %i seconds when asked to', async (duration) => {
    const request = await filmedAs(await film({ duration }))
    const last = request.speech.sentences.at(-1)
    expect((request.speech.durationMs + 1500) / 1000).toBeCloseTo(duration, 0)
    expect(last?.endMs).toBeLessThanOrEqual(request.speech.durationMs)
  })

  it('says with figures that words do not fill the time, and makes the shorter film', async () => {
    const { video } = (await film({ script: 'A glaze is glass. It melts in the fire.', duration: 60 })).body
    expect(video.lengthNote).toMatch(/^The 9 words fill \d+ of the 60 seconds asked for.*About \d+ more words/)
    expect(video.totalDuration).toBeLessThan(15)
    await ready(video.id)
    expect((await ada.get(`/api/videos/${video.id}/generated`)).body.video.lengthNote).toMatch(/^The 9 words fill/)
  })

  it('refuses with figures words that do not go into the time, and spends nothing', async () => {
    const [before, scripts] = [await creditsUsed(), await scriptCount()]
    const answer = await film({ script: words(400), duration: 30 })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(
      /words take at least \d+ seconds to say and you asked for 30\. Choose \d+ seconds or more, or cut about \d+ words/,
    )
    expect([await creditsUsed(), await scriptCount()]).toEqual([before, scripts])
  })

  it.each([
    [60, 1],
    [61, 2],
    [130, 3],
  ])('costs for %i seconds a credit a started minute: %i', async (duration, credits) => {
    const before = await creditsUsed()
    await film({ script: words(duration * 2.6), duration })
    expect((await creditsUsed()) - before).toBe(credits * CREDIT_COSTS.startedMinute)
  })

  it('orders once what is asked for several times', async () => {
    const [before, scripts, requestId] = [await creditsUsed(), await scriptCount(), crypto.randomUUID()]
    const answers = await Promise.all([1, 2, 3, 4].map(() => film({ requestId })))
    expect(new Set(answers.map((answer) => answer.body.video.id)).size).toBe(1)
    expect([await creditsUsed(), await scriptCount()]).toEqual([before + 1, scripts + 1])
  })
})

describe('POST /api/ai/video/generate', () => {
  it('makes the picture as large as the quality says, and leaves captions and music to the optimizations', async () => {
    const order = (values: object) =>
      ada.post('/api/ai/video/generate', { content: WORDS, title: crypto.randomUUID(), ...values })
    expect(await filmedAs(await order({}))).toMatchObject({
      size: { width: 1080, height: 1920 },
      captions: true,
      music: expect.stringMatching(/^(calm|focused)$/),
    })
    expect(
      await filmedAs(await order({ quality: 'standard', videoType: 'long', viral_optimizations: false })),
    ).toMatchObject({
      size: { width: 1024, height: 576 },
      captions: false,
      music: 'none',
    })
  })
})

describe('the real viral generator', () => {
  const generate = (values: object) =>
    ada.post('/api/generate-viral-video', { script: WORDS, title: crypto.randomUUID(), ...values })

  it.each([{ script: '' }, { title: ' ' }, { script: undefined, title: undefined }, { script: 7 }])(
    'refuses %j in the specified words',
    async (values) => {
      const answer = await generate(values)
      expect([answer.status, answer.body.message]).toEqual([400, 'Please provide both script and title'])
    },
  )

  it('answers with a file that can be watched and saved', async () => {
    const { body } = await generate({ title: 'How a glaze melts' })
    expect(body).toMatchObject({
      success: true,
      status: 'completed',
      filename: expect.stringMatching(/^how-a-glaze-melts-\w+\.mp4$/),
    })
    for (const path of [`/api/preview-video/${body.filename}`, `/api/download-video/${body.filename}`])
      expect((await ada.get(path)).text).toBe('film')
  })

  it('honours every option', async () => {
    const requests = () => made.films.slice(-1)[0] as FilmRequest
    await generate({})
    expect(requests()).toMatchObject({ background: 'gradient', captions: true })
    expect(requests().presenter).toBeUndefined()
    expect(made.speeches.at(-1)?.voice).toBe('nova')
    await generate({
      options: { useAIAvatar: true, voiceType: 'onyx', backgroundType: 'solid', includeSubtitles: false },
    })
    expect(requests()).toMatchObject({ background: 'solid', captions: false, presenter: { gender: 'male' } })
    expect(made.speeches.at(-1)?.voice).toBe('onyx')
  })

  it('names the file of a film that is still being made, which answers 409 and when to ask again', async () => {
    let finish: () => void = () => {}
    made.held = new Promise((resolve) => {
      finish = resolve
    })
    const title = crypto.randomUUID()
    const order = generate({ title })
    await until(async () => made.films.some((request) => request.title === title))
    const { rows } = await product.database.pool.query('select filename from videos where title = $1', [title])
    const answer = await ada.get(`/api/videos/stream/${rows[0].filename}`)
    expect([answer.status, answer.body.code]).toEqual([409, 'not-ready'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    finish()
    expect((await order).body.filename).toBe(rows[0].filename)
  })
})

describe('the Viral Content Generator', () => {
  const generate = (values: object = {}) => ada.post('/api/viral/generate', { brandId: ada.brandId, ...values })

  it('writes, checks, remembers and films; the trend starts the script', async () => {
    const before = await creditsUsed()
    const { status, body } = await generate({ contentType: 'short', trendingContext: 'handmade wedding gifts' })
    expect(status).toBe(200)
    expect(body.viralContent.script.slice(0, 120).toLowerCase()).toContain('handmade wedding gifts')
    expect(body.viralContent.script).toContain(body.viralContent.hook)
    expect(body.viralContent.script).toContain(body.viralContent.callToAction)
    expect(body.complianceCheck).toMatchObject({ approved: true, riskLevel: 'low', issues: [] })
    expect(body.complianceCheck.viralScore).toBe(body.viralContent.viralScore)
    expect((await ada.get('/api/library/scripts')).body.scripts[0]).toMatchObject({
      id: body.scriptId,
      body: body.viralContent.script,
    })
    await ready(body.videoAsset.id)
    expect(await creditsUsed()).toBe(before + 1)
    const later = (await ada.get(`/api/viral/generations/${body.id}`)).body
    expect(later.steps.map((step: { status: string }) => step.status)).toEqual(Array(4).fill('completed'))
    expect(later.videoAsset).toMatchObject({ status: 'ready', progress: 1, filename: expect.stringMatching(/\.mp4$/) })
    expect((await ada.get('/api/viral/generations')).body[0].id).toBe(body.id)
  })

  it('writes without a trend about something else, and a long form when asked for one', async () => {
    const { body } = await generate({ contentType: 'long', trendingContext: 'handmade wedding gifts' })
    expect(body.viralContent.script.slice(0, 200).toLowerCase()).toContain('handmade wedding gifts')
    expect(made.films.length && made.scripts.at(-1)).toMatchObject({ format: 'long', seconds: { min: 180, max: 300 } })
    const plain = (await generate()).body
    expect(plain.viralContent.script.toLowerCase()).not.toContain('wedding')
    expect(made.scripts.at(-1)).toMatchObject({ format: 'short' })
  })

  it('leaves to a person what breaks a rule, and films it when they say so', async () => {
    made.writes = () => ({ ...claim, title: `Miracle ${crypto.randomUUID()}` })
    const { body } = await generate()
    expect(body.complianceCheck.approved).toBe(false)
    expect(body.complianceCheck.issues.length).toBeGreaterThan(0)
    expect(body.videoAsset).toMatchObject({ status: 'review', problem: expect.stringMatching(/breaks a rule/) })
    expect(body.steps.at(-1)).toMatchObject({ status: 'pending' })
    await ada.post(`/api/videos/${body.videoAsset.id}/review`, {
      decision: 'approve',
      reason: 'It is our own guarantee',
    })
    await ready(body.videoAsset.id)
  })

  it('makes one run and one film however often the request comes', async () => {
    const [before, requestId] = [await creditsUsed(), crypto.randomUUID()]
    const answers = await Promise.all([1, 2, 3].map(() => generate({ requestId })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.videoAsset.id)).size).toBe(1)
    expect(await creditsUsed()).toBe(before + 1)
  })

  it('writes nothing for whoever could not pay for the film', async () => {
    const bob = await owner(product)
    const { rows } = await product.database.pool.query('select account_id from brands where id = $1', [bob.brandId])
    await spendCredits({ ...product.ctx, accountId: rows[0].account_id }, { key: 'all', amount: 84, note: 'All' })
    const answer = await bob.post('/api/viral/generate', { brandId: bob.brandId })
    expect(answer.status).toBe(403)
    expect(answer.body.message).toMatch(/needs 1 credit and you have 0 left/)
    expect((await bob.get('/api/library/scripts')).body.scripts).toEqual([])
  })
})

const claim: WrittenScript = {
  title: 'A miracle',
  body: 'Guaranteed results in 7 days or your illness is cured for ever.',
  hook: 'Guaranteed results in 7 days or your illness is cured for ever.',
  callToAction: 'Guaranteed results in 7 days or your illness is cured for ever.',
  hashtags: [],
  sources: [],
  ingredients: [],
}

describe('the viral short', () => {
  const create = (values: object = {}) =>
    ada.post('/api/viral-short/create', {
      brandId: ada.brandId,
      niche: 'entrepreneurship',
      topic: `opening a shop ${Math.floor(Math.random() * 1e6)}`,
      targetViralScore: 100,
      ...values,
    })
  const steps = (body: { steps: { step: string; status: string }[] }) =>
    body.steps.map(({ step, status }) => [step, status])

  it('takes the six steps in order, and says of each what it found', async () => {
    const { status, body } = await create({ topic: 'cash flow for small shops' })
    expect(status).toBe(200)
    expect(body.steps.map(({ step }: { step: string }) => step)).toEqual([...VIRAL_SHORT_STEPS])
    const [analysis, memory, intelligence, generation, storage] = body.steps.map(
      (step: { result: object }) => step.result,
    )
    expect(analysis).toMatchObject({ topic: 'cash flow for small shops', niche: 'entrepreneurship' })
    expect(analysis.knowledgeOnTopic).toBeGreaterThan(0)
    expect(memory.compared).toBeGreaterThan(0)
    expect(intelligence.elements[0]).toMatchObject({ element: expect.any(String), strength: expect.any(Number) })
    expect(generation).toMatchObject({ target: 100, viralScore: body.viral_content.viral_prediction })
    expect(storage).toMatchObject({ is_duplicate: false })
    expect(body.memory_result).toMatchObject({ is_duplicate: false })
    await ready(body.video.id)
    expect(steps((await ada.get(`/api/viral-short/${body.id}`)).body)).toEqual(
      VIRAL_SHORT_STEPS.map((step) => [step, 'completed']),
    )
  })

  it('comes with all that a person needs to film it', async () => {
    const content = (await create()).body.viral_content
    for (const part of [content.hook, content.cta]) expect(content.script).toContain(part)
    expect(content.voice_instructions).toMatch(/words a minute/)
    expect(content.visual_cues.length).toBeGreaterThan(3)
    expect(content.timing_markers[0]).toEqual({ time: 0, action: expect.stringContaining(content.hook) })
    expect(content.timing_markers.at(-1).time).toBeGreaterThan(10)
    expect(content.confidence_score).toBeGreaterThan(0.5)
    expect(content.confidence_score).toBeLessThanOrEqual(1)
    expect(content.hashtags.length).toBeGreaterThan(1)
  })

  it('writes about the topic from the knowledge of the niche', async () => {
    made.scripts.length = 0
    const body = (await create({ niche: 'health_fitness', topic: 'better sleep for founders' })).body
    expect(made.scripts[0]).toMatchObject({
      topic: 'better sleep for founders',
      brand: { niche: 'Personal Development' },
    })
    expect(made.scripts[0]?.keywords).toContain('sleep')
    expect(body.viral_content.script.toLowerCase()).toContain('better sleep for founders')
    made.scripts.length = 0
    await create({ niche: 'tech_reviews' })
    expect(made.scripts[0]?.brand.niche).toBe('AI & Technology')
  })

  it('writes on until a text reaches the target, or says the best it reached', async () => {
    const generationOf = async (targetViralScore: number, viralScore: 'high' | 'own') => {
      made.writes = viralScore === 'high' ? () => strong(someWord()) : undefined
      return (await create({ targetViralScore })).body.steps[3]
    }
    const reached = await generationOf(80, 'high')
    expect(reached.result).toMatchObject({ candidates: 1, targetReached: true, target: 80 })
    const missed = await generationOf(100, 'own')
    expect(missed.result).toMatchObject({ candidates: 3, targetReached: false, target: 100 })
    expect(missed.details).toMatch(/^The best reaches \d+ of the 100 asked for/)
  })

  it('says of a text that repeats an earlier one that it does, and neither keeps nor films it', async () => {
    const same = hum
    made.writes = () => same
    expect((await create()).body.memory_result.is_duplicate).toBe(false)
    const [before, scripts] = [await creditsUsed(), await scriptCount()]
    const { body } = await create()
    expect(body.memory_result).toMatchObject({ is_duplicate: true, closest: { title: same.title } })
    expect(body.steps[4]).toMatchObject({ status: 'completed', details: expect.stringMatching(/^Duplicate Detected/) })
    expect(body.steps[5].status).toBe('error')
    expect(body).toMatchObject({ status: 'failed', video: null, problem: expect.stringMatching(/another topic/) })
    expect([await creditsUsed(), await scriptCount()]).toEqual([before, scripts])
  })

  it('takes the texts there are where the writer has no more, and says what to do where there is none', async () => {
    let left = 1
    made.writes = () => {
      left -= 1
      if (left >= 0) return strong(someWord())
      throw new NothingLeftToSay('Everything has been said. Add facts to the brand.')
    }
    expect((await create()).body.steps[3].result).toMatchObject({ candidates: 1 })
    const { body } = await create()
    expect([body.status, body.problem]).toEqual(['failed', 'Everything has been said. Add facts to the brand.'])
  })

  it('shows which step went wrong, and what to do', async () => {
    made.writes = () => {
      throw new Error('The writer is on strike')
    }
    const { body } = await create()
    expect(body.status).toBe('failed')
    expect(body.steps.filter(({ status }: { status: string }) => status === 'error')).toHaveLength(1)
    expect(body.problem).toBe(messages.fault)
    expect(body.problem).not.toContain('strike')
  })

  it('tells whoever listens of each step as it happens', async () => {
    const response = await fetch(`${product.base}/api/events`, { headers: { cookie: ada.cookie } })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const { body } = await create()
    let heard = ''
    const shorts = () =>
      heard
        .split('\n\n')
        .slice(0, -1)
        .filter((part) => part.startsWith('data: {"type":"viral-short"') && part.includes(body.id))
        .map((part) => JSON.parse(part.slice('data: '.length)).short)
    await until(async () => {
      heard += (await reader.read()).value ?? ''
      return shorts().some((short) => short.status === 'completed')
    })
    await reader.cancel()
    const atWork = shorts().flatMap((short) =>
      short.steps.flatMap((step: { status: string }, at: number) => (step.status === 'processing' ? [at] : [])),
    )
    // What is told is how things stand when it is sent: on a busy machine one message may stand for two steps.
    expect(atWork).toEqual(atWork.toSorted((a, b) => a - b))
    expect(new Set(atWork).size).toBeGreaterThanOrEqual(2)
    expect(heard).toContain(`"type":"video","video":{"id":"${body.video.id}"`)
  })

  it('is stopped with everything else, and spends nothing then', async () => {
    const before = await creditsUsed()
    let writing: () => void = () => {}
    const begun = new Promise<void>((begin) => {
      writing = begin
    })
    made.writes = () => {
      writing()
      const until = Date.now() + 400
      while (Date.now() < until);
      return strong(someWord())
    }
    const running = create()
    await begun
    const { rows } = await product.database.pool.query('select account_id from brands where id = $1', [ada.brandId])
    await cancelAllGenerations({ ...product.ctx, accountId: rows[0].account_id })
    const { body } = await running
    expect(body).toMatchObject({ status: 'failed', problem: expect.stringMatching(/^Halted by you/), video: null })
    expect(await creditsUsed()).toBe(before)
  })

  it('is listed among the latest, and refused while the account is stopped', async () => {
    const bob = await owner(product)
    const order = { brandId: bob.brandId, niche: 'entrepreneurship', topic: 'a first shop' }
    const { id } = (await bob.post('/api/viral-short/create', order)).body
    expect((await bob.get('/api/viral-short')).body.map((run: { id: string }) => run.id)).toEqual([id])
    await bob.post('/api/master-control/emergency-shutdown', { reason: 'A pause' })
    expect((await bob.post('/api/viral-short/create', order)).status).toBe(409)
    expect((await bob.get('/api/viral-short')).body).toHaveLength(1)
  })

  it.each([{ niche: 'pottery' }, { topic: '  ' }, { targetViralScore: 79 }, { targetViralScore: 101 }])(
    'refuses %j',
    async (values) => {
      expect((await create(values)).status).toBe(400)
    },
  )
})

/** A text that scores well, and shares no sentence with that of another word. */
const strong = (word: string): WrittenScript => {
  const hook = `Why do 3 of 10 mugs crack before you ever drink from batch ${word}?`
  const call = `Save this for the next time you fire ${word}, and tell us what you saw.`
  return {
    title: `Why mugs crack: ${word}`,
    body: `${hook} Here's why: the rim of ${word} dries first, and you can't see it.
For example, take a mug in 1950 from ${word}: 9 hours by the stove, and your handle is still wet. But the rim of ${word} is dry.
So cover ${word} with 1 sheet of plastic tonight, because then you let both dry at the same speed. That's the trick with ${word}, and you'll see it tomorrow.
${call}`,
    hook,
    callToAction: call,
    hashtags: ['mugs', 'pottery', 'crack'],
    sources: [],
    ingredients: [],
  }
}
/** Another one, which is like none of those. */
const hum: WrittenScript = {
  title: 'Why a wheel hums',
  body: `Why does your potter's wheel hum louder at 40 turns than at 90?
Because its belt slips at low speed, and you hear every slip as one short note. Tighten yours by 5 millimetres, then listen again tonight.
Tell us which note your wheel sings.`,
  hook: "Why does your potter's wheel hum louder at 40 turns than at 90?",
  callToAction: 'Tell us which note your wheel sings.',
  hashtags: ['wheel', 'pottery', 'belt'],
  sources: [],
  ingredients: [],
}

/** A word that no other text has, so that no two of them are alike. */
const someWord = (): string =>
  Array.from({ length: 24 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

describe('content without a film', () => {
  it('is written to a target by what was learned, and not kept', async () => {
    const scripts = await scriptCount()
    const { body } = await ada.post('/api/ai/content/learning-optimized', {
      brandId: ada.brandId,
      topic: 'pricing a mug',
      niche: 'finance_investing',
    })
    expect(body).toMatchObject({
      success: true,
      candidates: expect.any(Number),
      targetReached: expect.any(Boolean),
      lessonsApplied: [],
    })
    expect(body.content.script.toLowerCase()).toContain('pricing a mug')
    expect(body.complianceCheck.approved).toBe(true)
    expect(await scriptCount()).toBe(scripts)
  })

  it('goes into memory once', async () => {
    const text = { title: 'Two firings', content: 'Clay meets the kiln twice. The second time it carries its glaze.' }
    const first = (await ada.post('/api/ai/memory/store', text)).body
    expect(first).toMatchObject({ success: true, memory_result: { is_duplicate: false }, scriptId: expect.any(String) })
    const second = (await ada.post('/api/ai/memory/store', text)).body
    expect(second).toMatchObject({
      success: true,
      memory_result: { is_duplicate: true, closest: { title: 'Two firings' } },
      scriptId: null,
    })
  })

  it('is preceded by an analysis of what is known', async () => {
    const analysis = async (body: object) => (await ada.post('/api/ai/learning/topview-analysis', body)).body.analysis
    const cash = await analysis({ niche: 'finance_investing', topic: 'cash flow' })
    expect(cash.knowledge[0].source).toBeTruthy()
    expect(cash.scripts).toBeGreaterThan(0)
    expect((await analysis({ niche: 'tech_reviews' })).knowledge).not.toEqual(cash.knowledge)
    expect((await ada.post('/api/ai/learning/topview-analysis', {})).status).toBe(200)
  })
})

describe('the verification check', () => {
  const check = (body: object) => product.visitor().post('/api/viral-shorts/generate-single', body)

  it('writes and scores a script for anybody, and leaves nothing behind', async () => {
    const counted = async () =>
      (
        await product.database.pool.query(
          'select (select count(*) from scripts) as scripts, (select count(*) from generations) as runs',
        )
      ).rows
    const before = await counted()
    const { status, body } = await check({ theme: 'AI productivity', platform: 'tiktok' })
    expect([status, body.success]).toEqual([200, true])
    expect(body.video.viralScore).toBeGreaterThan(40)
    expect(body.video.script).toContain('AI productivity')
    expect((await check({ theme: 'AI productivity', platform: 'tiktok' })).body).toEqual(body)
    expect((await check({ theme: 'AI productivity', platform: 'youtube' })).body.video.seconds).toBeGreaterThan(
      body.video.seconds,
    )
    expect(await counted()).toEqual(before)
  })

  it('is asked for thirty times a minute at most', async () => {
    const statuses = []
    for (let asked = 0; asked < 31; asked++) statuses.push((await check({})).status)
    expect(statuses).toContain(400)
    expect(statuses.at(-1)).toBe(429)
  })
})
