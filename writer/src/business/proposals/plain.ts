/** Somebody's text as plain words: no tags, nothing that cannot be seen. */
export const plainText = (text: string): string =>
  text
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '')
    .trim()

export const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
