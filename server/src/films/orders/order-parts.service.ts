/** What every order of a single film needs: a brand, a script, a seed, and to happen once. */
import { randomInt } from 'node:crypto'
import { sentencesOf } from '@octavo/voice/text'
import { lockAccount } from '#accounts/index.ts'
import { brandAtWork, ownBrands } from '#brands/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { findByRequest } from '#films/videos/index.ts'
import { Refusal } from '#refusal.ts'
import { createScript, getScript, type Measures } from '#scripts/index.ts'

const TITLE_LENGTH = 80

/** One transaction for script and film; the same request again finds the film. */
export const once = (
  ctx: SignedIn,
  requestId: string | undefined,
  order: (within: SignedIn) => Promise<string>,
): Promise<string> =>
  inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = requestId && (await findByRequest(within, requestId))
    return before ? before.id : order(within)
  })

export const newSeed = (): number => randomInt(2 ** 31 - 1)

export async function newScript(
  ctx: SignedIn,
  draft: { title: string; body: string; brandId: string },
  known: Measures,
) {
  return getScript(ctx, (await createScript(ctx, draft, known)).id)
}

/** The script that was named; nothing for one of the sample workspace, whose words are then kept as a script of the account's own. */
export async function ownScript(ctx: SignedIn, id: string | undefined) {
  const script = id ? await getScript(ctx, id) : undefined
  return script?.sample ? undefined : script
}

/** The brand that was named, or the account's first: a film needs a look. */
export async function brandFor(ctx: SignedIn, brandId: string | undefined): Promise<string> {
  if (brandId) return (await brandAtWork(ctx, brandId)).id
  const [first] = await ownBrands(ctx)
  if (!first) throw new Refusal('conflict', 'A film needs a brand for its look. Make a brand first.')
  return first.id
}

/** The brand that words are measured by before their film is ordered: nobody is refused for it yet. */
export const brandToMeasure = async (ctx: SignedIn, brandId: string | null | undefined): Promise<string | undefined> =>
  brandId ?? (await ownBrands(ctx))[0]?.id

/** The words' first sentence, shortened. */
export function titleOf(words: string): string {
  const first = sentencesOf(words)[0]?.text ?? words
  return first.length <= TITLE_LENGTH ? first : `${first.slice(0, TITLE_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
