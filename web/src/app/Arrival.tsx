import { type ReactNode, useEffect } from 'react'
import { namePage } from './tab-title.ts'

let arrived = false

/** Around a page: names the tab, and after a navigation takes the focus to the page's heading, so that a reader hears where it is. */
export function Arrival({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    namePage(title)
    if (arrived) focusHeading()
    arrived = true
  }, [title])
  return children
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
}
