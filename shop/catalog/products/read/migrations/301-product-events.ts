import { type Kysely, sql } from 'kysely'

/** Columns that other events report, or that only count and cache. */
const NOT_OF_PRODUCT =
  '{version,updated_at,rating_counts,reviews_count,average_rating,words,lowest_price_cents,highest_price_cents,is_reduced,variant_names,headline}'
const NOT_OF_VARIANT = '{stock,buyable,for_sale,rating_counts,option_set}'

/**
 * Records the events of products and stock for every way of writing. Changes of the same product are merged until they
 * are published, and those of the stock of a variant for one second. A merging transaction locks the event, so it is
 * published after the commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function record_product_changes(ids bigint[]) returns void language sql as $$
      insert into events (type, subject_kind, subject_id, data, actor, at, merged_until)
      select 'product.changed', 'product', id::text, jsonb_build_object('slug', slug, 'is_public', is_public),
        '{"kind":"system"}', clock_timestamp(), clock_timestamp()
      from products where id = any(ids) and deleted_at is null order by id
      on conflict (type, subject_kind, subject_id) where position is null and merged_until is not null
      do update set data = excluded.data where events.data is distinct from excluded.data
    $$`.execute(db)
  await sql`
    create function record_product_event(event text, ids bigint[]) returns void language sql as $$
      insert into events (type, subject_kind, subject_id, data, actor, at)
      select event, 'product', id::text, jsonb_build_object('slug', slug), '{"kind":"system"}', clock_timestamp()
      from products where id = any(ids) order by id
    $$`.execute(db)
  await sql`
    create function record_stock_changes(variant_ids bigint[]) returns void language sql as $$
      insert into events (type, subject_kind, subject_id, data, actor, at, merged_until)
      select 'stock.changed', 'variant', id::text, jsonb_build_object('product', product_id, 'stock', stock),
        '{"kind":"system"}', clock_timestamp(), clock_timestamp() + interval '1 second'
      from variants where id = any(variant_ids) order by id
      on conflict (type, subject_kind, subject_id) where position is null and merged_until is not null
      do update set data = excluded.data where events.data is distinct from excluded.data
    $$`.execute(db)

  await trigger(
    db,
    'products',
    'insert',
    sql`
    perform record_product_changes(array(select id from new_rows));
    ids := array(select id from new_rows where is_public);
    if ids <> '{}' then perform record_product_event('product.published', ids); end if;`,
  )
  await trigger(
    db,
    'products',
    'update',
    sql`
    ids := array(
      select new_rows.id from new_rows join old_rows using (id)
      where to_jsonb(old_rows) - ${sql.lit(NOT_OF_PRODUCT)}::text[] <> to_jsonb(new_rows) - ${sql.lit(NOT_OF_PRODUCT)}::text[]);
    if ids <> '{}' then perform record_product_changes(ids); end if;
    ids := array(
      select new_rows.id from new_rows join old_rows using (id) where new_rows.is_public and not old_rows.is_public);
    if ids <> '{}' then perform record_product_event('product.published', ids); end if;
    ids := array(
      select new_rows.id from new_rows join old_rows using (id)
      where new_rows.deleted_at is not null and old_rows.deleted_at is null);
    if ids <> '{}' then perform record_product_event('product.deleted', ids); end if;`,
  )
  await trigger(
    db,
    'products',
    'delete',
    sql`
    insert into events (type, subject_kind, subject_id, data, actor, at)
    select 'product.deleted', 'product', id::text, jsonb_build_object('slug', slug), '{"kind":"system"}', clock_timestamp()
    from old_rows where deleted_at is null order by id;`,
  )

  const changedProducts = (rows: string) =>
    sql`perform record_product_changes(array(select distinct product_id from ${sql.raw(rows)}));`
  await trigger(db, 'variants', 'insert', changedProducts('new_rows'))
  await trigger(db, 'variants', 'delete', changedProducts('old_rows'))
  await trigger(
    db,
    'variants',
    'update',
    sql`
    ids := array(
      select new_rows.id from new_rows join old_rows using (id) where new_rows.stock <> old_rows.stock);
    if ids <> '{}' then perform record_stock_changes(ids); end if;
    ids := array(
      select distinct new_rows.product_id from new_rows join old_rows using (id)
      where to_jsonb(old_rows) - ${sql.lit(NOT_OF_VARIANT)}::text[] <> to_jsonb(new_rows) - ${sql.lit(NOT_OF_VARIANT)}::text[]);
    if ids <> '{}' then perform record_product_changes(ids); end if;`,
  )

  for (const table of ['product_bundles', 'product_recommendations']) {
    await trigger(db, table, 'insert', changedProducts('new_rows'))
    await trigger(db, table, 'update', changedProducts('new_rows'))
    await trigger(db, table, 'delete', changedProducts('old_rows'))
  }
  const ofVariants = (rows: string) => changedProducts(`${rows} join variants on variants.id = variant_id`)
  await trigger(db, 'variant_images', 'insert', ofVariants('new_rows'))
  await trigger(db, 'variant_images', 'update', ofVariants('new_rows'))
  await trigger(db, 'variant_images', 'delete', ofVariants('old_rows'))
}

/** Adds a statement trigger that runs PL/pgSQL statements with the transition tables `new_rows` and `old_rows`. */
async function trigger(
  db: Kysely<unknown>,
  table: string,
  event: 'insert' | 'update' | 'delete',
  statements: ReturnType<typeof sql>,
): Promise<void> {
  const name = sql.id(`record_events_of_${table}_${event}`)
  const rows = { insert: 'new table as new_rows', delete: 'old table as old_rows' }
  const referencing = event === 'update' ? `${rows.insert} ${rows.delete}` : rows[event]
  // The plan is reused, so a nested loop that suits one row would compare all pairs of rows of a bulk update.
  const settings = event === 'update' && ['products', 'variants'].includes(table) ? 'set enable_nestloop = off' : ''
  await sql`
    create function ${name}() returns trigger language plpgsql ${sql.raw(settings)} as $$
    declare ids bigint[];
    begin
      ${statements}
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)} referencing ${sql.raw(referencing)}
    for each statement execute function ${name}()`.execute(db)
}
