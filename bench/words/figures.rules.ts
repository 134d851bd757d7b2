/** Numbers of a text as figures, whether they are written in digits or in words. */
import { tokensOf } from './text.rules.ts'

const UNITS = words('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 0)
const TEENS = words('sixteen seventeen eighteen nineteen', 16)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
)
const SMALL = new Map([...UNITS, ...TEENS])
const SCALES = new Map([
  ['thousand', 1_000],
  ['million', 1_000_000],
])

function words(line: string, from: number): Map<string, number> {
  return new Map(line.split(' ').map((word, at) => [word, from + at]))
}

type Open = { sum: number; part: number; isOpen: boolean }

const closed = (): Open => ({ sum: 0, part: 0, isOpen: false })

/** Every number of the text, in its order. "Nineteen seventy-four" is a year. */
export function figuresOf(text: string): number[] {
  const found: number[] = []
  let open = closed()
  const close = () => {
    if (open.isOpen) found.push(open.sum + open.part)
    open = closed()
  }
  for (const token of tokensOf(text)) {
    const ones = SMALL.get(token)
    const tens = TENS.get(token)
    const scale = SCALES.get(token)
    if (/^\d/.test(token)) {
      close()
      open = { sum: 0, part: Number(token.replaceAll(',', '')), isOpen: true }
    } else if (ones !== undefined || tens !== undefined) {
      addSmall(open, ones ?? tens!, close, () => open)
    } else if (token === 'hundred') {
      if (!open.isOpen) open = { sum: 0, part: 1, isOpen: true }
      open.part *= 100
    } else if (scale) {
      open = { sum: Math.round((open.sum + (open.isOpen ? open.part : 1)) * scale), part: 0, isOpen: true }
    } else if (token !== 'and' || open.part < 100) close()
  }
  close()
  return found
}

/** Whether the number may be said on with these: "forty-eight", "two hundred five", "nineteen seventy". */
function addSmall(before: Open, value: number, close: () => void, now: () => Open): void {
  const { part, isOpen } = before
  const goesOn =
    !isOpen || part === 0 || (part % 100 === 0 && part > 0) || (part % 10 === 0 && part >= 20 && value < 10)
  const isYear = isOpen && part >= 13 && part <= 20 && value >= 10
  if (isYear) {
    before.part = part * 100 + value
    return
  }
  if (!goesOn) close()
  const open = now()
  open.part += value
  open.isOpen = true
}
