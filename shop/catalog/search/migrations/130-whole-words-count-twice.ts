import type { Kysely } from 'kysely'
import { readQueries } from './functions/queries.ts'

/** Tells what stands for several words that were typed, so that `tea pot` finds a teapot before another pot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await readQueries(db)
}
