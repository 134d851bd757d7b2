import type { DashboardStats } from '@octavo/contract/analytics'
import { type Batch, WEEK_SCHEDULE } from '@octavo/contract/batch'
import type { Brand } from '@octavo/contract/brand'
import { newBrand } from '@octavo/contract/brand/schemas'
import type { ComplianceCheck } from '@octavo/contract/compliance'
import type { Interview, InterviewQuestionId } from '@octavo/contract/interview'
import type { CalendarPost, PlannedPost } from '@octavo/contract/publication'
import type { LibraryScript, Script } from '@octavo/contract/script'
import type { LibraryVideo, Video } from '@octavo/contract/video'

/** Things of an account as the server tells them, each with what a test cares about put in. */
const at = '2026-11-20T09:00:00.000Z'

export const aBrand = (given: Partial<Brand> = {}): Brand => ({
  ...newBrand('Kiln & Clay'),
  id: '0b5f0f4e-0000-4000-8000-000000000001',
  description: 'A pottery studio',
  createdAt: at,
  updatedAt: at,
  sample: false,
  ruleSwitches: [],
  ...given,
})

/** Two of the ten questions, with what was answered so far. */
export const anInterview = (answers: Partial<Record<InterviewQuestionId, string>> = {}): Interview => ({
  questions: [
    {
      ...{ id: 'mistake', ask: 'What do beginners get wrong?', hint: 'Beginners go too fast.', kind: 'mistake' },
      ...{ answered: 'mistake' in answers, skipped: false, text: answers.mistake ?? '', answer: '' },
    },
    {
      ...{ id: 'asked-first', ask: 'What do people ask before they book?', hint: 'What should I bring?' },
      ...{ answerHint: 'Just yourself.', kind: 'question', answered: 'asked-first' in answers, skipped: false },
      ...{ text: answers['asked-first'] ?? '', answer: answers['asked-first'] ? 'Yes.' : '' },
    },
  ],
  supply: { films: 13, weeks: 1, says: 'Enough for this week. One more answer makes it two.', add: [] },
})

export const aVideo = (given: Partial<Video> = {}): Video => ({
  id: 'video-1',
  batchId: 'batch-1',
  brandId: aBrand().id,
  brandName: 'Kiln & Clay',
  brandColor: '#C8642B',
  scriptId: 'script-1',
  title: 'Why clay shrinks',
  format: 'short',
  number: 1,
  status: 'queued',
  stage: null,
  stageProgress: 0,
  progress: 0,
  etaSeconds: null,
  problem: null,
  viralScore: null,
  complianceScore: null,
  humanityScore: null,
  scheduledFor: null,
  filename: null,
  durationSeconds: null,
  sizeBytes: null,
  posterUrl: null,
  streamUrl: null,
  downloadUrl: null,
  srtUrl: null,
  vttUrl: null,
  madeBy: {},
  views: 0,
  ctr: '0%',
  filmPage: null,
  publishedAt: null,
  note: null,
  pictureNotes: [],
  createdAt: at,
  readyAt: null,
  revision: 1,
  edit: null,
  renditions: [],
  sample: false,
  ...given,
})

/** A finished one. */
export const aFilm = (given: Partial<Video> = {}): Video =>
  aVideo({
    status: 'ready',
    progress: 1,
    filename: 'clay.mp4',
    durationSeconds: 42,
    sizeBytes: 4_200_000,
    posterUrl: '/api/videos/stream/clay.jpg',
    streamUrl: '/api/videos/stream/clay.mp4',
    downloadUrl: '/api/videos/download/clay.mp4',
    srtUrl: '/api/videos/stream/clay.srt',
    vttUrl: '/api/videos/stream/clay.vtt',
    readyAt: at,
    ...given,
  })

export const aBatch = (given: Partial<Batch> = {}): Batch => ({
  id: 'batch-1',
  brandId: aBrand().id,
  brandName: 'Kiln & Clay',
  status: 'making',
  reviewUntil: null,
  contentProgress: 1,
  complianceProgress: 1,
  productionProgress: 0.25,
  progress: 0.25,
  etaSeconds: 340,
  says: '2 of 8 films are ready.',
  videos: WEEK_SCHEDULE.map(({ format, number, label }) => aVideo({ id: label, title: label, format, number })),
  createdAt: at,
  finishedAt: null,
  ...given,
})

export const aLibraryVideo = (given: Partial<LibraryVideo> = {}): LibraryVideo => ({
  id: 'film-1',
  filename: 'clay.mp4',
  title: 'Why clay shrinks',
  size: 4_404_019,
  duration: 42,
  created: at,
  format: 'short',
  brandId: aBrand().id,
  brandName: 'Kiln & Clay',
  brandColor: '#C8642B',
  viralScore: 88,
  posterUrl: '/api/videos/stream/clay.jpg',
  streamUrl: '/api/videos/stream/clay.mp4',
  downloadUrl: '/api/videos/download/clay.mp4',
  srtUrl: '/api/videos/stream/clay.srt',
  vttUrl: '/api/videos/stream/clay.vtt',
  status: 'ready',
  scheduledFor: null,
  publishedAt: null,
  filmPage: null,
  views: 0,
  sample: false,
  ...given,
})

export const aLibraryScript = (given: Partial<LibraryScript> = {}): LibraryScript => ({
  id: 'script-1',
  title: 'Why clay shrinks',
  viralScore: 84,
  created: at,
  content: 'Wet clay loses a tenth of its size in the fire.',
  brandId: null,
  format: 'short',
  sample: false,
  ...given,
})

export const aScript = (given: Partial<Script> = {}): Script => ({
  id: 'script-1',
  title: 'Why clay shrinks',
  body: 'Wet clay loses a tenth of its size in the fire.',
  status: 'draft',
  updated_at: at,
  createdAt: at,
  brandId: null,
  format: 'short',
  viralScore: 84,
  complianceScore: 96,
  humanityScore: 90,
  hashtags: [],
  sources: [],
  writerNote: null,
  sample: false,
  ...given,
})

export const aCheck = (given: Partial<ComplianceCheck> = {}): ComplianceCheck => ({
  approved: true,
  score: 100,
  riskLevel: 'low',
  issues: [],
  humanityScore: 91,
  humanityReasons: [],
  viralScore: 82,
  viralReasons: [],
  ...given,
})

/** A post of the calendar. */
export const aPost = (given: Partial<CalendarPost> = {}): CalendarPost => ({
  id: 'post-1',
  videoId: 'video-1',
  channelId: 'channel-1',
  channelName: 'Kiln & Clay',
  network: 'local',
  status: 'scheduled',
  at,
  wantedAt: null,
  note: null,
  problem: null,
  url: null,
  title: 'Why clay shrinks',
  format: 'short',
  brandId: aBrand().id,
  brandName: 'Kiln & Clay',
  brandColor: '#C8642B',
  posterUrl: null,
  durationSeconds: 42,
  ...given,
})

/** A channel a film may go to. */
export const aPlannedPost = (given: Partial<PlannedPost> = {}): PlannedPost => ({
  channelId: 'channel-1',
  channelName: 'Kiln & Clay',
  network: 'local',
  needsApproval: false,
  nextFreeAt: at,
  linkUrl: 'https://kiln.example',
  nextFreeBecause: null,
  text: { title: 'Why clay shrinks', description: 'Wet clay shrinks.', hashtags: ['#clay'] },
  objection: null,
  post: null,
  ...given,
})

/** An account on its first day. */
export const someStats = (given: Partial<DashboardStats> = {}): DashboardStats => ({
  totalViews: '0',
  avgCtr: '0%',
  totalBrands: 0,
  totalVideos: 0,
  planType: 'STARTER',
  creditsUsed: 0,
  monthlyCredits: 84,
  creditsRemaining: 84,
  viralScore: null,
  emailsSent: 0,
  emailsKept: 0,
  emailsLimit: 500,
  smsSent: 0,
  smsKept: 0,
  smsLimit: 100,
  campaignsActive: 0,
  crmContacts: 0,
  leads: 0,
  contactsLimit: 1000,
  recentVideos: [],
  production: {
    videosGenerated: 0,
    viralScoreAverage: null,
    productionReady: 0,
    weeklyQuota: 70,
    weeklyUsed: 0,
    complianceRate: null,
    autoApprovalRate: null,
    passRate: null,
    autoFixedRate: null,
    weeklyCost: 0,
  },
  capabilities: [
    { name: 'Scripts', provider: 'Built-in writer', embedded: true },
    { name: 'Voice', provider: 'Built-in voice', embedded: true },
    { name: 'Films', provider: 'Octavo renderer', embedded: true },
    { name: 'Files', provider: 'Data folder', embedded: true },
  ],
  ...given,
})
