/** The ways to a video: what each starts from, in the order in which one would look for it. */
export const GENERATORS = [
  { path: '/production', name: 'Weekly production', have: 'a brand and a week to fill' },
  { path: '/viral-generator', name: 'Viral content', have: 'a brand and a trend' },
  { path: '/viral-shorts', name: 'YouTube Shorts', have: 'a niche and a topic' },
  { path: '/ai-video', name: 'AI video', have: 'a script to plan scene by scene' },
  { path: '/topview-generator', name: 'Avatar video', have: 'a link, or an avatar to speak it' },
  { path: '/real-viral-generator', name: 'Script to video', have: 'a finished script, one file now' },
  { path: '/scripts', name: 'Scripts', have: 'just words' },
] as const

export type Generator = (typeof GENERATORS)[number]
export type GeneratorPath = Generator['path']

/** The generator of a path, and the one before and after it. */
export function generatorAt(path: GeneratorPath): { own: Generator; neighbours: [Generator, Generator] } {
  const at = GENERATORS.findIndex((one) => one.path === path)
  const [before, own, after] = [at - 1, at, at + 1].map(
    (index) => GENERATORS.at(index % GENERATORS.length) as Generator,
  )
  return { own: own as Generator, neighbours: [before as Generator, after as Generator] }
}
