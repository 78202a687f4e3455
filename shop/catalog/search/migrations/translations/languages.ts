import { type Kysely, sql } from 'kysely'

/** The tables of records without further dependencies, in the order in which they are indexed. */
const OTHERS = [
  {
    records: 'collections',
    documents: 'search_collection_documents',
    key: 'collection_id',
    write: 'search_write_collections',
  },
  { records: 'content_pages', documents: 'search_page_documents', key: 'page_id', write: 'search_write_pages' },
  {
    records: 'search_synonyms',
    documents: 'search_synonym_documents',
    key: 'synonym_id',
    write: 'search_write_synonyms',
  },
]
const PRODUCTS = {
  records: 'products',
  documents: 'search_documents',
  key: 'product_id',
  write: 'search_write_products',
}

type Table = typeof PRODUCTS

/** True for records without a document in one of the languages. */
const lacksDocument = ({ documents, key }: Table) => sql`
  exists (
    select from search_languages as languages
    where not exists (
      select from ${sql.table(documents)} as document
      where document.${sql.ref(key)} = record.id and document.search_language = languages.language))`

/** Creates the functions that change the languages of the documents. */
export async function changeLanguages(db: Kysely<unknown>): Promise<void> {
  // Returns false if a transaction with changed texts is open, or if documents of an earlier time remain, which can be
  // out of date. The caller tries again.
  await sql`
    create function search_change_translations(wanted text[]) returns boolean language plpgsql as $$
    declare
      changed text;
    begin
      if not pg_try_advisory_xact_lock(hashtext('search language'), 0) then return false; end if;
      for changed in delete from search_languages where language <> all (wanted) returning language loop
        perform notify_catalogue_changed('edit ' || changed || ':search');
      end loop;
      if ${sql.join(
        [PRODUCTS, ...OTHERS].map(
          ({ documents }) => sql`exists (
            select from ${sql.table(documents)}
            where search_language = any (wanted) and search_language not in (select language from search_languages))`,
        ),
        sql` or `,
      )} then
        return false;
      end if;
      insert into search_languages (language) select unnest(wanted) on conflict do nothing;
      return true;
    end $$`.execute(db)
  // Writes the missing documents of the next records, without waiting for locked ones. The batches of products
  // continue after an id; null if there are no more.
  await sql`
    create function search_translate_products(after bigint, most integer) returns bigint language plpgsql as $$
    declare
      ids constant bigint[] := array(
        select id from products as record where id > after and ${lacksDocument(PRODUCTS)}
        order by id limit most for no key update skip locked);
    begin
      perform search_write_products(ids);
      return (select max(id) from unnest(ids) as id);
    end $$`.execute(db)
  await sql`
    create function search_translate_others(most integer) returns integer language plpgsql as $$
    declare
      ids bigint[];
      changed integer := 0;
    begin
      ${sql.join(
        OTHERS.map(
          (table) => sql`
        ids := array(
          select id from ${sql.table(table.records)} as record where ${lacksDocument(table)}
          order by id limit most for no key update skip locked);
        perform ${sql.id(table.write)}(ids);
        changed := changed + cardinality(ids);`,
        ),
        sql``,
      )}
      return changed;
    end $$`.execute(db)
  await sql`
    create function search_untranslated() returns bigint language sql stable as $$
      select ${sql.join(
        [PRODUCTS, ...OTHERS].map(
          (table) => sql`(select count(*) from ${sql.table(table.records)} as record where ${lacksDocument(table)})`,
        ),
        sql` + `,
      )}
    $$`.execute(db)
  // Searches use the documents as soon as no record lacks one.
  await sql`
    create function search_finish_translations() returns boolean language plpgsql as $$
    declare
      changed text;
    begin
      perform from search_languages order by language for update;
      if search_untranslated() > 0 then return false; end if;
      for changed in update search_languages set is_ready = true where not is_ready returning language loop
        perform notify_catalogue_changed('edit ' || changed || ':search');
      end loop;
      return true;
    end $$`.execute(db)
}
