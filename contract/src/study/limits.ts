/** One address a line; a transcript may be pasted for those that show none. */
export const STUDY_LIMITS = { urls: 20, url: 2000, transcript: 20_000 } as const
