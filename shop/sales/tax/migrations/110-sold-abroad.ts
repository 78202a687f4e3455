import { type Kysely, sql } from 'kysely'

/** Adds the two-year sums of sales to other member states, and the owner's warnings per year and threshold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_addresses_abroad on order_addresses (order_id)
    where purpose = 'delivery' and country not in ('FR', 'MC')`.execute(db)
  await sql`
    create table vat_threshold_warnings (
      year integer not null,
      percent integer not null,
      made_at timestamptz not null,
      primary key (year, percent)
    )`.execute(db)
}
