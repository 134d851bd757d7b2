/** Figures that stand beside one another in speech and can be drawn: those of one unit, each with a name from the text. */
import type { ChartItem, Scene, Word } from '#plan.ts'
import type { Beat } from './beats.ts'
import {
  AUXILIARIES,
  bare,
  capital,
  DETERMINERS,
  endsClause,
  JOINERS,
  PREPOSITIONS,
  trimmed,
  weight,
} from './language.ts'
import { tagsOf } from './tags.ts'

type ChartDraft = Omit<Extract<Scene, { kind: 'chart' }>, 'startMs' | 'endMs' | 'reason'>
/** A figure of the text: its words from `from` up to `to`, with the unit; `unit` is '' when none is said. */
type FoundFigure = { from: number; to: number; value: number; unit: string; shown: string }

const AMOUNT = /^([$€£]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(%|k|m|bn)?$/i
const GROUPS = /^(?:thousand|million|billion)$/
/** Said of time, a number tells when and not how much. */
const ORDERS = /^(?:day|week|month|year|step|part|number|rule|chapter|page|law|act|phase|in|since|until|at|by)$/
const MOST = { items: 5, words: 5, letters: 30 }
/** A span is no figure of its own, and a part "of them" counts something else. */
const SPANS = /^(?:to|of|divided|times|plus|minus|x)$/
const LEADS = /^(?:about|around|nearly|almost|over|under|only|just|some|roughly|up|to|least|most|at|by|exactly)$/
const VERB =
  /^(?:brings?|gets?|takes?|makes?|costs?|reach(?:es|ed)?|earns?|needs?|sells?|sold|gives?|holds?|uses?|spends?|pays?|lasts?|comes?|goes?|go|came|went|grew|grows|fell|falls|rose|drops?|dropped|leaves?|left|became|counts?|contains?|drives?|makes up|reads?|say|says|took|becomes?|leads?|means?|had)$/
const TIMES =
  /^(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|today|now|yesterday|tomorrow|later|(?:19|20)\d\d)|(?:day|week|month|year|quarter) (?:\d+|one|two|three|four|five|six))$/

function figuresIn(words: Word[]): FoundFigure[] {
  return words.flatMap((word, at): FoundFigure[] => {
    const plain = bare(word.text)
    const found = AMOUNT.exec(plain)
    if (!found) return []
    const [, money = '', digits = '', rest = '', mark = ''] = found
    const value = Number(digits.replaceAll(',', '') + rest)
    const closed = endsClause(word.text)
    const next = closed ? '' : bare(words[at + 1]?.text ?? '')
    const spanned =
      SPANS.test(next) || (bare(words[at - 1]?.text ?? '') === 'to' && /\d/.test(words[at - 2]?.text ?? ''))
    if (spanned && !money && !mark) return []
    if (!money && !mark && /^(?:1[5-9]|20)\d\d$/.test(digits) && !next.endsWith('s')) return []
    if (ORDERS.test(bare(words[at - 1]?.text ?? '')) && !money && !mark && next !== 'percent' && !/s$/.test(next))
      return []
    if (next === 'percent') return [{ from: at, to: at + 2, value, unit: '%', shown: `${plain}%` }]
    const grouped = GROUPS.test(next)
    if (money || mark) {
      const shown = grouped ? `${plain} ${next}` : plain
      return [
        {
          from: at,
          to: at + (grouped ? 2 : 1),
          value: scaled(value, mark, next),
          unit: money || (mark === '%' ? '%' : ''),
          shown,
        },
      ]
    }
    const counts =
      /[^s]s$|^(?:people|men|women|children|percent|feet)$/.test(next) && !VERB.test(next) && !AUXILIARIES.has(next)
    return [{ from: at, to: at + (counts ? 2 : 1), value, unit: counts ? next : '', shown: plain }]
  })
}

const POWER: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9, thousand: 1e3, million: 1e6, billion: 1e9 }
export const scaled = (value: number, mark: string, next: string) =>
  value * (POWER[mark.toLowerCase()] ?? POWER[next] ?? 1)

/** The words without those that only lead to a figure or away from it; undefined when no good name is left. */
function nameOf(words: Word[], strict: boolean): string | undefined {
  if (words.length === 1 && weight(words[0]!.text) > 0) return capital(trimmed(words[0]!.text))
  const tags = tagsOf(words.map((w) => w.text))
  let [from, to] = [0, words.length]
  const plain = words.map((w) => bare(w.text))
  const leads = (at: number) =>
    AUXILIARIES.has(plain[at]!) ||
    DETERMINERS.has(plain[at]!) ||
    PREPOSITIONS.has(plain[at]!) ||
    JOINERS.has(plain[at]!) ||
    LEADS.test(plain[at]!) ||
    VERB.test(plain[at]!) ||
    tags[at] === 'A'
  while (from < to && leads(from)) from++
  while (to > from && leads(to - 1)) to--
  const kept = words.slice(from, to)
  if (strict && tags.slice(from, to).some((tag) => /[VXRGJ]/.test(tag))) return undefined
  const text = trimmed(kept.map((w) => w.text).join(' '))
  const long = kept.length > MOST.words || text.length > MOST.letters
  if (long || /\d/.test(text.replace(/\b(?:19|20)\d\d\b|(?:day|week|month|year|quarter) \d+/giu, ''))) return undefined
  const says = kept.some((w) => weight(w.text) > 0) || TIMES.test(text.toLowerCase())
  const pointing = /^(?:it|they|this|that|you|we|he|she|one|another|others|rest|more)$/.test(bare(text))
  return says && !pointing ? capital(text) : undefined
}

/** The year, month or day that these words name. */
function timeIn(words: Word[]): string | undefined {
  const found = words.map((w) => trimmed(w.text)).find((w) => TIMES.test(w.toLowerCase()))
  return found && capital(found)
}

const breaks = (word: string) => /^(?:and|but|while|or|whereas|then)$/.test(bare(word))

/** The words that lead up to a figure in its clause, and those that follow it. */
function around(words: Word[], all: FoundFigure[], figure: FoundFigure): { before: Word[]; after: Word[] } {
  const earlier = all.findLast((f) => f.to <= figure.from)?.to ?? 0
  let from = figure.from
  while (from > earlier && !endsClause(words[from - 1]!.text) && !breaks(words[from - 1]!.text)) from--
  const later = all.find((f) => f.from >= figure.to)?.from ?? words.length
  let to = figure.to
  if (!endsClause(words[to - 1]!.text))
    while (to < later && !breaks(words[to]!.text)) {
      to++
      if (endsClause(words[to - 1]!.text)) break
    }
  return { before: words.slice(from, figure.from), after: words.slice(figure.to, to) }
}

const quiet = (words: Word[]) => words.every((w) => weight(w.text) === 0 || VERB.test(bare(w.text)))
/** After a figure that closes what is said of its name nothing follows, or the verb of the whole. */
const closes = (after: Word[]) => {
  const first = bare(after[0]?.text ?? '')
  if (first === 'of' && after.length <= 3) return true
  return after.length === 0 || AUXILIARIES.has(first) || /^(?:takes?|leaves?|makes?|a|per|each)$/.test(first)
}

/** The names of the figures, all from before them or all from behind them; undefined when the text is not so plain. */
function named(words: Word[], all: FoundFigure[], group: FoundFigure[]): string[] | undefined {
  const strict = !/^[%$€£]$/.test(group[0]!.unit)
  const sides = group.map((figure) => around(words, all, figure))
  const ways = [
    sides.every(({ before }) => timeIn(before)) && sides.map(({ before }) => timeIn(before)),
    sides.every(({ after }) => closes(after)) && sides.map(({ before }) => nameOf(before, strict)),
    sides.every(({ before, after }) => quiet(before) && after.length > 0) &&
      sides.map(({ after }) => nameOf(after, strict)),
  ]
  for (const names of ways) {
    if (!names || names.some((name) => !name)) continue
    const whole = names as string[]
    if (new Set(whole.map((n) => n.toLowerCase())).size === whole.length) return whole
  }
  return undefined
}

/** Figures of one unit; one without a unit takes that of the figure before it. */
function groupsOf(figures: FoundFigure[]): FoundFigure[][] {
  const groups = new Map<string, FoundFigure[]>()
  let last = ''
  for (const figure of figures) {
    const unit = figure.unit || (last && !/^[%$€£]$/.test(last) ? last : '')
    last = unit
    groups.set(unit, [...(groups.get(unit) ?? []), figure])
  }
  return [...groups.values()].filter((group) => group.length >= 2 && group.length <= MOST.items)
}

function formOf(items: ChartItem[], unit: string): ChartDraft['form'] {
  const total = items.reduce((sum, { value }) => sum + value, 0)
  if (unit === '%' && total >= 99 && total <= 101) return 'share'
  return items.length >= 3 && items.every(({ label }) => TIMES.test(label.toLowerCase())) ? 'line' : 'bars'
}

/** A chart of the figures said in these beats, or undefined when fewer than two of them can be set beside one another. */
export function chartOf(beats: Beat[]): (ChartDraft & { why: string }) | undefined {
  const words = beats.flatMap((beat) => beat.words)
  if (/\?/.test(words.at(-1)?.text ?? '')) return undefined
  const figures = figuresIn(words)
  let best: (ChartDraft & { why: string }) | undefined
  for (const group of groupsOf(figures)) {
    const names = named(words, figures, group)
    if (!names || group.every(({ value }) => value === group[0]!.value)) continue
    const unit = group[0]!.unit
    if (!unit && group.length < 3 && !names.every((name) => TIMES.test(name.toLowerCase()))) continue
    const items = group.map(({ value, shown, from }, at) => ({
      label: names[at]!,
      shown,
      value,
      atMs: words[from]!.startMs,
    }))
    const counted = /^\p{L}/u.test(unit) ? capital(unit) : ''
    if (best && best.items.length >= items.length) continue
    best = {
      kind: 'chart',
      form: formOf(items, unit),
      title: counted,
      items,
      why: `${items.length} figures to compare`,
    }
  }
  return best
}
