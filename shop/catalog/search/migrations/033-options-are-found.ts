import type { Kysely } from 'kysely'
import { findVariantsByDetails } from './functions/variant-words.ts'

/** Finds products by the values of their variants' options, as by their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await findVariantsByDetails(db)
}
