import { type Kysely, sql } from 'kysely'

/** Adds invoices and credit notes with gapless numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_series (
      kind text not null check (kind in ('invoice', 'credit_note')),
      year integer not null,
      is_test boolean not null,
      prefix text not null default '' check (prefix ~ '^[A-Z0-9-]{0,10}$'),
      last_number integer not null default 0 check (last_number >= 0),
      last_issued_on date not null,
      primary key (kind, year, is_test)
    )`.execute(db)
  await sql`
    create table documents (
      id bigint generated always as identity primary key,
      kind text not null,
      year integer not null,
      is_test boolean not null,
      number integer not null check (number > 0),
      label text not null unique,
      order_id bigint not null,
      refund_id bigint,
      invoice_id bigint references documents,
      issued_at timestamptz not null,
      issued_on date not null,
      buyer text not null,
      gross_cents bigint not null check (gross_cents >= 0),
      body jsonb not null,
      foreign key (kind, year, is_test) references document_series,
      constraint documents_number unique (kind, year, is_test, number),
      check (kind = 'invoice' or invoice_id is not null)
    )`.execute(db)
  // One invoice per order, apart from corrections; one credit note per refund; one correction per invoice.
  await sql`create unique index documents_of_order on documents (order_id) where kind = 'invoice' and invoice_id is null`.execute(
    db,
  )
  await sql`create unique index documents_of_refund on documents (refund_id) where refund_id is not null`.execute(db)
  await sql`create unique index documents_correction on documents (invoice_id) where kind = 'invoice' and invoice_id is not null`.execute(
    db,
  )
  await sql`create index documents_by_order on documents (order_id, id)`.execute(db)
  await sql`create index documents_by_day on documents (issued_on, id)`.execute(db)
  await sql`
    create table document_files (
      document_id bigint primary key references documents on delete cascade,
      pdf bytea not null,
      sha256 bytea not null check (octet_length(sha256) = 32),
      rendered_at timestamptz not null
    )`.execute(db)

  await sql`
    create function check_document_number() returns trigger language plpgsql as $$
    begin
      if new.number > 1 and not exists (
        select from documents
        where kind = new.kind and year = new.year and is_test = new.is_test and number = new.number - 1
      ) then
        raise exception 'document % has no predecessor', new.label using errcode = 'check_violation', constraint = 'documents_gapless';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger check_document_number before insert on documents
    for each row execute function check_document_number()`.execute(db)
  // Ten full years after the year of a document, it may be deleted. Test documents may be deleted at any time.
  await sql`
    create function keep_documents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and (old.is_test or old.year + 10 < extract(year from now())) then return old; end if;
      raise exception 'documents can not be changed or deleted' using errcode = 'check_violation', constraint = 'documents_frozen';
    end $$`.execute(db)
  await sql`create trigger keep_documents before update or delete on documents for each row execute function keep_documents()`.execute(
    db,
  )
  await sql`
    create function keep_document_files() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (
        select from documents where id = old.document_id and not is_test and year + 10 >= extract(year from now())
      ) then return old; end if;
      raise exception 'files of documents can not be changed or deleted' using errcode = 'check_violation', constraint = 'documents_frozen';
    end $$`.execute(db)
  await sql`
    create trigger keep_document_files before update or delete on document_files
    for each row execute function keep_document_files()`.execute(db)
}
