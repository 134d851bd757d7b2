import { useCallback, useEffect, useRef, useState } from 'react'
import { CHECKS, type CheckRow, runCheck } from './checks.ts'

const waiting = (): CheckRow[] =>
  CHECKS.map(({ service, looks }) => ({ service, status: 'checking' as const, message: looks }))

type Verification = {
  rows: readonly CheckRow[]
  /** When the last run was over; nothing while one is under way. */
  finishedAt: Date | undefined
  run: () => void
}

/** The live checks: run once when the screen opens and again when asked for. Answers of an earlier run are dropped. */
export function useVerification(): Verification {
  const [rows, setRows] = useState(waiting)
  const [finishedAt, setFinishedAt] = useState<Date>()
  const latest = useRef(0)

  const run = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    const isStill = () => mine === latest.current
    setRows(waiting())
    setFinishedAt(undefined)
    await Promise.all(
      CHECKS.map(async (check) => {
        const row = await runCheck(check)
        if (isStill()) setRows((old) => old.map((one) => (one.service === row.service ? row : one)))
      }),
    )
    if (isStill()) setFinishedAt(new Date())
  }, [])

  useEffect(() => {
    void run()
    return () => {
      latest.current += 1
    }
  }, [run])
  return { rows, finishedAt, run: () => void run() }
}
