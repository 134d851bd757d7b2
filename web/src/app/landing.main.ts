import './styles.css'
import { keepEarlyClick } from './early-click.ts'

keepEarlyClick()

// The page is drawn before it comes alive: what makes it so is not to be waited for by what it shows.
const comeAlive = () => void import('./landing.alive.tsx')
if (document.readyState === 'complete') comeAlive()
else addEventListener('load', comeAlive, { once: true })
