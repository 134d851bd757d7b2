/** When red tests get a second look. */

export type RedFiles = {
  /** Test files with a red test, from the root. */
  files: string[]
  /** Errors that belong to no test. */
  strayErrors: number
}

/** Where a run notes its red files. */
export const RED_FILES = 'node_modules/.cache/octavo/red-files.json'

/** More than a few red files are no accident of a busy machine. */
const MOST_FILES = 3

/** Why these get no second look, or undefined if they do. */
export function whyNot({ files, strayErrors }: RedFiles): string | undefined {
  if (strayErrors > 0) return 'An error belonged to no test.'
  if (files.length === 0) return 'The run ended without a red test.'
  if (files.length > MOST_FILES) return `${files.length} files are red.`
  return undefined
}
