export const CHANNEL_LIMITS = { name: 80, link: 500 } as const
