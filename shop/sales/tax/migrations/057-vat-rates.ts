import { type Kysely, sql } from 'kysely'

/** In percent, as of November 2026. */
const STANDARD = {
  ...{
    AT: 20,
    BE: 21,
    BG: 20,
    CY: 19,
    CZ: 21,
    DE: 19,
    DK: 25,
    EE: 24,
    ES: 21,
    FI: 25.5,
    FR: 20,
    GR: 24,
    HR: 25,
    HU: 27,
  },
  ...{ IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MC: 20, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23 },
}
const FRENCH = { intermediate: 10, reduced: 5.5, super_reduced: 2.1 }

/** VAT rates by country and start date. A rate that was in force is never changed, only followed by another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_rates (
      country text not null check (country ~ '^[A-Z]{2}$'),
      class text not null check (class in ('standard', 'intermediate', 'reduced', 'super_reduced', 'zero')),
      valid_from date not null,
      rate integer not null check (rate between 0 and 5000),
      primary key (country, class, valid_from)
    )`.execute(db)
  const rows = [
    ...Object.entries(STANDARD).map(([country, percent]) => ({ country, class: 'standard', percent })),
    ...['FR', 'MC'].flatMap((country) =>
      Object.entries(FRENCH).map(([name, percent]) => ({ country, class: name, percent })),
    ),
  ]
  for (const row of rows)
    await sql`insert into vat_rates (country, class, valid_from, rate)
      values (${row.country}, ${row.class}, '2026-01-01', ${Math.round(row.percent * 100)})`.execute(db)
  // The trigger keeps rates that orders were charged with unchanged.
  await sql`
    create function keep_vat_rate() returns trigger language plpgsql as $$
    begin
      raise exception 'A VAT rate that has held is never changed: add one that is valid from another day.';
    end $$`.execute(db)
  await sql`create trigger never_changed before update on vat_rates for each row
    when (old.valid_from <= current_date) execute function keep_vat_rate()`.execute(db)
  await sql`create trigger never_removed before delete on vat_rates for each row
    when (old.valid_from <= current_date) execute function keep_vat_rate()`.execute(db)
}
