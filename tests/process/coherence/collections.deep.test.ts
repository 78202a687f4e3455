import { expect, test } from 'vitest'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { collectionForm } from '../../fixtures/collections.ts'
import { addPerson } from '../../fixtures/people.ts'
import { productForm } from '../../fixtures/product-form.ts'
import { addProduct } from '../../fixtures/products.ts'
import { startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

const SEEN_WITHIN_MS = 1_000

test('two processes: changes of collections, featured products, attributes and filters are visible at once, and soon in the other', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const mug = await addProduct(db, { slug: 'mug', title: 'Mug', listed: new Date('2024-01-01') })
  await addProduct(db, { slug: 'pot', title: 'Pot', listed: new Date('2024-01-02') })
  const { token } = await addPerson(db, { isStaff: true })
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  await using one = await startShopServer(settings)
  await using other = await startShopServer(settings)

  const asked = (method: string, body: object): RequestInit => ({
    method,
    headers: {
      authorization: `Token ${token}`,
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  const collection = (fields: Record<string, string>) => collectionForm(fields)
  const steps: [path: string, init: RequestInit, seenAt: string, seen: RegExp][] = [
    [
      '/api/collections/',
      asked('POST', collection({ title: 'Table', slug: 'table', in_menu: 'true' })),
      '/terms_of_services',
      />Table</,
    ],
    [`/api/collections/table/products/${mug.id}/`, asked('PUT', {}), '/api/product/?collection=table', /"slug":"mug"/],
    ['/api/collections/table/', asked('PATCH', collection({ leads_home: 'true' })), '/', /Mug[\s\S]*Pot/],
    ['/api/collections/table/', asked('PATCH', collection({ title: 'Laid table' })), '/products/mug', /Laid table/],
    ['/api/product/mug/', asked('PATCH', productForm({ facts: 'Material: Oak' })), '/products/mug', /Oak/],
    ['/api/fact_names/', asked('PUT', { name: 'Material', can_filter: true }), '/api/filters/', /"Oak","count":1/],
    ['/api/product/mug/', asked('PATCH', productForm({ facts: 'Material: Ash' })), '/?fact=Material:Ash', /Mug/],
    ['/api/collections/table/', asked('PATCH', collection({ leads_home: 'false' })), '/', /Pot[\s\S]*Mug/],
  ]
  for (const [turn, [path, init, seenAt, seen]] of steps.entries()) {
    const [through, behind] = turn % 2 ? [other, one] : [one, other]
    // Cache the old state in both processes.
    for (const shop of [one, other]) await (await shop.ask(seenAt)).text()
    const answer = await through.ask(path, init)
    expect([path, answer.ok, answer.ok || (await answer.text())]).toEqual([path, true, true])
    expect(await (await through.ask(seenAt)).text()).toMatch(seen)
    await until(async () => seen.test(await (await behind.ask(seenAt)).text()), SEEN_WITHIN_MS)
  }
})
