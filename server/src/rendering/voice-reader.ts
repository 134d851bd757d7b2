/** Reads lines out of files in which somebody speaks, with the renderer's own ears, each file in a process of its own. */
import { type CutLine, type HeardVoice, type LineSpan, readVoice } from '@octavo/renderer'
import type { Config } from '#config.ts'

export type { CutLine, HeardVoice, LineSpan }

type Reading = {
  /** No more of the file than that is read. */
  seconds: number
  /** How loud each line is to be, in LUFS with the voice in both channels. */
  lufs: number
  signal?: AbortSignal
}

/**
 * What `find` says stands in the file, each line cut out, cleaned and as loud as it is to be; undefined for one in which
 * nothing is heard. Undefined when the file is no sound. Rejects with what `find` throws.
 */
export const readLines = (
  { encoder }: Pick<Config, 'encoder'>,
  path: string,
  options: Reading,
  find: (heard: HeardVoice) => Promise<LineSpan[]>,
): Promise<(CutLine | undefined)[] | undefined> => readVoice(path, { ...options, encoder }, find)
