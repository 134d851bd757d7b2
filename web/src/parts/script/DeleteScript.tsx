import { scriptRoutes } from '@octavo/contract/script'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { dropScript, refreshScripts } from '#api/script.queries.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'
import { Button } from '#ui/Button.tsx'
import { Trash2 } from '#ui/icons/index.ts'

/** The button that deletes a script, for 30 days with a way back. */
export function DeleteScript({ script }: { script: { id: string; title: string } }) {
  const cache = useQueryClient()
  const params = { id: script.id }
  const remove = () =>
    deleteWithUndo({
      done: 'Script deleted',
      hide: () => dropScript(cache, script.id),
      remove: () => call(scriptRoutes.remove, { params }),
      restore: () => call(scriptRoutes.restore, { params }),
      refresh: () => refreshScripts(cache),
    })
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Delete ${script.title}`}
      onClick={() => void remove()}
      className="px-2"
    >
      <Trash2 />
    </Button>
  )
}
