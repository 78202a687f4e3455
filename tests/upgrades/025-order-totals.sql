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
insert into "kysely_migration" ("name", "timestamp") values ('001-catalogue', '2026-11-27T00:32:17.639Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('002-customers', '2026-11-27T00:32:17.655Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('003-cart', '2026-11-27T00:32:17.661Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('004-reviews', '2026-11-27T00:32:17.669Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('005-orders', '2026-11-27T00:32:17.681Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('006-letters', '2026-11-27T00:32:17.689Z');
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
insert into "kysely_migration" ("name", "timestamp") values ('007-catalogue-changes', '2026-11-27T00:32:17.706Z');

    create table attempts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      made_at timestamptz not null default now()
    );
create index on attempts (kind, subject, made_at);
create index on attempts (made_at);
alter table letters add constraint letters_tried check (sent_at is null or attempts > 0);
insert into "kysely_migration" ("name", "timestamp") values ('008-attempts', '2026-11-27T00:32:17.713Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('009-cart-and-stock', '2026-11-27T00:32:17.728Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('010-reviews', '2026-11-27T00:32:17.758Z');

    create function search_text(written text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(lower(unaccent('unaccent'::regdictionary, written)), '[^[:alnum:]]+', ' ', 'g'));

    create text search dictionary shop_words (template = pg_catalog.simple, stopwords = english);
create text search configuration shop_words (copy = pg_catalog.simple);

    alter text search configuration shop_words
    alter mapping for asciiword, word, numword with shop_words;

    create function search_words_of(written text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('english'::regconfig, search_text(written)) || to_tsvector('shop_words'::regconfig, search_text(written));
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

    create function learn_words() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled)
      select distinct on (word) word, spelled
      from (
        select search_text(spelled) as word, spelled
        from (
          select distinct regexp_split_to_table(lower(title || ' ' || variant_names || ' ' || description), '[^[:alpha:]]+') as spelled
          from changed) as written
        where char_length(spelled) between 4 and 30) as folded
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

    create or replace function search_query(typed text[], out all_words tsquery, out any_word tsquery, out to_check text[])
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      spelling text;
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := null;
        foreach spelling in array string_to_array(typed[place], '|') loop
          part := coalesce(part || search_word(spelling), part, search_word(spelling));
        end loop;
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := (quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery;
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
          select start, finish, any_of(means) as means
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
          end if;
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
    end $$;
create type meant_word as (word text, is_whole boolean, is_begun boolean, nearby text[], shown text);

    create function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products where search_document(title, variant_names, description) @@ words and deleted_at is null);
    end $$;

    create function search_meant(typed text[]) returns setof meant_word language plpgsql stable strict
    set plan_cache_mode = force_generic_plan set enable_seqscan = off set pg_trgm.similarity_threshold = 0.45 as $$
    begin
      return query
      with judged as (
        select typed_word.word, place,
          stem is null
            or exists (select from search_synonyms where keys @> array[stem])
            or is_sold(quote_literal(typed_word.word)::tsquery)
            or exists (select from search_words as known where known.stem = each.stem and is_sold(quote_literal(known.word)::tsquery)) as is_whole,
          place = cardinality(typed) and is_sold((quote_literal(typed_word.word) || ':*')::tsquery) as is_begun
        from unnest(typed) with ordinality as typed_word (word, place),
          lateral (select (ts_lexize('english_stem', typed_word.word))[1] as stem) as each)
      select judged.word, judged.is_whole, judged.is_begun, likely.nearby, likely.shown
      from judged left join lateral (
        select array_agg(near.word order by likeness desc, near.word) as nearby,
          (array_agg(spelled order by likeness desc, near.word))[1] as shown
        from (
          select likely.word, spelled, similarity(likely.word, judged.word) as likeness
          from (
            select distinct on (found.word) found.word, spelled, is_near
            from (
              select known.word, spelled, true as is_near from search_words as known
              where known.nearby && one_letter_less(judged.word) and greatest(char_length(known.word), char_length(judged.word)) >= 5
              union all
              select known.word, spelled, false from search_words as known
              where char_length(judged.word) >= 6 and known.word % judged.word) as found
            where is_sold(quote_literal(found.word)::tsquery)
            order by found.word, is_near desc) as likely
          order by is_near desc
          fetch first row with ties) as near) as likely
        on not judged.is_whole and char_length(judged.word) >= 4
      order by place;
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('011-search', '2026-11-27T00:32:17.810Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('012-changes', '2026-11-27T00:32:17.824Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('013-order-steps', '2026-11-27T00:32:17.834Z');

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
insert into "kysely_migration" ("name", "timestamp") values ('014-catalogue-imports', '2026-11-27T00:32:17.843Z');

    create or replace function search_query(typed text[], out all_words tsquery, out any_word tsquery, out to_check text[])
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      spelling text;
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := null;
        foreach spelling in array string_to_array(typed[place], '|') loop
          part := coalesce(part || search_word(spelling), part, search_word(spelling));
        end loop;
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := (quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery;
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
          select start, finish, any_of(means) as means
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
          end if;
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
    end $$;
insert into "kysely_migration" ("name", "timestamp") values ('015-quicker-queries', '2026-11-27T00:32:17.845Z');
alter table search_synonyms add column version integer not null default 1;

    alter table changes drop constraint changes_kind_check,
      add constraint changes_kind_check check (kind in ('product', 'order', 'review', 'synonyms'));
insert into "kysely_migration" ("name", "timestamp") values ('016-synonyms-of-staff', '2026-11-27T00:32:17.850Z');

    delete from social_identities using users
    where users.id = user_id
      and octet_length(email) <> char_length(email) and octet_length(email_key) = char_length(email_key);
alter table users drop column email_key;

    alter table users add column
      email_key text not null generated always as (lower(email collate "C")) stored unique;
create index users_beyond_ascii on users (id) where octet_length(email) <> char_length(email);

    select id, email from users where octet_length(email) <> char_length(email) order by id;
insert into "kysely_migration" ("name", "timestamp") values ('017-email-keys', '2026-11-27T00:32:17.861Z');

    alter table verification_codes
      add column request_hash bytea check (octet_length(request_hash) = 32),
      add column own_tries integer not null default 0 check (own_tries between 0 and 5);
create index on verification_codes (created_at);
create index on verification_codes (user_id) where user_id is not null;
insert into "kysely_migration" ("name", "timestamp") values ('019-codes-of-requests', '2026-11-27T00:32:17.865Z');
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
insert into "kysely_migration" ("name", "timestamp") values ('020-letters-forgotten', '2026-11-27T00:32:17.880Z');

    alter table changes drop constraint changes_kind_check,
      add constraint changes_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message'));
insert into "kysely_migration" ("name", "timestamp") values ('021-deleted-messages', '2026-11-27T00:32:17.882Z');
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
insert into "kysely_migration" ("name", "timestamp") values ('022-quieter-catalogue-changes', '2026-11-27T00:32:17.912Z');
alter table products alter column thumbnail_key drop not null;
update products set thumbnail_key = null where deleted_at is not null;
alter table products add constraint products_thumbnail check (thumbnail_key is not null or deleted_at is not null);
insert into "kysely_migration" ("name", "timestamp") values ('023-thumbnails-of-deleted-products', '2026-11-27T00:32:17.916Z');

    alter table orders
      add column total_cents bigint,
      add column currency text not null default 'EUR' constraint orders_currency check (currency = 'EUR');

    update orders set total_cents = coalesce(
      (select sum(unit_price_cents * quantity) from order_lines where order_id = orders.id), 0);

    alter table orders
      alter column total_cents set not null,
      add constraint orders_total check (total_cents between 0 and 9007199254740991);
insert into "kysely_migration" ("name", "timestamp") values ('025-order-totals', '2026-11-27T00:32:17.920Z');
commit;
