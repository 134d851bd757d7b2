/** Where a week is watched film by film, beginning with this one. */
export const reviewPath = (batchId: string, videoId?: string): string =>
  `/weeks/${batchId}${videoId ? `?film=${videoId}` : ''}`
