import type { Extension, ShopEvent, SlotInputs } from 'comptoir/extension'
import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { findErrors } from '../../../shop/core/extensions/extensions-store.server.ts'
import { fillSlot } from '../../../shop/core/extensions/slots/fill-slot.server.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../../fixtures/selling/selling-shop.ts'
import { EVENT_SAMPLES } from './event-samples.ts'

const WITHIN_MS = 10_000
/** Tables in which the shop stores states, errors and data of extensions, and those that its jobs write meanwhile. */
const OTHERS = /^(?:extension|extra_values|event|jobs$|emails$)/

/**
 * Runs all functions of an extension in a stocked shop: slots, GET endpoints, event handlers (twice) and tasks.
 * @param prepare called with the database before
 * @returns the errors; empty if the extension passes
 */
export async function checkExtension(
  extension: Extension,
  prepare?: (db: Database) => Promise<void>,
): Promise<string[]> {
  const problems: string[] = []
  await using selling = await openSellingShop({ extensions: [extension], outbox: 'none' })
  const { shop, staff } = selling
  const { db, services } = shop
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { slug: 'mug', title: 'Mug', priceCents: 12_50 }), 1)
  const order = await checkOutCart(mia)
  await mia.ordersConfirmed()
  await prepare?.(db)
  const before = await contentsOf(db, 'public')
  const own = `x_${extension.name.replaceAll('-', '_')}`

  const product = {
    ...{ id: 1, slug: 'mug', title: 'Mug', priceCents: 12_50, manufacturer: 'Lumen' },
    attributes: { Material: 'Stoneware' },
  }
  const inputs: SlotInputs = {
    ...{ 'product.price': { product }, 'product.description': { product }, footer: {} },
    'cart.totals': { customer: mia.id, lines: [{ product: 1, variant: 1, quantity: 1 }] },
    ...{ order: { customer: mia.id, order: order.id }, account: { customer: mia.id } },
    ...{ 'admin.dashboard': { role: 'owner' }, 'admin.product': { product: 1 } },
    ...{ 'admin.order': { order: order.id }, 'admin.customer': { customer: mia.id } },
  }
  for (const slot of Object.keys(inputs) as (keyof SlotInputs)[])
    if (extension.slots?.[slot]) await fillSlot(services, slot, inputs[slot] as never)

  for (const key of Object.keys(extension.endpoints ?? {})) {
    const [method, path = ''] = key.split(' ')
    if (method !== 'GET' || path.includes(':')) continue
    const headers = { authorization: `Token ${staff.token}` }
    const { statusCode } = await shop.app.inject({ url: `/api/x/${extension.name}${path}`, headers })
    if (statusCode >= 500) problems.push(`${key} returns ${statusCode}.`)
  }

  for (const [type, { kind, data }] of Object.entries(EVENT_SAMPLES)) {
    const handle = extension.on?.[type as keyof typeof EVENT_SAMPLES] as Handle | undefined
    if (!handle) continue
    const subject = { kind, id: kind === 'order' ? order.id : kind === 'customer' ? mia.id : 1 }
    const event = { id: `check-${type}`, type, subject, sequence: 1, data, actor: { kind: 'system' } }
    const deliver = () =>
      services.extensions
        .call(extension, `on ${type}`, WITHIN_MS, (x) => handle({ ...event, at: shop.clock.now } as ShopEvent, x))
        .catch(() => {})
    await deliver()
    const once = await contentsOf(db, own)
    await deliver()
    for (const table of changedTables(once, await contentsOf(db, own)))
      problems.push(`The second delivery of ${type} changes ${table}.`)
  }
  for (const period of ['hour', 'day'] as const)
    if (extension.every?.[period])
      await services.extensions
        .call(extension, `every ${period}`, WITHIN_MS, (x) => extension.every?.[period]?.(x))
        .catch(() => {})

  const tables = await contentsOf(db, own)
  if (tables.size > 0 && !extension.on?.['customer.erased'])
    problems.push('It has own tables, but no handler of customer.erased.')
  for (const table of changedTables(before, await contentsOf(db, 'public')))
    problems.push(`It changes the table ${table} of the shop.`)
  await services.extensions.settle()
  for (const { place, message } of await findErrors(db)) problems.push(`${place}: ${message}`)
  return problems
}

type Handle = (event: ShopEvent, x: Parameters<NonNullable<NonNullable<Extension['every']>['day']>>[0]) => unknown

/** Returns a checksum per table of a schema. */
async function contentsOf(db: Database, schema: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema} order by tablename`.execute(db)
  const contents = new Map<string, string>()
  for (const { name } of rows) {
    if (schema === 'public' && OTHERS.test(name)) continue
    const { rows: sums } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum
      from ${sql.table(`${schema}.${name}`)} as t`.execute(db)
    contents.set(name, sums[0]?.sum ?? '')
  }
  return contents
}

const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after.keys()].filter((name) => before.get(name) !== after.get(name))
