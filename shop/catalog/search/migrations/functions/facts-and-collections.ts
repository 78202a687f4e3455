import { type Kysely, sql } from 'kysely'

/** The maximum number of collections matched by title. A word that matches more is not selective. */
const MOST_COLLECTIONS = 100

/**
 * Indexes attribute values and the keys of manual collections. Collection titles are read at search time, so renaming
 * or moving a collection updates no product.
 */
export async function findFactsAndCollections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function fact_values(facts text) returns text language sql immutable strict parallel safe
    return regexp_replace(facts, '^[^:\\n]*(:|$)', '', 'gn')`.execute(db)
  await sql`
    create or replace function search_document(title text, variant_names text, description text, facts text, collection_keys tsvector)
    returns tsvector language sql immutable strict parallel safe cost 100000
    return (select search_words_of(title) || search_words_of(variant_names) || search_words_of(without_addresses(description))
      || search_words_of(fact_values(facts)) || collection_keys)`.execute(db)
}

/** Indexes the manufacturer and the model. */
export async function findManufacturers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_document(
      title text, variant_names text, description text, facts text, collection_keys tsvector, manufacturer text)
    returns tsvector language sql immutable strict parallel safe cost 100000
    return (select search_document(title, variant_names, description, facts, collection_keys) || search_words_of(manufacturer))`.execute(
    db,
  )
}

/**
 * Stores the keys of a product's manual collections, such as `=c17`, for every way of writing. No search word looks
 * like one. Keys of deleted collections may remain, because ids are not reused.
 */
export async function keepCollectionKeys(db: Kysely<unknown>): Promise<void> {
  // The products are locked first, so that the next statement sees collection entries committed by the previous lock
  // holder.
  await sql`
    create or replace function write_collection_keys(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set collection_keys = fresh.keys
      from (
        select product.id, coalesce(string_agg(quote_literal('=c' || collection_id) || ':1C', ' '), '')::tsvector as keys
        from products as product left join collection_products on product_id = product.id
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and collection_keys <> fresh.keys;
    end $$`.execute(db)
  await sql`
    create or replace function key_collections() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform write_collection_keys(array[old.product_id, new.product_id]);
      else
        perform write_collection_keys(array(
          select distinct product_id from changed where exists (select from collections where id = collection_id)));
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger key_added after insert on collection_products referencing new table as changed
    for each statement execute function key_collections()`.execute(db)
  await sql`create trigger key_removed after delete on collection_products referencing old table as changed
    for each statement execute function key_collections()`.execute(db)
  await sql`create trigger key_changed after update of collection_id, product_id on collection_products for each row
    when ((old.collection_id, old.product_id) <> (new.collection_id, new.product_id)) execute function key_collections()`.execute(
    db,
  )
  // Also fires during bulk loads, which disable ordinary triggers.
  for (const trigger of ['key_added', 'key_removed', 'key_changed'])
    await sql`alter table collection_products enable always trigger ${sql.id(trigger)}`.execute(db)
}

/**
 * Matches the words, or the keys of public collections with them in the title, and of their descendants. Collections
 * with a rule have no keys.
 */
export async function readCollectionTitles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_with_collections(words tsquery) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      titled constant bigint[] := (select array_agg(id) from collections where title_words @@ words and is_public);
      keys tsquery;
    begin
      -- Most words stand in none.
      if titled is null then return words; end if;
      with recursive shown (id, rule, depth) as (
        select id, rule, depth from collections where id = any (titled)
        union
        select inner_one.id, inner_one.rule, inner_one.depth
        from collections as inner_one join shown on inner_one.parent_id = shown.id where inner_one.is_public)
      select string_agg(quote_literal('=c' || id), '|')::tsquery into keys
      from (select id from shown where rule is null order by depth, id limit ${sql.lit(MOST_COLLECTIONS)}) as first;
      return coalesce(words || keys, words);
    end $$`.execute(db)
}
