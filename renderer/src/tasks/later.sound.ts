/** The same for sound, apart: what draws does not depend on it, so that a change of it leaves what was drawn. */
import { once } from './later.ts'

export const laterSound = {
  mixing: once(() => import('#audio/mix.ts')),
  tracks: once(() => import('#media/track.node-av.ts')),
  filters: once(() => import('#media/filter.node-av.ts')),
}
