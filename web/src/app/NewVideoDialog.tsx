import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { Dialog } from '#ui/Dialog.tsx'
import { pageAt } from './pages.ts'

/** What one has, and the generator that starts from it. */
const STARTS = [
  ['A brand and a week to fill', '/production'],
  ['A brand and a trend', '/viral-generator'],
  ['A niche and a topic', '/viral-shorts'],
  ['A script to plan scene by scene', '/ai-video'],
  ['A link, or an avatar to speak it', '/topview-generator'],
  ['A finished script, one file now', '/real-viral-generator'],
  ['Just words', '/scripts'],
] as const

type NewVideoDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks what there is to start from and leads to the generator for it. */
export function NewVideoDialog({ open, onOpenChange }: NewVideoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New video" description="What do you have?">
      <ul className="-mx-2 grid">
        {STARTS.map(([have, path]) => (
          <li key={path}>
            <Link
              href={path}
              onClick={() => onOpenChange(false)}
              className="group flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken"
            >
              <span className="font-medium">{have}</span>
              <span className="ml-auto text-ink-2 text-sm max-sm:hidden">{pageAt(path)?.menu?.label}</span>
              <ChevronRight className="size-4 shrink-0 text-ink-3 transition-transform max-sm:ml-auto group-hover:translate-x-0.5" />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
