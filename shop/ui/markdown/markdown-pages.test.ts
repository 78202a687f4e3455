import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { createdProduct } from '../../../tests/fixtures/product-form.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { getCollection } from '../../catalog/collections/collections.contract.ts'
import { getProductBySlug } from '../../catalog/products/read/catalogue.contract.ts'
import { search } from '../../catalog/search/search.contract.ts'

const TEXT = `# Care
Wash **cold**,
*never* hot: [all about linen](/pages/care), [the mill](https://mill.example/weaving "Our mill").

- Linen
- <img src=x onerror=alert(1)>

[a trap](javascript:alert(1)) <script>alert(1)</script>`

const READ = 'Care Wash cold, never hot: all about linen, the mill. Linen'

const read = async (shop: TestShop, address: string) => (await shop.app.inject(address)).body
const textOf = (html: string, name: string) => new RegExp(`<meta name="${name}" content="(.*?)"/>`).exec(html)?.[1]
const exactProductTags = (html: string) =>
  /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''

test.each([
  ['a product', '/products/sheet'],
  ['a collection', '/collections/linen'],
])('the page of %s renders Markdown with allowed elements only, and its description as plain text', async (_, at) => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'sheet', title: 'Sheet', description: TEXT })
  await createdCollection(staff, { slug: 'linen', title: 'Linen', text: TEXT })

  const html = await read(shop, at)
  for (const element of [
    /<h3[^>]*>Care<\/h3><p[^>]*>Wash <strong[^>]*>cold<\/strong>,\n<em>never<\/em> hot: /,
    /<a href="\/pages\/care" class="[^"]*">all about linen<\/a>/,
    /<a href="https:\/\/mill.example\/weaving" rel="external noopener noreferrer" class="[^"]*">the mill<\/a>/,
    /<ul[^>]*><li[^>]*>Linen<\/li><li[^>]*>&lt;img src=x onerror=alert\(1\)&gt;<\/li><\/ul>/,
    /<p[^>]*>\[a trap\]\(javascript:alert\(1\)\) &lt;script&gt;alert\(1\)&lt;\/script&gt;<\/p>/,
  ])
    expect(html).toMatch(element)
  expect(html).not.toMatch(/href="javascript|<img src=x|<script>alert/)
  expect(textOf(html, 'description')).toMatch(new RegExp(`^${READ}`))
  expect(JSON.parse(exactProductTags(html)).description.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`^${READ}`))
})

test('returns Markdown source unchanged in API and exports, and search finds the text of links but not their targets', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'sheet', title: 'Sheet', description: TEXT })
  await createdCollection(staff, { slug: 'linen', text: TEXT })
  const { description } = await shop.visitor.api(getProductBySlug, { params: { slug: 'sheet' } })
  const { text } = await shop.visitor.api(getCollection, { params: { slug: 'linen' } })
  expect([description, text]).toEqual([TEXT, TEXT])
  const headers = { authorization: `Token ${staff.token}` }
  const { body } = await shop.app.inject({ url: '/api/catalogue.csv', headers })
  expect(body).toContain(TEXT.replaceAll('"', '""'))

  const found = async (words: string) =>
    (await shop.visitor.api(search, { params: { search_query: words }, query: {} })).results.length
  expect([await found('linen'), await found('cold'), await found('mill')]).toEqual([1, 1, 1])
  expect([await found('weaving'), await found('pages'), await found('https')]).toEqual([0, 0, 0])
})
