create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
begin;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

    create table images (
      key text primary key check (key ~ '^[0-9a-z]{24}$'),
      width integer not null check (width between 16 and 10000),
      height integer not null check (height between 16 and 10000),
      created_at timestamptz not null default now()
    );

    create table products (
      id bigint generated always as identity primary key,
      slug text not null check (slug ~ '^[a-z0-9]+(-[A-Za-z0-9]+)*$' and char_length(slug) <= 80),
      title text not null check (char_length(title) between 1 and 120),
      description text not null check (char_length(description) between 1 and 10000),
      price_cents bigint not null check (price_cents between 1 and 9999999999),
      thumbnail_key text not null references images,
      thumbnail_alt text not null default '' check (char_length(thumbnail_alt) <= 200),
      rating_counts integer[] not null default '{0,0,0,0,0,0,0,0,0,0}'
        check (cardinality(rating_counts) = 10 and array_position(rating_counts, null) is null and 0 <= all (rating_counts)),
      reviews_count integer not null generated always as (
        rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]
        + rating_counts[6] + rating_counts[7] + rating_counts[8] + rating_counts[9] + rating_counts[10]) stored,
      average_rating numeric(2, 1) generated always as (round((
        rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5]
        + 6 * rating_counts[6] + 7 * rating_counts[7] + 8 * rating_counts[8] + 9 * rating_counts[9] + 10 * rating_counts[10]
        )::numeric / 2 / nullif(
        rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]
        + rating_counts[6] + rating_counts[7] + rating_counts[8] + rating_counts[9] + rating_counts[10], 0), 1)) stored,
      words tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')) stored,
      version integer not null default 1 check (version > 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
create unique index products_living_slug on products (lower(slug)) where deleted_at is null;
create index products_newest on products (created_at desc, id desc) where deleted_at is null;
create index products_words on products using gin (words) where deleted_at is null;

    create table variants (
      id bigint generated always as identity primary key,
      product_id bigint not null references products,
      name text not null check (char_length(name) between 1 and 60),
      color text check (color ~ '^#[0-9a-f]{6}$'),
      stock integer not null check (stock between 0 and 1000000),
      position integer not null check (position >= 0),
      deleted_at timestamptz,
      unique (product_id, id),
      constraint variants_position exclude using btree (product_id with =, position with =)
        where (deleted_at is null) deferrable initially deferred
    );
create unique index variants_living_name on variants (product_id, lower(name)) where deleted_at is null;

    create table variant_images (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants,
      image_key text not null references images,
      alt text not null default '' check (char_length(alt) <= 200),
      position integer not null check (position >= 0),
      constraint variant_images_position unique (variant_id, position) deferrable initially deferred
    );

    create table product_bundles (
      product_id bigint not null references products,
      bundled_product_id bigint not null references products,
      position integer not null check (position between 0 and 9),
      primary key (product_id, bundled_product_id),
      constraint product_bundles_position unique (product_id, position) deferrable initially deferred,
      check (product_id <> bundled_product_id)
    );

    create table product_recommendations (
      product_id bigint not null references products,
      recommended_product_id bigint not null references products,
      position integer not null check (position between 0 and 7),
      primary key (product_id, position),
      unique (product_id, recommended_product_id),
      check (product_id <> recommended_product_id)
    );
create index on product_recommendations (recommended_product_id);
insert into "kysely_migration" ("name", "timestamp") values ('001-catalogue', '2026-11-27T00:32:13.035Z');

    create table users (
      id bigint generated always as identity primary key,
      email text not null check (char_length(email) between 3 and 254),
      email_key text not null generated always as (lower(email)) stored unique,
      email_verified_at timestamptz,
      password_hash text,
      first_name text not null check (char_length(first_name) between 1 and 60),
      last_name text not null check (char_length(last_name) <= 60),
      avatar_key text references images,
      is_staff boolean not null default false,
      created_at timestamptz not null default now()
    );

    create table social_identities (
      issuer text not null,
      subject text not null,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    );
create index on social_identities (user_id);

    create table auth_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check (expires_at > created_at)
    );
create index on auth_tokens (user_id, created_at);

    create table verification_codes (
      id bigint generated always as identity primary key,
      email_key text not null,
      purpose text not null check (purpose in ('signup', 'reset_password', 'change_email')),
      user_id bigint references users on delete cascade,
      code_hash bytea not null check (octet_length(code_hash) = 32),
      tries integer not null default 0 check (tries between 0 and 5),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      check (expires_at > created_at),
      check ((purpose = 'signup') = (user_id is null))
    );
create index on verification_codes (email_key, purpose, created_at desc);
insert into "kysely_migration" ("name", "timestamp") values ('002-customers', '2026-11-27T00:32:13.053Z');

    create table cart_lines (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      product_id bigint not null,
      variant_id bigint not null,
      quantity integer not null check (quantity between 1 and 9999),
      save_for_later boolean not null default false,
      created_at timestamptz not null default now(),
      unique (user_id, variant_id),
      foreign key (product_id, variant_id) references variants (product_id, id)
    );
create index on cart_lines (product_id, variant_id);
insert into "kysely_migration" ("name", "timestamp") values ('003-cart', '2026-11-27T00:32:13.060Z');

    create table reviews (
      id bigint generated always as identity primary key,
      product_id bigint not null,
      variant_id bigint not null,
      user_id bigint references users on delete set null,
      body text not null check (char_length(body) between 1 and 5000),
      half_stars smallint not null check (half_stars between 1 and 10),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, variant_id),
      foreign key (product_id, variant_id) references variants (product_id, id)
    );
create index reviews_newest on reviews (product_id, created_at desc, id desc);
create index reviews_best on reviews (product_id, half_stars desc, created_at desc, id desc);
create index on reviews (variant_id);

    create or replace function count_review() returns trigger language plpgsql as $$
    declare
      was boolean := tg_op in ('UPDATE', 'DELETE') and old.hidden_at is null;
      is_now boolean := tg_op in ('INSERT', 'UPDATE') and new.hidden_at is null;
    begin
      if was and is_now
        and (old.product_id, old.variant_id, old.half_stars) = (new.product_id, new.variant_id, new.half_stars) then
        return null;
      end if;
      if was then
        update products set rating_counts[old.half_stars] = rating_counts[old.half_stars] - 1 where id = old.product_id;
      end if;
      if is_now then
        update products set rating_counts[new.half_stars] = rating_counts[new.half_stars] + 1 where id = new.product_id;
      end if;
      if was then
        update variants set rating_counts[old.half_stars] = rating_counts[old.half_stars] - 1 where id = old.variant_id;
      end if;
      if is_now then
        update variants set rating_counts[new.half_stars] = rating_counts[new.half_stars] + 1 where id = new.variant_id;
      end if;
      return null;
    end $$;

    create trigger count_review after insert or delete or update of half_stars, product_id on reviews
    for each row execute function count_review();
insert into "kysely_migration" ("name", "timestamp") values ('004-reviews', '2026-11-27T00:32:13.070Z');

    create table orders (
      id bigint generated always as identity primary key,
      user_id bigint references users on delete set null,
      status text not null default 'making' check (status in ('making', 'shipping', 'shipped', 'delivered')),
      created_at timestamptz not null default now()
    );
create index orders_newest on orders (user_id, created_at desc, id desc);

    create table order_lines (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      product_id bigint not null,
      variant_id bigint not null,
      quantity integer not null check (quantity between 1 and 9999),
      title text not null,
      variant_name text not null,
      unit_price_cents bigint not null check (unit_price_cents between 1 and 9999999999),
      thumbnail_key text not null references images,
      foreign key (product_id, variant_id) references variants (product_id, id)
    );
create index on order_lines (order_id);
create index on order_lines (variant_id);
create index on order_lines (product_id);
insert into "kysely_migration" ("name", "timestamp") values ('005-orders', '2026-11-27T00:32:13.082Z');

    create table contact_messages (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 100),
      email text not null check (char_length(email) between 3 and 254),
      title text not null check (char_length(title) between 1 and 150),
      body text not null check (char_length(body) between 10 and 5000),
      created_at timestamptz not null default now()
    );

    create table letters (
      id bigint generated always as identity primary key,
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      body_html text,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0 check (attempts >= 0),
      last_error text,
      sent_at timestamptz
    );
create index letters_due on letters (due_at) where sent_at is null;
insert into "kysely_migration" ("name", "timestamp") values ('006-letters', '2026-11-27T00:32:13.089Z');
create table catalogue_size (only_row boolean primary key default true check (only_row), living bigint not null check (living >= 0));
insert into catalogue_size (living) select count(*) from products where deleted_at is null;

    create function count_living_products() returns trigger language plpgsql as $$
    declare difference bigint := 0;
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        difference := difference + (select count(*) from new_rows where deleted_at is null);
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        difference := difference - (select count(*) from old_rows where deleted_at is null);
      end if;
      if difference <> 0 then
        update catalogue_size set living = living + difference;
      end if;
      return null;
    end $$;
create trigger count_added after insert on products referencing new table as new_rows
    for each statement execute function count_living_products();
create trigger count_changed after update on products referencing old table as old_rows new table as new_rows
    for each statement execute function count_living_products();
create trigger count_removed after delete on products referencing old table as old_rows
    for each statement execute function count_living_products();

    create function tell_catalogue_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', '');
      return null;
    end $$;
create trigger catalogue_changed after insert or update or delete or truncate on "products"
      for each statement execute function tell_catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on "variants"
      for each statement execute function tell_catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on "variant_images"
      for each statement execute function tell_catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on "product_bundles"
      for each statement execute function tell_catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on "product_recommendations"
      for each statement execute function tell_catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on "reviews"
      for each statement execute function tell_catalogue_changed();
create trigger catalogue_changed after update of first_name, last_name, avatar_key or delete on "users"
      for each statement execute function tell_catalogue_changed();
insert into "kysely_migration" ("name", "timestamp") values ('007-catalogue-changes', '2026-11-27T00:32:13.099Z');

    create table attempts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      made_at timestamptz not null default now()
    );
create index on attempts (kind, subject, made_at);
create index on attempts (made_at);
alter table letters add constraint letters_tried check (sent_at is null or attempts > 0);
insert into "kysely_migration" ("name", "timestamp") values ('008-attempts', '2026-11-27T00:32:13.105Z');

    create function refuse_beyond_full_cart() returns trigger language plpgsql as $$
    begin
      perform from users where id = new.user_id for no key update;
      if (select count(*) from cart_lines where user_id = new.user_id) > 100 then
        raise exception 'The cart is full.' using errcode = 'check_violation', constraint = 'cart_lines_full';
      end if;
      return null;
    end $$;
create trigger refuse_beyond_full_cart after insert on cart_lines
    for each row execute function refuse_beyond_full_cart();

    create function take_off_the_shelves() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'products' then
        update variants set deleted_at = new.deleted_at where product_id = new.id and deleted_at is null;
      else
        delete from cart_lines where product_id = new.product_id and variant_id = new.id;
      end if;
      return null;
    end $$;
create trigger take_off_the_shelves after update of deleted_at on "products" for each row
      when (old.deleted_at is null and new.deleted_at is not null) execute function take_off_the_shelves();
create trigger take_off_the_shelves after update of deleted_at on "variants" for each row
      when (old.deleted_at is null and new.deleted_at is not null) execute function take_off_the_shelves();

    create table stock_movements (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants,
      change integer not null check (change <> 0),
      reason text not null check (reason in ('sold', 'returned', 'counted')),
      order_id bigint references orders,
      made_at timestamptz not null default now(),
      check ((reason = 'counted') = (order_id is null))
    );
create index on stock_movements (variant_id, id);
create index on stock_movements (order_id);
insert into "kysely_migration" ("name", "timestamp") values ('009-cart-and-stock', '2026-11-27T00:32:13.113Z');

    alter table reviews
      add column bought_at timestamptz,
      add column answer text check (char_length(answer) between 1 and 5000),
      add column answered_at timestamptz,
      add column hidden_reason text check (char_length(hidden_reason) between 1 and 500),
      add column hidden_at timestamptz,
      add check ((answer is null) = (answered_at is null)),
      add check ((hidden_reason is null) = (hidden_at is null));

    update reviews set bought_at = (
      select min(orders.created_at) from orders join order_lines on order_id = orders.id
      where orders.user_id = reviews.user_id and order_lines.variant_id = reviews.variant_id
        and status in ('shipped', 'delivered'));

    create table review_reports (
      review_id bigint not null references reviews on delete cascade,
      user_id bigint not null references users on delete cascade,
      reason text not null check (char_length(reason) between 1 and 500),
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      primary key (review_id, user_id)
    );
create index on review_reports (user_id);
create index review_reports_open on review_reports (review_id, created_at) where settled_at is null;

    alter table variants add column rating_counts integer[] not null default '{0,0,0,0,0,0,0,0,0,0}'
      check (cardinality(rating_counts) = 10 and array_position(rating_counts, null) is null and 0 <= all (rating_counts));

    update variants set rating_counts = counted.counts
    from (
      select id, array(
        select (select count(*) from reviews where variant_id = variants.id and half_stars = rating)::integer
        from generate_series(1, 10) as rating order by rating) as counts
      from variants) as counted
    where counted.id = variants.id and exists (select from reviews where variant_id = variants.id);
drop trigger count_review on reviews;

    create or replace function count_review() returns trigger language plpgsql as $$
    declare
      was boolean := tg_op in ('UPDATE', 'DELETE') and old.hidden_at is null;
      is_now boolean := tg_op in ('INSERT', 'UPDATE') and new.hidden_at is null;
    begin
      if was and is_now
        and (old.product_id, old.variant_id, old.half_stars) = (new.product_id, new.variant_id, new.half_stars) then
        return null;
      end if;
      if was then
        update products set rating_counts[old.half_stars] = rating_counts[old.half_stars] - 1 where id = old.product_id;
      end if;
      if is_now then
        update products set rating_counts[new.half_stars] = rating_counts[new.half_stars] + 1 where id = new.product_id;
      end if;
      if was then
        update variants set rating_counts[old.half_stars] = rating_counts[old.half_stars] - 1 where id = old.variant_id;
      end if;
      if is_now then
        update variants set rating_counts[new.half_stars] = rating_counts[new.half_stars] + 1 where id = new.variant_id;
      end if;
      return null;
    end $$;

    create trigger count_review after insert or delete or update of half_stars, product_id, variant_id, hidden_at on reviews
    for each row execute function count_review();
drop index reviews_newest, reviews_best, reviews_variant_id_idx;
create index "reviews_newest" on reviews (created_at desc, id desc) where hidden_at is null;
create index "reviews_of_product_newest" on reviews (product_id, created_at desc, id desc) where hidden_at is null;
create index "reviews_of_product_by_rating" on reviews (product_id, half_stars desc, created_at desc, id desc) where hidden_at is null;
create index "reviews_of_variant_newest" on reviews (variant_id, created_at desc, id desc) where hidden_at is null;
create index "reviews_of_variant_by_rating" on reviews (variant_id, half_stars desc, created_at desc, id desc) where hidden_at is null;
create index reviews_hidden on reviews (hidden_at desc, id desc) where hidden_at is not null;
insert into "kysely_migration" ("name", "timestamp") values ('010-reviews', '2026-11-27T00:32:13.134Z');

    create or replace function search_text(written text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(
      regexp_replace(
        regexp_replace(lower(unaccent('unaccent'::regdictionary, written)), '([0-9])x(?=[0-9])', '\1 ', 'g'),
        '\m([0-9]+)(?=[[:alpha:]])', '\1 ', 'g'),
      '[^[:alnum:]]+', ' ', 'g'));

    create or replace function search_measure(amount text, unit text) returns text language sql immutable strict parallel safe
    return '=' || round(
        case when amount ~ '^[1-9][0-9]*,[0-9]{3}$' then replace(amount, ',', '')::numeric else replace(amount, ',', '.')::numeric end
        * case unit when 'kg' then 1000000 when 'g' then 1000 when 'mg' then 1
          when 'l' then 1000000 when 'dl' then 100000 when 'cl' then 10000 when 'ml' then 1000
          when 'm' then 1000000 when 'cm' then 10000 else 1000 end)
      || case when unit like '%g' then 'mg' when unit like '%l' then 'ul' else 'um' end;

    create or replace function search_measures(written text) returns tsvector language sql immutable strict parallel safe
    return (
      select coalesce(string_agg(quote_literal(search_measure(found[1], found[2])) || ':1', ' '), '')::tsvector
      from regexp_matches(lower(written), '([0-9]+(?:[.,][0-9]{1,3})?)\s*(kg|mg|g|ml|cl|dl|l|mm|cm|m)\M', 'g') as found);

    create or replace function search_typed(typed text) returns text[] language plpgsql immutable strict parallel safe as $$
    begin
      if typed !~ '[0-9]' then return string_to_array(search_text(typed), ' '); end if;
      return array(
        select word
        from regexp_matches(
            regexp_replace(lower(typed), '([0-9])\s*[x×]\s*(?=[0-9])', '\1 ', 'g'),
            '([0-9]+(?:[.,][0-9]{1,3})?)\s*(kg|mg|g|ml|cl|dl|l|mm|cm|m)\M|([[:alpha:]]\S*|[^[:alpha:]0-9[:space:]]+|[0-9][[:alnum:]]*)', 'g')
          with ordinality as each (pieces, place),
        lateral unnest(
          case when pieces[1] is null then string_to_array(search_text(pieces[3]), ' ')
            else array[search_text(pieces[1] || pieces[2]) || '|' || search_measure(pieces[1], pieces[2])] end) with ordinality as part (word, at)
        order by place, at);
    end $$;

    create text search dictionary shop_words (template = pg_catalog.simple, stopwords = english);
create text search configuration shop_words (copy = pg_catalog.simple);

    alter text search configuration shop_words
    alter mapping for asciiword, word, numword with shop_words;

    create or replace function search_words_of(written text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('english'::regconfig, search_text(written)) || to_tsvector('shop_words'::regconfig, search_text(written))
      || case when written ~ '[0-9]' then search_measures(written) else '' end;
alter table products drop column words, add column variant_names text not null default '';

    update products set variant_names =
      coalesce((select string_agg(name, ', ' order by id) from variants where product_id = products.id and deleted_at is null), '');

    alter table products add column headline tsvector not null generated always as (
      setweight(search_words_of(title), 'A') || setweight(search_words_of(variant_names), 'B')) stored;

    create function search_document(title text, variant_names text, description text) returns tsvector
    language sql immutable strict parallel safe cost 100000
    return (select search_words_of(title) || search_words_of(variant_names) || search_words_of(description));

    create index products_words on products using gin (search_document(title, variant_names, description))
    with (gin_pending_list_limit = 64) where deleted_at is null;

    create function write_variant_names(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set variant_names = fresh.names
      from (
        select product.id, coalesce(string_agg(name, ', ' order by variants.id), '') as names
        from products as product left join variants on product_id = product.id and variants.deleted_at is null
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and variant_names <> fresh.names;
    end $$;

    create function name_variants() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform write_variant_names(array[old.product_id, new.product_id]);
      else
        perform write_variant_names(array(select distinct product_id from changed));
      end if;
      return null;
    end $$;
create trigger name_added after insert on variants referencing new table as changed
    for each statement execute function name_variants();
create trigger name_removed after delete on variants referencing old table as changed
    for each statement execute function name_variants();

    create trigger name_changed after update of name, deleted_at, product_id on variants for each row
    when (old.name <> new.name or old.product_id <> new.product_id or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function name_variants();
alter table variants enable always trigger "name_added";
alter table variants enable always trigger "name_removed";
alter table variants enable always trigger "name_changed";

    create function one_letter_less(word text) returns text[] language sql immutable strict parallel safe
    return (select array_agg(distinct overlay(word placing '' from letter for 1)) || word from generate_series(1, char_length(word)) as letter);

    create table search_words (
      word text not null,
      spelled text not null,
      stem text generated always as ((ts_lexize('english_stem'::regdictionary, word))[1]) stored,
      nearby text[] not null generated always as (one_letter_less(word)) stored
    );
create index search_words_word on search_words (word);
create index search_words_stem on search_words (stem);
create index search_words_nearby on search_words using gin (nearby) with (gin_pending_list_limit = 64);
create index search_words_alike on search_words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 64);

    create or replace function "learn_words"() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled)
      select distinct on (word) word, spelled
      from (
        select search_text(spelled) as word, spelled
        from (
          select distinct regexp_split_to_table(lower(title || ' ' || variant_names || ' ' || description), '[^[:alpha:]]+') as spelled
          from changed) as written
        where char_length(spelled) between 3 and 30) as folded
      where not exists (select from search_words as known where known.word = folded.word)
        and to_tsvector('shop_words', word) <> ''
      order by word, spelled;
      return null;
    end $$;
create trigger "learn_on_insert" after insert on products
      referencing new table as changed for each statement execute function learn_words();
create trigger "learn_on_update" after update on products
      referencing new table as changed for each statement execute function learn_words();
alter table products enable always trigger learn_on_insert, enable always trigger learn_on_update;
update products set title = title;
create aggregate all_of (tsquery) (sfunc = tsquery_and, stype = tsquery, parallel = safe);
create aggregate any_of (tsquery) (sfunc = tsquery_or, stype = tsquery, parallel = safe);

    create function search_word(word text) returns tsquery language plpgsql immutable strict parallel safe as $$
    declare
      stem constant text := (ts_lexize('english_stem', word))[1];
      other constant text := case
        when word ~ '(kni|li|wi)ves$' then left(word, -3) || 'fe'
        when word ~ '(el|car|lea|loa|hal|cal|wol|thie|hoo)ves$' then left(word, -3) || 'f'
        when word ~ '(kni|li|wi)fe$' then left(word, -2) || 'ves'
        when word ~ '(el|car|lea|loa|hal|cal|wol|thie|hoo)f$' then left(word, -1) || 'ves' end;
      forms tsquery := quote_literal(stem)::tsquery;
    begin
      if stem <> word then forms := forms || quote_literal(word)::tsquery; end if;
      if other is not null then forms := forms || quote_literal(other)::tsquery; end if;
      return forms;
    end $$;

    create function search_term(term text) returns tsquery language sql immutable strict parallel safe
    return (select all_of(search_word(word)) from unnest(string_to_array(search_text(term), ' ')) as word);

    create function search_terms(terms text[]) returns tsquery language sql immutable strict parallel safe
    return (select any_of(search_term(term)) from unnest(terms) as term);

    create function search_key(term text) returns text language sql immutable strict parallel safe
    return (
      select string_agg(coalesce((ts_lexize('english_stem', word))[1], word), ' ' order by place)
      from unnest(string_to_array(search_text(term), ' ')) with ordinality as each (word, place));

    create function search_keys(terms text[]) returns text[] language sql immutable strict parallel safe
    return (select array_agg(search_key(term)) from unnest(terms) as term);

    create table search_synonyms (
      id bigint generated always as identity primary key,
      terms text[] not null check (cardinality(terms) between 2 and 20 and array_position(terms, null) is null),
      keys text[] not null generated always as (search_keys(terms)) stored,
      means tsquery generated always as (search_terms(terms)) stored
    );
create index search_synonyms_keys on search_synonyms using gin (keys);
create trigger catalogue_changed after insert or update or delete or truncate on search_synonyms
    for each statement execute function tell_catalogue_changed();

    create or replace function search_size(query tsquery) returns real language sql immutable strict parallel safe
    return (select count(distinct found) from regexp_matches(query::text, '''[^'']*''', 'g') as found);

    create or replace function search_part(element text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      spelling text;
      each tsquery;
      part tsquery;
    begin
      foreach spelling in array string_to_array(element, '|') loop
        each := case
          when left(spelling, 1) = '=' then quote_literal(spelling)::tsquery
          when strpos(spelling, ' ') > 0 then search_term(spelling)
          else search_word(spelling) end;
        part := coalesce(part || each, part, each);
      end loop;
      return search_with_collections(part);
    end $$;
drop function if exists search_query(text[]);

    create or replace function search_query(
      typed text[], out all_words tsquery, out any_word tsquery, out to_check text[], out whole_words tsquery, out whole_share real)
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      joined text[] := '{}';
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := search_part(typed[place]);
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := search_with_collections((quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery);
        parts[size] := coalesce(parts[size] || beginning, beginning);
      end if;

      for start in 1..size loop
        for finish in start..least(start + 2, size) loop
          sequences := sequences || array_to_string(stems[start:finish], ' ');
          starts := starts || start;
          ends := ends || finish;
        end loop;
      end loop;
      if exists (select from search_synonyms where keys && sequences) then
        -- Synonyms of single words come first, so that what stands around a synonym of several has them too.
        for same in
          select start, finish, search_with_collections(any_of(means)) as means
          from search_synonyms join unnest(sequences, starts, ends) as each (term, start, finish) on term = any (keys)
          where keys && sequences
          group by start, finish
          order by finish - start
        loop
          to_check[same.start:same.finish] := array_fill(null::text, array[same.finish - same.start + 1]);
          if same.start = same.finish then
            parts[same.start] := coalesce(parts[same.start] || same.means, same.means);
          else
            rest := (select all_of(parts[place]) from generate_series(1, size) as place where place not between same.start and same.finish);
            phrases := phrases || coalesce(same.means && rest, same.means);
            whole_words := coalesce(whole_words || same.means, same.means);
          end if;
        end loop;
      end if;
      for place in 1..least(size, 12) - 1 loop
        word := typed[place] || typed[place + 1];
        joined := joined || case when word ~ '^[[:alpha:]]{5,30}$' then coalesce((ts_lexize('english_stem', word))[1], word) end;
      end loop;
      if exists (select from search_words where stem = any (joined)) then
        for place in 1..cardinality(joined) loop
          continue when not exists (select from search_words where stem = joined[place]);
          to_check[place:place + 1] := array_fill(null::text, array[2]);
          part := search_with_collections(search_word(typed[place] || typed[place + 1]));
          rest := (select all_of(parts[other]) from generate_series(1, size) as other where other not between place and place + 1);
          phrases := phrases || coalesce(part && rest, part);
          whole_words := coalesce(whole_words || part, part);
        end loop;
      end if;
      for place in 1..coalesce(array_upper(parts, 1), 0) loop
        all_words := coalesce(all_words && parts[place], all_words, parts[place]);
        any_word := coalesce(any_word || parts[place], any_word, parts[place]);
      end loop;
      foreach part in array phrases loop
        all_words := coalesce(all_words || part, part);
        any_word := coalesce(any_word || part, part);
      end loop;
      if whole_words is not null then
        whole_share := search_size(whole_words) / search_size(any_word);
      end if;
    end $$;
drop type if exists meant_word cascade;

    create type meant_word as (word text, says_nothing boolean, is_whole boolean, is_begun boolean, nearby text[], shown text, parted text[]);

    create or replace function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products
        where search_document(title, variant_names, description, facts, collection_keys) @@ search_with_collections(words) and is_public);
    end $$;

    create or replace function search_parted(word text) returns text[] language plpgsql stable strict parallel safe set enable_seqscan = off as $$
    declare
      pairs text[];
    begin
      for place in reverse char_length(word) - 3..3 loop
        if exists (select from search_words as known where known.word = left(search_parted.word, place))
          and exists (select from search_words as known where known.word = substr(search_parted.word, place + 1)
            or known.stem = (ts_lexize('english_stem', substr(search_parted.word, place + 1)))[1])
          and is_sold(search_word(left(word, place)) && search_word(substr(word, place + 1))) then
          pairs := pairs || (left(word, place) || ' ' || substr(word, place + 1));
        end if;
      end loop;
      return pairs;
    end $$;

    create function search_meant(typed text[]) returns setof meant_word language plpgsql stable strict
    set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    begin
      -- Not said in the head: only a superuser may, while the extension's code is not loaded yet, as in a backup that is restored.
      perform set_config('pg_trgm.similarity_threshold', '0.45', true);
      return query
      with judged as (
        select split_part(element, '|', 1) as word, place, stem is null as says_nothing,
          stem is null
            or exists (select from search_synonyms where keys @> array[stem])
            or is_sold(quote_literal(element)::tsquery)
            or strpos(element, '|') > 0 and is_sold(search_part(element))
            or exists (select from search_words as known where known.stem = each.stem and is_sold(quote_literal(known.word)::tsquery)) as is_whole,
          place = cardinality(typed) and is_sold((quote_literal(element) || ':*')::tsquery) as is_begun
        from unnest(typed) with ordinality as typed_word (element, place),
          lateral (select (ts_lexize('english_stem', element))[1] as stem) as each)
      select judged.word, judged.says_nothing, judged.is_whole, judged.is_begun, likely.nearby, likely.shown,
        case when not judged.is_whole and not judged.is_begun and judged.word ~ '^[[:alpha:]]{6,30}$' then search_parted(judged.word) end
      from judged left join lateral (
        select array_agg(near.word order by likeness desc, near.word) as nearby,
          (array_agg(spelled order by likeness desc, near.word))[1] as shown
        from (
          select likely.word, spelled, similarity(likely.word, judged.word) as likeness
          from (
            select distinct on (found.word) found.word, spelled, is_near
            from (
              select known.word, spelled, true as is_near from search_words as known
              where known.nearby && one_letter_less(judged.word) and (greatest(char_length(known.word), char_length(judged.word)) >= 5 or left(known.word, 1) = left(judged.word, 1))
              union all
              select known.word, spelled, false from search_words as known
              where char_length(judged.word) >= 6 and known.word % judged.word) as found
            where is_sold(quote_literal(found.word)::tsquery)
            order by found.word, is_near desc) as likely
          -- A word of three letters is near to too many others to stand beside longer ones.
          order by is_near desc, char_length(likely.word) > 3 desc
          fetch first row with ties) as near) as likely
        on not judged.is_whole and char_length(judged.word) >= 4
      order by place;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('011-search', '2026-11-27T00:32:13.174Z');

    create table changes (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('product', 'order', 'review')),
      subject_id bigint not null,
      actor_id bigint references users on delete set null,
      actor_name text not null,
      field text not null,
      old_value text,
      new_value text,
      made_at timestamptz not null default now()
    );
create index on changes (kind, subject_id, id desc);
create index on changes (actor_id);
drop index variants_living_name;
alter table variants add constraint variants_living_name
    exclude using btree (product_id with =, lower(name) with =) where (deleted_at is null) deferrable initially deferred;
alter table images drop constraint images_width_check, drop constraint images_height_check,
    add constraint images_width_check check (width between 1 and 10000),
    add constraint images_height_check check (height between 1 and 10000),
    add column unused_since timestamptz;
create index on products (thumbnail_key);
create index on variant_images (image_key);
create index on order_lines (thumbnail_key);
create index on users (avatar_key) where avatar_key is not null;
insert into "kysely_migration" ("name", "timestamp") values ('012-changes', '2026-11-27T00:32:13.184Z');

    alter table orders
      drop constraint orders_status_check,
      add constraint orders_status_check check (status in ('making', 'shipping', 'shipped', 'delivered', 'cancelled')),
      add column tracking text check (char_length(tracking) between 1 and 200),
      add constraint orders_tracked check (tracking is null or status in ('shipped', 'delivered'));
create index orders_of_all_newest on orders (created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);

    create table order_steps (
      order_id bigint not null references orders,
      status text not null check (status in ('shipping', 'shipped', 'delivered', 'cancelled')),
      made_by bigint references users on delete set null,
      made_at timestamptz not null default now(),
      primary key (order_id, status)
    );
create index on order_steps (made_by);
alter table contact_messages add column answered_at timestamptz;
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_waiting on contact_messages (created_at desc, id desc) where answered_at is null;
insert into "kysely_migration" ("name", "timestamp") values ('013-order-steps', '2026-11-27T00:32:13.193Z');

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
    );

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
    );
insert into "kysely_migration" ("name", "timestamp") values ('014-catalogue-imports', '2026-11-27T00:32:13.203Z');

    create or replace function search_size(query tsquery) returns real language sql immutable strict parallel safe
    return (select count(distinct found) from regexp_matches(query::text, '''[^'']*''', 'g') as found);

    create or replace function search_part(element text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      spelling text;
      each tsquery;
      part tsquery;
    begin
      foreach spelling in array string_to_array(element, '|') loop
        each := case
          when left(spelling, 1) = '=' then quote_literal(spelling)::tsquery
          when strpos(spelling, ' ') > 0 then search_term(spelling)
          else search_word(spelling) end;
        part := coalesce(part || each, part, each);
      end loop;
      return search_with_collections(part);
    end $$;
drop function if exists search_query(text[]);

    create or replace function search_query(
      typed text[], out all_words tsquery, out any_word tsquery, out to_check text[], out whole_words tsquery, out whole_share real)
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      joined text[] := '{}';
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := search_part(typed[place]);
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := search_with_collections((quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery);
        parts[size] := coalesce(parts[size] || beginning, beginning);
      end if;

      for start in 1..size loop
        for finish in start..least(start + 2, size) loop
          sequences := sequences || array_to_string(stems[start:finish], ' ');
          starts := starts || start;
          ends := ends || finish;
        end loop;
      end loop;
      if exists (select from search_synonyms where keys && sequences) then
        -- Synonyms of single words come first, so that what stands around a synonym of several has them too.
        for same in
          select start, finish, search_with_collections(any_of(means)) as means
          from search_synonyms join unnest(sequences, starts, ends) as each (term, start, finish) on term = any (keys)
          where keys && sequences
          group by start, finish
          order by finish - start
        loop
          to_check[same.start:same.finish] := array_fill(null::text, array[same.finish - same.start + 1]);
          if same.start = same.finish then
            parts[same.start] := coalesce(parts[same.start] || same.means, same.means);
          else
            rest := (select all_of(parts[place]) from generate_series(1, size) as place where place not between same.start and same.finish);
            phrases := phrases || coalesce(same.means && rest, same.means);
            whole_words := coalesce(whole_words || same.means, same.means);
          end if;
        end loop;
      end if;
      for place in 1..least(size, 12) - 1 loop
        word := typed[place] || typed[place + 1];
        joined := joined || case when word ~ '^[[:alpha:]]{5,30}$' then coalesce((ts_lexize('english_stem', word))[1], word) end;
      end loop;
      if exists (select from search_words where stem = any (joined)) then
        for place in 1..cardinality(joined) loop
          continue when not exists (select from search_words where stem = joined[place]);
          to_check[place:place + 1] := array_fill(null::text, array[2]);
          part := search_with_collections(search_word(typed[place] || typed[place + 1]));
          rest := (select all_of(parts[other]) from generate_series(1, size) as other where other not between place and place + 1);
          phrases := phrases || coalesce(part && rest, part);
          whole_words := coalesce(whole_words || part, part);
        end loop;
      end if;
      for place in 1..coalesce(array_upper(parts, 1), 0) loop
        all_words := coalesce(all_words && parts[place], all_words, parts[place]);
        any_word := coalesce(any_word || parts[place], any_word, parts[place]);
      end loop;
      foreach part in array phrases loop
        all_words := coalesce(all_words || part, part);
        any_word := coalesce(any_word || part, part);
      end loop;
      if whole_words is not null then
        whole_share := search_size(whole_words) / search_size(any_word);
      end if;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('015-quicker-queries', '2026-11-27T00:32:13.207Z');
alter table search_synonyms add column version integer not null default 1;

    alter table changes drop constraint changes_kind_check,
      add constraint changes_kind_check check (kind in ('product', 'order', 'review', 'synonyms'));
insert into "kysely_migration" ("name", "timestamp") values ('016-synonyms-of-staff', '2026-11-27T00:32:13.209Z');

    delete from social_identities using users
    where users.id = user_id
      and octet_length(email) <> char_length(email) and octet_length(email_key) = char_length(email_key);
alter table users drop column email_key;

    alter table users add column
      email_key text not null generated always as (lower(email collate "C")) stored unique;
create index users_beyond_ascii on users (id) where octet_length(email) <> char_length(email);

    select id, email from users where octet_length(email) <> char_length(email) order by id;
insert into "kysely_migration" ("name", "timestamp") values ('017-email-keys', '2026-11-27T00:32:13.216Z');

    alter table verification_codes
      add column request_hash bytea check (octet_length(request_hash) = 32),
      add column own_tries integer not null default 0 check (own_tries between 0 and 5);
create index on verification_codes (created_at);
create index on verification_codes (user_id) where user_id is not null;
insert into "kysely_migration" ("name", "timestamp") values ('019-codes-of-requests', '2026-11-27T00:32:13.220Z');
alter table letters add column sealed bytea;
update letters set subject = 'Your code for Comptoir' where sent_at is not null and subject ~ '^\d{6} is your code';
create index letters_to_forget on letters (sent_at) where recipient <> '';
create index letters_of_recipient on letters (lower(recipient collate "C")) where recipient <> '';
create index letters_answered_to on letters (lower(reply_to collate "C")) where reply_to is not null;

    create table former_emails (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      email_key text not null,
      until timestamptz not null
    );
create index on former_emails (user_id);
create index contact_messages_answered on contact_messages (answered_at) where answered_at is not null;
insert into "kysely_migration" ("name", "timestamp") values ('020-letters-forgotten', '2026-11-27T00:32:13.227Z');

    alter table changes drop constraint changes_kind_check,
      add constraint changes_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message'));
insert into "kysely_migration" ("name", "timestamp") values ('021-deleted-messages', '2026-11-27T00:32:13.228Z');
create trigger "catalogue_changed_by_insert_or_delete" after insert or delete on "products" for each row
     execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_update" after update on "products" for each row
    when (old.* is distinct from new.*) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_insert_or_delete" after insert or delete on "variants" for each row
     execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_update" after update on "variants" for each row
    when (old.* is distinct from new.*) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_insert_or_delete" after insert or delete on "variant_images" for each row
     execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_update" after update on "variant_images" for each row
    when (old.* is distinct from new.*) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_insert_or_delete" after insert or delete on "product_bundles" for each row
     execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_update" after update on "product_bundles" for each row
    when (old.* is distinct from new.*) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_insert_or_delete" after insert or delete on "product_recommendations" for each row
     execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_update" after update on "product_recommendations" for each row
    when (old.* is distinct from new.*) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_insert_or_delete" after insert or delete on "search_synonyms" for each row
     execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_update" after update on "search_synonyms" for each row
    when (old.* is distinct from new.*) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_insert" after insert on "reviews" for each row
    when (new.hidden_at is null) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_delete" after delete on "reviews" for each row
    when (old.hidden_at is null) execute function tell_catalogue_changed();
create trigger "catalogue_changed_by_update" after update on "reviews" for each row
    when (old.* is distinct from new.* and (old.hidden_at is null or new.hidden_at is null)) execute function tell_catalogue_changed();

    create function tell_reviewer_changed() returns trigger language plpgsql as $$
    begin
      if exists (select from reviews where user_id = new.id and hidden_at is null) then
        perform pg_notify('catalogue_changed', '');
      end if;
      return null;
    end $$;
drop trigger catalogue_changed on users;
create trigger catalogue_changed after update of first_name, last_name, avatar_key on users for each row
    when ((old.first_name, old.last_name, old.avatar_key) is distinct from (new.first_name, new.last_name, new.avatar_key))
    execute function tell_reviewer_changed();
create or replace trigger catalogue_changed after truncate on "products"
      for each statement execute function tell_catalogue_changed();
create or replace trigger catalogue_changed after truncate on "variants"
      for each statement execute function tell_catalogue_changed();
create or replace trigger catalogue_changed after truncate on "variant_images"
      for each statement execute function tell_catalogue_changed();
create or replace trigger catalogue_changed after truncate on "product_bundles"
      for each statement execute function tell_catalogue_changed();
create or replace trigger catalogue_changed after truncate on "product_recommendations"
      for each statement execute function tell_catalogue_changed();
create or replace trigger catalogue_changed after truncate on "search_synonyms"
      for each statement execute function tell_catalogue_changed();
create or replace trigger catalogue_changed after truncate on "reviews"
      for each statement execute function tell_catalogue_changed();
insert into "kysely_migration" ("name", "timestamp") values ('022-quieter-catalogue-changes', '2026-11-27T00:32:13.244Z');
alter table products alter column thumbnail_key drop not null;
update products set thumbnail_key = null where deleted_at is not null;
alter table products add constraint products_thumbnail check (thumbnail_key is not null or deleted_at is not null);
insert into "kysely_migration" ("name", "timestamp") values ('023-thumbnails-of-deleted-products', '2026-11-27T00:32:13.248Z');

    alter table orders
      add column total_cents bigint,
      add column currency text not null default 'EUR' constraint orders_currency check (currency = 'EUR');

    update orders set total_cents = coalesce(
      (select sum(unit_price_cents * quantity) from order_lines where order_id = orders.id), 0);

    alter table orders
      alter column total_cents set not null,
      add constraint orders_total check (total_cents between 0 and 9007199254740991);
insert into "kysely_migration" ("name", "timestamp") values ('025-order-totals', '2026-11-27T00:32:13.251Z');

    create table jobs (
      id bigint generated always as identity primary key,
      name text not null,
      key text,
      payload jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      attempts integer not null default 0 check (attempts >= 0),
      claimed_until timestamptz,
      last_error text,
      failed_at timestamptz
    );
create index jobs_due on jobs (due_at) where failed_at is null;
create unique index jobs_one_of_a_key on jobs (name, key) where key is not null and failed_at is null;

    create function tell_job_waits() returns trigger language plpgsql as $$
    begin
      perform pg_notify('job_waits', '');
      return null;
    end $$;
create trigger job_waits after insert on jobs for each statement execute function tell_job_waits();

    insert into jobs (name, payload, created_at, due_at, attempts, last_error)
    select 'send-email', jsonb_build_object('letter', id), created_at, due_at, attempts, last_error
    from letters where sent_at is null order by due_at;
drop index letters_due;
alter table letters drop column due_at, drop column attempts, drop column last_error;
create index letters_waiting on letters (created_at) where sent_at is null;
insert into "kysely_migration" ("name", "timestamp") values ('026-jobs', '2026-11-27T00:32:13.261Z');
alter table catalogue_imports drop column beat_at;
insert into "kysely_migration" ("name", "timestamp") values ('027-imports-by-jobs', '2026-11-27T00:32:13.262Z');
drop trigger if exists "catalogue_changed" on "products";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "products";
drop trigger if exists "catalogue_changed_by_insert" on "products";
drop trigger if exists "catalogue_changed_by_update" on "products";
drop trigger if exists "catalogue_changed_by_delete" on "products";
drop trigger if exists "catalogue_changed" on "variants";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "variants";
drop trigger if exists "catalogue_changed_by_insert" on "variants";
drop trigger if exists "catalogue_changed_by_update" on "variants";
drop trigger if exists "catalogue_changed_by_delete" on "variants";
drop trigger if exists "catalogue_changed" on "variant_images";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "variant_images";
drop trigger if exists "catalogue_changed_by_insert" on "variant_images";
drop trigger if exists "catalogue_changed_by_update" on "variant_images";
drop trigger if exists "catalogue_changed_by_delete" on "variant_images";
drop trigger if exists "catalogue_changed" on "product_bundles";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "product_bundles";
drop trigger if exists "catalogue_changed_by_insert" on "product_bundles";
drop trigger if exists "catalogue_changed_by_update" on "product_bundles";
drop trigger if exists "catalogue_changed_by_delete" on "product_bundles";
drop trigger if exists "catalogue_changed" on "product_recommendations";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "product_recommendations";
drop trigger if exists "catalogue_changed_by_insert" on "product_recommendations";
drop trigger if exists "catalogue_changed_by_update" on "product_recommendations";
drop trigger if exists "catalogue_changed_by_delete" on "product_recommendations";
drop trigger if exists "catalogue_changed" on "search_synonyms";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "search_synonyms";
drop trigger if exists "catalogue_changed_by_insert" on "search_synonyms";
drop trigger if exists "catalogue_changed_by_update" on "search_synonyms";
drop trigger if exists "catalogue_changed_by_delete" on "search_synonyms";
drop trigger if exists "catalogue_changed" on "reviews";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "reviews";
drop trigger if exists "catalogue_changed_by_insert" on "reviews";
drop trigger if exists "catalogue_changed_by_update" on "reviews";
drop trigger if exists "catalogue_changed_by_delete" on "reviews";
drop trigger if exists "catalogue_changed" on "users";
drop trigger if exists "catalogue_changed_by_insert_or_delete" on "users";
drop trigger if exists "catalogue_changed_by_insert" on "users";
drop trigger if exists "catalogue_changed_by_update" on "users";
drop trigger if exists "catalogue_changed_by_delete" on "users";
drop function tell_reviewer_changed();
drop function tell_catalogue_changed();

    create function tell_product_changed() returns trigger language plpgsql as $$
    declare showing bigint[];
    begin
      if tg_op = 'UPDATE' and (old.slug, old.deleted_at) is not distinct from (new.slug, new.deleted_at) then
        perform pg_notify('catalogue_changed', 'edit search product:' || new.id);
      else
        -- What is deleted leaves those that name it beside them.
        select array_agg(product_id) into showing from (
          select product_id from product_bundles where bundled_product_id = coalesce(new.id, old.id)
          union select product_id from product_recommendations where recommended_product_id = coalesce(new.id, old.id)) beside;
        if cardinality(showing) > 200 then
          perform pg_notify('catalogue_changed', 'edit *');
        else
          perform pg_notify('catalogue_changed', concat_ws(' product:', 'edit search list popular',
            coalesce(new.id, old.id), array_to_string(showing, ' product:')));
        end if;
      end if;
      return null;
    end $$;

    create function tell_variant_changed() returns trigger language plpgsql as $$
    declare notice text;
    begin
      if tg_op <> 'UPDATE' or to_jsonb(old) - 'stock' <> to_jsonb(new) - 'stock' then
        perform pg_notify('catalogue_changed', 'edit search product:' || coalesce(new.product_id, old.product_id));
        return null;
      end if;
      notice := 'sale popular =stock:' || new.product_id;
      if least(old.stock, 21) <> least(new.stock, 21) then
        notice := notice || ' product:' || new.product_id;
      end if;
      if (old.stock = 0) <> (new.stock = 0) then
        notice := notice || ' search';
      end if;
      perform pg_notify('catalogue_changed', notice);
      return null;
    end $$;

    create function tell_image_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit product:' || product_id)
      from variants where id in (new.variant_id, old.variant_id);
      return null;
    end $$;

    create function tell_part_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit product:' || coalesce(new.product_id, old.product_id));
      return null;
    end $$;

    create function tell_reviewer_changed() returns trigger language plpgsql as $$
    declare reviewed bigint[];
    begin
      select array_agg(distinct product_id) into reviewed from reviews where user_id = new.id and hidden_at is null;
      if cardinality(reviewed) > 200 then
        perform pg_notify('catalogue_changed', 'edit *');
      elsif reviewed is not null then
        perform pg_notify('catalogue_changed', 'edit product:' || array_to_string(reviewed, ' product:'));
      end if;
      return null;
    end $$;

    create function tell_synonyms_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit search');
      return null;
    end $$;

    create function tell_anything_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', '');
      return null;
    end $$;
create trigger catalogue_changed_by_insert_or_delete after insert or delete on "products" for each row
    execute function "tell_product_changed"();
create trigger catalogue_changed_by_update after update on "products" for each row
    when (old.* is distinct from new.*) execute function "tell_product_changed"();
create trigger catalogue_changed_by_insert_or_delete after insert or delete on "variants" for each row
    execute function "tell_variant_changed"();
create trigger catalogue_changed_by_update after update on "variants" for each row
    when (old.* is distinct from new.*) execute function "tell_variant_changed"();
create trigger catalogue_changed_by_insert_or_delete after insert or delete on "variant_images" for each row
    execute function "tell_image_changed"();
create trigger catalogue_changed_by_update after update on "variant_images" for each row
    when (old.* is distinct from new.*) execute function "tell_image_changed"();
create trigger catalogue_changed_by_insert_or_delete after insert or delete on "product_bundles" for each row
    execute function "tell_part_changed"();
create trigger catalogue_changed_by_update after update on "product_bundles" for each row
    when (old.* is distinct from new.*) execute function "tell_part_changed"();
create trigger catalogue_changed_by_insert_or_delete after insert or delete on "product_recommendations" for each row
    execute function "tell_part_changed"();
create trigger catalogue_changed_by_update after update on "product_recommendations" for each row
    when (old.* is distinct from new.*) execute function "tell_part_changed"();
create trigger catalogue_changed_by_insert_or_delete after insert or delete on "search_synonyms" for each row
    execute function "tell_synonyms_changed"();
create trigger catalogue_changed_by_update after update on "search_synonyms" for each row
    when (old.* is distinct from new.*) execute function "tell_synonyms_changed"();
create trigger "catalogue_changed_by_insert" after insert on reviews for each row
      when (new.hidden_at is null) execute function tell_part_changed();
create trigger "catalogue_changed_by_delete" after delete on reviews for each row
      when (old.hidden_at is null) execute function tell_part_changed();
create trigger catalogue_changed_by_update after update on reviews for each row
    when (old.* is distinct from new.* and (old.hidden_at is null or new.hidden_at is null))
    execute function tell_part_changed();
create trigger catalogue_changed after update of first_name, last_name, avatar_key on users for each row
    when ((old.first_name, old.last_name, old.avatar_key) is distinct from (new.first_name, new.last_name, new.avatar_key))
    execute function tell_reviewer_changed();
create trigger catalogue_changed after truncate on "products"
      for each statement execute function tell_anything_changed();
create trigger catalogue_changed after truncate on "variants"
      for each statement execute function tell_anything_changed();
create trigger catalogue_changed after truncate on "variant_images"
      for each statement execute function tell_anything_changed();
create trigger catalogue_changed after truncate on "product_bundles"
      for each statement execute function tell_anything_changed();
create trigger catalogue_changed after truncate on "product_recommendations"
      for each statement execute function tell_anything_changed();
create trigger catalogue_changed after truncate on "search_synonyms"
      for each statement execute function tell_anything_changed();
create trigger catalogue_changed after truncate on "reviews"
      for each statement execute function tell_anything_changed();
insert into "kysely_migration" ("name", "timestamp") values ('028-changes-by-tag', '2026-11-27T00:32:13.289Z');
alter table "letters" rename to "emails";

    select conname as name from pg_constraint where conrelid = 'emails'::regclass and strpos(conname, 'letters') > 0;
alter table "emails" rename constraint "letters_body_text_not_null" to "emails_body_text_not_null";
alter table "emails" rename constraint "letters_created_at_not_null" to "emails_created_at_not_null";
alter table "emails" rename constraint "letters_id_not_null" to "emails_id_not_null";
alter table "emails" rename constraint "letters_pkey" to "emails_pkey";
alter table "emails" rename constraint "letters_recipient_not_null" to "emails_recipient_not_null";
alter table "emails" rename constraint "letters_subject_not_null" to "emails_subject_not_null";

    select relname as name, case relkind when 'i' then 'index' else 'sequence' end as kind from pg_class
    where relkind in ('i', 'S') and relnamespace = current_schema()::regnamespace and starts_with(relname, 'letters_');
alter sequence "letters_id_seq" rename to "emails_id_seq";
alter index "letters_to_forget" rename to "emails_to_forget";
alter index "letters_of_recipient" rename to "emails_of_recipient";
alter index "letters_answered_to" rename to "emails_answered_to";
alter index "letters_waiting" rename to "emails_waiting";
alter table "changes" rename to "audit_entries";

    select conname as name from pg_constraint where conrelid = 'audit_entries'::regclass and strpos(conname, 'changes') > 0;
alter table "audit_entries" rename constraint "changes_actor_id_fkey" to "audit_entries_actor_id_fkey";
alter table "audit_entries" rename constraint "changes_actor_name_not_null" to "audit_entries_actor_name_not_null";
alter table "audit_entries" rename constraint "changes_field_not_null" to "audit_entries_field_not_null";
alter table "audit_entries" rename constraint "changes_id_not_null" to "audit_entries_id_not_null";
alter table "audit_entries" rename constraint "changes_kind_check" to "audit_entries_kind_check";
alter table "audit_entries" rename constraint "changes_kind_not_null" to "audit_entries_kind_not_null";
alter table "audit_entries" rename constraint "changes_made_at_not_null" to "audit_entries_made_at_not_null";
alter table "audit_entries" rename constraint "changes_pkey" to "audit_entries_pkey";
alter table "audit_entries" rename constraint "changes_subject_id_not_null" to "audit_entries_subject_id_not_null";

    select relname as name, case relkind when 'i' then 'index' else 'sequence' end as kind from pg_class
    where relkind in ('i', 'S') and relnamespace = current_schema()::regnamespace and starts_with(relname, 'changes_');
alter sequence "changes_id_seq" rename to "audit_entries_id_seq";
alter index "changes_kind_subject_id_id_idx" rename to "audit_entries_kind_subject_id_id_idx";
alter index "changes_actor_id_idx" rename to "audit_entries_actor_id_idx";
update jobs set payload = jsonb_build_object('email', payload -> 'letter') where name = 'send-email';
alter table catalogue_import_products rename column faults to errors;
alter table catalogue_import_products drop constraint catalogue_import_products_action_check;
update catalogue_import_products set action = 'invalid' where action = 'faulty';
alter table catalogue_import_products add constraint catalogue_import_products_action_check
    check (action in ('create', 'update', 'unchanged', 'invalid'));

    select conname as name from pg_constraint where conrelid = 'catalogue_import_products'::regclass and strpos(conname, 'faults') > 0;
alter table "catalogue_import_products" rename constraint "catalogue_import_products_faults_not_null" to "catalogue_import_products_errors_not_null";
insert into "kysely_migration" ("name", "timestamp") values ('029-words-of-the-field', '2026-11-27T00:32:13.309Z');

    alter table variants
      add column price_cents bigint constraint variants_price check (price_cents between 1 and 9999999999),
      add column sku text constraint variants_sku check (char_length(sku) between 1 and 64),
      add column gtin text constraint variants_gtin check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
      add column weight_grams integer constraint variants_weight check (weight_grams between 1 and 1000000),
      add column contents text constraint variants_contents
        check (contents ~ '^[0-9]{1,10}(\.[0-9]{1,3})? (g|kg|ml|l|m|piece)$');

    alter table variants add constraint variants_living_sku exclude using btree (lower(sku) with =)
      where (deleted_at is null and sku is not null) deferrable initially deferred;
alter table products add column lowest_price_cents bigint, add column highest_price_cents bigint;
update products set lowest_price_cents = price_cents, highest_price_cents = price_cents;

    alter table products alter column lowest_price_cents set not null, alter column highest_price_cents set not null;

    create function price_range(of bigint, base bigint, out lowest bigint, out highest bigint) language sql stable
    begin atomic
      select coalesce(min(coalesce(price_cents, base)), base), coalesce(max(coalesce(price_cents, base)), base)
      from variants where product_id = of and deleted_at is null;
    end;

    create function set_price_range() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.lowest_price_cents := new.price_cents;
        new.highest_price_cents := new.price_cents;
      else
        select lowest, highest into new.lowest_price_cents, new.highest_price_cents from price_range(new.id, new.price_cents);
      end if;
      return new;
    end $$;
create trigger price_range_begins before insert on products for each row execute function set_price_range();
create trigger price_range_follows before update of price_cents on products for each row
    when (old.price_cents <> new.price_cents) execute function set_price_range();

    create function write_price_ranges(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set lowest_price_cents = lowest, highest_price_cents = highest
      from products as product, price_range(product.id, product.price_cents)
      where product.id = any (ids) and products.id = product.id
        and (products.lowest_price_cents, products.highest_price_cents) <> (lowest, highest);
    end $$;

    create function follow_variant_prices() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform write_price_ranges(array[old.product_id, new.product_id]);
      else
        -- Where all variants cost what their product costs, one more or fewer makes no difference.
        perform write_price_ranges(array(
          select distinct products.id from changed join products on products.id = changed.product_id
          where changed.price_cents is not null or (lowest_price_cents, highest_price_cents) <> (products.price_cents, products.price_cents)));
      end if;
      return null;
    end $$;
create trigger price_added after insert on variants referencing new table as changed
    for each statement execute function follow_variant_prices();
create trigger price_removed after delete on variants referencing old table as changed
    for each statement execute function follow_variant_prices();

    create trigger price_changed after update of price_cents, deleted_at, product_id on variants for each row
    when (old.price_cents is distinct from new.price_cents or old.product_id <> new.product_id
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function follow_variant_prices();
alter table products enable always trigger "price_range_begins";
alter table products enable always trigger "price_range_follows";
alter table variants enable always trigger "price_added";
alter table variants enable always trigger "price_removed";
alter table variants enable always trigger "price_changed";
insert into "kysely_migration" ("name", "timestamp") values ('030-variant-details', '2026-11-27T00:32:13.327Z');

    alter table products add column options text[] not null default '{}'
      constraint products_options check (cardinality(options) <= 3 and array_position(options, null) is null);

    alter table variants add column options text[] not null default '{}'
      constraint variants_options check (cardinality(options) <= 3 and array_position(options, null) is null);

    alter table variants add constraint variants_living_options exclude using btree (product_id with =, options with =)
      where (deleted_at is null and options <> '{}') deferrable initially deferred;
insert into "kysely_migration" ("name", "timestamp") values ('031-options', '2026-11-27T00:32:13.336Z');

    alter table products
      add column meta_title text not null default '' constraint products_meta_title check (char_length(meta_title) <= 70),
      add column meta_description text not null default ''
        constraint products_meta_description check (char_length(meta_description) <= 200);

    create table former_addresses (
      slug text primary key,
      product_id bigint not null references products on delete cascade,
      left_at timestamptz not null default now()
    );
create index on former_addresses (product_id);

    create function keep_former_address() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into former_addresses (slug, product_id) values (old.slug, old.id)
        on conflict (slug) do update set product_id = excluded.product_id, left_at = excluded.left_at;
      end if;
      delete from former_addresses where slug = new.slug;
      return null;
    end $$;
create trigger address_taken after insert on products for each row execute function keep_former_address();
create trigger address_left after update of slug on products for each row
    when (old.slug <> new.slug and new.deleted_at is null) execute function keep_former_address();
insert into "kysely_migration" ("name", "timestamp") values ('032-addresses-and-meta', '2026-11-27T00:32:13.343Z');
drop function if exists variant_words(text, text[]);

    create or replace function variant_words(name text, options text[], contents text) returns text language sql immutable parallel safe
    begin atomic
      select concat_ws(' ', name, string_agg(value, ' ' order by place) filter (where strpos(lower(name), lower(value)) = 0))
      from unnest(options || contents) with ordinality as each (value, place);
    end;

    create or replace function write_variant_names(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set variant_names = fresh.names
      from (
        select product.id, coalesce(string_agg(variant_words(name, variants.options, contents), ', ' order by variants.id), '') as names
        from products as product left join variants on product_id = product.id and variants.deleted_at is null
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and variant_names <> fresh.names;
    end $$;
drop trigger name_changed on variants;

    create trigger name_changed after update of name, options, contents, deleted_at, product_id on variants for each row
    when (old.name <> new.name or old.options <> new.options or old.contents is distinct from new.contents or old.product_id <> new.product_id
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function name_variants();
alter table variants enable always trigger name_changed;
select write_variant_names(array(select distinct product_id from variants where options <> '{}' or contents is not null));
insert into "kysely_migration" ("name", "timestamp") values ('033-options-are-found', '2026-11-27T00:32:13.355Z');

    alter table products
      add column state text not null default 'published' check (state in ('draft', 'published', 'hidden')),
      add column published_from timestamptz,
      add column is_public boolean not null default true;
update products set is_public = false where deleted_at is not null;
alter table products add constraint products_is_public
    check (not is_public or (state = 'published' and deleted_at is null));
alter table variants add column for_sale boolean not null default true;
update variants set for_sale = false where deleted_at is not null;
alter table variants add constraint variants_for_sale check (not for_sale or deleted_at is null);
drop index products_newest;
create index products_newest on products (created_at desc, id desc) where is_public;
create index products_to_publish on products (published_from)
    where state = 'published' and not is_public and deleted_at is null;
alter table catalogue_size rename living to listed;

    create function keep_public() returns trigger language plpgsql as $$
    begin
      new.is_public := new.is_public and new.state = 'published' and new.deleted_at is null;
      return new;
    end $$;
create trigger kept_public before insert or update of is_public, state, deleted_at on products
    for each row execute function keep_public();

    create function keep_for_sale() returns trigger language plpgsql as $$
    begin
      new.for_sale := new.deleted_at is null and (select is_public from products where id = new.product_id);
      return new;
    end $$;
create trigger kept_for_sale before insert or update of for_sale, deleted_at, product_id on variants
    for each row execute function keep_for_sale();

    create function publish_variants() returns trigger language plpgsql as $$
    begin
      perform from variants where product_id = new.id and deleted_at is null order by id for no key update;
      update variants set for_sale = new.is_public where product_id = new.id and deleted_at is null;
      return null;
    end $$;
create trigger published after update of is_public, state, deleted_at on products for each row
    when (old.is_public <> new.is_public) execute function publish_variants();

    create or replace function count_living_products() returns trigger language plpgsql as $$
    declare difference bigint := 0;
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        difference := difference + (select count(*) from new_rows where is_public);
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        difference := difference - (select count(*) from old_rows where is_public);
      end if;
      if difference <> 0 then
        update catalogue_size set listed = listed + difference;
      end if;
      return null;
    end $$;
alter function count_living_products() rename to count_public_products;

    create or replace function tell_product_changed() returns trigger language plpgsql as $$
    declare
      was_public boolean := tg_op <> 'INSERT' and old.is_public;
      is_public boolean := tg_op <> 'DELETE' and new.is_public;
      showing bigint[];
    begin
      if not was_public and not is_public then
        return null;
      end if;
      if was_public and is_public and old.slug = new.slug then
        perform pg_notify('catalogue_changed', 'edit search product:' || new.id);
        return null;
      end if;
      -- What leaves, leaves those that name it beside them; what comes back is there beside them again.
      select array_agg(product_id) into showing from (
        select product_id from product_bundles where bundled_product_id = coalesce(new.id, old.id)
        union select product_id from product_recommendations where recommended_product_id = coalesce(new.id, old.id)) beside;
      if cardinality(showing) > 200 then
        perform pg_notify('catalogue_changed', 'edit *');
      else
        perform pg_notify('catalogue_changed', concat_ws(' product:', 'edit search list popular',
          coalesce(new.id, old.id), array_to_string(showing, ' product:')));
      end if;
      return null;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('034-states', '2026-11-27T00:32:13.379Z');
drop index products_words;

    create index products_words on products using gin (search_document(title, variant_names, description))
    with (gin_pending_list_limit = 64) where is_public;

    create or replace function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products
        where search_document(title, variant_names, description, facts, collection_keys) @@ search_with_collections(words) and is_public);
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('035-only-public-products-are-found', '2026-11-27T00:32:13.384Z');

    create table reductions (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 80),
      percent integer check (percent between 1 and 90),
      price_cents bigint check (price_cents between 1 and 9999999999),
      starts_at timestamptz not null,
      ends_at timestamptz,
      version integer not null default 1 check (version > 0),
      created_at timestamptz not null default now(),
      constraint reductions_one_kind check (num_nonnulls(percent, price_cents) = 1),
      constraint reductions_end_after_start check (ends_at > starts_at)
    );
create index on reductions (starts_at desc, id desc);

    create table reduction_products (
      reduction_id bigint not null references reductions on delete cascade,
      product_id bigint not null references products,
      primary key (reduction_id, product_id)
    );
create index on reduction_products (product_id);

    alter table variants
      add column reduced_cents bigint check (reduced_cents > 0),
      add column prior_cents bigint,
      add column reduced_since timestamptz,
      add column reduced_until timestamptz,
      add constraint variants_reduced check (num_nonnulls(reduced_cents, prior_cents, reduced_since) in (0, 3));
create index variants_reduced_now on variants (product_id) where reduced_cents is not null;
alter table products add column is_reduced boolean not null default false;

    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check
        check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction'));
alter table cart_lines add column added_cents bigint;
drop function price_range;

    create function price_range(of bigint, base bigint, out lowest bigint, out highest bigint, out reduced boolean)
    language sql stable
    begin atomic
      select coalesce(min(coalesce(reduced_cents, price_cents, base)), base),
        coalesce(max(coalesce(reduced_cents, price_cents, base)), base),
        coalesce(bool_or(prior_cents > reduced_cents), false)
      from variants where product_id = of and deleted_at is null;
    end;

    create or replace function set_price_range() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.lowest_price_cents := new.price_cents;
        new.highest_price_cents := new.price_cents;
      else
        select lowest, highest, reduced into new.lowest_price_cents, new.highest_price_cents, new.is_reduced
        from price_range(new.id, new.price_cents);
      end if;
      return new;
    end $$;

    create or replace function write_price_ranges(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set lowest_price_cents = lowest, highest_price_cents = highest, is_reduced = reduced
      from products as product, price_range(product.id, product.price_cents)
      where product.id = any (ids) and products.id = product.id
        and (products.lowest_price_cents, products.highest_price_cents, products.is_reduced) <> (lowest, highest, reduced);
    end $$;
drop trigger price_changed on variants;

    create trigger price_changed after update of price_cents, reduced_cents, prior_cents, deleted_at, product_id on variants for each row
    when ((old.price_cents, old.reduced_cents, old.prior_cents, old.product_id)
      is distinct from (new.price_cents, new.reduced_cents, new.prior_cents, new.product_id)
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function follow_variant_prices();
alter table variants enable always trigger price_changed;

    create table price_history (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants,
      price_cents bigint not null check (price_cents > 0),
      since timestamptz not null
    );
create index on price_history (variant_id, since desc, id desc);

    insert into price_history (variant_id, price_cents, since)
    select variants.id, coalesce(variants.price_cents, products.price_cents), products.created_at
    from variants join products on products.id = product_id where for_sale;

    create function note_prices(of bigint[]) returns void language plpgsql as $$
    begin
      insert into price_history (variant_id, price_cents, since)
      select variants.id, price, now()
      from variants join products on products.id = product_id,
        lateral (select coalesce(reduced_cents, variants.price_cents, products.price_cents) as price) as present
      where variants.id = any (of) and for_sale and price is distinct from (
        select last.price_cents from price_history as last where variant_id = variants.id order by since desc, id desc limit 1);
    end $$;

    create function note_variant_prices() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform note_prices(array[new.id]);
      else
        perform note_prices(array(select id from added));
      end if;
      return null;
    end $$;
create trigger price_begins after insert on variants referencing new table as added
    for each statement execute function note_variant_prices();

    create trigger price_noted after update of price_cents, reduced_cents, for_sale, deleted_at on variants for each row
    when (new.for_sale and (not old.for_sale or (old.price_cents, old.reduced_cents) is distinct from (new.price_cents, new.reduced_cents)))
    execute function note_variant_prices();

    create function note_product_price() returns trigger language plpgsql as $$
    begin
      perform note_prices(array(
        select id from variants where product_id = new.id and price_cents is null and reduced_cents is null and for_sale));
      return null;
    end $$;
create trigger price_noted after update of price_cents on products for each row
    when (old.price_cents <> new.price_cents) execute function note_product_price();

    create function lowest_price_before(of bigint, moment timestamptz) returns bigint language sql stable
    begin atomic
      select min(price_cents) from price_history
      where variant_id = of and since < moment and since >= coalesce((
        select max(since) from price_history where variant_id = of and since <= moment - interval '30 days'), '-infinity');
    end;

    create function reprice(ids bigint[], moment timestamptz) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      perform from variants where product_id = any (ids) order by id for no key update;
      update variants set reduced_cents = cents, prior_cents = prior, reduced_since = since, reduced_until = until
      from (
        select variant.id, cents, ends_at as until,
          case when cents is null then null when goes_on then variant.reduced_since else moment end as since,
          case when cents is null then null when goes_on then variant.prior_cents
            else coalesce(lowest_price_before(variant.id, moment), base) end as prior
        from variants as variant join products on products.id = product_id
          cross join lateral (select coalesce(variant.price_cents, products.price_cents) as base) as priced
          left join lateral (
            select cents, ends_at
            from (
              select coalesce(reductions.price_cents, greatest(1, round(base * (100 - percent) / 100.0))::bigint) as cents, ends_at
              from reduction_products join reductions on reductions.id = reduction_id
              where reduction_products.product_id = products.id and starts_at <= moment and (ends_at is null or ends_at > moment)) as offered
            where cents < base
            order by cents, ends_at desc nulls first
            limit 1) as best on true
          cross join lateral (select cents <= variant.reduced_cents as goes_on) as held
        where product_id = any (ids) and variant.deleted_at is null) as fresh
      where variants.id = fresh.id
        and (reduced_cents, prior_cents, reduced_since, reduced_until) is distinct from (cents, prior, since, until);
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('038-reductions', '2026-11-27T00:32:13.407Z');
drop index products_words;

    create or replace function search_text(written text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(
      regexp_replace(
        regexp_replace(lower(unaccent('unaccent'::regdictionary, written)), '([0-9])x(?=[0-9])', '\1 ', 'g'),
        '\m([0-9]+)(?=[[:alpha:]])', '\1 ', 'g'),
      '[^[:alnum:]]+', ' ', 'g'));

    create or replace function search_measure(amount text, unit text) returns text language sql immutable strict parallel safe
    return '=' || round(
        case when amount ~ '^[1-9][0-9]*,[0-9]{3}$' then replace(amount, ',', '')::numeric else replace(amount, ',', '.')::numeric end
        * case unit when 'kg' then 1000000 when 'g' then 1000 when 'mg' then 1
          when 'l' then 1000000 when 'dl' then 100000 when 'cl' then 10000 when 'ml' then 1000
          when 'm' then 1000000 when 'cm' then 10000 else 1000 end)
      || case when unit like '%g' then 'mg' when unit like '%l' then 'ul' else 'um' end;

    create or replace function search_measures(written text) returns tsvector language sql immutable strict parallel safe
    return (
      select coalesce(string_agg(quote_literal(search_measure(found[1], found[2])) || ':1', ' '), '')::tsvector
      from regexp_matches(lower(written), '([0-9]+(?:[.,][0-9]{1,3})?)\s*(kg|mg|g|ml|cl|dl|l|mm|cm|m)\M', 'g') as found);

    create or replace function search_typed(typed text) returns text[] language plpgsql immutable strict parallel safe as $$
    begin
      if typed !~ '[0-9]' then return string_to_array(search_text(typed), ' '); end if;
      return array(
        select word
        from regexp_matches(
            regexp_replace(lower(typed), '([0-9])\s*[x×]\s*(?=[0-9])', '\1 ', 'g'),
            '([0-9]+(?:[.,][0-9]{1,3})?)\s*(kg|mg|g|ml|cl|dl|l|mm|cm|m)\M|([[:alpha:]]\S*|[^[:alpha:]0-9[:space:]]+|[0-9][[:alnum:]]*)', 'g')
          with ordinality as each (pieces, place),
        lateral unnest(
          case when pieces[1] is null then string_to_array(search_text(pieces[3]), ' ')
            else array[search_text(pieces[1] || pieces[2]) || '|' || search_measure(pieces[1], pieces[2])] end) with ordinality as part (word, at)
        order by place, at);
    end $$;

    create or replace function search_words_of(written text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('english'::regconfig, search_text(written)) || to_tsvector('shop_words'::regconfig, search_text(written))
      || case when written ~ '[0-9]' then search_measures(written) else '' end;

    create or replace function search_size(query tsquery) returns real language sql immutable strict parallel safe
    return (select count(distinct found) from regexp_matches(query::text, '''[^'']*''', 'g') as found);

    create or replace function search_part(element text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      spelling text;
      each tsquery;
      part tsquery;
    begin
      foreach spelling in array string_to_array(element, '|') loop
        each := case
          when left(spelling, 1) = '=' then quote_literal(spelling)::tsquery
          when strpos(spelling, ' ') > 0 then search_term(spelling)
          else search_word(spelling) end;
        part := coalesce(part || each, part, each);
      end loop;
      return search_with_collections(part);
    end $$;
drop function if exists search_query(text[]);

    create or replace function search_query(
      typed text[], out all_words tsquery, out any_word tsquery, out to_check text[], out whole_words tsquery, out whole_share real)
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      joined text[] := '{}';
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := search_part(typed[place]);
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := search_with_collections((quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery);
        parts[size] := coalesce(parts[size] || beginning, beginning);
      end if;

      for start in 1..size loop
        for finish in start..least(start + 2, size) loop
          sequences := sequences || array_to_string(stems[start:finish], ' ');
          starts := starts || start;
          ends := ends || finish;
        end loop;
      end loop;
      if exists (select from search_synonyms where keys && sequences) then
        -- Synonyms of single words come first, so that what stands around a synonym of several has them too.
        for same in
          select start, finish, search_with_collections(any_of(means)) as means
          from search_synonyms join unnest(sequences, starts, ends) as each (term, start, finish) on term = any (keys)
          where keys && sequences
          group by start, finish
          order by finish - start
        loop
          to_check[same.start:same.finish] := array_fill(null::text, array[same.finish - same.start + 1]);
          if same.start = same.finish then
            parts[same.start] := coalesce(parts[same.start] || same.means, same.means);
          else
            rest := (select all_of(parts[place]) from generate_series(1, size) as place where place not between same.start and same.finish);
            phrases := phrases || coalesce(same.means && rest, same.means);
            whole_words := coalesce(whole_words || same.means, same.means);
          end if;
        end loop;
      end if;
      for place in 1..least(size, 12) - 1 loop
        word := typed[place] || typed[place + 1];
        joined := joined || case when word ~ '^[[:alpha:]]{5,30}$' then coalesce((ts_lexize('english_stem', word))[1], word) end;
      end loop;
      if exists (select from search_words where stem = any (joined)) then
        for place in 1..cardinality(joined) loop
          continue when not exists (select from search_words where stem = joined[place]);
          to_check[place:place + 1] := array_fill(null::text, array[2]);
          part := search_with_collections(search_word(typed[place] || typed[place + 1]));
          rest := (select all_of(parts[other]) from generate_series(1, size) as other where other not between place and place + 1);
          phrases := phrases || coalesce(part && rest, part);
          whole_words := coalesce(whole_words || part, part);
        end loop;
      end if;
      for place in 1..coalesce(array_upper(parts, 1), 0) loop
        all_words := coalesce(all_words && parts[place], all_words, parts[place]);
        any_word := coalesce(any_word || parts[place], any_word, parts[place]);
      end loop;
      foreach part in array phrases loop
        all_words := coalesce(all_words || part, part);
        any_word := coalesce(any_word || part, part);
      end loop;
      if whole_words is not null then
        whole_share := search_size(whole_words) / search_size(any_word);
      end if;
    end $$;

    create or replace function "learn_words"() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled)
      select distinct on (word) word, spelled
      from (
        select search_text(spelled) as word, spelled
        from (
          select distinct regexp_split_to_table(lower(title || ' ' || variant_names || ' ' || description), '[^[:alpha:]]+') as spelled
          from changed) as written
        where char_length(spelled) between 3 and 30) as folded
      where not exists (select from search_words as known where known.word = folded.word)
        and to_tsvector('shop_words', word) <> ''
      order by word, spelled;
      return null;
    end $$;
drop type if exists meant_word cascade;

    create type meant_word as (word text, says_nothing boolean, is_whole boolean, is_begun boolean, nearby text[], shown text, parted text[]);

    create or replace function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products
        where search_document(title, variant_names, description, facts, collection_keys) @@ search_with_collections(words) and is_public);
    end $$;

    create or replace function search_parted(word text) returns text[] language plpgsql stable strict parallel safe set enable_seqscan = off as $$
    declare
      pairs text[];
    begin
      for place in reverse char_length(word) - 3..3 loop
        if exists (select from search_words as known where known.word = left(search_parted.word, place))
          and exists (select from search_words as known where known.word = substr(search_parted.word, place + 1)
            or known.stem = (ts_lexize('english_stem', substr(search_parted.word, place + 1)))[1])
          and is_sold(search_word(left(word, place)) && search_word(substr(word, place + 1))) then
          pairs := pairs || (left(word, place) || ' ' || substr(word, place + 1));
        end if;
      end loop;
      return pairs;
    end $$;

    create function search_meant(typed text[]) returns setof meant_word language plpgsql stable strict
    set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    begin
      -- Not said in the head: only a superuser may, while the extension's code is not loaded yet, as in a backup that is restored.
      perform set_config('pg_trgm.similarity_threshold', '0.45', true);
      return query
      with judged as (
        select split_part(element, '|', 1) as word, place, stem is null as says_nothing,
          stem is null
            or exists (select from search_synonyms where keys @> array[stem])
            or is_sold(quote_literal(element)::tsquery)
            or strpos(element, '|') > 0 and is_sold(search_part(element))
            or exists (select from search_words as known where known.stem = each.stem and is_sold(quote_literal(known.word)::tsquery)) as is_whole,
          place = cardinality(typed) and is_sold((quote_literal(element) || ':*')::tsquery) as is_begun
        from unnest(typed) with ordinality as typed_word (element, place),
          lateral (select (ts_lexize('english_stem', element))[1] as stem) as each)
      select judged.word, judged.says_nothing, judged.is_whole, judged.is_begun, likely.nearby, likely.shown,
        case when not judged.is_whole and not judged.is_begun and judged.word ~ '^[[:alpha:]]{6,30}$' then search_parted(judged.word) end
      from judged left join lateral (
        select array_agg(near.word order by likeness desc, near.word) as nearby,
          (array_agg(spelled order by likeness desc, near.word))[1] as shown
        from (
          select likely.word, spelled, similarity(likely.word, judged.word) as likeness
          from (
            select distinct on (found.word) found.word, spelled, is_near
            from (
              select known.word, spelled, true as is_near from search_words as known
              where known.nearby && one_letter_less(judged.word) and (greatest(char_length(known.word), char_length(judged.word)) >= 5 or left(known.word, 1) = left(judged.word, 1))
              union all
              select known.word, spelled, false from search_words as known
              where char_length(judged.word) >= 6 and known.word % judged.word) as found
            where is_sold(quote_literal(found.word)::tsquery)
            order by found.word, is_near desc) as likely
          -- A word of three letters is near to too many others to stand beside longer ones.
          order by is_near desc, char_length(likely.word) > 3 desc
          fetch first row with ties) as near) as likely
        on not judged.is_whole and char_length(judged.word) >= 4
      order by place;
    end $$;

    create or replace function search_most(elements text[]) returns integer[] language plpgsql stable strict as $$
    declare
      parts tsquery[];
      places integer[] := '{}';
      together tsquery;
      taken integer[];
      best integer[] := '{}';
    begin
      for place in 1..cardinality(elements) loop
        parts[place] := search_part(elements[place]);
        parts[place] := coalesce(
          parts[place] || (select any_of(means) from search_synonyms where keys @> array[search_key(split_part(elements[place], '|', 1))]),
          parts[place]);
        if parts[place] is not null and elements[place] <> '' and cardinality(places) < 8 then
          places := places || place;
        end if;
      end loop;
      for start in 1..cardinality(places) loop
        taken := array[places[start]];
        together := parts[places[start]];
        for other in 1..cardinality(places) loop
          if other <> start and is_sold(together && parts[places[other]]) then
            taken := taken || places[other];
            together := together && parts[places[other]];
          end if;
        end loop;
        if cardinality(taken) > cardinality(best) then best := taken; end if;
        exit when cardinality(best) >= cardinality(places) - 1;
      end loop;
      return array(select unnest(best) order by 1);
    end $$;
drop function if exists variant_words(text, text[]);

    create or replace function variant_words(name text, options text[], contents text) returns text language sql immutable parallel safe
    begin atomic
      select concat_ws(' ', name, string_agg(value, ' ' order by place) filter (where strpos(lower(name), lower(value)) = 0))
      from unnest(options || contents) with ordinality as each (value, place);
    end;

    create or replace function write_variant_names(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set variant_names = fresh.names
      from (
        select product.id, coalesce(string_agg(variant_words(name, variants.options, contents), ', ' order by variants.id), '') as names
        from products as product left join variants on product_id = product.id and variants.deleted_at is null
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and variant_names <> fresh.names;
    end $$;
drop trigger name_changed on variants;

    create trigger name_changed after update of name, options, contents, deleted_at, product_id on variants for each row
    when (old.name <> new.name or old.options <> new.options or old.contents is distinct from new.contents or old.product_id <> new.product_id
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function name_variants();
alter table variants enable always trigger name_changed;
select write_variant_names(array(select distinct product_id from variants where options <> '{}' or contents is not null));
update products set title = title;
update search_synonyms set terms = terms;

    create index products_words on products using gin (search_document(title, variant_names, description))
    with (gin_pending_list_limit = 64) where is_public;

    create index variants_living_gtin on variants (lpad(gtin, 14, '0')) where deleted_at is null and gtin is not null;

    create table no_result_searches (
      day date not null,
      words text not null check (char_length(words) between 2 and 60),
      count integer not null default 1,
      primary key (day, words)
    );
insert into "kysely_migration" ("name", "timestamp") values ('039-words-that-find', '2026-11-27T00:32:13.432Z');
create index products_changed on products (updated_at desc, id desc) where deleted_at is null;
create index products_named on products using gin (lower(title || ' ' || slug) gin_trgm_ops)
    where deleted_at is null;
create index variants_numbered on variants (lower(sku) text_pattern_ops)
    where deleted_at is null and sku is not null;

    create table product_figures (
      product_id bigint primary key references products on delete cascade,
      stock bigint not null,
      lowest_stock integer not null,
      sold bigint not null
    );
create index on product_figures (stock, product_id);
create index on product_figures (lowest_stock, product_id);
create index on product_figures (sold, product_id);

    create table product_figures_age (only_row boolean primary key default true check (only_row), counted_at timestamptz not null);
insert into product_figures_age (counted_at) values ('-infinity');
insert into "kysely_migration" ("name", "timestamp") values ('040-products-table', '2026-11-27T00:32:13.442Z');
create index products_by_price on products (lowest_price_cents, id) where is_public;
create index products_by_rating on products (average_rating desc nulls last, reviews_count desc, id desc)
    where is_public;
insert into "kysely_migration" ("name", "timestamp") values ('041-sorted-lists', '2026-11-27T00:32:13.447Z');

    create table collections (
      id bigint generated always as identity primary key,
      parent_id bigint constraint collections_parent references collections,
      slug text not null check (char_length(slug) <= 80),
      title text not null check (char_length(title) between 1 and 120),
      text text not null default '' check (char_length(text) <= 10000),
      picture_key text references images,
      picture_alt text not null default '' check (char_length(picture_alt) <= 200),
      meta_title text not null default '' check (char_length(meta_title) <= 70),
      meta_description text not null default '' check (char_length(meta_description) <= 200),
      position integer not null default 0,
      in_menu boolean not null default false,
      state text not null default 'published' check (state in ('published', 'hidden')),
      rule text check (rule <> '' and char_length(rule) <= 2000),
      depth integer not null constraint collections_depth check (depth between 1 and 3),
      is_public boolean not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
create unique index collections_slug on collections (lower(slug));
create index collections_of_parent on collections (parent_id, position, id);
create index on collections (position, id) where in_menu and is_public;
create index on collections (picture_key);

    create table collection_products (
      collection_id bigint not null references collections on delete cascade,
      product_id bigint not null references products on delete cascade,
      position integer not null,
      primary key (collection_id, product_id)
    );
create index on collection_products (product_id);
create index on collection_products (collection_id, position, product_id);

    create function place_collection() returns trigger language plpgsql as $$
    begin
      new.depth := 1;
      new.is_public := new.state = 'published';
      if new.parent_id is null then
        return new;
      end if;
      if tg_op = 'UPDATE' and new.parent_id is distinct from old.parent_id then
        -- Two that move into each other at the same moment: one of them waits, and sees what the other has done.
        lock table collections in share row exclusive mode;
      end if;
      if exists (
        with recursive above (id, parent_id) as (
          select id, parent_id from collections where id = new.parent_id
          union select up.id, up.parent_id from collections as up join above on up.id = above.parent_id)
        select from above where id = new.id) then
        raise exception 'a collection inside itself'
          using errcode = 'check_violation', table = 'collections', constraint = 'collections_not_inside_itself';
      end if;
      select depth + 1, is_public and new.is_public into new.depth, new.is_public from collections where id = new.parent_id;
      return new;
    end $$;
create trigger placed before insert or update of parent_id, state, depth, is_public on collections
    for each row execute function place_collection();

    create function place_inner_collections() returns trigger language plpgsql as $$
    begin
      update collections set depth = depth where parent_id = new.id;
      return null;
    end $$;
create trigger placed_inside after update of parent_id, state, depth, is_public on collections for each row
    when ((old.depth, old.is_public) <> (new.depth, new.is_public)) execute function place_inner_collections();

    create table former_collection_addresses (
      slug text primary key,
      collection_id bigint not null references collections on delete cascade,
      left_at timestamptz not null default now()
    );
create index on former_collection_addresses (collection_id);

    create function keep_former_collection_address() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into former_collection_addresses (slug, collection_id) values (old.slug, old.id)
        on conflict (slug) do update set collection_id = excluded.collection_id, left_at = excluded.left_at;
      end if;
      delete from former_collection_addresses where slug = new.slug;
      return null;
    end $$;
create trigger address_taken after insert on collections
    for each row execute function keep_former_collection_address();
create trigger address_left after update of slug on collections for each row
    when (old.slug <> new.slug) execute function keep_former_collection_address();

    create or replace function tell_collection_changed() returns trigger language plpgsql as $$
    declare
      notice text := concat('edit collection:', coalesce(new.id, old.id), ' collection:', coalesce(old.parent_id, new.parent_id, 0));
    begin
      if tg_op = 'UPDATE' and new.parent_id is distinct from old.parent_id then
        notice := concat(notice, ' collection:', coalesce(new.parent_id, 0), ' collection:', coalesce(old.parent_id, 0));
      end if;
      if tg_op <> 'UPDATE' or (old.slug, old.is_public) <> (new.slug, new.is_public) then
        notice := notice || ' collections';
      end if;
      if (coalesce(old.in_menu, false) or coalesce(new.in_menu, false)) and (tg_op <> 'UPDATE'
        or (old.slug, old.title, old.is_public, old.in_menu, old.position, old.parent_id)
          is distinct from (new.slug, new.title, new.is_public, new.in_menu, new.position, new.parent_id)) then
        notice := notice || ' menu';
      end if;
      if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.title, old.is_public, old.parent_id, old.rule)
        is distinct from (new.title, new.is_public, new.parent_id, new.rule) then
        notice := notice || ' search';
      end if;
      perform pg_notify('catalogue_changed', notice);
      return null;
    end $$;
create trigger catalogue_changed_by_insert_or_delete after insert or delete on collections
    for each row execute function tell_collection_changed();
create trigger catalogue_changed_by_update after update on collections for each row
    when (old.* is distinct from new.*) execute function tell_collection_changed();

    create function tell_placed_changed() returns trigger language plpgsql as $$
    declare
      notice text;
      things integer;
    begin
      select count(*), 'edit ' || string_agg(tag, ' ') into things, notice from (
        select 'collection:' || collection_id as tag from changed
        -- Another order is seen in the collection alone.
        union select 'placed:' || product_id from changed where tg_op <> 'UPDATE') as tags;
      if things > 200 then
        notice := 'edit *';
      end if;
      if things > 0 then
        perform pg_notify('catalogue_changed', notice);
      end if;
      return null;
    end $$;
create trigger catalogue_changed_by_insert after insert on collection_products
    referencing new table as changed for each statement execute function tell_placed_changed();
create trigger catalogue_changed_by_update after update on collection_products
    referencing new table as changed for each statement execute function tell_placed_changed();
create trigger catalogue_changed_by_delete after delete on collection_products
    referencing old table as changed for each statement execute function tell_placed_changed();
create trigger catalogue_changed after truncate on "collections"
      for each statement execute function tell_anything_changed();
create trigger catalogue_changed after truncate on "collection_products"
      for each statement execute function tell_anything_changed();
insert into "kysely_migration" ("name", "timestamp") values ('042-collections', '2026-11-27T00:32:13.475Z');

    alter table collections add column leads_home boolean not null default false,
      add constraint collections_leading_by_hand check (not leads_home or rule is null);
create unique index collections_leading on collections (leads_home) where leads_home;

    create function tell_featured_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit featured');
      return null;
    end $$;
create trigger featured_changed_by_insert after insert on collections for each row
    when (new.leads_home) execute function tell_featured_changed();
create trigger featured_changed_by_update after update of leads_home on collections for each row
    when (old.leads_home <> new.leads_home) execute function tell_featured_changed();
create trigger featured_changed_by_delete after delete on collections for each row
    when (old.leads_home) execute function tell_featured_changed();
insert into "kysely_migration" ("name", "timestamp") values ('043-featured', '2026-11-27T00:32:13.481Z');

    alter table products add column facts text not null default ''
      constraint products_facts check (char_length(facts) <= 4000);

    create table product_facts (
      product_id bigint not null references products on delete cascade,
      name_key text not null,
      value_key text not null,
      name text not null,
      value text not null,
      primary key (product_id, name_key)
    );
create index product_facts_by_value on product_facts (name_key, value_key, product_id);

    create function keep_product_facts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from product_facts where product_id = new.id;
      end if;
      if new.is_public then
        insert into product_facts (product_id, name_key, value_key, name, value)
        select new.id, lower(name), lower(value), name, value
        from regexp_split_to_table(new.facts, '\n') as line,
          lateral (select trim(split_part(line, ':', 1)) as name, trim(substr(line, strpos(line, ':') + 1)) as value) as fact
        where strpos(line, ':') > 0 and name <> '' and value <> ''
        on conflict do nothing;
      end if;
      return null;
    end $$;
create trigger facts_written after insert on products for each row when (new.facts <> '')
    execute function keep_product_facts();
create trigger facts_changed after update on products for each row
    when (old.facts <> new.facts or old.facts <> '' and old.is_public <> new.is_public) execute function keep_product_facts();

    create table filterable_facts (
      name_key text primary key check (name_key = lower(name_key) and char_length(name_key) between 1 and 60)
    );

    create function tell_filterable_facts_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit search');
      return null;
    end $$;
create trigger catalogue_changed after insert or update or delete or truncate on filterable_facts
    for each statement execute function tell_filterable_facts_changed();
insert into "kysely_migration" ("name", "timestamp") values ('044-facts', '2026-11-27T00:32:13.496Z');

    create function without_addresses(markdown text) returns text language sql immutable strict parallel safe
    return regexp_replace(markdown, '\]\([^()[:space:]]*( +"[^"]*")?\)', '] ', 'g');

    create or replace function search_document(title text, variant_names text, description text) returns tsvector
    language sql immutable strict parallel safe cost 100000
    return (select search_words_of(title) || search_words_of(variant_names) || search_words_of(without_addresses(description)));
reindex index products_words;
insert into "kysely_migration" ("name", "timestamp") values ('045-addresses-are-not-found', '2026-11-27T00:32:13.499Z');

    create table settings (
      name text primary key check (char_length(name) <= 40),
      values jsonb not null check (jsonb_typeof(values) = 'object'),
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );

    create function tell_settings_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit settings');
      return null;
    end $$;
create trigger catalogue_changed after insert or update or delete on settings
    for each statement execute function tell_settings_changed();

    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in
        ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction', 'settings'));
insert into "kysely_migration" ("name", "timestamp") values ('046-settings', '2026-11-27T00:32:13.504Z');
drop index products_words;
alter table products drop column headline, add column collection_keys tsvector not null default '';
alter table collections add column title_words tsvector not null generated always as (search_words_of(title)) stored;
create index collections_title_words on collections using gin (title_words) where is_public;

    create or replace function fact_values(facts text) returns text language sql immutable strict parallel safe
    return regexp_replace(facts, '^[^:\n]*(:|$)', '', 'gn');

    create or replace function search_document(title text, variant_names text, description text, facts text, collection_keys tsvector)
    returns tsvector language sql immutable strict parallel safe cost 100000
    return (select search_words_of(title) || search_words_of(variant_names) || search_words_of(without_addresses(description))
      || search_words_of(fact_values(facts)) || collection_keys);
drop function search_document(text, text, text);

    create or replace function search_with_collections(words tsquery) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      titled constant bigint[] := (select array_agg(id) from collections where title_words @@ words and is_public);
      keys tsquery;
    begin
      -- Most words stand in none.
      if titled is null then return words; end if;
      with recursive shown (id, rule, depth) as (
        select id, rule, depth from collections where id = any (titled)
        union
        select inner_one.id, inner_one.rule, inner_one.depth
        from collections as inner_one join shown on inner_one.parent_id = shown.id where inner_one.is_public)
      select string_agg(quote_literal('=c' || id), '|')::tsquery into keys
      from (select id from shown where rule is null order by depth, id limit 100) as first;
      return coalesce(words || keys, words);
    end $$;

    create or replace function search_size(query tsquery) returns real language sql immutable strict parallel safe
    return (select count(distinct found) from regexp_matches(query::text, '''[^'']*''', 'g') as found);

    create or replace function search_part(element text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      spelling text;
      each tsquery;
      part tsquery;
    begin
      foreach spelling in array string_to_array(element, '|') loop
        each := case
          when left(spelling, 1) = '=' then quote_literal(spelling)::tsquery
          when strpos(spelling, ' ') > 0 then search_term(spelling)
          else search_word(spelling) end;
        part := coalesce(part || each, part, each);
      end loop;
      return search_with_collections(part);
    end $$;
drop function if exists search_query(text[]);

    create or replace function search_query(
      typed text[], out all_words tsquery, out any_word tsquery, out to_check text[], out whole_words tsquery, out whole_share real)
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      joined text[] := '{}';
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := search_part(typed[place]);
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := search_with_collections((quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery);
        parts[size] := coalesce(parts[size] || beginning, beginning);
      end if;

      for start in 1..size loop
        for finish in start..least(start + 2, size) loop
          sequences := sequences || array_to_string(stems[start:finish], ' ');
          starts := starts || start;
          ends := ends || finish;
        end loop;
      end loop;
      if exists (select from search_synonyms where keys && sequences) then
        -- Synonyms of single words come first, so that what stands around a synonym of several has them too.
        for same in
          select start, finish, search_with_collections(any_of(means)) as means
          from search_synonyms join unnest(sequences, starts, ends) as each (term, start, finish) on term = any (keys)
          where keys && sequences
          group by start, finish
          order by finish - start
        loop
          to_check[same.start:same.finish] := array_fill(null::text, array[same.finish - same.start + 1]);
          if same.start = same.finish then
            parts[same.start] := coalesce(parts[same.start] || same.means, same.means);
          else
            rest := (select all_of(parts[place]) from generate_series(1, size) as place where place not between same.start and same.finish);
            phrases := phrases || coalesce(same.means && rest, same.means);
            whole_words := coalesce(whole_words || same.means, same.means);
          end if;
        end loop;
      end if;
      for place in 1..least(size, 12) - 1 loop
        word := typed[place] || typed[place + 1];
        joined := joined || case when word ~ '^[[:alpha:]]{5,30}$' then coalesce((ts_lexize('english_stem', word))[1], word) end;
      end loop;
      if exists (select from search_words where stem = any (joined)) then
        for place in 1..cardinality(joined) loop
          continue when not exists (select from search_words where stem = joined[place]);
          to_check[place:place + 1] := array_fill(null::text, array[2]);
          part := search_with_collections(search_word(typed[place] || typed[place + 1]));
          rest := (select all_of(parts[other]) from generate_series(1, size) as other where other not between place and place + 1);
          phrases := phrases || coalesce(part && rest, part);
          whole_words := coalesce(whole_words || part, part);
        end loop;
      end if;
      for place in 1..coalesce(array_upper(parts, 1), 0) loop
        all_words := coalesce(all_words && parts[place], all_words, parts[place]);
        any_word := coalesce(any_word || parts[place], any_word, parts[place]);
      end loop;
      foreach part in array phrases loop
        all_words := coalesce(all_words || part, part);
        any_word := coalesce(any_word || part, part);
      end loop;
      if whole_words is not null then
        whole_share := search_size(whole_words) / search_size(any_word);
      end if;
    end $$;

    create or replace function search_most(elements text[]) returns integer[] language plpgsql stable strict as $$
    declare
      parts tsquery[];
      places integer[] := '{}';
      together tsquery;
      taken integer[];
      best integer[] := '{}';
    begin
      for place in 1..cardinality(elements) loop
        parts[place] := search_part(elements[place]);
        parts[place] := coalesce(
          parts[place] || (select any_of(means) from search_synonyms where keys @> array[search_key(split_part(elements[place], '|', 1))]),
          parts[place]);
        if parts[place] is not null and elements[place] <> '' and cardinality(places) < 8 then
          places := places || place;
        end if;
      end loop;
      for start in 1..cardinality(places) loop
        taken := array[places[start]];
        together := parts[places[start]];
        for other in 1..cardinality(places) loop
          if other <> start and is_sold(together && parts[places[other]]) then
            taken := taken || places[other];
            together := together && parts[places[other]];
          end if;
        end loop;
        if cardinality(taken) > cardinality(best) then best := taken; end if;
        exit when cardinality(best) >= cardinality(places) - 1;
      end loop;
      return array(select unnest(best) order by 1);
    end $$;

    create or replace function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products
        where search_document(title, variant_names, description, facts, collection_keys) @@ search_with_collections(words) and is_public);
    end $$;

    create or replace function "learn_words"() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled)
      select distinct on (word) word, spelled
      from (
        select search_text(spelled) as word, spelled
        from (
          select distinct regexp_split_to_table(lower(title || ' ' || variant_names || ' ' || description || ' ' || fact_values(facts)), '[^[:alpha:]]+') as spelled
          from changed) as written
        where char_length(spelled) between 3 and 30) as folded
      where not exists (select from search_words as known where known.word = folded.word)
        and to_tsvector('shop_words', word) <> ''
      order by word, spelled;
      return null;
    end $$;

    create or replace function "learn_collection_titles"() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled)
      select distinct on (word) word, spelled
      from (
        select search_text(spelled) as word, spelled
        from (
          select distinct regexp_split_to_table(lower(title), '[^[:alpha:]]+') as spelled
          from changed) as written
        where char_length(spelled) between 3 and 30) as folded
      where not exists (select from search_words as known where known.word = folded.word)
        and to_tsvector('shop_words', word) <> ''
      order by word, spelled;
      return null;
    end $$;
create trigger "learn_on_insert" after insert on collections
      referencing new table as changed for each statement execute function learn_collection_titles();
create trigger "learn_on_update" after update on collections
      referencing new table as changed for each statement execute function learn_collection_titles();
alter table collections enable always trigger learn_on_insert, enable always trigger learn_on_update;

    create or replace function tell_collection_changed() returns trigger language plpgsql as $$
    declare
      notice text := concat('edit collection:', coalesce(new.id, old.id), ' collection:', coalesce(old.parent_id, new.parent_id, 0));
    begin
      if tg_op = 'UPDATE' and new.parent_id is distinct from old.parent_id then
        notice := concat(notice, ' collection:', coalesce(new.parent_id, 0), ' collection:', coalesce(old.parent_id, 0));
      end if;
      if tg_op <> 'UPDATE' or (old.slug, old.is_public) <> (new.slug, new.is_public) then
        notice := notice || ' collections';
      end if;
      if (coalesce(old.in_menu, false) or coalesce(new.in_menu, false)) and (tg_op <> 'UPDATE'
        or (old.slug, old.title, old.is_public, old.in_menu, old.position, old.parent_id)
          is distinct from (new.slug, new.title, new.is_public, new.in_menu, new.position, new.parent_id)) then
        notice := notice || ' menu';
      end if;
      if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.title, old.is_public, old.parent_id, old.rule)
        is distinct from (new.title, new.is_public, new.parent_id, new.rule) then
        notice := notice || ' search';
      end if;
      perform pg_notify('catalogue_changed', notice);
      return null;
    end $$;

    create or replace function write_collection_keys(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set collection_keys = fresh.keys
      from (
        select product.id, coalesce(string_agg(quote_literal('=c' || collection_id) || ':1C', ' '), '')::tsvector as keys
        from products as product left join collection_products on product_id = product.id
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and collection_keys <> fresh.keys;
    end $$;

    create or replace function key_collections() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform write_collection_keys(array[old.product_id, new.product_id]);
      else
        perform write_collection_keys(array(
          select distinct product_id from changed where exists (select from collections where id = collection_id)));
      end if;
      return null;
    end $$;
create trigger key_added after insert on collection_products referencing new table as changed
    for each statement execute function key_collections();
create trigger key_removed after delete on collection_products referencing old table as changed
    for each statement execute function key_collections();
create trigger key_changed after update of collection_id, product_id on collection_products for each row
    when ((old.collection_id, old.product_id) <> (new.collection_id, new.product_id)) execute function key_collections();
alter table collection_products enable always trigger "key_added";
alter table collection_products enable always trigger "key_removed";
alter table collection_products enable always trigger "key_changed";
select write_collection_keys(array(select distinct product_id from collection_products));
update products set facts = facts where facts <> '';
update collections set title = title;

    alter table products add column headline tsvector not null generated always as (
      setweight(search_words_of(title), 'A') || setweight(search_words_of(variant_names), 'B')
        || setweight(search_words_of(fact_values(facts)), 'C') || collection_keys) stored;

    create index products_words on products
      using gin (search_document(title, variant_names, description, facts, collection_keys))
    with (gin_pending_list_limit = 64) where is_public;
insert into "kysely_migration" ("name", "timestamp") values ('048-facts-and-collections-are-found', '2026-11-27T00:32:13.551Z');

    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in
        ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction', 'settings', 'facts'));
insert into "kysely_migration" ("name", "timestamp") values ('049-facts-are-audited', '2026-11-27T00:32:13.552Z');

    create table counter_pictures (
      theme text not null check (theme in ('light', 'dark')),
      shape text not null check (shape in ('wide', 'tall')),
      image_key text not null references images,
      spots jsonb not null default '[]' check (jsonb_typeof(spots) = 'array'),
      primary key (theme, shape)
    );
create index on counter_pictures (image_key);
create trigger catalogue_changed after insert or update or delete on counter_pictures
    for each statement execute function tell_settings_changed();
create index reviews_praise on reviews (created_at desc, id desc)
    where hidden_at is null and half_stars >= 9 and char_length(body) between 40 and 200;
insert into "kysely_migration" ("name", "timestamp") values ('050-home-sections', '2026-11-27T00:32:13.558Z');

    create table content_pages (
      id bigint generated always as identity primary key,
      slug text not null check (char_length(slug) <= 80),
      title text not null check (char_length(title) between 1 and 120),
      text text not null default '' check (char_length(text) <= 30000),
      menu text not null default 'none' check (menu in ('header', 'footer', 'none')),
      state text not null default 'draft' check (state in ('draft', 'published', 'hidden')),
      meta_title text not null default '' check (char_length(meta_title) <= 70),
      meta_description text not null default '' check (char_length(meta_description) <= 200),
      position integer not null,
      former_slugs text[] not null default '{}',
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
create unique index content_pages_slug on content_pages (lower(slug));

      insert into content_pages (slug, title, menu, text, position)
      values ('about-us', 'About us', 'footer', 'We are [who you are], and this is our shop. [Two or three sentences: what you sell, since when, and why.]

### Where we are

[Your address, and when somebody is there.]

### How we choose

[What a thing has to be or do before you sell it. People remember one honest reason better than ten adjectives.]', 0);

      insert into content_pages (slug, title, menu, text, position)
      values ('delivery-and-returns', 'Delivery and returns', 'footer', '### Delivery

We send to [countries] with [carrier]. It costs [price] and takes [days] working days from the day on which the parcel leaves us; you get an e-mail with its number then.

### Returns

You have 14 days from the day on which you receive your order to tell us that you change your mind, without a reason, and 14 more to send it back. We pay back the price with the standard delivery. What the law says of it, and the form for it, stands in the [terms](/terms_of_services#withdrawal).

### Something is wrong

If a thing arrives broken, or is not what you ordered, [write to us](/contact) with your order''s number and, if you can, a photograph. We put it right at our cost.', 1);

      insert into content_pages (slug, title, menu, text, position)
      values ('legal-notice', 'Legal notice', 'footer', 'This site is published by [name or company, legal form, capital], [address], [telephone], registered under [number and town]. VAT number: [number]. Responsible for the content: [name].

It is hosted by [name, address and telephone number of the hosting company].

The same facts stand in the [terms, section 16](/terms_of_services#contact).', 2);

      insert into content_pages (slug, title, menu, text, position)
      values ('privacy', 'Privacy', 'footer', 'This shop sets no cookies and follows nobody. What it keeps is what it needs: your account, your cart, your orders, what you write to us and your reviews.

You can download all of it, and delete your account, on your [account page](/account). Which data is processed for what, how long it is kept and what your rights are stands in the [terms, section 6](/terms_of_services#privacy).

Questions about it go to [your e-mail address].', 3);

      insert into content_pages (slug, title, menu, text, position)
      values ('accessibility', 'Accessibility', 'footer', 'Everybody should be able to shop here: with a keyboard, a screen reader, large letters, one''s own colours, little movement, in the dark.

[How you make sure of it: the shop as it comes is tested against the Web Content Accessibility Guidelines 2.2, level AA; your own pictures and texts are yours to test.] If something stands in your way, please [write to us](/contact) and say on which page it was: we answer within [days] working days, and tell you another way meanwhile.', 4);

    create function tell_content_pages_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit content-pages');
      return null;
    end $$;
create trigger catalogue_changed after insert or update or delete on content_pages
    for each statement execute function tell_content_pages_changed();

    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in
        ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction', 'settings', 'facts', 'content_page'));
insert into "kysely_migration" ("name", "timestamp") values ('051-content-pages', '2026-11-27T00:32:13.568Z');

    create or replace function tell_content_pages_changed() returns trigger language plpgsql as $$
    declare
      notice text := 'edit content-page:' || coalesce(new.id, old.id);
      is_seen boolean := 'published' in (coalesce(old.state, ''), coalesce(new.state, ''));
    begin
      if is_seen then
        notice := notice || ' content-page-dates';
      end if;
      if old.slug is distinct from new.slug or is_seen and (old.title, old.menu, old.position, old.state)
        is distinct from (new.title, new.menu, new.position, new.state) then
        notice := notice || ' content-pages';
      end if;
      perform pg_notify('catalogue_changed', notice);
      return null;
    end $$;
drop trigger catalogue_changed on content_pages;
create trigger catalogue_changed after insert or update or delete on content_pages
    for each row execute function tell_content_pages_changed();
insert into "kysely_migration" ("name", "timestamp") values ('052-quieter-content-pages', '2026-11-27T00:32:13.569Z');
alter table settings add column "logo_key" text
      generated always as (nullif(split_part(values ->> 'logo', '/', 1), '')) stored references images;
create index "settings_logo_key" on settings ("logo_key") where "logo_key" is not null;
alter table settings add column "logo_dark_key" text
      generated always as (nullif(split_part(values ->> 'logo_dark', '/', 1), '')) stored references images;
create index "settings_logo_dark_key" on settings ("logo_dark_key") where "logo_dark_key" is not null;
alter table settings add column "icon_key" text
      generated always as (nullif(split_part(values ->> 'icon', '/', 1), '')) stored references images;
create index "settings_icon_key" on settings ("icon_key") where "icon_key" is not null;
insert into "kysely_migration" ("name", "timestamp") values ('053-pictures-of-settings', '2026-11-27T00:32:13.582Z');

    alter table products
      add column maker text not null default '' constraint products_maker check (char_length(maker) <= 120),
      add column model text not null default '' constraint products_model check (char_length(model) <= 120),
      add column warnings text not null default '' constraint products_warnings check (char_length(warnings) <= 2000),
      add column vat_class text not null default 'standard' constraint products_vat_class
        check (vat_class in ('standard', 'intermediate', 'reduced', 'super_reduced', 'zero')),
      add column withdrawal text not null default 'allowed' constraint products_withdrawal
        check (withdrawal in ('allowed', 'made_to_order', 'perishable', 'sealed_hygiene', 'mixed_after_delivery', 'sealed_media', 'press'));

    create table makers (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 120),
      address text not null check (char_length(address) between 1 and 300),
      contact text not null check (char_length(contact) between 1 and 200),
      responsible text not null default '' check (char_length(responsible) <= 500),
      version integer not null default 1,
      updated_at timestamptz not null
    );
create unique index makers_name on makers (lower(name));
create index products_by_maker on products (lower(maker)) where deleted_at is null;

    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker'));

    create function tell_maker_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit makers');
      return null;
    end $$;
create trigger catalogue_changed after insert or update or delete or truncate on makers
    for each statement execute function tell_maker_changed();
insert into "kysely_migration" ("name", "timestamp") values ('054-legal-facts-of-products', '2026-11-27T00:32:13.597Z');

    create table delivery_zones (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 60),
      version integer not null default 1
    );
create unique index delivery_zones_name on delivery_zones (lower(name));

    create table delivery_countries (
      country text primary key check (country ~ '^[A-Z]{2}$'),
      zone_id bigint not null references delivery_zones on delete cascade
    );
create index on delivery_countries (zone_id);

    create table delivery_methods (
      id bigint generated always as identity primary key,
      zone_id bigint references delivery_zones on delete set null,
      is_collection boolean not null,
      name text not null check (char_length(name) between 1 and 60),
      brackets jsonb not null check (jsonb_typeof(brackets) = 'array' and jsonb_array_length(brackets) between 1 and 20),
      free_from_cents bigint check (free_from_cents > 0),
      ready_from smallint not null check (ready_from between 0 and 60),
      ready_to smallint not null check (ready_to between ready_from and 60),
      way_from smallint not null check (way_from between 0 and 60),
      way_to smallint not null check (way_to between way_from and 60),
      is_tracked boolean not null default false,
      is_on boolean not null default true,
      place text not null default '' check (char_length(place) <= 600),
      version integer not null default 1,
      deleted_at timestamptz,
      constraint delivery_methods_zone check (deleted_at is not null or (zone_id is null) = is_collection)
    );
create index on delivery_methods (zone_id);

    create function tell_delivery_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit delivery');
      return null;
    end $$;
create trigger catalogue_changed after insert or update or delete or truncate on "delivery_zones"
      for each statement execute function tell_delivery_changed();
create trigger catalogue_changed after insert or update or delete or truncate on "delivery_countries"
      for each statement execute function tell_delivery_changed();
create trigger catalogue_changed after insert or update or delete or truncate on "delivery_methods"
      for each statement execute function tell_delivery_changed();

    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker', 'delivery_zone', 'delivery_method'));
insert into delivery_zones (name) values ('France'), ('European Union');

    insert into delivery_countries (country, zone_id)
    select country, (select id from delivery_zones where name = case when country in ('FR', 'MC') then 'France' else 'European Union' end)
    from unnest(array['FR', 'MC', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT',
      'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK']) as country;
insert into "kysely_migration" ("name", "timestamp") values ('055-delivery', '2026-11-27T00:32:13.615Z');

    create table addresses (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      name text not null check (char_length(name) between 1 and 80),
      company text not null check (char_length(company) <= 80),
      street text not null check (char_length(street) between 1 and 100),
      second_line text not null check (char_length(second_line) <= 100),
      postcode text not null check (char_length(postcode) between 1 and 20),
      town text not null check (char_length(town) between 1 and 60),
      country text not null check (country ~ '^[A-Z]{2}$'),
      phone text not null check (phone ~ '^([+]?[0-9]{6,20})?$'),
      is_default boolean not null,
      version integer not null default 1 check (version > 0),
      created_at timestamptz not null default now()
    );
create index on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default;
insert into "kysely_migration" ("name", "timestamp") values ('056-addresses', '2026-11-27T00:32:13.622Z');

    create table vat_rates (
      country text not null check (country ~ '^[A-Z]{2}$'),
      class text not null check (class in ('standard', 'intermediate', 'reduced', 'super_reduced', 'zero')),
      valid_from date not null,
      rate integer not null check (rate between 0 and 5000),
      primary key (country, class, valid_from)
    );
insert into vat_rates (country, class, valid_from, rate)
      values ('AT', 'standard', '2026-01-01', 2000);
insert into vat_rates (country, class, valid_from, rate)
      values ('BE', 'standard', '2026-01-01', 2100);
insert into vat_rates (country, class, valid_from, rate)
      values ('BG', 'standard', '2026-01-01', 2000);
insert into vat_rates (country, class, valid_from, rate)
      values ('CY', 'standard', '2026-01-01', 1900);
insert into vat_rates (country, class, valid_from, rate)
      values ('CZ', 'standard', '2026-01-01', 2100);
insert into vat_rates (country, class, valid_from, rate)
      values ('DE', 'standard', '2026-01-01', 1900);
insert into vat_rates (country, class, valid_from, rate)
      values ('DK', 'standard', '2026-01-01', 2500);
insert into vat_rates (country, class, valid_from, rate)
      values ('EE', 'standard', '2026-01-01', 2400);
insert into vat_rates (country, class, valid_from, rate)
      values ('ES', 'standard', '2026-01-01', 2100);
insert into vat_rates (country, class, valid_from, rate)
      values ('FI', 'standard', '2026-01-01', 2550);
insert into vat_rates (country, class, valid_from, rate)
      values ('FR', 'standard', '2026-01-01', 2000);
insert into vat_rates (country, class, valid_from, rate)
      values ('GR', 'standard', '2026-01-01', 2400);
insert into vat_rates (country, class, valid_from, rate)
      values ('HR', 'standard', '2026-01-01', 2500);
insert into vat_rates (country, class, valid_from, rate)
      values ('HU', 'standard', '2026-01-01', 2700);
insert into vat_rates (country, class, valid_from, rate)
      values ('IE', 'standard', '2026-01-01', 2300);
insert into vat_rates (country, class, valid_from, rate)
      values ('IT', 'standard', '2026-01-01', 2200);
insert into vat_rates (country, class, valid_from, rate)
      values ('LT', 'standard', '2026-01-01', 2100);
insert into vat_rates (country, class, valid_from, rate)
      values ('LU', 'standard', '2026-01-01', 1700);
insert into vat_rates (country, class, valid_from, rate)
      values ('LV', 'standard', '2026-01-01', 2100);
insert into vat_rates (country, class, valid_from, rate)
      values ('MC', 'standard', '2026-01-01', 2000);
insert into vat_rates (country, class, valid_from, rate)
      values ('MT', 'standard', '2026-01-01', 1800);
insert into vat_rates (country, class, valid_from, rate)
      values ('NL', 'standard', '2026-01-01', 2100);
insert into vat_rates (country, class, valid_from, rate)
      values ('PL', 'standard', '2026-01-01', 2300);
insert into vat_rates (country, class, valid_from, rate)
      values ('PT', 'standard', '2026-01-01', 2300);
insert into vat_rates (country, class, valid_from, rate)
      values ('RO', 'standard', '2026-01-01', 2100);
insert into vat_rates (country, class, valid_from, rate)
      values ('SE', 'standard', '2026-01-01', 2500);
insert into vat_rates (country, class, valid_from, rate)
      values ('SI', 'standard', '2026-01-01', 2200);
insert into vat_rates (country, class, valid_from, rate)
      values ('SK', 'standard', '2026-01-01', 2300);
insert into vat_rates (country, class, valid_from, rate)
      values ('FR', 'intermediate', '2026-01-01', 1000);
insert into vat_rates (country, class, valid_from, rate)
      values ('FR', 'reduced', '2026-01-01', 550);
insert into vat_rates (country, class, valid_from, rate)
      values ('FR', 'super_reduced', '2026-01-01', 210);
insert into vat_rates (country, class, valid_from, rate)
      values ('MC', 'intermediate', '2026-01-01', 1000);
insert into vat_rates (country, class, valid_from, rate)
      values ('MC', 'reduced', '2026-01-01', 550);
insert into vat_rates (country, class, valid_from, rate)
      values ('MC', 'super_reduced', '2026-01-01', 210);

    create function keep_vat_rate() returns trigger language plpgsql as $$
    begin
      raise exception 'A VAT rate that has held is never changed: add one that is valid from another day.';
    end $$;
create trigger never_changed before update on vat_rates for each row
    when (old.valid_from <= current_date) execute function keep_vat_rate();
create trigger never_removed before delete on vat_rates for each row
    when (old.valid_from <= current_date) execute function keep_vat_rate();
insert into "kysely_migration" ("name", "timestamp") values ('057-vat-rates', '2026-11-27T00:32:13.657Z');

    create table guarantee_notices (
      language text primary key check (language in ('en', 'fr')),
      file bytea not null check (octet_length(file) between 1 and 2097152),
      uploaded_at timestamptz not null
    );
insert into "kysely_migration" ("name", "timestamp") values ('058-guarantee-notices', '2026-11-27T00:32:13.661Z');

    alter table orders
      drop constraint orders_status_check,
      add constraint orders_status_check
        check (status in ('making', 'shipping', 'shipped', 'delivered', 'cancelled', 'awaiting_payment')),
      add column first_status text not null default 'making'
        constraint orders_first_status check (first_status in ('making', 'awaiting_payment')),
      add column cancelled_because text
        constraint orders_cancelled_because check (cancelled_because is null or status = 'cancelled' and cancelled_because in ('not_paid', 'given_up')),
      add column placed_key uuid,
      add column from_cart boolean not null default false,
      add column email text,
      add column customer_name text,
      add column delivery_cents bigint not null default 0 constraint orders_delivery_cents check (delivery_cents >= 0),
      add column taxes jsonb not null default '[]',
      add column vat_mode text not null default '' constraint orders_vat_mode check (vat_mode in ('', 'none', 'home', 'destination')),
      add column method_id bigint references delivery_methods,
      add column method_name text not null default '',
      add column is_collection boolean not null default false,
      add column collection_place text not null default '',
      add column promised_from date,
      add column promised_to date,
      add column terms_hash text;
create unique index orders_placed_once on orders (user_id, placed_key);
create unique index orders_one_awaited on orders (user_id) where status = 'awaiting_payment';

    alter table order_steps
      drop constraint order_steps_status_check,
      add constraint order_steps_status_check check (status in ('making', 'shipping', 'shipped', 'delivered', 'cancelled'));

    alter table order_lines
      add column vat_class text not null default 'standard',
      add column vat_rate integer constraint order_lines_vat_rate check (vat_rate between 0 and 10000),
      add column withdrawal text not null default 'allowed';

    create table order_addresses (
      order_id bigint not null references orders on delete cascade,
      purpose text not null check (purpose in ('delivery', 'billing')),
      name text not null,
      company text not null,
      street text not null,
      second_line text not null,
      postcode text not null,
      town text not null,
      country text not null check (country ~ '^[A-Z]{2}$'),
      phone text not null,
      primary key (order_id, purpose)
    );

    create table terms_versions (
      hash text primary key,
      language text not null,
      words text not null,
      first_used_at timestamptz not null
    );
alter table orders add foreign key (terms_hash) references terms_versions;

    alter table stock_movements
      drop constraint stock_movements_reason_check,
      add constraint stock_movements_reason_check check (reason in ('sold', 'returned', 'counted', 'held', 'released'));
insert into "kysely_migration" ("name", "timestamp") values ('059-placed-orders', '2026-11-27T00:32:13.692Z');

    create table payments (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      provider text not null check (provider in ('transfer', 'collection')),
      reference text not null,
      cents bigint not null check (cents > 0),
      currency text not null default 'EUR' check (currency = 'EUR'),
      state text not null default 'open' check (state in ('open', 'paid', 'closed')),
      opened_at timestamptz not null,
      ends_at timestamptz,
      reminded_at timestamptz,
      closed_at timestamptz,
      paid_at timestamptz,
      received_cents bigint not null default 0 check (received_cents >= 0),
      received_on date,
      noted_by bigint references users on delete set null,
      unique (provider, reference),
      check ((state = 'paid') = (paid_at is not null)),
      check ((state = 'paid') = (received_cents = cents)),
      check ((state = 'closed') = (closed_at is not null))
    );
create unique index payments_one_alive on payments (order_id) where state in ('open', 'paid');
create index payments_of_order on payments (order_id);
create index payments_ending on payments (ends_at) where state = 'open';
create index on payments (noted_by);

    create function payments_move_forward() returns trigger language plpgsql as $$
    begin
      if old.state <> 'open' and new.state <> old.state then
        raise exception 'A payment that is % cannot become %.', old.state, new.state using errcode = 'check_violation', constraint = 'payments_forward';
      end if;
      return new;
    end $$;
create trigger payments_move_forward before update of state on payments
    for each row execute function payments_move_forward();
insert into "kysely_migration" ("name", "timestamp") values ('060-payments', '2026-11-27T00:32:13.707Z');

    create table email_attachments (
      email_id bigint not null references emails on delete cascade,
      place integer not null,
      filename text not null,
      content bytea not null,
      primary key (email_id, place)
    );
insert into "kysely_migration" ("name", "timestamp") values ('061-email-attachments', '2026-11-27T00:32:13.711Z');

    alter table orders
      add column held_until timestamptz,
      add column is_test boolean not null default false;

    update orders set held_until = (select max(ends_at) from payments where order_id = orders.id and state = 'open')
    where status = 'awaiting_payment';
create index orders_held on orders (held_until) where status = 'awaiting_payment';
drop index payments_ending;

    alter table payments
      drop constraint payments_provider_check,
      drop constraint payments_state_check,
      drop constraint payments_check,
      drop constraint payments_check1,
      drop constraint payments_check2,
      alter column reference drop not null,
      add constraint payments_provider check (provider ~ '^[a-z]{1,20}$'),
      add constraint payments_state check (state in ('open', 'processing', 'paid', 'surplus', 'closed')),
      add constraint payments_received check (
        (state in ('paid', 'surplus')) = (paid_at is not null) and received_cents = case when paid_at is null then 0 else cents end),
      add constraint payments_closed check (state <> 'closed' or closed_at is not null),
      add column key uuid not null unique default gen_random_uuid(),
      add column other_reference text,
      add column parameters jsonb,
      add column address text,
      add column is_test boolean not null default false,
      add column paid_by text not null default '',
      add column is_disputed boolean not null default false,
      add column ask_at timestamptz,
      add column asks integer not null default 0,
      add column unclear_since timestamptz,
      add column dispute_seen_at timestamptz,
      add column differs text check (differs in ('amount', 'currency', 'mode', 'attempt'));
drop index payments_one_alive;
create unique index payments_one_alive on payments (order_id) where state in ('open', 'processing', 'paid');
create index payments_to_ask on payments (ask_at) where ask_at is not null;
create index payments_by_other_reference on payments (other_reference) where other_reference is not null;

    create or replace function payments_move_forward() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and array_position(array['open', 'processing', 'closed', 'paid'], replace(new.state, 'surplus', 'paid'))
        <= array_position(array['open', 'processing', 'closed', 'paid'], replace(old.state, 'surplus', 'paid')) then
        raise exception 'A payment that is % cannot become %.', old.state, new.state using errcode = 'check_violation', constraint = 'payments_forward';
      end if;
      return new;
    end $$;

    create table refunds (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments,
      cents bigint not null check (cents > 0),
      because text not null check (because in ('surplus', 'late', 'cancelled', 'withdrawn', 'not_as_agreed', 'goodwill', 'at_provider')),
      note text not null default '',
      state text not null default 'requested' check (state in ('requested', 'sent', 'pending', 'done', 'failed')),
      key uuid not null unique default gen_random_uuid(),
      reference text,
      reason text not null default '',
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      done_at timestamptz,
      paid_back_on date,
      bank_reference text not null default '',
      ask_at timestamptz,
      asks integer not null default 0,
      unclear_since timestamptz,
      check ((state = 'done') = (done_at is not null))
    );
create unique index refunds_by_reference on refunds (reference);
create index refunds_of_payment on refunds (payment_id);
create index refunds_to_ask on refunds (ask_at) where ask_at is not null;
create index refunds_failed on refunds (made_at) where state = 'failed';
create index on refunds (made_by);

    create function refunds_within_received() returns trigger language plpgsql as $$
    declare
      received bigint;
      paid_back bigint;
    begin
      if tg_op = 'UPDATE' then
        if new.state <> old.state and not (new.state = 'done' and old.state = 'failed')
          and array_position(array['requested', 'sent', 'pending', 'done', 'failed'], new.state)
            < array_position(array['requested', 'sent', 'pending', 'done', 'failed'], old.state) then
          raise exception 'A refund that is % cannot become %.', old.state, new.state using errcode = 'check_violation', constraint = 'refunds_forward';
        end if;
        if new.state = 'failed' or (old.state <> 'failed' and new.cents = old.cents) then
          return new;
        end if;
      end if;
      select received_cents into received from payments where id = new.payment_id for update;
      select coalesce(sum(cents), 0) into paid_back from refunds where payment_id = new.payment_id and state <> 'failed' and id <> new.id;
      if paid_back + new.cents > received then
        raise exception 'No more is paid back than has come.' using errcode = 'check_violation', constraint = 'refunds_within_received';
      end if;
      return new;
    end $$;
create trigger refunds_within_received before insert or update on refunds
    for each row execute function refunds_within_received();

    create table payment_notices (
      id bigint generated always as identity primary key,
      provider text not null,
      event text not null,
      kind text not null,
      reference text not null,
      received_at timestamptz not null,
      done_at timestamptz,
      tries integer not null default 0,
      unique (provider, event)
    );
create index payment_notices_waiting on payment_notices (received_at) where done_at is null;
create index payment_notices_newest on payment_notices (provider, received_at desc);

    create table stray_payments (
      provider text not null,
      reference text not null,
      cents bigint not null,
      currency text not null,
      email text not null,
      seen_at timestamptz not null,
      settled_at timestamptz,
      settled_by bigint references users on delete set null,
      primary key (provider, reference)
    );
create index on stray_payments (settled_by);

    create table payment_providers (
      provider text primary key,
      listed_at timestamptz,
      listed_far_at timestamptz,
      heard_at timestamptz
    );
insert into "kysely_migration" ("name", "timestamp") values ('062-online-payments', '2026-11-27T00:32:13.781Z');
alter table orders add column standard_delivery_cents bigint constraint orders_standard_delivery_cents check (standard_delivery_cents >= 0);

    alter table order_lines
      add column refunded integer not null default 0,
      add column restocked integer not null default 0,
      add constraint order_lines_refunded check (refunded between 0 and quantity),
      add constraint order_lines_restocked check (restocked between 0 and refunded);

    create table refund_lines (
      refund_id bigint not null references refunds,
      order_line_id bigint not null references order_lines,
      quantity integer not null check (quantity > 0),
      is_restocked boolean not null,
      primary key (refund_id, order_line_id)
    );
create index on refund_lines (order_line_id);
insert into "kysely_migration" ("name", "timestamp") values ('063-refunds-of-parts', '2026-11-27T00:32:13.794Z');

    create table withdrawals (
      id bigint generated always as identity primary key,
      key uuid not null unique,
      order_id bigint references orders,
      user_id bigint references users on delete set null,
      name text not null,
      email text not null,
      order_number text not null,
      items text not null,
      is_late boolean not null default false,
      is_excluded boolean not null default false,
      stated_at timestamptz not null,
      tracking text not null default '',
      sent_back_at timestamptz,
      arrived_at timestamptz,
      outcome text check (outcome in ('cancelled', 'refunded', 'refused')),
      closed_at timestamptz,
      words text not null default '',
      reminded_at timestamptz,
      check ((outcome is null) = (closed_at is null))
    );
create index withdrawals_open on withdrawals (stated_at) where closed_at is null;
create index on withdrawals (order_id);
create index on withdrawals (user_id);
create index withdrawals_of_email on withdrawals (lower(email collate "C"), stated_at);

    create table withdrawal_lines (
      withdrawal_id bigint not null references withdrawals on delete cascade,
      order_line_id bigint not null references order_lines,
      quantity integer not null check (quantity > 0),
      primary key (withdrawal_id, order_line_id)
    );
create index on withdrawal_lines (order_line_id);

    alter table order_lines
      add column withdrawn integer not null default 0,
      add constraint order_lines_withdrawn check (withdrawn between 0 and quantity);

    alter table orders
      drop constraint orders_cancelled_because,
      add constraint orders_cancelled_because
        check (cancelled_because is null or status = 'cancelled' and cancelled_because in ('not_paid', 'given_up', 'withdrawn'));
alter table refunds add column withdrawal_id bigint references withdrawals;
create index on refunds (withdrawal_id);

    alter table audit_entries
      drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker', 'delivery_zone', 'delivery_method', 'withdrawal'));
insert into "kysely_migration" ("name", "timestamp") values ('064-withdrawals', '2026-11-27T00:32:13.819Z');
create index orders_by_email on orders (lower(email collate "C")) where email is not null;
insert into "kysely_migration" ("name", "timestamp") values ('065-orders-by-email', '2026-11-27T00:32:13.821Z');
create index orders_to_be_sent on orders (promised_to) where status in ('making', 'shipping');
insert into "kysely_migration" ("name", "timestamp") values ('066-late-orders', '2026-11-27T00:32:13.823Z');

    create function tell_customer_changed() returns trigger language plpgsql as $$
    declare customer text;
    begin
      foreach customer in array array[to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]] loop
        if customer is not null then
          perform pg_notify('customer_changed', customer);
        end if;
      end loop;
      return null;
    end $$;

    create function tell_any_customer_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('customer_changed', '');
      return null;
    end $$;
create trigger "customer_changed_by_delete" after delete on "auth_tokens" for each row
         execute function tell_customer_changed('user_id');
create trigger "customer_changed_by_update" after update of user_id, created_at, expires_at on "auth_tokens" for each row
        when (old.* is distinct from new.*) execute function tell_customer_changed('user_id');
create trigger customer_changed_by_truncate after truncate on "auth_tokens"
      for each statement execute function tell_any_customer_changed();
create trigger "customer_changed_by_update" after update of first_name, last_name, avatar_key, is_staff on "users" for each row
        when (old.* is distinct from new.*) execute function tell_customer_changed('id');
create trigger customer_changed_by_truncate after truncate on "users"
      for each statement execute function tell_any_customer_changed();
create trigger "customer_changed_by_insert" after insert on "reviews" for each row
         execute function tell_customer_changed('user_id');
create trigger "customer_changed_by_delete" after delete on "reviews" for each row
         execute function tell_customer_changed('user_id');
create trigger "customer_changed_by_update" after update on "reviews" for each row
        when (old.* is distinct from new.*) execute function tell_customer_changed('user_id');
create trigger customer_changed_by_truncate after truncate on "reviews"
      for each statement execute function tell_any_customer_changed();
create trigger "customer_changed_by_insert" after insert on "orders" for each row
         execute function tell_customer_changed('user_id');
create trigger "customer_changed_by_delete" after delete on "orders" for each row
         execute function tell_customer_changed('user_id');
create trigger "customer_changed_by_update" after update of user_id, status on "orders" for each row
        when (old.* is distinct from new.*) execute function tell_customer_changed('user_id');
create trigger customer_changed_by_truncate after truncate on "orders"
      for each statement execute function tell_any_customer_changed();
insert into "kysely_migration" ("name", "timestamp") values ('067-customer-changes', '2026-11-27T00:32:13.834Z');

    create function option_keys(names text[], "values" text[]) returns text[] language sql immutable strict parallel safe
    return (
      select coalesce(array_agg(lower(name) || ':' || lower(value) order by place), '{}')
      from unnest(names, "values") with ordinality as option (name, value, place) where name is not null and value is not null);

    create table option_sets (
      id integer generated always as identity primary key,
      names text[] not null,
      "values" text[] not null,
      keys text[] not null generated always as (option_keys(names, "values")) stored
    );
create index option_sets_written on option_sets (names, "values");

    create function option_set_of(written_names text[], written_values text[]) returns integer language plpgsql as $$
    declare
      size constant integer := least(cardinality(written_names), cardinality(written_values));
      known integer;
    begin
      if coalesce(size, 0) = 0 then return null; end if;
      select min(id) into known from option_sets where names = written_names[1:size] and "values" = written_values[1:size];
      if known is null then
        insert into option_sets (names, "values") values (written_names[1:size], written_values[1:size]) returning id into known;
      end if;
      return known;
    end $$;

    create function keep_option_set() returns trigger language plpgsql as $$
    begin
      new.option_set := option_set_of((select options from products where id = new.product_id), new.options);
      return new;
    end $$;
create trigger option_set_begins before insert on variants for each row when (new.options <> '{}')
    execute function keep_option_set();
create trigger option_set_follows before update of options, product_id on variants for each row
    when (new.options <> '{}' or old.options <> '{}') execute function keep_option_set();

    create function rename_options() returns trigger language plpgsql as $$
    begin
      perform from variants where product_id = new.id and deleted_at is null order by id for no key update;
      update variants set options = options where product_id = new.id and deleted_at is null and options <> '{}';
      return null;
    end $$;
create trigger options_renamed after update of options on products for each row
    when (old.options <> new.options) execute function rename_options();
alter table variants enable always trigger "option_set_begins";
alter table variants enable always trigger "option_set_follows";
alter table products enable always trigger options_renamed;

    insert into option_sets (names, "values")
    select distinct products.options[1:size], variants.options[1:size]
    from variants join products on products.id = product_id,
      lateral (select least(cardinality(products.options), cardinality(variants.options)) as size) as of_both
    where variants.deleted_at is null and size > 0;

    create function known_option_set(product bigint, written text[]) returns integer language plpgsql stable as $$
    begin
      if written = '{}' then return null; end if;
      return (select option_set_of(options, written) from products where id = product);
    end $$;
alter table variants add column option_set integer;

    alter table variants
      alter column option_set type integer using case when deleted_at is null then known_option_set(product_id, options) end,
      add column buyable boolean not null generated always as (for_sale and stock > 0) stored;
drop function known_option_set;
create index variants_for_sale on variants (product_id, option_set) where for_sale;
create index variants_buyable on variants (product_id, option_set) where buyable;
insert into "kysely_migration" ("name", "timestamp") values ('070-quicker-lists', '2026-11-27T00:32:13.864Z');

    alter table product_facts drop constraint product_facts_pkey, add primary key (product_id, name_key) include (value_key);
insert into "kysely_migration" ("name", "timestamp") values ('071-facts-by-product', '2026-11-27T00:32:13.866Z');
alter table payment_providers add column refused_at timestamptz;
insert into "kysely_migration" ("name", "timestamp") values ('074-refused-notices', '2026-11-27T00:32:13.868Z');

    create table email_files (
      hash text primary key,
      content bytea not null,
      stored_at timestamptz not null default now()
    );

    insert into email_files (hash, content)
    select distinct on (sha256(content)) encode(sha256(content), 'hex'), content from email_attachments;
alter table email_attachments add column hash text references email_files;
update email_attachments set hash = encode(sha256(content), 'hex');
alter table email_attachments alter column hash set not null, drop column content;
create index email_attachments_of_file on email_attachments (hash);
alter table emails add column about text;
create index emails_about on emails (about, id) where about is not null;
insert into "kysely_migration" ("name", "timestamp") values ('078-emails-that-are-kept', '2026-11-27T00:32:13.877Z');

    alter table orders
      add column transfer_account jsonb,
      add column forgotten_at timestamptz,
      add constraint orders_forgotten check (
        forgotten_at is null or user_id is null and email is null and customer_name is null and tracking is null);
create index orders_to_forget on orders (created_at) where user_id is null and forgotten_at is null;
insert into "kysely_migration" ("name", "timestamp") values ('079-orders-forgotten', '2026-11-27T00:32:13.881Z');

    create function sale_notice(product_id bigint, before integer, after integer) returns text language sql immutable as $$
      select 'sale popular =stock:' || product_id
        || case when least(before, 21) <> least(after, 21) then ' product:' || product_id else '' end
        || case when (before = 0) <> (after = 0) then ' search' else '' end
    $$;

    create or replace function tell_variant_changed() returns trigger language plpgsql as $$
    begin
      -- Whether one can be bought follows from the stock: it is no edit of its own.
      if tg_op <> 'UPDATE' or to_jsonb(old) - '{stock,buyable}'::text[] <> to_jsonb(new) - '{stock,buyable}'::text[] then
        perform pg_notify('catalogue_changed', 'edit search product:' || coalesce(new.product_id, old.product_id));
      elsif current_setting('shop.tells_later', true) is distinct from 'on' then
        perform pg_notify('catalogue_changed', sale_notice(new.product_id, old.stock, new.stock));
      end if;
      return null;
    end $$;

    create or replace function tell_job_waits() returns trigger language plpgsql as $$
    begin
      if current_setting('shop.tells_later', true) is distinct from 'on' then
        perform pg_notify('job_waits', '');
      end if;
      return null;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('080-told-after-the-commit', '2026-11-27T00:32:13.884Z');

    create index payments_for_staff on payments (opened_at)
    where differs is not null or unclear_since is not null or (is_disputed and dispute_seen_at is null);
create index refunds_by_hand on refunds (made_at) where state = 'requested' and ask_at is null;

    create index orders_sold on orders (created_at) include (total_cents)
    where not is_test and status not in ('cancelled', 'awaiting_payment');
create index refunds_made on refunds (made_at);
create index variants_short on variants (stock, id) where for_sale;
create index products_begun on products (lower(title) text_pattern_ops) where deleted_at is null;

    create index users_named on users using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

    create index orders_named on orders using gin (lower(customer_name) gin_trgm_ops) where customer_name is not null;
insert into "kysely_migration" ("name", "timestamp") values ('082-behind-the-counter', '2026-11-27T00:32:13.893Z');

    create table first_start_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      expires_at timestamptz not null
    );
insert into "kysely_migration" ("name", "timestamp") values ('083-first-start', '2026-11-27T00:32:13.896Z');

    create table demo_things (
      kind text not null check (kind in ('product', 'user', 'order', 'review', 'collection', 'reduction')),
      id bigint not null,
      primary key (kind, id)
    );
insert into "kysely_migration" ("name", "timestamp") values ('084-demo-things', '2026-11-27T00:32:13.899Z');
alter table order_steps add column email_id bigint references emails on delete set null;
create index on order_steps (email_id);

    create table undone_steps (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      status text not null check (status in ('shipping', 'shipped', 'delivered', 'cancelled')),
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      undone_by bigint references users on delete set null,
      undone_at timestamptz not null
    );
create index on undone_steps (order_id);
create index on undone_steps (made_by);
create index on undone_steps (undone_by);

    create table order_notes (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      words text not null check (char_length(words) between 1 and 2000),
      made_by bigint references users on delete set null,
      made_at timestamptz not null
    );
create index on order_notes (order_id, id);
create index on order_notes (made_by);
insert into "kysely_migration" ("name", "timestamp") values ('086-undone-steps-and-notes', '2026-11-27T00:32:13.915Z');

    alter table orders add column payment_state text not null default 'none'
      constraint orders_payment_state check (payment_state in ('none', 'open', 'paid'));

    update orders set payment_state = case when exists (select from payments where order_id = orders.id and state = 'paid') then 'paid' else 'open' end
    where exists (select from payments where order_id = orders.id);

    create function note_payment_at_order() returns trigger language plpgsql as $$
    begin
      update orders set payment_state = case when new.state = 'paid' then 'paid' else 'open' end
      where id = new.order_id and payment_state <> 'paid' and payment_state <> case when new.state = 'paid' then 'paid' else 'open' end;
      return null;
    end $$;
create trigger payments_noted after insert or update of state on payments
    for each row execute function note_payment_at_order();

    create table order_sums (
      day date not null,
      status text not null,
      payment_state text not null,
      orders bigint not null,
      cents bigint not null
    );
create index on order_sums (day);

    insert into order_sums
    select (created_at at time zone 'Europe/Paris')::date, status, payment_state, count(*), coalesce(sum(total_cents) filter (where not is_test), 0) from orders group by 1, 2, 3;

    create function add_to_order_sums() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into order_sums values ((old.created_at at time zone 'Europe/Paris')::date, old.status, old.payment_state, -1, case when old.is_test then 0 else -old.total_cents end);
      end if;
      if tg_op <> 'DELETE' then
        insert into order_sums values ((new.created_at at time zone 'Europe/Paris')::date, new.status, new.payment_state, 1, case when new.is_test then 0 else new.total_cents end);
      end if;
      return null;
    end $$;
create trigger orders_added_up after insert or delete on orders for each row execute function add_to_order_sums();
create trigger orders_added_up_anew after update of created_at, status, payment_state, total_cents on orders for each row
    when ((old.created_at, old.status, old.payment_state, old.total_cents) is distinct from (new.created_at, new.status, new.payment_state, new.total_cents))
    execute function add_to_order_sums();
create index orders_in_hand on orders (created_at, id) where status in ('making', 'shipping');
create index orders_unpaid on orders (created_at, id) where payment_state = 'open' and status <> 'cancelled';
create index orders_by_total on orders (total_cents, id);
create index orders_by_promise on orders (promised_to, id);
create index orders_tracked_by on orders (lower(tracking)) where tracking is not null;
create index orders_without_account_named on orders using gin (lower(customer_name || ' ' || coalesce(email, '')) gin_trgm_ops)
    where user_id is null;
insert into "kysely_migration" ("name", "timestamp") values ('087-orders-table', '2026-11-27T00:32:13.932Z');

    alter table orders
      add column is_manual boolean not null default false,
      add column placed_by bigint references users on delete set null;
create index on orders (placed_by) where placed_by is not null;
create unique index orders_placed_once_by_staff on orders (placed_key) where is_manual;
alter table order_lines add column price_reason text not null default '';
insert into "kysely_migration" ("name", "timestamp") values ('088-manual-orders', '2026-11-27T00:32:13.939Z');

    create table back_in_stock_wishes (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants on delete cascade,
      user_id bigint references users on delete cascade,
      email text check (char_length(email) <= 254),
      email_key text,
      token_hash bytea unique,
      confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      check ((user_id is null) = (email is not null)),
      check ((email is null) = (email_key is null)),
      check ((email is null) = (token_hash is null)),
      check (user_id is null or confirmed_at is not null)
    );
create unique index on back_in_stock_wishes (variant_id, user_id) where user_id is not null;
create unique index on back_in_stock_wishes (variant_id, email_key) where email_key is not null;
create index on back_in_stock_wishes (user_id);
create index on back_in_stock_wishes (email_key);
insert into "kysely_migration" ("name", "timestamp") values ('093-back-in-stock', '2026-11-27T00:32:13.947Z');
alter table contact_messages add column order_id bigint references orders on delete set null;
create index on contact_messages (order_id) where order_id is not null;
insert into "kysely_migration" ("name", "timestamp") values ('094-messages-about-orders', '2026-11-27T00:32:13.951Z');
alter table users add column wants_review_emails boolean not null default true;
alter table orders add column review_requested_at timestamptz;
create index orders_review_requested on orders (user_id, review_requested_at) where review_requested_at is not null;
create index order_steps_delivered on order_steps (made_at) where status = 'delivered';
insert into "kysely_migration" ("name", "timestamp") values ('095-review-requests', '2026-11-27T00:32:13.955Z');

    alter table users
      add column staff_role text check (staff_role in ('owner', 'catalogue', 'orders')),
      add column staff_since timestamptz,
      add constraint users_staff_since_check check (staff_since is null or staff_role is not null);
update users set staff_role = 'owner' where is_staff;
drop trigger customer_changed_by_update on users;
alter table users drop column is_staff;

    alter table users
      add column is_staff boolean not null generated always as (staff_role is not null) stored;

    create trigger customer_changed_by_update after update of first_name, last_name, avatar_key, staff_role on users for each row
      when (old.* is distinct from new.*) execute function tell_customer_changed('id');
create index users_staff on users (id) where staff_role is not null;
insert into "kysely_migration" ("name", "timestamp") values ('096-staff-roles', '2026-11-27T00:32:13.964Z');

    create table staff_invitations (
      id bigint generated always as identity primary key,
      email text not null check (char_length(email) between 3 and 254),
      email_key text not null generated always as (lower(email collate "C")) stored,
      role text not null check (role in ('owner', 'catalogue', 'orders')),
      code_hash bytea not null unique check (octet_length(code_hash) = 32),
      invited_by bigint references users on delete set null,
      sent_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > sent_at),
      accepted_at timestamptz,
      withdrawn_at timestamptz,
      check (accepted_at is null or withdrawn_at is null)
    );

    create unique index staff_invitations_open on staff_invitations (email_key)
    where accepted_at is null and withdrawn_at is null;
create index on staff_invitations (invited_by);

    alter table audit_entries
      drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker', 'delivery_zone', 'delivery_method', 'withdrawal', 'member',
        'invitation'));
insert into "kysely_migration" ("name", "timestamp") values ('097-team', '2026-11-27T00:32:13.973Z');

    alter table auth_tokens
      add column id bigint generated always as identity unique,
      add column device text not null default '' check (char_length(device) <= 60);
create index on auth_tokens (expires_at);
create index on auth_tokens (last_used_at);
insert into "kysely_migration" ("name", "timestamp") values ('100-session-devices', '2026-11-27T00:32:13.981Z');

    create table time_codes (
      user_id bigint primary key references users on delete cascade,
      secret bytea not null,
      last_step bigint not null,
      created_at timestamptz not null default now()
    );

    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
create index on passkeys (user_id);

    create table recovery_codes (
      user_id bigint not null references users on delete cascade,
      code_hash bytea not null check (octet_length(code_hash) = 32),
      created_at timestamptz not null default now(),
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    do $$
    declare
      rule text := substring(
        (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_entries_kind_check')
        from 'CHECK [(](.*)[)]$');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format(
        'alter table audit_entries add constraint audit_entries_kind_check check (%s or kind = ''two_step'')', rule);
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('101-second-factors', '2026-11-27T00:32:13.995Z');

    create table customer_notes (
      user_id bigint primary key references users on delete cascade,
      words text not null check (char_length(words) <= 2000),
      version integer not null check (version > 0),
      written_by bigint constraint customer_notes_written_by_fkey references users on delete set null,
      written_at timestamptz not null
    );
create index on customer_notes (written_by);
alter table users add column has_ordered boolean not null default false;
update users set has_ordered = true where exists (select from orders where user_id = users.id);

    create function note_first_order() returns trigger language plpgsql as $$
    begin
      update users set has_ordered = true where id = new.user_id and not has_ordered;
      return null;
    end $$;
create trigger orders_first_noted after insert on orders for each row when (new.user_id is not null)
    execute function note_first_order();
create index users_newest on users (created_at, id);
create index users_by_orders on users (has_ordered, created_at, id);
create index contact_messages_by_email on contact_messages (lower(email collate "C"));

    select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = 'audit_entries_kind_check';

    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (((kind = ANY (ARRAY['product'::text, 'order'::text, 'review'::text, 'synonyms'::text, 'message'::text, 'collection'::text, 'reduction'::text, 'settings'::text, 'facts'::text, 'content_page'::text, 'maker'::text, 'delivery_zone'::text, 'delivery_method'::text, 'withdrawal'::text, 'member'::text, 'invitation'::text])) OR (kind = 'two_step'::text)) or kind = 'customer');
insert into "kysely_migration" ("name", "timestamp") values ('104-customers-for-staff', '2026-11-27T00:32:14.009Z');
alter table emails add column thread text;
create index emails_of_thread on emails (thread, id) where thread is not null;
insert into "kysely_migration" ("name", "timestamp") values ('107-email-threads', '2026-11-27T00:32:14.012Z');

    alter table contact_messages
      add column user_id bigint references users on delete set null,
      add column last_written_at timestamptz not null default now();
update contact_messages set last_written_at = created_at;
create index contact_messages_of_user on contact_messages (user_id) where user_id is not null;
drop index contact_messages_newest, contact_messages_waiting;
create index contact_messages_newest on contact_messages (last_written_at desc, id desc);

    create index contact_messages_waiting on contact_messages (last_written_at desc, id desc)
    where answered_at is null;

    create table message_replies (
      id bigint generated always as identity primary key,
      message_id bigint not null references contact_messages on delete cascade,
      kind text not null check (kind in ('answer', 'written', 'noted')),
      body text not null check (char_length(body) between 1 and 5000),
      written_at timestamptz not null,
      staff_id bigint references users on delete set null,
      email_id bigint references emails on delete set null,
      was_answered_at timestamptz,
      link_of bigint unique references message_replies on delete set null
    );
create index on message_replies (message_id, id);
create index on message_replies (staff_id);
create index on message_replies (email_id);

    create table saved_replies (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 60),
      body text not null check (char_length(body) between 1 and 2000),
      position integer not null,
      version integer not null default 1
    );
create unique index saved_replies_named on saved_replies (lower(name));

    do $$
    declare
      before text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute 'alter table audit_entries add constraint audit_entries_kind_check '
        || replace(before, '''message''::text', '''message''::text, ''saved_reply''::text');
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('108-message-threads', '2026-11-27T00:32:14.029Z');
create index reviews_for_staff on reviews (created_at desc, id desc);
create index reviews_by_stars on reviews (((half_stars + 1) / 2), created_at desc, id desc);
create index reviews_answered on reviews (((half_stars + 1) / 2), created_at desc, id desc) where answer is not null;

    create index reviews_unanswered on reviews (((half_stars + 1) / 2), created_at desc, id desc) where answer is null and hidden_at is null;
create index reviews_hidden_by_stars on reviews (((half_stars + 1) / 2), created_at desc, id desc) where hidden_at is not null;
create index reviews_said on reviews using gin (lower(body) gin_trgm_ops);
insert into "kysely_migration" ("name", "timestamp") values ('109-reviews-for-staff', '2026-11-27T00:32:14.035Z');

    create index order_addresses_abroad on order_addresses (order_id)
    where purpose = 'delivery' and country not in ('FR', 'MC');

    create table vat_threshold_warnings (
      year integer not null,
      percent integer not null,
      made_at timestamptz not null,
      primary key (year, percent)
    );
insert into "kysely_migration" ("name", "timestamp") values ('110-sold-abroad', '2026-11-27T00:32:14.037Z');
create index back_in_stock_wishes_waiting on back_in_stock_wishes (variant_id) where confirmed_at is not null;
insert into "kysely_migration" ("name", "timestamp") values ('111-waiting-by-variant', '2026-11-27T00:32:14.038Z');

    alter table demo_things
      drop constraint demo_things_kind_check,
      add constraint demo_things_kind check (kind in ('product', 'user', 'order', 'review', 'collection', 'reduction', 'payment'));
insert into "kysely_migration" ("name", "timestamp") values ('112-demo-payments', '2026-11-27T00:32:14.040Z');
alter table refunds add column told_at timestamptz;
update refunds set told_at = made_at where state = 'failed';
create index refunds_untold on refunds (id) where state = 'failed' and told_at is null;
insert into "kysely_migration" ("name", "timestamp") values ('114-failed-refunds-told', '2026-11-27T00:32:14.043Z');
drop index products_by_price;
create index products_by_price on products (lowest_price_cents, id) include (highest_price_cents, price_cents)
    where is_public;
insert into "kysely_migration" ("name", "timestamp") values ('117-prices-in-an-index', '2026-11-27T00:32:14.045Z');

    create or replace function reprice(ids bigint[], moment timestamptz) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      perform from variants where product_id = any (ids) order by id for no key update;
      update variants set reduced_cents = cents, prior_cents = prior, reduced_since = since, reduced_until = until
      from (
        select variant.id, cents, ends_at as until,
          case when cents is null then null when goes_on then variant.reduced_since else moment end as since,
          case when cents is null then null when goes_on then variant.prior_cents else coalesce(charged, cents) end as prior
        from variants as variant join products on products.id = product_id
          cross join lateral (select coalesce(variant.price_cents, products.price_cents) as base) as priced
          left join lateral (
            select cents, ends_at
            from (
              select coalesce(reductions.price_cents, greatest(1, round(base * (100 - percent) / 100.0))::bigint) as cents, ends_at
              from reduction_products join reductions on reductions.id = reduction_id
              where reduction_products.product_id = products.id and starts_at <= moment and (ends_at is null or ends_at > moment)) as offered
            where cents < base
            order by cents, ends_at desc nulls first
            limit 1) as best on true
          cross join lateral (select case when cents is not null then lowest_price_before(variant.id, moment) end as charged) as before
          cross join lateral (select charged is not null and cents <= variant.reduced_cents as goes_on) as held
        where product_id = any (ids) and variant.deleted_at is null) as fresh
      where variants.id = fresh.id
        and (reduced_cents, prior_cents, reduced_since, reduced_until) is distinct from (cents, prior, since, until);
    end $$;

    update variants set prior_cents = reduced_cents
    where prior_cents > reduced_cents and deleted_at is null and lowest_price_before(id, reduced_since) is null;
insert into "kysely_migration" ("name", "timestamp") values ('118-prices-before-were-charged', '2026-11-27T00:32:14.047Z');

    alter table variants drop constraint variants_name_check,
      add constraint variants_name_check check (char_length(name) between 1 and 126);
insert into "kysely_migration" ("name", "timestamp") values ('119-variants-called-by-long-values', '2026-11-27T00:32:14.049Z');

    alter table payments
      add column dispute_state text check (dispute_state in ('open', 'won', 'lost', 'withdrawn')),
      add column dispute_opened_at timestamptz,
      add column dispute_answer_by timestamptz,
      add constraint payments_dispute check ((dispute_state is null) = (dispute_opened_at is null));

    update payments set dispute_state = 'open', dispute_opened_at = opened_at, ask_at = coalesce(ask_at, paid_at)
    where is_disputed and paid_at is not null and parameters is not null;
insert into "kysely_migration" ("name", "timestamp") values ('122-disputes-end', '2026-11-27T00:32:14.052Z');
create index audit_entries_by_person on audit_entries (actor_id, id desc);
drop index audit_entries_actor_id_idx;
insert into "kysely_migration" ("name", "timestamp") values ('124-changes-by-person', '2026-11-27T00:32:14.054Z');

    alter table payments
      add column lost_cents bigint not null default 0 constraint payments_lost check (lost_cents >= 0),
      add column overdrawn_cents bigint not null default 0 constraint payments_overdrawn check (overdrawn_cents >= 0),
      add column overdrawn_seen_at timestamptz;

    update payments set ask_at = coalesce(ask_at, paid_at)
    where dispute_state = 'lost' and paid_at is not null and parameters is not null and not is_test;
drop index payments_for_staff;

    create index payments_for_staff on payments (opened_at)
    where differs is not null or unclear_since is not null or (is_disputed and dispute_seen_at is null)
      or (overdrawn_cents > 0 and overdrawn_seen_at is null);
insert into "kysely_migration" ("name", "timestamp") values ('125-what-disputes-took', '2026-11-27T00:32:14.059Z');
alter table payment_providers add column disputes_listed_at timestamptz;
insert into "kysely_migration" ("name", "timestamp") values ('126-disputes-listed', '2026-11-27T00:32:14.061Z');

    create or replace function search_size(query tsquery) returns real language sql immutable strict parallel safe
    return (select count(distinct found) from regexp_matches(query::text, '''[^'']*''', 'g') as found);

    create or replace function search_part(element text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      spelling text;
      each tsquery;
      part tsquery;
    begin
      foreach spelling in array string_to_array(element, '|') loop
        each := case
          when left(spelling, 1) = '=' then quote_literal(spelling)::tsquery
          when strpos(spelling, ' ') > 0 then search_term(spelling)
          else search_word(spelling) end;
        part := coalesce(part || each, part, each);
      end loop;
      return search_with_collections(part);
    end $$;
drop function if exists search_query(text[]);

    create or replace function search_query(
      typed text[], out all_words tsquery, out any_word tsquery, out to_check text[], out whole_words tsquery, out whole_share real)
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      joined text[] := '{}';
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := search_part(typed[place]);
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := search_with_collections((quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery);
        parts[size] := coalesce(parts[size] || beginning, beginning);
      end if;

      for start in 1..size loop
        for finish in start..least(start + 2, size) loop
          sequences := sequences || array_to_string(stems[start:finish], ' ');
          starts := starts || start;
          ends := ends || finish;
        end loop;
      end loop;
      if exists (select from search_synonyms where keys && sequences) then
        -- Synonyms of single words come first, so that what stands around a synonym of several has them too.
        for same in
          select start, finish, search_with_collections(any_of(means)) as means
          from search_synonyms join unnest(sequences, starts, ends) as each (term, start, finish) on term = any (keys)
          where keys && sequences
          group by start, finish
          order by finish - start
        loop
          to_check[same.start:same.finish] := array_fill(null::text, array[same.finish - same.start + 1]);
          if same.start = same.finish then
            parts[same.start] := coalesce(parts[same.start] || same.means, same.means);
          else
            rest := (select all_of(parts[place]) from generate_series(1, size) as place where place not between same.start and same.finish);
            phrases := phrases || coalesce(same.means && rest, same.means);
            whole_words := coalesce(whole_words || same.means, same.means);
          end if;
        end loop;
      end if;
      for place in 1..least(size, 12) - 1 loop
        word := typed[place] || typed[place + 1];
        joined := joined || case when word ~ '^[[:alpha:]]{5,30}$' then coalesce((ts_lexize('english_stem', word))[1], word) end;
      end loop;
      if exists (select from search_words where stem = any (joined)) then
        for place in 1..cardinality(joined) loop
          continue when not exists (select from search_words where stem = joined[place]);
          to_check[place:place + 1] := array_fill(null::text, array[2]);
          part := search_with_collections(search_word(typed[place] || typed[place + 1]));
          rest := (select all_of(parts[other]) from generate_series(1, size) as other where other not between place and place + 1);
          phrases := phrases || coalesce(part && rest, part);
          whole_words := coalesce(whole_words || part, part);
        end loop;
      end if;
      for place in 1..coalesce(array_upper(parts, 1), 0) loop
        all_words := coalesce(all_words && parts[place], all_words, parts[place]);
        any_word := coalesce(any_word || parts[place], any_word, parts[place]);
      end loop;
      foreach part in array phrases loop
        all_words := coalesce(all_words || part, part);
        any_word := coalesce(any_word || part, part);
      end loop;
      if whole_words is not null then
        whole_share := search_size(whole_words) / search_size(any_word);
      end if;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('130-whole-words-count-twice', '2026-11-27T00:32:14.064Z');
create index jobs_due_of_kind on jobs (name, due_at) where failed_at is null;
drop index jobs_due;
insert into "kysely_migration" ("name", "timestamp") values ('140-due-of-each-kind', '2026-11-27T00:32:14.066Z');

    create or replace function tell_customer_changed() returns trigger language plpgsql as $$
    declare customer text;
    begin
      if current_setting('shop.tells_later', true) = 'on' then
        return null;
      end if;
      foreach customer in array array[to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]] loop
        if customer is not null then
          perform pg_notify('customer_changed', customer);
        end if;
      end loop;
      return null;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('145-customers-told-later', '2026-11-27T00:32:14.067Z');
alter table orders alter id set generated by default;
insert into "kysely_migration" ("name", "timestamp") values ('146-numbers-drawn-before', '2026-11-27T00:32:14.068Z');

    update catalogue_import_products
    set plan = plan - 'reduction' || jsonb_build_object('reductions', jsonb_build_object(
      'seen', case when plan #> '{reduction,seen}' = 'null' then '[]' else jsonb_build_array(plan #> '{reduction,seen}') end,
      'changes', jsonb_build_array(jsonb_build_object(
        'id', coalesce(plan #> '{reduction,seen,id}', 'null'), 'wanted', plan #> '{reduction,wanted}'))))
    where plan ? 'reduction';
insert into "kysely_migration" ("name", "timestamp") values ('150-reductions-of-plans', '2026-11-27T00:32:14.069Z');
create index former_addresses_in_any_case on former_addresses (lower(slug));
create index former_collection_addresses_in_any_case on former_collection_addresses (lower(slug));
insert into "kysely_migration" ("name", "timestamp") values ('151-former-addresses-in-any-case', '2026-11-27T00:32:14.071Z');

    create or replace function tell_variant_changed() returns trigger language plpgsql as $$
    declare
      edited variants;
    begin
      if tg_op = 'UPDATE' then
        -- Whether one can be bought follows from the stock: it is no edit of its own.
        edited := new;
        edited.stock := old.stock;
        edited.buyable := old.buyable;
      end if;
      if tg_op <> 'UPDATE' or edited *<> old then
        perform pg_notify('catalogue_changed', 'edit search product:' || coalesce(new.product_id, old.product_id));
      elsif current_setting('shop.tells_later', true) is distinct from 'on' then
        perform pg_notify('catalogue_changed', sale_notice(new.product_id, old.stock, new.stock));
      end if;
      return null;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('152-variants-compared-as-rows', '2026-11-27T00:32:14.072Z');
commit;
