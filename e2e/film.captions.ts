/** Caption files as a player reads them (SubRip, WebVTT), and a film's words as the voice was asked for them. */

export type Cue = { startMs: number; endMs: number; text: string }
export type Word = { text: string; startMs: number; endMs: number }

/** SubRip writes a comma before the milliseconds, WebVTT a point. */
const TIME = { ',': /(?:(\d+):)?(\d\d):(\d\d),(\d{3})/, '.': /(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})/ }
type Decimal = keyof typeof TIME

function milliseconds(time: string, decimal: Decimal): number {
  const [, hours = '0', minutes, seconds, rest] = time.match(TIME[decimal]) ?? []
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)
}

/** The cues of a SubRip or WebVTT file; lines of one cue are joined by spaces. */
export function cuesOf(file: string, decimal: Decimal): Cue[] {
  return file
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .map((block) => block.trim().split('\n'))
    .map((lines) => lines.slice(lines.findIndex((line) => line.includes('-->'))))
    .filter(([head]) => head?.includes('-->'))
    .map(([head = '', ...lines]) => {
      const [start = '', end = ''] = head.split('-->')
      return { startMs: milliseconds(start, decimal), endMs: milliseconds(end, decimal), text: lines.join(' ') }
    })
}

/** WebVTT writes `&` and `<` as entities. */
export const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const plain = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')

/** What is wrong with the files beside a film: they must say all of the script, and each cue when its first word is said. */
export function captionFaults({
  srt,
  vtt,
  body,
  words,
}: {
  srt: string
  vtt: string
  body: string
  words: Word[]
}): string[] {
  const cues = cuesOf(srt, ',')
  const web = cuesOf(vtt, '.').map((cue) => ({ ...cue, text: unescaped(cue.text) }))
  const starts = new Set(words.map((word) => Math.round(word.startMs)))
  const astray = cues.filter((cue) => !starts.has(cue.startMs))
  const late = cues.filter(
    (cue, index) => cue.endMs <= cue.startMs || cue.endMs > (cues[index + 1]?.startMs ?? Infinity),
  )
  return [
    plain(cues.map((cue) => cue.text).join(' ')) !== plain(body) && 'The SRT file does not say what the script says.',
    plain(words.map((word) => word.text).join(' ')) !== plain(body) && 'The spoken words are not those of the script.',
    JSON.stringify(web) !== JSON.stringify(cues) && 'The VTT file and the SRT file differ.',
    !vtt.startsWith('WEBVTT\n\n') && 'The VTT file lacks its head.',
    astray.length > 0 && `${astray.length} cues do not start with a word, the first at ${astray[0]?.startMs} ms.`,
    late.length > 0 && `${late.length} cues end before they start or after the next one has begun.`,
  ].filter((fault) => fault !== false)
}
