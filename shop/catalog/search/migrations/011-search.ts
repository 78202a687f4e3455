import type { Kysely } from 'kysely'
import { foldWords, keepDocuments } from './functions/documents.ts'
import { readQueries } from './functions/queries.ts'
import { installSynonyms } from './functions/synonyms.ts'
import { compareWords, installVocabulary } from './functions/vocabulary.ts'

/**
 * Search documents of products maintained by triggers, the vocabulary for spelling correction, and synonyms. The SQL
 * functions of the search are defined here too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldWords(db)
  await keepDocuments(db)
  await installVocabulary(db)
  await installSynonyms(db)
  await readQueries(db)
  await compareWords(db)
}
