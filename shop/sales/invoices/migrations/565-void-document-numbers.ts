import { type Kysely, sql } from 'kysely'

/** Adds void numbers: those of documents that a restored backup does not have. They fill the gap in their series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table void_document_numbers (
      kind text not null,
      year integer not null,
      is_test boolean not null,
      first_number integer not null check (first_number > 0),
      last_number integer not null,
      reason text not null check (char_length(reason) between 1 and 500),
      voided_at timestamptz not null,
      primary key (kind, year, is_test, first_number),
      foreign key (kind, year, is_test) references document_series,
      check (last_number >= first_number)
    )`.execute(db)
  await sql`
    create function has_document_number(of_kind text, of_year integer, of_test boolean, of_number integer) returns boolean
    language sql stable as $$
      select exists (
        select from documents where kind = of_kind and year = of_year and is_test = of_test and number = of_number
      ) or exists (
        select from void_document_numbers
        where kind = of_kind and year = of_year and is_test = of_test and of_number between first_number and last_number
      )
    $$`.execute(db)
  await sql`
    create or replace function check_document_number() returns trigger language plpgsql as $$
    begin
      if exists (
        select from void_document_numbers
        where kind = new.kind and year = new.year and is_test = new.is_test and new.number between first_number and last_number
      ) then
        raise exception 'the number of document % is void', new.label using errcode = 'check_violation', constraint = 'documents_void';
      end if;
      if new.number > 1 and not has_document_number(new.kind, new.year, new.is_test, new.number - 1) then
        raise exception 'document % has no predecessor', new.label using errcode = 'check_violation', constraint = 'documents_gapless';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create function check_void_numbers() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        raise exception 'void numbers can not be changed or deleted' using errcode = 'check_violation', constraint = 'documents_frozen';
      end if;
      if exists (
        select from documents where kind = new.kind and year = new.year and is_test = new.is_test and number >= new.first_number
      ) or (new.first_number > 1 and not has_document_number(new.kind, new.year, new.is_test, new.first_number - 1)) then
        raise exception 'void numbers do not follow the newest document' using errcode = 'check_violation', constraint = 'documents_gapless';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger check_void_numbers before insert or update or delete on void_document_numbers
    for each row execute function check_void_numbers()`.execute(db)
}
