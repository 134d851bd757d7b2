import { Button } from '#ui/Button.tsx'
import { askToNotify, useNotifications } from '#ui/notify.ts'

/** Asks once whether the browser may say when films are ready; gone once that is answered, and where it can't. */
export function NotifyMe() {
  if (useNotifications() !== 'default') return null
  return (
    <Button size="sm" variant="ghost" onClick={() => void askToNotify()}>
      Notify me when it’s done
    </Button>
  )
}
