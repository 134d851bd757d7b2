import { NotifyMe } from '#parts/generation/NotifyMe.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { useNotifications } from '#ui/notify.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { chooseTheme, type ThemeChoice, useTheme } from '#ui/theme.ts'

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

/** How this browser shows the studio. */
export function AppearanceSection() {
  const theme = useTheme()
  return (
    <Card>
      <CardHead title="Appearance" hint="Only in this browser." />
      <Segmented label="Theme" value={theme} onChange={chooseTheme} options={THEMES} className="w-fit" />
      <Notifications />
      <p className="mt-4 text-ink-2 text-sm">
        Keys are listed under <Kbd>?</Kbd> and in the account menu; shortcuts of a single key can be switched off there.
      </p>
    </Card>
  )
}

const NOTIFICATIONS = {
  granted: 'This browser tells you when films are ready while you are elsewhere.',
  default: 'Get told when films are ready while you are elsewhere.',
  denied:
    'Notifications are blocked for this site. Allow them in the browser’s settings to be told when films are ready.',
  impossible: 'Notifications need https, or localhost.',
} as const

function Notifications() {
  const allowed = useNotifications()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-ink-2 text-sm">
      <p className="min-w-0 flex-1 basis-64">{NOTIFICATIONS[allowed]}</p>
      <NotifyMe />
    </div>
  )
}
