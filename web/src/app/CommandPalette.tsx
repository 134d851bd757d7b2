import { brandRoutes } from '@octavo/contract/brand'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { useQuery } from '@tanstack/react-query'
import { Command as Cmdk } from 'cmdk'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { queryOf } from '#api/call.ts'
import { contactName, useFoundContacts } from '#api/contact.queries.ts'
import {
  ArrowRight,
  Clapperboard,
  FileText,
  Keyboard,
  LogOut,
  type LucideIcon,
  Moon,
  Play,
  Plus,
  Sun,
  Tags,
  UserRound,
} from '#ui/icons/index.ts'
import { chooseTheme } from '#ui/theme.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { PLACES, pagesOf } from './pages.ts'
import type { Command } from './shortcuts.ts'

type PaletteProps = { onClose: () => void; onCommand: (command: Command) => void }
/** One line: `id` keeps two of the same name apart, `find` holds other words for it. */
type Line = { id: string; label: string; icon: LucideIcon; note?: string; find?: string; run: () => void }

/** They say nothing about what is looked for. */
const SMALL = new Set(['a', 'an', 'the', 'my', 'to', 'of', 'in', 'on', 'for', 'and', 'i', 'how', 'do'])

/** Every word typed must stand in the line; at the start of a word counts more than inside one. */
export function rank(line: string, typed: string): number {
  const text = ` ${line.toLowerCase()}`
  const all = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const telling = all.filter((word) => !SMALL.has(word))
  const words = telling.length > 0 ? telling : all
  if (!words.every((word) => text.includes(word))) return 0
  return words.every((word) => text.includes(` ${word}`)) ? 1 : 0.5
}

/** What people look for that is a part of a page. */
const DEEDS: readonly (readonly [path: string, label: string, find: string])[] = [
  ['/settings#security', 'Change password', 'security sign in log in'],
  ['/settings#account', 'Change name, email or time zone', 'profile phone country account'],
  ['/settings#mail', 'Change who mail comes from', 'sender from reply address'],
  ['/settings#channels', 'Add or change a channel', 'publish youtube tiktok instagram facebook'],
  ['/settings#services', 'See which services and keys work', 'api key providers voice model'],
  ['/settings#data', 'Export or delete everything', 'download data gdpr backup close account remove'],
  ['/brands?brand=new', 'Add a brand', 'new business logo color'],
  ['/viral-loop?tab=crm', 'Import contacts', 'csv people customers add list'],
  ['/media', 'Upload photos, clips or music', 'add picture image file'],
  ['/library', 'Publish or download a film', 'share post video'],
  ['/library', 'Change a film or speak it yourself', 'edit own voice record microphone narration words cut'],
  ['/pricing', 'Get more credits', 'buy upgrade price plan'],
  ['/master-control', 'Stop all work', 'emergency halt pause cancel'],
]

/** Search over pages, actions, brands, videos, scripts and, by the server, contacts. */
export function CommandPalette({ onClose, onCommand }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const sections = useSections(onCommand, typed)
  return (
    <Cmdk.Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      label="Search or jump to"
      filter={rank}
      overlayClassName="fixed inset-0 z-50 bg-black/50"
      contentClassName="fixed left-1/2 top-[14vh] z-60 w-[min(94vw,36rem)] -translate-x-1/2 overflow-hidden rounded-xl border border-line bg-raised shadow-3"
    >
      <Cmdk.Input
        autoFocus
        value={typed}
        onValueChange={setTyped}
        placeholder="Type a page, a brand, a contact or an action"
        className="h-12 w-full border-line border-b bg-transparent px-4 text-base outline-none placeholder:text-ink-3"
      />
      <Cmdk.List className="max-h-96 overflow-y-auto p-1.5 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-xs">
        <Cmdk.Empty className="p-6 text-center text-ink-2 text-sm">
          No results. Try “brand”, “publish” or “settings”.
        </Cmdk.Empty>
        {sections.map(([heading, lines]) => (
          <Cmdk.Group key={heading} heading={heading}>
            {lines.map((line) => (
              <PaletteLine key={line.id} line={line} onClose={onClose} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
    </Cmdk.Dialog>
  )
}

function PaletteLine({
  line: { id, label, icon: Icon, note, find = '', run },
  onClose,
}: {
  line: Line
  onClose: () => void
}) {
  const choose = () => {
    onClose()
    run()
  }
  return (
    <Cmdk.Item
      value={`${label} ${find} ${id}`}
      onSelect={choose}
      className="flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-ink-2 text-sm tap data-[selected=true]:bg-sunken data-[selected=true]:text-ink"
    >
      <Icon className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{label}</span>
      {note && <span className="ml-auto shrink-0 text-ink-3 text-xs">{note}</span>}
    </Cmdk.Item>
  )
}

/** The headings with their lines; empty ones are left out. */
function useSections(onCommand: (command: Command) => void, typed: string): (readonly [string, Line[]])[] {
  const [, go] = useLocation()
  const brands = useQuery(queryOf(brandRoutes.list)).data ?? []
  const videos = useQuery(queryOf(videoRoutes.library)).data ?? []
  const scripts = useQuery(queryOf(scriptRoutes.list)).data?.scripts ?? []
  const contacts = useContactLines(typed, go)
  const to = (path: string) => () => go(path)

  const pages = PLACES.flatMap(({ name }) =>
    pagesOf(name).map(
      ({ path, menu: { label, icon, find } }): Line => ({ id: path, label, icon, note: name, find, run: to(path) }),
    ),
  )
  const actions: Line[] = [
    { id: 'new', label: 'New video', icon: Plus, note: 'N', run: () => onCommand('new-video') },
    ...brands
      .filter((brand) => !brand.sample)
      .map(({ id, name }) => ({
        id: `week-${id}`,
        label: `Generate week for ${name}`,
        icon: Clapperboard,
        run: to(`/production?brand=${id}`),
      })),
    ...DEEDS.map(([path, label, find]) => ({ id: label, label, find, icon: ArrowRight, run: to(path) })),
    { id: 'light', label: 'Use light theme', icon: Sun, run: () => chooseTheme('light') },
    { id: 'dark', label: 'Use dark theme', icon: Moon, run: () => chooseTheme('dark') },
    { id: 'keys', label: 'Keyboard shortcuts', icon: Keyboard, note: '?', run: () => onCommand('keys') },
    { id: 'logout', label: 'Log out', icon: LogOut, run: () => location.assign('/api/logout') },
  ]
  const sections = [
    ['Pages', pages] as const,
    ['Actions', actions] as const,
    [
      'Brands',
      brands.map(({ id, name, niche, sample }) => ({
        id,
        label: name,
        note: sample ? 'Sample' : niche,
        icon: Tags,
        run: to(`/brands?brand=${id}`),
      })),
    ] as const,
    [
      'Videos',
      videos.map(({ id, title, sample }) => ({
        id,
        label: title,
        icon: Play,
        run: to(`/library?video=${id}`),
        ...(sample && { note: 'Sample' }),
      })),
    ] as const,
    [
      'Scripts',
      scripts.map(({ id, title }) => ({ id, label: title, icon: FileText, run: to(`/scripts?script=${id}`) })),
    ] as const,
    ['Contacts', contacts] as const,
  ]
  return sections.filter(([, lines]) => lines.length > 0)
}

const SEARCH_REST_MS = 250

/** Contacts may be a million, so the server looks for them when typing rests. What it found is ranked by what it looked in. */
function useContactLines(typed: string, go: (path: string) => void): Line[] {
  const { data = [] } = useFoundContacts(useDebounced(typed.trim(), SEARCH_REST_MS))
  return data.map((contact) => ({
    id: `${contact.phone} ${contact.id}`,
    label: `${contactName(contact)}, ${contact.email}`,
    icon: UserRound,
    run: () => go(`/viral-loop?tab=crm&contact=${contact.id}`),
  }))
}
