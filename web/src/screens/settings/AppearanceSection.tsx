import { Card, CardHead } from '#ui/Card.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { chooseTheme, type ThemeChoice, useTheme } from '#ui/theme.ts'

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
]

/** How this browser shows the studio. */
export function AppearanceSection() {
  const theme = useTheme()
  return (
    <Card>
      <CardHead title="Appearance" hint="Of this browser alone." />
      <Segmented label="Theme" value={theme} onChange={chooseTheme} options={THEMES} className="w-fit" />
      <p className="mt-4 text-ink-2 text-sm">
        Keys are listed under <Kbd>?</Kbd> and in the account menu; shortcuts of a single key can be switched off there.
      </p>
    </Card>
  )
}
