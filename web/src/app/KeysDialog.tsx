import type { ReactNode } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { Switch } from '#ui/Switch.tsx'
import { COMMAND_KEYS, GO_KEYS, setSingleKeys, useSingleKeys } from './shortcuts.ts'

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The list of keys, and the switch that turns single keys off. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const on = useSingleKeys()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid gap-2 text-sm">
        <Row what="Search or jump to" keys={<Keys names={['Ctrl', 'K']} />} />
        {Object.entries(COMMAND_KEYS).map(([key, { label }]) => (
          <Row key={key} what={label} keys={<Keys names={[key.toUpperCase()]} />} />
        ))}
        {Object.entries(GO_KEYS).map(([key, { label }]) => (
          <Row key={key} what={label} keys={<Keys names={['G', key.toUpperCase()]} />} />
        ))}
        <Row what="Go to the notification" keys={<Keys names={['F8']} />} />
      </dl>
      <div className="mt-5 flex items-center justify-between gap-4 border-line border-t pt-5">
        <label htmlFor="single-keys" className="text-sm">
          Shortcuts of a single key
        </label>
        <Switch id="single-keys" checked={on} onChange={setSingleKeys} />
      </div>
    </Dialog>
  )
}

const Row = ({ what, keys }: { what: string; keys: ReactNode }) => (
  <div className="flex items-center justify-between gap-4">
    <dt className="text-ink-2">{what}</dt>
    <dd>{keys}</dd>
  </div>
)

const Keys = ({ names }: { names: readonly string[] }) => (
  <span className="flex gap-1">
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
  </span>
)
