/** What browsers keep for each released version. A row is never changed: those browsers are out there. */
type KeptInBrowser = {
  local: Readonly<Record<string, unknown>>
  session: Readonly<Record<string, string>>
  /** Drafts that a screen shows as soon as it opens, with the words by which it does. */
  drafts: readonly { path: string; key: string; value: unknown; shows: string }[]
}

export const KEPT_IN_BROWSER: Readonly<Record<string, KeptInBrowser>> = {
  '0.1.0': {
    local: {
      'octavo.theme': 'dark',
      'octavo.singleKeys': 'off',
      'octavo.ref': 'bb60783e20d1',
      'octavo.generation.ai-video': 'video-1',
      'octavo.generation.topview': 'video-1',
      'octavo.generation.viral-generator': 'generation-1',
      'octavo.generation.viral-shorts': 'generation-1',
      'octavo.generation.mass-ugc': 'run-1',
      'octavo.draft.post.video-1.channel-1': {
        title: 'Why mugs feel cold',
        description: 'Clay and warmth.',
        hashtags: '#clay',
      },
      'octavo.draft.answer.ticket-1': 'Yes, every Sunday.',
      'octavo.draft.script.script-1': { title: 'Changed', body: 'Changed words.' },
      'octavo.draft.film-edit.video-1': {
        revision: 1,
        changes: { captionStyle: 'boxed', lines: [{ index: 1, text: 'A mug is cold.' }] },
      },
    },
    session: { 'octavo.wanted': '/brands?brand=7', 'octavo.reloaded': '1795364609215' },
    drafts: [
      {
        path: '/scripts',
        key: 'octavo.draft.script',
        value: { title: 'Half a script', body: 'Once' },
        shows: 'Half a script',
      },
      {
        path: '/viral-generator',
        key: 'octavo.draft.viral-generator',
        value: { brandId: '', contentType: 'long', trendingContext: 'Handmade gifts' },
        shows: 'Handmade gifts',
      },
      {
        path: '/viral-shorts',
        key: 'octavo.draft.viral-shorts',
        value: { brandId: '', niche: 'entrepreneurship', topic: 'A first shop', targetViralScore: 90 },
        shows: 'A first shop',
      },
      {
        path: '/ai-video',
        key: 'octavo.draft.ai-video',
        value: { brandId: '', script: 'Why does a mug feel cold at first?' },
        shows: 'Why does a mug feel cold at first?',
      },
      {
        path: '/topview-generator',
        key: 'octavo.draft.topview',
        value: {
          mode: 'simple',
          brandId: '',
          script: 'Glaze is ground glass in water.',
          url: '',
          avatarId: 'maya',
          platform: 'tiktok',
          duration: '30',
          music: 'library',
          captions: true,
          voiceId: 'friendly',
        },
        shows: 'Glaze is ground glass in water.',
      },
      {
        path: '/real-viral-generator',
        key: 'octavo.draft.real-viral',
        value: {
          brandId: '',
          title: 'Half done',
          script: 'Once upon',
          useAIAvatar: true,
          includeSubtitles: false,
          voiceType: 'nova',
          backgroundType: 'solid',
        },
        shows: 'Half done',
      },
      {
        path: '/viral-loop',
        key: 'octavo.draft.viral-loop',
        value: { businessName: 'Kiln & Clay', businessDescription: 'Pottery studio' },
        shows: 'Kiln & Clay',
      },
      {
        path: '/mission-control',
        key: 'octavo.draft.mass-production',
        value: { volume: '12', topics: 'mugs, bowls', niches: [], threshold: '85' },
        shows: 'mugs, bowls',
      },
      {
        path: '/master-control',
        key: 'octavo.draft.master-control',
        value: {
          operationalMode: 'supervised',
          humanOversightRequired: true,
          learningMode: 'off',
          maxDailyVideos: '1',
          maxChannelsPerBrand: '7',
        },
        shows: '7',
      },
      {
        path: '/compliance',
        key: 'octavo.draft.mass-ugc',
        value: { brandId: '', niche: 'brand', topics: 'wheel, kiln', quantity: '4' },
        shows: 'wheel, kiln',
      },
      {
        path: '/compliance',
        key: 'octavo.draft.study-videos',
        value: { text: 'https://video.example/1', transcripts: { 'https://video.example/1': 'Hello' } },
        shows: 'https://video.example/1',
      },
    ],
  },
}
