import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { useStats } from '#api/stats.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { chooseTheme, type ThemeChoice, useTheme } from '#ui/theme.ts'

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
]

type SettingsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What belongs to the account and this browser, and which service does which work. */
export function SettingsDialog({ open, onOpenChange }: SettingsDialogProps) {
  const { data: account } = useAccount()
  const { data: stats } = useStats()
  const theme = useTheme()
  const facts = [
    ['Signed in as', account?.email],
    ['Time zone', account?.timeZone],
    ['Currency', account?.currency],
    ...(stats?.capabilities.map(({ name, provider }) => [name, provider]) ?? []),
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Settings"
      footer={
        <Link href="/reset-password" className={buttonStyle()}>
          Change password
        </Link>
      }
    >
      <p className="mb-1.5 font-medium text-sm">Theme</p>
      <Segmented label="Theme" value={theme} onChange={chooseTheme} options={THEMES} className="inline-flex" />
      <dl className="mt-5 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="truncate font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
