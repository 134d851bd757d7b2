import type { StudiedVideo } from '#api/study.queries.ts'
import { formatCount } from '#format/number.ts'
import { ScoreBadges } from '#parts/score/ScoreBadges.tsx'
import { Button } from '#ui/Button.tsx'
import { CircleCheck, CircleX } from '#ui/icons/index.ts'

type StudyOutcomesProps = { outcomes: readonly StudiedVideo[]; onTranscript: (address: string) => void }

/** What became of each address of the last study. */
export const StudyOutcomes = ({ outcomes, onTranscript }: StudyOutcomesProps) => (
  <section aria-label="What was read" aria-live="polite" className="mt-5 border-line border-t pt-2">
    <ul>
      {outcomes.map((video) => (
        <li key={video.url} className="flex gap-3 border-line border-t py-3 text-sm first:border-0">
          {video.ok ? (
            <CircleCheck aria-label="Studied" className="mt-0.5 size-4 shrink-0 text-ok" />
          ) : (
            <CircleX aria-label="Not read" className="mt-0.5 size-4 shrink-0 text-bad" />
          )}
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="truncate font-medium">{video.title ?? video.url}</p>
            {video.ok ? <Studied video={video} /> : <NotRead video={video} onTranscript={onTranscript} />}
          </div>
        </li>
      ))}
    </ul>
  </section>
)

/** Who made it, how often it was seen, and how its words fare. */
export const Studied = ({ video }: { video: StudiedVideo }) => (
  <>
    <p className="text-ink-2 text-xs">
      {[
        video.author,
        video.views !== null && `${formatCount(video.views)} views`,
        video.readFrom === 'transcript' ? 'by its transcript' : 'by its page',
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <ScoreBadges of={{ viralScore: video.viralScore, complianceScore: video.complianceScore, humanityScore: null }} />
  </>
)

const NotRead = ({ video, onTranscript }: { video: StudiedVideo; onTranscript: (address: string) => void }) => (
  <>
    <p className="text-bad">{video.error}</p>
    <Button size="sm" onClick={() => onTranscript(video.url)} className="mt-1 justify-self-start">
      Paste its transcript
      <span className="sr-only">: {video.url}</span>
    </Button>
  </>
)
