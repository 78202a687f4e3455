import { type Kysely, sql } from 'kysely'

/** Adds the owner's own clauses of the terms: one draft, and published versions that never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table own_terms_draft (
      id integer primary key check (id = 1),
      clauses jsonb not null check (jsonb_typeof(clauses) = 'array'),
      version integer not null default 1,
      changed_at timestamptz,
      changed_by bigint references users on delete set null,
      changed_name text not null default ''
    )`.execute(db)
  await sql`create index on own_terms_draft (changed_by)`.execute(db)
  await sql`insert into own_terms_draft (id, clauses) values (1, '[]')`.execute(db)
  await sql`
    create table own_terms_versions (
      number integer primary key check (number > 0),
      clauses jsonb not null check (jsonb_typeof(clauses) = 'array'),
      published_at timestamptz not null,
      published_by bigint references users on delete set null,
      published_name text not null
    )`.execute(db)
  await sql`create index on own_terms_versions (published_by)`.execute(db)
  await sql`
    create function refuse_changed_terms() returns trigger language plpgsql as $$
    begin
      raise exception 'Published terms cannot be changed.' using errcode = 'restrict_violation';
    end $$`.execute(db)
  // An account that is deleted loses its link, nothing else.
  await sql`
    create trigger refuse_changed_terms before update on own_terms_versions for each row
    when ((old.number, old.clauses, old.published_at, old.published_name)
      is distinct from (new.number, new.clauses, new.published_at, new.published_name))
    execute function refuse_changed_terms()`.execute(db)
  await sql`
    create trigger refuse_deleted_terms before delete on own_terms_versions for each row
    execute function refuse_changed_terms()`.execute(db)
}
