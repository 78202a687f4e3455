import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Endpoint, RequestOf, ResponseOf } from '../../lib/endpoint.ts'
import { exportCatalogue } from '../../shop/catalog/import-export/catalogue-csv.contract.ts'
import { adjustStock } from '../../shop/catalog/products/stock/movements.contract.ts'
import {
  bulkEditProducts,
  editStaffProduct,
  undoBulkEdit,
} from '../../shop/catalog/products/table/products-table.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../../shop/sales/orders/manual/manual-orders.contract.ts'
import { transitionOrder } from '../../shop/sales/orders/staff/steps/steps.contract.ts'
import { often } from '../deep.ts'
import { runImportOf } from '../fixtures/import-catalogue.ts'
import { LYON } from '../fixtures/selling/selling-shop.ts'
import { openStripeShop } from '../fixtures/selling/stripe-shop.ts'

const ROUNDS = often(8)

interface Client {
  api<E extends Endpoint>(endpoint: E, question: RequestOf<E>): Promise<ResponseOf<E>>
}

test('movements add up to the stock after random orders, cancellations, edits and imports in three processes', {
  timeout: 240_000,
}, async () => {
  await using world = await openStripeShop({ stock: 60 })
  const { shop, staff, mug, variant } = world
  const others = [await world.start(), await world.start()]
  const clients: Client[] = [
    staff,
    ...others.map((other): Client => ({ api: (endpoint, question) => other.api(staff.token, endpoint, question) })),
  ]
  const random = (below: number) => Math.floor(Math.random() * below)
  // The changes of acknowledged requests with a known difference.
  const acknowledged = { sold: 0, returned: 0, received: 0, damaged: 0 }
  const order = async ({ api }: Client) => {
    const quantity = 1 + random(3)
    const lines = [{ product: mug.id, variant, quantity }]
    const { total, method } = await api(quoteManualOrder, { body: { lines } })
    const paid = { payment: 'received' as const, received_on: '2026-11-22', delivery: LYON, email: 'mia@example.com' }
    const { id } = await api(placeManualOrder, {
      body: { key: randomUUID(), lines, total, method: method ?? 0, ...paid },
    })
    acknowledged.sold -= quantity
    return { id, quantity }
  }
  const adjust = async ({ api }: Client, reason: 'received' | 'damaged', change: number) => {
    const done = await api(adjustStock, { body: { variant, reason, change } })
    acknowledged[reason] += done.change
  }
  const actions: ((client: Client) => Promise<unknown>)[] = [
    order,
    async (client) => {
      const { id, quantity } = await order(client)
      await client.api(transitionOrder, { params: { id: String(id) }, body: { to: 'cancelled' } })
      acknowledged.returned += quantity
    },
    ({ api }) => api(editStaffProduct, { params: { id: String(mug.id) }, body: { variant, stock: random(90) } }),
    (client) => adjust(client, 'received', 1 + random(9)),
    (client) => adjust(client, 'damaged', -1 - random(9)),
    async ({ api }) => {
      const { undo } = await api(bulkEditProducts, { body: { ids: [mug.id], stock: random(90) } })
      if (undo) await api(undoBulkEdit, { body: { undo } })
    },
  ]
  const imports = async (times: number) => {
    const { body } = await shop.app.inject({
      url: exportCatalogue.url,
      headers: { authorization: `Token ${staff.token}` },
    })
    const [header = '', ...rows] = body.trim().split('\r\n')
    const place = header.split(',').indexOf('stock')
    for (let round = 0; round < times; round += 1) {
      const changed = rows.map((row) =>
        row
          .split(',')
          .with(place, String(random(90)))
          .join(','),
      )
      await runImportOf(staff, [header, ...changed].join('\r\n'))
    }
  }
  const storm = clients.map(async (client) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Refusals such as too little stock are part of the storm.
      await actions[random(actions.length)]?.(client).catch((error: Error) => expect(error.message).toMatch(/^4\d\d /))
    }
  })
  await Promise.all([...storm, imports(3)])
  // Imports during the storm may be refused, because the product changed after their dry run.
  await imports(1)

  const { rows } = await sql<{ stock: number; moved: number; last: number; reasons: string[] }>`
    select stock, (select sum(change)::integer from stock_movements where variant_id = variants.id) as moved,
      (select stock_after from stock_movements where variant_id = variants.id order by id desc limit 1) as last,
      (select array_agg(distinct reason order by reason) from stock_movements where variant_id = variants.id) as reasons
    from variants where id = ${variant}`.execute(shop.db)
  const [found] = rows
  expect(found).toMatchObject({ moved: found?.stock, last: found?.stock })
  expect(found?.reasons).toEqual(expect.arrayContaining(['counted', 'imported', 'initial', 'sold']))
  const sums = await sql<{ reason: keyof typeof acknowledged; sum: number }>`
    select reason, sum(change)::integer as sum from stock_movements where variant_id = ${variant} group by reason`.execute(
    shop.db,
  )
  const recorded = Object.fromEntries(sums.rows.map(({ reason, sum }) => [reason, sum]))
  expect({ sold: 0, returned: 0, received: 0, damaged: 0, ...recorded }).toMatchObject(acknowledged)
  const broken = await sql`
    select id from (select id, change, stock_after, lag(stock_after, 1, 0) over (order by id) as before
      from stock_movements where variant_id = ${variant}) as chain where before + change <> stock_after`.execute(
    shop.db,
  )
  expect(broken.rows).toEqual([])
})
