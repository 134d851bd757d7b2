/** Every way to wear hair, or to cover it. */
import type { HairCut } from '#draw/presenter/person.ts'
import { curls } from './curls.hair.ts'
import type { Cut } from './cut.ts'
import { bob, braids, waves } from './long.hair.ts'
import { bald, crop, parted, quiff } from './short.hair.ts'
import { hijab, turban } from './wrapped.hair.ts'

export const CUTS: Record<HairCut, Cut> = { waves, curls, braids, bob, parted, quiff, crop, bald, hijab, turban }
