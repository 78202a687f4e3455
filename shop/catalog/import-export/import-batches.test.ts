import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bring, finishImport, importErrorsOf, runImportOf } from '../../../tests/fixtures/import-catalogue.ts'
import { picturesOf, picturesOnDisk } from '../../../tests/fixtures/pictures-on-disk.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { listProducts } from '../products/read/catalogue.contract.ts'

const HEADER = 'slug,title,description,price,thumbnail,bundled,variant,stock,images'
const row = (slug: string, title: string, bundled = '') =>
  `${slug},${title},A thing,5,${slug}.jpg,${bundled},One,5,${slug}.jpg`

test('a product that cannot be written does not prevent others and leaves no picture behind', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const picture = await aPicture({ width: 80, height: 60 })
  const slugs = ['one', 'two', 'three']
  const zip = zipOf(slugs.map((slug) => ({ name: `${slug}.jpg`, content: picture })))
  const sheet = [HEADER, ...slugs.map((slug) => row(slug, slug))].join('\n')
  const found = await bring(staff, sheet, zip)
  await addProduct(shop.db, { slug: 'two', title: 'Of somebody else' })

  const done = await finishImport(staff, found.id)
  expect(done.counts).toMatchObject({ done: 2, failed: 1 })
  expect(await importErrorsOf(staff, done)).toEqual(['3 : product with this slug already exists.'])
  const { results } = await staff.api(listProducts, { query: { id: await idsOf(['one', 'three']) } })
  expect(results.map(({ title }) => title)).toEqual(['one', 'three'])
  for (const url of results.flatMap(picturesOf)) expect((await shop.app.inject(url)).statusCode).toBe(200)
  const known = new Set(results.flatMap(picturesOf).map((url) => url.split('/')[2]))
  expect(await picturesOnDisk(shop.config.dataDir)).toEqual([...known].sort())

  async function idsOf(wanted: string[]): Promise<string> {
    const rows = await shop.db.selectFrom('products').select('id').where('slug', 'in', wanted).orderBy('id').execute()
    return rows.map(({ id }) => id).join(',')
  }
})

test('writes 120 changed and 120 new products with their own variants, pictures, bundles and notes', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await addProduct(shop.db, { slug: 'with-picture' })
  const { rows } = await sql<{ key: string }>`select thumbnail_key as key from products`.execute(shop.db)
  const withKey = (line: string) => line.replaceAll(/[a-z]+-\d+\.jpg/g, `${rows[0]?.key}.webp`)
  const sheet = (from: number, title: string) => {
    const lines = Array.from({ length: 120 + from }, (_, n) =>
      row(`thing-${n}`, `${title} ${n}`, `thing-${(n + 1) % (120 + from)}`),
    )
    return [HEADER, ...lines.map(withKey)].join('\n')
  }
  expect((await runImportOf(staff, sheet(0, 'Old'))).counts).toMatchObject({ create: 120, done: 120, failed: 0 })
  expect((await runImportOf(staff, sheet(120, 'New'))).counts).toMatchObject({
    create: 120,
    update: 120,
    done: 240,
    failed: 0,
  })

  const { rows: products } = await sql<{
    slug: string
    title: string
    variants: string
    bundled: string
    noted: number
  }>`
    select slug, title, variant_names as variants, (select count(*) from audit_entries where kind = 'product' and subject_id = products.id) as noted,
      (select slug from product_bundles join products as other on other.id = bundled_product_id where product_id = products.id) as bundled
    from products where slug like 'thing-%'`.execute(shop.db)
  expect(products).toHaveLength(240)
  const strangers = products.filter(({ slug, title, variants, bundled, noted }) => {
    const n = Number(slug.split('-')[1])
    return title !== `New ${n}` || variants !== 'One' || bundled !== `thing-${(n + 1) % 240}` || noted < 1
  })
  expect(strangers).toEqual([])
})
