import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../../lib/endpoint.ts'
import { containsLists, longestList } from '../../server/http/cut-lists.ts'
import { alsoDeep } from '../deep.ts'
import { registeredBy } from './registered-contracts.ts'
import { distinctNames, largestBodies } from './requests/hostile/largest-bodies.ts'
import { addressOf, endpointName } from './requests/request.ts'
import { validFor } from './requests/valid-requests.ts'
import { callerRole, openWorld } from './world.ts'

const KIB = 1024
const LONGEST_MS = 100
const TRIES = 3

const { opened: world, contracts } = await registeredBy(openWorld)
afterAll(() => world[Symbol.asyncDispose]())

/** Measures the longest time in which some work blocks the event loop, in milliseconds of this thread's CPU time. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let [isDone, longest] = [false, 0]
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const watch = async () => {
    for (let before = spent(); !isDone; ) {
      await setImmediate()
      const now = spent()
      longest = Math.max(longest, now - before)
      before = now
    }
  }
  const watching = watch()
  await work()
  await setImmediate()
  isDone = true
  await watching
  return longest
}

/** Uploads, bodies with lists, other bodies and requests without a body are read in different ways. */
const limitKind = ({ schema, config }: Endpoint) =>
  config.upload ? 'upload' : schema.body ? (containsLists(schema.body) ? 'lists' : 'fields') : 'none'
const SAMPLES = 5
const perKind = [...Map.groupBy(contracts, limitKind).values()]
const tested = alsoDeep(
  perKind.flatMap((alike) => alike.slice(0, SAMPLES)),
  perKind.flatMap((alike) => alike.slice(SAMPLES)),
)
test.each(tested.map((contract) => [endpointName(contract), contract] as const))(
  '%s keeps the event loop free while it reads the largest body and query',
  { timeout: 120_000 },
  async (name, contract) => {
    await world.demoteOwners()
    const asker = await world.somebody(callerRole(contract.config.allow))
    const right = await validFor(name).question(world, asker)
    const url = addressOf(contract.url, right)
    const query = `${url}${url.includes('?') ? '&' : '?'}${distinctNames(8 * KIB)
      .map(encodeURIComponent)
      .join('&')
      .slice(0, 8 * KIB)}`
    const requests = [
      { kind: 'query names', url: query, headers: {} },
      ...largestBodies(contract, right.body, 64 * KIB).map(({ type, ...body }) => ({
        ...{ ...body, url, headers: { 'content-type': type } },
      })),
    ]
    for (const { kind, headers, ...request } of requests) {
      const authorization = `Token ${asker.token}`
      const send = async () => {
        const { statusCode } = await world.shop.app.inject({
          ...{ ...request, method: contract.method },
          headers: { ...headers, authorization, 'sec-fetch-site': 'same-origin' },
        })
        expect([kind, statusCode]).toEqual([kind, expect.toSatisfy((status: number) => status < 500)])
      }
      // The first attempt includes compilation, and any attempt may include garbage collection.
      let shortest = Number.POSITIVE_INFINITY
      for (let left = TRIES; left > 0 && shortest > LONGEST_MS; left -= 1)
        shortest = Math.min(shortest, await longestBlock(send))
      expect([kind, shortest]).toEqual([kind, expect.toSatisfy((ms: number) => ms <= LONGEST_MS)])
    }
  },
)

test('every list in a body has a limit', () => {
  const unlimited = (schema: unknown, path: string): string[] => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
      return unlimited(schema.unwrap(), path)
    if (schema instanceof z.ZodPipe) return unlimited(schema.in, path)
    if (schema instanceof z.ZodArray)
      return [...(longestList(schema) === Infinity ? [path] : []), ...unlimited(schema.element, `${path}[]`)]
    if (!(schema instanceof z.ZodObject)) return []
    return Object.entries(schema.shape).flatMap(([name, field]) => unlimited(field, `${path} ${name}`))
  }
  expect(contracts.flatMap((contract) => unlimited(contract.schema.body, endpointName(contract)))).toEqual([])
})
