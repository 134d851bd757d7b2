import { NATURAL_VOICE } from '@octavo/contract/avatar-video'
import { useStats } from '#api/analytics.queries.ts'

/** Below the voices, where the built-in one speaks: what would speak more naturally, and what that takes. */
export function NaturalVoice() {
  const { data: stats } = useStats()
  if (stats?.capabilities.find(({ name }) => name === 'Voice')?.provider !== NATURAL_VOICE.insteadOf) return null
  return (
    <p className="mt-1.5 text-ink-2 text-sm">
      Want a more natural voice? On the machine that runs Octavo, run <code>{NATURAL_VOICE.command}</code> (it fetches{' '}
      {NATURAL_VOICE.megabytes} MB), then restart Octavo. Each minute of speech then takes about {NATURAL_VOICE.minutes}{' '}
      minutes to make. <code>{NATURAL_VOICE.quicker.command}</code> ({NATURAL_VOICE.quicker.megabytes} MB) takes about a
      quarter of that, and is one woman’s voice for all.
    </p>
  )
}
