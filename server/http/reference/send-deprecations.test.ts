import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendDeprecations } from './send-deprecations.ts'

test('responses of a deprecated endpoint name the day of its removal', async () => {
  await using app = Fastify()
  sendDeprecations(app)
  const deprecated = { since: '2026-11-28', until: '2027-11-28', instead: 'Use `GET /new/`.' }
  app.get('/old/', { config: { allow: 'anyone', deprecated } }, async () => ({}))
  app.get('/new/', { config: { allow: 'anyone' } }, async () => ({}))
  expect((await app.inject('/old/')).headers).toMatchObject({
    deprecation: '@1795824000',
    sunset: 'Sun, 28 Nov 2027 00:00:00 GMT',
    link: '</api/docs/>; rel="deprecation"; type="text/html"',
  })
  const { headers } = await app.inject('/new/')
  expect([headers.deprecation, headers.sunset, headers.link]).toEqual([undefined, undefined, undefined])
})
