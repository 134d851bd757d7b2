/** Every call of the specification, made by one account in the order of a working week: each answers with its fields. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from './patience.ts'
import { type Answer, PASSWORD, signup, startTestProduct, type TestProduct } from './product.ts'
import { FILM_BYTES, libraryFilm, type Owner, owner, quick } from './quick-films.ts'

let product: TestProduct
let ada: Owner
let bob: Owner

beforeAll(async () => {
  product = await startTestProduct(quick)
  ada = await owner(product)
  bob = await owner(product)
})
afterAll(() => product.end())

/** A 2xx answer that has these fields, each of them known. */
async function answers(call: Promise<Answer>, ...fields: string[]) {
  const { status, body, text } = await call
  expect(status, text).toBeLessThan(300)
  for (const field of fields) {
    const value = field.split('.').reduce((part, name) => part?.[name], body)
    expect(value, `${field} of ${text.slice(0, 400)}`).toBeDefined()
  }
  return body
}

const until200 = async (url: string): Promise<Answer> => {
  await until(async () => (await ada.get(url)).status === 200)
  return ada.get(url)
}

describe('the account', () => {
  it('signs up, is known, forgets its password and sets a new one', async () => {
    const caller = product.visitor()
    const email = 'grace@example.com'
    await answers(caller.post('/api/auth/signup', signup({ email })))
    expect(await answers(caller.get('/api/auth/user'), 'firstName')).toMatchObject({ firstName: 'Ada', email })
    expect((await product.visitor().get('/api/auth/user')).status).toBe(401)
    expect(await answers(caller.post('/api/auth/forgot-password', { email }), 'message')).toMatchObject({
      message: "If an account exists with that email, you'll receive reset instructions.",
    })
    const wrong = await caller.post('/api/auth/reset-password', { token: 'not-a-token', password: PASSWORD })
    expect([wrong.status, typeof wrong.body.message]).toEqual([400, 'string'])
    expect((await caller.get('/api/logout')).status).toBe(302)
    expect((await caller.get('/api/auth/user')).status).toBe(401)
  })

  it('sees its dashboard', () =>
    answers(
      ada.get('/api/dashboard/stats'),
      'totalViews',
      'avgCtr',
      'totalBrands',
      'totalVideos',
      'planType',
      'creditsUsed',
      'monthlyCredits',
      'creditsRemaining',
      'emailsSent',
      'smsSent',
      'crmContacts',
      'recentVideos',
    ))
})

describe('brands', () => {
  it('are made, listed, read, changed, and get a logo', async () => {
    const { id } = await answers(ada.post('/api/brands', { name: 'Glaze & Co' }), 'id')
    const fields = ['name', 'niche', 'tone', 'primaryColor', 'avatarMode', 'weeklyBatchEnabled'] as const
    const made = await answers(ada.get(`/api/brands/${id}`), ...fields)
    expect(made).toMatchObject({
      niche: 'AI & Technology',
      tone: 'Professional & Authoritative',
      primaryColor: '#6366F1',
      avatarMode: 'AI Auto-Select',
      weeklyBatchEnabled: false,
    })
    await answers(ada.put(`/api/brands/${id}`, { ...made, name: 'Glaze' }))
    expect((await ada.get('/api/brands')).body.map(({ name }: { name: string }) => name)).toContain('Glaze')
    expect((await answers(ada.post('/api/objects/upload'), 'uploadURL')).uploadURL).toMatch(/^(http|\/api\/objects)/)
    await ada.delete(`/api/brands/${id}`)
  })
})

describe('videos and scripts', () => {
  it('are listed, played and downloaded', async () => {
    const title = 'Warm hands'
    await libraryFilm(product, ada, title)
    expect((await ada.get('/api/videos')).body[0]).toMatchObject({ title, brandId: ada.brandId, status: 'ready' })
    const [video] = (await ada.get('/api/videos/library')).body
    for (const field of ['filename', 'size', 'duration', 'created']) expect(video[field], field).toBeDefined()
    const [script] = (await ada.get('/api/scripts/library')).body
    for (const field of ['id', 'title', 'viralScore', 'created', 'content']) expect(script[field], field).toBeDefined()
    for (const way of ['stream', 'download', '../download-video', '../preview-video']) {
      const url = new URL(`/api/videos/${way}/${video.filename}`, product.base).pathname
      expect((await ada.get(url)).text, url).toBe(FILM_BYTES.toString())
      expect((await bob.get(url)).status, url).toBe(404)
    }
  })

  it('are kept and filmed', async () => {
    const { scripts } = await answers(ada.get('/api/library/scripts'), 'scripts')
    const before = scripts.length
    const body = 'Slip is clay and water. It glues a handle to a mug.'
    const { script } = await answers(ada.post('/api/library/scripts', { title: 'Slip', body }), 'script.updated_at')
    expect((await ada.get('/api/library/scripts')).body.scripts).toHaveLength(before + 1)
    const order = { scriptId: script.id, aiAvatarId: 'default', ttsText: body, title: 'Slip' }
    const { taskId } = await answers(ada.post('/api/topview/submit', order), 'taskId')
    await until(async () => (await ada.get(`/api/topview/task/${taskId}`)).body.localVideoPath)
    await answers(ada.get(`/api/topview/task/${taskId}`), 'status', 'message')
    expect((await answers(ada.post(`/api/videos/${taskId}/produce`), 'youtubeUrl')).youtubeUrl).toMatch(/^http/)
  })

  it('are made as a week', async () => {
    const { batchInfo } = await answers(
      ada.post('/api/generate/enhanced-weekly-batch', { brandId: ada.brandId }),
      'batchInfo.expectedViralScore',
    )
    expect(batchInfo).toMatchObject({ totalVideos: 8, shorts: 7, longForm: 1 })
  })
})

describe('the generators', () => {
  it('make viral content', async () => {
    const run = await answers(
      ada.post('/api/viral/generate', { brandId: ada.brandId, contentType: 'short', trendingContext: 'winter' }),
      'viralContent.viralScore',
      'viralContent.hook',
      'viralContent.script',
      'viralContent.hashtags',
      'viralContent.callToAction',
      'complianceCheck.approved',
      'complianceCheck.score',
      'complianceCheck.issues',
      'videoAsset.id',
      'videoAsset.status',
    )
    expect(['low', 'medium', 'high']).toContain(run.complianceCheck.riskLevel)
  })

  it('film a script scene by scene', async () => {
    const script = 'A bat is a round board. The pot dries on it, and nobody has to touch the wet clay.'
    await answers(
      ada.post('/api/videos/generate', { brandId: ada.brandId, script, duration: 20 }),
      'video.status',
      'video.totalDuration',
      'video.scenes',
      'video.metadata.resolution',
      'video.metadata.avatarUsed',
      'video.metadata.voiceUsed',
    )
    await answers(ada.get('/api/videos/brand/all/generated'))
  })

  it('make a viral short in six steps, with what is known of the topic', async () => {
    await answers(ada.post('/api/ai/learning/topview-analysis', { niche: 'lifestyle_hacks' }), 'success')
    const { viral_content: content } = await answers(
      ada.post('/api/viral-short/create', {
        brandId: ada.brandId,
        niche: 'lifestyle_hacks',
        topic: 'morning light',
        targetViralScore: 80,
      }),
      'viral_content.title',
      'viral_content.hook',
      'viral_content.script',
      'viral_content.voice_instructions',
      'viral_content.visual_cues',
      'viral_content.timing_markers.0.time',
      'viral_content.timing_markers.0.action',
      'viral_content.cta',
      'viral_content.hashtags',
      'viral_content.viral_prediction',
      'memory_result.is_duplicate',
    )
    expect(content.confidence_score).toBeGreaterThanOrEqual(0)
    expect(content.confidence_score).toBeLessThanOrEqual(1)
  })

  it('write from what was learned, remember, and film at the best quality', async () => {
    await answers(ada.post('/api/ai/content/learning-optimized', { brandId: ada.brandId }), 'content.script')
    const memory = { title: 'Kiln wash', content: 'Kiln wash keeps a glaze from the shelf.' }
    await answers(ada.post('/api/ai/memory/store', memory), 'memory_result.is_duplicate')
    await answers(
      ada.post('/api/ai/video/generate', {
        content: 'A cone bends when the kiln is hot enough.',
        brandId: ada.brandId,
        videoType: 'short',
        quality: 'ultra_high',
        viral_optimizations: true,
      }),
    )
  })

  it('make one file of one script', async () => {
    const order = {
      title: 'Cones',
      script: 'A cone bends when the kiln is hot. Three of them tell how hot.',
      options: {},
    }
    const { filename } = await answers(ada.post('/api/generate-viral-video', order), 'success', 'filename')
    await until200(`/api/download-video/${filename}`)
    await until200(`/api/preview-video/${filename}`)
  })

  it('make avatar videos', async () => {
    const [avatar] = await answers(ada.get('/api/topview/avatars'), '0.name')
    expect(['female', 'male']).toContain(avatar.gender.toLowerCase())
    await answers(ada.get('/api/topview/voices'), '0')
    expect((await answers(ada.get('/api/topview/test'), 'avatarCount')).avatarCount).toBeGreaterThan(0)
    await answers(
      ada.post('/api/topview/generate-simple', {
        script: 'Wedging drives the air out of clay. It takes a minute, and it saves the pot.',
        platform: 'tiktok',
        duration: 20,
        captions: true,
        music: 'library',
      }),
      'taskId',
    )
  })
})

describe('mass production and compliance', () => {
  it('produces presenter-style content and counts it', async () => {
    await answers(
      ada.post('/api/production/start-mass-ugc', {
        daily_volume: 2,
        topics: ['glaze'],
        niches: ['AI & Technology'],
        quality_threshold: 80,
      }),
      'content_queue_size',
    )
    await answers(
      ada.get('/api/production/statistics'),
      'mode',
      'total_content_generated',
      'compliance_rate',
      'viral_success_rate',
      'daily_production_target',
      'current_daily_output',
      'queue_size',
      'auto_pilot_active',
    )
  })

  it('studies videos, packages content and knows its figures', async () => {
    const url = 'https://video.invalid/watch'
    const transcripts = { [url]: 'Why do pots crack? Because they dry too fast. Here are three ways to slow it down.' }
    await answers(
      ada.post('/api/compliance/study-videos', { video_urls: [url], transcripts }),
      'videos_analyzed',
      'viral_patterns',
      'compliance_insights',
      'production_guidelines',
    )
    await answers(
      ada.post('/api/compliance/generate-mass-ugc', {
        brand_id: ada.brandId,
        niche: 'Marketing & Sales',
        topics: ['glaze'],
        quantity: 1,
      }),
      'content_packages.0.video_id',
      'content_packages.0.title',
      'content_packages.0.hook',
      'content_packages.0.viral_prediction',
      'content_packages.0.production_ready',
      'content_packages.0.compliance_report.approval_status',
      'content_packages.0.compliance_report.compliance_score',
    )
    const figures = ['status', 'compliance_rate', 'viral_success_rate', 'studied_videos']
    expect((await answers(ada.get('/api/compliance/statistics'), ...figures)).status).toBe('operational')
  })
})

describe('the machine rooms', () => {
  it('show everything and learn', async () => {
    const status = ['operational', 'uptime', 'activeBrands', 'totalBrands', 'complianceRate', 'totalChannels']
    await answers(
      ada.get('/api/master-control/dashboard'),
      ...[...status, 'lastHealthCheck', 'emergencyShutdowns'].map((field) => `systemStatus.${field}`),
      ...['videosCreated', 'videosPublished', 'channelsActive', 'complianceIssues'].map((f) => `todaysActivity.${f}`),
      ...['videosGeneratingNow', 'complianceChecksToday', 'averageViralScore', 'averageHumanityScore'].map(
        (field) => `realtimeMetrics.${field}`,
      ),
      'realtimeMetrics.channelsDistributing',
      ...['activeSubscriptions', 'monthlyRecurringRevenue', 'customerSatisfactionScore', 'supportTicketsOpen'].map(
        (field) => `businessMetrics.${field}`,
      ),
      ...['postingLimitsEnforced', 'humanityScoresValidated', 'vulnerabilityProtectionActive'].map(
        (field) => `complianceGuarantees.${field}`,
      ),
      'complianceGuarantees.emergencySystemsArmed',
    )
    await answers(ada.get('/api/system/peace-of-mind-status'))
    await answers(
      ada.get('/api/intelligence/learning-status'),
      'recentLearning.patterns',
      'recentLearning.ethicalValidation.humanityScoreImprovement',
    )
    await answers(ada.get('/api/compliance/daily-status'), 'averageHumanityScore')
    await answers(ada.get('/api/posting/limits-status'), 'totalPostsToday', 'channelsActive')
    const learned = ['success', 'patternsFound', 'improvementsApplied']
    await answers(ada.post('/api/intelligence/trigger-learning'), ...learned)
  })

  it('stop and start', async () => {
    await answers(ada.post('/api/master-control/emergency-shutdown', { reason: 'A test' }))
    expect((await ada.get('/api/master-control/dashboard')).body.systemStatus.operational).toBe(false)
    await answers(
      ada.post('/api/master-control/start', {
        operationalMode: 'autonomous',
        maxDailyVideos: 2,
        maxChannelsPerBrand: 100,
        complianceLevel: 'unbreakable',
        emergencyShutdownEnabled: true,
        humanOversightRequired: true,
        learningMode: 'continuous',
      }),
      'success',
      'estimatedOutput.dailyVideos',
    )
    await answers(ada.post('/api/emergency/kill-switch', { reason: 'A test' }))
    await answers(ada.post('/api/master-control/start', {}))
    expect((await ada.get('/api/master-control/dashboard')).body.systemStatus.operational).toBe(true)
  })
})

describe('contacts and referrals', () => {
  it('are imported, written to and counted', async () => {
    await answers(ada.get('/api/viral/credits'), 'credits', 'totalEarned')
    const contacts = [
      { email: 'ben@example.com', firstName: 'Ben', lastName: '', phone: '+15557654321' },
      { email: '-' },
    ]
    const imported = { contacts, source: 'manual', consent: { sms: true } }
    expect(await answers(ada.post('/api/viral/contacts/import', imported))).toMatchObject({ success: 1, failed: 1 })
    const csvData = 'email,firstName,lastName,phone\neve@example.com,Eve,Ng,\n'
    expect(await answers(ada.post('/api/viral/contacts/import-csv', { csvData }))).toMatchObject({ success: 1 })
    const listed = (await ada.get('/api/viral/contacts')).body
    for (const field of ['id', 'email', 'firstName', 'lastName', 'phone', 'source', 'status'])
      expect(listed[0], field).toHaveProperty(field)
    const business = { businessName: 'Kiln', businessDescription: 'A pottery studio.' }
    await answers(ada.post('/api/viral/email-campaign', business), 'message')
    await answers(ada.post('/api/viral/sms-campaign', business), 'message')
    const figures = ['totalReferrals', 'freeSignups', 'paidSignups', 'viralCoefficient']
    await answers(ada.get('/api/viral/analytics'), ...figures)
  })
})

describe('uploads', () => {
  it('are taken in parts by the companion, and given up', async () => {
    const begin = () =>
      answers(ada.post('/s3/multipart', { filename: 'Song.wav', type: 'audio/wav', metadata: {} }), 'uploadId', 'key')
    const one = await begin()
    const path = `/s3/multipart/${one.uploadId}`
    const key = `?key=${encodeURIComponent(one.key)}`
    const { url } = await answers(ada.get(`${path}/1${key}`), 'url')
    const ETag = (await ada.put(url, Buffer.alloc(1000), { 'content-type': 'audio/wav' })).headers.get('etag')
    expect(await answers(ada.get(`${path}${key}`))).toEqual([{ PartNumber: 1, Size: 1000, ETag }])
    expect((await bob.get(`${path}${key}`)).status).toBe(404)
    const completed = await ada.post(`${path}/complete${key}`, { parts: [{ PartNumber: 1, ETag }] })
    expect(completed.status, completed.text).toBeLessThan(500)
    const other = await begin()
    await answers(ada.call('DELETE', `/s3/multipart/${other.uploadId}?key=${encodeURIComponent(other.key)}`))
  })

  it('are signed for one piece, without an object store of one’s own', async () => {
    await answers(ada.get('/s3/params?filename=a.png&type=image/png'), 'url', 'method')
    const sts = await ada.get('/s3/sts')
    expect([sts.status, typeof sts.body.message]).toEqual([404, 'string'])
  })
})

describe('the checks that anybody may run', () => {
  it('check', async () => {
    const visitor = product.visitor()
    const single = { theme: 'AI productivity', platform: 'tiktok' }
    await answers(visitor.post('/api/viral-shorts/generate-single', single), 'success', 'video.viralScore')
    expect((await answers(visitor.get('/api/compliance/statistics'))).status).toBe('operational')
    await answers(visitor.get('/api/viral/study-results'), 'analysis_complete')
    await answers(visitor.post('/api/viral-batch/create-study-batch'))
    await answers(visitor.get('/api/system/health-check'))
  })
})

describe('a second account', () => {
  it('sees nothing of all that', async () => {
    const lists = ['/api/videos', '/api/videos/library', '/api/scripts/library', '/api/viral/contacts', '/api/outbox']
    for (const list of [...lists, '/api/videos/brand/all/generated']) {
      const { status, body } = await bob.get(list)
      expect([status, Array.isArray(body) ? body.length : body.videos?.length], list).toEqual([200, 0])
    }
    expect((await bob.get('/api/library/scripts')).body.scripts).toEqual([])
    expect((await bob.get('/api/dashboard/stats')).body).toMatchObject({
      creditsUsed: 0,
      crmContacts: 0,
      totalVideos: 0,
    })
    expect((await bob.get('/api/production/statistics')).body).toMatchObject({
      total_content_generated: 0,
      queue_size: 0,
    })
    expect((await bob.get('/api/viral/analytics')).body).toMatchObject({ totalReferrals: 0 })
  })
})
