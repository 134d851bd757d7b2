/** What is read of a business, for its owner to accept: types alone. A page comes from a service, which has the same by its own names. */
import type { BrandProposal } from '@octavo/contract/brand'

export type { ProposedFact } from '@octavo/contract/brand'

export type Proposal = Omit<BrandProposal, 'readFrom'>
export type Fields = Proposal['fields']

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

/** A page with what stands in it. */
export type PageRead = { title: string; description: string; siteName: string; url: string; structure: PageStructure }
