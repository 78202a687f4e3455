import { type Kysely, sql } from 'kysely'
import { readQueries } from './functions/queries.ts'

/** Tells what stands for several words that were typed, so that `tea pot` finds a teapot before another pot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function search_query(text[])`.execute(db)
  await readQueries(db)
}
