import { type Kysely, sql } from 'kysely'
import { readQueriesInLanguage } from './languages/queries.ts'
import { defineMeant, learnInLanguage } from './languages/vocabulary.ts'
import { createDocuments, followChanges } from './translations/documents.ts'
import { changeLanguages } from './translations/languages.ts'
import { writeDocuments } from './translations/write-documents.ts'

/**
 * Adds the search of translated texts: a document for each product, collection, content page and group of synonyms in
 * each further language of the shop. The tables are empty in a shop with one language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await learnInLanguage(db, sql`known.language is not distinct from folded.language`)
  await createDocuments(db)
  await writeDocuments(db)
  await followChanges(db)
  await changeLanguages(db)
  await readDocuments(db)
}

/** Makes the functions of a search read the documents next to the owner's texts. A language has one of both. */
async function readDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view search_collections as
    select id, search_language, local_title_words, is_public from collections where search_language is not null
    union all
    select collection_id, document.search_language, document.local_title_words, is_public
    from search_collection_documents as document join collections on collections.id = collection_id`.execute(db)
  await sql`
    create view search_terms as
    select search_language, local_keys, local_means from search_synonyms where search_language is not null
    union all
    select search_language, local_keys, local_means from search_synonym_documents`.execute(db)
  // The planner would expect few documents of a language in its index, and compute the words of all of them.
  await sql`
    create or replace function is_sold(language text, words tsquery) returns boolean language plpgsql stable strict as $$
    declare
      asked constant tsquery := search_with_collections(language, words);
    begin
      return exists (
        select from products
        where search_document(search_language, title, variant_names, description, facts, collection_keys, maker || ' ' || model) @@ asked
          and search_language = language and is_public)
      or exists (
        select from search_documents as document join products on products.id = product_id
        where search_document(document.search_language, document.title, document.variant_names, document.description,
            document.facts, document.collection_keys, document.maker || ' ' || document.model) @@ asked
          and document.search_language || '' = language and is_public);
    end $$`.execute(db)
  const words = { collections: 'search_collections', synonyms: 'search_terms' }
  await readQueriesInLanguage(db, words)
  await defineMeant(db, words.synonyms)
}
