import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { builtPages } from './built-pages.ts'
import { API_POLICY, pagePolicy } from './security-headers.ts'

test('sets a policy on the shop’s scripts, styles and pictures', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const assets = await readdir(join(import.meta.dirname, '..', '..', 'build', 'client', 'assets'))
  const one = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`
  for (const path of [one('.js'), one('.css'), one('.woff2'), '/favicon.svg', '/site.webmanifest']) {
    const { statusCode, headers } = await shop.app.inject(path)
    expect([path, statusCode, headers['content-security-policy']]).toEqual([path, 200, API_POLICY])
  }
})

test('does not send files in a refused encoding', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const [asset = ''] = (await readdir(join(import.meta.dirname, '..', '..', 'build', 'client', 'assets'))).filter(
    (name) => name.endsWith('.js.br'),
  )
  for (const path of [`/assets/${asset.slice(0, -'.br'.length)}`, '/', '/api/product/']) {
    const encodingFor = async (accepted: string) =>
      (await shop.app.inject({ url: path, headers: { 'accept-encoding': accepted } })).headers['content-encoding']
    expect([path, await encodingFor('br;q=0, gzip;q=0')]).toEqual([path, undefined])
    expect([path, await encodingFor('zstd;q=0, gzip;q=0, *')]).toEqual([path, 'br'])
    expect([path, await encodingFor('br;q=0.1, gzip')]).toEqual([path, 'gzip'])
  }
})

test('allows only the provider’s script, and for Google the folder that its documentation names', () => {
  const google = pagePolicy([], new URL('https://accounts.google.com/gsi/client?x=1'))
  expect(google).toContain("script-src 'self' https://accounts.google.com/gsi/client;")
  for (const kind of ['style-src', 'connect-src'])
    expect(google).toContain(`${kind} 'self' https://accounts.google.com/gsi/;`)
  expect(google).toContain('frame-src https://accounts.google.com/gsi/;')
  const other = pagePolicy([], new URL('https://id.example/sdk/button.js'))
  expect(other).toContain("script-src 'self' https://id.example/sdk/button.js;")
  expect(other).toContain('frame-src https://id.example;')
})
