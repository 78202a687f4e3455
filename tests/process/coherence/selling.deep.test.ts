import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { openForSelling } from '../../fixtures/selling/open-for-selling.ts'
import { addSellable, LYON } from '../../fixtures/selling/selling-shop.ts'
import { startShopServer } from '../../processes/shop-process.ts'

const ROUNDS = 4
const PIECES = 3

test('two processes: the last pieces are sold once, a repeated order is placed once, and a closed shop takes no orders', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  await openForSelling(db, new Date())
  const { token: staff } = await addPerson(db, { isStaff: true })
  const buyers = await Promise.all(Array.from({ length: 8 }, (_, n) => addPerson(db, { first: `Buyer${n}` })))
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  await using one = await startShopServer(settings)
  await using other = await startShopServer(settings)
  const ask = async (shop: typeof one, token: string, method: string, path: string, body: object) => {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const answer = await shop.ask(path, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as { id?: number } }
  }
  const place = { zone: '', name: 'Here', brackets: [':0'], ready_from: 1, ready_to: 1, place: 'Here' }
  const method = (await ask(one, staff, 'POST', '/api/delivery_methods/', place)).body.id
  await ask(one, staff, 'PUT', '/api/settings/unpaid/', {
    ...{ version: 0, max_transfers: '3', max_collections: '1000', max_first_total: '9999999' },
    ...{ max_first_online: '5000', max_pieces: '10', max_stock_percent: '50', collection_days: '7' },
  })
  const wish = (product: { id: number; variantIds: number[] }) => ({
    key: randomUUID(),
    from_cart: false,
    lines: [{ product: product.id, variant: product.variantIds[0], quantity: 1 }],
    ...{ billing: LYON, method, payment: 'collection', total: '12.50', keep_address: false },
  })
  const stockOf = async ({ id }: { id: number }) =>
    (await db.selectFrom('variants').select('stock').where('product_id', '=', id).executeTakeFirstOrThrow()).stock

  for (let round = 0; round < ROUNDS; round += 1) {
    const mug = await addSellable({ db }, { variants: [{ name: 'One', stock: PIECES }] })
    const answers = await Promise.all(
      buyers.map(({ token }, n) => ask(n % 2 ? one : other, token, 'POST', '/api/checkout/', wish(mug))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400, 400, 400])
    expect(await stockOf(mug)).toBe(0)

    const lamp = await addSellable({ db })
    const same = wish(lamp)
    const [buyer] = buyers
    const orders = await Promise.all(
      [one, other, one, other].map((shop) => ask(shop, buyer?.token ?? '', 'POST', '/api/checkout/', same)),
    )
    expect(new Set(orders.map(({ body }) => body.id)).size).toBe(1)
    expect(await stockOf(lamp)).toBe(19)
  }

  const pot = await addSellable({ db })
  await ask(one, staff, 'PUT', '/api/selling/', { is_open: false })
  expect((await ask(other, buyers[0]?.token ?? '', 'POST', '/api/checkout/', wish(pot))).status).toBe(409)
  expect(await stockOf(pot)).toBe(20)
})
