import { messages } from '@octavo/contract/messages'
import { isMade, type Video } from '@octavo/contract/video'
import { sentenceOf } from '#api/call.ts'
import { formatPlayTime } from '#format/date.ts'
import { GenerationError } from '#parts/generation/GenerationError.tsx'
import { type Fact, GenerationResult } from '#parts/generation/GenerationResult.tsx'
import { TASK_STATUS } from '#parts/generation/generation-status.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import type { AvatarVideoScreen } from './useAvatarVideo.ts'

const WORDS = { preview: 'Watch Video', download: 'Download' }

/** The task that was ordered: its id, its state, what the provider says of it, and the film when it is there. */
export function StatusCard({ screen }: { screen: AvatarVideoScreen }) {
  const { generation, film, task, gaveUp, lookAgain, form } = screen
  return (
    <GenerationResult
      title="Status"
      framed
      film={film}
      wide={form.values.platform === 'youtube'}
      thumbnail={generation.ordering ? 'making' : 'empty'}
      status={task && TASK_STATUS[task.status]}
      empty="The film appears here when it is made. A short script takes about half a minute, a long one more."
      before={beforeFilm(screen)}
      words={WORDS}
      facts={task && factsOf(task.taskId, task.message, film)}
    >
      {gaveUp && <GaveUp onLook={lookAgain} />}
    </GenerationResult>
  )
}

function beforeFilm({ generation, error, refetch }: AvatarVideoScreen) {
  const { ordering, problem, again, asked } = generation
  if (ordering)
    return (
      <p role="status" className="text-sm">
        {messages.generator.onItsWay}
        {asked?.script.trim() === '' && ' A page is read and its script written first.'}
      </p>
    )
  if (problem) return <GenerationError problem={problem} onRetry={again} />
  return error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
}

function factsOf(taskId: string, message: string, film: Video | undefined): Fact[] {
  const made = film && isMade(film.status) && film.durationSeconds !== null
  return [
    [
      'Task',
      <span key="task" className="code">
        {taskId.slice(0, 8)}
      </span>,
    ],
    ['Message', message],
    ...(made ? ([['Length', formatPlayTime(film.durationSeconds ?? 0)]] as const) : []),
    ...(film?.madeBy.voice ? ([['Voice', film.madeBy.voice]] as const) : []),
  ]
}

const GaveUp = ({ onLook }: { onLook: () => void }) => (
  <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-4 py-3 text-sm">
    <p role="status" className="min-w-0 flex-1 basis-52">
      It takes longer than five minutes, so we stopped looking. The film is still being made and arrives in your
      library.
    </p>
    <Button size="sm" onClick={onLook}>
      Look again
    </Button>
  </div>
)
