/** What becomes of the rows of an import: everything is counted, the first failures are named. */
import { CONTACT_LIMITS, type ImportResult } from '@octavo/contract/contact'
import type { ImportCounts } from './long-import.store.ts'

type Named = ImportResult['errors'][number]

export class Tally {
  readonly newIds: string[] = []
  private created: number
  private updated: number
  private readonly errors: Named[]
  private readonly warnings: Named[]
  private readonly reasons: Map<string, number>

  /** Goes on where an earlier one was. */
  constructor(counts: ImportCounts = { created: 0, updated: 0, errors: [], warnings: [], reasons: [] }) {
    this.created = counts.created
    this.updated = counts.updated
    this.errors = [...counts.errors]
    this.warnings = [...counts.warnings]
    this.reasons = new Map(counts.reasons.map(({ reason, count }) => [reason, count]))
  }

  take(isNew: boolean, id: string): void {
    if (isNew) this.newIds.push(id)
    if (isNew) this.created++
    else this.updated++
  }

  fail(row: number, email: string, reason: string): void {
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1)
    if (this.errors.length < CONTACT_LIMITS.namedFailures) this.errors.push({ row, email, reason })
  }

  warn(row: number, email: string, reason: string): void {
    if (this.warnings.length < CONTACT_LIMITS.namedFailures) this.warnings.push({ row, email, reason })
  }

  counts(): ImportCounts {
    const { created, updated, errors, warnings } = this
    const reasons = [...this.reasons].map(([reason, count]) => ({ reason, count }))
    return { created, updated, errors, reasons, warnings }
  }

  result(): ImportResult {
    const { created, updated, errors, reasons, warnings } = this.counts()
    const success = created + updated
    const failed = reasons.reduce((sum, { count }) => sum + count, 0)
    const message = `${counted(success)} imported (${created} new, ${updated} updated)${failed ? `; ${counted(failed)} failed` : ''}.`
    return { success, failed, created, updated, errors, reasons, warnings, message }
  }
}

const counted = (number: number): string => `${number.toLocaleString('en')} ${number === 1 ? 'contact' : 'contacts'}`
