import { Link } from 'wouter'
import { buttonStyle } from '#ui/Button.tsx'

/** No screen has this path. */
export default function NotFound() {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <div className="text-center">
        <h1 className="text-3xl">404 Page Not Found</h1>
        <p className="mt-2 text-ink-2">There is nothing at this address.</p>
        <Link href="/" className={buttonStyle({ className: 'mt-6' })}>
          Go to Home
        </Link>
      </div>
    </div>
  )
}
