import { expect, test } from 'vitest'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addDiscount } from '../../../../tests/fixtures/discounts.ts'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { enterCode } from './cart-code.contract.ts'

test('an unknown, ended or used-up code gets the same response after the same number of statements', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mug = await addSellable(shop, { priceCents: 20_00 })
  const ida = await shop.customer('Ida')
  const past = new Date(shop.clock.now.getTime() - 1_000)
  const cheap = await createdCollection(staff, { slug: 'cheap', rule: 'price_range=1,50' })
  await addDiscount(shop.db, { code: 'USED-UP', max_uses: 1 })
  await addDiscount(shop.db, { code: 'SINGLE', isSingleUse: true })
  for (const code of ['USED-UP', 'SINGLE']) {
    await putInCart(ida, mug, 1)
    await ida.api(enterCode, { body: { code } })
    await checkOutCart(ida)
  }
  await addDiscount(shop.db, { code: 'ENDED', ends_at: past })
  await addDiscount(shop.db, { code: 'ENDED-RULE', ends_at: past, collections: [cheap.id] })
  await addDiscount(shop.db, { code: 'LATER', starts_at: new Date(shop.clock.now.getTime() + 60_000) })
  await addDiscount(shop.db, { code: 'INACTIVE', is_active: false })
  await addDiscount(shop.db, { code: 'TAGGED', tag_id: 1 })

  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 1)
  const enter = async (code: string) => {
    const before = shop.queries()
    const { statusCode, body, headers } = await shop.app.inject({
      ...{ method: 'POST', url: enterCode.url, headers: { authorization: `Token ${mia.token}` }, payload: { code } },
    })
    return { statusCode, body, length: headers['content-length'], statements: shop.queries() - before }
  }
  const unknown = await enter('NEVER-WAS')
  expect(unknown).toMatchObject({ statusCode: 400, body: '{"code":["This code is not valid."]}' })
  for (const code of ['ENDED', 'ENDED-RULE', 'USED-UP', 'SINGLE', 'LATER', 'INACTIVE', 'TAGGED'])
    expect({ code, ...(await enter(code)) }).toEqual({ code, ...unknown })
})

test('the addresses of a network have 60 attempts per hour together', async () => {
  await using selling = await openSellingShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
  const { shop } = selling
  const [mia, ben] = [await shop.customer('Mia'), await shop.customer('Ben')]
  const from = async (address: string, { token } = mia) => {
    const { statusCode } = await shop.app.inject({
      ...{ method: 'POST', url: enterCode.url, payload: { code: 'GUESS' } },
      headers: { authorization: `Token ${token}`, 'x-forwarded-for': address },
    })
    return statusCode
  }
  for (let guess = 0; guess < 60; guess += 1) expect(await from(`2001:db8:0:1::${guess + 1}`)).toBe(400)
  expect([await from('2001:db8:0:1::ffff'), await from('2001:db8:0:1:a::1', ben)]).toEqual([429, 429])
  expect([await from('2001:db8:0:2::1'), await from('203.0.113.9')]).toEqual([400, 400])
})
