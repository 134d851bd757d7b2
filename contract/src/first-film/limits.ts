/** What the first film costs, and how long it is (seconds): short enough to be there in a minute. */
export const FIRST_FILM = { credits: 1, seconds: 15 } as const
