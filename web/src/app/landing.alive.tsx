import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepReferral, tellReferral } from '#api/visit.ts'
import Landing from '#screens/landing/Landing.tsx'

keepReferral(location.search)
tellReferral(location.search)
const root = document.getElementById('root')
// As a transition it comes alive in small slices, between which a phone can answer a touch.
if (root) startTransition(() => void hydrateRoot(root, <Landing />))
