/** Pure: in which look a film is drawn, so that no two films of a week look alike. */
import { LOOKS, type LookName } from '@octavo/renderer/choices'
import type { Tone } from '#brand/index.ts'
import type { VideoFormat } from '#video/limits.ts'

export type LookCall = {
  /** The brand's own choice; all of them where it names none. */
  looks: readonly LookName[]
  tone: Tone
  /** The line of work, by any name. */
  trade: string
  brandSeed: number
  /** Which film of the week it is. */
  turn: number
  /** What was asked to stand behind the film; places are no looks. */
  background: string | null
}

/** The looks that suit a tone, the most fitting first. */
const FOR_TONE: Record<Tone, readonly LookName[]> = {
  'Professional & Authoritative': ['editorial', 'blueprint', 'spotlight', 'mesh', 'block'],
  'Friendly & Approachable': ['market', 'sticker', 'chalk', 'notebook', 'editorial'],
  'Energetic & Enthusiastic': ['block', 'sticker', 'neon', 'market', 'spotlight'],
  'Educational & Informative': ['notebook', 'chalk', 'blueprint', 'market', 'mesh'],
}

/** The looks that suit a line of work. */
const FOR_TRADE: readonly [trade: RegExp, looks: readonly LookName[]][] = [
  [
    /bak|caf[eé]|coffee|restaurant|food|farm|honey|bee|brew|butcher|cheese|florist|flower|market|kitchen|cook/i,
    ['market', 'chalk', 'editorial'],
  ],
  [
    /spa\b|beaut|nail|skin|yoga|massage|salon|wellness|sauna|wedding|interior|hotel|jewel/i,
    ['editorial', 'mesh', 'spotlight'],
  ],
  [
    /build|plumb|electric|roof|solar|heat|carpent|engineer|industr|valve|machine|garage|mechanic|repair|architect/i,
    ['blueprint', 'block', 'spotlight'],
  ],
  [/gym|fitness|box(?:ing|ers)|climb|sport|shop|store|sale/i, ['block', 'neon', 'sticker']],
  [/barber|tattoo|bar\b|club|night|music|guitar|game|arcade/i, ['neon', 'spotlight', 'block']],
  [/toy|pet|dog|cat\b|child|kid|nursery|ice cream|party/i, ['sticker', 'market', 'chalk']],
  [/tutor|teach|school|course|account|tax|law|notary|book|language/i, ['notebook', 'chalk', 'editorial']],
  [/software|app\b|web|data|consult|design|photo|tech/i, ['mesh', 'spotlight', 'blueprint']],
]

/** Places that somebody presents in are drawn as they are. */
const PLACES = new Set(['office', 'studio', 'outdoor'])

/** The look of a film: the brand's home look first, then the next in each film of the week. */
export function lookFor({ background, ...call }: LookCall): LookName | undefined {
  return background !== null && PLACES.has(background) ? undefined : lookOfPlace(call)
}

/** The look of a film by its place in the week alone. */
export function lookOfPlace(call: Omit<LookCall, 'background'>): LookName {
  const row = looksInTurn(call)
  return row[call.turn % row.length]!
}

/** A brand's own number: films of one brand differ by their turns, and brands alike by their numbers. */
export const seedOfBrand = (id: string): number => Number.parseInt(id.slice(0, 7), 16)

/** Which film of its week it is; the long one has the brand's first look and person. */
export const turnOf = ({ format, number }: { format: VideoFormat; number: number }): number =>
  format === 'long' ? 0 : number

/** All looks that a brand allows, from the most fitting on: its line of work weighs more than its tone. Brands alike begin with another of the best three. */
export function looksInTurn({ looks, tone, trade, brandSeed }: Omit<LookCall, 'turn' | 'background'>): LookName[] {
  const allowed = looks.length > 0 ? looks : LOOKS
  const suiting = FOR_TRADE.find(([pattern]) => pattern.test(trade))?.[1] ?? []
  const worth = (look: LookName) => 3.5 * placed(suiting, look) + 0.6 * placed(FOR_TONE[tone], look)
  const row = [...allowed].sort((a, b) => worth(b) - worth(a) || LOOKS.indexOf(a) - LOOKS.indexOf(b))
  const home = brandSeed % Math.min(3, row.length)
  return [row[home]!, ...row.filter((_, at) => at !== home)]
}

/** More for a place further up; nothing for what is not in the list. */
const placed = (list: readonly LookName[], look: LookName): number => {
  const at = list.indexOf(look)
  return at < 0 ? 0 : list.length - at
}
