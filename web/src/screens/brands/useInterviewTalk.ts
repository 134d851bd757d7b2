import type { Interview, InterviewQuestionId } from '@octavo/contract/interview'
import { messages } from '@octavo/contract/messages'
import { type SyntheticEvent, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useInterviewReply } from '#api/interview.queries.ts'
import { focusFirstProblem } from '#parts/form/useRecordForm.ts'

type Typed = { text: string; answer: string }
type Problem = { field: 'text' | 'answer'; says: string }

const EMPTY: Typed = { text: '', answer: '' }

/** Where the interview is, what is typed there, and going on, back or past a question. After the last one there is no question. */
export function useInterviewTalk(brandId: string, { questions, supply }: Interview) {
  const reply = useInterviewReply(brandId)
  const [at, setAt] = useState(() => indexOrEnd(questions, ({ answered, skipped }) => !answered && !skipped))
  // What was typed and not sent is still there after going back and forth.
  const [unsent, setUnsent] = useState<Partial<Record<InterviewQuestionId, Typed>>>({})
  const [problem, setProblem] = useState<Problem>()
  const question = questions[at]
  const typed = (question && unsent[question.id]) ?? question ?? EMPTY

  const goTo = (index: number) => {
    setProblem(undefined)
    setAt(index)
  }
  const refuse = (problem: Problem) => {
    setProblem(problem)
    focusFirstProblem()
  }
  const send = async (sent: Parameters<typeof reply.mutateAsync>[0]) => {
    if (reply.isPending) return
    try {
      await reply.mutateAsync(sent)
      setUnsent((before) => ({ ...before, [sent.question]: undefined }))
      goTo(at + 1)
    } catch (error) {
      refuse({ field: 'text', says: sentenceOf(error) })
    }
  }
  const next = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!question) return
    const { text, answer } = { text: typed.text.trim(), answer: typed.answer.trim() }
    if (text === '') return refuse({ field: 'text', says: 'Write an answer, or skip the question.' })
    if (question.answerHint && answer === '') return refuse({ field: 'answer', says: messages.brand.answerMissing })
    if (text === question.text && answer === question.answer) return goTo(at + 1)
    void send({ question: question.id, reply: { text, ...(question.answerHint && { answer }) } })
  }
  return {
    ...{ questions, supply, question, at, typed, problem, busy: reply.isPending, next },
    type: (change: Partial<Typed>) => {
      if (!question) return
      const { text, answer } = { ...typed, ...change }
      setUnsent((before) => ({ ...before, [question.id]: { text, answer } }))
      setProblem(undefined)
    },
    /** An answer that is there stays. */
    skip: () => {
      if (question?.answered) goTo(at + 1)
      else if (question) void send({ question: question.id, reply: { skip: true } })
    },
    back: () => goTo(Math.max(0, at - 1)),
    /** To the first that has no answer. */
    toOpen: () => goTo(indexOrEnd(questions, ({ answered }) => !answered)),
  }
}
export type InterviewTalk = ReturnType<typeof useInterviewTalk>

function indexOrEnd<T>(list: readonly T[], is: (one: T) => boolean): number {
  const at = list.findIndex(is)
  return at < 0 ? list.length : at
}
