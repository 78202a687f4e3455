import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { builtPages } from './built-pages.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'build', 'client')

test('serves each built file with immutable caching if its name has a hash, and other paths as pages', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => !/(\.br|\.gz|assets)$/.test(name))
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) {
    const asked = await shop.app.inject(`/${name}`)
    expect([name, asked.statusCode, asked.rawPayload.equals(await readFile(join(FOLDER, name)))]).toEqual([
      name,
      200,
      true,
    ])
    const kept = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    expect([name, asked.headers['cache-control']]).toEqual([name, kept])
  }

  const asset = names.find((name) => name.endsWith('.js')) ?? ''
  const head = await shop.app.inject({ method: 'HEAD', url: `/${asset}?v=1` })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const other of [
    asset.replace('.js', '-js'),
    asset.replace('assets/', 'assets/x'),
    asset.replace('assets/', 'assets%2F'),
    asset.toUpperCase(),
    `${asset}.br`,
    `${asset}/`,
    'assets/',
    'assets',
    'assets/..%2fplaceholder.svg',
  ]) {
    const { statusCode, headers } = await shop.app.inject(`/${other}`)
    expect([other, statusCode, headers['content-type']]).toEqual([other, 404, 'text/html; charset=utf-8'])
  }
})
