/** The parts of the server, from the lowest to the highest: each may import those before it, through their front doors, and none after it. */
// biome-ignore format: a table
export const LAYERS = [
  'accounts/suspension', 'accounts/milestones', 'accounts',
  'credits',
  'media/objects', 'media', 'media/found', 'media/music', 'media/fonts', 'media/illustrations',
  'brands',
  'scripts/lessons', 'scripts/compliance', 'scripts/writing-costs', 'scripts', 'scripts/hooks', 'scripts/study',
  'films/videos', 'films/speaking-costs', 'films/recordings', 'films/make', 'films/interview', 'films/orders', 'films/edits', 'films/renditions', 'films/batches', 'films/first-film', 'films/generators', 'films/avatar-videos', 'films/previews',
  'publishing/channels', 'publishing/film-pages', 'publishing/publications',
  'campaigns/outbox', 'campaigns/contacts', 'campaigns',
  'billing/referrals', 'billing/subscriptions',
  'operations/journal', 'operations/analytics', 'operations/learning', 'operations/mass-production', 'operations', 'operations/onboarding', 'operations/samples', 'operations/account-export',
]
/** The folders of `server/src` that hold parts. */
export const DOMAINS = [...new Set(LAYERS.map((part) => part.split('/')[0] ?? ''))]

const LONGEST_FIRST = LAYERS.toSorted((one, other) => other.length - one.length)

/** The part that a file below `server/src` belongs to; undefined for what stands under or over all of them. */
export const partOf = (file: string): string | undefined => LONGEST_FIRST.find((part) => file.startsWith(`${part}/`))

/** Whether an import goes from a part to a later one. `file` stands below the root, the specifier begins with `#`. */
export function goesUp(specifier: string, file: string): boolean {
  const from = partOf(file.replace(/^server\/src\//, ''))
  const to = specifier.startsWith('#') ? partOf(specifier.slice(1)) : undefined
  return from !== undefined && to !== undefined && LAYERS.indexOf(to) > LAYERS.indexOf(from)
}

/** Whether an import enters another part elsewhere than by its front door. */
export function climbsIn(specifier: string, file: string): boolean {
  const to = specifier.startsWith('#') ? partOf(specifier.slice(1)) : undefined
  if (to === undefined || partOf(file.replace(/^server\/src\//, '')) === to) return false
  return specifier !== `#${to}/index.ts`
}
