/** How much of one brand's scripts could be another's: how they begin, and which sentences they share. */
import type { BenchBrand } from './brands.data.ts'
import { figuresOf } from './figures.rules.ts'
import type { Script } from './script.ts'
import { baseOf, sentencesOf, tokensOf, withoutName } from './text.rules.ts'

type Brand = Pick<BenchBrand, 'name' | 'ownWords' | 'places'>
type Bodies = readonly Pick<Script, 'body'>[]

/** The first three words. */
export const openingOf = ({ body }: Pick<Script, 'body'>, { name }: Pick<Brand, 'name'>): string =>
  tokensOf(withoutName(body.slice(0, 400), name))
    .slice(0, 3)
    .join(' ')

/** The value that comes most often, and its share of all. */
export function mostCommon(values: readonly string[]): { value: string; share: number } {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [[value, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one)
  return { value, share: values.length === 0 ? 0 : count / values.length }
}

/** Shorter sentences are anybody's. */
const WORDS = 4

/** Each sentence without the brand's name, in small letters and without its marks. */
export const plainSentencesOf = (scripts: Bodies, { name }: Pick<Brand, 'name'>): string[] =>
  scripts
    .flatMap(({ body }) => sentencesOf(withoutName(body, name)))
    .map((sentence) => tokensOf(sentence))
    .filter(({ length }) => length >= WORDS)
    .map((tokens) => tokens.join(' '))

/** The same with every word that any brand calls its own, and every figure, put out of sight: what is left is the frame. */
export function framesOf(scripts: Bodies, brand: Pick<Brand, 'name'>, brands: readonly Brand[]): string[] {
  const words = brands.flatMap(({ ownWords, places }) => [...ownWords, ...places])
  const own = new Set(words.flatMap(tokensOf).map(baseOf))
  const stems = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const isOwn = (token: string) => own.has(baseOf(token)) || stems.some((stem) => token.startsWith(stem))
  const tokens = (sentence: string) =>
    sentence.split(' ').map((token) => (isOwn(token) || isFigure(token) ? '_' : token))
  return plainSentencesOf(scripts, brand).map((sentence) =>
    tokens(sentence)
      .join(' ')
      .replace(/_(?: _)+/g, '_'),
  )
}

const isFigure = (token: string): boolean => figuresOf(token).length > 0

/** Of each brand's sentences, those that another brand says too. */
export function sharedIn(brands: readonly (readonly string[])[]): string[][] {
  const saidBy = new Map<string, Set<number>>()
  brands.forEach((sentences, brand) => {
    for (const sentence of sentences) saidBy.set(sentence, (saidBy.get(sentence) ?? new Set()).add(brand))
  })
  return brands.map((sentences) => sentences.filter((sentence) => (saidBy.get(sentence)?.size ?? 0) > 1))
}
