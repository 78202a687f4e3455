import { type Kysely, sql } from 'kysely'

/**
 * Installs the function that decides which e-mail addresses count as confirmed: current and former addresses of
 * accounts, and those that confirmed a back-in-stock request.
 */
export async function installIsConfirmedAddress(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_confirmed_address(address text) returns boolean language sql stable as $$
      select exists (select from users
          where users.email_key = lower(address collate "C") and email_verified_at is not null)
        or exists (select from former_emails where former_emails.email_key = lower(address collate "C"))
        or exists (select from back_in_stock_wishes
          where back_in_stock_wishes.email_key = lower(address collate "C") and confirmed_at is not null)
    $$`.execute(db)
}
