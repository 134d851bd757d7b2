/** The ways to a video: what each starts from, in the order in which one would look for it. */
export const GENERATORS = [
  { path: '/production', name: 'Weekly production', start: 'Week', have: 'a brand and a week to fill' },
  { path: '/viral-generator', name: 'Viral content', start: 'Trend', have: 'a brand and a trend' },
  { path: '/viral-shorts', name: 'YouTube Shorts', start: 'Topic', have: 'a niche and a topic' },
  { path: '/ai-video', name: 'AI video', start: 'Script', have: 'a script to plan scene by scene' },
  {
    path: '/topview-generator',
    name: 'Avatar video',
    start: 'Link or avatar',
    have: 'a link, or an avatar to speak it',
  },
  {
    path: '/real-viral-generator',
    name: 'Script to video',
    start: 'Script in one go',
    have: 'a finished script, one file now',
  },
  { path: '/scripts', name: 'Scripts', start: null, have: 'just words' },
] as const

export type Generator = (typeof GENERATORS)[number]
export type GeneratorPath = Generator['path']
export type Start = Extract<Generator, { start: string }>

/** Those of which a film comes: the rows of "Start from". */
export const STARTS = GENERATORS.filter((one): one is Start => one.start !== null)

/** The generator of a path. */
export const generatorAt = (path: GeneratorPath): Generator => GENERATORS.find((one) => one.path === path) as Generator
