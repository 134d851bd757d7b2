import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepReferral, tellReferral } from '#api/visit.ts'
import Landing from '#screens/landing/Landing.tsx'
import { earlyClick } from './early-click.ts'

keepReferral(location.search)
tellReferral(location.search)

/** Does what was clicked before anything could answer. */
function AliveLanding() {
  useEffect(() => earlyClick()?.click(), [])
  return <Landing />
}

const root = document.getElementById('root')
// As a transition it comes alive in small slices, between which a phone can answer a touch.
if (root) startTransition(() => void hydrateRoot(root, <AliveLanding />))
