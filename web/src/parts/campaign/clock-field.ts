/** What a field for date and time takes: the browser's own clock, to the minute. */
export const onOwnClock = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** Whose clock such a field shows. */
export const ownClockZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
