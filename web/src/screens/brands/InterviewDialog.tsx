import { BRAND_LIMITS } from '@octavo/contract/brand'
import type { Interview, InterviewQuestion } from '@octavo/contract/interview'
import type { KeyboardEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { SupplyLine } from './SupplyLine.tsx'
import { type InterviewTalk, useInterviewTalk } from './useInterviewTalk.ts'

const PLENTY = 'One sentence is plenty. Say it the way you’d say it to a customer.'

type Props = { brandId: string; interview: Interview; onClose: () => void }

/** The interview, one question at a time: what is answered is saved at once, and goes on here or on another device. */
export function InterviewDialog({ brandId, interview, onClose }: Props) {
  const talk = useInterviewTalk(brandId, interview)
  const { question, questions } = talk
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={question ? 'About your business' : 'Thank you'}
      description={question ? `Question ${talk.at + 1} of ${questions.length}` : `${answeredOf(questions)} answered`}
    >
      <Steps talk={talk} />
      {question ? (
        <Question key={question.id} talk={talk} question={question} />
      ) : (
        <Done talk={talk} onClose={onClose} />
      )}
    </Dialog>
  )
}

const answeredOf = (questions: readonly InterviewQuestion[]) =>
  `${questions.filter(({ answered }) => answered).length} of ${questions.length}`

const Steps = ({ talk: { questions, at } }: { talk: InterviewTalk }) => (
  <div aria-hidden="true" className="mb-5 flex gap-1">
    {questions.map(({ id, answered }, index) => (
      <span
        key={id}
        className={cn('h-1 flex-1 rounded-full', index === at ? 'bg-make' : answered ? 'bg-ink' : 'bg-sunken')}
      />
    ))}
  </div>
)

/** Enter goes on, first to the second field where there is one; whoever wants a new line holds Shift. */
function onKey(event: KeyboardEvent<HTMLFormElement>, skip: () => void) {
  if (event.altKey && event.code === 'KeyS') {
    event.preventDefault()
    skip()
  }
  const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
  if (isEnter && event.target instanceof HTMLTextAreaElement) {
    event.preventDefault()
    const second = event.currentTarget.elements.namedItem('answer')
    const goesToSecond = event.target.name === 'text' && event.target.value.trim() !== ''
    if (goesToSecond && second instanceof HTMLTextAreaElement && second.value.trim() === '') second.focus()
    else event.currentTarget.requestSubmit()
  }
}

function Question({ talk, question }: { talk: InterviewTalk; question: InterviewQuestion }) {
  const { typed, problem, busy } = talk
  return (
    <form onSubmit={talk.next} onKeyDown={(event) => onKey(event, talk.skip)} noValidate>
      <Field
        label={<span className="font-semibold text-lg leading-snug">{question.ask}</span>}
        hint={question.answerHint ? undefined : PLENTY}
        error={problem?.field === 'text' ? problem.says : undefined}
      >
        {(aria) => (
          <Textarea
            {...aria}
            autoFocus
            name="text"
            rows={question.answerHint ? 2 : 3}
            maxLength={BRAND_LIMITS.factText}
            placeholder={`For example: ${question.hint}`}
            value={typed.text}
            onChange={({ target }) => talk.type({ text: target.value })}
          />
        )}
      </Field>
      {question.answerHint && (
        <Field
          label="And what do you answer?"
          hint={PLENTY}
          error={problem?.field === 'answer' ? problem.says : undefined}
          className="mt-4"
        >
          {(aria) => (
            <Textarea
              {...aria}
              name="answer"
              rows={2}
              maxLength={BRAND_LIMITS.factText}
              placeholder={`For example: ${question.answerHint}`}
              value={typed.answer}
              onChange={({ target }) => talk.type({ answer: target.value })}
            />
          )}
        </Field>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-2">
        <Button variant="ghost" onClick={talk.back} disabled={talk.at === 0} className="mr-auto">
          Back
        </Button>
        <Button variant="ghost" onClick={talk.skip} aria-keyshortcuts="Alt+S" aria-busy={busy}>
          Skip
        </Button>
        <Button type="submit" variant="solid" aria-busy={busy}>
          Next
          <span aria-hidden="true" className="pointer-coarse:hidden">
            <Kbd>↵</Kbd>
          </span>
        </Button>
      </div>
    </form>
  )
}

/** What the answers gave. */
function Done({ talk, onClose }: { talk: InterviewTalk; onClose: () => void }) {
  const open = talk.questions.filter(({ answered }) => !answered).length
  return (
    <>
      <SupplyLine supply={talk.supply} />
      <p className="mt-3 text-ink-2 text-sm">Your answers stand among the facts, where you can change them.</p>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-2">
        <Button variant="ghost" onClick={talk.back} className="mr-auto">
          Back
        </Button>
        {open > 0 && (
          <Button onClick={talk.toOpen}>
            {open === 1 ? 'Answer the one that’s left' : `Answer the ${open} that are left`}
          </Button>
        )}
        <Button variant="solid" onClick={onClose} autoFocus>
          Done
        </Button>
      </div>
    </>
  )
}
