import { type Kysely, sql } from 'kysely'

/** Turns the sections of the home page into rows with their own content, in the order that staff arranged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table home_sections (
      id bigint generated always as identity primary key,
      position integer not null,
      kind text not null check (char_length(kind) between 1 and 40),
      is_hidden boolean not null default false,
      content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
      image_key text references images
    )`.execute(db)
  await sql`create index on home_sections (image_key)`.execute(db)
  await sql`
    with saved as (select values from settings where name = 'sections'),
    given as (select
      string_to_array(coalesce((select values ->> 'shown' from saved), 'counter collections new story reviews'), ' ') as shown,
      coalesce((select values ->> 'counter' from saved), '') as counter,
      coalesce((select values ->> 'story' from saved), '') as story)
    insert into home_sections (position, kind, is_hidden, content)
    select
      row_number() over (order by array_position(shown, kind) nulls last, place) - 1, kind,
      array_position(shown, kind) is null,
      case kind
        when 'counter' then jsonb_build_object('products', to_jsonb(array(
          select id::bigint from unnest(string_to_array(counter, ' ')) with ordinality as each (id, at)
          where id ~ '^[0-9]+$' order by at)))
        when 'story' then jsonb_build_object('product', case when story ~ '^[0-9]+$' then story::bigint end)
        when 'reviews' then '{"heading": "", "min_stars": 4.5, "count": 3}'
        else '{}'
      end
    from given, unnest(array['counter', 'collections', 'new', 'story', 'reviews']) with ordinality as kinds (kind, place)
    order by 1`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete on home_sections
    for each statement execute function tell_settings_changed()`.execute(db)
  await sql`create index reviews_featured on reviews (created_at desc, id desc)
    where hidden_at is null and half_stars >= 6 and char_length(body) between 40 and 200`.execute(db)
  await sql`drop index reviews_praise`.execute(db)
}
