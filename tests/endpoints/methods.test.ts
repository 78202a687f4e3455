import { afterAll, expect, test } from 'vitest'
import { openShop } from '../processes/open-shop.ts'
import { registeredBy } from './registered-contracts.ts'

const { opened: shop, contracts } = await registeredBy(openShop)
afterAll(() => shop[Symbol.asyncDispose]())

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const urls = [...new Set(contracts.map(({ url }) => url))].filter((url) => url.startsWith('/api/'))

test.each(urls)('%s rejects other methods and lists the allowed ones', async (url) => {
  const here = contracts.filter((contract) => contract.url === url).map(({ method }): string => method)
  const has = [...here, ...(here.includes('GET') ? ['HEAD'] : [])].sort()
  const address = url.replace(/:\w+/g, '1')
  for (const method of METHODS) {
    const { statusCode, headers } = await shop.app.inject({ method, url: address })
    expect([method, statusCode === 405]).toEqual([method, !has.includes(method)])
    if (statusCode === 405) expect([method, headers.allow]).toEqual([method, has.join(', ')])
  }
})
