/** Pure: what is said in a film and when, line by line, out of its captions (WebVTT, W3C). */

export type SpokenLine = {
  /** Seconds from the film's beginning. */
  at: number
  text: string
}

const TIMING = /^(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3}) --> /m
/** A line ends with its sentence, or where it would be more than a glance. */
const SENTENCE_END = /[.!?…]["'”’)]*$/
const LONGEST = 160

/**
 * The sentences of captions with the second at which each begins; none where there are no cues. Cues that share a sentence are
 * one line.
 */
export function spokenLines(vtt: string): SpokenLine[] {
  const lines: SpokenLine[] = []
  let isOpen = false
  for (const block of vtt.split(/\r?\n\r?\n/)) {
    const timing = TIMING.exec(block)
    if (!timing) continue
    const [, hours = '0', minutes, seconds] = timing
    const said = wordsOf(block.slice(block.indexOf('\n', timing.index) + 1))
    const last = lines.at(-1)
    if (isOpen && last && last.text.length + said.length < LONGEST) last.text += ` ${said}`
    else lines.push({ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text: said })
    isOpen = !SENTENCE_END.test(said)
  }
  return lines
}

const wordsOf = (cue: string): string =>
  cue.replace(/\s+/g, ' ').trim().replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** A moment as a player shows it: `0:07`, `1:02:03`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** A length as schema.org wants it (ISO 8601), in whole seconds: `PT45S`. */
export const isoDuration = (milliseconds: number): string => `PT${Math.max(1, Math.round(milliseconds / 1000))}S`
