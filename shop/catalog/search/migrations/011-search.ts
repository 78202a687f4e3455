import type { Kysely } from 'kysely'
import { foldWords, keepDocuments } from './functions/documents.ts'
import { readQueries } from './functions/queries.ts'
import { keepSynonyms } from './functions/synonyms.ts'
import { compareWords, keepVocabulary } from './functions/vocabulary.ts'

/**
 * What the search looks into: each product's words, kept by the database whoever writes, the vocabulary against which misspelled words
 * are compared, and the synonyms of staff. Everything that a search computes stands here too; the shop's statements name it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldWords(db)
  await keepDocuments(db)
  await keepVocabulary(db)
  await keepSynonyms(db)
  await readQueries(db)
  await compareWords(db)
}
