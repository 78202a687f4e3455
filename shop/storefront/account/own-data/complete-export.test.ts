import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { deleteAccount, myData } from '../../../core/accounts/account.contract.ts'

const shop = await openSharedShop()

/** Columns with free text about a customer. Each must be in the export. */
const PERSONAL: Record<string, string> = {
  addresses: 'name company street second_line postcode town phone',
  audit_entries: 'field old_value new_value',
  cart_codes: 'code',
  auth_tokens: 'device',
  contact_messages: 'name email title body',
  customer_companies: 'name vat_number siren',
  customer_notes: 'words',
  customer_tags: 'name',
  emails: 'subject body_text',
  former_emails: 'email_key',
  message_replies: 'body',
  order_addresses: 'name company street second_line postcode town phone',
  order_companies: 'name vat_number siren checked_name request_identifier',
  order_discounts: 'name code',
  order_lines: 'title variant_name price_reason',
  order_notes: 'words',
  orders: 'tracking email customer_name method_name collection_place',
  passkeys: 'name',
  payments: 'reference other_reference paid_by',
  refund_accounts: 'holder',
  refunds: 'note reference reason bank_reference',
  review_reports: 'reason',
  reviews: 'body answer hidden_reason',
  social_identities: 'issuer subject',
  stray_payments: 'provider reference',
  users: 'first_name last_name language',
  withdrawals: 'name email order_number items tracking words',
}

/** Columns that hold a fixed word, the address that finds the row, or data that the export has from another column. */
const DERIVED: Record<string, string> = {
  addresses: 'country',
  audit_entries: 'kind actor_name',
  back_in_stock_wishes: 'email email_key language',
  contact_messages: 'language',
  customer_figures: 'name_key country tags consent',
  // Frozen copies of the order with its addresses and company, which the export has.
  documents: 'kind label buyer body',
  emails: 'recipient reply_to body_html about thread',
  // JSON, which can't be replaced by a text. `shop/core/extensions/fields/extra.test.ts` checks the export.
  extra_values: 'extension values',
  // A trigger refuses changes of the history; it is exported as it is.
  marketing_consent_events: 'event source staff_name wording',
  marketing_consents: 'state source wording',
  message_replies: 'kind',
  order_addresses: 'purpose country',
  order_companies: 'vat_check',
  // Terms of the shop, with the variants of the order.
  order_discounts: 'offer',
  order_lines: 'thumbnail_key vat_class withdrawal',
  order_steps: 'status',
  orders:
    'carrier_rate status currency first_status cancelled_because taxes vat_mode terms_hash transfer_account payment_state payment_method payment_method_text language',
  passkeys: 'transports',
  payments: 'provider method method_text kind currency state parameters address differs dispute_state',
  refund_accounts: 'iban_end',
  refunds: 'because state',
  staff_invitations: 'email email_key role',
  stray_payments: 'currency email',
  undone_steps: 'status',
  users: 'email email_key avatar_key staff_role',
  verification_codes: 'email_key purpose',
  withdrawals: 'outcome language',
}

/** Secrets, rows that are removed after a day, and recipients of gift cards, which others have named. */
const NOT_EXPORTED: Record<string, string> = {
  attempts: 'kind subject',
  cart_gift_recipients: 'email name message',
  gift_cards: 'last_four email recipient_name message reason',
  idempotency_keys: 'principal key state',
  sold_gift_cards: 'email name message',
  users: 'password_hash',
}

/** Tables of the shop itself, which hold no data about customers. */
const NOT_PERSONAL =
  'api_keys backups catalogue_import_pictures catalogue_import_products catalogue_imports closings collection_translations collections connections content_page_pictures content_page_translations content_pages counter_pictures delivery_countries delivery_methods delivery_zones demo_things discount_codes discount_targets discounts document_files document_series document_submissions edge_purges edge_purging email_attachments email_files event_deliveries event_subjects event_subscribers events extension_errors extension_migrations extension_records extensions filterable_facts former_addresses former_collection_addresses former_translated_slugs gift_card_entries guarantee_notices home_section_translations home_sections images imported_handles jobs kysely_migration kysely_migration_lock low_stock_limits makers menu_entries menus no_result_searches option_sets order_sums own_terms_draft own_terms_versions payment_losses payment_notices payment_providers payout_fetches payout_movements payouts phrase_translations product_bulk_undos product_facts product_translations products reductions resource_undos sales_changes sales_collections sales_days sales_orders sales_products sales_summed saved_replies schema_compatibility search_collection_documents search_collections search_documents search_index search_languages search_page_documents search_synonym_documents search_synonyms search_terms search_words secret_keys settings shared_counts stock_movements terms_versions variant_images variants vat_number_checks vat_rates void_document_numbers webhook_attempts webhook_deliveries webhook_endpoints'

const columnsOf = (tables: Record<string, string>) =>
  Object.entries(tables).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`))

async function textColumns({ db }: TestShop): Promise<string[]> {
  const { rows } = await sql<{ name: string; of_table: string }>`
    select table_name as of_table, table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`.execute(db)
  const shops = new Set(NOT_PERSONAL.split(' '))
  return rows.filter(({ of_table }) => !shops.has(of_table)).map(({ name }) => name)
}

test('classifies every text column of the database as personal, derived, secret or not personal', async () => {
  const known = [PERSONAL, DERIVED, NOT_EXPORTED].flatMap(columnsOf)
  expect((await textColumns(shop)).sort()).toEqual(known.sort())
})

/** Stores one row in each personal table for a customer. */
async function storeEverything({ db, clock }: TestShop, id: number): Promise<void> {
  const product = await addProduct(db)
  const variant = product.variantIds[0] ?? 0
  const now = clock.now
  const run = (statement: RawBuilder<unknown>) => statement.execute(db)
  const order = sql`(select id from orders where user_id = ${id})`
  const payment = sql`(select id from payments)`
  await run(sql`insert into orders (user_id, total_cents, status) values (${id}, 0, 'shipped')`)
  await run(sql`
    insert into order_lines (order_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents, thumbnail_key)
    values (${order}, ${product.id}, ${variant}, 1, 'a', 'b', 1, (select key from images limit 1))`)
  await run(sql`
    insert into order_discounts (order_id, position, name, code, goods_cents, delivery_cents)
    values (${order}, 0, 'a', 'a', 1, 0)`)
  await run(sql`
    insert into order_companies (order_id, name, vat_number, siren) values (${order}, 'a', 'a', '')`)
  await run(sql`
    insert into customer_companies (user_id, name, vat_number, siren, saved_at) values (${id}, 'a', 'a', '', ${now})`)
  await run(sql`insert into cart_codes (user_id, code, entered_at) values (${id}, 'a', ${now})`)
  await run(sql`
    insert into order_addresses (order_id, purpose, name, company, street, second_line, postcode, town, country, phone)
    values (${order}, 'billing', 'a', 'a', 'a', 'a', 'a', 'a', 'FR', 'a')`)
  await run(sql`insert into order_notes (order_id, words, made_at) values (${order}, 'a', ${now})`)
  await run(sql`
    insert into payments (order_id, method, kind, provider, reference, cents, opened_at, state, paid_at, received_cents)
    values (${order}, 'a', 'online', 'a', 'a', 100, ${now}, 'paid', ${now}, 100)`)
  await run(sql`
    insert into refunds (payment_id, cents, because, note, made_at) values (${payment}, 1, 'goodwill', 'a', ${now})`)
  await run(sql`
    insert into refund_accounts (order_id, holder, iban_sealed, iban_end, updated_at)
    values (${order}, 'a', '\\x01', '0189', ${now})`)
  await run(sql`
    insert into addresses (user_id, is_default, name, company, street, second_line, postcode, town, country, phone)
    values (${id}, false, 'a', 'a', 'a', 'a', 'a', 'a', 'FR', '')`)
  await run(sql`
    insert into reviews (user_id, product_id, variant_id, body, half_stars, answer, answered_at, hidden_reason, hidden_at)
    values (${id}, ${product.id}, ${variant}, 'a', 8, 'a', ${now}, 'a', ${now})`)
  await run(sql`insert into review_reports (review_id, user_id, reason) select id, ${id}, 'aaaaaaaaaa' from reviews`)
  await run(sql`
    insert into contact_messages (user_id, name, email, title, body) values (${id}, 'a', 'a@b.fr', 'a', 'aaaaaaaaaaa')`)
  await run(sql`
    insert into message_replies (message_id, kind, body, written_at) select id, 'written', 'a', ${now} from contact_messages`)
  await run(sql`insert into customer_notes (user_id, words, version, written_at) values (${id}, 'a', 1, ${now})`)
  await run(sql`insert into customer_tags (name) values ('a')`)
  await run(sql`insert into tagged_customers (user_id, tag_id) select ${id}, id from customer_tags`)
  await run(sql`
    insert into emails (recipient, subject, body_text, sent_at, created_at, about)
    values ('mia@example.com', 'a', 'a', ${now}, ${now}, 'a')`)
  await run(sql`insert into former_emails (user_id, email_key, until) values (${id}, 'a@b.fr', ${now})`)
  await run(sql`insert into social_identities (user_id, issuer, subject) values (${id}, 'a', 'a')`)
  await run(sql`
    insert into stray_payments (provider, reference, cents, currency, email, seen_at)
    values ('a', 'a', 1, 'EUR', 'mia@example.com', ${now})`)
  await run(sql`
    insert into withdrawals (key, order_id, user_id, name, email, order_number, items, stated_at)
    values (gen_random_uuid(), ${order}, ${id}, 'a', 'a@b.fr', 'a', 'a', ${now})`)
  await run(sql`
    insert into audit_entries (kind, subject_id, actor_name, field, old_value, new_value, made_at)
    values ('customer', ${id}, 'a', 'a', 'a', 'a', ${now})`)
  await run(sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, '\x01', '\x01', 0, '{}', 'a', ${now})`)
}

test('the export contains a marker in every personal column of every table', async () => {
  const mia = await shop.customer('Mia')
  await storeEverything(shop, mia.id)
  const columns = columnsOf(PERSONAL)
  const markers = new Map(
    columns.map((column, index) => {
      if (column.endsWith('.siren')) return [column, String(900_000_100 + index)]
      return [column, column.endsWith('.phone') ? `9000${100 + index}` : `mark${index}x`]
    }),
  )
  const withoutMarker: string[] = []
  for (const [column, marker] of markers) {
    const [table = '', name = ''] = column.split('.')
    const value = /email/.test(name) ? `${marker}@example.com` : name === 'siren' ? marker : marker.padEnd(10, '0')
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value}`.execute(shop.db)
    if (numAffectedRows === 0n) withoutMarker.push(column)
  }
  expect(withoutMarker).toEqual([])
  const exported = JSON.stringify(await mia.api(myData, {}))
  expect([...markers].filter(([, marker]) => !exported.includes(marker)).map(([column]) => column)).toEqual([])
})

test('the export of a new account has no data of an earlier account with the same address', async () => {
  const password = 'correct horse battery'
  const write = async (title: string) => {
    const body = { name: 'Mia', email: 'mia@example.com', title, body: 'Is the mug safe in the oven?' }
    await shop.app.inject({ method: 'POST', url: '/api/contact/', body })
    const withdrawal = { key: randomUUID(), name: title, order_number: '1', email: 'mia@example.com', items: title }
    await shop.app.inject({ method: 'POST', url: '/api/withdrawals/', body: withdrawal })
  }
  const earlier = await shop.customer('Mia', password)
  await write('Earlier')
  await earlier.api(deleteAccount, { body: { password } })
  await write('Between')
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const later = await shop.customer('Mia', password)
  await write('Later')
  const exported = JSON.stringify(await later.api(myData, {}))
  expect(exported).toContain('Later')
  for (const title of ['Earlier', 'Between']) expect(exported).not.toContain(title)
})

test('the export contains texts written under a former address only from the time the account had it', async () => {
  const mia = await shop.customer('Mia')
  const start = shop.clock.now.getTime()
  const at = (minutes: number) => new Date(start + minutes * 60_000)
  await shop.db
    .insertInto('former_emails')
    .values([
      { user_id: mia.id, email_key: 'first@example.com', until: at(10) },
      { user_id: mia.id, email_key: 'second@example.com', until: at(20) },
    ])
    .execute()
  const message = (email: string, minutes: number) => ({
    ...{
      name: 'Mia',
      email,
      title: `${email} ${minutes}`,
      body: 'Is the mug safe in the oven?',
      created_at: at(minutes),
    },
  })
  await shop.db
    .updateTable('users')
    .set({ created_at: at(0), email_verified_at: at(20) })
    .execute()
  await shop.db
    .insertInto('contact_messages')
    .values(
      ['first', 'second', 'mia'].flatMap((name) =>
        [-5, 5, 15, 25].map((minutes) => message(`${name}@example.com`, minutes)),
      ),
    )
    .execute()
  const { messages } = (await mia.api(myData, {})) as { messages: { title: string }[] }
  expect(messages.map(({ title }) => title)).toEqual([
    'first@example.com 5',
    'second@example.com 15',
    'mia@example.com 25',
  ])
})
