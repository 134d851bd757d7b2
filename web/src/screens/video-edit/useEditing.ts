import type { FilmChanges, FilmEdit, SceneWords, TriedEdit } from '@octavo/contract/edit'
import { useEffect, useState } from 'react'
import { ApiError, sentenceOf } from '#api/call.ts'
import { isBeingMade, useTriedEdit } from '#api/edit.queries.ts'
import { dropDraft, readDraft, useDraft } from '#parts/form/useDraft.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { type FilmChoices, type Issues, isUnchanged, withChoice, withLine, withScene } from './film-changes.rules.ts'
import { useHistory } from './useHistory.ts'
import { useMaking } from './useMaking.ts'

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
    choose: <K extends keyof FilmChoices>(name: K, value: FilmChoices[K]) =>
      change(name, (old) => withChoice(old, saved.choices, name, value)),
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
