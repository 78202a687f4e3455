import { type Kysely, type RawBuilder, sql } from 'kysely'

interface DocumentTable {
  /** The function that writes the documents of records with these ids. */
  write: string
  records: string
  documents: string
  key: string
  /** The columns of texts with their value from the record, in a language. */
  columns: Readonly<Record<string, RawBuilder<unknown>>>
}

/** The translation of a column of a record, or the column itself. */
const translated = (translations: string, key: string, column: string) => sql`coalesce((
  select value from ${sql.table(translations)} as translation
  where translation.${sql.ref(key)} = record.id and translation.language = languages.language and field = ${sql.lit(column)}),
  record.${sql.ref(column)})`
const ofProduct = (column: string) => translated('product_translations', 'product_id', column)
const ofPage = (column: string) => translated('content_page_translations', 'page_id', column)
const language = sql.ref('languages.language')

const ofVariants = (column: string) => sql`
  (select coalesce(${sql.raw(column)}, '{}') from variants
   where variants.product_id = record.id and variants.deleted_at is null)`
/** As in `variant_names`, with translated names and option values. */
const VARIANT_TEXT = `variant_words(search_phrase(languages.language, name),
  array(select search_phrase(languages.language, value) from unnest(variants.options) as value), contents)`

const TABLES: readonly DocumentTable[] = [
  {
    write: 'search_write_products',
    records: 'products',
    documents: 'search_documents',
    key: 'product_id',
    columns: {
      title: ofProduct('title'),
      variant_ids: ofVariants('array_agg(variants.id order by variants.id)'),
      variant_texts: ofVariants(`array_agg(${VARIANT_TEXT} order by variants.id)`),
      variant_names: sql`array_to_string(${ofVariants(`array_agg(${VARIANT_TEXT} order by variants.id)`)}, ', ')`,
      description: ofProduct('description'),
      facts: sql`search_facts(languages.language, record.facts)`,
      maker: sql`record.maker`,
      model: sql`record.model`,
      collection_keys: sql`record.collection_keys`,
    },
  },
  {
    write: 'search_write_collections',
    records: 'collections',
    documents: 'search_collection_documents',
    key: 'collection_id',
    columns: { title: translated('collection_translations', 'collection_id', 'title') },
  },
  {
    write: 'search_write_pages',
    records: 'content_pages',
    documents: 'search_page_documents',
    key: 'page_id',
    columns: {
      title: ofPage('title'),
      local_words: sql`search_page_words(${language}, ${ofPage('title')}, ${ofPage('text')})`,
    },
  },
  {
    write: 'search_write_synonyms',
    records: 'search_synonyms',
    documents: 'search_synonym_documents',
    key: 'synonym_id',
    columns: {
      local_keys: sql`search_keys(${language}, record.terms)`,
      local_means: sql`search_terms(${language}, record.terms)`,
    },
  },
]

/** Creates the functions that write the documents of records in all further languages of the shop. */
export async function writeDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_phrase(wanted text, written text) returns text language sql stable parallel safe
    return coalesce(
      (select value from phrase_translations where language = wanted and digest = md5(written)), written)`.execute(db)
  // Attributes as lines of a name and a value. The search reads the values only.
  await sql`
    create function search_facts(wanted text, facts text) returns text language sql stable parallel safe
    return case when facts = '' then '' else (
      select coalesce(string_agg(
        split_part(line, ':', 1) || ': ' || search_phrase(wanted, trim(substr(line, strpos(line, ':') + 1))), E'\\n'), '')
      from regexp_split_to_table(facts, '\\n') as line where strpos(line, ':') > 0) end`.execute(db)
  for (const { write, records, documents, key, columns } of TABLES) {
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
    const row = (source: string) => sql.join(Object.keys(columns).map((name) => sql.ref(`${source}.${name}`)))
    // The records are locked first, so that the next statement sees texts committed by the previous lock holder.
    await sql`
      create function ${sql.id(write)}(ids bigint[]) returns void language plpgsql as $$
      declare
        changed text;
      begin
        perform pg_advisory_xact_lock_shared(hashtext('search language'), 0);
        perform from ${sql.table(records)} where id = any (ids) order by id for no key update;
        for changed in
          with written as (
            insert into ${sql.table(documents)} as document (${sql.ref(key)}, search_language, ${names})
            select record.id, languages.language, ${sql.join(Object.values(columns))}
            from ${sql.table(records)} as record cross join search_languages as languages
            where record.id = any (ids)
            order by record.id, languages.language
            on conflict (${sql.ref(key)}, search_language) do update set (${names}) = row(${row('excluded')})
            where (${row('document')}) is distinct from (${row('excluded')})
            returning search_language)
          select distinct search_language from written
        loop
          perform notify_catalogue_changed('edit ' || changed || ':search');
        end loop;
      end $$`.execute(db)
  }
}
