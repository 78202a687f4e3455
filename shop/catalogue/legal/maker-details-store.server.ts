import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { MakerDetails } from '../catalogue.contract.ts'

/** Finds how the maker of this name is reached, however it is written; undefined where nobody has said. */
export async function findMakerDetails(db: Database, name: string): Promise<MakerDetails | undefined> {
  return db
    .selectFrom('makers')
    .select(['address', 'contact', 'responsible'])
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
}
