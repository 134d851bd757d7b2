/** A page as it is built: what it says for machines, and its headings, items, rows and texts in their order. Each of them is bounded. */
import { Parser } from 'htmlparser2'
import { nodesOfJson, type SchemaNode, thingsOf } from './page.schema.ts'
import type { Block, PageStructure } from './page-reader.ts'

const STRUCTURE_LIMITS = {
  blocks: 2000,
  /** Of a block or a value. */
  letters: 1500,
  /** Of all blocks together. */
  allLetters: 150_000,
  scripts: 12,
  scriptLetters: 300_000,
  /** Things of microdata, or of one script. */
  nodes: 1500,
  openValues: 8,
} as const

const UNREAD = new Set(
  'style noscript template svg nav select iframe dialog menu math object canvas video audio'.split(' '),
)
const EDGES = new Set(['header', 'footer', 'aside'])
const KINDS: Record<string, Block['kind']> = {
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading', legend: 'heading' },
  ...{ li: 'item', dt: 'term', dd: 'definition', summary: 'button', button: 'button' },
}
/** What parts one text from the next. */
const PARTS = new Set(
  `${Object.keys(KINDS).join(' ')} p div section article main header footer aside ul ol dl table tr td th caption blockquote pre address figcaption form details body figure hr`.split(
    ' ',
  ),
)
const LINE = '\u2028'

type Open = { name: string; node?: SchemaNode | undefined; prop?: Prop | undefined; attributes: Record<string, string> }
/** A value of microdata that is being read. */
type Prop = { of: SchemaNode; names: string[]; text: string }

export function structureOf(html: string): PageStructure {
  const walk = new Walk()
  const parser = new Parser({
    onopentag: (name, attributes) => walk.open(name, attributes),
    ontext: (text) => walk.text(text),
    onclosetag: (name) => walk.close(name),
  })
  parser.write(html)
  parser.end()
  return walk.found()
}

/** Of plain text its lines. */
export const plainStructureOf = (text: string): PageStructure => ({
  things: [],
  blocks: text
    .split('\n', STRUCTURE_LIMITS.blocks)
    .map((line) => clean(line.slice(0, STRUCTURE_LIMITS.letters)))
    .filter(Boolean)
    .map((line) => ({ kind: 'text', text: line })),
})

class Walk {
  readonly #stack: Open[] = []
  readonly #blocks: Block[] = []
  readonly #nodes: SchemaNode[] = []
  readonly #json: string[] = []
  readonly #props: Prop[] = []
  #unread = 0
  #text = ''
  #cells: string[] | undefined
  #script: string | undefined
  #scriptLetters = 0
  #letters = 0
  #themeColor = ''

  open(name: string, attributes: Record<string, string>): void {
    if (PARTS.has(name)) this.#flush()
    if (name === 'br') this.#text += LINE
    if (name === 'meta' && attributes.name?.toLowerCase() === 'theme-color')
      this.#themeColor ||= attributes.content ?? ''
    if (name === 'tr') this.#cells = []
    if (UNREAD.has(name)) this.#unread += 1
    if (name === 'script')
      this.#script = isJson(attributes.type) && this.#json.length < STRUCTURE_LIMITS.scripts ? '' : undefined
    this.#stack.push({ name, attributes, ...this.#microdata(attributes) })
  }

  text(text: string): void {
    const name = this.#stack.at(-1)?.name
    if (name === 'script') this.#readScript(text)
    if (name === 'script' || name === 'title' || this.#unread > 0) return
    if (this.#text.length < STRUCTURE_LIMITS.letters && !this.#isFull())
      this.#text += text.slice(0, STRUCTURE_LIMITS.letters)
    for (const prop of this.#props)
      if (prop.text.length < STRUCTURE_LIMITS.letters) prop.text += text.slice(0, STRUCTURE_LIMITS.letters)
  }

  close(name: string): void {
    if (PARTS.has(name)) this.#flush()
    if (name === 'tr') this.#closeRow()
    if (UNREAD.has(name)) this.#unread = Math.max(0, this.#unread - 1)
    if (name === 'script' && this.#script) this.#json.push(this.#script)
    if (name === 'script') this.#script = undefined
    const { prop } = this.#stack.pop() ?? {}
    if (!prop) return
    this.#props.splice(this.#props.indexOf(prop), 1)
    for (const one of prop.names) add(prop.of, one, clean(prop.text))
  }

  found(): PageStructure {
    this.#flush()
    const nodes = [...this.#json.flatMap((text) => nodesOfJson(text, STRUCTURE_LIMITS.nodes)), ...this.#nodes]
    const themeColor = sixDigits(this.#themeColor)
    return { ...(themeColor && { themeColor }), things: thingsOf(nodes), blocks: this.#blocks }
  }

  #readScript(text: string): void {
    if (this.#script === undefined || this.#scriptLetters > STRUCTURE_LIMITS.scriptLetters) return
    this.#scriptLetters += text.length
    this.#script += text
  }

  /** What an element says in microdata: a thing of its own, or something of the thing around it. */
  #microdata(attributes: Record<string, string>): Pick<Open, 'node' | 'prop'> {
    const { itemprop, itemscope, itemtype } = attributes
    if (itemprop === undefined && itemscope === undefined) return {}
    if (this.#nodes.length >= STRUCTURE_LIMITS.nodes) return {}
    const of = this.#stack.findLast(({ node }) => node)?.node
    const names = (itemprop ?? '').split(/\s+/).filter(Boolean).slice(0, 4)
    if (itemscope !== undefined) {
      const node: SchemaNode = { types: [(itemtype ?? '').split('/').at(-1) ?? ''], values: new Map() }
      if (of && names.length > 0) for (const one of names) add(of, one, node)
      else this.#nodes.push(node)
      return { node }
    }
    if (!of) return {}
    const given = attributes.content ?? attributes.datetime ?? attributes.href
    if (given !== undefined) {
      for (const one of names) add(of, one, given.slice(0, STRUCTURE_LIMITS.letters))
      return {}
    }
    if (this.#props.length >= STRUCTURE_LIMITS.openValues) return {}
    const prop = { of, names, text: '' }
    this.#props.push(prop)
    return { prop }
  }

  #flush(): void {
    if (this.#isFull()) this.#text = ''
    const lines = this.#text.slice(0, STRUCTURE_LIMITS.letters).split(LINE).map(clean).filter(Boolean)
    this.#text = ''
    if (lines.length === 0) return
    if (this.#cells && this.#stack.some(({ name }) => name === 'td' || name === 'th')) this.#cells.push(lines.join(' '))
    else for (const text of lines) this.#add({ kind: this.#kind(), text })
  }

  #closeRow(): void {
    const cells = this.#cells ?? []
    this.#cells = undefined
    if (cells.length === 1) this.#add({ kind: 'text', text: cells[0] ?? '' })
    else if (cells.length > 1) this.#add({ kind: 'row', text: cells.join('\t') })
  }

  #add(block: Block): void {
    if (this.#isFull()) return
    this.#letters += block.text.length
    const edge = this.#stack.some(({ name, attributes }) => EDGES.has(name) || attributes.role === 'contentinfo')
    this.#blocks.push({ ...block, text: block.text.slice(0, STRUCTURE_LIMITS.letters), ...(edge && { edge }) })
  }

  #isFull(): boolean {
    return this.#blocks.length >= STRUCTURE_LIMITS.blocks || this.#letters >= STRUCTURE_LIMITS.allLetters
  }

  /** By the innermost element that says one; a heading or a button says it for all that is in it. */
  #kind(): Block['kind'] {
    const kinds = this.#stack.map(({ name }) => KINDS[name]).filter((kind) => kind !== undefined)
    return kinds.find((kind) => kind === 'heading' || kind === 'button') ?? kinds.at(-1) ?? 'text'
  }
}

const isJson = (type: string | undefined): boolean =>
  type?.split(';')[0]?.trim().toLowerCase() === 'application/ld+json'
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()

const MOST_VALUES = 200

function add({ values }: SchemaNode, name: string, value: string | SchemaNode): void {
  const before = values.get(name) ?? []
  if (before.length < MOST_VALUES) values.set(name, [...before, value])
}

/** "#c64" and "#CC6644" are colors; names and functions are left. */
function sixDigits(color: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1]
  return digits && `#${digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits}`.toUpperCase()
}
