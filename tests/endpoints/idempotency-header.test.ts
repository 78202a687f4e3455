import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { acceptsIdempotencyKey } from '../../lib/endpoint.ts'
import { DAY } from '../../server/durations.ts'
import { synonyms } from '../../shop/catalog/search/synonyms/synonyms.contract.ts'
import { createApiKey } from '../../shop/core/api-keys/api-keys.contract.ts'
import { sweepShop } from '../../shop/sweep.server.ts'
import { addApiKey } from '../fixtures/api-keys.ts'
import { newProductForm } from '../fixtures/product-form.ts'
import { openShop } from '../processes/open-shop.ts'
import { registeredBy } from './registered-contracts.ts'
import { endpointName } from './requests/request.ts'

const { opened: shop, contracts } = await registeredBy(openShop)
afterAll(() => shop[Symbol.asyncDispose]())
const owner = await shop.staff()
const { authorization } = await addApiKey(shop)

interface Request {
  key?: string
  by?: string
  url?: string
}

/** Creates synonyms with an idempotency key, by default with an API key. */
async function post(body: object, { key = 'k1', by = authorization, url = synonyms.add.url }: Request = {}) {
  const headers = { ...(by && { authorization: by }), 'idempotency-key': key }
  const answer = await shop.app.inject({ method: 'POST', url, headers, payload: body })
  const { statusCode: status, body: text } = answer
  return {
    status,
    text,
    code: answer.headers['x-error-code'],
    replayed: answer.headers['idempotency-replayed'],
    answer,
  }
}

const countSynonyms = async () => (await shop.db.selectFrom('search_synonyms').select('id').execute()).length
const keys = () => shop.db.selectFrom('idempotency_keys').selectAll().execute()

test('64 parallel requests with one key create one object and get one answer', async () => {
  const terms = ['cup', 'mug']
  const answers = await Promise.all(Array.from({ length: 64 }, () => post({ terms }, { key: 'parallel' })))
  expect(await countSynonyms()).toBe(1)
  const created = answers.filter(({ status }) => status === 201)
  expect(created.filter(({ replayed }) => replayed === undefined)).toHaveLength(1)
  expect(new Set(created.map(({ text }) => text)).size).toBe(1)
  const waiting = answers.filter(({ status }) => status !== 201)
  for (const { status, code, answer } of waiting)
    expect([status, code, answer.headers['retry-after']]).toEqual([409, 'idempotency_key_in_progress', '1'])
  // The order of the fields of the JSON does not matter.
  const repeated = await post({ terms }, { key: 'parallel' })
  expect(repeated).toMatchObject({ status: 201, text: created[0]?.text, replayed: 'true' })
  expect(repeated.answer.headers['content-type']).toBe(created[0]?.answer.headers['content-type'])
})

test('refuses another body, another address and invalid keys, and keeps clients apart', async () => {
  const first = await post({ terms: ['pot', 'pan'] }, { key: 'a b' })
  const before = await countSynonyms()
  expect(await post({ terms: ['pot', 'wok'] }, { key: 'a b' })).toMatchObject({
    ...{ status: 409, code: 'idempotency_key_reused' },
  })
  const tag = { key: 'a b', url: '/api/customer_tags/' }
  expect((await post({ name: 'Regular' }, tag)).code).toBe('idempotency_key_reused')
  for (const key of ['', ' ', 'é', 'x'.repeat(256)])
    expect([key, (await post({ terms: ['a', 'b'] }, { key })).code]).toEqual([key, 'invalid_idempotency_key'])
  expect(await countSynonyms()).toBe(before)
  const other = await post({ terms: ['pot', 'pan'] }, { key: 'a b', by: `Token ${owner.token}` })
  expect([other.status, other.text === first.text]).toEqual([201, false])
})

test('stores refusals and seals answers, but not invalid requests and server errors', async () => {
  const url = '/api/staff_orders/999999/notes/'
  expect((await post({ words: 'Fragile' }, { key: 'missing', url })).status).toBe(404)
  expect(await post({ words: 'Fragile' }, { key: 'missing', url })).toMatchObject({ status: 404, replayed: 'true' })
  expect((await post({ terms: [] }, { key: 'wrong' })).status).toBe(400)
  expect((await post({ terms: ['tea', 'chai'] }, { key: 'wrong' })).status).toBe(201)
  await shop.db.schema.alterTable('search_synonyms').renameTo('moved').execute()
  expect((await post({ terms: ['bin', 'box'] }, { key: 'broken' })).status).toBe(500)
  await shop.db.schema.alterTable('moved').renameTo('search_synonyms').execute()
  expect(await post({ terms: ['bin', 'box'] }, { key: 'broken' })).toMatchObject({ status: 201, replayed: undefined })
  const stored = (await keys()).map(({ response }) => response?.toString('latin1') ?? '')
  expect(stored.some((text) => /bin|box|terms/.test(text))).toBe(false)
})

test('a form with files is compared without its boundary', async () => {
  const form = await newProductForm({ slug: 'bowl', title: 'Bowl' })
  const send = async (changed: FormData) => {
    const request = new Request('http://shop/', { method: 'POST', body: changed })
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: '/api/product/', payload: Buffer.from(await request.arrayBuffer()) },
      headers: {
        ...{ authorization, 'idempotency-key': 'bowl' },
        'content-type': request.headers.get('content-type') ?? '',
      },
    })
    return { status: answer.statusCode, code: answer.headers['x-error-code'], body: answer.body }
  }
  const first = await send(form)
  expect(first.status).toBe(201)
  expect(await send(form)).toEqual(first)
  form.set('title', 'Bowl 2')
  expect(await send(form)).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
})

test('calls that create something accept the header, except those for visitors and with credentials', async () => {
  const accepting = contracts.filter(({ method, schema, config }) => acceptsIdempotencyKey(method, schema, config))
  expect(accepting.length).toBeGreaterThan(30)
  const creating = contracts.filter(({ method, schema }) => method === 'POST' && 201 in schema.response)
  const excluded = creating.filter((contract) => !accepting.includes(contract))
  const ofMembers = excluded.filter(({ config }) => config.allow !== 'anyone')
  expect(ofMembers.map(endpointName)).toEqual([
    'POST /api/two_step/passkeys/',
    'POST /api/api_keys/',
    'POST /api/webhooks/',
  ])
  // A new API key is not stored: the header has no effect.
  const form = { scopes: ['orders:read'], expires_in: 'never', networks: '' }
  const by = `Token ${owner.token}`
  await post({ ...form, name: 'One' }, { key: 'secret', by, url: createApiKey.url })
  expect((await post({ ...form, name: 'Two' }, { key: 'secret', by, url: createApiKey.url })).status).toBe(201)
  expect((await keys()).filter(({ key }) => key === 'secret')).toEqual([])
  // A visitor's key has no effect.
  expect((await post({}, { key: '', by: '', url: '/api/contact/' })).code).toBe('invalid')

  const { paths, components } = (await shop.app.inject('/api/docs/json')).json()
  const { post: documented, get } = paths['/api/synonyms/']
  expect(documented.parameters).toMatchObject([{ in: 'header', name: 'idempotency-key', schema: { maxLength: 255 } }])
  expect(get.parameters).toBeUndefined()
  expect(documented.security).toEqual([{ token: [] }, { apiKey: [] }])
  expect(documented.description).toContain('`catalogue:write`')
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
})

test('keys end after a day, the sweep deletes them, and those of deleted accounts go at once', async () => {
  await shop.db.deleteFrom('idempotency_keys').execute()
  const [body, before] = [{ terms: ['jar', 'urn'] }, await countSynonyms()]
  await post(body, { key: 'day' })
  const now = shop.clock.now
  shop.clock.now = new Date(now.getTime() + DAY - 1)
  expect((await post(body, { key: 'day' })).replayed).toBe('true')
  await sweepShop(shop.services)
  expect(await keys()).toHaveLength(1)
  shop.clock.now = new Date(now.getTime() + DAY)
  expect((await post(body, { key: 'day' })).replayed).toBeUndefined()
  expect(await countSynonyms()).toBe(before + 2)
  shop.clock.now = new Date(shop.clock.now.getTime() + DAY)
  await sweepShop(shop.services)
  expect(await keys()).toEqual([])
  shop.clock.now = now

  const mia = await shop.staff('catalogue')
  await post({ terms: ['fork', 'spoon'] }, { key: 'own', by: `Token ${mia.token}` })
  expect(await keys()).toHaveLength(1)
  await shop.db.deleteFrom('users').where('id', '=', mia.id).execute()
  expect(await keys()).toEqual([])
})

test('no call with credentials in its response accepts the header', () => {
  const accepting = contracts.filter(({ method, schema, config }) => acceptsIdempotencyKey(method, schema, config))
  expect(accepting.length).toBeGreaterThan(20)
  const withCredentials = accepting.filter(({ schema }) => {
    const created = (schema.response as Record<number, unknown>)[201]
    const fields = created instanceof z.ZodObject ? Object.keys(created.shape) : []
    return fields.some((field) => /^(key|secret|token|auth_token|recovery_codes)$/.test(field))
  })
  expect(withCredentials.map(endpointName)).toEqual([])
})
