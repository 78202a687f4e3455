import { type Kysely, sql } from 'kysely'

/**
 * Creates the columns and functions of documents in another language than English. Each row names the language of
 * its words; null for English, for which the columns and indexes of earlier releases remain.
 */
export async function keepLocalDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column search_language text, add column local_headline tsvector`.execute(db)
  await sql`alter table collections add column search_language text, add column local_title_words tsvector`.execute(db)
  await sql`alter table content_pages add column search_language text, add column local_words tsvector`.execute(db)
  await sql`alter table search_synonyms add column search_language text, add column local_keys text[], add column local_means tsquery`.execute(
    db,
  )
  await sql`alter table search_words add column language text, add column local_stem text`.execute(db)
  await defineDocuments(db)
  await defineLanguageOfNewRows(db)
  await indexRows(db)
  await finishIndexing(db)
}

/** Defines the indexed words of a product, all of them and those for ranking. */
async function defineDocuments(db: Kysely<unknown>): Promise<void> {
  // The high cost and the select keep the planner from computing it, as for English.
  await sql`
    create function search_document(
      language text, title text, variant_names text, description text, facts text, collection_keys tsvector, manufacturer text)
    returns tsvector language sql immutable strict parallel safe cost 100000
    return (select search_words_of(language, title) || search_words_of(language, variant_names)
      || search_words_of(language, without_addresses(description)) || search_words_of(language, fact_values(facts))
      || collection_keys || search_words_of(language, manufacturer))`.execute(db)
  await sql`
    create function search_headline(
      language text, title text, variant_names text, facts text, collection_keys tsvector, manufacturer text)
    returns tsvector language sql immutable strict parallel safe
    return setweight(search_words_of(language, title), 'A') || setweight(search_words_of(language, variant_names), 'B')
      || setweight(search_words_of(language, fact_values(facts)), 'C') || setweight(search_words_of(language, manufacturer), 'C')
      || collection_keys`.execute(db)
  await sql`
    create function search_page_words(language text, title text, content text) returns tsvector
    language sql immutable strict parallel safe
    return setweight(search_words_of(language, title) || to_tsvector('simple'::regconfig, search_text(title)), 'A')
      || search_words_of(language, without_addresses(content))`.execute(db)
}

/**
 * Defines the language of new rows: the one that is being indexed. The shared lock lasts until the end of the
 * transaction, so a change of the language leaves no row of an open transaction behind.
 */
async function defineLanguageOfNewRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_index (
      only_row boolean primary key default true check (only_row),
      language text not null default 'en',
      is_ready boolean not null default true
    )`.execute(db)
  await sql`insert into search_index default values`.execute(db)
  await sql`
    create function search_language_of_new_rows() returns text language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext('search language'), 0);
      return (select nullif(language, 'en') from search_index);
    end $$`.execute(db)
  // Returns false if a transaction with new rows is open; the caller tries again.
  await sql`
    create function search_change_language(wanted text) returns boolean language plpgsql as $$
    begin
      if not pg_try_advisory_xact_lock(hashtext('search language'), 0) then return false; end if;
      update search_index set language = wanted, is_ready = wanted = 'en' where language <> wanted;
      if found then perform notify_catalogue_changed('edit search'); end if;
      return true;
    end $$`.execute(db)
}

/** Stores the words of each row for every way of writing. */
async function indexRows(db: Kysely<unknown>): Promise<void> {
  await keepRow(
    db,
    'products',
    'title, variant_names, facts, maker, model, collection_keys',
    `new.local_headline := search_headline(
      new.search_language, new.title, new.variant_names, new.facts, new.collection_keys, new.maker || ' ' || new.model);`,
  )
  await keepRow(db, 'collections', 'title', 'new.local_title_words := search_words_of(new.search_language, new.title);')
  await keepRow(
    db,
    'content_pages',
    'title, text',
    'new.local_words := search_page_words(new.search_language, new.title, new.text);',
  )
  await keepRow(
    db,
    'search_synonyms',
    'terms',
    `new.local_keys := search_keys(new.search_language, new.terms);
      new.local_means := search_terms(new.search_language, new.terms);`,
  )
  // Indexes the next rows again in the current language, without waiting for locked ones. The batches of products
  // continue after an id; null if there are no more.
  await sql`
    create function search_index_products(after bigint, most integer) returns bigint language sql as $$
      with changed as (
        update products set search_language = (select nullif(language, 'en') from search_index)
        where id in (
          select id from products
          where id > after and search_language is distinct from (select nullif(language, 'en') from search_index)
          order by id limit most for no key update skip locked)
        returning id)
      select max(id) from changed
    $$`.execute(db)
  await sql`
    create function search_index_others(most integer) returns integer language plpgsql as $$
    declare
      wanted constant text := (select nullif(language, 'en') from search_index);
      changed integer := 0;
      changed_here integer;
      indexed text;
    begin
      foreach indexed in array '{collections,content_pages,search_synonyms}'::text[] loop
        execute format('update %1$I set search_language = $1 where id in (
          select id from %1$I where search_language is distinct from $1 order by id limit $2 for no key update skip locked)', indexed)
        using wanted, most;
        get diagnostics changed_here = row_count;
        changed := changed + changed_here;
      end loop;
      return changed;
    end $$`.execute(db)
  await sql`
    create function search_index_remaining() returns bigint language sql stable as $$
      with wanted as (select nullif(language, 'en') as language from search_index)
      select (select count(*) from products, wanted where search_language is distinct from wanted.language)
        + (select count(*) from collections, wanted where search_language is distinct from wanted.language)
        + (select count(*) from content_pages, wanted where search_language is distinct from wanted.language)
        + (select count(*) from search_synonyms, wanted where search_language is distinct from wanted.language)
    $$`.execute(db)
}

/** Defines the end of indexing: searches use the language as soon as no row remains. */
async function finishIndexing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_finish_index(wanted text) returns boolean language plpgsql as $$
    begin
      perform from search_index for update;
      if search_index_remaining() > 0 then return false; end if;
      update search_index set is_ready = true where language = wanted and not is_ready;
      if found then perform notify_catalogue_changed('edit search'); end if;
      return exists (select from search_index where language = wanted);
    end $$`.execute(db)
}

async function keepRow(db: Kysely<unknown>, table: string, columns: string, statements: string): Promise<void> {
  const name = sql.id(`index_${table}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then new.search_language := search_language_of_new_rows(); end if;
      ${sql.raw(statements)}
      return new;
    end $$`.execute(db)
  await sql`create trigger indexed_by_insert before insert on ${sql.table(table)} for each row execute function ${name}()`.execute(
    db,
  )
  await sql`
    create trigger indexed_by_update before update of ${sql.raw(columns)}, search_language on ${sql.table(table)} for each row
    when (old.search_language is not null or new.search_language is not null) execute function ${name}()`.execute(db)
  // Also fires during bulk loads, which disable ordinary triggers.
  await sql`alter table ${sql.table(table)} enable always trigger indexed_by_insert, enable always trigger indexed_by_update`.execute(
    db,
  )
}
