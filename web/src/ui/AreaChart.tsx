import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'

export type Series = {
  name: string
  values: readonly number[]
  /** An earlier time, for comparison. */
  dashed?: boolean
  /** The point's own name where it is another than the axis says. */
  labels?: readonly string[]
}

type AreaChartProps = {
  /** What is shown, for who does not see it. */
  title: string
  labels: readonly string[]
  series: readonly Series[]
  format?: (value: number) => string
  height?: number
}

const COLORS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)']
const MARGIN = { top: 8, right: 4, bottom: 26, left: 38 }
const FIRST_WIDTH = 280
const LABEL_WIDTH = 72
const GRIDLINES = 4

const plain = (value: number) => value.toLocaleString('en')
const short = (value: number) => (value >= 1000 ? `${value / 1000}k` : String(value))

/** A line over time, the first of them filled. It is read point by point with the pointer or the arrow keys; its figures stand in a hidden table too. */
export function AreaChart({ title, labels, series, format = plain, height = 232 }: AreaChartProps) {
  const id = useId()
  const [box, width] = useWidth()
  const [at, setAt] = useState<number | null>(null)
  const last = labels.length - 1
  const shape = useMemo(() => shapeOf(series, labels.length, width, height), [series, labels.length, width, height])
  const pick = ({ clientX, currentTarget }: PointerEvent) => {
    const { left } = currentTarget.getBoundingClientRect()
    setAt(Math.max(0, Math.min(last, Math.round(shape.x.invert(clientX - left)))))
  }
  const read = (index: number) =>
    series
      .map((one) => `${one.labels?.[index] ?? labels[index]}: ${format(one.values[index] ?? 0)} ${one.name}`)
      .join(', ')
  return (
    <div
      ref={box}
      className="relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
      onPointerMove={pick}
      onPointerLeave={() => setAt(null)}
    >
      <svg width={width} height={height} className="block" aria-hidden>
        <Fill id={id} />
        <Grid shape={shape} width={width} height={height} labels={labels} />
        {shape.paths.map(({ key, filled, top, dashed }, index) => (
          <g key={key}>
            {index === 0 && <path d={filled} fill={`url(#${id})`} />}
            <path
              d={top}
              fill="none"
              stroke={COLORS[index]}
              strokeWidth="2"
              strokeLinecap="round"
              strokeDasharray={dashed ? '3 5' : undefined}
            />
          </g>
        ))}
        {at !== null && <Cursor shape={shape} series={series} at={at} height={height} />}
      </svg>
      <input
        type="range"
        aria-label={title}
        aria-valuetext={read(at ?? last)}
        min={0}
        max={last}
        value={at ?? last}
        onChange={(event) => setAt(Number(event.target.value))}
        onFocus={() => setAt((now) => now ?? last)}
        onBlur={() => setAt(null)}
        className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
      />
      {at !== null && <Tip left={shape.x(at)} width={width} {...{ at, labels, series, format }} />}
      {/* A table of its own keeps its height, however much is hidden. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th>When</th>
              {series.map(({ name }) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
              <tr key={index}>
                <th>{label}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{format(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The lines of a chart, as named swatches for a card's head. */
export const Legend = ({ series }: { series: readonly Pick<Series, 'name' | 'dashed'>[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
    {series.map(({ name, dashed }, index) => (
      <li key={name} className="flex items-center gap-1.5">
        <svg width="16" height="4" aria-hidden>
          <path d="M1 2h14" stroke={COLORS[index]} strokeWidth="2.5" strokeDasharray={dashed ? '3 3' : undefined} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useLayoutEffect(() => {
    const measure = () => setWidth(box.current?.clientWidth || FIRST_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}

type Shape = ReturnType<typeof shapeOf>

function shapeOf(series: readonly Series[], points: number, width: number, height: number) {
  const most = Math.max(GRIDLINES, ...series.flatMap(({ values }) => values))
  const bottom = height - MARGIN.bottom
  const y = scaleLinear([0, most], [bottom, MARGIN.top]).nice(GRIDLINES)
  const x = scaleLinear([0, Math.max(1, points - 1)], [MARGIN.left, width - MARGIN.right])
  const at = (_: number, index: number) => x(index)
  const paths = series.map(({ name, values, dashed }) => ({
    key: name,
    dashed,
    filled: area<number>(at, bottom, (value) => y(value)).curve(curveMonotoneX)([...values]) ?? '',
    top: line<number>(at, (value) => y(value)).curve(curveMonotoneX)([...values]) ?? '',
  }))
  return { x, y, ticks: y.ticks(GRIDLINES).filter(Number.isInteger), paths }
}

const Fill = ({ id }: { id: string }) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stopColor={COLORS[0]} stopOpacity=".26" />
    <stop offset="1" stopColor={COLORS[0]} stopOpacity="0" />
  </linearGradient>
)

type GridProps = { shape: Shape; width: number; height: number; labels: readonly string[] }

function Grid({ shape: { x, y, ticks }, width, height, labels }: GridProps) {
  const step = Math.max(1, Math.ceil(labels.length / Math.max(2, Math.floor(width / LABEL_WIDTH))))
  const named = labels.map((label, index) => ({ label, index })).filter(({ index }) => index % step === 0)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
            stroke="var(--line)"
            strokeDasharray={tick ? '2 4' : undefined}
          />
          <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end" className="num fill-ink-3 text-[0.6875rem]">
            {short(tick)}
          </text>
        </g>
      ))}
      {named.map(({ label, index }) => (
        <text
          key={index}
          x={x(index)}
          y={height - 6}
          textAnchor={index === 0 ? 'start' : x(index) > width - LABEL_WIDTH / 2 ? 'end' : 'middle'}
          className="fill-ink-3 text-[0.6875rem]"
        >
          {label}
        </text>
      ))}
    </>
  )
}

type CursorProps = { shape: Shape; series: readonly Series[]; at: number; height: number }

const Cursor = ({ shape: { x, y }, series, at, height }: CursorProps) => (
  <>
    <line x1={x(at)} x2={x(at)} y1={MARGIN.top} y2={height - MARGIN.bottom} stroke="var(--line-strong)" />
    {series.map(({ name, values }, index) => (
      <circle
        key={name}
        cx={x(at)}
        cy={y(values[at] ?? 0)}
        r="4"
        fill="var(--surface)"
        stroke={COLORS[index]}
        strokeWidth="2.5"
      />
    ))}
  </>
)

type TipProps = Required<Pick<AreaChartProps, 'labels' | 'series' | 'format'>> & {
  left: number
  width: number
  at: number
}

const TIP_HALF = 84

const Tip = ({ left, width, at, labels, series, format }: TipProps) => (
  <div
    aria-hidden
    className="pointer-events-none absolute top-0 z-10 grid w-42 -translate-x-1/2 gap-1 rounded-md border border-line bg-raised px-2.5 py-2 text-xs shadow-3"
    style={{ left: Math.min(width - TIP_HALF, Math.max(TIP_HALF, left)) }}
  >
    {series.map((one, index) => (
      <div key={one.name} className="flex items-center gap-2">
        <i className="size-2 shrink-0 rounded-full" style={{ background: COLORS[index] }} />
        <span className="text-ink-2">{one.labels?.[at] ?? labels[at]}</span>
        <span className="num ml-auto font-semibold">{format(one.values[at] ?? 0)}</span>
      </div>
    ))}
  </div>
)
