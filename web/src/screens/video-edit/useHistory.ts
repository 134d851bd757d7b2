import type { FilmChanges } from '@octavo/contract/edit'
import { useEffect, useEffectEvent, useState } from 'react'
import { changed, type History, redone, startedWith, undone } from './edit-history.rules.ts'

/** The changes with their way back; Ctrl+Z and Shift+Ctrl+Z go it from anywhere on the screen. */
export function useHistory(start: FilmChanges, isLocked: boolean) {
  const [history, setHistory] = useState<History>(() => startedWith(start))
  const undo = () => setHistory(undone)
  const redo = () => setHistory(redone)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isLocked || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const act = KEYS[`${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`]
    if (!act) return
    event.preventDefault()
    if (act === 'undo') undo()
    else redo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return {
    changes: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    /** `field` names what is changed, so that what is typed in one go is one step. */
    change: (field: string, next: (changes: FilmChanges) => FilmChanges) =>
      setHistory((old) => changed(old, next(old.now), field, Date.now())),
  }
}

const KEYS: Readonly<Record<string, 'undo' | 'redo'>> = { z: 'undo', 'shift+z': 'redo', y: 'redo' }
