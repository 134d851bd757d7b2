import { type ComponentProps, Fragment, type KeyboardEvent, useRef } from 'react'
import { cn } from '#ui/cn.ts'
import { fieldStyle } from '#ui/Input.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { markLook, piecesOf } from './HighlightedText.tsx'
import type { KeptFinding } from './officer.rules.ts'
import type { Officer } from './useOfficer.ts'

type MarkedTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'ref'> & { officer: Officer }

/** Of a page of text and its marks behind: the same letters at the same places. */
const SAME_PLACES = '[scrollbar-gutter:stable] overflow-y-auto'

/**
 * A box of text in which the words that the officer points at are marked while one types. The caret in marked words opens their
 * finding; Alt and an arrow go to the next words or the ones before, Alt and Enter take the mend.
 */
export function MarkedTextarea({ officer, className, onScroll, ...rest }: MarkedTextareaProps) {
  const behind = useRef<HTMLDivElement>(null)
  const { text, findings } = officer
  const marks = findings.some(({ field }) => field === 'text')
  return (
    <div className="relative grid">
      {marks && (
        <div
          ref={behind}
          aria-hidden
          className={cn(
            fieldStyle,
            SAME_PLACES,
            'wrap-break-word pointer-events-none absolute inset-0 select-none whitespace-pre-wrap border-transparent! py-2 text-transparent leading-5',
            className,
          )}
        >
          {piecesOf(text, findings).map(({ key, text: words, finding }) =>
            finding ? (
              <mark key={key} className={cn('text-transparent', markLook(finding, finding.key === officer.shown?.key))}>
                {words}
              </mark>
            ) : (
              <Fragment key={key}>{words}</Fragment>
            ),
          )}
          {'\n'}
        </div>
      )}
      <Textarea
        {...rest}
        {...(findings.length > 0 && { 'aria-keyshortcuts': 'Alt+ArrowDown Alt+ArrowUp Alt+Enter' })}
        value={text}
        className={cn(SAME_PLACES, marks && 'relative bg-transparent', className)}
        onScroll={(event) => {
          if (behind.current) behind.current.scrollTop = event.currentTarget.scrollTop
          onScroll?.(event)
        }}
        onClick={({ currentTarget }) => showAtCaret(officer, currentTarget)}
        onKeyDown={(event) => steer(officer, event)}
      />
    </div>
  )
}

const inText = ({ findings }: Officer) => findings.filter(({ field }) => field === 'text')

function showAtCaret(officer: Officer, { selectionStart, selectionEnd }: HTMLTextAreaElement) {
  if (selectionStart !== selectionEnd) return
  const found = inText(officer).find(({ start, end }) => start <= selectionStart && selectionStart <= end)
  if (found && found.key !== officer.shown?.key) officer.show(found)
}

function steer(officer: Officer, event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event
  if (!altKey || ctrlKey || metaKey || officer.findings.length === 0) return
  if (key === 'Enter' && officer.shown) {
    event.preventDefault()
    officer.accept(officer.shown)
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault()
    const next = nearest(inText(officer), currentTarget, key === 'ArrowDown')
    if (!next) return
    officer.show(next)
    currentTarget.setSelectionRange(next.start, next.end)
  }
}

/** The next finding from the caret on, or the one before it; round and round. */
function nearest(findings: readonly KeptFinding[], at: HTMLTextAreaElement, forward: boolean): KeptFinding | undefined {
  return forward
    ? (findings.find(({ start }) => start >= at.selectionEnd) ?? findings[0])
    : (findings.findLast(({ end }) => end <= at.selectionStart) ?? findings.at(-1))
}
