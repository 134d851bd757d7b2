import type { Service } from '#services/service.ts'

/** Reading a public page that somebody named: its title, what it says of itself, and its main text. */
export type Page = {
  /** Where it was found in the end, after redirects. */
  url: string
  title: string
  description: string
  /** The site's own name, else its host. */
  siteName: string
  /** Paragraphs parted by line breaks. */
  text: string
}

/** A piece of a page or a text, in its order. Of a row of a table the cells stand between tabs. */
export type Block = {
  kind: 'heading' | 'text' | 'item' | 'row' | 'term' | 'definition' | 'button'
  text: string
  /** In the page's head or foot. */
  edge?: boolean
}

/** What a page says of itself for machines (schema.org). */
export type Thing =
  | {
      kind: 'business'
      /** Such as "HairSalon". */
      type: string
      name?: string
      description?: string
      place?: string
      hours: string[]
    }
  | { kind: 'offer'; name: string; description?: string; price?: string; currency?: string }
  | { kind: 'question'; ask: string; answer: string }
  | { kind: 'event'; name: string; day: string }

export type PageStructure = { themeColor?: string; things: Thing[]; blocks: Block[] }

/** The same with how it is built: headings, items, rows, and what it says for machines. */
export type WholePage = Page & { structure: PageStructure }

export interface PageReader extends Service {
  /** Reads one page. Rejects with PageRefused where it may not, or cannot, be read. */
  read(url: string, options?: { signal?: AbortSignal }): Promise<Page>
  readWhole(url: string, options?: { signal?: AbortSignal }): Promise<WholePage>
}

/** The page is not read; the message may be shown and says why. */
export class PageRefused extends Error {}
