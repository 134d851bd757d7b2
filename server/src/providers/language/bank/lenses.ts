import type { Lenses } from './lens.ts'
import { businessLenses } from './lenses-business.ts'
import { developmentLenses } from './lenses-development.ts'
import { marketingLenses } from './lenses-marketing.ts'
import { technologyLenses } from './lenses-technology.ts'

/** What each piece of niche knowledge looks like in a trade. */
export const lenses: Lenses = { ...marketingLenses, ...businessLenses, ...technologyLenses, ...developmentLenses }
