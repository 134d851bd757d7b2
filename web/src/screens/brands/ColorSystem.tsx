import { paletteOf, type SwatchName } from '@octavo/renderer/draw'

const NAMES: Record<SwatchName, { title: string; use: string }> = {
  paper: { title: 'Paper', use: 'The lightest ground' },
  soft: { title: 'Soft', use: 'A light ground' },
  brand: { title: 'Your color', use: 'Accents and loud grounds' },
  partner: { title: 'Neighbor', use: 'The accent beside yours' },
  deep: { title: 'Deep', use: 'A dark ground' },
  night: { title: 'Night', use: 'The darkest ground' },
}

/** The colors that films take from the primary color, each with what is written on it and how well that reads. */
export default function ColorSystem({ color }: { color: string }) {
  return (
    <div className="sm:col-span-2">
      <p className="mb-1.5 font-medium text-sm">Colors of its films</p>
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
      <p className="mt-1.5 text-ink-2 text-sm">Each look uses some of them. Words always read at 4.5:1 or better.</p>
    </div>
  )
}
