import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { installContractValidation, installErrorHandler } from './error-handler.ts'
import { answerWrongMethods } from './wrong-methods.ts'

const Body = z.object({
  name: z.string().trim().min(1).max(5),
  amount: z.int().min(1).max(9),
  colour: z.enum(['red', 'blue']),
  variants: z.array(z.object({ stock: z.number(), images: z.array(z.object({ alt: z.string() })) })).min(1),
})

async function smallApp() {
  const app = Fastify({ bodyLimit: 500 })
  app.setValidatorCompiler(installContractValidation)
  installErrorHandler(app)
  app.post('/things/', { schema: { body: Body } }, async () => ({ fine: true }))
  app.get('/things/:id/', { schema: { params: z.object({ id: z.string().regex(/^\d+$/) }) } }, async () => ({
    fine: true,
  }))
  app.get('/broken/', async () => {
    throw new Error('secret: the inside of the shop')
  })
  app.get('/nul/', async () => {
    throw Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' })
  })
  app.get('/away/', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  answerWrongMethods(
    app,
    '/things/',
    new Map([
      ['/things/', new Set(['POST'])],
      ['/things/:id/', new Set(['GET', 'HEAD'])],
    ]),
  )
  await app.ready()
  return app
}

test('returns the errors of all fields together, nested like the data', async () => {
  const app = await smallApp()
  const body = {
    name: '   ',
    amount: 'x',
    colour: 'green',
    variants: [
      { stock: 1, images: [] },
      { stock: null, images: [{ alt: 'a' }, {}] },
    ],
  }
  const answer = await app.inject({ method: 'POST', url: '/things/', body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    name: ['This field may not be blank.'],
    amount: ['A valid number is required.'],
    colour: ['"green" is not a valid choice.'],
    variants: [{}, { stock: ['This field may not be null.'], images: [{}, { alt: ['This field is required.'] }] }],
  })
})

test.each([
  [{}, 'name', 'This field is required.'],
  [{ name: 3 }, 'name', 'Not a valid string.'],
  [{ name: 'abcdef' }, 'name', 'Ensure this field has no more than 5 characters.'],
  [{ amount: 1.5 }, 'amount', 'A valid integer is required.'],
  [{ amount: 0 }, 'amount', 'Ensure this value is greater than or equal to 1.'],
  [{ amount: 10 }, 'amount', 'Ensure this value is less than or equal to 9.'],
  [{ variants: [] }, 'variants', 'This list may not be empty.'],
  [{ variants: 'x' }, 'variants', 'Expected a list of items.'],
  [{ colour: { toString: 0 } }, 'colour', '"{"toString":0}" is not a valid choice.'],
])('%j is rejected at %s: %s', async (body, field, text) => {
  const answer = await (await smallApp()).inject({ method: 'POST', url: '/things/', body })
  expect(answer.json()[field]).toEqual([text])
})

test.each([
  ['an unknown address', { url: '/nowhere/' }, 404, { detail: 'Not found.' }],
  ['an address that cannot exist', { url: '/things/abc/' }, 404, { detail: 'Not found.' }],
  ['another method', { method: 'PUT', url: '/things/' }, 405, { detail: 'Method "PUT" not allowed.' }],
  [
    'too large a body',
    { method: 'POST', url: '/things/', body: { name: 'x'.repeat(600) } },
    413,
    { detail: 'Request body is too large.' },
  ],
  [
    'another media type',
    { method: 'POST', url: '/things/', headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
    415,
    {
      detail:
        'Unsupported media type "text/csv" in request. Send application/json, multipart/form-data or application/x-www-form-urlencoded.',
    },
  ],
  [
    'no media type at all',
    { method: 'POST', url: '/things/', payload: Buffer.from('a,b') },
    415,
    {
      detail:
        'Unsupported media type "" in request. Send application/json, multipart/form-data or application/x-www-form-urlencoded.',
    },
  ],
  ['the database away', { url: '/away/' }, 503, { detail: 'Service temporarily unavailable, try again later.' }],
  ['a fault of ours', { url: '/broken/' }, 500, { detail: 'A server error occurred.' }],
] as const)('answers %s in an error shape', async (_, question, status, answer) => {
  const got = await (await smallApp()).inject(question)
  expect(got.statusCode).toBe(status)
  expect(got.json()).toEqual(answer)
  expect(got.headers['content-type']).toBe('application/json; charset=utf-8')
})

test.each(['{', '', '{"name":', 'null x'])('rejects a body that is not JSON (%j) as a parse error', async (payload) => {
  const answer = await (await smallApp()).inject({
    method: 'POST',
    url: '/things/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().detail).toMatch(/^JSON parse error - /)
})

test('lists the allowed methods for a wrong one, and a retry time while the database is unavailable', async () => {
  const app = await smallApp()
  expect((await app.inject({ method: 'DELETE', url: '/things/' })).headers.allow).toBe('POST')
  expect((await app.inject('/away/')).headers['retry-after']).toBe('5')
})

test('refuses texts that PostgreSQL cannot store', async () => {
  const app = await smallApp()
  const { statusCode, body } = await app.inject('/nul/')
  expect([statusCode, JSON.parse(body)]).toEqual([400, { detail: 'Not a valid string.' }])
})
