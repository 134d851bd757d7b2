/**
 * What each figure of the calls counts. Where two count the same, they are the same number: `server/test/one-truth.test.ts` asks every call
 * of one account, compares them, and names every number that does not stand here.
 */

/** `null`: nobody else counts this. A path goes through objects by `.` and through lists by `[]`. */
type Counts = Readonly<Record<string, string | null>>

const OF_A_FILM = ['videos[]', 'topPerformer'] as const
const PAGE_FIGURES = [
  'clicks',
  'watchSeconds',
  'thumbsUp',
  'thumbsDown',
  'messages',
  'engagement',
  'averageWatchSeconds',
]

const alone = (...paths: readonly string[]): Counts => Object.fromEntries(paths.map((path) => [path, null]))
const under = (place: string, fields: readonly string[]): string[] => fields.map((field) => `${place}.${field}`)

const OPERATION: Counts = {
  videosInTheMaking: 'films in the making',
  campaignsHeld: 'campaigns held',
  ...alone('uptime', 'config.maxDailyVideos', 'config.maxChannelsPerBrand'),
}

export const FIGURES: Readonly<Record<string, Counts>> = {
  '/api/dashboard/stats': {
    totalViews: 'views',
    avgCtr: 'clicks of a hundred views',
    totalBrands: 'brands',
    totalVideos: 'films finished',
    creditsRemaining: 'credits left',
    viralScore: 'measured score',
    crmContacts: 'contacts',
    'production.videosGenerated': 'films finished',
    'production.productionReady': 'films finished',
    'production.complianceRate': 'compliance rate',
    'production.viralScoreAverage': 'predicted score of finished films',
    ...alone('creditsUsed', 'monthlyCredits', 'emailsSent', 'emailsLimit', 'smsSent', 'smsKept', 'smsLimit'),
    ...alone('campaignsActive', 'contactsLimit', 'leads', 'recentVideos[].views', 'recentVideos[].viralScore'),
    ...alone('recentVideos[].measuredScore'),
    ...alone(...under('production', ['weeklyQuota', 'weeklyUsed', 'weeklyCost'])),
    ...alone(...under('production', ['autoApprovalRate', 'passRate', 'autoFixedRate'])),
    emailsKept: 'mails kept in the outbox',
  },
  '/api/analytics': {
    'totals.views': 'views',
    'totals.clicks': 'clicks',
    'totals.avgCtr': 'clicks of a hundred views',
    'totals.viralScore': 'measured score',
    'totals.videos': 'films published',
    ...alone(
      ...under(
        'totals',
        PAGE_FIGURES.filter((field) => field !== 'clicks'),
      ),
    ),
    ...alone(...under('trend[]', ['views', 'clicks', 'watchSeconds', 'published'])),
    ...alone(...under('brands[]', [...PAGE_FIGURES, 'views', 'avgCtr', 'viralScore', 'videos'])),
    ...alone(
      ...OF_A_FILM.flatMap((place) =>
        under(place, [...PAGE_FIGURES, 'views', 'avgCtr', 'viralScore', 'predictedScore', 'durationSeconds']),
      ),
    ),
  },
  '/api/analytics/live': { views: 'views', clicks: 'clicks', ...alone('hours[].views') },
  '/api/system/operation': OPERATION,
  '/api/master-control/dashboard': {
    ...OPERATION,
    'systemStatus.totalBrands': 'brands',
    'systemStatus.complianceRate': 'compliance rate',
    'systemStatus.totalChannels': 'channels',
    'systemStatus.emergencyShutdowns': 'stops',
    'realtimeMetrics.videosGeneratingNow': 'films in the making',
    'realtimeMetrics.averageHumanityScore': 'humanity of all scripts',
    'businessMetrics.supportTicketsOpen': 'messages without an answer',
    ...alone(...under('systemStatus', ['uptime', 'activeBrands'])),
    ...alone(...under('todaysActivity', ['videosCreated', 'videosPublished', 'channelsActive', 'complianceIssues'])),
    ...alone(...under('realtimeMetrics', ['complianceChecksToday', 'averageViralScore', 'channelsDistributing'])),
    ...alone(
      ...under('businessMetrics', ['activeSubscriptions', 'monthlyRecurringRevenue', 'customerSatisfactionScore']),
    ),
  },
  '/api/system/peace-of-mind-status': {
    ...OPERATION,
    'emergencyControls.shutdowns': 'stops',
    'ethicalCompliance.complianceRate': 'compliance rate',
    'ethicalCompliance.averageHumanityScore': 'humanity of all scripts',
    'autonomousOperations.videosInTheMaking': 'films in the making',
    'postingLimits.channelsActive': 'channels',
    ...alone(...under('emergencyControls.lastHalt', ['videosHalted', 'creditsRefunded', 'postsHeld'])),
    ...alone(...under('ethicalCompliance', ['humanityThreshold', 'waitingForReview'])),
    ...alone(...under('selfImproving', ['patternsKnown', 'filmsLearnedFrom'])),
    ...alone(...under('postingLimits', ['totalPostsToday', 'maxPostsPerChannel', 'minHoursApart'])),
    ...alone(...under('autonomousOperations', ['queueSize', 'weeklyBatchBrands', 'scheduledPosts'])),
  },
  '/api/viral/contacts/summary': {
    total: 'contacts',
    ...alone('mailable', 'textable', 'limit', 'room'),
    ...alone(...under('byStatus', ['active', 'pending', 'unsubscribed', 'bounced', 'complained'])),
  },
  '/api/viral/segments': alone(...under('segments[]', ['contacts', 'mailable', 'textable', 'filter.last'])),
  '/api/viral/credits': { spendable: 'credits left', totalEarned: 'credits earned', ...alone('credits') },
  '/api/viral/analytics': {
    totalEarned: 'credits earned',
    ...alone('totalReferrals', 'waiting', 'freeSignups', 'paidSignups', 'viralCoefficient', 'invited'),
    ...alone('creditsFromFree', 'creditsFromPaid', 'recent[].credits'),
  },
  '/api/viral/referral-channels': alone(...under('channels[]', ['clicks', 'signups', 'paid'])),
  '/api/compliance/statistics': {
    compliance_rate: 'compliance rate',
    ...alone('studied_videos', 'checked', 'viral_success_rate'),
    ...alone(...under('opinions', ['texts', 'both', 'only_reader', 'only_model'])),
  },
}

/** Lists whose length is such a figure. */
export const LISTS: Readonly<Record<string, string>> = {
  '/api/videos/library': 'films finished',
  '/api/brands': 'brands',
  '/api/tickets': 'messages without an answer',
  '/api/outbox': 'mails kept in the outbox',
  '/api/system/halts': 'stops',
}
