import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { onNewVideo } from '#parts/generation/new-video.ts'
import { type Command, useShortcuts } from './shortcuts.ts'
import { useWarm } from './use-warm.ts'

export type OpenCommand = (command: Command) => void

const loadPalette = () => import('./CommandPalette.tsx').then((module) => module.CommandPalette)
const loadNewVideo = () => import('./NewVideoDialog.tsx').then((module) => module.NewVideoDialog)
const loadKeys = () => import('./KeysDialog.tsx').then((module) => module.KeysDialog)

/** The windows that any screen can call up, and how: returns them and the function that opens one. */
export function useCommands(): [dialogs: ReactNode, open: OpenCommand] {
  const [, go] = useLocation()
  const [command, setCommand] = useState<Command | null>(null)
  const Palette = useWarm(loadPalette, command === 'palette')
  const NewVideo = useWarm(loadNewVideo, command === 'new-video')
  const Keys = useWarm(loadKeys, command === 'keys')
  const close = useCallback(() => setCommand(null), [])
  const onOpenChange = (open: boolean) => !open && close()
  useShortcuts(setCommand, go)
  useEffect(() => onNewVideo(() => setCommand('new-video')), [])
  const dialogs = (
    <>
      {command === 'palette' && Palette && <Palette onClose={close} onCommand={setCommand} />}
      {NewVideo && <NewVideo open={command === 'new-video'} onOpenChange={onOpenChange} />}
      {Keys && <Keys open={command === 'keys'} onOpenChange={onOpenChange} />}
    </>
  )
  return [dialogs, setCommand]
}
