import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCatalogueChange } from '../../../../server/db/catalogue-changes.ts'
import { type Listener, listen } from '../../../../server/db/listen.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { often } from '../../../../tests/deep.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'

const pages = await builtPages()

/** Opens a shop that listens to database notices as a running server does. */
async function listeningShop() {
  const shop = await openShop({ pages })
  const notices: string[][] = []
  let heard = (_mark: string) => {}
  const listener: Listener = listen(shop.connection, {
    catalogue_changed: (notice) => {
      const change = readCatalogueChange(notice)
      const mark = change?.tags.find((tag) => tag.startsWith('mark:'))
      if (mark) return heard(mark)
      shop.cache.note(change)
      notices.push(change ? [change.isSale ? 'sale' : 'edit', ...change.tags] : ['anything'])
    },
  })
  let marks = 0
  /** Waits until all notices sent so far have arrived. */
  const caughtUp = async () => {
    marks += 1
    const mark = `mark:${marks}`
    const arrived = new Promise<void>((resolve) => {
      heard = (one) => one === mark && resolve()
    })
    await sql`select pg_notify('catalogue_changed', ${`edit ${mark}`})`.execute(shop.db)
    await arrived
  }
  // When the listener connects, it reports that everything may have changed.
  while (notices.length === 0) await new Promise(setImmediate)
  return {
    ...shop,
    /** Returns the notices sent while an action runs. */
    async told(happening: string | (() => Promise<unknown>)): Promise<string[][]> {
      await caughtUp()
      notices.length = 0
      await (typeof happening === 'string' ? sql.raw(happening).execute(shop.db) : happening())
      await caughtUp()
      return [...notices]
    },
    async [Symbol.asyncDispose]() {
      await listener.stop()
      await shop[Symbol.asyncDispose]()
    },
  }
}

async function stocked(shop: TestShop) {
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug', variants: [{ name: 'White', stock: 57 }] })
  const pot = await addProduct(shop.db, { slug: 'pot', title: 'Pot', variants: [{ name: 'Black', stock: 57 }] })
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: mug.variantIds })
  const review = { product_id: mug.id, variant_id: mug.variantIds[0] ?? 0, user_id: mia.id }
  await shop.db
    .insertInto('reviews')
    .values({ ...review, body: 'Keeps warm.', half_stars: 9 })
    .execute()
  return { mia, mug, pot }
}

test('each kind of change sends a notice with its tags, and unchanged rows send none', async () => {
  await using shop = await listeningShop()
  const { mug, pot } = await stocked(shop)
  const [m, p] = [`product:${mug.id}`, `product:${pot.id}`]
  const sale = ['sale', 'popular', `=stock:${mug.id}`]
  const listed = (product: string) => ['edit', 'search', 'list', 'popular', product]
  const ofMug = `where product_id = ${mug.id}`
  const changes: [statement: string, told: string[][]][] = [
    ['update products set title = title', []],
    [`update products set title = 'Cup' where id = ${mug.id}`, [['edit', 'search', m]]],
    [`update products set slug = 'cup' where id = ${mug.id}`, [listed(m)]],
    [`update products set slug = 'mug' where id = ${mug.id}`, [listed(m)]],
    [`update products set state = 'draft' where id = ${pot.id}`, expect.arrayContaining([listed(p)])],
    [`update products set slug = 'jug' where id = ${pot.id}`, []],
    [
      `update products set state = 'published', is_public = true where id = ${pot.id}`,
      expect.arrayContaining([listed(p)]),
    ],
    ['update variants set stock = stock', []],
    [`update variants set stock = 56 ${ofMug}`, [sale]],
    [`update variants set stock = 21 ${ofMug}`, [sale]],
    [`update variants set stock = 20 ${ofMug}`, [[...sale, m]]],
    [`update variants set stock = 9 ${ofMug}`, [[...sale, m]]],
    [`update variants set stock = 0 ${ofMug}`, [[...sale, m, 'search']]],
    [`update variants set stock = 3 ${ofMug}`, [[...sale, m, 'search']]],
    ['update variant_images set alt = alt', []],
    [`update variant_images set alt = 'A mug' where variant_id = ${mug.variantIds[0]}`, [['edit', m]]],
    [`insert into product_bundles values (${pot.id}, ${mug.id}, 0)`, [['edit', p]]],
    ['update product_bundles set position = position', []],
    [`insert into product_recommendations values (${mug.id}, ${pot.id}, 0)`, [['edit', m]]],
    [`insert into search_synonyms (terms) values (array['mug', 'cup'])`, [['edit', 'search']]],
    ['update reviews set body = body', []],
    [`update reviews set body = 'Keeps cool.'`, [['edit', m]]],
    ['update users set first_name = first_name', []],
    [`update users set last_name = 'Wong'`, [['edit', m]]],
    [
      `update reviews set hidden_at = now(), hidden_reason = 'Rude.', body = 'Rude.'`,
      expect.arrayContaining([['edit', m]]),
    ],
    [`update reviews set body = 'Ruder.'`, []],
    [`update users set last_name = 'Wang'`, []],
    ['truncate product_bundles', [['anything']]],
  ]
  for (const [statement, told] of changes) expect([statement, await shop.told(statement)]).toEqual([statement, told])
})

test('a change replaces only the cached pages that show it', async () => {
  await using shop = await listeningShop()
  const { mug, pot } = await stocked(shop)
  await shop.told('select')
  const addresses = [
    '/',
    '/products/mug',
    '/products/pot',
    '/reviews/mug/null/0.5/5',
    '/search/mug',
    '/terms_of_services',
    '/login',
  ]
  const all = async () => {
    for (const address of addresses) expect((await shop.app.inject(address)).statusCode, address).toBe(200)
    return addresses.map((address) => shop.cache.peek(address))
  }
  const changedBy = async (statement: string) => {
    const before = await all()
    await shop.told(statement)
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_100)
    const after = await all()
    return addresses.filter((_, index) => before[index] === undefined || before[index] !== after[index])
  }
  const ofMug = `where product_id = ${mug.id}`
  expect(await changedBy(`update variants set stock = 56 ${ofMug}`)).toEqual([])
  const showingMug = ['/', '/products/mug', '/reviews/mug/null/0.5/5', '/search/mug']
  expect(await changedBy(`update variants set stock = 7 ${ofMug}`)).toEqual(showingMug)
  expect(await changedBy(`update products set price_cents = 999 where id = ${mug.id}`)).toEqual(showingMug)
  expect(await changedBy(`update products set description = 'Black.' where id = ${pot.id}`)).toEqual([
    '/',
    '/products/pot',
    '/search/mug',
  ])
  expect(await changedBy(`update reviews set body = 'Keeps cool.'`)).toEqual(showingMug)
  expect(await changedBy(`insert into search_synonyms (terms) values (array['mug', 'cup'])`)).toEqual(['/search/mug'])
  expect(await changedBy(`update users set last_name = 'Wong'`)).toEqual(showingMug)
  expect(await changedBy('truncate product_bundles')).toEqual(addresses)
})

test('after any changes, cached responses equal uncached ones within a second', {
  tags: ['deep'],
  timeout: 240_000,
}, async () => {
  await using shop = await listeningShop()
  const { mia } = await stocked(shop)
  for (let n = 0; n < 4; n += 1)
    await addProduct(shop.db, {
      slug: `thing-${n}`,
      title: `Thing ${n}`,
      variants: [
        { name: 'One', stock: 3 },
        { name: 'Two', stock: 25 },
      ],
    })
  const products = await shop.db.selectFrom('products').select(['id', 'slug']).execute()
  const addresses = [
    ...['/', '/search/thing', '/search/mug?in_stock=true', '/search/nothing', '/terms_of_services', '/sitemap.xml'],
    ...[
      '/api/product/',
      '/api/product/?fields=card',
      '/api/home/',
      '/api/popular/',
      `/api/product/?id=${products.map(({ id }) => id).join(',')}`,
      '/api/suggestions/?q=th',
    ],
    ...products.flatMap(({ slug }) => [`/products/${slug}`, `/api/product/${slug}/`, `/reviews/${slug}/null/0.5/5`]),
  ]
  const ask = async () => {
    const answers = await Promise.all(addresses.map((address) => shop.app.inject(address)))
    return answers.map(({ statusCode, body }, index) => [addresses[index], statusCode, visible(body, addresses[index])])
  }
  const one = fc.integer({ min: 0, max: products.length - 1 })
  const change = fc.oneof(
    fc.tuple(fc.constant('stock' as const), one, fc.integer({ min: 0, max: 30 })),
    fc.tuple(fc.constant('price' as const), one, fc.integer({ min: 1, max: 9_999 })),
    fc.tuple(fc.constant('title' as const), one, fc.integer({ min: 0, max: 3 })),
    fc.tuple(fc.constant('gone' as const), one, fc.integer({ min: 0, max: 1 })),
    fc.tuple(fc.constant('hidden' as const), one, fc.integer({ min: 0, max: 1 })),
    fc.tuple(fc.constant('review' as const), one, fc.integer({ min: 1, max: 10 })),
    fc.tuple(fc.constant('bundle' as const), one, one),
    fc.tuple(fc.constant('name' as const), one, fc.integer({ min: 0, max: 3 })),
    fc.tuple(fc.constant('order' as const), one, fc.integer({ min: 1, max: 2 })),
  )
  const carryOut = async ([what, place, value]: [string, number, number]) => {
    const id = products[place]?.id ?? 0
    switch (what) {
      case 'stock':
        return sql`update variants set stock = ${value} where product_id = ${id} and position = 0`.execute(shop.db)
      case 'price':
        return sql`update products set price_cents = ${value} where id = ${id}`.execute(shop.db)
      case 'title':
        return sql`update products set title = ${`Thing mug ${value}`} where id = ${id}`.execute(shop.db)
      case 'gone':
        return sql`update products set deleted_at = ${value ? new Date() : null} where id = ${id}`.execute(shop.db)
      case 'hidden':
        return sql`update products set is_public = ${value === 0} where id = ${id}`.execute(shop.db)
      case 'review':
        return sql`update reviews set half_stars = ${value}, body = ${`Worth ${value}.`}`.execute(shop.db)
      case 'bundle':
        return sql`insert into product_bundles select ${id}, ${products[value]?.id ?? 0}, 0
          where ${place} <> ${value} and not exists (select from product_bundles where product_id = ${id})`.execute(
          shop.db,
        )
      case 'name':
        return sql`update users set first_name = ${`Mia ${value}`} where id = ${mia.id}`.execute(shop.db)
      default:
        return sql`update variants set stock = greatest(stock - ${value}, 0) where product_id = ${id}`.execute(shop.db)
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      await ask()
      await shop.told(async () => {
        for (const one of changes) await carryOut(one as [string, number, number])
      })
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_001)
      const answered = await ask()
      shop.cache.drop()
      expect(answered).toEqual(await ask())
    }),
    { numRuns: often(3, 'RUNS') },
  )
})

/** Removes stock numbers above the visible limit, which are contained only in scripts and cards. */
function visible(body: string, address = ''): string {
  if (/^\/api\/(product\/\?fields=card|home\/)/.test(address))
    return body.replace(/"stock":(2[1-9]|[3-9]\d)\b/g, '"stock":21')
  return body.replace(/<script[\s\S]*?<\/script>/g, '')
}
