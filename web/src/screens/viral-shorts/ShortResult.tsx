import { messages } from '@octavo/contract/messages'
import { NETWORK_NAMES } from '@octavo/contract/network'
import { isMade, type Video } from '@octavo/contract/video'
import { useChannels } from '#api/channel.queries.ts'
import { plural } from '#format/number.ts'
import { filmCredits } from '#format/speaking-time.ts'
import { GenerationResult } from '#parts/generation/GenerationResult.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { MemoryResult } from './MemoryResult.tsx'
import { ShortTabs } from './ShortTabs.tsx'
import type { ViralShortScreen } from './useViralShort.ts'

const WORDS = { preview: 'Preview', download: 'Download Video' }

/** The film with what can be done about it, and under it what was written. */
export function ShortResult({ screen: { short, film, generation, isWorking, vary } }: { screen: ViralShortScreen }) {
  const content = short?.viral_content
  return (
    <>
      <GenerationResult
        title="Your short"
        film={film}
        thumbnail={isWorking && !generation.problem ? 'making' : 'empty'}
        empty="Your short appears here: the film, what you can do with it, and the words it was made from."
        before={!film && isWorking && <p className="text-ink-2 text-sm">{messages.generator.beginsLater}</p>}
        words={WORDS}
        publishLabel="Upload to YouTube"
        onVary={short && !isWorking ? () => vary(short) : undefined}
      >
        {film && isMade(film.status) && <BeforeTheClick film={film} />}
        {short?.memory_result && <MemoryResult memory={short.memory_result} />}
      </GenerationResult>
      {short && content && (
        <Card>
          <CardHead title="What was written" className="mb-2" />
          <ShortTabs short={short} content={content} />
        </Card>
      )}
    </>
  )
}

/** Where an upload goes, and what a variation costs. */
function BeforeTheClick({ film }: { film: Video }) {
  return (
    <p className="text-ink-2 text-sm">
      {!film.filmPage && <WhereItGoes brandId={film.brandId} />} A variation uses the same inputs and{' '}
      {plural(filmCredits(film.durationSeconds ?? 0), 'credit')}.
    </p>
  )
}

function WhereItGoes({ brandId }: { brandId: string | null }) {
  const { data: channels } = useChannels()
  const youtube = channels?.find((channel) => channel.brandId === brandId && channel.network === 'youtube')
  if (!channels) return null
  return youtube
    ? `An upload goes to ${NETWORK_NAMES.youtube}: ${youtube.name}.`
    : 'No YouTube channel is connected yet, so an upload goes to your local channel: a page of its own that everybody with its link can watch.'
}
