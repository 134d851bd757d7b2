/** `npm run verify-log`: looks through the journal of every account, beside a running server or without one. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { JournalHead } from '@octavo/contract/journal'
import type { Db } from '#db/client.ts'
import { proofSentence, proveAllJournals, proveJournal } from '#operations/journal/index.ts'
import { transferCommand, withInstallation } from './terminal/transfer.run.ts'
import { CannotTransfer } from './transfer/index.ts'

const HELP = `npm run verify-log                       whether every account's journal is as it was written
npm run verify-log -- --against EXPORT   whether it still holds all that an account's exported file knew`

const options = { against: { type: 'string' }, help: { type: 'boolean' } } as const

await transferCommand(async () => {
  const { values } = parseArgs({ options })
  if (values.help) return HELP
  const known = values.against === undefined ? undefined : await headIn(values.against)
  return withInstallation({ join: true, asItIs: true }, ({ db }) => (known ? against(db, known) : all(db)))
})

async function all(db: Db): Promise<string> {
  const lines: string[] = []
  for await (const { email, proof } of proveAllJournals({ db })) {
    if (proof.flaws.length > 0) process.exitCode = 1
    lines.push(`${email}: ${proofSentence(proof)}`)
  }
  return lines.length === 0 ? 'There is no account.' : lines.join('\n')
}

type Known = { accountId: string; head: JournalHead }

async function against(db: Db, { accountId, head }: Known): Promise<string> {
  const proof = await proveJournal({ db, accountId }, head)
  if (proof.flaws.length > 0) process.exitCode = 1
  return proofSentence(proof)
}

/** What the last line of an account's export says of its journal. */
async function headIn(file: string): Promise<Known> {
  let last = ''
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))
    if (line !== '') last = line
  const end = parsed(last)
  if (!end?.account || !end.journal)
    throw new CannotTransfer(`${file} is no export of an account with a journal: its last line doesn’t name one.`)
  return { accountId: end.account, head: end.journal }
}

function parsed(line: string): { account?: string; journal?: JournalHead | null } | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
