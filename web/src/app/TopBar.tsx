import { analyticsRoutes } from '@octavo/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { queryOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { Plus, Search } from '#ui/icons/index.ts'
import { Kbd } from '#ui/Kbd.tsx'
import { Mark } from '#ui/Mark.tsx'
import { AccountTrigger } from './AccountTrigger.tsx'
import { useWarm } from './use-warm.ts'
import type { OpenCommand } from './useCommands.tsx'

const loadMenu = () => import('./AccountMenu.tsx').then((module) => module.AccountMenu)

/** Search, credits, New video and the account, above every screen. */
export function TopBar({ onOpen }: { onOpen: OpenCommand }) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-bg/92 px-4 backdrop-blur-md lg:px-8">
      <Link href="/" className="flex items-center gap-2 font-bold font-display tap lg:hidden">
        <Mark />
        <span className="max-sm:sr-only">Octavo</span>
      </Link>
      <button
        type="button"
        onClick={() => onOpen('palette')}
        className="flex h-9 w-full max-w-72 items-center gap-2 rounded-md border border-line bg-surface px-3 text-ink-2 text-sm transition-colors tap hover:border-line-strong max-lg:ml-auto max-lg:w-9 max-lg:justify-center max-lg:px-0 max-lg:pointer-coarse:w-11"
      >
        <Search className="size-4 shrink-0 text-ink-3" />
        <span className="max-lg:sr-only">Search or jump to</span>
        <span className="ml-auto flex gap-1 max-lg:hidden">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <div className="flex items-center gap-1.5 lg:ml-auto">
        <CreditsLeft />
        <Button onClick={() => onOpen('new-video')} className="max-sm:px-2.5">
          <Plus />
          <span className="max-sm:sr-only">New video</span>
        </Button>
        <Account onOpen={onOpen} />
      </div>
    </header>
  )
}

function Account({ onOpen }: { onOpen: OpenCommand }) {
  const [pressed, setPressed] = useState(false)
  const Menu = useWarm(loadMenu, pressed)
  return Menu ? (
    <Menu onOpen={onOpen} startsOpen={pressed} />
  ) : (
    <AccountTrigger aria-haspopup="menu" onClick={() => setPressed(true)} />
  )
}

function CreditsLeft() {
  const { data } = useQuery(queryOf(analyticsRoutes.stats))
  if (!data) return null
  return (
    <Link
      href="/pricing"
      className="num flex h-9 items-center gap-1 whitespace-nowrap rounded-md px-2.5 text-ink-2 text-sm hover:bg-sunken hover:text-ink max-sm:hidden"
    >
      <b className="font-semibold text-ink">{data.creditsRemaining.toLocaleString('en')}</b> credits left
    </Link>
  )
}
