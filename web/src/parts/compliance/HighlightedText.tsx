import type { Finding } from '@octavo/contract/compliance'
import { Fragment } from 'react'

type Piece = { key: number; text: string; finding: Finding | undefined }

/** Cuts a text at its findings. Where two overlap the first one keeps the words; what does not stand in the text is left out. */
export function piecesOf(text: string, findings: readonly Finding[]): Piece[] {
  const pieces: Piece[] = []
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

type HighlightedTextProps = { text: string; findings: readonly Finding[] }

/** A text with the words that the officer points at. What is wrong with them is said in the list beside it. */
export const HighlightedText = ({ text, findings }: HighlightedTextProps) => (
  <p className="wrap-anywhere whitespace-pre-wrap text-sm leading-6">
    {piecesOf(text, findings).map(({ key, text: words, finding }) =>
      finding ? (
        <mark
          key={key}
          title={finding.title}
          className="rounded-[4px] bg-warn-soft px-0.5 text-ink underline decoration-2 decoration-warn underline-offset-3"
        >
          {words}
        </mark>
      ) : (
        <Fragment key={key}>{words}</Fragment>
      ),
    )}
  </p>
)
