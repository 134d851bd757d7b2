/** A language model as the writer. What it can't do, or may not use, the built-in writer does, with a note that says so. */
import { iconNames } from '@octavo/renderer/draw'
import type { PlanRequest, PlanSlot, ProposedSubject } from '@octavo/writer/script'
import { threads as own, type Threads } from '#threads/index.ts'
import { faultsOf, shownLines, tagsOf } from './answer.rules.ts'
import { SCRIPT_SHAPE, ScriptAnswer } from './answer.schema.ts'
import { type Asker, askingOf, jsonIn, SteppedIn } from './asking.ts'
import type { Language, ScriptRequest, WrittenScript } from './language.ts'
import { connectModel, type Model, type ModelSettings } from './model.ts'
import { opinionsOf } from './opinions.ts'
import { type Option, planFaults } from './plan.answer.rules.ts'
import { planBriefFor } from './plan.prompt.ts'
import { PLAN_SHAPE, PlanAnswer } from './plan.schema.ts'
import { type Brief, briefFor } from './script.prompt.ts'
import { budgetOf, costOf, type Price, type Spending } from './spending.ts'

export type LanguageSettings = ModelSettings & { price: Price; dailyBudget: number }

type Parts = {
  settings: LanguageSettings
  embedded: Language
  spending: Spending
  threads?: Threads
  model?: Model
}

// Two texts are compared.
const CANDIDATES = 2
const WITHIN_MS = 110_000
// A plan is waited for by somebody.
const PLANNED_WITHIN_MS = 15_000
// Tokens: about how many an answer takes, and at most; and about how many a script's question takes.
const TOKENS = {
  short: { usual: 1_200, most: 6_000 },
  long: { usual: 5_000, most: 16_000 },
  plan: { usual: 600, most: 4_000 },
} as const
const QUESTION_TOKENS = { short: 4_500, long: 5_500 } as const
const ICONS: ReadonlySet<string> = new Set(iconNames)

export function modelLanguage({
  settings,
  embedded,
  spending,
  threads = own,
  model = connectModel(settings),
}: Parts): Language {
  const { price, model: name } = settings
  const budget = budgetOf(price, settings.dailyBudget)
  const asks = askingOf({ model, spending, price, budget })

  async function byModel(request: ScriptRequest, asker: Asker): Promise<WrittenScript> {
    const { account, brandId: _, withinMs: __, ...asked } = request
    const sources = await threads.run('sourcesFor', [asked], account)
    const brief = briefFor(request, sources, iconNames)
    const { answer, cost } = await asks(
      {
        ...{ system: brief.system, user: brief.user, schema: SCRIPT_SHAPE, tokens: TOKENS[request.format] },
        read: (text) => asPlanned(ScriptAnswer.safeParse(jsonIn(text)).data, request),
        faults: (script) => faultsOf(script, brief.measure),
      },
      asker,
    )
    return { ...scriptOf(answer, brief, sources.subject), written: { by: name, cost } }
  }

  async function writeScript(request: ScriptRequest): Promise<WrittenScript> {
    const asker = askerOf(request, WITHIN_MS)
    // The way of any customer is the built-in writer's, and so is what nobody's budget stands for.
    if (!asker || request.journey) return { ...(await embedded.writeScript(request)), written: { by: embedded.name } }
    try {
      return await byModel(request, asker)
    } catch (error) {
      if (!(error instanceof SteppedIn)) throw error
      const script = await embedded.writeScript(request)
      return { ...script, written: { by: embedded.name, note: error.message, cost: error.cost } }
    }
  }

  /** Of what the built-in writer could tell the model chooses, and words it; what is settled stays. */
  async function planSubjects(request: PlanRequest & Whose): Promise<(ProposedSubject | undefined)[]> {
    const { slots } = request
    const tried = await embedded.planSubjects({ ...request, slots: [...slots, ...others(slots)] })
    const proposed = tried.slice(0, slots.length)
    const open = slots.flatMap(({ subject }, at) => (subject || !proposed[at] ? [] : [at]))
    const asker = askerOf(request, PLANNED_WITHIN_MS)
    if (!asker || open.length === 0) return proposed
    const formats = [...slots, ...others(slots)].map(({ format }) => format)
    const settled = new Set(slots.flatMap(({ subject }, at) => (subject ? [at] : [])))
    const options = tried.flatMap((one, at): Option[] =>
      one && !settled.has(at) ? [{ ...one, format: formats[at] ?? 'short' }] : [],
    )
    const brief = planBriefFor(request, { options, formats: open.map((at) => formats[at] ?? 'short') })
    const task = {
      ...{ system: brief.system, user: brief.user, schema: PLAN_SHAPE, tokens: TOKENS.plan },
      read: (text: string) => PlanAnswer.safeParse(jsonIn(text)).data,
      faults: (plan: PlanAnswer) => planFaults(plan, brief.measure),
    }
    const planned = await asks(task, asker).catch((error: unknown) => {
      if (error instanceof SteppedIn) return undefined
      throw error
    })
    planned?.answer.films.forEach(({ subject, title, firstLine }, at) => {
      const option = brief.measure.options.get(subject)
      if (option)
        proposed[open[at] ?? 0] = { ...withoutFormat(option), title: title.trim(), firstLine: firstLine.trim() }
    })
    return proposed
  }

  return {
    ...embedded,
    name,
    embedded: false,
    costs: budget.unit === 'tokens' ? 'nothing' : { per: 'script' },
    candidates: CANDIDATES,
    budget: {
      ...budget,
      about: (format) => costOf(price, { input: QUESTION_TOKENS[format], output: TOKENS[format].usual }),
    },
    opinions: opinionsOf({ model: name, price, asks, threads }),
    writeScript,
    planSubjects,
    // What can be pointed at is mended word by word; a text that reads badly as a whole is written anew.
    improveScript: (script, findings, request) =>
      findings.length > 0 ? embedded.improveScript(script, findings, request) : writeScript(request),
  }
}

type Whose = Pick<ScriptRequest, 'account' | 'brandId' | 'withinMs'>

/** Without a brand nobody's budget stands for it. */
const askerOf = ({ account, brandId, withinMs }: Whose, usualMs: number): Asker | undefined =>
  account && brandId
    ? { accountId: account, brandId, withinMs: withinMs ?? usualMs, isHurried: (withinMs ?? usualMs) < WITHIN_MS }
    : undefined

// Other seeds propose other subjects: so there is something to choose from.
const OTHER_SEED = 7919

const others = (slots: readonly PlanSlot[]): PlanSlot[] =>
  slots
    .filter(({ format, subject }) => format === 'short' && !subject)
    .map((slot) => ({ ...slot, seed: slot.seed + OTHER_SEED }))

const withoutFormat = ({ format: _, ...subject }: Option): ProposedSubject => subject

/** Title and first line are what a plan says, whatever the model made of them. */
function asPlanned(answer: ScriptAnswer | undefined, { subject }: ScriptRequest): ScriptAnswer | undefined {
  const [first, ...others] = answer?.lines ?? []
  if (!answer || !first || !subject) return answer
  const { title = answer.title, firstLine: spoken = first.spoken } = subject
  return { ...answer, title, lines: [{ ...first, spoken }, ...others] }
}

function scriptOf(
  answer: ScriptAnswer,
  { measure }: Brief,
  subject: { id: string; kind: string } | undefined,
): WrittenScript {
  const lines = shownLines(answer, ICONS)
  const cited = [...new Set(answer.lines.flatMap(({ facts }) => facts))].flatMap((id) => measure.sources.get(id) ?? [])
  const opens = (at: number): boolean =>
    measure.isLong ? lines[at]?.chapter !== undefined : at === 1 || at === lines.length - 1
  const paragraphs = lines.reduce<string[][]>((all, { spoken }, at) => {
    if (at === 0 || opens(at)) all.push([])
    all.at(-1)?.push(spoken)
    return all
  }, [])
  return {
    title: answer.title.trim(),
    body: paragraphs.map((one) => one.join(' ')).join('\n'),
    hook: lines[0]?.spoken ?? '',
    callToAction: lines.at(-1)?.spoken ?? '',
    hashtags: tagsOf(answer),
    sources: [...new Set(cited.map(({ from }) => from))],
    ingredients: [...(subject ? [subject.id, `kind-${subject.kind}`] : []), ...cited.map(({ id }) => id)],
    lines,
  }
}
