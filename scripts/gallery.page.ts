/** The gallery as one page that needs no other file. */

/** A frame on the page; `picture` is the bytes of a WebP as base64. */
export type Frame = {
  section: string
  group: string
  label: string
  brand: string
  style: string
  picture: string
  width: number
  height: number
}

const text = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const unique = (values: string[]) => [...new Set(values)]

const STYLE = `
  :root { color-scheme: light dark; --page: light-dark(#f4f4f2, #17181b); --ink: light-dark(#17181b, #f1f1ee); --soft: light-dark(#5d6067, #a9adb5); --line: light-dark(#d9d9d4, #34363b) }
  :root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink) }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; padding: .75rem 1.5rem; background: var(--page); border-bottom: 1px solid var(--line) }
  h1 { margin: 0; font-size: 1.1rem } main { padding: 0 1.5rem 4rem }
  h2 { margin: 2.5rem 0 0; font-size: 1.4rem } h3 { margin: 1.5rem 0 .5rem; font-size: 1rem }
  label { display: flex; gap: .4rem; align-items: center } output { color: var(--soft) }
  select, button { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; padding: .25rem .5rem } option { color: CanvasText; background: Canvas }
  :focus-visible { outline: 2px solid #3b82f6; outline-offset: 2px }
  .frames { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
  figure { margin: 0 } figcaption { color: var(--soft); font-size: .85rem } img { display: block; height: 480px; width: auto; border-radius: 8px }
  body.small img { height: 240px }
  [hidden] { display: none !important }`

/** Hides what is not asked for, with its headings. What is chosen stands in the address, so that it can be passed on. */
const SCRIPT = `
  const selects = [...document.querySelectorAll('select[name]')]
  const show = () => {
    for (const frame of document.querySelectorAll('figure')) frame.hidden = selects.some((s) => s.value && frame.dataset[s.name] !== s.value)
    for (const part of document.querySelectorAll('section')) part.hidden = !part.querySelector('figure:not([hidden])')
    document.querySelector('output').textContent = document.querySelectorAll('figure:not([hidden])').length + ' frames'
  }
  const asked = new URLSearchParams(location.hash.slice(1))
  for (const s of selects) {
    s.value = asked.get(s.name) ?? ''
    s.addEventListener('change', () => {
      location.replace('#' + new URLSearchParams(selects.filter((one) => one.value).map((one) => [one.name, one.value])))
      show()
    })
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  document.getElementById('theme').addEventListener('click', () => {
    const now = document.documentElement.dataset.theme ?? (dark.matches ? 'dark' : 'light')
    document.documentElement.dataset.theme = now === 'dark' ? 'light' : 'dark'
  })
  document.getElementById('size').addEventListener('click', () => document.body.classList.toggle('small'))
  show()`

const choice = (name: string, title: string, values: string[]) =>
  `<label>${title}<select name="${name}"><option value="">all</option>${values.map((value) => `<option>${text(value)}</option>`).join('')}</select></label>`

const figure = ({ group, label, brand, style, section, picture, width, height }: Frame) =>
  `<figure data-section="${text(section)}" data-group="${text(group)}" data-brand="${text(brand)}" data-style="${text(style)}"><img src="data:image/webp;base64,${picture}" width="${width}" height="${height}" alt="${text(`${group}, ${label}, ${brand}`)}" decoding="async"><figcaption>${text(label)}</figcaption></figure>`

const group = (name: string, frames: Frame[]) =>
  `<section><h3>${text(name)}</h3><div class="frames">${frames.map(figure).join('\n')}</div></section>`

function section(name: string, frames: Frame[]): string {
  const groups = unique(frames.map((frame) => frame.group))
  const shown = groups.map((one) =>
    group(
      one,
      frames.filter((frame) => frame.group === one),
    ),
  )
  return `<section><h2>${text(name)}</h2>${shown.join('\n')}</section>`
}

export function galleryPage(frames: Frame[]): string {
  const of = (name: 'section' | 'group' | 'brand' | 'style') => unique(frames.map((frame) => frame[name]))
  const filters = [
    choice('section', 'Part', of('section')),
    choice('group', 'Kind', of('group')),
    choice('style', 'Captions', of('style')),
    choice('brand', 'Brand', of('brand')),
  ]
  const buttons =
    '<button id="size" type="button">Smaller or larger</button><button id="theme" type="button">Light or dark</button>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Octavo: what its films look like</title><style>${STYLE}</style></head>
<body><header><h1>What Octavo's films look like</h1>${filters.join('')}${buttons}<output></output></header>
<main>${of('section')
    .map((name) =>
      section(
        name,
        frames.filter((frame) => frame.section === name),
      ),
    )
    .join('\n')}</main>
<script>${SCRIPT}</script></body></html>
`
}
