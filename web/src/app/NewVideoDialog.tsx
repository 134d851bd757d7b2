import { Link } from 'wouter'
import { GENERATORS } from '#parts/generation/generators.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ChevronRight } from '#ui/icons/index.ts'

type NewVideoDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Asks what there is to start from and leads to the generator for it. */
export function NewVideoDialog({ open, onOpenChange }: NewVideoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New video" description="What do you want to make?">
      <ul className="-mx-2 grid">
        {GENERATORS.map(({ have, path, name }) => (
          <li key={path}>
            <Link
              href={path}
              onClick={() => onOpenChange(false)}
              className="group flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken"
            >
              <span className="font-medium">{sentence(have)}</span>
              <span className="ml-auto text-ink-2 text-sm max-sm:hidden">{name}</span>
              <ChevronRight className="size-4 shrink-0 text-ink-3 transition-transform max-sm:ml-auto group-hover:translate-x-0.5" />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
