import { useEffect } from 'react'

const QUESTION = 'Leave without saving? Your changes will be lost.'
const dirtyForms = new Set<symbol>()

/** While `dirty`, leaving asks first: by a link inside, by closing the tab, by reloading. */
export function useUnsavedChanges(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const form = Symbol('dirty form')
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    dirtyForms.add(form)
    window.addEventListener('beforeunload', warn)
    return () => {
      dirtyForms.delete(form)
      window.removeEventListener('beforeunload', warn)
    }
  }, [dirty])
}

/** Whether a navigation inside may go on; asks if something is unsaved. */
export const mayLeave = (): boolean => dirtyForms.size === 0 || window.confirm(QUESTION)
