import { EDIT_LIMITS, type FilmEdit } from '@octavo/contract/edit'
import { useId, useState } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { RotateCcw, Trash2 } from '#ui/icons/index.ts'
import { issueAt, placeOfLine, textOf } from './film-changes.rules.ts'
import { type Playhead, usePlayhead } from './playhead.ts'
import type { Editing } from './useEditing.ts'

type Line = FilmEdit['lines'][number]
type LineProps = { editing: Editing; playhead: Playhead; line: Line }

/** What is said, line by line. */
export function WordsTab({ editing, playhead }: Omit<LineProps, 'line'>) {
  return (
    <ol aria-label="Lines" className="grid gap-1">
      {editing.saved.lines.map((line, at, lines) => (
        <li key={line.index} className={cn(at > 0 && line.paragraph !== lines[at - 1]?.paragraph && 'mt-4')}>
          <LineRow editing={editing} playhead={playhead} line={line} />
        </li>
      ))}
    </ol>
  )
}

/** When a line is heard now: it may have become several, or none. */
function spanOf({ film }: Editing, line: Line): { startMs: number; endMs: number } | undefined {
  const parts = film.lines.filter(({ from }) => from === line.index)
  const [first, last] = [parts[0], parts.at(-1)]
  return first && last && { startMs: first.startMs, endMs: last.endMs }
}

function LineRow({ editing, playhead, line }: LineProps) {
  const noteId = useId()
  const text = textOf(editing.changes, line)
  const span = spanOf(editing, line)
  const said = usePlayhead(playhead, ({ ms }) => span !== undefined && ms >= span.startMs && ms < span.endMs)
  // Who has emptied a line may be about to write it anew.
  const [isWriting, setWriting] = useState(false)
  const isRemoved = text === '' && !isWriting
  const isLast = editing.saved.lines.filter((one) => textOf(editing.changes, one) !== '').length === 1
  const problem = issueAt(editing.issues, placeOfLine(editing.changes, line.index))
  const name = `Line ${line.index + 1}`
  return (
    <div
      className={cn(
        'grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-start rounded-lg border border-transparent transition-colors focus-within:border-line-strong focus-within:bg-surface hover:bg-surface',
        said && 'bg-make-soft hover:bg-make-soft focus-within:bg-make-soft',
      )}
    >
      <button
        type="button"
        disabled={!span}
        aria-label={
          span ? `Go to line ${line.index + 1}, ${formatPlayTime(span.startMs / 1000)}` : `${name} is not said`
        }
        onClick={() => span && playhead.jump(span.startMs)}
        className="timecode h-9 rounded-l-lg pl-3 text-left text-ink-3 text-xs tap enabled:hover:text-ink"
      >
        {span ? formatPlayTime(span.startMs / 1000) : ''}
      </button>
      {isRemoved ? (
        <p className="py-2 text-ink-3 text-sm leading-5 line-through">{line.text}</p>
      ) : (
        <textarea
          aria-label={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? noteId : undefined}
          rows={1}
          maxLength={EDIT_LIMITS.line}
          value={text}
          onFocus={() => {
            setWriting(true)
            if (span) playhead.show((span.startMs + span.endMs) / 2)
          }}
          onBlur={() => setWriting(false)}
          onChange={(event) => editing.changeLine(line, event.target.value.replace(/\n/g, ' '))}
          className="field-sizing-content min-h-9 w-full resize-none bg-transparent py-2 text-sm leading-5 outline-none pointer-coarse:text-base"
        />
      )}
      {isRemoved ? (
        <Button
          size="icon"
          variant="ghost"
          aria-label={`Bring back line ${line.index + 1}`}
          title="Bring back"
          onClick={() => editing.changeLine(line, line.text)}
        >
          <RotateCcw />
        </Button>
      ) : (
        <Button
          size="icon"
          variant="ghost"
          disabled={isLast}
          aria-label={`Remove line ${line.index + 1}`}
          title={isLast ? 'A film needs a line' : 'Remove'}
          onClick={() => editing.changeLine(line, '')}
        >
          <Trash2 />
        </Button>
      )}
      {problem && (
        <p id={noteId} role="alert" className="col-start-2 pb-2 text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
