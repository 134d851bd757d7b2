import { useAccount } from '#api/account.queries.ts'
import { dropDraft, keepDraft, readDraft } from '#parts/form/useDraft.ts'
import { type CreateDraft, draftIn, type Travel } from './create-draft.rules.ts'

const keyOf = (account: string) => `octavo.create.${account}`

function read(account: string): CreateDraft {
  try {
    return draftIn(JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null'))
  } catch {
    return {}
  }
}

/** A form's draft under the account's name; earlier versions kept it under none, and whoever comes first has it. */
function draftOf(form: string, account: string | undefined): string {
  if (!account) return form
  const own = `${form}.${account}`
  const nobodys = readDraft(form)
  if (nobodys !== undefined && readDraft(own) === undefined) {
    keepDraft(own, nobodys)
    dropDraft(form)
  }
  return own
}

/** What is kept of a form that opens, and whether another start's choices came along: then it has restored nothing of its own. */
type Opened = { draft: string; isBrought: boolean }

/** What travels with the account from one start to another, in this browser. */
export function useCreateDraft() {
  const id = useAccount().data?.id
  return {
    /** Puts what travels along into a form's own draft, before the form reads it. */
    open<T extends object>(form: string, start: T, { takes }: Travel<T>): Opened {
      const draft = draftOf(form, id)
      const own = { ...start, ...readDraft<Partial<T>>(draft) }
      const brought = { ...own, ...takes(id ? read(id) : {}, own) }
      const isBrought = JSON.stringify(brought) !== JSON.stringify(own)
      if (isBrought) keepDraft(draft, brought)
      return { draft, isBrought }
    },
    /** At once: another start may open in the next moment. What is undefined is forgotten. */
    note(change: { [name in keyof CreateDraft]: CreateDraft[name] | undefined }) {
      if (id && Object.keys(change).length > 0)
        localStorage.setItem(keyOf(id), JSON.stringify({ ...read(id), ...change }))
    },
  }
}
