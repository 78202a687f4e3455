import { afterAll, expect, test } from 'vitest'
import { encodeNested } from '../../lib/forms/nested-form.ts'
import { containsLists } from '../../server/http/cut-lists.ts'
import { alsoDeep } from '../deep.ts'
import { openShop } from '../processes/open-shop.ts'
import { shortestOf } from '../shortest-of.ts'
import { registeredBy } from './registered-contracts.ts'
import { distinctNames } from './requests/hostile/largest-bodies.ts'
import { addressOf, endpointName } from './requests/request.ts'
import { validFor } from './requests/valid-requests.ts'
import { callerRole, openWorld } from './world.ts'

const KIB = 1024
const { opened: world, contracts } = await registeredBy(openWorld)
afterAll(() => world[Symbol.asyncDispose]())

/** Encodes a body as form fields: values as text, lists as repeated names, nested fields as names in brackets. */
const pairsOf = (body: object): [string, string][] =>
  encodeNested(JSON.parse(JSON.stringify(body), (_, value) => (Object(value) === value ? value : String(value)))).map(
    ([name, value]) => [name, String(value)],
  )

const asForm = {
  async urlencoded(body: object) {
    return {
      payload: new URLSearchParams(pairsOf(body)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
  },
  async multipart(body: object) {
    const form = new FormData()
    for (const [name, value] of pairsOf(body)) form.append(name, value)
    return bytesOf(form)
  },
}

async function bytesOf(form: FormData) {
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

const reading = contracts
  .filter(({ schema, config }) => schema.body && !config.upload)
  .map((contract) => [endpointName(contract), contract] as const)
const kinds = alsoDeep<keyof typeof asForm>(['urlencoded'], ['multipart'])

/** Every body with lists is tested, and each fourth of the others: all endpoints use the same parser. */
const isUsual = ([, { schema }]: (typeof reading)[number], index: number) =>
  containsLists(schema.body) || index % 4 === 0
const bodies = alsoDeep(
  reading.filter(isUsual),
  reading.filter((one, index) => !isUsual(one, index)),
)
test.each(bodies.flatMap(([name, contract]) => kinds.map((kind) => [name, kind, contract] as const)))(
  '%s parses a %s form like JSON',
  async (name, kind, contract) => {
    const { method, url, config } = contract
    await world.demoteOwners()
    const asker = await world.somebody(callerRole(config.allow))
    const authorization = `Token ${asker.token}`
    const right = await validFor(name).question(world, asker)
    const send = async (body: object) => {
      const { payload, headers } = await asForm[kind](body)
      return world.shop.app.inject({
        method,
        url: addressOf(url, right),
        payload,
        headers: { ...headers, authorization, 'sec-fetch-site': 'same-origin' },
      })
    }
    const asJson = await world.shop.app.inject({
      method,
      url: addressOf(url, right),
      payload: {},
      headers: { authorization },
    })
    const empty = await send({})
    expect([empty.statusCode, empty.body]).toEqual([asJson.statusCode, asJson.body])
    const done = await send(right.body as object)
    expect([done.statusCode, done.body.slice(0, 200)]).toEqual([
      expect.toSatisfy((status) => status < 300),
      expect.anything(),
    ])
  },
)

const post = (
  url: string,
  { payload, headers }: { payload: string | Buffer; headers: Record<string, string> },
  more: Record<string, string> = {},
) => world.shop.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } })

test.each(kinds)('errors in a %s form name their field', async (kind) => {
  const { token } = await world.somebody('customer')
  const form = await asForm[kind]({ product: 'x', variant: 1.5, quantity: '10000', saveForLater: 'yes' })
  const answer = await post('/api/cart/', form, { authorization: `Token ${token}` })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      product: ['A valid integer is required.'],
      variant: ['A valid integer is required.'],
      quantity: ['too much quantity selected'],
      saveForLater: ['Must be a valid boolean.'],
    },
  ])
})

test.each(kinds)('a %s form has the same size limit as JSON', async (kind) => {
  const bare = (await asForm[kind]({ email: '' })).payload.length
  const send = async (bytes: number) =>
    post('/api/verification/', await asForm[kind]({ email: 'x'.repeat(bytes - bare) }))
  expect((await send(64 * KIB)).statusCode).toBe(400)
  const refused = await send(64 * KIB + 1)
  expect([refused.statusCode, refused.json()]).toEqual([413, { detail: 'Request body is too large.' }])
})

test('rejects a file in a form of a JSON endpoint', async () => {
  const form = new FormData()
  form.append('email', new Blob(['mia@example.com']), 'email.txt')
  const answer = await post('/api/verification/', await bytesOf(form))
  expect([answer.statusCode, answer.json()]).toEqual([400, { email: ['Not a valid string.'] }])
})

test.each(['', '--', '--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--', 'a=1'])(
  'a broken form (%j) is a parse error',
  async (payload) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await post('/api/verification/', { payload, headers })
    expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Multipart form parse error - Invalid form.'])
  },
)

test.each(['cross-site', 'same-site'])('rejects a form from another site (%s)', async (site) => {
  for (const kind of kinds) {
    const form = await asForm[kind]({ name: 'Eve', email: 'eve@example.com', title: 'Spam', body: 'Spam' })
    expect((await post('/api/contact/', form, { 'sec-fetch-site': site })).statusCode).toBe(403)
  }
  expect(await world.shop.db.selectFrom('contact_messages').selectAll().where('name', '=', 'Eve').execute()).toEqual([])
})

test.each(reading)('%s rejects a form with a foreign Origin and no Sec-Fetch-Site', async (name, contract) => {
  await world.demoteOwners()
  const asker = await world.somebody(callerRole(contract.config.allow))
  const right = await validFor(name).question(world, asker)
  const { payload, headers } = await asForm.urlencoded(right.body as object)
  for (const origin of ['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example', 'null']) {
    const answer = await world.shop.app.inject({
      method: contract.method,
      url: addressOf(contract.url, right),
      payload,
      headers: { ...headers, authorization: `Token ${asker.token}`, origin },
    })
    expect([origin, answer.statusCode]).toEqual([origin, 403])
  }
})

test.each(kinds)('accepts a %s form with the Origin of the shop, or with none', async (kind) => {
  const form = await asForm[kind]({ email: 'nobody' })
  const accepted: Record<string, string>[] = [{ origin: 'https://shop.example' }, {}]
  for (const more of accepted)
    expect((await post('/api/verification/', form, more)).json()).toEqual({ email: ['Enter a valid email address.'] })
})

test('compares the Origin with the address that the client used where no public address is configured', async () => {
  await using shop = await openShop({ env: { PUBLIC_URL: '' } })
  const send = async (origin: string) => {
    const { payload, headers } = await asForm.urlencoded({ email: 'nobody' })
    const sent = { ...headers, origin, host: '192.168.1.5:3000' }
    return (await shop.app.inject({ method: 'POST', url: '/api/verification/', payload, headers: sent })).statusCode
  }
  expect([await send('http://192.168.1.5:3000'), await send('http://evil.example')]).toEqual([400, 403])
})

test('parses a form of 18,000 names in less than 50 ms', async () => {
  const form = {
    payload: distinctNames(64 * KIB).join('&'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  expect(form.payload.split('&').length).toBeGreaterThan(18_000)
  const attempt = async () => {
    const begun = performance.now()
    expect((await post('/api/message_threads/', form)).statusCode).toBe(400)
    return performance.now() - begun
  }
  expect(await shortestOf(50, attempt)).toBeLessThan(50)
})

test.each(kinds)('rejects a %s form of more than 1,000 fields', async (kind) => {
  const send = async (fields: number) => {
    const names = distinctNames(64 * KIB).slice(0, fields)
    // The short boundary keeps 1,000 fields within the size limit.
    const parts = names.map((name) => `--x\r\ncontent-disposition:form-data;name="${name}"\r\n\r\n\r\n`)
    const form = {
      urlencoded: { payload: names.join('&'), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      multipart: {
        payload: `${parts.join('')}--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    }
    return (await post('/api/verification/', form[kind])).json()
  }
  expect(await send(1_000)).toMatchObject({ email: ['This field is required.'] })
  expect(await send(1_001)).toEqual({ detail: 'Form parse error - More than 1,000 fields.' })
})

test('rejects other content types and lists the accepted ones', async () => {
  const csv = { payload: 'a,b', headers: { 'content-type': 'text/csv' } }
  const answer = await post('/api/verification/', csv)
  expect([answer.statusCode, answer.json().detail, answer.headers.accept]).toEqual([
    415,
    'Unsupported media type "text/csv" in request. Send application/json, multipart/form-data or application/x-www-form-urlencoded.',
    'application/json, multipart/form-data, application/x-www-form-urlencoded',
  ])
  const { token } = await world.somebody('owner')
  const json = { payload: '{}', headers: { 'content-type': 'application/json', authorization: `Token ${token}` } }
  const upload = await post('/api/product/', json)
  expect([upload.statusCode, upload.json().detail, upload.headers.accept]).toEqual([
    415,
    'Unsupported media type "application/json" in request. Send multipart/form-data.',
    'multipart/form-data',
  ])
})
