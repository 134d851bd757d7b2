import { type SyntheticEvent, useState } from 'react'
import type { z } from 'zod'
import { dropDraft, readDraft, useDraft } from './useDraft.ts'

/** The name of a field, or the path of something within it, such as `facts.0.text`. */
type Path<T> = (keyof T & string) | `${keyof T & string}.${string}`
/** What is wrong, field by field. */
export type Problems<T> = { [path in Path<T>]?: string }

export type RecordFormOptions<T, Sent = T> = {
  /** What the record holds, or what a new one begins with: shown as long as nothing is typed. */
  saved: T
  /** Under this name what is typed is kept in this browser until it is sent or thrown away. */
  draft?: string | undefined
  /** What stands in for what was not chosen; it is shown and sent, and does not count as typed. */
  complete?: (values: T) => T
  /** Judges the values, and says how they are sent. */
  schema?: z.ZodType<Sent>
  /** Judges what no schema does. */
  check?: (values: T) => Problems<T>
  /** When a problem is told: once the form was sent, once its field was left, or at once. */
  tell?: 'sent' | 'left' | 'always'
  /** Whether what is typed is no change; by default, whether it is the same text as JSON. */
  isSame?: (typed: T, saved: T) => boolean
}

export type RecordForm<T, Sent = T> = {
  /** As typed, else as saved. */
  typed: T
  /** The same with what stands in for what was not chosen. */
  values: T
  change: (change: Partial<T>) => void
  /** What a text field is given. */
  field: (name: keyof T & string) => TextField
  /** What a field of choices is given. */
  choice: (name: keyof T & string) => ChoiceField
  /** The person went on from this field. */
  leave: (path: Path<T>) => void
  isDirty: boolean
  /** What was typed before a reload is there again. */
  isRestored: boolean
  /** What is wrong and to be told. */
  problems: Problems<T>
  /** Why the form as a whole came to nothing. */
  problem: string | undefined
  /** Takes what the server found wrong; it is told until the field changes, the form's own until it is sent again. */
  refuse: (problems: Problems<T>, problem?: string) => void
  /** Back to what is saved. */
  reset: () => void
  /** Sends what is judged good; otherwise tells what is wrong and leads to the first of it. Answers whether it was good. */
  submit: (send: (values: Sent) => unknown, event?: FormSent) => boolean
  /** It is being sent. */
  busy: boolean
}

type FormSent = Pick<SyntheticEvent, 'preventDefault' | 'currentTarget'>

type TextField = {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

type ChoiceField = { value: string; onChange: (value: string) => void }

const NOTHING_LEFT: ReadonlySet<string> = new Set()
const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A form over a record: what is typed, what is wrong with it, its draft, and sending it. Every form that has more than one field is one. */
export function useRecordForm<T extends object, Sent = T>(options: RecordFormOptions<T, Sent>): RecordForm<T, Sent> {
  const { saved, draft, complete = (values) => values, schema, check, tell = 'sent', isSame = isSameText } = options
  const [restored, setRestored] = useState(() => (draft ? readDraft<Partial<T>>(draft) : undefined))
  const [typed, setTyped] = useState<T | undefined>(restored && { ...saved, ...restored })
  const [left, setLeft] = useState(NOTHING_LEFT)
  const [isTold, setTold] = useState(false)
  const [refused, setRefused] = useState<Problems<T>>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const values = complete(typed ?? saved)
  const isDirty = typed !== undefined && !isSame(typed, saved)
  useDraft(draft, isDirty ? typed : undefined)

  const judge = (): { wrong: Problems<T>; sent?: Sent } => {
    if (!schema) return { wrong: check?.(values) ?? {}, sent: values as unknown as Sent }
    const judged = schema.safeParse(values)
    return judged.success ? { wrong: check?.(values) ?? {}, sent: judged.data } : { wrong: problemsIn(judged.error) }
  }
  const told = () => {
    if (tell === 'always' || isTold) return judge().wrong
    return tell === 'left' && left.size > 0 ? only(judge().wrong, (path) => left.has(path)) : {}
  }
  const change = (change: Partial<T>) => {
    setTyped((before) => ({ ...(before ?? saved), ...change }))
    setRefused((before) => only(before, (path) => !((path.split('.')[0] ?? '') in change)))
  }
  const leave = (path: Path<T>) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path)))
  const refuse = (problems: Problems<T>, problem?: string) => {
    setRefused(problems)
    setProblem(problem)
    setTold(true)
  }
  const reset = () => {
    if (draft) dropDraft(draft)
    setRestored(undefined)
    setTyped(undefined)
    setLeft(NOTHING_LEFT)
    setTold(false)
    setRefused({})
    setProblem(undefined)
  }
  const deliver = async (send: (values: Sent) => unknown, sent: Sent) => {
    setBusy(true)
    try {
      await send(sent)
    } finally {
      setBusy(false)
    }
  }
  const submit = (send: (values: Sent) => unknown, event?: FormSent): boolean => {
    event?.preventDefault()
    setRefused({})
    setProblem(undefined)
    const { wrong, sent } = judge()
    const isGood = sent !== undefined && Object.keys(wrong).length === 0
    setTold(!isGood)
    if (isGood) void deliver(send, sent)
    else focusFirstProblem(event?.currentTarget)
    return isGood
  }
  return {
    typed: typed ?? saved,
    values,
    change,
    field: (name) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: ({ target }) => change({ [name]: target.value } as Partial<T>),
      onBlur: () => leave(name),
    }),
    choice: (name) => ({
      value: String(values[name] ?? ''),
      onChange: (value) => change({ [name]: value } as Partial<T>),
    }),
    leave,
    isDirty,
    isRestored: restored !== undefined && isDirty,
    problems: { ...told(), ...refused },
    problem,
    refuse,
    reset,
    submit,
    busy,
  }
}

/** Of what is wrong with one field the first. */
const problemsIn = <T>({ issues }: z.ZodError): Problems<T> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message])) as Problems<T>

const only = <T>(problems: Problems<T>, keeps: (path: string) => boolean): Problems<T> =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => keeps(path))) as Problems<T>

/** What is wrong with a field or with something in it. */
export const problemIn = <T>(problems: Problems<T>, name: keyof T & string): string | undefined =>
  problems[name] ?? Object.entries<string | undefined>(problems).find(([path]) => path.startsWith(`${name}.`))?.[1]

/** After it is drawn. */
export const focusFirstProblem = (form?: EventTarget & Element) =>
  requestAnimationFrame(() => {
    const fields = form ? '[aria-invalid="true"]' : 'form [aria-invalid="true"]'
    ;(form ?? document).querySelector<HTMLElement>(fields)?.focus()
  })
