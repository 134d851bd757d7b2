import type { OrderedFilm } from '@octavo/contract/film-order'
import { formatPlayTime } from '#format/date.ts'

/** Longer descriptions are cut here; the rest is seen when one points at it. */
const VISUALS_LENGTH = 60
const preview = (visuals: string) =>
  visuals.length > VISUALS_LENGTH ? `${visuals.slice(0, VISUALS_LENGTH)}...` : visuals

/** The scenes in their order: when each begins and what is seen. */
export const SceneList = ({ scenes }: { scenes: OrderedFilm['scenes'] }) => (
  <section aria-label="Scenes">
    <h3 className="mb-1 font-medium font-sans text-sm">Scenes</h3>
    <ol className="max-h-80 overflow-y-auto text-sm">
      {scenes.map(({ timestamp, visuals }) => (
        <li key={timestamp} className="grid grid-cols-[3rem_minmax(0,1fr)] border-line border-t py-2">
          <span className="timecode text-ink-2">{formatPlayTime(timestamp)}</span>
          <span title={visuals}>{preview(visuals)}</span>
        </li>
      ))}
    </ol>
  </section>
)
