import { type Kysely, sql } from 'kysely'

/** Adds consent to marketing e-mails: the current state per customer, and an append-only history as proof. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marketing_consent_events (
      id bigint generated always as identity primary key,
      user_id bigint references users on delete set null,
      event text not null
        check (event in ('requested', 'confirmed', 'withdrawn', 'expired', 'address_changed', 'account_deleted')),
      source text not null check (source in ('account', 'sign_up', 'checkout', 'import', 'staff', 'link', 'shop')),
      staff_name text,
      text_version integer,
      wording text check (char_length(wording) <= 500),
      address_hash bytea not null check (octet_length(address_hash) = 32),
      made_at timestamptz not null,
      kept_until timestamptz
    )`.execute(db)
  await sql`create index on marketing_consent_events (user_id, id)`.execute(db)
  await sql`create index on marketing_consent_events (kept_until) where kept_until is not null`.execute(db)
  await sql`
    create table marketing_consents (
      user_id bigint primary key references users on delete cascade,
      state text not null check (state in ('pending', 'confirmed', 'withdrawn')),
      source text not null,
      text_version integer not null,
      wording text not null check (char_length(wording) <= 500),
      request_id bigint unique references marketing_consent_events,
      expires_at timestamptz,
      changed_at timestamptz not null,
      check ((state = 'pending') = (expires_at is not null)),
      check ((state = 'withdrawn') = (request_id is null))
    )`.execute(db)
  await sql`create index on marketing_consents (state, user_id)`.execute(db)
  await sql`create index on marketing_consents (expires_at) where expires_at is not null`.execute(db)
  await keepHistory(db)
}

/** Refuses changes of the history, except that a deleted account is unlinked and its history expires. */
async function keepHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_consent_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.user_id is null and old.user_id is not null
        and to_jsonb(new) - '{user_id,kept_until}'::text[] = to_jsonb(old) - '{user_id,kept_until}'::text[] then
        new.kept_until := coalesce(new.kept_until, now() + interval '3 years');
        return new;
      end if;
      if tg_op = 'DELETE' and old.kept_until is not null then
        return old;
      end if;
      raise exception 'The history of consent is append-only.';
    end $$`.execute(db)
  await sql`create trigger consent_history_kept before update or delete on marketing_consent_events
    for each row execute function keep_consent_history()`.execute(db)
}
