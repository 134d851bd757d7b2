/** What a page says: its title, its summary and its main text, without menus, forms and scripts. */
import { Parser } from 'htmlparser2'
import { type Page, PageRefused } from './page-reader.ts'

const SKIPPED = new Set(
  'script style noscript template svg nav header footer aside form button select iframe dialog figure menu'.split(' '),
)
const BLOCKS = new Set('p li h1 h2 h3 h4 blockquote dd dt td pre'.split(' '))
const MOST_CHARACTERS = 20_000
const LONGEST_TITLE = 1000
// A page whose main part holds less than this keeps its text elsewhere.
const MAIN_FROM = 200

type Found = {
  title: string
  heading: string
  meta: Map<string, string>
  main: string[]
  all: string[]
}

export function pageOf(html: string, url: URL): Page {
  const { title, heading, meta, main, all } = walk(html)
  const text = join(main).length >= MAIN_FROM ? join(main) : join(all)
  const siteName = clean(meta.get('og:site_name') ?? '') || url.hostname.replace(/^www\./, '')
  return {
    url: url.href,
    title: withoutSite(clean(meta.get('og:title') ?? '') || clean(title) || heading || url.hostname, siteName),
    description: clean(meta.get('og:description') ?? meta.get('description') ?? ''),
    siteName,
    text: text.slice(0, MOST_CHARACTERS),
  }
}

/** Plain text is its own main text; its first line names it. */
export function plainPageOf(text: string, url: URL): Page {
  const lines = text.split(/\r?\n/).map(clean).filter(Boolean)
  const siteName = url.hostname.replace(/^www\./, '')
  return {
    url: url.href,
    title: (lines[0] ?? siteName).slice(0, 200),
    description: '',
    siteName,
    text: lines.slice(1).join('\n').slice(0, MOST_CHARACTERS),
  }
}

// No page that people read is nested deeper; a deeper one is made to keep a parser busy.
const DEEPEST = 400

function walk(html: string): Found {
  const found: Found = { title: '', heading: '', meta: new Map(), main: [], all: [] }
  /** How many of each are open. */
  const open = new Map<string, number>()
  const count = (name: string, by: number) => open.set(name, Math.max(0, (open.get(name) ?? 0) + by))
  const inside = (name: string): boolean => (open.get(name) ?? 0) > 0
  let depth = 0
  let skipped = 0
  let blocks = 0
  let block: string[] = []
  const closeBlock = () => {
    const text = clean(block.join(''))
    block = []
    if (!text) return
    found.all.push(text)
    if (inside('main') || inside('article')) found.main.push(text)
    if (inside('h1') && !found.heading) found.heading = text
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > DEEPEST) throw new PageRefused('This page is nested too deeply to be read.')
      if (name === 'meta') keepMeta(found.meta, attributes)
      if (SKIPPED.has(name)) skipped += 1
      if (BLOCKS.has(name)) {
        closeBlock()
        blocks += 1
      }
      if (name === 'br') block.push(' ')
      count(name, 1)
    },
    ontext(text) {
      if (inside('title') && !inside('svg')) found.title = `${found.title}${text}`.slice(0, LONGEST_TITLE)
      else if (skipped === 0 && blocks > 0) block.push(text)
    },
    onclosetag(name) {
      depth -= 1
      if (BLOCKS.has(name)) {
        closeBlock()
        blocks = Math.max(0, blocks - 1)
      }
      if (SKIPPED.has(name)) skipped = Math.max(0, skipped - 1)
      count(name, -1)
    },
  })
  parser.write(html)
  parser.end()
  return found
}

function keepMeta(meta: Map<string, string>, attributes: Record<string, string>): void {
  const name = (attributes.property ?? attributes.name ?? '').toLowerCase()
  if (name && attributes.content && !meta.has(name)) meta.set(name, attributes.content)
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
const join = (blocks: string[]): string => [...new Set(blocks)].join('\n')

/** "Hand-thrown mugs | Kiln & Clay" of the site Kiln & Clay is called "Hand-thrown mugs". */
function withoutSite(title: string, siteName: string): string {
  const parts = title.split(/\s+[|·•–—-]\s+/)
  const own = parts.filter((part) => part.toLowerCase() !== siteName.toLowerCase())
  return own.length > 0 && own.length < parts.length ? own.join(' - ') : title
}
