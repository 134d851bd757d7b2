import { Link } from 'wouter'
import { Button } from '#ui/Button.tsx'
import { ChevronDown } from '#ui/icons/index.ts'
import { Menu, MenuItem, MenuLabel } from '#ui/Menu.tsx'

/** The screens that start from finished words; each fills itself from `?script=`. */
const USES = [
  ['Script to video', '/real-viral-generator'],
  ['Avatar video', '/topview-generator'],
  ['AI video', '/ai-video'],
] as const

type UseScriptMenuProps = { script: { id: string; title: string }; className?: string }

/** Hands a script on to a generator. */
export function UseScriptMenu({ script, className }: UseScriptMenuProps) {
  const trigger = (
    <Button size="sm" {...(className && { className })}>
      Use in...
      <span className="sr-only">: {script.title}</span>
      <ChevronDown />
    </Button>
  )
  return (
    <Menu trigger={trigger} align="start">
      <MenuLabel>Opens with this script filled in</MenuLabel>
      {USES.map(([label, path]) => (
        <MenuItem key={path} asChild>
          <Link href={`${path}?script=${script.id}`}>{label}</Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
