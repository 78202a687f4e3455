import { insertCatalogue } from '../../demo/inserting/insert-catalogue.ts'
import { synonyms } from '../../demo/synonyms.ts'
import type { Database } from '../../server/db/open.ts'
import { addGroups } from '../../shop/search/synonyms/synonyms-store.server.ts'

/** Puts the demo catalogue on the shelves, with one picture for everything: drawing takes longer than most tests. */
export async function addDemoCatalogue(db: Database, now: Date): Promise<void> {
  const picture = { key: 'd'.repeat(24), width: 1280, height: 960 }
  await db.insertInto('images').values(picture).execute()
  await insertCatalogue(
    db,
    { all: [picture], of: () => picture, counter: () => picture, portraitOf: () => picture },
    now,
  )
  await addGroups(db, synonyms)
}
