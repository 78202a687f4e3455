import type { Kysely } from 'kysely'
import { findVariantsByDetails } from './functions/variant-words.ts'

/** Indexes the option values of variants in addition to their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await findVariantsByDetails(db)
}
