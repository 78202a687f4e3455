/** How many rows the large shop has. */
export interface GrowthSizes {
  products: number
  customers: number
  orders: number
}

const IMAGE = 'b'.repeat(24)
const VARIANTS = 3
/** Collections; each product is in two of them. */
const COLLECTIONS = 200
/** Orders are placed evenly in this time. */
const YEARS = 3

/**
 * Returns the statements that insert a shop with this many rows: each product has three variants and two collections,
 * each order one to three lines, and few products and customers have most of the orders.
 */
export function growthSteps({ products, customers, orders }: GrowthSizes): Record<string, string> {
  return {
    images: `insert into images (key, width, height) values ('${IMAGE}', 1280, 960)`,
    products: `
      insert into products (slug, title, description, variant_names, price_cents, lowest_price_cents,
          highest_price_cents, thumbnail_key, maker, facts, created_at, updated_at)
        select 'product-' || n, title, description, variant || ' Small Large', 100 + n % 10000, 100 + n % 10000,
          100 + n % 10000, '${IMAGE}', 'Maker ' || n % 500, '', listed, listed
        from texts, lateral (select now() - n * interval '10 minutes' as listed) as at order by n`,
    variants: `
      insert into variants (product_id, name, stock, position, sku)
        select n, (array[variant, 'Small', 'Large'])[1 + place], (n * 7 + place * 3) % 40, place, 'SKU-' || n || '-' || place
        from texts, generate_series(0, ${VARIANTS - 1}) as place order by n, place`,
    collections: `
      insert into collections (slug, title, position, in_menu, depth, is_public)
        select 'collection-' || n, 'Collection ' || n, n, false, 1, true from generate_series(1, ${COLLECTIONS}) as n;
      insert into collection_products (collection_id, product_id, position)
        select 1 + (product * (1 + place) + place) % ${COLLECTIONS}, product, product
        from generate_series(1, ${products}) as product, generate_series(0, 1) as place on conflict do nothing`,
    'variant images': `
      insert into variant_images (variant_id, image_key, position) select id, '${IMAGE}', 0 from variants`,
    customers: `
      insert into users (email, email_verified_at, first_name, last_name, created_at, has_ordered)
        select 'customer-' || n || '@example.com', now(), (array['Ada', 'Bo', 'Chloé', 'Dan', 'Eva'])[1 + n % 5],
          'Sample' || n, now() - (${customers} - n) * (interval '${YEARS} years' / ${customers}), n % 10 <> 0
        from generate_series(1, ${customers}) as n`,
    addresses: `
      insert into addresses (user_id, name, company, street, second_line, postcode, town, country, phone, is_default)
        select id, first_name || ' ' || last_name, '', id || ' Long Street', '', '69001', 'Lyon', 'FR', '', true
        from users where has_ordered`,
    orders: `
      insert into orders (user_id, status, first_status, total_cents, payment_state, email, customer_name, method_name,
          promised_from, promised_to, created_at)
        select case when chosen % 10 = 0 then null else chosen end,
          case when n > ${orders} - 1500 then 'making' when n > ${orders} - 2500 then 'shipping' when n % 50 = 0
            then 'cancelled' else 'delivered' end,
          'making', 1000 + (n::bigint * 37) % 20000, case when n > ${orders} - 300 then 'open' else 'paid' end,
          'customer-' || chosen || '@example.com', 'Sample' || chosen, 'Home in France', placed::date + 3,
          placed::date + 5, placed
        from (select n, 1 + floor(power(random(), 2) * (${customers} - 1))::bigint as chosen,
            now() - (${orders} - n) * (interval '${YEARS} years' / ${orders}) as placed
          from generate_series(1, ${orders}) as n) as one order by n`,
    'order lines': `
      insert into order_lines (order_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents,
          thumbnail_key, vat_rate)
        select order_id, 1 + (variant - 1) / ${VARIANTS}, variant, 1 + place % 2, 'A thing', 'One', 500 + variant % 5000,
          '${IMAGE}', 2000
        from (select orders.id as order_id, place,
            1 + floor(power(random(), 3) * (${products * VARIANTS} - 1))::bigint as variant
          from orders, generate_series(0, (orders.id % 3)::integer) as place) as one`,
    'order addresses': `
      insert into order_addresses (order_id, purpose, name, company, street, second_line, postcode, town, country, phone)
        select id, 'delivery', customer_name, '', id || ' Long Street', '', '69001', 'Lyon',
          case when id % 10 = 0 then 'DE' else 'FR' end, '' from orders`,
    'order steps': `
      insert into order_steps (order_id, status, made_at)
        select id, step.status, created_at + step.days * interval '1 day'
        from orders, (values ('shipping', 1), ('shipped', 2), ('delivered', 4)) as step (status, days)
        where orders.status = 'delivered' or orders.status = 'shipping' and step.status = 'shipping'
        union all select id, 'cancelled', created_at + interval '1 hour' from orders where status = 'cancelled'`,
    payments: `
      insert into payments (order_id, provider, method, kind, reference, cents, state, opened_at, paid_at, received_cents)
        select id, case when id % 4 = 0 then 'transfer' else 'stripe' end, case when id % 4 = 0 then 'transfer' else 'card' end,
          case when id % 4 = 0 then 'sent' else 'online' end, 'cs_' || id, total_cents,
          case payment_state when 'paid' then 'paid' else 'open' end, created_at,
          case payment_state when 'paid' then created_at end, case payment_state when 'paid' then total_cents else 0 end
        from orders`,
    refunds: `
      insert into refunds (payment_id, cents, because, state, made_at, done_at)
        select id, 100, 'goodwill', 'done', paid_at, paid_at from payments where id % 20 = 0 and state = 'paid'`,
    emails: `
      insert into emails (recipient, subject, body_text, created_at, sent_at, about)
        select case when orders.created_at > now() - interval '80 days' then email else '' end,
          kind || ' of order ' || orders.id, repeat('Thank you for your order. ', 16), orders.created_at,
          orders.created_at, 'order ' || orders.id
        from orders, unnest(array['Confirmation', 'Shipment']) as kind`,
    events: `
      insert into events (position, sequence, type, subject_kind, subject_id, data, actor, at)
        select row_number() over (order by orders.id, place), place, type, 'order', orders.id::text,
          '{"total": "12.00", "currency": "EUR", "is_manual": false, "is_paid_online": true}', '{"kind": "customer"}',
          orders.created_at
        from orders, unnest(array['order.placed', 'order.paid', 'order.shipped', 'order.delivered'])
          with ordinality as kind (type, place)
        where orders.created_at > now() - interval '365 days'`,
    'event subjects': `
      insert into event_subjects (kind, id, last_sequence) select 'order', subject_id, max(sequence) from events group by 2;
      update event_head set position = (select coalesce(max(position), 0) from events)`,
    'stock movements': `
      insert into stock_movements (variant_id, change, reason, order_id, made_at, stock_after)
        select id, stock + 1000, 'initial', null, now() - interval '${YEARS} years', stock + 1000 from variants
        union all select variant_id, -quantity, 'sold', order_id, created_at, 100
        from order_lines join orders on orders.id = order_id`,
    reviews: `
      insert into reviews (product_id, variant_id, user_id, body, half_stars, created_at, updated_at)
        select distinct on (user_id, variant_id) product_id, variant_id, user_id,
          'A good thing that arrived in time and works well, order ' || order_id, 4 + order_id % 7, created_at, created_at
        from order_lines join orders on orders.id = order_id where user_id is not null and order_id % 5 = 0`,
    'cart lines': `
      insert into cart_lines (user_id, product_id, variant_id, quantity, created_at)
        select n, 1 + n % ${products}, 1 + (n % ${products}) * ${VARIANTS}, 1, now() from generate_series(1, ${Math.ceil(customers / 5)}) as n`,
  }
}

/** Returns the statements that compute what triggers and jobs would have computed. */
export function growthTotals(): Record<string, string> {
  return {
    'catalogue size': 'update catalogue_size set listed = (select count(*) from products where is_public)',
    'stock levels': 'insert into stock_levels select id, stock_level(for_sale, stock) from variants where for_sale',
    'order sums': `
      insert into order_sums
        select (created_at at time zone 'Europe/Paris')::date, status, payment_state, count(*), sum(total_cents)
        from orders group by 1, 2, 3`,
    'customer figures': `
      insert into customer_figures (user_id, name_key, created_at, orders, last_ordered_at, spent_cents, country)
        select users.id, sort_key(first_name || ' ' || last_name), users.created_at, coalesce(figures.orders, 0), last,
          coalesce(spent, 0), case when figures.orders > 0 then 'FR' end
        from users left join (
          select user_id, count(*) as orders, max(created_at) as last,
            sum(total_cents) filter (where payment_state = 'paid') as spent
          from orders where user_id is not null group by 1) as figures on user_id = users.id`,
  }
}
