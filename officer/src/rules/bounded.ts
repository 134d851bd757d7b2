import { CHECKED_TEXT } from '@octavo/contract/compliance'

// Escapes and classes are taken whole, so that a plus inside them stays what it is.
const REPEATS = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+),\}|[+*]/g

/**
 * The source of a pattern in which nothing repeats without an end. A repeat without one that can begin anywhere takes quadratic
 * time on a text that is nothing but its beginning.
 */
export const bounded = (source: string, most: number = CHECKED_TEXT.run): string =>
  source.replace(REPEATS, (part: string, least: string | undefined) => {
    if (least !== undefined) return `{${least},${most}}`
    return part === '+' ? `{1,${most}}` : part === '*' ? `{0,${most}}` : part
  })

export const isBounded = ({ source }: RegExp): boolean => bounded(source) === source
