import { type Kysely, sql } from 'kysely'

/**
 * Records each change of stock by a trigger, with the stock after it, its reason, staff member and note. Adds the
 * missing opening movements, so that the movements of a variant add up to its stock, and low-stock limits of products.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_movements
      drop constraint stock_movements_check,
      drop constraint stock_movements_reason_check,
      add constraint stock_movements_reason_check check (reason in ('sold', 'returned', 'counted', 'held', 'released',
        'initial', 'opening', 'received', 'damaged', 'stocktake', 'imported', 'undone', 'test_removed')),
      add column stock_after integer,
      add column staff_id bigint references users on delete set null,
      add column staff_name text not null default '',
      add column note text not null default '' check (char_length(note) <= 200),
      add column request_key uuid`.execute(db)
  await sql`
    update stock_movements set stock_after = known.stock_after
    from (
      select moved.id, stock - coalesce(sum(change) over (
        partition by variant_id order by moved.id rows between 1 following and unbounded following), 0) as stock_after
      from stock_movements as moved join variants on variants.id = variant_id) as known
    where stock_movements.id = known.id`.execute(db)
  // Negative ids sort before all recorded movements.
  await sql`
    insert into stock_movements (id, variant_id, change, stock_after, reason, made_at) overriding system value
    select -variants.id, variants.id, stock - coalesce(total, 0), stock - coalesce(total, 0), 'opening',
      least(products.created_at, first_at)
    from variants join products on products.id = product_id
      left join (select variant_id, sum(change) as total, min(made_at) as first_at from stock_movements group by variant_id)
        as moved on variant_id = variants.id
    where stock <> coalesce(total, 0)`.execute(db)
  await sql`alter table stock_movements alter column stock_after set not null`.execute(db)

  await sql`drop index stock_movements_variant_id_id_idx`.execute(db)
  await sql`create index stock_movements_of_variant on stock_movements (variant_id, made_at, id)`.execute(db)
  await sql`create index stock_movements_by_time on stock_movements (made_at, id)`.execute(db)
  await sql`create index stock_movements_by_reason on stock_movements (reason, made_at, id)`.execute(db)
  await sql`create index stock_movements_by_staff on stock_movements (staff_id, made_at, id) where staff_id is not null`.execute(
    db,
  )

  // A repeated request, such as after a lost response, changes the stock once.
  await sql`create unique index stock_movements_request_key on stock_movements (request_key) where request_key is not null`.execute(
    db,
  )

  // The writer passes the cause in the setting 'shop.stock_cause' of its transaction.
  await sql`
    create function record_stock_movement() returns trigger language plpgsql as $$
    declare
      cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}');
      stock_before integer := 0;
      reason text := coalesce(cause->>'reason', 'counted');
    begin
      if tg_op = 'UPDATE' then
        stock_before := old.stock;
      elsif reason = 'counted' then
        reason := 'initial';
      end if;
      insert into stock_movements (variant_id, change, stock_after, reason, order_id, staff_id, staff_name, note,
        request_key, made_at)
      values (new.id, new.stock - stock_before, new.stock, reason, (cause->>'order')::bigint, (cause->>'staff')::bigint,
        case when cause->>'staff' is null then '' else coalesce(
          (select concat_ws(' ', first_name, nullif(last_name, '')) from users where id = (cause->>'staff')::bigint), '') end,
        coalesce(cause->>'note', ''), (cause->>'key')::uuid, coalesce((cause->>'at')::timestamptz, now()));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger record_new_stock after insert on variants for each row
    when (new.stock <> 0) execute function record_stock_movement()`.execute(db)
  await sql`
    create trigger record_stock_movement after update on variants for each row
    when (old.stock <> new.stock) execute function record_stock_movement()`.execute(db)
  // Movements are a log: only the link to a removed order changes.
  await sql`
    create function refuse_changed_movement() returns trigger language plpgsql as $$
    begin
      raise exception 'Stock movements cannot be changed.' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger refuse_changed_movement before update on stock_movements for each row
    when ((old.id, old.variant_id, old.change, old.stock_after, old.reason, old.made_at)
      is distinct from (new.id, new.variant_id, new.change, new.stock_after, new.reason, new.made_at))
    execute function refuse_changed_movement()`.execute(db)

  await sql`
    create table low_stock_limits (
      product_id bigint primary key references products on delete cascade,
      pieces integer not null check (pieces between 0 and 1000000)
    )`.execute(db)
}
