import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { installErrorHandler } from './error-handler.ts'
import { answerWrongMethods } from './wrong-methods.ts'

async function appOfThings() {
  const app = Fastify()
  installErrorHandler(app)
  app.get('/api/things/', () => ({}))
  app.get('/api/things/export', () => ({}))
  app.put('/api/things/:id', () => ({}))
  app.get('/api/things/:id/parts/:part', () => ({}))
  answerWrongMethods(
    app,
    '/api/',
    new Map([
      ['/api/things/', new Set(['HEAD', 'GET'])],
      ['/api/things/export', new Set(['GET', 'HEAD'])],
      ['/api/things/:id', new Set(['PUT'])],
      ['/api/things/:id/parts/:part', new Set(['GET', 'HEAD'])],
    ]),
  )
  await app.ready()
  return app
}

test.each([
  ['POST', '/api/things/', 405, 'GET, HEAD'],
  ['DELETE', '/api/things/?page=2', 405, 'GET, HEAD'],
  ['GET', '/api/things/7', 405, 'PUT'],
  ['DELETE', '/api/things/export', 405, 'GET, HEAD'],
  ['PUT', '/api/things/7/parts/2', 405, 'GET, HEAD'],
  ['POST', '/api/things', 404, undefined],
  ['POST', '/api/things/7/parts', 404, undefined],
  ['POST', '/api/things//parts/2', 404, undefined],
  ['PUT', '/api/things/7', 200, undefined],
  ['PUT', `/api/things/${'x'.repeat(8_000)}`, 414, undefined],
  ['GET', `/api/things/7/parts/${'x'.repeat(8_000)}`, 414, undefined],
  ['GET', `/api/things/${'x'.repeat(8_000)}`, 405, 'PUT'],
  ['GET', `/api/${'x'.repeat(8_000)}`, 404, undefined],
] as const)('answers %s %s with %s and Allow %s', async (method, url, status, allow) => {
  const answer = await (await appOfThings()).inject({ method, url })
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow])
})

test('prefers a static path over a path with a parameter', async () => {
  const answer = await (await appOfThings()).inject({ method: 'PUT', url: '/api/things/export' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('throws for a path outside of the prefix', () => {
  expect(() => answerWrongMethods(Fastify(), '/api/', new Map([['/elsewhere', new Set(['GET'])]]))).toThrow(
    '/elsewhere',
  )
})
