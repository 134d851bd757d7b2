import { Link, useLocation } from 'wouter'
import { PageHeader } from '#shared/PageHeader.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { COMING } from './coming-pages.ts'

/** An honest place for a screen that is not built yet: what it will do, and what works today. */
export default function Coming() {
  const [path] = useLocation()
  const coming = COMING[path]
  if (!coming) return null
  const [where, label] = coming.meanwhile
  return (
    <>
      <PageHeader title={coming.title} subtitle={coming.subtitle} />
      <Card>
        <EmptyState
          title="This screen is not built yet"
          hint={coming.willDo}
          action={
            <Link href={where} className={buttonStyle()}>
              {label}
            </Link>
          }
        />
      </Card>
    </>
  )
}
