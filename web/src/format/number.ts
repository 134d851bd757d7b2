const KB = 1024

/** A whole number with its thousands apart. */
export const formatCount = (value: number): string => value.toLocaleString('en')

/** "1 credit", "10 credits". */
export const plural = (value: number, noun: string, nouns = `${noun}s`): string =>
  `${formatCount(value)} ${value === 1 ? noun : nouns}`

/** A share in percent, or nothing while there is nothing to count. */
export const formatPercent = (value: number | null): string | undefined =>
  value === null ? undefined : `${Math.round(value)}%`

/** What a file weighs, in words that fit: 340 KB, 4.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  const megabytes = bytes / KB / KB
  return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
