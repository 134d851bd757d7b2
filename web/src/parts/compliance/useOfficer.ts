import type { ComplianceCheck } from '@octavo/contract/compliance'
import { useState } from 'react'
import { type Checked, useSecondOpinion, useTextCheck } from '#api/compliance.queries.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { type KeptFinding, keyed, mendOf, movedTo, stepFrom, withWords } from './officer.rules.ts'

const CHECK_AFTER_MS = 600

type OfficerOptions = {
  text: string
  /** What is read with the words, and for whom they are. */
  about?: Checked | undefined
  onChange: (text: string) => void
}

type Change = { before: string; after: string }

/** The officer reading along: findings in the text as it stands, one of them open, and the mends that were taken. */
export function useOfficer({ text, about = {}, onChange }: OfficerOptions) {
  const { title = '', ...whose } = about
  const rested = useDebounced(text.trim(), CHECK_AFTER_MS)
  const named = useDebounced(title, CHECK_AFTER_MS)
  const asked = { ...whose, title: named }
  const { data, error, refetch, isPlaceholderData, isFetching } = useTextCheck(rested, asked)
  const second = useSecondOpinion(rested, asked)
  const judged = useJudged(rested, isPlaceholderData ? undefined : data)
  const isEmpty = text.trim() === ''
  const check = isEmpty ? undefined : judged?.check
  const findings = check && judged ? movedTo(keyed(check.issues), judged.text, text) : []
  const taking = useMends(text, check?.score, onChange)
  const [opened, open] = useState<string>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const waiting = findings.filter(({ key }) => !left.has(key))
  const shown = findings.find(({ key }) => key === opened) ?? (opened === '' ? undefined : waiting[0])
  /** What comes after a finding that is done with. */
  const goOn = (from: KeptFinding) => {
    const next = stepFrom(waiting, from.key, 1)
    open(next && next.key !== from.key ? next.key : undefined)
  }
  const mend = (finding: KeptFinding, mended: string) => {
    goOn(finding)
    taking.take(mended)
  }
  return {
    text,
    check,
    findings,
    waiting,
    /** The one that is open. */
    shown,
    isLeft: ({ key }: KeptFinding) => left.has(key),
    /** The verdict is not yet of the text as it stands. */
    outdated: !isEmpty && (isPlaceholderData || judged?.text !== text.trim()),
    loading: !isEmpty && !check && isFetching,
    error: isEmpty ? null : error,
    again: () => void refetch(),
    /** Asking a language model too. */
    second: { ask: () => second.mutate(), isAsking: second.isPending, error: second.error },
    /** The score before the first mend that was taken. */
    was: taking.was,
    undo: taking.undo,
    show: (finding: KeptFinding | undefined) => open(finding?.key ?? ''),
    step: (by: 1 | -1) => {
      const next = stepFrom(findings, shown?.key, by)
      if (next) open(next.key)
      return next
    },
    mendOf: (finding: KeptFinding) => mendOf(text, finding),
    accept: (finding: KeptFinding) => {
      const mended = mendOf(text, finding)
      if (mended) mend(finding, mended.text)
    },
    say: (finding: KeptFinding, words: string) => mend(finding, withWords(text, finding, words)),
    leave: (finding: KeptFinding) => {
      goOn(finding)
      setLeft(new Set([...left, finding.key]))
    },
    lookAgain: (finding: KeptFinding) => {
      setLeft(new Set([...left].filter((key) => key !== finding.key)))
      open(finding.key)
    },
  }
}
export type Officer = ReturnType<typeof useOfficer>

/** The last verdict with the text that it is about. */
function useJudged(text: string, check: ComplianceCheck | undefined) {
  const [judged, setJudged] = useState<{ text: string; check: ComplianceCheck }>()
  if (check && check !== judged?.check) setJudged({ text, check })
  return judged
}

/** The mends that were taken of this text, each with the way back, and its score before the first. */
function useMends(text: string, score: number | undefined, onChange: (text: string) => void) {
  const [taken, setTaken] = useState<readonly Change[]>([])
  const [was, setWas] = useState<number>()
  if (text.trim() === '' && (was !== undefined || taken.length > 0)) {
    setTaken([])
    setWas(undefined)
  }
  const last = taken.at(-1)
  return {
    was,
    take: (mended: string) => {
      setWas((before) => before ?? score)
      setTaken([...taken, { before: text, after: mended }])
      onChange(mended)
    },
    /** Nothing to take back once other words were typed. */
    undo:
      last?.after === text
        ? () => {
            setTaken(taken.slice(0, -1))
            onChange(last.before)
          }
        : undefined,
  }
}
