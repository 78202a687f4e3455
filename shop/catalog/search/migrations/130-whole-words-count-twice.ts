import type { Kysely } from 'kysely'
import { readQueries } from './functions/queries.ts'

/** Returns the matches that replace several words, so that `tea pot` ranks a teapot above other pots. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await readQueries(db)
}
