/** Pure: the caption files beside a film, from the words and their times. */

export type TimedWord = { text: string; startMs: number; endMs: number }
export type TimedSentence = { words: TimedWord[] }
type Cue = { startMs: number; endMs: number; lines: string[] }

// Two lines of 42 characters: what caption guidelines of broadcasters and platforms agree on.
const LINE_LENGTH = 42
const LINES = 2

/** Cues of at most two lines; a cue never runs over the end of a sentence. */
export function cuesOf(sentences: TimedSentence[]): Cue[] {
  return sentences.flatMap(({ words }) => {
    const cues: Cue[] = []
    let open: TimedWord[] = []
    for (const word of words) {
      if (open.length > 0 && wrap([...open, word]).length > LINES) {
        cues.push(cueOf(open))
        open = []
      }
      open.push(word)
    }
    return open.length > 0 ? [...cues, cueOf(open)] : cues
  })
}

const cueOf = (words: TimedWord[]): Cue => ({
  startMs: words[0]?.startMs ?? 0,
  endMs: words.at(-1)?.endMs ?? 0,
  lines: wrap(words),
})

function wrap(words: TimedWord[]): string[] {
  const lines: string[] = []
  for (const { text } of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
  }
  return lines
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')

function clock(ms: number, decimal: ',' | '.'): string {
  const whole = Math.max(0, Math.round(ms))
  const seconds = Math.floor(whole / 1000)
  return `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}${decimal}${pad(whole % 1000, 3)}`
}

/** SubRip: numbered cues, comma before the milliseconds. */
export const srtOf = (sentences: TimedSentence[]): string =>
  cuesOf(sentences)
    .map(
      (cue, index) =>
        `${index + 1}\n${clock(cue.startMs, ',')} --> ${clock(cue.endMs, ',')}\n${cue.lines.join('\n')}\n`,
    )
    .join('\n')

/** WebVTT (W3C): the cue text may not hold `&` or `<` as they are. */
export const vttOf = (sentences: TimedSentence[]): string =>
  `WEBVTT\n\n${cuesOf(sentences)
    .map((cue) => `${clock(cue.startMs, '.')} --> ${clock(cue.endMs, '.')}\n${cue.lines.map(escapeVtt).join('\n')}\n`)
    .join('\n')}`

const escapeVtt = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
