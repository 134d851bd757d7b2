import type { Finding } from '@octavo/contract/compliance'
import { Fragment } from 'react'
import { cn } from '#ui/cn.ts'

type Piece<F> = { key: number; text: string; finding: F | undefined }

/** Cuts a text at its findings. Where two overlap the first one keeps the words; what does not stand in the text is left out. */
export function piecesOf<F extends Finding>(text: string, findings: readonly F[]): Piece<F>[] {
  const pieces: Piece<F>[] = []
  let at = 0
  for (const finding of findings.filter(({ field }) => field === 'text').toSorted((a, b) => a.start - b.start)) {
    const stands = finding.start >= at && finding.end > finding.start && text.slice(finding.start, finding.end) !== ''
    if (!stands) continue
    if (finding.start > at) pieces.push({ key: at, text: text.slice(at, finding.start), finding: undefined })
    pieces.push({ key: finding.start, text: text.slice(finding.start, finding.end), finding })
    at = finding.end
  }
  if (at < text.length) pieces.push({ key: at, text: text.slice(at), finding: undefined })
  return pieces
}

/** Solid and red for what is grave, dashed for the rest: never by color alone. The one that is open stands out. It takes no room: letters stay where they are. */
export const markLook = ({ severity }: Pick<Finding, 'severity'>, isOpen = false) =>
  cn(
    'rounded-[4px] underline decoration-2 underline-offset-3',
    severity === 'high' ? 'bg-bad-soft decoration-bad' : 'bg-warn-soft decoration-warn decoration-dashed',
    isOpen && (severity === 'high' ? 'outline-2 outline-bad/60' : 'outline-2 outline-warn/60'),
  )

type HighlightedTextProps = { text: string; findings: readonly Finding[] }

/** A text with the words that the officer points at. What is wrong with them is said in the list beside it. */
export const HighlightedText = ({ text, findings }: HighlightedTextProps) => (
  <p className="wrap-anywhere whitespace-pre-wrap text-sm leading-6">
    {piecesOf(text, findings).map(({ key, text: words, finding }) =>
      finding ? (
        <mark key={key} title={finding.title} className={cn('text-ink', markLook(finding))}>
          {words}
        </mark>
      ) : (
        <Fragment key={key}>{words}</Fragment>
      ),
    )}
  </p>
)
