import { type Kysely, sql } from 'kysely'

/** CSV imports of the catalogue: the plan and outcome for each product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A worker updates its timestamp every few seconds. An older timestamp means that it died.
  await sql`
    create table catalogue_imports (
      id bigint generated always as identity primary key,
      file_name text not null,
      state text not null default 'reading' check (state in ('reading', 'refused', 'ready', 'running', 'done')),
      percent_read integer not null default 0 check (percent_read between 0 and 100),
      refused_line integer,
      refused_reason text,
      made_at timestamptz not null,
      beat_at timestamptz,
      check ((state = 'refused') = (refused_reason is not null))
    )`.execute(db)

  await sql`
    create table catalogue_import_products (
      import_id bigint not null references catalogue_imports on delete cascade,
      position integer not null,
      line integer not null,
      slug text not null,
      title text not null,
      action text not null check (action in ('create', 'update', 'unchanged', 'faulty')),
      changed jsonb not null,
      faults jsonb not null,
      plan jsonb,
      outcome text check (outcome in ('done', 'failed')),
      product_id bigint,
      bundle_waits boolean not null default false,
      primary key (import_id, position),
      check ((action in ('create', 'update')) = (plan is not null))
    )`.execute(db)
}
