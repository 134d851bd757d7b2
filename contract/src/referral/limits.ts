export const REFERRAL_LIMITS = {
  /** Characters of a channel's name, and of what stands in its link. */
  channelName: 40,
  via: 40,
  /** Links for channels that an account has. */
  channels: 20,
} as const

/** Where people share their link: offered as names for a link of its own. */
export const CHANNEL_IDEAS = ['Email', 'Instagram', 'YouTube', 'In person'] as const

/** The path that a referral code is shared as; `via` says by which channel. */
export const referralPath = (code: string, via = ''): string =>
  `/?ref=${encodeURIComponent(code)}${via && `&via=${encodeURIComponent(via)}`}`
