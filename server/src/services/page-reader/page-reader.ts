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

export interface PageReader extends Service {
  /** Reads one page. Rejects with PageRefused where it may not, or cannot, be read. */
  read(url: string, options?: { signal?: AbortSignal }): Promise<Page>
}

/** The page is not read; the message may be shown and says why. */
export class PageRefused extends Error {}
