/** What a change costs, in plain words. */
import type { TriedEdit } from '@octavo/contract/edit'

type Remakes = TriedEdit['remakes']

const MINUTE = 60

function pictures({ scenes, ofScenes }: Remakes): string | undefined {
  if (scenes === 0) return undefined
  if (scenes >= ofScenes) return ofScenes === 1 ? 'The scene' : `All ${ofScenes} scenes`
  return `${scenes} of ${ofScenes} scenes`
}

function time(seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds < MINUTE) return `, about ${Math.max(1, Math.round(seconds))} ${seconds < 1.5 ? 'second' : 'seconds'}`
  const minutes = Math.round(seconds / MINUTE)
  return `, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** Says what will be made again and how long that takes. */
export function remakeSummary(remakes: Remakes): string {
  const shown = pictures(remakes)
  const parts = [shown, remakes.sound ? (shown ? 'the sound' : 'The sound') : undefined].filter(Boolean)
  if (parts.length === 0) return 'Nothing has to be made again.'
  return `${parts.join(' and ')} will be made again${time(remakes.aboutSeconds)}.`
}
