import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendDeclaredStatus } from './declared-status.ts'

async function shopWith(response: Record<number, object>) {
  const app = Fastify()
  app.setSerializerCompiler(() => JSON.stringify)
  sendDeclaredStatus(app)
  app.get('/', { schema: { response } }, async ({ query }, reply) => {
    if ('fails' in (query as object)) throw new Error('It failed.')
    if ('sets' in (query as object)) reply.code(202)
    return 204 in response ? undefined : { isDone: true }
  })
  await app.ready()
  return app
}

const OBJECT = { type: 'object' }

test.each([200, 201, 202])('sends the only successful status that the contract declares: %i', async (status) => {
  await using app = await shopWith({ [status]: OBJECT })
  const { statusCode, body } = await app.inject('/')
  expect({ statusCode, body }).toEqual({ statusCode: status, body: '{"isDone":true}' })
})

test('sends an empty response with status 204', async () => {
  await using app = await shopWith({ 204: OBJECT })
  const { statusCode, body } = await app.inject('/')
  expect({ statusCode, body }).toEqual({ statusCode: 204, body: '' })
})

test('the handler chooses one of several successful statuses, 200 by default', async () => {
  await using app = await shopWith({ 200: OBJECT, 202: OBJECT })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect((await app.inject('/?sets')).statusCode).toBe(202)
})

test('a failed handler sends the status of its error', async () => {
  await using app = await shopWith({ 201: OBJECT })
  expect((await app.inject('/?fails')).statusCode).toBe(500)
})

test('the hooks of responses run also for a client that has left', async () => {
  const [begun, left, sent] = [0, 1, 2].map(() => Promise.withResolvers<void>())
  await using app = Fastify()
  sendDeclaredStatus(app)
  app.addHook('onSend', async () => sent?.resolve())
  app.delete('/', { schema: { response: { 204: OBJECT } } }, async (request) => {
    request.raw.socket.once('close', () => left?.resolve())
    begun?.resolve()
    await left?.promise
  })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), address.hostname)
  socket.write('DELETE / HTTP/1.1\r\nHost: shop\r\n\r\n')
  await begun?.promise
  socket.destroy()
  await sent?.promise
})
