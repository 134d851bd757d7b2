import { paletteOf, type SwatchName } from '@octavo/renderer/draw'

const NAMES: Record<SwatchName, { title: string; use: string }> = {
  ground: { title: 'Ground', use: 'Behind everything, with highlights' },
  ink: { title: 'Ink', use: 'Words on the ground' },
  muted: { title: 'Muted', use: 'Quiet words' },
  accent: { title: 'Accent', use: 'Your colour, with its words' },
  second: { title: 'Second', use: 'Its companion' },
  card: { title: 'Card', use: 'Plates and light scenery' },
}

/** The colors that films take from the primary color, each with what is written on it and how well that reads. */
export default function ColorSystem({ color }: { color: string }) {
  return (
    <div className="sm:col-span-2">
      <p className="mb-1.5 font-medium text-sm">Colours of its films</p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {paletteOf(color).map(({ name, fill, ink, ratio }) => (
          <li
            key={name}
            style={{ background: fill, color: ink }}
            className="rounded-md border border-line px-3 py-2 text-sm"
          >
            <span className="flex items-baseline justify-between gap-2">
              <b className="font-semibold">{NAMES[name].title}</b>
              <span className="num">{ratio.toFixed(1)}:1</span>
            </span>
            <span className="block text-xs">{NAMES[name].use}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-2 text-sm">
        Moved no further from your colour than it takes: words read at 4.5:1 or better on each.
      </p>
    </div>
  )
}
