/** Pure: who is named under a film for the pictures in it. */
import { messages } from '@octavo/contract/messages'
import { PICTURE_SOURCE_NAMES, type PictureCredit } from '@octavo/contract/picture'

export const isMade = ({ source }: Pick<PictureCredit, 'source'>): boolean => source === 'made'

/** A line for each photograph with where it is seen, and one for all that a model made. */
export function creditLines(credits: readonly PictureCredit[]): string[] {
  const photos = credits
    .filter((credit) => !isMade(credit))
    .map(({ author, source, page }) => `${messages.pictures.credit(author, PICTURE_SOURCE_NAMES[source])} (${page})`)
  return [...new Set([...photos, ...(credits.some(isMade) ? [messages.pictures.made] : [])])]
}

/** A description with the lines that it does not have yet. */
export const withCredits = (description: string, credits: readonly PictureCredit[]): string => {
  const missing = creditLines(credits).filter((line) => !description.includes(line))
  return [description, missing.join('\n')].filter(Boolean).join('\n\n')
}
