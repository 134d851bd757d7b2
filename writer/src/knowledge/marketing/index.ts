import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { brands } from './brands.ts'
import { channels } from './channels.ts'
import { content } from './content.ts'
import { copywriting } from './copywriting.ts'
import { email } from './email.ts'
import { keepingCustomers } from './keeping-customers.ts'
import { knowingCustomers } from './knowing-customers.ts'
import { measuring } from './measuring.ts'
import { persuasion } from './persuasion.ts'
import { positioning } from './positioning.ts'
import { pricesAndPackages } from './prices-and-packages.ts'
import { selling } from './selling.ts'
import { storytelling } from './storytelling.ts'
import { video } from './video.ts'
import { websites } from './websites.ts'
import { wordOfMouth } from './word-of-mouth.ts'

/** Everything the writer knows for Marketing & Sales, subject by subject. */
export const marketingItems: KnowledgeItem[] = [
  ...positioning,
  ...knowingCustomers,
  ...copywriting,
  ...persuasion,
  ...storytelling,
  ...pricesAndPackages,
  ...brands,
  ...video,
  ...content,
  ...email,
  ...websites,
  ...wordOfMouth,
  ...selling,
  ...keepingCustomers,
  ...measuring,
  ...channels,
]
