import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { installErrorHandler } from '../http/error-handler.ts'
import { IN_PROCESS } from '../http/in-process.ts'
import { limitCalls, limitCustomers } from './limit-calls.ts'

const writing = { countsAs: 'writing', max: 30, timeWindow: '1 minute' }

async function openLimited(): Promise<FastifyInstance> {
  const app = Fastify()
  installErrorHandler(app)
  await limitCalls(app)
  await app.register(async (api) => {
    limitCustomers(api, ({ headers }) => (headers.customer ? Number(headers.customer) : undefined))
    api.post('/letter', { config: { limitPerCustomer: writing } }, async () => 'sent')
    api.put('/letter', { config: { limitPerCustomer: writing } }, async () => 'changed')
    api.post('/statement', { config: { rateLimit: { max: 2, timeWindow: '1 hour' } } }, async () => 'stated')
    api.post('/song', { config: { limitPerCustomer: { ...writing, countsAs: 'singing' } } }, async () => 'sung')
  })
  return app
}

test('limits a customer over all addresses and all endpoints of a group, separately from other customers and groups', async () => {
  await using app = await openLimited()
  let place = 0
  const status = async (customer: string, method: 'POST' | 'PUT', url: string) => {
    place += 1
    const answer = await app.inject({ method, url, headers: { customer }, remoteAddress: `203.0.113.${place}` })
    return answer.statusCode
  }
  for (let count = 0; count < 15; count += 1) {
    expect(await status('1', 'POST', '/letter')).toBe(200)
    expect(await status('1', 'PUT', '/letter')).toBe(200)
  }
  expect(await status('1', 'POST', '/letter')).toBe(429)
  expect(await status('1', 'PUT', '/letter')).toBe(429)
  expect(await status('2', 'PUT', '/letter')).toBe(200)
  expect(await status('1', 'POST', '/song')).toBe(200)
})

test('does not count calls made while rendering, which would add up for all visitors', async () => {
  await using app = await openLimited()
  const statuses = async (remoteAddress: string) => {
    const answers: number[] = []
    for (let count = 0; count < 4; count += 1)
      answers.push((await app.inject({ method: 'POST', url: '/statement', remoteAddress })).statusCode)
    return answers
  }
  expect(await statuses(IN_PROCESS)).toEqual([200, 200, 200, 200])
  expect(await statuses('203.0.113.1')).toEqual([200, 200, 429, 429])
})

test('states the wait until the next allowed request', async () => {
  await using app = await openLimited()
  const send = () => app.inject({ method: 'POST', url: '/letter', headers: { customer: '1' } })
  for (let count = 0; count < 30; count += 1) expect((await send()).body).toBe('sent')
  const refused = await send()
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(refused.json()).toEqual({ detail: `Request was throttled. Expected available in ${seconds} seconds.` })
})

test('limits a visitor only by address', async () => {
  await using app = await openLimited()
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject({ method: 'POST', url: '/letter' })))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
})
