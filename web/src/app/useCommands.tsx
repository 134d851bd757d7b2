import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { onNewVideo } from '#shared/new-video.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { NewVideoDialog } from './NewVideoDialog.tsx'
import { type Command, useShortcuts } from './shortcuts.ts'

export type OpenCommand = (command: Command) => void

const WARM_AFTER_MS = 1500
const loadPalette = () => import('./CommandPalette.tsx').then((module) => module.CommandPalette)
type Palette = Awaited<ReturnType<typeof loadPalette>>

/** The windows that any screen can call up, and how: returns them and the function that opens one. */
export function useCommands(): [dialogs: ReactNode, open: OpenCommand] {
  const [, go] = useLocation()
  const [command, setCommand] = useState<Command | null>(null)
  const Palette = usePalette(command === 'palette')
  const close = useCallback(() => setCommand(null), [])
  const onOpenChange = (open: boolean) => !open && close()
  useShortcuts(setCommand, go)
  useEffect(() => onNewVideo(() => setCommand('new-video')), [])
  const dialogs = (
    <>
      {command === 'palette' && Palette && <Palette onClose={close} onCommand={setCommand} />}
      <NewVideoDialog open={command === 'new-video'} onOpenChange={onOpenChange} />
      <KeysDialog open={command === 'keys'} onOpenChange={onOpenChange} />
    </>
  )
  return [dialogs, setCommand]
}

/** Not lazy(): Suspense holds a reveal back, and the first letters typed into the palette would be lost. */
function usePalette(wanted: boolean): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null)
  useEffect(() => {
    if (palette) return
    const load = () => void loadPalette().then((loaded) => setPalette(() => loaded))
    if (wanted) return load()
    const timer = setTimeout(load, WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted, palette])
  return palette
}
