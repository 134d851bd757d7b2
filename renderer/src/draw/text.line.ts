/** A line of text that has its place. */

/** `x` counts in the space of the film's reading (text.order.ts); `fromRight`: its letters are read from the right. */
export type FittedWord = { text: string; x: number; w: number; index: number; fromRight?: true }
export type FittedLine = { words: FittedWord[]; w: number }
