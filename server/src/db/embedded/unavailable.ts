/** There is no database to work with; the message is a sentence for the person who starts the product. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The embedded database cannot run here at all: only another database helps. */
export const cannotRunHere = (reason: string) =>
  new DatabaseUnavailable(
    `The embedded database cannot run here: ${reason} Set DATABASE_URL to a PostgreSQL (15 or later).`,
  )
