import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'

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

test('other users of the machine cannot read the picture folder from the first start on', async () => {
  await using shop = await openShop()
  expect(((await stat(join(shop.config.dataDir, 'images'))).mode & 0o777).toString(8)).toBe('700')
})
