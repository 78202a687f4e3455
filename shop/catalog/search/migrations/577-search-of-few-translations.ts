import { type Kysely, sql } from 'kysely'

/**
 * The planner expects few documents of one value of an expression, and then computes the words of all documents instead
 * of using their index. It expects half of them to fulfil a `case`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
          and case when document.search_language = language then true end and is_public);
    end $$`.execute(db)
}
