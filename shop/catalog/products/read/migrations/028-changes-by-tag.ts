import { type Kysely, sql } from 'kysely'

const TABLES = [
  'products',
  'variants',
  'variant_images',
  'product_bundles',
  'product_recommendations',
  'search_synonyms',
  'reviews',
  'users',
] as const

/** Pages distinguish a stock of 0, 1 to 9, up to 20, and more. */
const STEPS = 21
/** Above this number of products the notice would exceed 8,000 bytes, so it covers everything. */
const MOST_IN_A_NOTICE = 200

/**
 * Notices name what changed by the tags of `catalogue-tags.server.ts`, and whether it was a sale. A stock change from
 * 57 to 56 changes no page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    for (const old of ['', '_by_insert_or_delete', '_by_insert', '_by_update', '_by_delete'])
      await sql`drop trigger if exists ${sql.id(`catalogue_changed${old}`)} on ${sql.table(table)}`.execute(db)
  }
  await sql`drop function tell_reviewer_changed()`.execute(db)
  await sql`drop function tell_catalogue_changed()`.execute(db)

  await sql`
    create function tell_product_changed() returns trigger language plpgsql as $$
    declare showing bigint[];
    begin
      if tg_op = 'UPDATE' and (old.slug, old.deleted_at) is not distinct from (new.slug, new.deleted_at) then
        perform pg_notify('catalogue_changed', 'edit search product:' || new.id);
      else
        -- What is deleted leaves those that name it beside them.
        select array_agg(product_id) into showing from (
          select product_id from product_bundles where bundled_product_id = coalesce(new.id, old.id)
          union select product_id from product_recommendations where recommended_product_id = coalesce(new.id, old.id)) beside;
        if cardinality(showing) > ${sql.lit(MOST_IN_A_NOTICE)} then
          perform pg_notify('catalogue_changed', 'edit *');
        else
          perform pg_notify('catalogue_changed', concat_ws(' product:', 'edit search list popular',
            coalesce(new.id, old.id), array_to_string(showing, ' product:')));
        end if;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create function tell_variant_changed() returns trigger language plpgsql as $$
    declare notice text;
    begin
      if tg_op <> 'UPDATE' or to_jsonb(old) - 'stock' <> to_jsonb(new) - 'stock' then
        perform pg_notify('catalogue_changed', 'edit search product:' || coalesce(new.product_id, old.product_id));
        return null;
      end if;
      notice := 'sale popular =stock:' || new.product_id;
      if least(old.stock, ${sql.lit(STEPS)}) <> least(new.stock, ${sql.lit(STEPS)}) then
        notice := notice || ' product:' || new.product_id;
      end if;
      if (old.stock = 0) <> (new.stock = 0) then
        notice := notice || ' search';
      end if;
      perform pg_notify('catalogue_changed', notice);
      return null;
    end $$`.execute(db)
  await sql`
    create function tell_image_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit product:' || product_id)
      from variants where id in (new.variant_id, old.variant_id);
      return null;
    end $$`.execute(db)
  await sql`
    create function tell_part_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit product:' || coalesce(new.product_id, old.product_id));
      return null;
    end $$`.execute(db)
  // Customer names and pictures are shown only with reviews. A deleted account is detached from its reviews, which
  // notify themselves.
  await sql`
    create function tell_reviewer_changed() returns trigger language plpgsql as $$
    declare reviewed bigint[];
    begin
      select array_agg(distinct product_id) into reviewed from reviews where user_id = new.id and hidden_at is null;
      if cardinality(reviewed) > ${sql.lit(MOST_IN_A_NOTICE)} then
        perform pg_notify('catalogue_changed', 'edit *');
      elsif reviewed is not null then
        perform pg_notify('catalogue_changed', 'edit product:' || array_to_string(reviewed, ' product:'));
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create function tell_synonyms_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit search');
      return null;
    end $$`.execute(db)
  await sql`
    create function tell_anything_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', '');
      return null;
    end $$`.execute(db)

  await tellOf(db, 'products', 'tell_product_changed')
  await tellOf(db, 'variants', 'tell_variant_changed')
  await tellOf(db, 'variant_images', 'tell_image_changed')
  await tellOf(db, 'product_bundles', 'tell_part_changed')
  await tellOf(db, 'product_recommendations', 'tell_part_changed')
  await tellOf(db, 'search_synonyms', 'tell_synonyms_changed')

  // Hidden reviews are visible only to staff; responses to staff are not cached.
  const reviewed = { insert: 'new.hidden_at is null', delete: 'old.hidden_at is null' }
  for (const [event, isShown] of Object.entries(reviewed)) {
    await sql`create trigger ${sql.id(`catalogue_changed_by_${event}`)} after ${sql.raw(event)} on reviews for each row
      when (${sql.raw(isShown)}) execute function tell_part_changed()`.execute(db)
  }
  await sql`create trigger catalogue_changed_by_update after update on reviews for each row
    when (old.* is distinct from new.* and (old.hidden_at is null or new.hidden_at is null))
    execute function tell_part_changed()`.execute(db)
  await sql`create trigger catalogue_changed after update of first_name, last_name, avatar_key on users for each row
    when ((old.first_name, old.last_name, old.avatar_key) is distinct from (new.first_name, new.last_name, new.avatar_key))
    execute function tell_reviewer_changed()`.execute(db)

  for (const table of TABLES.filter((name) => name !== 'users')) {
    await sql`create trigger catalogue_changed after truncate on ${sql.table(table)}
      for each statement execute function tell_anything_changed()`.execute(db)
  }
}

/** Creates triggers for inserted, deleted and actually changed rows. */
async function tellOf(db: Kysely<unknown>, table: string, tell: string): Promise<void> {
  await sql`create trigger catalogue_changed_by_insert_or_delete after insert or delete on ${sql.table(table)} for each row
    execute function ${sql.id(tell)}()`.execute(db)
  await sql`create trigger catalogue_changed_by_update after update on ${sql.table(table)} for each row
    when (old.* is distinct from new.*) execute function ${sql.id(tell)}()`.execute(db)
}
