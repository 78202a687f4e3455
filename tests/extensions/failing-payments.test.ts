import { defineExtension, type PaymentProvider, secret, text } from 'comptoir/extension'
import { afterEach, expect, test, vi } from 'vitest'
import { MINUTE } from '../../server/durations.ts'
import { saveExtensionSettings } from '../../shop/admin/settings/extensions/extensions.contract.ts'
import { guardedProvider } from '../../shop/core/extensions/payments/guarded-provider.server.ts'
import { processPayments } from '../../shop/sales/payments/order-payments/process-payments.server.ts'
import { fakeProvider } from '../payments/fake-provider.ts'
import { openShop } from '../processes/open-shop.ts'

const texts = {
  ...{ name: 'By Fake', inSentence: 'by Fake', short: 'Fake', inSubject: 'paid by Fake' },
  description: () => 'On the page of Fake.',
}

/** An extension with an online method. The others use its form. */
const paying = (id: string, open: () => PaymentProvider | undefined) =>
  defineExtension({
    ...{ name: id, version: '1.0.0', for: '*' },
    settings: { key: secret({ label: 'Key' }) },
    payments: [{ id, kind: 'online', texts, provider: { id, open } }],
  })

const hanging = () => new Promise<never>(() => {})
const named = (id: string, more: Partial<PaymentProvider> = {}): PaymentProvider => ({
  ...fakeProvider(() => new Date()),
  ...more,
  id,
})

afterEach(() => void vi.useRealTimers())

test('a list of a provider that hangs ends after its time limit', async () => {
  const errors: string[] = []
  const list = async function* () {
    yield await hanging()
  }
  const guarded = guardedProvider(named('slow', { list }), (call) => errors.push(call), 20)
  await expect(Array.fromAsync(guarded.list(new Date(0), new Date()))).rejects.toThrow('failed')
  expect(errors).toEqual(['list'])
})

test('parameters that cannot be stored are refused before a payment is opened', () => {
  for (const parameters of [undefined, null, 'text', Promise.resolve({})]) {
    const errors: string[] = []
    const guarded = guardedProvider(named('wrong', { compose: () => parameters }), (call) => errors.push(call))
    expect(() => guarded.compose({} as never)).toThrow('temporarily unavailable')
    expect(errors).toEqual(['compose'])
  }
})

test('a slow provider delays neither another one nor the next round', async () => {
  const asked = { slow: 0, fast: 0 }
  const listing = (name: keyof typeof asked) =>
    async function* () {
      asked[name] += 1
      if (name === 'slow') yield await hanging()
    }
  const [slow, fast] = [named('slow', { list: listing('slow') }), named('fast', { list: listing('fast') })]
  await using shop = await openShop({ extensions: [paying('slow', () => slow), paying('fast', () => fast)] })
  await processPayments(shop.services, 500)
  await expect.poll(() => asked).toEqual({ slow: 1, fast: 1 })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60 * MINUTE)
  const nextRound = async () => {
    await processPayments(shop.services, 500)
    return asked
  }
  // The first round of the fast provider may still run.
  await expect.poll(nextRound).toEqual({ slow: 1, fast: 2 })
})

test('a provider that cannot be opened is tried again, and errors of other parts do not disable its extension', async () => {
  let attempts = 0
  const open = () => {
    attempts += 1
    if (attempts === 1) throw new Error('The network is down.')
    return named('late')
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const extension = paying('late', open)
  await using shop = await openShop({ extensions: [extension] })
  expect(shop.services.paymentMethods.online()).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  vi.useRealTimers()
  await expect.poll(() => shop.services.paymentMethods.online().map(({ provider }) => provider.id)).toEqual(['late'])
  for (let call = 1; call <= 4; call += 1)
    shop.services.extensions.report(extension, 'GET /broken', new Error(`Call ${call} failed.`))
  await shop.services.extensions.settle()
  expect(shop.services.paymentMethods.online()).toHaveLength(1)
})

test('stored error messages do not contain secret settings', async () => {
  const extension = defineExtension({
    ...{ name: 'secretive', version: '1.0.0', for: '*' },
    settings: { key: secret({ label: 'Key', env: 'PAYMENT_TEST_KEY' }) },
  })
  await using shop = await openShop({ extensions: [extension], env: { PAYMENT_TEST_KEY: 'k-1234567' } })
  shop.services.extensions.report(extension, 'task', new Error('"Bearer k-1234567" is an invalid header value.'))
  await shop.services.extensions.settle()
  const { message } = await shop.db.selectFrom('extension_errors').select('message').executeTakeFirstOrThrow()
  expect(message).toBe('"Bearer …" is an invalid header value.')
})

test('a check of a setting that throws is an error at its field, and the shop starts', async () => {
  const validate = (address: string) => (new URL(address).protocol === 'https:' ? undefined : 'Enter https.')
  const extension = defineExtension({
    ...{ name: 'strict', version: '1.0.0', for: '*' },
    settings: { address: text({ label: 'Address', validate, default: 'shop.example' }) },
  })
  await using shop = await openShop({ extensions: [extension] })
  const owner = await shop.staff()
  const save = (address: string) =>
    owner.api(saveExtensionSettings, { params: { name: 'strict' }, body: { version: 0, address } as never })
  await expect(save('shop.example')).rejects.toThrow('This value could not be checked.')
  await save('https://shop.example')
})
