/** Numbers as they are said in American English. Every function takes digits as text, so no size is lost on the way. */

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion']
const LONGEST = SCALES.length * 3
const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function belowThousand(n: number): string {
  if (n < 20) return SMALL[n]!
  if (n < 100) return n % 10 ? `${TENS[Math.floor(n / 10)]} ${SMALL[n % 10]}` : TENS[n / 10]!
  const rest = n % 100 ? ` ${belowThousand(n % 100)}` : ''
  return `${SMALL[Math.floor(n / 100)]} hundred${rest}`
}

/** Longer than any account's or parcel's number: nobody listens to more digits than these. */
const MOST_DIGITS = 40

/** Each digit by its name: "007" is "zero zero seven". */
export const digitWords = (digits: string): string =>
  [...digits.slice(0, MOST_DIGITS)].map((digit) => SMALL[Number(digit)]).join(' ')

/** A whole number: "10000" is "ten thousand". Leading zeros and very long numbers are read digit by digit. */
export function cardinal(digits: string): string {
  if (digits.length > LONGEST || /^0\d/.test(digits)) return digitWords(digits)
  if (Number(digits) === 0) return 'zero'
  const groups = digits
    .padStart(Math.ceil(digits.length / 3) * 3, '0')
    .match(/\d{3}/g)!
    .map(Number)
  return groups.flatMap((group, at) => (group ? [belowThousand(group) + SCALES[groups.length - 1 - at]] : [])).join(' ')
}

/** A place in a row: "21" is "twenty first". */
export function ordinal(digits: string): string {
  const words = cardinal(digits).split(' ')
  const last = words.pop()!
  const nth = IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, nth].join(' ')
}

/** A number that may have thousands commas and a point: "1,299.5" is "one thousand two hundred ninety nine point five". */
export function decimal(text: string): string {
  const [whole = '', fraction] = text.replaceAll(',', '').split('.')
  const head = whole ? cardinal(whole) : ''
  return (fraction ? `${head} point ${digitWords(fraction)}` : head).trim()
}

/** A year: "1999" is "nineteen ninety nine", "2005" "two thousand five", "2024" "twenty twenty four". */
export function year(digits: string): string {
  const century = digits.slice(0, 2)
  const rest = Number(digits.slice(2))
  if (rest === 0) return digits[1] === '0' ? cardinal(digits) : `${cardinal(century)} hundred`
  if (century === '20' && rest < 10) return cardinal(digits)
  return `${cardinal(century)} ${rest < 10 ? `oh ${SMALL[rest]}` : belowThousand(rest)}`
}

/** Ten years by the name of their first: "1990" is "nineteen nineties", "80" "eighties". */
export function decade(digits: string): string {
  const words = (digits.length === 4 ? year(digits) : cardinal(digits)).split(' ')
  const last = words.pop()!
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`].join(' ')
}

/** Parts of a whole: 3 of 4 is "three quarters". */
export function fraction(part: string, whole: string): string {
  const name = { '2': 'half', '4': 'quarter' }[whole] ?? ordinal(whole)
  const plural = part === '1' ? name : name === 'half' ? 'halves' : `${name}s`
  return `${cardinal(part)} ${plural}`
}

/** A time of day: "9", "05" is "nine oh five"; a full hour is "nine o'clock" unless `bare`. */
export function clock(hour: string, minute: string, bare: boolean): string {
  const hours = cardinal(String(Number(hour)))
  if (minute === '00') return bare ? hours : Number(hour) > 12 ? `${hours} hundred` : `${hours} o'clock`
  return `${hours} ${minute.startsWith('0') ? `oh ${SMALL[Number(minute)]}` : cardinal(minute)}`
}
