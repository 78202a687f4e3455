import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBucket } from '../../../server/media/bucket.ts'
import { s3Media } from '../../../server/media/s3-media.ts'
import { createdProduct } from '../../../tests/fixtures/product-form.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { startS3 } from '../../../tests/s3/s3-server.ts'

test('serves only pictures of the data folder for any path', async () => {
  await using shop = await openShop()
  const { dataDir } = shop.config
  const key = 'a'.repeat(24)
  await shop.media.put(key, new Map([['320.webp', Buffer.from('a picture')]]))
  await writeFile(join(dataDir, 'secret'), 'a secret')

  const picture = await shop.app.inject(`/media/${key}/320.webp`)
  expect([picture.body, picture.headers['cache-control']]).toEqual(['a picture', 'public, max-age=31536000, immutable'])
  for (const way of ['../secret', '%2e%2e/secret', '..%2fsecret', '%2e%2e%2f%2e%2e%2fsecret'])
    expect((await shop.app.inject(`/media/${way}`)).body).not.toContain('a secret')
  // No other plugin can send files.
  expect(shop.app.hasReplyDecorator('sendFile')).toBe(false)
})

test('requests for unknown pictures are not passed to a bucket', async () => {
  await using s3 = await startS3()
  await using shop = await openShop({ media: s3Media(openBucket(s3.settings)) })
  const { thumbnail } = await createdProduct(await shop.staff())
  expect((await shop.app.inject(thumbnail)).statusCode).toBe(200)
  const { GET } = s3.calls
  for (const sign of '0123456789')
    expect((await shop.app.inject(`/media/${sign.repeat(24)}/320.webp`)).statusCode).toBe(404)
  expect(s3.calls.GET).toBe(GET)
})

test('other users of the machine cannot read the picture folder from the first start on', async () => {
  await using shop = await openShop()
  expect(((await stat(join(shop.config.dataDir, 'images'))).mode & 0o777).toString(8)).toBe('700')
})
