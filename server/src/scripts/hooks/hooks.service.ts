/** First lines side by side: the built-in writer's own, each with what the officer's score says of it. Nothing is kept, nothing is paid. */
import { NICHES, TONES } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import type { hookSchemas } from '@octavo/contract/script/schemas'
import type { z } from 'zod'
import { brandRow, writerBrand } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { judgeHooks } from '#scripts/compliance/index.ts'
import type { WriterBrand } from '#services/language/language.ts'
import { chosenHooks } from './hooks.rules.ts'

type Asked = z.output<typeof hookSchemas.offer.body>

/** Whom it is for where no brand is named: nobody's trade, and a friendly tone. */
const NOBODY: WriterBrand = {
  name: '',
  niche: NICHES[0],
  tone: TONES[1],
  persona: '',
  description: '',
  facts: [],
}

export async function offerHooks(ctx: Owned, { text = '', title, topic, brandId, tone }: Asked) {
  const brand = brandId ? await brandRow(ctx, brandId) : undefined
  const presenter = brand !== undefined && brand.avatarMode !== 'AI Auto-Select'
  const openings = await ctx.services.language.openingsFor({
    brand: { ...(brand ? writerBrand(brand) : NOBODY), ...(tone && { tone }) },
    presenter,
    account: ctx.accountId,
    ...(title && { title }),
    ...(text ? { text } : topic && { topic }),
  })
  const [current, ...judged] = await judgeHooks(
    ctx,
    [text, ...openings.map(({ body }) => body)].map((body) => ({ body, ...(title && { title }) })),
    { brand, presenter },
  )
  const hooks = chosenHooks(openings.flatMap((one, at) => (judged[at] ? [{ ...one, ...judged[at] }] : [])))
  if (hooks.length === 0) throw new Refusal('invalid', messages.script.hooksOfTooLittle)
  return { current: text && current ? { ...current, line: current.hook, body: text } : null, hooks }
}
