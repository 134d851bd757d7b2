import type { OrderedFilm } from '@octavo/contract/film-order'
import { isMade, type Video } from '@octavo/contract/video'
import { sentenceOf } from '#api/call.ts'
import { formatPlayTime } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { GenerationError } from '#parts/generation/GenerationError.tsx'
import { GenerationProgress } from '#parts/generation/GenerationProgress.tsx'
import { type Fact, GenerationResult } from '#parts/generation/GenerationResult.tsx'
import { GENERATED_STATUS } from '#parts/generation/generation-status.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { SceneList } from './SceneList.tsx'
import type { useAiVideo } from './useAiVideo.ts'

type AiVideoResultProps = { video: ReturnType<typeof useAiVideo>; wide: boolean; onVary: () => void }

/** The film that was ordered: its state, what it is made of, and its scenes. */
export function AiVideoResult({ video, wide, onVary }: AiVideoResultProps) {
  const { generation, film, planned } = video
  const { ordering } = generation
  return (
    <GenerationResult
      title="Your video"
      framed
      film={film}
      wide={wide}
      thumbnail={ordering ? 'making' : 'empty'}
      status={ordering ? GENERATED_STATUS.generating : lookOf(film, planned)}
      empty="The video appears here with its scenes, while it is made and when it is done."
      before={before(video)}
      facts={film && planned ? factsOf(film, planned) : undefined}
      onVary={onVary}
    >
      {planned?.lengthNote && <p className="text-ink-2 text-sm">{planned.lengthNote}</p>}
      {film && planned && planned.scenes.length > 0 && <SceneList scenes={planned.scenes} />}
    </GenerationResult>
  )
}

/** What is said before there is a film: that it is ordered, or why it is not. */
function before({ generation: { ordering, problem, again }, error, refetch }: AiVideoResultProps['video']) {
  if (ordering) return <GenerationProgress label="Order" says="Planning the scenes." />
  if (problem) return <GenerationError problem={problem} onRetry={again} />
  return error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
}

/** The specification's four words; what is none of the first three says its own. */
const lookOf = (film: Video | undefined, planned: OrderedFilm | undefined) => {
  const status = film && isMade(film.status) ? 'completed' : planned?.status
  return film && status && status !== 'other' ? GENERATED_STATUS[status] : undefined
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function factsOf({ durationSeconds, status }: Video, { totalDuration, scenes, metadata }: OrderedFilm): Fact[] {
  const made = isMade(status)
  return [
    ['Duration', formatPlayTime(durationSeconds ?? totalDuration) + (made ? '' : ' planned')],
    ['Resolution', metadata.resolution.replace('x', ' × ')],
    ['Scenes', plural(scenes.length, 'scene')],
    ['Avatar', capital(metadata.avatarUsed)],
    ['Voice', capital(metadata.voiceUsed)],
    ['Background', capital(metadata.backgroundUsed)],
  ]
}
