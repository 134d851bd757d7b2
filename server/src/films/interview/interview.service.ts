/** What an owner is asked about the business, and how many films the answers make. */
import type { Brand, BrandFact } from '@octavo/contract/brand'
import type { Interview, InterviewQuestion } from '@octavo/contract/interview'
import type { InterviewReply } from '@octavo/contract/interview/schemas'
import { messages } from '@octavo/contract/messages'
import { FORMATS } from '@octavo/contract/video'
import type { z } from 'zod'
import { answerInterview, type BrandRow, brandRow, skipInInterview } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { requestFor } from '#films/make/index.ts'
import { Refusal } from '#refusal.ts'
import type { Asked, ScriptRequest } from '#services/language/language.ts'

export async function interviewOf(ctx: Owned, id: string): Promise<Interview> {
  const brand = await brandRow(ctx, id)
  const request = await requestAbout(ctx, brand)
  const { films, weeks, says, missing } = await ctx.services.language.supplyOf(request)
  return {
    questions: ctx.services.language.interviewFor(request.brand).map((question) => questionView(question, brand)),
    supply: { films, weeks, says, add: missing.map((one) => one.says) },
  }
}

/** Any number will do: what is counted is not kept. */
const SEED = 1

const requestAbout = (ctx: Owned, brand: BrandRow): Promise<ScriptRequest> => {
  const { seconds, aim } = FORMATS.short
  return requestFor(ctx, brand, { format: 'short', seconds: { ...seconds, aim }, seed: SEED })
}

function questionView(question: Asked, { facts, interviewSkipped }: BrandRow): InterviewQuestion {
  const fact = facts.find(({ interview }) => interview === question.id)
  return {
    ...question,
    answered: fact !== undefined,
    skipped: !fact && interviewSkipped.includes(question.id),
    text: fact?.text ?? '',
    answer: fact?.answer ?? '',
  }
}

export async function replyInInterview(
  ctx: Owned,
  id: string,
  question: string,
  reply: z.output<typeof InterviewReply>,
): Promise<{ interview: Interview; brand: Brand }> {
  const { brand: about } = await requestAbout(ctx, await brandRow(ctx, id))
  const asked = ctx.services.language.interviewFor(about).find((one) => one.id === question)
  if (!asked) throw new Refusal('not-found', messages.brand.noSuchQuestion)
  const brand =
    'skip' in reply ? await skipInInterview(ctx, id, asked.id) : await answerInterview(ctx, id, factOf(asked, reply))
  return { interview: await interviewOf(ctx, id), brand }
}

function factOf({ id, kind }: Asked, { text, answer }: { text: string; answer?: string | undefined }) {
  if (kind === 'question' && !answer) throw new Refusal('invalid', messages.brand.answerMissing)
  return { kind, text, ...(kind === 'question' && { answer }), interview: id } satisfies BrandFact
}
