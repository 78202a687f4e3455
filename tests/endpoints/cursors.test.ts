import { expect, test } from 'vitest'
import { listCustomers } from '../../shop/admin/customers/customers.contract.ts'
import { listMovements } from '../../shop/catalog/products/stock/movements.contract.ts'
import { listStaffProducts } from '../../shop/catalog/products/table/products-table.contract.ts'
import { auditLog } from '../../shop/core/activity-log/audit-log.contract.ts'
import { recordAudit } from '../../shop/core/activity-log/audit-log-store.server.ts'
import { listStaffOrders } from '../../shop/sales/orders/staff/staff-orders.contract.ts'
import { addOrder } from '../fixtures/orders.ts'
import { addProduct } from '../fixtures/products.ts'
import { openShop, type TestShop } from '../processes/open-shop.ts'

/** More than two pages of each list. */
const RECORDS = 7
const SIZE = 3
const MOVEMENTS = 120

interface Page {
  results: { id: number }[]
  next: string | null
}

/** The lists, and a function that adds one record to each. */
async function prepare(shop: TestShop) {
  const owner = await shop.staff()
  const { id: actorId } = owner
  const { id: productId, variantIds } = await addProduct(shop.db)
  const [variant = 0] = variantIds
  let [stock, people] = [10, 0]
  const add = {
    order: () => addOrder(shop.db, { userId: actorId, productId, variantIds }),
    customer: () => {
      people += 1
      return shop.customer(`Mia${people}`)
    },
    product: () => addProduct(shop.db),
    entry: () =>
      recordAudit(shop.db, { kind: 'settings', id: 1 }, [{ field: 'name', old: null, new: 'x' }], {
        actorId,
        now: shop.clock.now,
      }),
    movement: () => {
      stock += 1
      return shop.db.updateTable('variants').set({ stock }).where('id', '=', variant).execute()
    },
  }
  const read = async (address: string): Promise<Page> => {
    const { pathname, search } = new URL(address, 'http://shop')
    const { statusCode, body } = await shop.app.inject({
      url: pathname + search,
      headers: { authorization: `Token ${owner.token}` },
    })
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
    return JSON.parse(body)
  }
  return { owner, add, read }
}

test('a list that is read by cursor contains each record exactly once while records are added', async () => {
  await using shop = await openShop()
  const { add, read } = await prepare(shop)
  const lists = [
    { ...listStaffOrders, addOne: add.order, count: RECORDS },
    { ...listCustomers, addOne: add.customer, count: RECORDS },
    { ...listStaffProducts, addOne: add.product, count: RECORDS },
    { ...auditLog, addOne: add.entry, count: RECORDS },
    { ...listMovements, addOne: add.movement, count: MOVEMENTS },
  ]
  for (const { url, addOne, count } of lists) {
    for (let n = 0; n < count; n += 1) await addOne()
    const existing = new Set<number>()
    for (let page: Page = await read(`${url}?after=&page_size=100`); ; page = await read(page.next)) {
      for (const { id } of page.results) existing.add(id)
      if (page.next === null) break
    }
    expect(existing.size, url).toBeGreaterThanOrEqual(count)
    const ids: number[] = []
    let next: string | null = `${url}?after=&page_size=${SIZE}`
    while (next !== null) {
      const [page]: [Page, ...unknown[]] = await Promise.all([read(next), addOne(), addOne()])
      ids.push(...page.results.map(({ id }) => id))
      next = page.next
    }
    expect(new Set(ids).size, url).toBe(ids.length)
    // Only records that were added before the first page was read are new.
    const added = ids.filter((id) => !existing.has(id))
    expect(added.length, url).toBeLessThanOrEqual(2)
    expect(ids.filter((id) => existing.has(id)).length, url).toBe(existing.size)
  }
})

test('a cursor with a page, an order or another format is refused', async () => {
  await using shop = await openShop()
  const { owner } = await prepare(shop)
  const list = (query: { after: string; page?: string; sort?: 'total' }) => owner.api(listStaffOrders, { query })
  await expect(list({ after: '', page: '1' })).rejects.toThrow('{"after":["Cannot be combined with page."]}')
  await expect(list({ after: '', sort: 'total' })).rejects.toThrow('{"after":["Cannot be combined with sort."]}')
  await expect(list({ after: 'abc' })).rejects.toThrow('{"after":["Use the address in next."]}')
  const movements = owner.api(listMovements, { query: { after: '', before: '1' } })
  await expect(movements).rejects.toThrow('{"after":["Cannot be combined with before."]}')
})
