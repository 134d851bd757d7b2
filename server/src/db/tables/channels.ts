import { NETWORKS } from '@octavo/contract/network'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { brands } from './brands.ts'

/** Where a brand posts. Its row is held while a slot is taken, so that two posts never take the same one. */
export const channels = pgTable(
  'channels',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    network: text({ enum: NETWORKS }).notNull(),
    /** The brand's name when null. */
    name: text(),
    linkUrl: text('link_url'),
    /** The network's own name for it. */
    externalId: text('external_id'),
    /** What the network let it have, encrypted; read where a post goes out and nowhere else. */
    credentials: text(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('channels_account').on(table.accountId),
    uniqueIndex('channels_local').on(table.brandId).where(sql`${table.network} = 'local'`),
  ],
)
