/** Whether there is room for what is to be written, said before anything is. */
import type pg from 'pg'

const MB = 1_048_576
export const inMb = (bytes: number, round = Math.ceil): string => `${round(bytes / MB)} MB`

/** Packed, the rows take less than their tables: with that much room it does not get tight. */
export async function databaseBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query('select pg_database_size(current_database())::text as bytes')
  return Number(rows[0].bytes)
}
