/** Pure: which recording speaks a line, by its words. */
import { wordsKey } from '#text/spoken-words.ts'

type LineRecording = { words: string; id: string }

/** The recording that speaks a line of these words; undefined where the film's voice does. */
export const recordingOf = (text: string, recordings: readonly LineRecording[] = []): string | undefined =>
  recordings.find(({ words }) => words === wordsKey(text))?.id
