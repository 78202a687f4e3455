import { type Kysely, sql } from 'kysely'

/** Adds companies of orders and customers, and the answers of VIES about their VAT numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_number_checks (
      id bigint generated always as identity primary key,
      number text not null check (number ~ '^[A-Z]{2}[A-Z0-9+*]{2,18}$'),
      requester text not null,
      result text not null check (result in ('valid', 'invalid')),
      request_identifier text not null check (char_length(request_identifier) <= 100),
      name text not null check (char_length(name) <= 300),
      checked_at timestamptz not null
    )`.execute(db)
  await sql`create index on vat_number_checks (number, checked_at desc)`.execute(db)
  await sql`
    create table order_companies (
      order_id bigint primary key references orders on delete cascade,
      name text not null check (char_length(name) <= 120),
      vat_number text not null check (char_length(vat_number) <= 20),
      siren text not null check (siren ~ '^(\\d{9})?$'),
      vat_check text check (vat_check in ('valid', 'invalid', 'unknown')),
      checked_name text not null default '' check (char_length(checked_name) <= 300),
      request_identifier text not null default '' check (char_length(request_identifier) <= 100),
      checked_at timestamptz,
      is_reverse_charge boolean not null default false,
      version integer not null default 1,
      constraint order_companies_reverse_charge
        check (not is_reverse_charge or vat_check = 'valid' and checked_at is not null)
    )`.execute(db)
  await sql`create index on order_companies (order_id) where is_reverse_charge`.execute(db)
  await sql`
    create table customer_companies (
      user_id bigint primary key references users on delete cascade,
      name text not null check (char_length(name) between 1 and 120),
      vat_number text not null check (char_length(vat_number) <= 20),
      siren text not null check (siren ~ '^(\\d{9})?$'),
      saved_at timestamptz not null
    )`.execute(db)
}
