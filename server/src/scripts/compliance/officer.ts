/** The compliance officer, who reads in a thread of its own: a text takes as long as it takes, and others wait for nothing. */
import type { ComplianceCheck } from '@octavo/contract/compliance'
import type {
  checkLooseText as checkLoose,
  ScriptTraits,
  scoreScript as score,
  traitsOf as traits,
} from '@octavo/officer'
import type { Ctx } from '#context.ts'

/** Whose words they are; a visitor has no account. */
export type Asking = Pick<Ctx, 'threads'> & { accountId?: string }

/** The whole verdict on a script. */
export const scoreScript = (
  { threads, accountId }: Asking,
  ...input: Parameters<typeof score>
): Promise<ComplianceCheck> => threads.run('scoreScript', input, accountId)

/** Judges any text; the first sentence is its hook, the last its call to action. Nothing is stored. */
export const checkLooseText = (
  { threads, accountId }: Asking,
  ...input: Parameters<typeof checkLoose>
): Promise<ComplianceCheck> => threads.run('checkLooseText', input, accountId)

type Traited = Parameters<typeof traits>[0]

const READ_AT_ONCE = 20

/** By what traits scripts are grouped and learned from, in their order. */
export async function traitsOf({ threads, accountId }: Asking, scripts: Traited[]): Promise<ScriptTraits[]> {
  const found: ScriptTraits[] = []
  for (let from = 0; from < scripts.length; from += READ_AT_ONCE)
    found.push(...(await threads.run('traitsOf', [scripts.slice(from, from + READ_AT_ONCE)], accountId)))
  return found
}
