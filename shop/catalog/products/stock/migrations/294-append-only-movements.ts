import { type Kysely, sql } from 'kysely'

/**
 * Stock movements refuse deletion and every change except the removal of links. Adds the movements of stock changes
 * that another process made while migration 260 ran, so that movements add up to the stock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order in which orders lock them. No stock changes while the sums are compared.
  await sql`lock table variants, stock_movements in share row exclusive mode`.execute(db)
  await sql`
    insert into stock_movements (variant_id, change, stock_after, reason, note)
    select id, stock - coalesce(total, 0), stock, 'counted', 'Correction of the history'
    from variants
      left join (select variant_id, sum(change) as total from stock_movements group by 1) as moved on variant_id = id
    where stock <> coalesce(total, 0) order by id`.execute(db)
  await sql`drop trigger refuse_changed_movement on stock_movements`.execute(db)
  // A removed order and a deleted account lose their links.
  await sql`
    create trigger refuse_changed_movement before update on stock_movements for each row
    when (to_jsonb(old) - '{order_id,staff_id}'::text[] <> to_jsonb(new) - '{order_id,staff_id}'::text[]
      or (new.order_id is not null and new.order_id is distinct from old.order_id)
      or (new.staff_id is not null and new.staff_id is distinct from old.staff_id))
    execute function refuse_changed_movement()`.execute(db)
  await sql`
    create trigger refuse_deleted_movement before delete on stock_movements for each row
    execute function refuse_changed_movement()`.execute(db)
}
