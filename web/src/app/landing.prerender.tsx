import { renderToString } from 'react-dom/server'
import Landing from '#screens/landing/Landing.tsx'

/** The landing page as HTML, for `landing.html`. */
export const landingHtml = () => renderToString(<Landing />)
