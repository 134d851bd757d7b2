/**
 * Our own illustrations are written by the line on a grid of 32, the lowest shape first:
 * `r x y width height rounding paint`, `c x y radius paint`, `e x y radius radius paint`, `p paint path`, `l paint width path` (a line),
 * `t transform` (holds for what follows, until `t` alone). A paint is a hexadecimal color, with its opacity or without, `light` (a soft light from the
 * upper left) or a letter, whose gradient stands in the first line: `a #light #dark b #light #dark`.
 */
const LIGHT =
  '<radialGradient id="$-light" cx=".3" cy=".2" r=".75"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'

/** The drawing as the body of an SVG; its ids begin with its name. */
export function drawn(name: string, notes: string): string {
  const [paints = '', ...lines] = notes.trim().split('\n')
  const gradients = [...paints.matchAll(/([a-k]) (#\w+) (#\w+)/g)].map(
    ([, letter, light, dark]) =>
      `<linearGradient id="$-${letter}" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  )
  const light = notes.includes(' light') ? LIGHT : ''
  let isTurned = false
  const shapes = lines.map((line) => {
    const [kind, ...rest] = line.trim().split(' ')
    if (kind !== 't') return shape(kind ?? '', rest)
    const [before, after] = [isTurned ? '</g>' : '', rest.length > 0 ? `<g transform="${rest.join(' ')}">` : '']
    isTurned = rest.length > 0
    return before + after
  })
  const body = `<defs>${gradients.join('')}${light}</defs>${shapes.join('')}${isTurned ? '</g>' : ''}`
  return body.replaceAll('$-', `${name}-`)
}

function shape(kind: string, rest: string[]): string {
  const [x, y, third, fourth, fifth, sixth] = rest
  if (kind === 'r') return `<rect x="${x}" y="${y}" width="${third}" height="${fourth}" rx="${fifth}"${fill(sixth)}/>`
  if (kind === 'c') return `<circle cx="${x}" cy="${y}" r="${third}"${fill(fourth)}/>`
  if (kind === 'e') return `<ellipse cx="${x}" cy="${y}" rx="${third}" ry="${fourth}"${fill(fifth)}/>`
  if (kind === 'p') return `<path d="${rest.slice(1).join(' ')}"${fill(x)}/>`
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${rest.slice(2).join(' ')}" ${round} stroke-width="${y}"${fill(x).replaceAll(' fill', ' stroke')}/>`
}

/** A paint as an attribute: eight digits are a color and its opacity. */
function fill(paint = ''): string {
  if (/^#\w{8}$/.test(paint)) {
    const opacity = Math.round((Number.parseInt(paint.slice(7), 16) / 255) * 100) / 100
    return ` fill="${paint.slice(0, 7)}" fill-opacity="${opacity}"`
  }
  return ` fill="${paint.startsWith('#') ? paint : `url(#$-${paint})`}"`
}
