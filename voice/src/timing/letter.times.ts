/** When words are said of which only the letters are known: they share what lies between the pauses that can be heard. */

import type { Phone } from '#flite/flite.ts'
import type { SpokenPiece } from '#normalise/normalise.ts'
import type { Span } from './word.times.ts'

type Piece = Pick<SpokenPiece, 'word' | 'pause'>
type Sound = { pcm: Float32Array; sampleRate: number }

const FRAME_MS = 10
/** So much under the loudest moment, in power, nobody is heard. */
const QUIET = 10 ** (-38 / 10)
const SHORTEST_PAUSE_MS = 110
/** A word takes time beside its letters, as much as this many. */
const WORD = 1.5
/** How much nearer, as a share of the sentence, a boundary is for a comma that stands there. */
const FOR_A_COMMA = 0.12

/** Each piece's span, and a sound for each of its letters, in milliseconds from the first sample. */
export function letterTimes(sound: Sound, pieces: readonly Piece[]): { words: Span[]; phones: Phone[] } {
  const words = stretchesOf(sound, pieces).flatMap(({ span, from, to }) => shared(span, pieces.slice(from, to)))
  const phones = words.flatMap((span, at) => soundsOf(span, pieces[at]!.word))
  return { words, phones }
}

const weightOf = ({ word }: Piece): number => WORD + [...word].length

/** A span's pieces, each as long as its letters say. */
function shared({ startMs, endMs }: Span, pieces: readonly Piece[]): Span[] {
  const step = (endMs - startMs) / pieces.reduce((sum, piece) => sum + weightOf(piece), 0)
  let at = startMs
  return pieces.map((piece) => {
    const from = at
    at += weightOf(piece) * step
    return { startMs: from, endMs: at }
  })
}

type Stretch = { span: Span; from: number; to: number }

/** The sentence between its pauses: each pause stands where as many letters lie before it as time does, rather after a comma. */
function stretchesOf(sound: Sound, pieces: readonly Piece[]): Stretch[] {
  const spoken = spokenSpans(sound)
  const total = spoken.reduce((sum, span) => sum + lengthOf(span), 0)
  const weights = pieces.map(weightOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const stretches: Stretch[] = []
  let [before, from] = [0, 0]
  let startMs = spoken[0]!.startMs
  for (const [at, span] of spoken.entries()) {
    before += lengthOf(span)
    const isLast = at === spoken.length - 1
    const to = isLast ? pieces.length : boundaryNear(before / total, pieces, weights, all, from)
    // A pause that is nobody's: within a word, or more of them than words.
    if (to === undefined) continue
    stretches.push({ span: { startMs, endMs: span.endMs }, from, to })
    from = to
    startMs = spoken[at + 1]?.startMs ?? span.endMs
  }
  return stretches
}

const lengthOf = ({ startMs, endMs }: Span): number => endMs - startMs

/** The index of the piece before which a pause after such a share of the sentence stands; none where only a word's inside is near. */
function boundaryNear(
  share: number,
  pieces: readonly Piece[],
  weights: readonly number[],
  all: number,
  from: number,
): number | undefined {
  let [sum, best, nearest] = [weights.slice(0, from).reduce((a, b) => a + b, 0), -1, Number.POSITIVE_INFINITY]
  let widest = 0
  for (let at = from; at < pieces.length - 1; at++) {
    sum += weights[at]!
    widest = Math.max(widest, weights[at]! / all)
    const away = Math.abs(sum / all - share) - (pieces[at]!.pause === '' ? 0 : FOR_A_COMMA)
    if (away < nearest) [nearest, best] = [away, at + 1]
  }
  return best < 0 || nearest > widest ? undefined : best
}

/** What is heard between pauses; the whole sound where there are none. */
function spokenSpans({ pcm, sampleRate }: Sound): Span[] {
  const length = Math.max(1, Math.round((FRAME_MS * sampleRate) / 1000))
  const powers = Array.from({ length: Math.ceil(pcm.length / length) }, (_, at) =>
    pcm.subarray(at * length, (at + 1) * length).reduce((sum, sample) => sum + sample * sample, 0),
  )
  const most = powers.reduce((loudest, power) => Math.max(loudest, power), 0)
  const spans: Span[] = []
  for (const [at, power] of powers.entries()) {
    if (power <= most * QUIET) continue
    const [startMs, endMs] = [at * FRAME_MS, (at + 1) * FRAME_MS]
    const last = spans.at(-1)
    if (last && startMs - last.endMs < SHORTEST_PAUSE_MS) last.endMs = endMs
    else spans.push({ startMs, endMs })
  }
  return spans.length > 0 ? spans : [{ startMs: 0, endMs: (pcm.length * 1000) / sampleRate }]
}

/** What a mouth does for a letter, by the name of a sound that looks alike: Latin, Greek and Cyrillic; others open and close it in turn. */
const LOOKS: [string, string][] = [
  ['aáàâäåãæαаяا', 'aa'],
  ['eéèêëěęεηеэё', 'eh'],
  ['iíìîïyýιυиіыйї', 'iy'],
  ['oóòôöøőοωо', 'ow'],
  ['uúùûüűůуюю', 'uw'],
  ['mbpμπβмбп', 'm'],
  ['fvφвф', 'f'],
  ['lλл', 'l'],
  ['wŵ', 'w'],
  ['rřρр', 'r'],
  ['cdghjkqstxzγδζθκξσςτχψгджзкстхцчшщн', 's'],
]
const LOOK = new Map(LOOKS.flatMap(([letters, sound]) => [...letters].map((letter) => [letter, sound])))

function soundsOf({ startMs, endMs }: Span, word: string): Phone[] {
  const letters = [...word.toLowerCase().normalize('NFC')]
  const step = (endMs - startMs) / letters.length
  return letters.map((letter, at) => ({
    phone: LOOK.get(letter) ?? (at % 2 === 0 ? 'ah' : 's'),
    startMs: startMs + at * step,
    endMs: startMs + (at + 1) * step,
  }))
}
