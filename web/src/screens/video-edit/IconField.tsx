import { messages } from '@octavo/contract/messages'
import { type Canvas2D, iconNames, iconWords, paintIcon } from '@octavo/renderer/draw'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/Field.tsx'
import { fieldStyle, Input } from '#ui/Input.tsx'
import { ChevronDown } from '#ui/icons/index.ts'
import { Popover } from '#ui/Popover.tsx'
import { useTheme } from '#ui/theme.ts'
import { foundIcons } from './icon-search.rules.ts'
import type { SceneFieldProps } from './scene-fields.rules.ts'
import { withWord, wordAt } from './scene-fields.rules.ts'

const SIDE = 32
/** So many are drawn at once; who looks for another writes what it is. */
const SHOWN = 60
const ICONS = iconNames.map((name) => ({ name, words: iconWords[name] ?? [name] }))

/** Which drawing a scene shows; a hook may go without. */
export function IconField({ words, change, problemOf }: SceneFieldProps) {
  const [open, setOpen] = useState(false)
  const icon = wordAt(words, 'icon')
  const optional = words.kind === 'hook'
  const choose = (name: string) => {
    change(withWord(words, { name: 'icon', label: 'Icon', most: 99, ...(optional && { optional }) }, name), 'icon')
    setOpen(false)
  }
  return (
    <Field label="Icon" error={problemOf('icon')}>
      {(aria) => (
        <div className="flex gap-2">
          <Popover
            open={open}
            onOpenChange={setOpen}
            label="Icons"
            className="w-80 max-w-[calc(100vw-1.5rem)] p-3"
            trigger={
              <button type="button" {...aria} className={cn(fieldStyle, 'flex h-12 w-56 items-center gap-3 text-left')}>
                {icon ? <Drawing name={icon} /> : null}
                <span className="flex-1 truncate">{icon || 'None'}</span>
                <ChevronDown className="size-4 text-ink-3" />
              </button>
            }
          >
            <IconGrid chosen={icon} onChoose={choose} />
          </Popover>
          {optional && icon && (
            <Button variant="ghost" className="h-12" onClick={() => choose('')}>
              Without
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

function IconGrid({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) {
  const [sought, setSought] = useState('')
  const found = foundIcons(ICONS, sought)
  return (
    <div className="grid gap-2">
      <Input
        aria-label="Look for an icon"
        placeholder="Look for an icon"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p role="status" className="num text-ink-3 text-xs">
        {found.length === 0 ? messages.edit.nothingFound : `${found.length} of ${ICONS.length}`}
      </p>
      <div className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto">
        {found.slice(0, SHOWN).map((name) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className={cn(
              'grid aspect-square place-items-center rounded-md hover:bg-sunken',
              name === chosen && 'bg-sunken ring-1 ring-ink ring-inset',
            )}
          >
            <Drawing name={name} />
          </button>
        ))}
      </div>
    </div>
  )
}

/** An icon in the colors of the page. */
export function Drawing({ name }: { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors come from the theme
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!canvas.current || !ctx) return
    const tone = (variable: string) => getComputedStyle(document.documentElement).getPropertyValue(variable)
    ctx.setTransform(2, 0, 0, 2, SIDE, SIDE)
    ctx.clearRect(-SIDE, -SIDE, 2 * SIDE, 2 * SIDE)
    paintIcon(ctx as Canvas2D, name, SIDE, {
      main: tone('--ink'),
      soft: tone('--make'),
      dark: tone('--ink-2'),
      ground: tone('--surface'),
    })
  }, [name, theme])
  return <canvas ref={canvas} width={2 * SIDE} height={2 * SIDE} className="size-8" aria-hidden />
}
