import type { FilmEdit } from '@octavo/contract/edit'
import { EDIT_LIMITS } from '@octavo/contract/edit'
import type { Video } from '@octavo/contract/video'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { isBeingMade } from '#api/edit.queries.ts'
import { formatMoment } from '#format/date.ts'
import { useMaking } from '#parts/video/useMaking.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Textarea } from '#ui/Textarea.tsx'

type Line = FilmEdit['lines'][number]
type Props = {
  film: Video
  /** Its week waits for its owner, and says so. */
  isHeld: boolean
  edit: FilmEdit | undefined
  /** The line that is heard, or was heard last. */
  line: Line | undefined
  isEditing: boolean
  onEdit: () => void
  onDone: () => void
  onHear: (ms: number) => void
}

/** What the film is, and its words as they are heard; the one just heard can be changed where it stands. */
export function FilmWords({ film, isHeld, edit, line, isEditing, onEdit, onDone, onHear }: Props) {
  const { data: account } = useAccount()
  const current = useRef<HTMLLIElement>(null)
  const index = line?.index
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line that is heard is brought into sight
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [index])
  return (
    <>
      <p className="text-ink-2 text-sm">
        {film.format === 'long' ? 'Long video' : 'Short'}
        {film.scheduledFor && ` · ${formatMoment(film.scheduledFor, account?.timeZone)}`}
        {film.viralScore !== null && ` · predicted score ${Math.round(film.viralScore)}`}
      </p>
      <h2 className="mt-1 text-2xl leading-tight">{film.title}</h2>
      {film.note && !(isHeld && film.status === 'approval') && <p className="mt-2 text-ink-2 text-sm">{film.note}</p>}
      {film.streamUrl && !film.sample && !edit && <Skeleton className="mt-4 h-48" />}
      {edit && (
        <ul aria-label="What is said" className="mt-4 max-h-[38dvh] overflow-y-auto max-lg:max-h-none">
          {edit.lines.map((one) => (
            <li key={one.index} ref={one.index === index ? current : undefined}>
              {isEditing && one.index === index ? (
                <LineForm edit={edit} line={one} onDone={onDone} />
              ) : (
                <button
                  type="button"
                  aria-current={one.index === index}
                  onClick={() => (one.index === index ? onEdit() : onHear(one.startMs))}
                  className={cn(
                    'w-full rounded-md border-transparent border-l-2 px-3 py-2 text-left text-sm',
                    one.index === index
                      ? 'border-make bg-raised text-ink'
                      : 'text-ink-2 hover:bg-raised hover:text-ink',
                  )}
                >
                  {one.text}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {edit && isBeingMade(edit) && (
        <div role="status" className="mt-3 grid gap-1.5 text-ink-2 text-sm">
          Re-recording the line. Until then, the film plays as it was.
          <Progress label="The change" value={(edit.edit?.progress ?? 0) * 100} />
        </div>
      )}
      {edit?.edit?.status === 'failed' && edit.edit.problem && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {edit.edit.problem}
        </p>
      )}
    </>
  )
}

type FormProps = { edit: FilmEdit; line: Line; onDone: () => void }

function LineForm({ edit, line, onDone }: FormProps) {
  const [text, setText] = useState(line.text)
  const making = useMaking(edit, { lines: [{ index: line.index, text }] })
  const isSame = text.trim() === line.text
  const send = () => (isSame ? onDone() : making.order(onDone))
  return (
    <form
      aria-label="Change the line"
      className="grid gap-2 rounded-md bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        autoFocus
        rows={3}
        aria-label="The line"
        maxLength={EDIT_LIMITS.line}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            send()
          }
        }}
      />
      {making.problem && (
        <p role="alert" className="text-bad text-sm">
          {making.problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="solid" aria-busy={making.ordering} disabled={isBeingMade(edit)}>
          Speak it again
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <span className="text-ink-3 text-xs">
          {text.trim() === '' ? 'Removes the line' : 'Only this line is re-recorded'}
        </span>
      </div>
    </form>
  )
}
