import { type Kysely, sql } from 'kysely'

/**
 * The bank account to which the refund of an order goes. The IBAN is encrypted; its last four characters
 * identify it to the customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_accounts (
      order_id bigint primary key references orders on delete cascade,
      holder text not null check (char_length(holder) between 1 and 100),
      iban_sealed bytea not null,
      iban_end text not null check (char_length(iban_end) = 4),
      updated_at timestamptz not null
    )`.execute(db)
}
