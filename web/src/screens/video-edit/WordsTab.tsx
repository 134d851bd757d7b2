import { EDIT_LIMITS, type FilmEdit } from '@octavo/contract/edit'
import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { ArrowDown, ArrowUp, MoreHorizontal, Plus, RotateCcw, Trash2 } from '#ui/icons/index.ts'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import {
  issueAt,
  type LineRef,
  orderOf,
  type PlacedLine,
  placeOfLine,
  placeOfRecording,
  refOf,
  textOf,
} from './film-changes.rules.ts'
import { LineVoice, LineVoiceItems } from './LineVoice.tsx'
import { OwnVoice } from './OwnVoice.tsx'
import { OwnVoiceBar } from './OwnVoiceBar.tsx'
import { type Playhead, usePlayhead } from './playhead.ts'
import type { Editing } from './useEditing.ts'

type RowProps = {
  editing: Editing
  playhead: Playhead
  order: readonly PlacedLine[]
  at: number
  /** Opens what a line is read with. */
  onRead: (ref: LineRef) => void
}

/** The title, and what is said, line by line. */
export function WordsTab({ editing, playhead }: Pick<RowProps, 'editing' | 'playhead'>) {
  const { saved, changes } = editing
  const order = orderOf(changes, saved.lines)
  const [reading, setReading] = useState<{ startAt: LineRef | undefined }>()
  const paragraphOf = (line: PlacedLine | undefined) =>
    typeof line === 'number' ? saved.lines[line]?.paragraph : undefined
  return (
    <div className="grid gap-5">
      <Field label="Title" error={issueAt(editing.issues, 'title')} className="max-w-xl">
        {(aria) => (
          <Input
            {...aria}
            value={changes.title ?? saved.title}
            maxLength={FILM_ORDER_LIMITS.title}
            onChange={(event) => editing.choose('title', event.target.value)}
          />
        )}
      </Field>
      <OwnVoiceBar editing={editing} onRead={() => setReading({ startAt: undefined })} />
      <ol aria-label="Lines" className="grid gap-1">
        {order.map((line, at) => {
          const [before, now] = [paragraphOf(order[at - 1]), paragraphOf(line)]
          const opens = before !== undefined && now !== undefined && before !== now
          return (
            <li key={refOf(line)} className={cn(opens && 'mt-4')}>
              <LineRow
                editing={editing}
                playhead={playhead}
                order={order}
                at={at}
                onRead={(ref) => setReading({ startAt: ref })}
              />
            </li>
          )
        })}
      </ol>
      {reading && <OwnVoice editing={editing} startAt={reading.startAt} onClose={() => setReading(undefined)} />}
    </div>
  )
}

/** When a line is heard now: it may have become several, or none. */
function spanOf({ film }: Editing, ref: LineRef): { startMs: number; endMs: number } | undefined {
  const parts = film.lines.filter(({ from }) => from === ref)
  const [first, last] = [parts[0], parts.at(-1)]
  return first && last && { startMs: first.startMs, endMs: last.endMs }
}

/** A line's words as they are now, and how they are changed; a new one is gone when it is removed. */
function useLine(editing: Editing, placed: PlacedLine, at: number) {
  const line = typeof placed === 'number' ? (editing.saved.lines[placed] as FilmEdit['lines'][number]) : undefined
  const ref = refOf(placed)
  const problemAt = line ? placeOfLine(editing.changes, line.index) : `order.${at}`
  return {
    ref,
    text: saidIn(editing, placed),
    before: line?.text ?? '',
    problem: issueAt(editing.issues, problemAt) ?? issueAt(editing.issues, placeOfRecording(editing.changes, ref)),
    write: (text: string) => (line ? editing.changeLine(line, text) : editing.changeNewLine(String(ref), text)),
    remove: () => (line ? editing.changeLine(line, '') : editing.removeLines([ref])),
    isNew: !line,
  }
}

const saidIn = ({ changes, saved }: Editing, placed: PlacedLine): string =>
  typeof placed === 'number' ? textOf(changes, saved.lines[placed] as FilmEdit['lines'][number]) : placed.text

function LineRow({ editing, playhead, order, at, onRead }: RowProps) {
  const noteId = useId()
  const placed = order[at] as PlacedLine
  const { ref, text, before, problem, write, remove, isNew } = useLine(editing, placed, at)
  const field = useRef<HTMLTextAreaElement>(null)
  const span = spanOf(editing, ref)
  const said = usePlayhead(playhead, ({ ms }) => span !== undefined && ms >= span.startMs && ms < span.endMs)
  // Who has emptied a line may be about to write it anew.
  const [isWriting, setWriting] = useState(false)
  const isRemoved = text === '' && !isWriting && !isNew
  const isLast = text !== '' && order.filter((one) => saidIn(editing, one) !== '').length === 1
  const name = `Line ${at + 1}`
  const move = (by: -1 | 1) => {
    const beside = order[at + by]
    if (beside === undefined) return
    editing.moveLines([ref], by === 1 ? { behind: refOf(beside) } : { before: refOf(beside) })
    requestAnimationFrame(() => field.current?.focus())
  }
  // A new line is there to be written.
  const isEmptyNew = isNew && text === ''
  useEffect(() => {
    if (isEmptyNew) field.current?.focus()
  }, [isEmptyNew])
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
        aria-label={span ? `Go to line ${at + 1}, ${formatPlayTime(span.startMs / 1000)}` : `${name} is not said`}
        onClick={() => span && playhead.jump(span.startMs)}
        className="timecode h-9 rounded-l-lg pl-3 text-left text-ink-3 text-xs tap enabled:hover:text-ink"
      >
        {span ? formatPlayTime(span.startMs / 1000) : ''}
      </button>
      {isRemoved ? (
        <p className="py-2 text-ink-3 text-sm leading-5 line-through">{before}</p>
      ) : (
        <textarea
          ref={field}
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
          onChange={(event) => write(event.target.value.replace(/\n/g, ' '))}
          onKeyDown={(event) => {
            const by = event.altKey ? MOVES[event.key] : undefined
            if (!by) return
            event.preventDefault()
            move(by)
          }}
          className="field-sizing-content min-h-9 w-full resize-none bg-transparent py-2 text-sm leading-5 outline-none pointer-coarse:text-base"
        />
      )}
      {isRemoved ? (
        <Button
          size="icon"
          variant="ghost"
          aria-label={`Bring back line ${at + 1}`}
          title="Bring back"
          onClick={() => write(before)}
        >
          <RotateCcw />
        </Button>
      ) : (
        <div className="flex">
          <LineMenu
            number={at + 1}
            voice={
              text !== '' && <LineVoiceItems editing={editing} lineRef={ref} text={text} onRead={() => onRead(ref)} />
            }
            onAdd={() => editing.addLine(ref)}
            onUp={at > 0 ? () => move(-1) : undefined}
            onDown={at < order.length - 1 ? () => move(1) : undefined}
          />
          <Button
            size="icon"
            variant="ghost"
            disabled={isLast}
            aria-label={`Remove line ${at + 1}`}
            title={isLast ? 'A film needs a line' : 'Remove'}
            onClick={remove}
          >
            <Trash2 />
          </Button>
        </div>
      )}
      <div className="col-start-2 col-end-4">
        <LineVoice editing={editing} lineRef={ref} number={at + 1} onRead={() => onRead(ref)} />
      </div>
      {problem && (
        <p id={noteId} role="alert" className="col-start-2 pb-2 text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

type LineMenuProps = {
  number: number
  /** What can be done about who speaks it. */
  voice: ReactNode
  onAdd: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

const LineMenu = ({ number, voice, onAdd, onUp, onDown }: LineMenuProps) => (
  <Menu
    trigger={
      <Button size="icon" variant="ghost" aria-label={`More for line ${number}`} title="More">
        <MoreHorizontal />
      </Button>
    }
  >
    <MenuItem onSelect={onAdd}>
      <Plus />
      Add a line after
    </MenuItem>
    <MenuItem disabled={!onUp} onSelect={() => onUp?.()}>
      <ArrowUp />
      Move up (Alt+Up)
    </MenuItem>
    <MenuItem disabled={!onDown} onSelect={() => onDown?.()}>
      <ArrowDown />
      Move down (Alt+Down)
    </MenuItem>
    {voice}
  </Menu>
)
