/** A decision about a text holds for its very words: they have a name, and other words have another. */
import { createHash } from 'node:crypto'

type Words = { title: string; body: string; hashtags: readonly string[] }

const LETTERS = 32

export const nameOfWords = ({ title, body, hashtags }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([title, body, hashtags]))
    .digest('hex')
    .slice(0, LETTERS)

/** Whether these are the words that were approved. Words that nobody had to approve, and those from before approvals were kept, are their owner's. */
export const standsAsApproved = (script: Words & { approvedWords: string | null }): boolean =>
  script.approvedWords === null || script.approvedWords === nameOfWords(script)
