import { afterAll, expect, test } from 'vitest'
import { openReceiver } from '../../tests/fixtures/webhook-receiver.ts'
import { post, refusalOfTarget } from './post.ts'

const receiver = await openReceiver()
afterAll(() => receiver[Symbol.asyncDispose]())

const { signal: stop } = new AbortController()
const send = (url: string, settings: Partial<Parameters<typeof post>[1]> = {}) =>
  post({ url, headers: {}, body: '{}', stop }, { allowsLoopback: false, resolve: async () => [], ...settings })

test.each([
  ['not a URL', 'hooks.example.com', 'invalid'],
  ['credentials', 'https://user:secret@hooks.example.com/', 'invalid'],
  ['http', 'http://hooks.example.com/', 'not_https'],
  ['another scheme', 'ftp://hooks.example.com/', 'not_https'],
  ['loopback', 'https://127.0.0.1/', 'not_public'],
  ['loopback in decimal', 'https://2130706433/', 'not_public'],
  ['loopback in octal', 'https://0177.0.0.1/', 'not_public'],
  ['loopback IPv6', 'https://[::1]/', 'not_public'],
  ['loopback mapped to IPv6', 'https://[::ffff:127.0.0.1]/', 'not_public'],
  ['private', 'https://10.0.0.1/', 'not_public'],
  ['link-local metadata', 'https://169.254.169.254/latest/meta-data/', 'not_public'],
  ['unique local', 'https://[fd00:ec2::254]/', 'not_public'],
  ['localhost', 'https://localhost/', 'not_public'],
  ['a name below localhost', 'https://shop.localhost/', 'not_public'],
  ['a name of the local network', 'https://printer/', 'not_public'],
])('refuses %s without a request', async (_, url, reason) => {
  expect(refusalOfTarget(url, { allowsLoopback: false })).toBe(reason)
  expect(await send(url)).toBe('address')
})

test('accepts public addresses with any port', () => {
  for (const url of ['https://hooks.example.com/', 'https://hooks.example.com:8443/a?b=c', 'https://8.8.8.8/'])
    expect(refusalOfTarget(url, { allowsLoopback: false })).toBeUndefined()
})

test.each([
  ['loopback', ['127.0.0.1']],
  ['private', ['192.168.1.1']],
  ['metadata', ['169.254.169.254']],
  ['mapped to IPv6', ['::ffff:127.0.0.1']],
  ['one of two', ['8.8.8.8', '127.0.0.1']],
])('refuses a name whose address is not public: %s', async (_, addresses) => {
  expect(await send('https://hooks.example.com/', { resolve: async () => addresses })).toBe('address')
})

test('checks the address of the connection, so a name that changes after the check is refused', async () => {
  const port = new URL(receiver.url).port
  const resolved: string[] = []
  const resolve = async (name: string) => {
    resolved.push(name)
    return ['127.0.0.1']
  }
  expect(await send(`https://rebinding.example.com:${port}/`, { resolve })).toBe('address')
  // Not even with the setting for this machine, because the name is another one.
  expect(await send(`https://rebinding.example.com:${port}/`, { resolve, allowsLoopback: true })).toBe('address')
  expect(resolved).toEqual(['rebinding.example.com', 'rebinding.example.com'])
  expect(receiver.received).toEqual([])
})

test('reports an unknown name, and sends to this machine only with the setting', async () => {
  expect(await send('https://hooks.example.com/')).toBe('not_found')
  expect(await send(receiver.url)).toBe('address')
  expect(await send(receiver.url, { allowsLoopback: true })).toMatchObject({ status: 204 })
})
