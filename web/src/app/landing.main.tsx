import { hydrateRoot } from 'react-dom/client'
import { keepReferral } from '#api/visit.ts'
import Landing from '#screens/landing/Landing.tsx'
import './styles.css'

keepReferral(location.search)
const root = document.getElementById('root')
if (root) hydrateRoot(root, <Landing />)
