/** What the things that are kept were made with: another drawing, encoding or playing is another edition. */
import { editionOf } from '@octavo/edition'

/** Of whatever draws frames and encodes them. */
export const drawingEdition = (): string => editionOf(new URL('./tasks/segment.task.ts', import.meta.url))

/** Of whatever draws a single picture. */
export const posterEdition = (): string => editionOf(new URL('./tasks/poster.task.ts', import.meta.url))

/** Of whatever plays the moods. */
export const musicEdition = (): string => editionOf(new URL('./tasks/music.task.ts', import.meta.url))
