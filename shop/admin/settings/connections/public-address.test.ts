import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { getPublicAddress, savePublicAddress } from './public-address.contract.ts'

const pages = await builtPages()

test('saves an address only if this shop answers there, and uses it at once on pages and in headers', async () => {
  await using shop = await openShop({ env: { PUBLIC_URL: '' }, pages })
  const staff = await shop.staff()
  const home = async () => {
    const { body, headers } = await shop.app.inject('/')
    return [/rel="canonical" href="([^"]*)"/.exec(body)?.[1], 'strict-transport-security' in headers]
  }
  expect(await home()).toEqual(['https://shop.example/', false])
  const own = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  await using other = createServer((_request, response) => response.end('another shop'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const foreign = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const save = (address: string, more: object = {}) =>
    staff.api(savePublicAddress, { body: { version: 0, address, ...more } })
  await expect(save(foreign)).rejects.toThrow('{"address":["Another server answers at this address.')
  await expect(save('http://127.0.0.1:9')).rejects.toThrow('{"address":["The connection to the server failed."]}')
  await expect(save('https://nowhere.invalid')).rejects.toThrow('{"address":["The server')
  await expect(save('shop.example')).rejects.toThrow('Enter the whole address')
  await expect(save('http://shop.example')).rejects.toThrow('must begin with https://')
  await expect(save('https://shop.example/shop')).rejects.toThrow('Leave out everything after the name')
  await expect(save('https://me:secret@shop.example')).rejects.toThrow('Leave out user name and password.')

  expect(await save(`${own}/`)).toMatchObject({ version: 1, address: own, current: own })
  expect(await home()).toEqual([`${own}/`, false])
  await expect(save('https://new.example', { is_unchecked: true })).rejects.toThrow('409 These settings were changed')
  await save('https://new.example', { version: 1, is_unchecked: true })
  expect(await home()).toEqual(['https://new.example/', true])
  await save('', { version: 2 })
  expect(await home()).toEqual(['https://shop.example/', false])
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['public_address[address]', 'https://new.example', null],
    ['public_address[address]', own, 'https://new.example'],
    ['public_address[address]', null, own],
  ])
})

test('a name of a private network and a redirect are refused by the check', async () => {
  await using shop = await openShop({ env: { PUBLIC_URL: '' }, downloads: { resolve: async () => ['10.0.0.1'] } })
  const staff = await shop.staff()
  await expect(
    staff.api(savePublicAddress, { body: { version: 0, address: 'https://inside.example' } }),
  ).rejects.toThrow('{"address":["\\"inside.example\\" is not in the public internet."]}')
  await using moved = createServer((_request, response) =>
    response.writeHead(301, { location: 'http://127.0.0.1:9/' }).end(),
  )
  await once(moved.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`
  await expect(staff.api(savePublicAddress, { body: { version: 0, address } })).rejects.toThrow('"address"')
})

test('the environment variable overrides the address', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  expect(await staff.api(getPublicAddress, {})).toMatchObject({
    address: 'https://shop.example',
    environment: 'PUBLIC_URL',
  })
  await expect(staff.api(savePublicAddress, { body: { version: 0, address: 'https://new.example' } })).rejects.toThrow(
    '409 The public address is set by the environment variable PUBLIC_URL.',
  )
})

test('answers a check only for a well-formed nonce, differently in each shop', async () => {
  await using shop = await openShop()
  await using other = await openShop()
  const nonce = 'a'.repeat(32)
  const [mine, theirs] = await Promise.all(
    [shop, other].map(({ app }) => app.inject(`/.well-known/comptoir-check/${nonce}`)),
  )
  expect(mine?.body).toMatch(/^[\da-f]{64}\n$/)
  expect(theirs?.body).not.toBe(mine?.body)
  expect((await shop.app.inject('/.well-known/comptoir-check/short')).statusCode).toBe(404)
})
