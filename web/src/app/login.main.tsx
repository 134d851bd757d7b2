import { createRoot } from 'react-dom/client'
import { Login } from '#screens/login/Login.tsx'
import './styles.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Login />)
