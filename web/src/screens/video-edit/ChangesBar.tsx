import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Redo2, Undo2 } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { remakeSummary } from './remake-summary.rules.ts'
import type { Editing } from './useEditing.ts'

/** What the changes cost, before they are made and while they are. */
export function ChangesBar({ editing }: { editing: Editing }) {
  const { saved, problem, latest, isClean, isLocked, making } = editing
  const failed = saved.edit?.status === 'failed' ? saved.edit.problem : undefined
  const { refused = [], problems = [] } = isClean ? {} : (latest ?? {})
  return (
    <section
      aria-label="Changes"
      className="sticky bottom-18 z-10 mt-6 grid gap-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-3 lg:bottom-4"
    >
      {making.problem && <ErrorNote what={making.problem} />}
      {failed && !isLocked && !making.problem && <ErrorNote what={failed} />}
      {problem && !isLocked && <ErrorNote what={problem} onRetry={editing.tryAgain} />}
      {refused.map((why) => (
        <ErrorNote key={why} what={why} />
      ))}
      {problems.map((note) => (
        <p key={note} className="rounded-md bg-warn-soft px-3 py-2 text-sm">
          {note}
        </p>
      ))}
      {isLocked ? <Making editing={editing} /> : <Waiting editing={editing} />}
    </section>
  )
}

function sentenceFor({ isClean, tried, isTrying, issues, problem }: Editing): string {
  if (isClean) return 'No changes.'
  if (issues.length > 0) return 'Something is missing.'
  if (problem) return 'The preview could not be updated.'
  if (tried && tried.refused.length > 0) return 'This will not be made as it is.'
  return isTrying || !tried ? 'Updating preview...' : remakeSummary(tried.remakes)
}

function Waiting({ editing }: { editing: Editing }) {
  const { isClean, tried, making, canUndo, canRedo } = editing
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className={cn('flex max-sm:-ml-2', isClean && !canUndo && !canRedo && 'max-sm:hidden')}>
        <Button
          size="icon"
          variant="ghost"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!canUndo}
          onClick={editing.undo}
        >
          <Undo2 />
        </Button>
        <Button
          size="icon"
          variant="ghost"
          aria-label="Redo"
          title="Redo (Shift+Ctrl+Z)"
          disabled={!canRedo}
          onClick={editing.redo}
        >
          <Redo2 />
        </Button>
      </div>
      <p role="status" className="num min-w-0 text-sm max-sm:order-first max-sm:basis-full sm:flex-1">
        {sentenceFor(editing)}
        {tried && <span className="text-ink-2 sm:block"> Uses no credits.</span>}
      </p>
      {!isClean && (
        <div className="ml-auto flex gap-2">
          <Button variant="ghost" onClick={editing.discard}>
            Discard
          </Button>
          <Button
            variant="make"
            disabled={!tried || tried.refused.length > 0}
            aria-busy={making.ordering}
            onClick={() => making.order()}
          >
            {making.ordering ? 'Ordering...' : 'Make the changes'}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The old film stays until the new one is there. */
function Making({ editing: { saved, making } }: { editing: Editing }) {
  const percent = Math.round((saved.edit?.progress ?? 0) * 100)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p role="status" className="num text-sm">
          {saved.edit?.status === 'queued' ? 'The changes wait for their turn.' : `Making the changes, ${percent}%.`}{' '}
          <span className="text-ink-2">The film stays as it is until they are there.</span>
        </p>
        <Progress value={percent} label="Changes made" className="mt-2" />
      </div>
      <Button aria-busy={making.halting} onClick={making.halt}>
        Stop
      </Button>
    </div>
  )
}
