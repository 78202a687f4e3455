import { type Kysely, sql } from 'kysely'
import { readMeasures } from './measures.ts'

/** Creates the functions that split texts into index words. */
export async function foldWords(db: Kysely<unknown>): Promise<void> {
  await foldText(db)
  await readMeasures(db)
  await sql`
    create text search dictionary shop_words (template = pg_catalog.simple, stopwords = english)`.execute(db)
  await sql`create text search configuration shop_words (copy = pg_catalog.simple)`.execute(db)
  await sql`
    alter text search configuration shop_words
    alter mapping for asciiword, word, numword with shop_words`.execute(db)
  await indexWords(db)
}

/**
 * Removes accents, case and punctuation, and separates numbers from units: `250g` equals `250 g`, and `50x70` equals
 * `50 × 70`. SQL-standard function bodies do not depend on search_path.
 */
export async function foldText(db: Kysely<unknown>): Promise<void> {
  // Declared immutable although unaccent() is not: the shop never edits its rules.
  await sql`
    create or replace function search_text(written text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(
      regexp_replace(
        regexp_replace(lower(unaccent('unaccent'::regdictionary, written)), '([0-9])x(?=[0-9])', '\\1 ', 'g'),
        '\\m([0-9]+)(?=[[:alpha:]])', '\\1 ', 'g'),
      '[^[:alnum:]]+', ' ', 'g'))`.execute(db)
}

/**
 * The index words of a text: stems match plurals, and whole words match prefixes that stems would lose ("chocolat" is
 * not a prefix of "chocol").
 */
export async function indexWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_words_of(written text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('english'::regconfig, search_text(written)) || to_tsvector('shop_words'::regconfig, search_text(written))
      || case when written ~ '[0-9]' then search_measures(written) else '' end
      || case when written ~ '[[:alnum:]][-‐‑–''’._/+#:][[:alnum:]]|[äöüÄÖÜ]|\\m0+[1-9]' then search_compounds(written) else '' end`.execute(
    db,
  )
}

/**
 * Indexes the words of each product, and stores a short form for ranking in its row. Maintained for every way of
 * writing.
 */
export async function keepDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products drop column words, add column variant_names text not null default ''`.execute(db)
  await sql`
    update products set variant_names =
      coalesce((select string_agg(name, ', ' order by id) from variants where product_id = products.id and deleted_at is null), '')`.execute(
    db,
  )
  // The headline is used for ranking and small enough to stay in the row.
  await sql`
    alter table products add column headline tsvector not null generated always as (
      setweight(search_words_of(title), 'A') || setweight(search_words_of(variant_names), 'B')) stored`.execute(db)
  // All words are only in the index; in the rows they would double what a search reads. The high cost keeps the
  // planner from computing them, and the select keeps the function from being inlined.
  await sql`
    create function search_document(title text, variant_names text, description text) returns tsvector
    language sql immutable strict parallel safe cost 100000
    return (select search_words_of(title) || search_words_of(variant_names) || search_words_of(description))`.execute(
    db,
  )
  await sql`
    create index products_words on products using gin (search_document(title, variant_names, description))
    with (gin_pending_list_limit = 64) where deleted_at is null`.execute(db)

  // The products are locked first, so that the next statement sees variants committed by the previous lock holder.
  await sql`
    create function write_variant_names(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set variant_names = fresh.names
      from (
        select product.id, coalesce(string_agg(name, ', ' order by variants.id), '') as names
        from products as product left join variants on product_id = product.id and variants.deleted_at is null
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and variant_names <> fresh.names;
    end $$`.execute(db)
  await sql`
    create function name_variants() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform write_variant_names(array[old.product_id, new.product_id]);
      else
        perform write_variant_names(array(select distinct product_id from changed));
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger name_added after insert on variants referencing new table as changed
    for each statement execute function name_variants()`.execute(db)
  await sql`create trigger name_removed after delete on variants referencing old table as changed
    for each statement execute function name_variants()`.execute(db)
  // A row trigger with a condition, so that stock changes do not fire it.
  await sql`
    create trigger name_changed after update of name, deleted_at, product_id on variants for each row
    when (old.name <> new.name or old.product_id <> new.product_id or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function name_variants()`.execute(db)
  // Also fires during bulk loads, which disable ordinary triggers.
  for (const trigger of ['name_added', 'name_removed', 'name_changed'])
    await sql`alter table variants enable always trigger ${sql.id(trigger)}`.execute(db)
}
