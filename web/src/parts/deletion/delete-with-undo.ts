import { sentenceOf } from '#api/call.ts'
import { toast } from '#ui/toast.ts'

type Deletion = {
  /** What is said when it is gone, such as "Script deleted". */
  done: string
  /** Takes it off the screen. */
  hide: () => void
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** Reads the lists anew. */
  refresh: () => Promise<unknown>
}

/** Deletes at once and offers Undo in the toast; what cannot be deleted comes back with the reason. */
export async function deleteWithUndo({ done, hide, remove, restore, refresh }: Deletion): Promise<void> {
  const failed = (error: unknown) =>
    toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' })
  const undo = () => void restore().catch(failed).finally(refresh)
  hide()
  try {
    await remove()
    toast({ title: done, description: 'It can be brought back for 30 days.', action: { label: 'Undo', onPress: undo } })
  } catch (error) {
    failed(error)
  }
  await refresh()
}
