import { AVATAR_VIDEO_LIMITS, type MusicChoice } from '@octavo/contract/avatar-video'
import { messages } from '@octavo/contract/messages'
import type { Platform } from '@octavo/contract/network'
import type { FilmPicture } from '@octavo/contract/picture'

export type AvatarMode = 'simple' | 'advanced'

export type AvatarValues = {
  mode: AvatarMode
  brandId: string
  script: string
  url: string
  /** Empty until one is chosen; the first is taken then. */
  avatarId: string
  platform: Platform
  /** As typed. */
  duration: string
  music: MusicChoice
  captions: boolean
  voiceId: string
  pictures?: FilmPicture[]
}

const { script: words, duration: seconds } = AVATAR_VIDEO_LIMITS

/** Seconds that are asked for; what is no number asks for the standard. */
export function secondsOf(typed: string): number {
  const number = Number.parseFloat(typed)
  return Number.isNaN(number) ? seconds.standard : number
}

/** The duration that words of about so many seconds fit into. */
export const fittingDuration = (spoken: number): number => Math.min(seconds.max, Math.max(seconds.min, spoken))

export type Problems = { script?: string; url?: string; duration?: string }

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** What has to be put right before a film can be ordered. A link counts in the simple mode alone, where it is shown. */
export function problemsOf({ mode, script, url, duration }: AvatarValues): Problems {
  const [said, link] = [script.trim(), mode === 'simple' ? url.trim() : '']
  const asked = secondsOf(duration)
  return {
    ...(said === '' && link === '' && { script: messages.avatarVideo.missing.description }),
    ...(said !== '' && said.length < words.min && { script: 'Script must be at least 10 characters' }),
    ...(script.length > words.max && {
      script: `The script has ${script.length - words.max} characters more than fit. Please cut it.`,
    }),
    ...(link !== '' && !isWebAddress(link) && { url: messages.posting.link }),
    ...((asked < seconds.min || asked > seconds.max) && {
      duration: `A film here lasts ${seconds.min} to ${seconds.max} seconds.`,
    }),
  }
}
