import { afterAll, expect, test } from 'vitest'
import type { VisitorResponses } from '../../server/cache/visitor-responses.ts'
import { getSettings, saveSettings } from '../../shop/core/settings/settings.contract.ts'
import { registeredBy } from './registered-contracts.ts'
import { addressOf, endpointName } from './requests/request.ts'
import { validFor } from './requests/valid-requests.ts'
import { openWorld } from './world.ts'

let answers: VisitorResponses | undefined
const { opened: world, contracts } = await registeredBy(() =>
  openWorld(async (_app, _services, visitorResponses) => {
    answers = visitorResponses
  }),
)
afterAll(() => world[Symbol.asyncDispose]())

const cached = contracts.filter(({ config }) => config.cached)
const asPage = async (url: string) => {
  const answer = await answers?.find(url)
  return answer && { status: answer.status, body: String(await answer.encodedAs('identity')) }
}
const asVisitor = async (url: string) => {
  const { statusCode, body } = await world.shop.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
  return { status: statusCode, body }
}

test.each(cached.map((contract) => [endpointName(contract), contract] as const))(
  '%s gives pages and visitors the same response',
  async (name, { url }) => {
    const { question } = validFor(name)
    const address = addressOf(url, await question(world, await world.somebody('customer')))
    for (const asked of [address, `${address}${address.includes('?') ? '&' : '?'}utm_source=x`]) {
      world.shop.cache.drop()
      const told = await asPage(asked)
      // Either request must fill the cache for the other one.
      expect(await asVisitor(asked)).toEqual(told)
      world.shop.cache.drop()
      expect(await asVisitor(asked)).toEqual(told)
    }
  },
)

test('errors, missing records and hidden data are not answered without a request', async () => {
  expect(cached.length).toBeGreaterThan(10)
  for (const url of ['/api/product/?id=x', '/api/product/%E0%A4%A/', '/api/user/', '/api/orders/', '/api/', '/'])
    expect(answers?.find(url), url).toBeUndefined()
  await expect(answers?.find('/api/product/nowhere/')).rejects.toThrow('Not found.')
  await expect(answers?.find('/api/product/?page=99')).rejects.toThrow('Invalid page.')
  const owner = await world.somebody('owner')
  const { version, values } = (await owner.api(getSettings, {})).opening
  await owner.api(saveSettings.opening, { body: { ...values, state: 'not_yet', version } })
  expect(answers?.find('/api/product/')).toBeUndefined()
  expect(await answers?.find('/api/shop/')).toBeDefined()
})
