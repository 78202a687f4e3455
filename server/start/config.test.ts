import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../tests/empty-folder.ts'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

test.each([
  [{ PORT: 'abc' }],
  [{ PORT: '65536' }],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }],
  [{ METRICS_PORT: '70000' }],
  [{ METRICS_PORT: '4711', PORT: '4711' }],
])('names an invalid setting in one sentence: %j', (settings: Record<string, string>) => {
  const read = () => readConfig(settings)
  expect(read).toThrow(StartupError)
  for (const name of Object.keys(settings)) expect(read).toThrow(new RegExp(`\\b${name}\\b`))
})

test('reads a bucket with the defaults of Amazon or of another store', () => {
  const keys = { S3_BUCKET: 'shop-pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(readConfig({ ...keys, S3_REGION: 'eu-west-3' }).bucket).toMatchObject({
    ...{ endpoint: 'https://s3.eu-west-3.amazonaws.com', bucket: 'shop-pictures', prefix: '', isPathStyle: false },
  })
  const other = { ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PREFIX: 'shop' }
  expect(readConfig(other).bucket).toMatchObject({ prefix: 'shop/', isPathStyle: true })
  expect(readConfig({}).bucket).toBe(undefined)
  // Such a prefix would name another bucket.
  for (const S3_PREFIX of ['/shop', '../shop', 'shops/../one', 'shops//one', '.', '..'])
    expect(() => readConfig({ ...other, S3_PREFIX })).toThrow('must be a path such as shops/one')
  expect(readConfig({ ...other, S3_PREFIX: 'shops/v1.2/' }).bucket?.prefix).toBe('shops/v1.2/')
  expect(() => readConfig({ S3_BUCKET: 'shop-pictures' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID')
})

test('reads settings from files, and refuses a missing file or two values', async () => {
  const folder = await scratchFolder()
  const secret = randomBytes(32)
  await writeFile(join(folder, 'secret'), `${secret.toString('base64')}\n`)
  expect(readConfig({ SHOP_SECRET_FILE: join(folder, 'secret') }).secret).toEqual(secret)
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'missing') })).toThrow(/SMTP_URL_FILE cannot be read \(ENOENT/)
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'secret'), SMTP_URL: 'off' })).toThrow('exclude each other')
  expect(() => readConfig({ SHOP_SECRET: 'short' })).toThrow('SHOP_SECRET must be 32 bytes')
})

test('a pooler needs a direct connection, too', () => {
  const DATABASE_POOL_URL = 'postgres://pool.example/shop'
  expect(() => readConfig({ DATABASE_POOL_URL })).toThrow('DATABASE_POOL_URL needs DATABASE_URL')
  const both = { DATABASE_POOL_URL, DATABASE_URL: 'postgres://db.example/shop' }
  expect(readConfig({ ...both, DATABASE_PREPARED_STATEMENTS: 'off' }).databasePool).toEqual({
    ...{ url: DATABASE_POOL_URL, hasPreparedStatements: false },
  })
  expect(readConfig(both).databasePool?.hasPreparedStatements).toBe(true)
})
