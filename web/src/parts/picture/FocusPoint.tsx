import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { type Crop, cropOf, MIDDLE, movedBy, type Point, placedAt } from './crop.rules.ts'

type FocusPointProps = {
  src: string
  /** What stays in view: parts of the picture's width and height; the middle if not given. */
  focus?: Point | undefined
  onChange: (focus: Point) => void
  /** The frames whose edges are shown; both if not given. */
  shapes?: readonly ShapeName[]
}

const SHAPES = {
  short: { label: '9:16', shape: 9 / 16, edge: 'border-dashed' },
  long: { label: '16:9', shape: 16 / 9, edge: 'border-dotted' },
} as const
export type ShapeName = keyof typeof SHAPES
const BOTH: readonly ShapeName[] = ['short', 'long']

const STEP = 0.02
const LEAP = 0.1
const percent = (part: number): string => `${Math.round(part * 100)} %`

/** The point of a picture that films keep in view, by click or arrow keys, with what each shape of film shows of it. */
export function FocusPoint({ src, focus = MIDDLE, onChange, shapes = BOTH }: FocusPointProps) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const byKey = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, focus, event.shiftKey ? LEAP : STEP)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  const byClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and the space bar click too, and point at nothing.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(placedAt({ x: (clientX - left) / width, y: (clientY - top) / height }))
  }
  return (
    <div className="flex justify-center overflow-hidden rounded-lg border border-line bg-sunken">
      <button
        type="button"
        aria-label={`Focus point: ${percent(focus.x)} from the left, ${percent(focus.y)} from the top. Arrow keys move it.`}
        onClick={byClick}
        onKeyDown={byKey}
        className="relative cursor-crosshair focus-visible:outline-2 focus-visible:outline-ring focus-visible:-outline-offset-2"
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          className="max-h-[50dvh] w-auto"
        />
        {size && shapes.map((name) => <Frame key={name} name={name} crop={cropOf(size, SHAPES[name].shape, focus)} />)}
        <span
          aria-hidden="true"
          className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute size-5 rounded-full border-2 border-white bg-black/30 shadow-[0_0_0_1.5px_rgb(0_0_0/0.7)]"
          style={{ left: percent(focus.x), top: percent(focus.y) }}
        />
      </button>
    </div>
  )
}

function Frame({ name, crop }: { name: ShapeName; crop: Crop }) {
  const { label, edge } = SHAPES[name]
  return (
    <span
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.55),inset_0_0_0_1px_rgb(0_0_0/0.55)]',
        edge,
      )}
      style={{ left: percent(crop.x), top: percent(crop.y), width: percent(crop.w), height: percent(crop.h) }}
    >
      <span
        className={cn(
          'num absolute left-0 bg-black/75 px-1 py-0.5 font-medium text-[0.6875rem] text-white',
          name === 'short' ? 'top-0' : 'bottom-0',
        )}
      >
        {label}
      </span>
    </span>
  )
}
