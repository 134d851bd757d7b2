import type { ReactNode } from 'react'

/** Where a scene is drawn: `middle` is the horizontal center in a picture 160 high, `dark` a gradient for shapes against the light. */
type Stage = { width: number; middle: number; hue: number; dark: string }

const LAMP = 'oklch(0.9 0.11 80)'
const tint = (hue: number, lightness = 0.8, chroma = 0.06) => `oklch(${lightness} ${chroma} ${hue})`

const SKIN = ['oklch(0.72 0.07 55)', 'oklch(0.5 0.075 45)', 'oklch(0.8 0.05 65)']

function Presenter({ middle: x, hue, dark }: Stage) {
  const skin = SKIN[hue % SKIN.length]
  return (
    <g>
      <path d={`M${x - 17} 82 C${x - 23} 44 ${x + 23} 44 ${x + 17} 82 L${x + 15} 96 H${x - 15}Z`} fill={dark} />
      <path
        d={`M${x - 38} 162 C${x - 38} 124 ${x - 25} 113 ${x - 9} 108 H${x + 9} C${x + 25} 113 ${x + 38} 124 ${x + 38} 162Z`}
        fill={tint(hue + 20, 0.62, 0.1)}
      />
      <path d={`M${x - 7} 90 H${x + 7} V106 C${x + 7} 113 ${x - 7} 113 ${x - 7} 106Z`} fill={skin} />
      <path
        d={`M${x - 7} 96 C${x - 3} 100 ${x + 3} 100 ${x + 7} 96 V101 C${x + 3} 104 ${x - 3} 104 ${x - 7} 101Z`}
        fillOpacity=".22"
      />
      <path
        d={`M${x - 13} 74 C${x - 13} 98 ${x + 13} 98 ${x + 13} 74 C${x + 13} 54 ${x - 13} 54 ${x - 13} 74Z`}
        fill={skin}
      />
      <path
        d={`M${x - 14.5} 78 C${x - 17} 50 ${x + 17} 48 ${x + 14.5} 78 C${x + 14} 66 ${x + 7} 62 ${x + 3} 61 C${x - 4} 67 ${x - 12} 67 ${x - 14.5} 78Z`}
        fill={dark}
      />
      <path
        d={`M${x - 4} 87 C${x - 1} 89.5 ${x + 3} 89 ${x + 5} 86.5`}
        fill="none"
        stroke="#000"
        strokeOpacity=".4"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <path
        d={`M${x + 10} 108.5 C${x + 25} 113.5 ${x + 36} 124 ${x + 37} 150`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="1.4"
      />
    </g>
  )
}

function Phone({ width, middle: x, hue, dark }: Stage) {
  return (
    <g>
      <path d={`M0 124 H${width} V160 H0Z`} fill="oklch(0.15 0.03 260)" fillOpacity=".5" />
      <g transform={`rotate(-7 ${x} 90)`}>
        <rect x={x - 19} y="48" width="38" height="76" rx="7" fill={dark} />
        <rect x={x - 15.5} y="52" width="31" height="68" rx="4" fill={tint(hue + 110, 0.82, 0.07)} />
        <rect x={x - 11} y="60" width="22" height="22" rx="3" fill={tint(hue + 60, 0.6, 0.1)} />
        <path d={`M${x - 3} 65.5 L${x + 5.5} 71 L${x - 3} 76.5Z`} fill="#fff" />
        <rect x={x - 11} y="88" width="22" height="3.4" rx="1.7" fill="oklch(0.25 0.03 260)" fillOpacity=".7" />
        <rect x={x - 11} y="95" width="14" height="3.4" rx="1.7" fill="oklch(0.25 0.03 260)" fillOpacity=".4" />
      </g>
    </g>
  )
}

const BARS = [26, 44, 35, 58, 50]
function Bars({ middle: x, hue }: Stage) {
  return (
    <g>
      {BARS.map((height, i) => (
        <rect
          key={height}
          x={x - 34 + i * 14}
          y={122 - height}
          width="10"
          height={height}
          rx="2"
          fill={i === 3 ? LAMP : tint(hue, 0.9, 0.03)}
          fillOpacity={i === 3 ? 1 : 0.5}
        />
      ))}
      <rect x={x - 40} y="122" width="80" height="1.4" fill="#fff" fillOpacity=".6" />
    </g>
  )
}

function Hills({ width: w, middle: x, dark }: Stage) {
  return (
    <g>
      <circle cx={x + 6} cy="52" r="13" fill={LAMP} fillOpacity=".95" />
      <path
        d={`M0 122 C${w * 0.2} 96 ${w * 0.34} 92 ${w * 0.5} 112 S${w * 0.82} 84 ${w} 104 V160 H0Z`}
        fill={dark}
        fillOpacity=".55"
      />
      <path
        d={`M0 138 C${w * 0.25} 116 ${w * 0.45} 140 ${w * 0.62} 128 S${w * 0.9} 118 ${w} 128 V160 H0Z`}
        fill={dark}
      />
    </g>
  )
}

function Cup({ width, middle: x, hue, dark }: Stage) {
  return (
    <g>
      <path d={`M0 118 H${width} V160 H0Z`} fill={dark} />
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeOpacity=".5" strokeWidth="2">
        <path d={`M${x - 8} 70 c-5 -7 5 -10 0 -18`} />
        <path d={`M${x + 6} 70 c-5 -7 5 -10 0 -18`} />
      </g>
      <path
        d={`M${x - 23} 80 H${x + 21} C${x + 21} 108 ${x + 12} 118 ${x - 1} 118 S${x - 23} 108 ${x - 23} 80Z`}
        fill={tint(hue, 0.93, 0.02)}
      />
      <ellipse cx={x - 1} cy="80" rx="22" ry="5.5" fill="oklch(0.36 0.06 50)" />
      <path d={`M${x + 20} 86 c14 -3 14 18 -3 18`} fill="none" stroke={tint(hue, 0.93, 0.02)} strokeWidth="4.5" />
      <ellipse cx={x - 1} cy="121" rx="34" ry="4.5" fill={tint(hue, 0.85, 0.03)} fillOpacity=".55" />
    </g>
  )
}

function Shop({ middle: x, hue, dark }: Stage) {
  const stripes = [0, 1, 2, 3, 4, 5]
  return (
    <g>
      <rect x={x - 39} y="62" width="78" height="100" fill={dark} />
      <rect x={x - 33} y="86" width="42" height="46" rx="2" fill={LAMP} fillOpacity=".85" />
      <rect x={x + 14} y="86" width="19" height="76" rx="2" fill={LAMP} fillOpacity=".5" />
      <path d={`M${x - 26} 132 v-15 a8 8 0 0 1 16 0 v15Z M${x - 6} 132 v-22 h10 v22Z`} fill={dark} fillOpacity=".75" />
      {stripes.map((i) => (
        <path
          key={i}
          d={`M${x - 42 + i * 14} 62 h14 v12 a7 7 0 0 1 -14 0Z`}
          fill={i % 2 ? tint(hue + 180, 0.72, 0.13) : tint(hue, 0.95, 0.01)}
        />
      ))}
    </g>
  )
}

function Desk({ width, middle: x, hue, dark }: Stage) {
  return (
    <g>
      <path d={`M${x - 8} 58 L${x - 42} 128 H${x + 30}Z`} fill={LAMP} fillOpacity=".28" />
      <path d={`M0 126 H${width} V160 H0Z`} fill={dark} />
      <path d={`M${x + 22} 124 V78 L${x - 2} 56`} fill="none" stroke={dark} strokeWidth="3.6" strokeLinejoin="round" />
      <path d={`M${x - 16} 66 L${x + 1} 47 L${x + 7} 59 Z`} fill={tint(hue + 150, 0.74, 0.12)} />
      <rect x={x + 12} y="122" width="20" height="4" rx="2" fill={dark} />
      <path d={`M${x - 36} 124 l6 -9 h34 l6 9Z`} fill={tint(hue, 0.95, 0.01)} />
      <path d={`M${x - 27} 118 h18 M${x - 28} 121 h26`} stroke={tint(hue, 0.5, 0.05)} strokeWidth="1" />
    </g>
  )
}

/** What a drawn poster can show. */
export const scenes = {
  presenter: Presenter,
  phone: Phone,
  bars: Bars,
  hills: Hills,
  cup: Cup,
  shop: Shop,
  desk: Desk,
} satisfies Record<string, (stage: Stage) => ReactNode>
export type SceneName = keyof typeof scenes
