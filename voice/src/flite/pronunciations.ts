/** The phones of words said by themselves, each asked for once. */
import { isolatedPhones } from './flite.ts'

const KEPT_WORDS = 20_000
const pronounced = new Map<string, string[]>()

export async function pronunciations(words: string[]): Promise<string[][]> {
  if (pronounced.size > KEPT_WORDS) pronounced.clear()
  const unknown = [...new Set(words)].filter((word) => !pronounced.has(word))
  const phones = unknown.length ? await isolatedPhones(unknown) : []
  for (const [at, word] of unknown.entries()) pronounced.set(word, phones[at]!)
  return words.map((word) => pronounced.get(word) ?? [])
}
