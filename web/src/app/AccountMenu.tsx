import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { CreditCard, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from '#ui/icons/index.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#ui/Menu.tsx'
import { chooseTheme, type ThemeChoice, useTheme } from '#ui/theme.ts'
import { AccountTrigger } from './AccountTrigger.tsx'
import type { OpenCommand } from './useCommands.tsx'

const THEMES = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
]

export type AccountMenuProps = { onOpen: OpenCommand; startsOpen: boolean }

/** Who is signed in, plans, settings, theme, keys and the way out. */
export function AccountMenu({ onOpen, startsOpen }: AccountMenuProps) {
  const { data: account } = useAccount()
  const theme = useTheme()
  return (
    <Menu trigger={<AccountTrigger />} startsOpen={startsOpen} className="w-60">
      <div className="px-2.5 py-2 text-sm">
        <p className="truncate font-semibold">{`${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim()}</p>
        <p className="truncate text-ink-2">{account?.email}</p>
      </div>
      <MenuLine />
      <MenuItem asChild>
        <Link href="/pricing">
          <CreditCard />
          Plans
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href="/settings">
          <Settings />
          Settings
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => onOpen('keys')}>
        <Keyboard />
        Keyboard shortcuts
      </MenuItem>
      <MenuLine />
      <MenuLabel>Theme</MenuLabel>
      <MenuChoice value={theme} onChange={(choice) => chooseTheme(choice as ThemeChoice)} options={THEMES} />
      <MenuLine />
      <MenuItem asChild>
        <a href="/api/logout">
          <LogOut />
          Log out
        </a>
      </MenuItem>
    </Menu>
  )
}
