import type { Kysely } from 'kysely'
import { keepLocalDocuments } from './languages/documents.ts'
import { ignoreReindexing } from './languages/notices.ts'
import { readQueriesInLanguage } from './languages/queries.ts'
import { splitWords, stemWords } from './languages/stems.ts'
import { readTerms } from './languages/synonyms.ts'
import { compareInLanguage, learnInLanguage } from './languages/vocabulary.ts'

/**
 * Adds the search by the rules of a language: stems, stop words, vocabulary and synonyms. The English columns, index
 * and functions remain for English shops and for the release before. A job indexes the rows of other shops.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await stemWords(db)
  await splitWords(db)
  await readTerms(db)
  await keepLocalDocuments(db)
  await ignoreReindexing(db)
  await readQueriesInLanguage(db)
  await compareInLanguage(db)
  await learnInLanguage(db)
}
