const WORDS = /[\p{L}\p{N}\p{M}\p{Sc}%&+#@°]+/gu

/** The words of a line without what is only written: who has read "Well, clay shrinks!" has read "Well clay shrinks." too. */
export const wordsKey = (text: string): string => (text.match(WORDS) ?? []).join(' ')
