import type { Tone } from './Badge.tsx'

const RADIUS = 52
const LENGTH = Math.PI * RADIUS
const ARC = `M12 66a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0`

type GaugeProps = { label: string; value: number; tone: Tone }

/** A share of 100 as a half ring with the figure in its middle. */
export function Gauge({ label, value, tone }: GaugeProps) {
  const stroke = tone === 'neutral' ? 'var(--ink-3)' : `var(--${tone})`
  return (
    <svg viewBox="0 0 128 78" className="w-full max-w-44" role="img" aria-label={`${label}: ${value}%`}>
      <path d={ARC} fill="none" stroke="var(--sunken)" strokeWidth="10" strokeLinecap="round" />
      <path
        d={ARC}
        fill="none"
        stroke={stroke}
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray={`${(Math.min(100, value) / 100) * LENGTH} ${LENGTH}`}
      />
      <text x="64" y="62" textAnchor="middle" className="display num fill-ink text-2xl">
        {value}%
      </text>
    </svg>
  )
}
