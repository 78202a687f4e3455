import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Creates the tables of documents. The columns of texts have the names of the records, so that both have the same
 * index expressions and the same trigger for the vocabulary.
 */
export async function createDocuments(db: Kysely<unknown>): Promise<void> {
  // The languages with documents. A search uses them as soon as all records have one.
  await sql`
    create table search_languages (
      language text primary key check (language ~ '^[a-z]{2}$'),
      is_ready boolean not null default false
    )`.execute(db)
  await sql`
    create table search_documents (
      product_id bigint not null references products on delete cascade,
      search_language text not null,
      title text not null,
      variant_names text not null,
      variant_ids bigint[] not null,
      variant_texts text[] not null,
      description text not null,
      facts text not null,
      maker text not null,
      model text not null,
      collection_keys tsvector not null,
      local_headline tsvector not null generated always as (search_headline(
        search_language, title, variant_names, facts, collection_keys, maker || ' ' || model)) stored,
      primary key (product_id, search_language)
    )`.execute(db)
  await sql`
    create index search_documents_words on search_documents
      using gin (search_document(search_language, title, variant_names, description, facts, collection_keys, maker || ' ' || model))
    with (gin_pending_list_limit = 64)`.execute(db)
  await sql`
    create table search_collection_documents (
      collection_id bigint not null references collections on delete cascade,
      search_language text not null,
      title text not null,
      local_title_words tsvector not null generated always as (search_words_of(search_language, title)) stored,
      primary key (collection_id, search_language)
    )`.execute(db)
  await sql`create index search_collection_documents_words on search_collection_documents using gin (local_title_words)`.execute(
    db,
  )
  await sql`
    create table search_page_documents (
      page_id bigint not null references content_pages on delete cascade,
      search_language text not null,
      title text not null,
      local_words tsvector not null,
      primary key (page_id, search_language)
    )`.execute(db)
  await sql`create index search_page_documents_words on search_page_documents using gin (local_words)`.execute(db)
  await sql`
    create table search_synonym_documents (
      synonym_id bigint not null references search_synonyms on delete cascade,
      search_language text not null,
      local_keys text[] not null,
      local_means tsquery,
      primary key (synonym_id, search_language)
    )`.execute(db)
  await sql`create index search_synonym_documents_keys on search_synonym_documents using gin (local_keys)`.execute(db)
  await learn(db, 'search_documents', 'learn_words')
  await learn(db, 'search_collection_documents', 'learn_collection_titles')
}

async function learn(db: Kysely<unknown>, table: string, learning: string): Promise<void> {
  for (const event of ['insert', 'update']) {
    const name = sql.id(`learn_on_${event}`)
    await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)}
      referencing new table as changed for each statement execute function ${sql.id(learning)}()`.execute(db)
    // Also fires during bulk loads, which disable ordinary triggers.
    await sql`alter table ${sql.table(table)} enable always trigger ${name}`.execute(db)
  }
}

/** Writes the documents whenever a text changes that they contain. */
export async function followChanges(db: Kysely<unknown>): Promise<void> {
  // The shared lock lasts until the end of the transaction. A change of the languages needs it alone, so that no open
  // transaction has a text without its document.
  await sql`
    create function search_follow_change() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext('search language'), 0);
      if exists (select from search_languages) then
        execute format('select %I(array[($1).%I])', tg_argv[0], tg_argv[1]) using coalesce(new, old);
      end if;
      return null;
    end $$`.execute(db)
  const records = [
    ['products', 'search_write_products', 'title description variant_names facts maker model collection_keys'],
    ['collections', 'search_write_collections', 'title'],
    ['content_pages', 'search_write_pages', 'title text'],
    ['search_synonyms', 'search_write_synonyms', 'terms'],
  ] as const
  for (const [table, write, columns] of records) {
    const names = columns.split(' ')
    const call = sql`execute function search_follow_change(${sql.lit(write)}, 'id')`
    const differs = sql.join(
      names.map((name) => sql`old.${sql.ref(name)} is distinct from new.${sql.ref(name)}`),
      sql` or `,
    )
    await follow(db, table, 'translated_added', sql`insert`, sql`${call}`)
    await follow(db, table, 'translated_changed', sql`update`, sql`when (${differs}) ${call}`)
  }
  const translations = [
    ['product_translations', 'search_write_products', 'product_id'],
    ['collection_translations', 'search_write_collections', 'collection_id'],
    ['content_page_translations', 'search_write_pages', 'page_id'],
  ] as const
  for (const [table, write, key] of translations)
    await follow(
      db,
      table,
      'translated_searched',
      sql`insert or update or delete`,
      sql`execute function search_follow_change(${sql.lit(write)}, ${sql.lit(key)})`,
    )
  await followPhrases(db)
}

/** A short text can be part of many products, so that a job writes their documents. */
async function followPhrases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_follow_phrase() returns trigger language plpgsql as $$
    declare
      changed constant phrase_translations := coalesce(new, old);
    begin
      perform pg_advisory_xact_lock_shared(hashtext('search language'), 0);
      if exists (select from search_languages where language = changed.language) then
        insert into jobs (name, payload, created_at, due_at)
        values ('index-phrase', jsonb_build_object('source', changed.source), changed.updated_at, changed.updated_at);
      end if;
      return null;
    end $$`.execute(db)
  await follow(
    db,
    'phrase_translations',
    'translated_searched',
    sql`insert or update or delete`,
    sql`execute function search_follow_phrase()`,
  )
}

async function follow(
  db: Kysely<unknown>,
  table: string,
  name: string,
  event: RawBuilder<unknown>,
  action: RawBuilder<unknown>,
): Promise<void> {
  await sql`create trigger ${sql.id(name)} after ${event} on ${sql.table(table)} for each row ${action}`.execute(db)
  await sql`alter table ${sql.table(table)} enable always trigger ${sql.id(name)}`.execute(db)
}
