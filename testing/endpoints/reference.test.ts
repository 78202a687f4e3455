import { expect, test } from 'vitest'
import { openShop } from '../processes/open-shop.ts'

test('the reference shows the fields of forms with files, lists in lists, and which of them are files', async () => {
  await using shop = await openShop()
  const { paths } = (await shop.app.inject('/api/docs/json')).json()
  const bodyOf = ({ requestBody }: { requestBody: { content: Record<string, { schema: object }> } }) =>
    requestBody.content
  const file = { type: 'string', format: 'binary' }
  const images = (required: object) => ({
    items: { properties: { image: file, alt: { type: 'string' } }, ...required },
  })

  expect(bodyOf(paths['/api/product/'].post)).toMatchObject({
    'multipart/form-data': {
      schema: {
        required: ['title', 'description', 'price', 'slug', 'thumbnail', 'variants'],
        properties: {
          title: { type: 'string' },
          thumbnail: file,
          frequentlyBoughtTogether: { type: 'array', maxItems: 10 },
          variants: {
            maxItems: 50,
            items: {
              required: ['name', 'stock', 'images'],
              properties: { images: { maxItems: 12, ...images({ required: ['image'] }) } },
            },
          },
        },
      },
    },
  })
  const changed = bodyOf(paths['/api/product/{slug}/'].patch)['multipart/form-data']?.schema
  expect(changed).toMatchObject({
    properties: { version: {}, variants: { items: { properties: { images: images({}) } } } },
  })
  expect(changed).not.toHaveProperty('required')
  const details = bodyOf(paths['/api/user/{id}/'].patch)
  expect(details).toMatchObject({ 'multipart/form-data': { schema: { properties: { avatar: file, first_name: {} } } } })
  const catalogue = bodyOf(paths['/api/catalogue_imports/'].post)
  expect(catalogue).toMatchObject({
    'multipart/form-data': { schema: { properties: { catalogue: file, pictures: file } } },
  })
})

test('the reference is dressed as the shop, and shows nobody else’s mark', async () => {
  await using shop = await openShop()
  const page = await shop.app.inject('/api/docs/')
  const [, address = ''] = /<link[^>]+href="([^"]+\/shop\.css)"/.exec(page.body) ?? []
  const style = await shop.app.inject(new URL(address, 'http://shop/api/docs/').pathname)
  expect(style.statusCode).toBe(200)
  expect(style.headers['content-type']).toContain('text/css')
  expect(style.body).toMatch(/\.topbar \.link\b[^{]*\{ display: none \}/)
})
