/** From the clock of a film to that of the film after an edit. */
import type { Sentence, Viseme } from '#plan.ts'

/** Which line of the film before it is, or comes of, null for a new one; `same` when not a word of it has changed. */
export type Origin = { line: number | null; same: boolean }

/** The speech after lines were changed or another voice was chosen, on the film's clock. */
export type NewSpeech = {
  path: string
  sentences: Sentence[]
  visemes: Viseme[]
  /** Length of the whole film in milliseconds; whole frames. */
  durationMs: number
  /** For each sentence the line of the film before that it comes from; lines may have changed places. */
  origins: Origin[]
}
/** A speech whose lines are all those of the film before, in their order. */
export type FollowedSpeech = Omit<NewSpeech, 'origins'> & { origins: { line: number; same: boolean }[] }

/** A moment of the film before and where it has gone. */
type Anchor = { was: number; is: number }

type Spoken = { sentences: Sentence[]; durationMs: number }
type Respoken = Spoken & Pick<FollowedSpeech, 'origins'>

/** Moments nearer than this are one. */
const GRAIN_MS = 0.001

/** Where a moment of the film before stands now: with the words of a line that stayed, in between by its share. */
export function timeMap(before: Spoken, after: Respoken, introMs = 0): (ms: number) => number {
  const anchors = rising([
    { was: 0, is: 0 },
    { was: introMs, is: introMs },
    ...before.sentences.flatMap((sentence, line) => anchorsOf(sentence, line, after)),
    { was: before.durationMs, is: after.durationMs },
  ])
  return (ms) => {
    const at = anchors.findLastIndex(({ was }) => was <= ms + GRAIN_MS)
    const from = anchors[Math.max(0, at)]!
    const to = anchors[at + 1]
    if (!to || ms - from.was <= GRAIN_MS) return from.is
    return from.is + ((ms - from.was) / (to.was - from.was)) * (to.is - from.is)
  }
}

function anchorsOf(sentence: Sentence, line: number, { sentences, origins, durationMs }: Respoken): Anchor[] {
  const own = sentences.filter((_, at) => origins[at]?.line === line)
  const [first] = own
  if (!first) {
    const next = sentences.find((_, at) => origins[at]!.line > line)?.startMs ?? sentences.at(-1)?.endMs ?? durationMs
    return [
      { was: sentence.startMs, is: next },
      { was: sentence.endMs, is: next },
    ]
  }
  const words = own.flatMap((one) => one.words)
  const wordByWord = words.length === sentence.words.length && words.length > 0
  return wordByWord
    ? sentence.words.flatMap((word, at) => spanOf(word, words[at]!, words[at]!))
    : spanOf(sentence, first, own.at(-1)!)
}

type Span = { startMs: number; endMs: number }
const spanOf = (was: Span, first: Span, last: Span): Anchor[] => [
  { was: was.startMs, is: first.startMs },
  { was: was.endMs, is: last.endMs },
]

/** Time goes forward: an anchor never stands before the one ahead of it, and of two at a moment the later counts. */
function rising(anchors: Anchor[]): Anchor[] {
  const kept: Anchor[] = []
  for (const { was, is } of anchors) {
    const last = kept.at(-1)
    if (last && was < last.was - GRAIN_MS) continue
    const later = Math.max(is, last?.is ?? 0)
    if (last && was - last.was <= GRAIN_MS) last.is = later
    else kept.push({ was, is: later })
  }
  return kept
}
