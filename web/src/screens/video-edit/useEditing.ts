import type { FilmChanges, FilmEdit, SceneWords, TriedEdit } from '@octavo/contract/edit'
import { useEffect, useState } from 'react'
import { ApiError, sentenceOf } from '#api/call.ts'
import { isBeingMade, useTriedEdit } from '#api/edit.queries.ts'
import { dropDraft, readDraft, useDraft } from '#parts/form/useDraft.ts'
import { useMaking } from '#parts/video/useMaking.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import {
  type FilmChoices,
  type Issues,
  isUnchanged,
  type LineRecordings,
  type LineRef,
  withChoice,
  withCut,
  withLine,
  withMoved,
  withNewLine,
  withNewText,
  withoutNewLine,
  withRecordings,
  withScene,
  withThing,
} from './film-changes.rules.ts'
import { useHistory } from './useHistory.ts'

const REST_MS = 400

type Draft = { revision: number; changes: FilmChanges }
type Line = FilmEdit['lines'][number]

/** Everything about the changes of one film: what they are, how the film looks with them, what they cost, having them made. */
export function useEditing(saved: FilmEdit) {
  const draftName = `film-edit.${saved.videoId}`
  const [draft] = useState(() => draftFor(draftName, saved.revision))
  const isLocked = isBeingMade(saved)
  const history = useHistory(draft ?? {}, isLocked)
  const { changes, change } = history
  const isClean = isUnchanged(changes)
  useDraft<Draft>(draftName, isClean ? undefined : { revision: saved.revision, changes })

  const rested = useDebounced(changes, REST_MS)
  const asked = isUnchanged(rested) ? undefined : rested
  const tried = useTriedEdit(saved.videoId, saved.revision, isClean ? undefined : asked)
  const answer = useLastAnswer(isClean, tried.data)
  const isCurrent = asked === changes && !tried.isPlaceholderData && !tried.isFetching
  const refusal = isCurrent && tried.error ? tried.error : undefined
  const making = useMaking(saved, changes)
  return {
    saved,
    ...history,
    isClean,
    isLocked,
    /** The film with the changes, as far as they have been tried. */
    film: (answer ?? saved) as FilmEdit,
    /** What the changes cost; undefined while that is being found out. */
    tried: (isCurrent && !refusal ? answer : undefined) as TriedEdit | undefined,
    latest: answer,
    isTrying: !isClean && !isCurrent,
    issues: issuesOf(refusal),
    /** Why the changes can't be tried, where no field says it. */
    problem: refusal && issuesOf(refusal).length === 0 ? sentenceOf(refusal) : undefined,
    tryAgain: () => void tried.refetch(),
    wasRestored: draft !== undefined,
    discard: () => {
      dropDraft(draftName)
      change('all', () => ({}))
    },
    making,
    changeLine: (line: Line, text: string) => change(`line ${line.index}`, (old) => withLine(old, line, text)),
    changeScene: (id: string, to: SceneWords, field: string) =>
      change(`scene ${id} ${field}`, (old) =>
        withScene(old, id, to, saved.scenes.find((scene) => scene.id === id)?.words),
      ),
    /** By a recording, or with null by the film's voice. */
    speakLines: (spoken: LineRecordings) =>
      change(`voice ${crypto.randomUUID()}`, (old) => withRecordings(old, saved.lines, spoken)),
    changeThing: (id: string, thing: string) =>
      change(`thing ${id}`, (old) =>
        withThing(old, id, thing, saved.scenes.find((scene) => scene.id === id)?.thing ?? null),
      ),
    ...arranging(saved, change),
    choose: <K extends keyof FilmChoices>(name: K, value: FilmChoices[K]) =>
      change(name, (old) => withChoice(old, { ...saved.choices, title: saved.title }, name, value)),
  }
}
/** Each of these is a step of its own, however quickly they follow each other. */
function arranging({ lines }: FilmEdit, change: ReturnType<typeof useHistory>['change']) {
  const step = (what: string, next: (old: FilmChanges) => FilmChanges) => change(`${what} ${crypto.randomUUID()}`, next)
  return {
    /** Answers the id of the new line. */
    addLine: (after: LineRef): string => {
      const id = crypto.randomUUID().slice(0, 8)
      step('add', (old) => withNewLine(old, lines, after, id))
      return id
    },
    changeNewLine: (id: string, text: string) => change(`line ${id}`, (old) => withNewText(old, id, text)),
    /** Saved lines can be brought back, new ones are gone. */
    removeLines: (refs: readonly LineRef[]) =>
      step('remove', (old) =>
        refs.reduce(
          (changes, ref) =>
            typeof ref === 'string' ? withoutNewLine(changes, ref) : withLine(changes, lines[ref] as Line, ''),
          old,
        ),
      ),
    moveLines: (refs: readonly LineRef[], to: { before: LineRef } | { behind: LineRef }) =>
      step('move', (old) => withMoved(old, lines, refs, to)),
    splitScene: (id: string, word: number) => step('split', (old) => withCut(old, { id, word })),
    joinScene: (id: string) => step('join', (old) => withCut(old, { id })),
  }
}

/** What cannot be tried leaves the film on the screen as it was tried last. */
function useLastAnswer(isClean: boolean, answer: TriedEdit | undefined): TriedEdit | undefined {
  const [last, setLast] = useState<TriedEdit>()
  useEffect(() => {
    if (isClean || answer) setLast(isClean ? undefined : answer)
  }, [isClean, answer])
  return isClean ? undefined : (answer ?? last)
}

export type Editing = ReturnType<typeof useEditing>

/** What was left unsaved, if it was about the film as it is now. */
function draftFor(name: string, revision: number): FilmChanges | undefined {
  const draft = readDraft<Draft>(name)
  return draft?.revision === revision && !isUnchanged(draft.changes) ? draft.changes : undefined
}

const issuesOf = (error: Error | undefined): Issues => (error instanceof ApiError ? error.issues : [])
