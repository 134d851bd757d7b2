import { useEffect, useRef } from 'react'

export type RideKeys = Record<'next' | 'back' | 'approve' | 'edit' | 'subject' | 'play' | 'undo' | 'close', () => void>

const KEYS: Readonly<Record<string, keyof RideKeys>> = {
  arrowdown: 'next',
  arrowright: 'next',
  arrowup: 'back',
  arrowleft: 'back',
  a: 'approve',
  e: 'edit',
  s: 'subject',
  ' ': 'play',
  z: 'undo',
  escape: 'close',
}

/** The keys of a ride, while nobody writes and no dialog is open. A button that has the focus keeps its space, a slider its arrows. */
export function useRideKeys(isOn: boolean, does: RideKeys) {
  const latest = useRef(does)
  latest.current = does
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const key = event.key.toLowerCase()
      const name = KEYS[key]
      if (!name || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      const on = target instanceof HTMLElement ? target : document.body
      if (on.closest('textarea, input:not([type=range]), [role=dialog]')) return
      if (key.startsWith('arrow') && on.matches('input')) return
      if (key === ' ' && on.closest('button, a')) return
      event.preventDefault()
      // The app's own single keys must not hear what was meant for the film.
      event.stopImmediatePropagation()
      latest.current[name]()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [isOn])
}
