/** Pure: what a business is called that was told in one sentence. */
import { BRAND_LIMITS } from '@octavo/contract/brand'

/** "Kiln & Clay, a pottery studio in Leeds", "Bright Feet is a dance school", "We're Harbor Dental, dentists in Portland". */
const NAMED = [
  /^(?:[Ww]e(?:['’]re| are) |I(?:['’]m| am) )?(\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d&'’.-]*))*),? (?:is )?(?:an? |the |our )\p{L}/u,
  /^(?:[Ww]e(?:['’]re| are) |I(?:['’]m| am) )(\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d&'’.-]*))*)\s*[,.:-]/u,
  /^(\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d&'’.-]*))+)\s*[,:]/u,
]
const PRONOUN = /^(?:we|i|my|our|it|this|the|here)$/i

const capitalized = (words: string): string => words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** The name that the sentence begins with; else the trade with its place, as people would say it: "Leeds Pottery Studio". */
export function nameFrom(
  sentence: string,
  { trade, place }: { trade?: string | undefined; place?: string | undefined },
): string {
  for (const pattern of NAMED) {
    const name = pattern.exec(sentence.trim())?.[1]
    if (name && !PRONOUN.test(name) && name.toLowerCase() !== trade?.toLowerCase()) return short(name)
  }
  const [town = ''] = (place ?? '').split(',')
  const line =
    trade?.trim() ||
    sentence
      .trim()
      .split(/[,.;:!?\n]/)[0]!
      .split(/\s+/)
      .slice(0, 4)
      .join(' ')
  return short(capitalized(`${town.trim()} ${line}`.trim()))
}

const short = (name: string): string => name.slice(0, BRAND_LIMITS.name).trim()
