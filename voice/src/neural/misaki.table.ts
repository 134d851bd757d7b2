/** The phones that Kokoro was taught ("misaki"): its numbers for them, and how they go with ARPAbet, which the mouth is drawn from. */

/** A sign's place here is its number in the model, from the first number of its row. */
const ROWS: [first: number, signs: string][] = [
  [1, ';:,.!?'],
  [9, '—…"()“” '],
  [24, 'AI'],
  [31, 'O'],
  [33, 'Q'],
  [36, 'T'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [76, 'ɔ'],
  [81, 'ðʤə'],
  [86, 'ɛɜ'],
  [92, 'ɡ'],
  [102, 'ɪ'],
  [112, 'ŋ'],
  [119, 'θ'],
  [123, 'ɹ'],
  [131, 'ʃ'],
  [133, 'ʧ'],
  [135, 'ʊ'],
  [138, 'ʌ'],
  [147, 'ʒ'],
  [156, 'ˈˌː'],
  [177, 'ᵻ'],
]

/** What stands before and after a sentence. */
export const PAD = 0

const NUMBERS = new Map(ROWS.flatMap(([first, signs]) => [...signs].map((sign, at) => [sign, first + at] as const)))

/** The model's number of a sign; none for one that it was not taught. */
export const numberOf = (sign: string): number | undefined => NUMBERS.get(sign)

/** Marks of stress come before their vowel, the mark of length after it: neither is a sound. */
export const isStress = (sign: string): boolean => sign === 'ˈ' || sign === 'ˌ'
export const isLength = (sign: string): boolean => sign === 'ː'

const TO_ARPABET: Record<string, string> = {
  ...{ A: 'ey', I: 'ay', O: 'ow', Q: 'ow', W: 'aw', Y: 'oy' },
  ...{ a: 'ae', æ: 'ae', ɑ: 'aa', ɒ: 'aa', ɐ: 'ax', ə: 'ax', ᵊ: 'ax', ɔ: 'ao', ɛ: 'eh', ɜ: 'er', ʌ: 'ah' },
  ...{ i: 'iy', ɪ: 'ih', ᵻ: 'ix', u: 'uw', ʊ: 'uh' },
  ...{ T: 't', h: 'hh', j: 'y', ð: 'dh', ŋ: 'ng', θ: 'th', ɡ: 'g', ɹ: 'r', ʃ: 'sh', ʒ: 'zh', ʧ: 'ch', ʤ: 'jh' },
}

/** The sound of a sign by its name in ARPAbet. */
export const arpabetOf = (sign: string): string => TO_ARPABET[sign] ?? sign

const FROM_ARPABET: Record<string, string> = {
  ...{ ey: 'A', ay: 'I', ow: 'O', aw: 'W', oy: 'Y' },
  ...{ aa: 'ɑ', ae: 'æ', ah: 'ʌ', ao: 'ɔ', ax: 'ə', eh: 'ɛ', ih: 'ɪ', ix: 'ɪ', iy: 'i', uh: 'ʊ', uw: 'u' },
  ...{ axr: 'əɹ', er: 'ɜɹ', hh: 'h', y: 'j', dh: 'ð', ng: 'ŋ', th: 'θ', g: 'ɡ', r: 'ɹ', sh: 'ʃ', zh: 'ʒ' },
  ...{ ch: 'ʧ', jh: 'ʤ' },
}
const UNSTRESSED: Record<string, string> = { ah: 'ə', er: 'əɹ' }

/** Phones like `k iy1 t ow0` (1: stressed, 2: a little, 0: not) in Kokoro's signs. */
export const fromArpabet = (phones: readonly string[]): string =>
  phones
    .map((phone) => {
      const [, name = '', stress] = /^([a-z]+)(\d?)$/.exec(phone) ?? []
      const sign = (stress === '0' ? UNSTRESSED[name] : undefined) ?? FROM_ARPABET[name] ?? name
      return (stress === '1' ? 'ˈ' : stress === '2' ? 'ˌ' : '') + sign
    })
    .join('')
