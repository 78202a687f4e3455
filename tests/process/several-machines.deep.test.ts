import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { aPicture, newProductForm } from '../fixtures/product-form.ts'
import { startShop, startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'
import { startS3 } from '../s3/s3-server.ts'

const SECRET = randomBytes(32).toString('base64')

interface Import {
  id: number
  state: string
  counts: { create: number; invalid: number }
}

test('two machines without a shared folder serve pictures, read imports and refuse another secret', async () => {
  await using one = await emptyFolder()
  await using other = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await using s3 = await startS3()
  const { token } = await addPerson(database.db, { isStaff: true })
  await writeFile(join(one.path, 'key'), `${s3.settings.secretAccessKey}\n`)
  const settings = (folder: string) => ({
    ...{ DATA_DIR: folder, DATABASE_URL: database.url, SHOP_SECRET: SECRET, RATE_LIMITS: 'off' },
    ...{ S3_ENDPOINT: s3.settings.endpoint, S3_REGION: s3.settings.region, S3_BUCKET: s3.settings.bucket },
    ...{ S3_ACCESS_KEY_ID: s3.settings.accessKeyId, S3_SECRET_ACCESS_KEY_FILE: join(one.path, 'key') },
  })
  await using first = await startShopServer(settings(one.path))
  await using second = await startShopServer(settings(other.path))
  const headers = { authorization: `Token ${token}` }

  const form = await newProductForm({
    slug: 'mug',
    title: 'Mug',
    thumbnail: await aPicture({ width: 800, height: 600 }),
  })
  const created = await first.ask('/api/product/', { method: 'POST', headers, body: form })
  expect(created.status, await created.clone().text()).toBe(201)
  const [{ key }] = (await database.db.selectFrom('images').select('key').execute()) as [{ key: string }]
  const pictures = await Promise.all(
    [first, second].map(async (shop) => Buffer.from(await (await shop.ask(`/media/${key}/640.webp`)).arrayBuffer())),
  )
  expect(pictures[0]?.length).toBeGreaterThan(50)
  expect(pictures[1]).toEqual(pictures[0])

  // Either process may read the file.
  const catalogue = new FormData()
  catalogue.set('catalogue', new File(['slug,title,price\nbowl,Bowl,nothing\n'], 'catalogue.csv'))
  const begun = await second.ask('/api/catalogue_imports/', { method: 'POST', headers, body: catalogue })
  const { id } = (await begun.json()) as Import
  const read = async () => (await (await first.ask(`/api/catalogue_imports/${id}/`, { headers })).json()) as Import
  await until(async () => (await read()).state === 'ready')
  expect((await read()).counts).toMatchObject({ create: 0, invalid: 1 })
  for (const shop of [first, second]) {
    const wrong = await shop.ask(`/api/catalogue_imports/${id}/wrong_lines.csv`, { headers })
    expect(await wrong.text()).toContain('bowl,Bowl,nothing')
  }
  for (const folder of [one, other]) {
    const names = await readdir(folder.path)
    for (const name of ['images', 'imports', 'secret']) expect(names).not.toContain(name)
  }

  await using wrong = startShop({ ...settings(other.path), SHOP_SECRET: randomBytes(32).toString('base64') })
  expect(await wrong.ended).toBe(1)
  expect(wrong.complaints()).toMatch(/^The secret of this process is not the one of the shop/)

  // During a rotation, processes with the new and with the former secret read the same data.
  const rotated = { SHOP_SECRET: randomBytes(32).toString('base64'), SHOP_SECRET_PREVIOUS: SECRET }
  await using next = await startShopServer({ ...settings(other.path), ...rotated })
  for (const shop of [first, next])
    expect((await shop.ask(`/api/catalogue_imports/${id}/`, { headers })).status).toBe(200)

  // Without the bucket, pages and pictures that were served before stay available, and uploads are refused.
  await s3.takeAway()
  expect((await first.ask(`/media/${key}/640.webp`)).status).toBe(200)
  expect(await (await first.ask('/products/mug')).text()).toContain('Mug')
  const refused = await first.ask('/api/product/', {
    ...{ method: 'POST', headers, body: await newProductForm({ slug: 'bowl', title: 'Bowl' }) },
  })
  expect(refused.status).toBe(503)
  await using late = await startShopServer(settings(other.path))
  expect(late.lines.join('\n')).toMatch(/The bucket .* cannot be used/)
  expect((await late.ask('/products/mug')).status).toBe(200)
})
