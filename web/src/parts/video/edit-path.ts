/** Where a finished film is changed. */
export const editPath = (videoId: string): string => `/videos/${videoId}/edit`
