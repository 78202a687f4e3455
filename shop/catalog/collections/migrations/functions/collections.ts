import { type Kysely, sql } from 'kysely'

/**
 * Maintains the depth and visibility of each collection (public if it and all ancestors are published) and prevents
 * cycles, for every way of writing.
 */
export async function installCollectionTree(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function place_collection() returns trigger language plpgsql as $$
    begin
      new.depth := 1;
      new.is_public := new.state = 'published';
      if new.parent_id is null then
        return new;
      end if;
      if tg_op = 'UPDATE' and new.parent_id is distinct from old.parent_id then
        -- Two that move into each other at the same moment: one of them waits, and sees what the other has done.
        lock table collections in share row exclusive mode;
      end if;
      if exists (
        with recursive above (id, parent_id) as (
          select id, parent_id from collections where id = new.parent_id
          union select up.id, up.parent_id from collections as up join above on up.id = above.parent_id)
        select from above where id = new.id) then
        raise exception 'a collection inside itself'
          using errcode = 'check_violation', table = 'collections', constraint = 'collections_not_inside_itself';
      end if;
      select depth + 1, is_public and new.is_public into new.depth, new.is_public from collections where id = new.parent_id;
      return new;
    end $$`.execute(db)
  await sql`create trigger placed before insert or update of parent_id, state, depth, is_public on collections
    for each row execute function place_collection()`.execute(db)
  // Updates the descendants.
  await sql`
    create function place_inner_collections() returns trigger language plpgsql as $$
    begin
      update collections set depth = depth where parent_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger placed_inside after update of parent_id, state, depth, is_public on collections for each row
    when ((old.depth, old.is_public) <> (new.depth, new.is_public)) execute function place_inner_collections()`.execute(
    db,
  )
}

/** Stores former slugs of collections, as for products. A slug that is in use again no longer redirects. */
export async function keepCollectionAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_collection_addresses (
      slug text primary key,
      collection_id bigint not null references collections on delete cascade,
      left_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on former_collection_addresses (collection_id)`.execute(db)
  await sql`
    create function keep_former_collection_address() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into former_collection_addresses (slug, collection_id) values (old.slug, old.id)
        on conflict (slug) do update set collection_id = excluded.collection_id, left_at = excluded.left_at;
      end if;
      delete from former_collection_addresses where slug = new.slug;
      return null;
    end $$`.execute(db)
  await sql`create trigger address_taken after insert on collections
    for each row execute function keep_former_collection_address()`.execute(db)
  await sql`create trigger address_left after update of slug on collections for each row
    when (old.slug <> new.slug) execute function keep_former_collection_address()`.execute(db)
}

/** Above this number of items the notice would exceed 8,000 bytes, so it covers everything. */
const MOST_IN_A_NOTICE = 200

/**
 * Sends notices of changes by the tags of `shop/catalog/products/read/collection-list/collection-tags.ts`. A
 * collection's page shows its ancestors and children.
 */
export async function installCollectionNotices(db: Kysely<unknown>): Promise<void> {
  await installCollectionChangeNotices(db)
  await sql`create trigger catalogue_changed_by_insert_or_delete after insert or delete on collections
    for each row execute function tell_collection_changed()`.execute(db)
  await sql`create trigger catalogue_changed_by_update after update on collections for each row
    when (old.* is distinct from new.*) execute function tell_collection_changed()`.execute(db)
  await tellOfPlaced(db)
}

/** The notice of a changed collection. A changed title also affects search results. */
export async function installCollectionChangeNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_collection_changed() returns trigger language plpgsql as $$
    declare
      notice text := concat('edit collection:', coalesce(new.id, old.id), ' collection:', coalesce(old.parent_id, new.parent_id, 0));
    begin
      if tg_op = 'UPDATE' and new.parent_id is distinct from old.parent_id then
        notice := concat(notice, ' collection:', coalesce(new.parent_id, 0), ' collection:', coalesce(old.parent_id, 0));
      end if;
      if tg_op <> 'UPDATE' or (old.slug, old.is_public) <> (new.slug, new.is_public) then
        notice := notice || ' collections';
      end if;
      if (coalesce(old.in_menu, false) or coalesce(new.in_menu, false)) and (tg_op <> 'UPDATE'
        or (old.slug, old.title, old.is_public, old.in_menu, old.position, old.parent_id)
          is distinct from (new.slug, new.title, new.is_public, new.in_menu, new.position, new.parent_id)) then
        notice := notice || ' menu';
      end if;
      if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.title, old.is_public, old.parent_id, old.rule)
        is distinct from (new.title, new.is_public, new.parent_id, new.rule) then
        notice := notice || ' search';
      end if;
      perform pg_notify('catalogue_changed', notice);
      return null;
    end $$`.execute(db)
}

async function tellOfPlaced(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_placed_changed() returns trigger language plpgsql as $$
    declare
      notice text;
      things integer;
    begin
      select count(*), 'edit ' || string_agg(tag, ' ') into things, notice from (
        select 'collection:' || collection_id as tag from changed
        -- Another order is seen in the collection alone.
        union select 'placed:' || product_id from changed where tg_op <> 'UPDATE') as tags;
      if things > ${sql.lit(MOST_IN_A_NOTICE)} then
        notice := 'edit *';
      end if;
      if things > 0 then
        perform pg_notify('catalogue_changed', notice);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger catalogue_changed_by_insert after insert on collection_products
    referencing new table as changed for each statement execute function tell_placed_changed()`.execute(db)
  await sql`create trigger catalogue_changed_by_update after update on collection_products
    referencing new table as changed for each statement execute function tell_placed_changed()`.execute(db)
  await sql`create trigger catalogue_changed_by_delete after delete on collection_products
    referencing old table as changed for each statement execute function tell_placed_changed()`.execute(db)
  for (const table of ['collections', 'collection_products'])
    await sql`create trigger catalogue_changed after truncate on ${sql.table(table)}
      for each statement execute function tell_anything_changed()`.execute(db)
}

/**
 * Sends a notice when the featured collection changes, by the tag of
 * `shop/catalog/products/read/collection-list/collection-tags.ts`.
 */
export async function installFeaturedNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_featured_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit featured');
      return null;
    end $$`.execute(db)
  await sql`create trigger featured_changed_by_insert after insert on collections for each row
    when (new.leads_home) execute function tell_featured_changed()`.execute(db)
  await sql`create trigger featured_changed_by_update after update of leads_home on collections for each row
    when (old.leads_home <> new.leads_home) execute function tell_featured_changed()`.execute(db)
  await sql`create trigger featured_changed_by_delete after delete on collections for each row
    when (old.leads_home) execute function tell_featured_changed()`.execute(db)
}
